"""Studies read back exactly in both forms; a record is one of them, and the main line a record."""

from __future__ import annotations

import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import zashiki
from tests.toys.high_card import HighCardGame
from zashiki.chapters import Chapter, Study
from zashiki.core import registry
from zashiki.core.refusal import Refusal
from zashiki.core.rng import Rng
from zashiki.core.scene import Mark
from zashiki.record import Record, RecordError
from zashiki.variations import (
    LONGEST_REMARK,
    MARK_KINDS,
    MOST_CHILDREN,
    MOST_NODES,
    ROOT,
    TONES,
    Node,
    Tree,
    TreeError,
)

GAME = HighCardGame()
GAMES = ("samurai", "tokaido_duo", "iki", "yamatai")
WORDS = st.text(st.characters(exclude_categories=["Cs", "Cc"], exclude_characters="}"), max_size=30)
LABELS = st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=20)
THINGS = st.from_regex(r"[a-z]{1,5}:[0-9a-zA-Z@-]{1,8}", fullmatch=True)


@pytest.fixture(autouse=True)
def _toy_in_the_house() -> None:
    registry.add(GAME)


@st.composite
def marks(draw: st.DrawFn) -> Mark:
    kind = draw(st.sampled_from(MARK_KINDS))
    things = draw(st.lists(THINGS, min_size=2 if kind == "arrow" else 1, max_size=3))
    text = draw(LABELS) if kind == "label" else ""
    return Mark(kind, tuple(things), text, draw(st.sampled_from(TONES)))


@st.composite
def chapters(draw: st.DrawFn) -> Chapter:
    """A tree grown at random: at any node any legal action, chance included."""
    game = draw(st.sampled_from([GAME, *map(registry.game, GAMES)]))
    chapter = Chapter.begin(game, name=draw(WORDS))
    rng = Rng(draw(st.integers(0, 1000)))
    tree = chapter.tree
    for _ in range(draw(st.integers(0, 40))):
        at = draw(st.sampled_from(sorted(tree.nodes)))
        for _ in range(draw(st.integers(1, 6))):
            state = tree.state(at)
            if state.is_over:
                break
            at = tree.play(at, int(state.random_action(rng))).id
        if draw(st.booleans()):
            tree.write_remark(at, draw(WORDS))
            tree.draw(at, draw(st.lists(marks(), max_size=2)))
    return chapter


# --- both forms ------------------------------------------------------------------------------


@settings(max_examples=60, deadline=None)
@given(st.lists(chapters(), min_size=1, max_size=3), WORDS)
def test_a_study_reads_back_exactly_in_both_forms(some: list[Chapter], name: str) -> None:
    study = Study(name, some)
    for form in ("text", "json"):
        text = study.dumps(form)
        again = Study.loads(text)
        assert again == study
        assert again.dumps(form) == text


@settings(max_examples=40, deadline=None)
@given(chapters())
def test_a_study_read_as_a_record_is_its_main_line(chapter: Chapter) -> None:
    record = Record.loads(Study("One", [chapter]).dumps())
    assert record.actions == chapter.record().actions
    assert record.remarks == chapter.record().remarks
    assert record.tags["Chapter"] == chapter.name


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("form", ["text", "json"])
def test_a_record_is_a_study_of_one_chapter_and_stays_the_same(game: str, form: str) -> None:
    record = Record.play(game, rng=Rng(5), players=("A", "B"))
    record.remarks = {3: "why not", 7: ""}
    record.tags["Event"] = "Club"
    [chapter] = Study.loads(record.dumps(form)).chapters
    assert chapter.record() == record
    assert chapter.record().dumps(form) == record.dumps(form)


