"""Studies are kept before they are told, changed by those who may, and tell no secrets."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tests.house.checks import until
from tests.house.open_house import lay, play_on, run
from tests.house.test_servers import run as in_two_houses
from zashiki.chapters import Chapter
from zashiki.chapters import Study as File
from zashiki.core.refusal import Refusal
from zashiki.core.scene import Mark
from zashiki.house import studies as room
from zashiki.house import study as limits
from zashiki.house import study_changes as do
from zashiki.house import study_queries as queries
from zashiki.house.errors import (
    BadWishError,
    HouseError,
    NotNowError,
    NotThereError,
    NotYoursError,
)
from zashiki.house.house import House
from zashiki.house.seats import Guest, new_guest
from zashiki.house.studies import Source
from zashiki.house.study import Effect, Study

PEBBLES = Source(game="pebbles", options={"length": "short"})


class Ear:
    """A listener that writes down what it is told."""

    def __init__(self, study: Study) -> None:
        self.effects: list[Effect] = []
        self.versions: list[int] = []
        self.people = 0
        self.is_lost = False
        study.listeners.add(self)

    def study_changed(self, effect: Effect, version: int) -> None:
        self.effects.append(effect)
        self.versions.append(version)

    def people_changed(self) -> None:
        self.people += 1

    def lost(self) -> None:
        self.is_lost = True


def story(told: Callable[[House, Guest], Awaitable[None]]) -> Callable[[str], None]:
    """A test that happens in an open house, to somebody who owns a study there."""

    def test(store_url: str) -> None:
        run(store_url, lambda house: told(house, new_guest()))

    return test


async def reopened(house: House, study: Study, guest: Guest) -> Study:
    """The same study as the store knows it."""
    house.studies.lose(study)
    again = await house.studies.find(study.id, guest.id)
    assert again is not study
    return again


async def grown(house: House, owner: Guest) -> Study:
    """A study with a main line of three, an alternative, a remark and a mark."""
    study = await house.studies.make(owner, "Mine", PEBBLES)
    node = 0
    for _ in range(3):
        _, state = study.state(0, node)
        change = do.PlayNode(0, node, state.legal()[0])
        node = (await house.studies.change(study, owner.id, change)).at or 0
    _, state = study.state(0, 0)
    await house.studies.change(study, owner.id, do.PlayNode(0, 0, state.legal()[-1]))
    await house.studies.change(study, owner.id, do.WriteRemark(0, 2, "so it goes"))
    await house.studies.change(study, owner.id, do.DrawMarks(0, 2, [Mark("ring", ["pile"])]))
    return study


async def played_on(house: House, study: Study, owner: Guest, count: int) -> None:
    house.studies.play_on(study, owner.id, 0, 0, count, "random")
    await ended(study)


async def ended(study: Study) -> None:
    """Until the bots play on no more."""
    while study.bots is not None:
        await asyncio.wait([study.bots])
        await asyncio.sleep(0)


def tree_of(study: Study, chapter: int = 0) -> object:
    return study.find(chapter).open().tree.told()


# --- keeping ---------------------------------------------------------------------------------


@story
async def test_everything_of_a_study_is_kept(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    await house.studies.add_chapters(study, owner, "Two", PEBBLES)
    await house.studies.change(study, owner.id, do.RenameStudy("Better"))
    await house.studies.change(study, owner.id, do.MoveChapter(1, 0))
    again = await reopened(house, study, owner)
    assert tree_of(again) == tree_of(study)
    assert (again.name, again.version) == ("Better", study.version)
    assert [each.number for each in again.chapters] == [1, 0]
    assert again.find(1).name == "Two"
    [listed] = await house.studies.listed(owner.id)
    assert (listed.id, listed.name, listed.chapters, listed.games) == (
        study.id,
        "Better",
        2,
        ["pebbles"],
    )


@story
async def test_changes_are_told_with_their_versions_after_they_are_kept(
    house: House, owner: Guest
) -> None:
    study = await grown(house, owner)
    ear, before = Ear(study), study.version
    effect = await house.studies.change(study, owner.id, do.DeleteNode(0, 2))
    assert effect.gone == [2, 3]
    assert effect.at == 1
    await house.studies.change(study, owner.id, do.PromoteNode(0, 4))
    assert [each.order for each in ear.effects] == [None, 0]
    assert ear.versions == [before + 1, before + 2]
    again = await reopened(house, study, owner)
    assert again.find(0).open().tree.main_line() == [4]


@story
async def test_who_works_at_the_same_time_loses_nothing(house: House, owner: Guest) -> None:
    study = await house.studies.make(owner, "", PEBBLES)
    _, state = study.state(0, 0)
    codes = state.legal()
    both = [do.PlayNode(0, 0, code) for code in codes for _ in range(2)]
    effects = await asyncio.gather(
        *(house.studies.change(study, owner.id, change) for change in both)
    )
    assert len(study.find(0).open().tree) == 1 + len(codes)
    assert {effect.at for effect in effects} == set(range(1, len(codes) + 1))
    again = await reopened(house, study, owner)
    assert tree_of(again) == tree_of(study)
    with pytest.raises(NotThereError):
        await house.studies.change(study, owner.id, do.DeleteNode(0, 99))


@story
async def test_another_server_that_was_quicker_wins(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    ear = Ear(study)
    facts = queries.Facts(study.id, "Theirs", "private", study.key, study.version + 1, 1)
    assert await house.store.write(lambda c: queries.raise_version(c, facts))
    await house.studies.change(study, owner.id, do.WriteRemark(0, 1, "ours"))
    assert (study.name, study.version) == ("Theirs", facts.version + 1)
    assert ear.versions == [facts.version + 1]  # one is missing: whoever looks asks for the whole
    again = await reopened(house, study, owner)
    assert (again.name, tree_of(again)) == ("Theirs", tree_of(study))


# --- where studies come from -------------------------------------------------------------------


@story
async def test_a_running_match_tells_nothing_and_a_finished_one_all(
    house: House, owner: Guest
) -> None:
    table = await lay(house, owner, new_guest())
    with pytest.raises(NotNowError, match="secrets-running"):
        await house.studies.make(owner, "", Source(table=table))
    await play_on(house, table)
    study = await house.studies.make(owner, "", Source(table=table, names=("A", "B")))
    chapter = study.find(0).open()
    assert chapter.record().actions == table.match.codes.tolist()
    assert chapter.players == ("A", "B")


@story
async def test_a_text_of_several_chapters_is_a_study(house: House, owner: Guest) -> None:
    written = File("From a file", [Chapter.begin("pebbles", name="One")] * 2)
    study = await house.studies.make(owner, "", Source(text=written.dumps()))
    assert study.name == "From a file"
    assert [each.name for each in study.chapters] == ["One", "One"]
    with pytest.raises(BadWishError, match="bad-record"):
        await house.studies.make(owner, "", Source(text="[Game"))
    with pytest.raises(BadWishError, match="bad-position"):
        await house.studies.make(owner, "", Source(game="pebbles", position={"seats": 1}))


@story
async def test_names_are_made_of_what_is_to_be_seen(house: House, owner: Guest) -> None:
    study = await house.studies.make(owner, "", PEBBLES)
    await house.studies.change(study, owner.id, do.RenameStudy("A\0\u202eB"))
    await house.studies.change(study, owner.id, do.RenameChapter(0, " C\n"))
    assert (study.name, study.chapters[0].name) == ("A B", "C")
    for change in (do.RenameStudy("\0"), do.RenameChapter(0, "\u200b")):
        with pytest.raises(BadWishError, match="malformed"):
            await house.studies.change(study, owner.id, change)


# --- who may what ------------------------------------------------------------------------------


@story
async def test_a_private_study_is_not_there_for_others(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    other = new_guest()
    with pytest.raises(NotThereError):
        await house.studies.find(study.id, other.id)
    with pytest.raises(NotThereError):
        await house.studies.change(study, other.id, do.RenameStudy("Stolen"))
    with pytest.raises(NotThereError):
        await house.studies.join(study.id, other, study.key)


@story
async def test_whoever_may_read_cannot_write(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    other = new_guest()
    await house.studies.share(study, owner.id, "read")
    assert await house.studies.find(study.id, other.id) is study
    before = tree_of(study), study.name, study.version
    for change in (do.RenameStudy("Stolen"), do.DeleteNode(0, 1), do.WriteRemark(0, 1, "no")):
        with pytest.raises(NotYoursError):
            await house.studies.change(study, other.id, change)
    with pytest.raises(NotYoursError):
        await house.studies.add_chapters(study, other, "", PEBBLES)
    with pytest.raises(NotYoursError):
        house.studies.play_on(study, other.id, 0, 0, 1, "random")
    with pytest.raises(NotYoursError):
        await house.studies.share(study, other.id, "together")
    with pytest.raises(NotYoursError):
        await house.studies.delete(study, other.id)
    assert (tree_of(study), study.name, study.version) == before


@story
async def test_the_link_to_work_together_works_until_it_is_taken_back(
    house: House, owner: Guest
) -> None:
    study = await grown(house, owner)
    friend = new_guest()
    await house.studies.share(study, owner.id, "together")
    with pytest.raises(NotThereError):
        await house.studies.join(study.id, friend, "wrong")
    with pytest.raises(NotYoursError):
        await house.studies.change(study, friend.id, do.RenameStudy("Ours"))
    key = study.key
    await house.studies.join(study.id, friend, key)
    study = await reopened(house, study, friend)
    await house.studies.change(study, friend.id, do.RenameStudy("Ours"))
    assert [each.name for each in await house.studies.listed(friend.id)] == ["Ours"]
    with pytest.raises(NotYoursError):
        await house.studies.delete(study, friend.id)
    await house.studies.share(study, owner.id, "private")
    with pytest.raises(NotThereError):
        await house.studies.find(study.id, friend.id)
    await house.studies.share(study, owner.id, "together")
    with pytest.raises(NotThereError):
        await house.studies.join(study.id, friend, key)
    assert await house.studies.listed(friend.id) == []


@story
async def test_a_deleted_study_is_gone(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    ear = Ear(study)
    await house.studies.delete(study, owner.id)
    assert ear.is_lost
    with pytest.raises(NotThereError):
        await house.studies.find(study.id, owner.id)
    assert await house.studies.listed(owner.id) == []


# --- limits ------------------------------------------------------------------------------------


@story
async def test_what_cannot_be_changes_nothing(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    before = tree_of(study), study.version
    wrong: list[tuple[do.StudyChange, type[Exception]]] = [
        (do.PlayNode(0, 0, 9_999), Refusal),
        (do.DeleteNode(0, 0), BadWishError),
        (do.DeleteChapter(0), NotNowError),
        (do.RenameChapter(7, "x"), NotThereError),
        (do.WriteRemark(0, 1, "}"), BadWishError),
        (do.DrawMarks(0, 1, [Mark("star", ["pile"])]), BadWishError),
    ]
    for change, kind in wrong:
        with pytest.raises(kind):
            await house.studies.change(study, owner.id, change)
    assert (tree_of(study), study.version) == before


@story
async def test_studies_of_a_guest_chapters_and_moves_are_bounded(
    house: House, owner: Guest
) -> None:
    with pytest.MonkeyPatch.context() as patch:
        await fill_up(house, owner, patch)


async def fill_up(house: House, owner: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    study = await grown(house, owner)
    monkeypatch.setattr(room, "MOST_STUDIES", 1)
    with pytest.raises(BadWishError, match="too-many-studies"):
        await house.studies.make(owner, "", PEBBLES)
    monkeypatch.setattr(room, "MOST_CHAPTERS", 1)
    with pytest.raises(BadWishError, match="too-many-chapters"):
        await house.studies.add_chapters(study, owner, "", PEBBLES)
    monkeypatch.setattr(limits, "MOST_NODES", len(study.find(0).open().tree))
    _, state = study.state(0, 3)
    with pytest.raises(BadWishError, match="study-full"):
        await house.studies.change(study, owner.id, do.PlayNode(0, 3, state.legal()[0]))


@story
async def test_all_chapters_of_a_study_have_so_many_moves(house: House, owner: Guest) -> None:
    study = await grown(house, owner)
    with pytest.MonkeyPatch.context() as so_few:
        for module in (limits, room):
            so_few.setattr(module, "MOST_IN_ALL", study.size)
        _, state = study.state(0, 3)
        with pytest.raises(BadWishError, match="studies-full"):
            await house.studies.change(study, owner.id, do.PlayNode(0, 3, state.legal()[0]))
        with pytest.raises(BadWishError, match="studies-full"):
            await house.studies.add_chapters(study, owner, "", PEBBLES)
        text = File("", [Chapter.begin("pebbles", name="One")] * (study.size + 1)).dumps()
        with pytest.raises(BadWishError, match="studies-full"):
            await house.studies.make(owner, "", Source(text=text))


@story
async def test_studies_nobody_looks_at_take_so_much_memory(house: House, owner: Guest) -> None:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(room, "MOST_NODES_IN_MEMORY", 3)
        studies = [await house.studies.make(owner, "", PEBBLES) for _ in range(2)]
        Ear(studies[0])
        studies += [await house.studies.make(owner, "", PEBBLES) for _ in range(3)]
    in_memory = [house.studies.in_memory_by(study.id) is not None for study in studies]
    assert in_memory == [True, False, False, True, True]


# --- bots --------------------------------------------------------------------------------------


@story
async def test_bots_play_on_to_the_end_and_everything_is_told(house: House, owner: Guest) -> None:
    study = await house.studies.make(owner, "", PEBBLES)
    ear = Ear(study)
    house.studies.play_on(study, owner.id, 0, 0, 1_000, "random")
    with pytest.raises(HouseError, match="study-bots-busy"):
        house.studies.play_on(study, owner.id, 0, 0, 1, "random")
    await ended(study)
    tree = study.find(0).open().tree
    assert tree.state(tree.main_line()[-1]).is_over
    assert len(ear.effects) == len(tree) - 1
    assert ear.people == 2
    again = await reopened(house, study, owner)
    assert tree_of(again) == tree_of(study)


@story
async def test_bots_play_so_many_actions_and_can_be_stopped(house: House, owner: Guest) -> None:
    study = await house.studies.make(owner, "", PEBBLES)
    await played_on(house, study, owner, 2)
    tree = study.find(0).open().tree
    by_seats = [n for n in tree.main_line() if tree.state(tree.nodes[n].parent).actor >= 0]
    assert len(by_seats) == 2
    house.studies.play_on(study, owner.id, 0, 0, 1_000, "random")
    house.studies.stop_bots(study, owner.id)
    await ended(study)
    assert tree_of(await reopened(house, study, owner)) is not None


@story
async def test_bots_play_on_in_few_studies_of_one_address(house: House, owner: Guest) -> None:
    seen, guests = house.tables.seen, [new_guest() for _ in range(room.MOST_BOTS_OF_ADDRESS + 1)]
    for guest in guests:
        seen.note_address(guest.id, "192.0.2.1")
    seen.note_address(owner.id, "198.51.100.9")
    studies = [await house.studies.make(guest, "", PEBBLES) for guest in guests]
    for guest, study in zip(guests[:-1], studies, strict=False):
        house.studies.play_on(study, guest.id, 0, 0, 1_000, "random")
    with pytest.raises(NotNowError, match="study-bots-full"):
        house.studies.play_on(studies[-1], guests[-1].id, 0, 0, 1_000, "random")
    await played_on(house, await house.studies.make(owner, "", PEBBLES), owner, 1)
    house.studies.lose(studies[0])
    await ended(studies[0])
    await played_on(house, studies[-1], guests[-1], 1)


@story
async def test_search_is_asked_with_the_moves_to_the_node(house: House, owner: Guest) -> None:
    study = await house.studies.make(owner, "", PEBBLES)
    tree = study.find(0).open().tree
    await played_on(house, study, owner, 1)
    node = next(n for n in tree.nodes if tree.state(n).actor >= 0)
    thoughts = await house.studies.compare(study, owner.id, 0, node, 100)
    assert [each.code for each in thoughts] == tree.state(node).legal()


# --- several servers ---------------------------------------------------------------------------


async def until_version(study: Study, version: int) -> None:
    await until(lambda: study.version == version and not study.lock.locked())


def test_what_is_done_at_one_server_is_told_at_the_other(postgres_url: str) -> None:
    async def told(one: House, two: House) -> None:
        owner, friend = new_guest(), new_guest()
        mine = await grown(one, owner)
        await one.studies.share(mine, owner.id, "together")
        await one.studies.join(mine.id, friend, mine.key)
        other = await two.studies.find(mine.id, friend.id)
        ear = Ear(other)
        await one.studies.change(mine, owner.id, do.WriteRemark(0, 2, "look"))
        await until_version(other, mine.version)
        assert tree_of(other) == tree_of(mine)
        assert [effect.nodes for effect in ear.effects] == [[2]]
        await two.studies.change(other, friend.id, do.RenameStudy("Ours"))
        await until(lambda: one.studies.in_memory_by(mine.id) is None)  # there nobody looks
        here = await one.studies.find(mine.id, owner.id)
        assert here.name == "Ours"
        await one.studies.share(here, owner.id, "private")
        await until(lambda: other.access == "private")
        await until(lambda: ear.people > 0)
        assert not other.may_read(friend.id)
        await one.studies.delete(here, owner.id)
        await until(lambda: ear.is_lost)

    in_two_houses(postgres_url, told)


def test_two_servers_that_change_a_study_at_the_same_time_both_do(postgres_url: str) -> None:
    async def told(one: House, two: House) -> None:
        owner = new_guest()
        mine = await grown(one, owner)
        other = await two.studies.find(mine.id, owner.id)
        ears = Ear(mine), Ear(other)
        for i in range(4):
            await asyncio.gather(
                one.studies.change(mine, owner.id, do.WriteRemark(0, 1, f"one {i}")),
                two.studies.change(other, owner.id, do.WriteRemark(0, 2, f"two {i}")),
            )
        version = max(mine.version, other.version)
        await until_version(mine, version)
        await until_version(other, version)
        assert tree_of(mine) == tree_of(other)
        again = await reopened(two, other, owner)
        remarks = [again.node(0, node)[1].remark for node in (1, 2)]
        assert remarks == ["one 3", "two 3"]
        assert not ears[0].is_lost

    in_two_houses(postgres_url, told)
