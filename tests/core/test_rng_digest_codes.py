"""The generator, the digest and the code list: the same numbers compiled and interpreted."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from zashiki.core.cells import rank
from zashiki.core.codes import Codes
from zashiki.core.digest import Digest
from zashiki.core.rng import Rng


def test_the_generator_gives_known_numbers() -> None:
    rng = Rng(7)
    assert [int(rng.below(100)) for _ in range(10)] == [97, 90, 69, 43, 45, 73, 45, 25, 98, 36]


def test_equal_seeds_give_equal_numbers_and_a_copy_goes_its_own_way() -> None:
    rng = Rng(2**95 + 3)
    twin = rng.copy()
    ahead = [int(rng.word()) for _ in range(50)]
    assert [int(twin.word()) for _ in range(50)] == ahead
    assert ahead != [int(Rng(3).word()) for _ in range(50)]


def test_split_generators_differ_from_their_parent() -> None:
    rng = Rng(1)
    child = rng.split()
    assert [int(child.word()) for _ in range(8)] != [int(rng.word()) for _ in range(8)]


@pytest.mark.parametrize("n", [1, 2, 6, 10, 1000])
def test_below_is_even(n: int) -> None:
    rng = Rng(n)
    counts = Counter(int(rng.below(n)) for _ in range(200 * n))
    assert set(counts) == set(range(n))
    assert max(counts.values()) < 320
    assert min(counts.values()) > 120


def test_real_stays_below_one() -> None:
    rng = Rng(5)
    values = [rng.real() for _ in range(2000)]
    assert 0 <= min(values) < 0.01
    assert 0.99 < max(values) < 1


def test_the_digest_gives_known_numbers() -> None:
    digest = Digest()
    digest.add_all(vec[i64]([1, 2, 3, -1, 2**40]))
    assert digest.value() == DIGEST


DIGEST = 14623766055725274222


@given(st.lists(st.integers(-(2**31), 2**31), max_size=8), st.data())
def test_a_digest_tells_lists_apart(values: list[int], data: st.DataObject) -> None:
    other = data.draw(st.lists(st.integers(-(2**31), 2**31), max_size=8))
    digests = []
    for numbers in (values, other):
        digest = Digest()
        digest.add_all(vec[i64](numbers))
        digests.append(digest.value())
    masked = [[n & 0xFFFFFFFF for n in numbers] for numbers in (values, other)]
    assert (digests[0] == digests[1]) == (masked[0] == masked[1])
    assert all(0 <= digest < 2**64 for digest in digests)


def test_codes_are_kept_in_order_and_cleared() -> None:
    codes = Codes()
    for code in (5, 3, 9):
        codes.add(code)
    assert codes.listed() == [5, 3, 9]
    assert codes.has(3)
    assert not codes.has(4)
    codes.clear()
    codes.add(1)
    assert codes.listed() == [1]
    assert not codes.has(3)


@given(st.lists(st.integers(-50, 50), min_size=1, max_size=4))
def test_rank_shares_places(points: list[int]) -> None:
    places = vec[i64]([0] * len(points))
    rank(vec[i64](points), places)
    assert [int(p) for p in places] == [1 + sum(o > p for o in points) for p in points]