def test_the_text_shows_variations_in_brackets_that_begin_with_a_number() -> None:
    study = zashiki.Study("Openings", [Chapter.begin("samurai", name="Two ways")])
    chapter = study.chapters[0]
    first = chapter.play("+H2")
    second = chapter.play("+H3", first)
    chapter.tree.write_remark(second, "solid")
    other = chapter.play("+B2", first)
    chapter.tree.draw(other, [Mark("label", ("k14",), "here > {there}", "gold")])
    chapter.play("+R2")
    assert study.dumps().split("\n\n")[1] == (
        "1. 0: +H2\n"
        "   (1. 0: +R2)\n"
        "   +H3 {solid}\n"
        '   (1. 0: +B2 <label gold k14 "here \\u003e \\u007bthere\\u007d">)\n'
    )


def test_a_remark_may_look_like_the_header_of_the_next_chapter() -> None:
    first = Chapter.begin("samurai", name="One")
    first.tree.write_remark(first.play("+H2"), 'see\n[Game "iki"]\n[Rules "1"]')
    study = Study("Two", [first, Chapter.begin("iki", name="Two")])
    assert Study.loads(study.dumps()) == study


def test_a_remark_may_stand_at_the_beginning_of_a_chapter_but_not_of_a_record() -> None:
    chapter = Chapter.begin("samurai", name="Start")
    chapter.tree.write_remark(ROOT, "Look at the map first.")
    text = Study("", [chapter]).dumps()
    assert Study.loads(text).chapters[0].tree.root.remark == "Look at the map first."
    with pytest.raises(RecordError, match="line 10: a remark before the first action"):
        Study.loads(text.replace('[Chapter "Start"]\n', ""))


HEAD = Record.begin("samurai").dumps()


@pytest.mark.parametrize(
    ("moves", "problem"),
    [
        ("1. 0: +H2 (1. 0: +H2)", "line 10, ply 0: the same variation stands here already"),
        ("1. 0: +H2 (1. 0: +S9)", "line 10, ply 0: '\\+S9'"),
        ("1. 0: +H2 (1. 0: )", "line 10, ply 0: an empty variation"),
        ("1. 0: +H2 (1. 0: +B2", "ply 1: a variation is not closed"),
        ("1. 0: (1. 0: +B2)", "line 10, ply 0: a variation before the first action"),
        ("1. 0: +H2 (5. 0: +B2)", "line 10, ply 0: turn 5 where 1 is due"),
        ("1. 0: +H2 (1. 1: +B2)", "line 10, ply 0: seat 1 where seat 0 is to act"),
        ("1. 0: +H2 (1. {early} 0: +B2)", "line 10: a remark before the first action"),
        ("1. 0: +H2\n<ring k14", "line 11, ply 1: a mark is not closed"),
        ("1. 0: +H2 <star k14>", "line 10, ply 1: no mark 'star'"),
        ("1. 0: +H2 <ring>", "line 10, ply 1: a mark of kind ring is at 1 to 12 things"),
        ("1. 0: +H2 <arrow k14>", "line 10, ply 1: a mark of kind arrow is at 2 to 12 things"),
        ('1. 0: +H2 <label k14 "\\q">', "line 10, ply 1: words of a mark"),
        ('1. 0: +H2 <ring k14 "x">', "line 10, ply 1: a label, and nothing else, has words"),
        ("1. 0: +H2)", "line 10, ply 1: unexpected \\)"),
    ],
)
def test_what_cannot_be_read_names_its_place(moves: str, problem: str) -> None:
    with pytest.raises(RecordError, match=problem):
        Study.loads(HEAD.rstrip("\n") + "\n\n" + moves)


def test_json_with_an_action_that_is_not_legal_is_refused() -> None:
    chapter = Chapter.begin("samurai")
    code = chapter.tree.nodes[chapter.play("+H2")].code
    text = Study("", [chapter]).dumps("json")
    with pytest.raises(RecordError, match="node 1: action 999"):
        Study.loads(text.replace(f'"code":{code}', '"code":999'))
    with pytest.raises(RecordError, match="node 7: there is no such node"):
        Study.loads(text.replace('"parent":0', '"parent":7'))


