"""Texts: every message is there in every language with the same arguments, and none is unused."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import (
    Junk,
    MessageReference,
    Resource,
    Term,
    TermReference,
    VariableReference,
)
from fluent.syntax.ast import Message as Entry
from fluent.syntax.visitor import Visitor
from msgspec import convert

import zashiki
from zashiki.bots.names import told_levels
from zashiki.bots.styles import styles_of
from zashiki.bots.values import value_of
from zashiki.core.edition import Words
from zashiki.core.rng import Rng
from zashiki.texts import LANGUAGES, Speaker

SRC = Path(__file__).parents[2] / "src" / "zashiki"
HOMES = {
    "shared": SRC / "texts",
    "house": SRC / "house" / "texts",
    **{name: SRC / "games" / name / "texts" for name in zashiki.names()},
    "skeleton": SRC / "skeleton" / "example_game" / "texts",
}
GAMES = [home for home in HOMES if home not in ("shared", "house")]
HOUSE_ASKS = {"game-about", "game-aim"}  # of every game, from outside its folder
MESSAGE_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class _References(Visitor):
    def __init__(self) -> None:
        self.messages: set[str] = set()
        self.variables: set[str] = set()

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802  fluent's way
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: TermReference) -> None:  # noqa: N802
        self.messages.add("-" + node.id.name)
        self.generic_visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)


def resource(home: Path, language: str) -> Resource:
    tree = parse((home / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [str(entry.content)[:80] for entry in tree.body if isinstance(entry, Junk)]
    assert junk == [], f"{home}/{language}.ftl cannot be read"
    return tree


def messages(home: Path, language: str) -> dict[str, set[str]]:
    """Ids with the variables their words use."""
    found: dict[str, set[str]] = {}
    for entry in resource(home, language).body:
        if isinstance(entry, Entry):
            references = _References()
            references.visit(entry)
            assert entry.id.name not in found, f"{entry.id.name} stands twice"
            found[entry.id.name] = references.variables
    return found


def referenced(home: Path, language: str) -> set[str]:
    references = _References()
    references.visit(resource(home, language))
    return references.messages


def terms(home: Path, language: str) -> set[str]:
    body = resource(home, language).body
    return {"-" + entry.id.name for entry in body if isinstance(entry, Term)}


class _Uses(ast.NodeVisitor):
    """Ids that code names: whole ones, beginnings of families, and those of Message(…)."""

    def __init__(self) -> None:
        self.whole: set[str] = set()
        self.families: set[str] = set()
        self.required: set[str] = set()

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, str) and MESSAGE_ID.fullmatch(node.value):
            self.whole |= {node.value, "refusal-" + node.value}

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        first = node.values[0]
        if isinstance(first, ast.Constant) and str(first.value).endswith("-"):
            self.families.add(str(first.value))
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        left = node.left
        if isinstance(left, ast.Constant) and str(left.value).endswith("-"):
            self.families.add(str(left.value))
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = getattr(node.func, "id", getattr(node.func, "attr", ""))
        if name in ("Message", "Refusal") and node.args and isinstance(node.args[0], ast.Constant):
            prefix = "refusal-" if name == "Refusal" else ""
            self.required.add(prefix + str(node.args[0].value))
        is_bare = isinstance(node.func, ast.Name)  # not the command line's typer.Option
        if name == "Option" and is_bare and isinstance(node.args[0], ast.Constant):
            key = str(node.args[0].value)
            choices = ast.literal_eval(node.args[1])
            self.required |= {f"option-{key}", *(f"option-{key}-{choice}" for choice in choices)}
        self.generic_visit(node)


def uses(files: list[Path]) -> _Uses:
    found = _Uses()
    for file in files:
        found.visit(ast.parse(file.read_text(encoding="utf-8")))
    return found


def code_of(home: str) -> list[Path]:
    if home in GAMES:
        return sorted(HOMES[home].parent.glob("*.py"))
    at_house = [*(SRC / "house").rglob("*.py"), *(SRC / "web").rglob("*.py")]
    if home == "house":
        return at_house
    return [
        file
        for file in SRC.rglob("*.py")
        if not {"games", "skeleton"} & set(file.parts) and file not in at_house
    ]


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_say_the_same_messages_and_no_other_arguments(home: str, language: str) -> None:
    english, other = messages(HOMES[home], "en"), messages(HOMES[home], language)
    assert sorted(english) == sorted(other)
    wrong = {key: (english[key], other[key]) for key in english if not other[key] <= english[key]}
    assert wrong == {}


@pytest.mark.parametrize("home", HOMES)
def test_no_message_is_missing_and_none_is_unused(home: str) -> None:
    is_game = home in GAMES
    defined = set(messages(HOMES[home], "en"))
    code = uses(code_of(home))
    wanted = code.required | HOUSE_ASKS if is_game else code.required - HOUSE_ASKS
    assert sorted(wanted - defined - set(messages(HOMES["shared"], "en"))) == []
    sayers = uses(list(SRC.rglob("*.py"))) if home == "shared" else code
    spoken = referenced(HOMES[home], "en") | sayers.whole | sayers.required | HOUSE_ASKS
    unused = {
        key
        for key in defined - spoken
        if not any(key.startswith(family) for family in sayers.families)
    }
    assert sorted(unused - coached(defined) - reasoned(home) - told_of_bots(home)) == []
    assert sorted(told_of_bots(home) - defined) == []


def reasoned(home: str) -> set[str]:
    """The terms of a game's value: reasons that hints and reviews give."""
    value = value_of(home)
    terms = {} if value is None else value.terms(zashiki.game(home).start(), 0)
    return {f"term-{term}" for term in terms}


