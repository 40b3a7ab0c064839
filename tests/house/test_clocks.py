"""Clocks: what a move costs and what it earns."""

from __future__ import annotations

from zashiki.core.state import NOBODY
from zashiki.house.clocks import NO_CLOCK, Clock, ClockRule, Now


def at(milliseconds: int) -> Now:
    return Now(milliseconds, milliseconds, milliseconds)


def test_no_clock_never_runs() -> None:
    clock = Clock(NO_CLOCK, 2)
    clock.start(0, at(1000))
    assert not clock.is_on
    assert not clock.is_flagged(at(10**9))


def test_fischer_takes_the_time_used_and_adds_the_increment_for_a_move_made() -> None:
    clock = Clock(ClockRule("fischer", 60, 5), 2)
    clock.start(0, at(1000))
    clock.start(1, at(11_000))
    assert clock.left == [55_000, 60_000]
    assert clock.remaining(1, at(21_000)) == 50_000
    assert clock.remaining(0, at(21_000)) == 55_000


def test_fischer_adds_nothing_in_the_middle_of_a_turn() -> None:
    clock = Clock(ClockRule("fischer", 60, 5), 2)
    clock.start(0, at(0))
    clock.start(0, at(10_000))
    assert clock.left == [50_000, 60_000]


def test_a_move_clock_is_full_again_after_the_move() -> None:
    clock = Clock(ClockRule("move", 30), 2)
    clock.start(0, at(0))
    clock.start(0, at(10_000))  # still the same move
    assert clock.remaining(0, at(15_000)) == 15_000
    clock.start(1, at(20_000))
    assert clock.left == [30_000, 30_000]


def test_who_takes_a_seat_over_has_all_the_time_and_the_others_what_they_had() -> None:
    clock = Clock(ClockRule("fischer", 60, 5), 3)
    clock.start(0, at(0))
    clock.refill(1, at(50_000))
    assert clock.remaining(0, at(50_000)) == 10_000
    clock.refill(0, at(50_000))
    assert clock.remaining(0, at(55_000)) == 55_000


def test_a_flag_falls_when_nothing_is_left() -> None:
    clock = Clock(ClockRule("move", 30), 2)
    clock.start(0, at(0))
    assert not clock.is_flagged(at(29_999))
    assert clock.is_flagged(at(30_000))
    clock.start(NOBODY, at(30_000))
    assert not clock.is_flagged(at(99_999))