@pytest.mark.parametrize(
    "nasty",
    [
        "1. 0: +H2 " + "(1. 0: +H3 " * 40_000,
        "1. 0: +H2 " + "(1. 0: +H2) " * 40_000,
        "1. 0: +H2 " + "<ring k14" * 40_000,
        "1. 0: +H2 " + "{" * 40_000,
        "1. 0: +H2 " + "() " * 40_000 + "((",
        ('\n[Game "samurai"]\nx' * 20_000),
    ],
    ids=["deep", "wide", "marks", "braces", "brackets", "headers"],
)
def test_nasty_texts_are_refused_quickly(nasty: str) -> None:
    began = time.process_time()
    with pytest.raises(RecordError):
        Study.loads(HEAD.rstrip("\n") + "\n\n" + nasty)
    assert time.process_time() - began < 2


def test_a_deeply_nested_study_reads_back() -> None:
    """Variations of variations, hundreds deep: nothing here recurs."""
    chapter = Chapter.begin("tokaido_duo")
    tree, at, rng = chapter.tree, ROOT, Rng(1)
    while not tree.state(at).is_over:
        state = tree.state(at)
        if len(state.legal()) > 1:
            tree.play(at, state.legal()[0])
            tree.play(at, state.legal()[1])
        at = tree.play(at, int(state.random_action(rng))).id
    study = Study("", [chapter])
    assert len(tree) > 100
    assert Study.loads(study.dumps()) == study


# --- trees -----------------------------------------------------------------------------------


def test_playing_what_is_there_adds_nothing_and_what_is_forbidden_is_refused() -> None:
    tree = Chapter.begin("samurai").tree
    first = tree.play(ROOT, 0 if 0 in tree.start.legal() else tree.start.legal()[0])
    assert tree.play(ROOT, first.code) is first
    assert len(tree) == 2
    with pytest.raises(Refusal):
        tree.play(ROOT, 1_000)


def test_deleting_takes_all_that_follows_and_the_beginning_stays() -> None:
    tree = Tree(registry.game("samurai").setup(2), Record.play("samurai", rng=Rng(2)).actions[:10])
    assert tree.delete(4) == [4, 5, 6, 7, 8, 9, 10]
    assert tree.main_line() == [1, 2, 3]
    assert tree.play(3, tree.state(3).legal()[0]).id == 11  # numbers are not used again
    with pytest.raises(TreeError, match="cannot be taken away"):
        tree.delete(ROOT)
    with pytest.raises(TreeError, match="node 4: there is no such node"):
        tree.find(4)


def test_promoting_makes_a_variation_the_main_line_step_by_step() -> None:
    tree = Chapter.begin("samurai").tree
    legal = tree.start.legal()
    tree.play(ROOT, legal[0])
    other = tree.play(ROOT, legal[1]).id
    tree.play(other, tree.state(other).legal()[0])
    last = tree.play(other, tree.state(other).legal()[1]).id
    assert tree.promote(last) == other
    assert tree.promote(last) == ROOT
    assert tree.promote(last) is None
    assert tree.main_line() == [other, last]


def test_trees_are_bounded() -> None:
    tree = Tree(registry.game("samurai").setup(2))
    for number in range(1, MOST_CHILDREN + 1):
        tree.insert(Node(number, ROOT, number))
    with pytest.raises(TreeError, match="alternatives"):
        tree.add(ROOT, -5)
    at = 1
    while len(tree) < MOST_NODES:
        at = tree.add(at, 0).id
    with pytest.raises(TreeError, match=f"no more than {MOST_NODES}"):
        tree.add(at, 0)
    with pytest.raises(TreeError, match="at most"):
        tree.write_remark(1, "x" * (LONGEST_REMARK + 1))
    with pytest.raises(TreeError, match="closing brace"):
        tree.write_remark(1, "}")
    with pytest.raises(TreeError, match="marks at one place"):
        tree.draw(1, [Mark("ring", ("a",))] * 100)
    with pytest.raises(TreeError, match="name of a piece"):
        tree.draw(1, [Mark("ring", ("a b",))])