def told_of_bots(home: str) -> set[str]:
    """How levels and personalities play this game."""
    kinds = [*told_levels(home), *(f"style-{style}" for style in styles_of(home))]
    return {f"{kind}-about" for kind in kinds}


def coached(defined: set[str]) -> set[str]:
    """What the coach of the house says, in three parts, of a prompt that there is."""
    kinds = [key.removeprefix("prompt-") for key in defined if key.startswith("prompt-")]
    return {f"coach-{kind}{part}" for kind in kinds for part in ("", "-good", "-others")}


@pytest.mark.parametrize("home", HOMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_terms_are_defined_and_used(home: str, language: str) -> None:
    used = {key for key in referenced(HOMES[home], language) if key.startswith("-")}
    shared = terms(HOMES["shared"], language)
    assert sorted(used - terms(HOMES[home], language) - shared) == []
    assert sorted(terms(HOMES[home], language) - used) == []


def test_uses_are_found_in_code(tmp_path: Path) -> None:
    file = tmp_path / "x.py"
    file.write_text('Message("a-b")\nRefusal("c", "X")\nMessage(f"tile-{kind}")\n')
    found = uses([file])
    assert found.required == {"a-b", "refusal-c"}
    assert found.families == {"tile-"}


EDITIONS = [
    (name, edition) for name in zashiki.names() for edition in zashiki.game(name).editions()
]


@pytest.mark.parametrize(("name", "edition"), EDITIONS)
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_words_about_an_edition_are_said_in_every_language(
    name: str, edition: str, language: str
) -> None:
    data = zashiki.game(name).edition(edition).data
    words = convert(data["words"], dict[str, Words])[language]
    provenance = convert(data["provenance"], dict[str, str])
    assert words.name
    assert words.about
    assert list(words.notes) == [pattern for pattern, told in provenance.items() if ":" in told]
    assert all(words.notes.values())


@pytest.mark.parametrize("name", zashiki.names())
def test_drawings_in_letters_speak_every_language(name: str) -> None:
    game = zashiki.game(name)
    state = game.start(game.seat_counts[0])
    drawings = {language: game.draw(state, 0, language) for language in LANGUAGES}
    assert drawings["en"] == game.draw(state, 0)
    assert len(set(drawings.values())) == len(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", zashiki.names())
def test_words_in_a_row_are_what_fluent_says(name: str, language: str) -> None:
    """Where nothing is to be decided, Fluent is not asked: the words are the same."""
    game = zashiki.game(name)
    say = Speaker(game, language)
    state, rng = game.start(), Rng(4)
    rows = 0
    for _ in range(120):
        if state.is_over:
            break
        code = state.random_action(rng)
        after = state.after(code)
        for message in (game.story(state, code, after, 0), game.prompt(state, 0)):
            if message is not None:
                pattern = say._bundle.get_message(message.id).value
                assert pattern is not None
                args = {key: say._word(value) for key, value in message.args.items()}
                rows += say._row(message.id, pattern, args) is not None
                assert (say(message), []) == say._bundle.format_pattern(pattern, args)
        state = after
    assert rows
