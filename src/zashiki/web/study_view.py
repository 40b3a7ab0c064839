"""What is seen of a study: nodes in words, scenes with nothing hidden, outcomes of chance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from weakref import WeakKeyDictionary

from msgspec.structs import replace

from zashiki.chapters import Chapter
from zashiki.core import registry
from zashiki.core.game import Game
from zashiki.core.message import Message
from zashiki.core.scene import About, Scene, things
from zashiki.core.state import CHANCE, NOBODY, State
from zashiki.house.seats import Guest
from zashiki.house.study import Effect, KeptChapter, Study
from zashiki.house.words import words
from zashiki.study.review_words import outcome
from zashiki.variations import ROOT, Node
from zashiki.web.api_types import LogLine
from zashiki.web.names import NamedWords
from zashiki.web.scene_json import in_words
from zashiki.web.socket_types import SceneMessage, UndoState
from zashiki.web.study_types import (
    ChanceOutcome,
    ChapterInfo,
    ChapterPage,
    StudyChanged,
    StudyInfo,
    StudyNode,
    StudyScene,
)
from zashiki.web.table_view import told_outcome

MOST_OUTCOMES = 300


def speaker(game: Game, language: str, players: Sequence[str], seats: int) -> NamedWords:
    """Seats are called by their players, or by their colours."""
    say = words(game, language)
    names = list(players) or [say(Message(f"colour-{seat}")) for seat in range(seats)]
    return NamedWords(say, names)


class ChapterTeller:
    """Tells the nodes of a chapter in one language; what was told once is remembered."""

    def __init__(self, chapter: Chapter, language: str) -> None:
        self.chapter = chapter
        self.say = speaker(chapter.game, language, chapter.players, int(chapter.setup.seats))
        self._known: dict[int, tuple[int, str, str]] = {ROOT: (NOBODY, "", "")}

    def nodes(self) -> list[StudyNode]:
        """All, the root first."""
        tree = self.chapter.tree
        states = {ROOT: tree.start}
        found = []
        for node in tree.walk():
            if node.id != ROOT:
                before = states[node.parent]
                after = before.after(node.code)
                if node.id == tree.nodes[node.parent].children[-1]:
                    del states[node.parent]  # nobody else needs it
                if node.children:
                    states[node.id] = after
                if node.id not in self._known:
                    self._known[node.id] = self._tell(before, node.code, after)
            found.append(self._told(node))
        return found

    def some(self, ids: Iterable[int]) -> list[StudyNode]:
        tree = self.chapter.tree
        found = []
        for node in (tree.nodes[each] for each in ids if each in tree.nodes):
            if node.id not in self._known:
                before = tree.state(node.parent)
                self._known[node.id] = self._tell(before, node.code, before.after(node.code))
            found.append(self._told(node))
        return found

    def _told(self, node: Node) -> StudyNode:
        actor, text, said = self._known[node.id]
        remark, marks = node.remark or "", list(node.marks)
        return StudyNode(node.id, node.parent, node.code, actor, text, said, remark, marks)

    def _tell(self, before: State, code: int, after: State) -> tuple[int, str, str]:
        game, actor = self.chapter.game, int(before.actor)
        text = game.notate(before, code)
        return actor, text, self._words(before, code, after) or text

    def _words(self, before: State, code: int, after: State) -> str:
        """What chance brought is told, what a seat did is named."""
        game = self.chapter.game
        if before.actor != CHANCE:
            return self.say(game.label(before, code))
        return outcome(before, code, after, self.say)

    def outcomes(self, state: State) -> list[ChanceOutcome]:
        """The likeliest first."""
        if state.actor != CHANCE:
            return []
        codes, weights = state.legal(), state.weights()
        total = sum(weights)
        ranked = sorted(zip(codes, weights, strict=True), key=lambda pair: -pair[1])
        found = []
        for code, weight in ranked[:MOST_OUTCOMES]:
            _, text, said = self._tell(state, code, state.after(code))
            found.append(ChanceOutcome(code, text, said, weight / total))
        return found


class StudyViews:
    """The tellers of all chapters that are looked at."""

    def __init__(self) -> None:
        self._tellers: WeakKeyDictionary[KeptChapter, dict[str, ChapterTeller]]
        self._tellers = WeakKeyDictionary()

    def teller(self, kept: KeptChapter, language: str) -> ChapterTeller:
        known = self._tellers.setdefault(kept, {})
        if language not in known:
            known[language] = ChapterTeller(kept.open(), language)
        return known[language]

    # --- studies and chapters ------------------------------------------------------------

    def info(self, study: Study, guest: Guest, language: str) -> StudyInfo:
        is_mine = study.owner == guest.id
        return StudyInfo(
            study.id,
            study.name,
            study.version,
            study.access,
            is_mine,
            study.may_write(guest.id),
            [_chapter_info(chapter, language) for chapter in study.chapters],
            len(study.listeners),
            study.bots is not None,
            study.key if is_mine else "",
        )

    def page(self, study: Study, number: int, language: str) -> ChapterPage:
        kept = study.find(number)
        chapter, teller = kept.open(), self.teller(kept, language)
        return ChapterPage(
            number,
            study.version,
            kept.game,
            list(teller.say.names),
            in_words(chapter.game.layout(chapter.tree.start), teller.say),
            teller.nodes(),
        )

    def changed(
        self, study: Study, effect: Effect, version: int, guest: Guest, language: str
    ) -> StudyChanged:
        """What happened, to whom it concerns."""
        nodes: list[StudyNode] = []
        children: list[int] = []
        if effect.chapter is not None and not effect.chapters:
            kept = study.find(effect.chapter)
            nodes = self.teller(kept, language).some(effect.nodes)
            if effect.order is not None:
                children = list(kept.open().tree.find(effect.order).children)
        return StudyChanged(
            version,
            effect.chapter,
            nodes,
            effect.gone,
            effect.order,
            children,
            effect.at,
            effect.by == guest.id,
            self.info(study, guest, language) if effect.chapters else None,
        )

    # --- positions -----------------------------------------------------------------------

    def scene(
        self, study: Study, number: int, node: int, seat: int | None, language: str
    ) -> StudyScene:
        """The position at a node from a seat, or (None) from whoever acts, with nothing hidden."""
        kept = study.find(number)
        chapter, found = study.node(number, node)
        game, teller = chapter.game, self.teller(kept, language)
        state = chapter.tree.state(found.id)
        eye = last_actor(chapter, found) if seat is None else seat
        scene = game.open_scene(state, eye) if seat is None else game.scene(state, eye)
        path = chapter.tree.path(found.id)
        log: list[LogLine] = []
        if found.id != ROOT:
            before = chapter.tree.state(found.parent)
            scene = replace(scene, marks=_marks(game, before, found.code, state, eye, scene))
            story = game.story(before, found.code, state, eye)
            if story is not None:
                log = [LogLine(len(path) - 1, int(before.actor), teller.say(story))]
        told = SceneMessage(
            found.id + 1,
            len(path),
            eye,
            int(state.actor),
            UndoState(found.id != ROOT),
            0,
            log,
            outcome=told_outcome(state.outcome(), teller.say) if state.is_over else None,
            scene=in_words(scene, teller.say),
        )
        return StudyScene(told, teller.outcomes(state))

    def about(
        self, study: Study, number: int, node: int, seat: int | None, thing: str, language: str
    ) -> About | None:
        chapter, found = study.node(number, node)
        game, state = chapter.game, chapter.tree.state(found.id)
        eye = last_actor(chapter, found) if seat is None else seat
        if thing not in things(game.layout(state), game.scene(state, eye)):
            return None
        about = game.about(state, eye, thing)
        say = self.teller(study.find(number), language).say
        return None if about is None else in_words(about, say)


def last_actor(chapter: Chapter, node: Node) -> int:
    """The seat to act; where none is, the one that acted last, or the first."""
    tree = chapter.tree
    state = tree.start.copy()
    last = 0
    for code in tree.codes(node.id):
        last = int(state.actor) if state.actor >= 0 else last
        state.apply(code)
    return int(state.actor) if state.actor >= 0 else last


def _marks(
    game: Game, before: State, code: int, after: State, seat: int, scene: Scene
) -> list[str]:
    """Where one sees what was done; what came may be gone again."""
    there = {place.id for place in game.layout(after).places}
    there.update(piece.id for piece in scene.pieces)
    return [mark for mark in game.marks(before, code, after, seat) if mark in there]


def _chapter_info(chapter: KeptChapter, language: str) -> ChapterInfo:
    closed = "" if chapter.closed is None else words(None, language)(chapter.closed.message)
    return ChapterInfo(chapter.number, chapter.name, chapter.game, game_name(chapter.game), closed)


def game_name(game: str) -> str:
    return registry.game(game).name if game in registry.names() else game
