"""The game in the terminal: people and bots at one table, talking by lines of text."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime
from pathlib import Path

from zashiki.bots import Bot, Forfeit, Knowledge
from zashiki.bots.names import NAMED, bot_name
from zashiki.bots.spec import parse
from zashiki.cli.book import book
from zashiki.cli.count import show_count
from zashiki.cli.menu import PAGE, Entry, Group, Menu, make_menu
from zashiki.cli.screen import Screen
from zashiki.cli.what import called, told
from zashiki.core.crests import SIGNS
from zashiki.core.message import Message, seat_name
from zashiki.core.refusal import Refusal
from zashiki.core.rulebook import rules
from zashiki.core.state import NOBODY
from zashiki.match import Match
from zashiki.record import Record
from zashiki.texts import speaker

RECENT = 16  # lines of the log shown before a turn

COMMANDS = {
    "help": "help", "?": "help", "h": "help",
    "undo": "undo", "u": "undo",
    "why": "why", "w": "why",
    "show": "show", "what": "show",
    "rules": "rules", "rule": "rules", "r": "rules",
    "board": "board", "b": "board",
    "log": "log", "l": "log",
    "back": "back",
    "more": "more", "m": "more",
    "save": "save", "s": "save",
    "quit": "quit", "exit": "quit", "q": "quit",
}  # fmt: skip


class Left(Exception):
    """The person has left the table."""


class Table:
    """One match; `bots` sit in their seats, people in all others."""

    def __init__(
        self,
        match: Match,
        bots: Mapping[int, Bot],
        screen: Screen,
        language: str,
        record_file: Path | None = None,
        players: Sequence[str] = (),
    ) -> None:
        self.match = match
        self.players = players  # as the record names them
        self.game = match.game
        self.bots = bots
        self.people = [s for s in range(int(match.state.seats)) if s not in bots]
        self.screen = screen
        self.language = language
        self.say = speaker(self.game, language)
        self.record_file = record_file
        self.saved_to: Path | None = None
        layout = self.game.layout(match.state)
        self.names = {p.id: self.say(p.label) for p in layout.places if p.label}
        self.told = [0] * int(match.state.seats)  # how many steps each seat has read of
        self.told_spectator = 0
        self.at_keyboard = self.people[0] if self.people else NOBODY
        self.hinted = False

    # --- the course of the match ---------------------------------------------------------

    def run(self) -> None:
        """Play to the end, or until the person leaves."""
        self.introduce()
        try:
            self.match.draw_on()
            while not self.match.state.is_over:
                actor = int(self.match.state.actor)
                if actor in self.bots:
                    self.let_bot_play(actor)
                else:
                    self.let_person_play(actor)
                self.match.draw_on()
            self.finish()
        finally:
            if self.record_file is not None:
                self.save_to(self.record_file)

    def introduce(self) -> None:
        """Which game it is, and who sits where."""
        self.screen.heading(self.game.name)
        seats = range(int(self.match.state.seats))
        self.screen.say("   ".join(f"{SIGNS[seat]} {self.name(seat)}" for seat in seats))

    def let_bot_play(self, seat: int) -> None:
        """Ask the bot, which is told no more than its seat may know."""
        match = self.match
        is_open = self.game.is_open
        past = match.actors.tolist(), match.codes.tolist()
        knowledge = Knowledge(match.state, seat, *past, is_open)
        name = seat_name(seat)
        with self.screen.waiting(self.say(Message("terminal-thinks", {"seat": name}))):
            code = self.bots[seat].choose(knowledge)
        try:
            match.play(code)
        except Refusal as refusal:
            problem = self.say(refusal.message)
            words = self.say(Message("terminal-forfeit", {"seat": name, "problem": problem}))
            raise Forfeit(words) from None
        if not self.people:
            self.tell_spectator()

    def let_person_play(self, seat: int) -> None:
        """Show the seat what it sees, then listen until an action is played or taken back."""
        if seat != self.at_keyboard:
            self.hand_over(seat)
        match, scene = self.match, self.game.scene(self.match.state, seat)
        menu = make_menu(self.game, match.state, scene, self.say, self.names)
        menu.page_size = min(PAGE, self.screen.page_size)
        self.show_board(seat)
        self.tell_since(seat)
        self.screen.prompt(seat, self.name(seat), self.say(scene.prompt))
        self.show_menu(menu)
        before = match.ply
        while match.ply == before:
            self.answer(seat, menu, self.listen())
        # one's own actions are no news
        if match.ply > before and self.told[seat] == before:
            self.told[seat] = match.ply
        self.told[seat] = min(self.told[seat], match.ply)

    def hand_over(self, seat: int) -> None:
        """Draw the curtain between two people, where one may not see what the other holds."""
        if not self.game.is_open:
            words = self.say(Message("terminal-hand-over", {"seat": self.name(seat)}))
            if not self.screen.curtain(words):
                raise Left
        self.at_keyboard = seat

    def finish(self) -> None:
        """The last position, open to all, and the final count line by line."""
        if self.people:
            self.tell_since(self.at_keyboard)
        else:
            self.tell_spectator()
        self.screen.board(self.game.draw(self.match.state, None, self.language))
        show_count(self.screen, self.say, self.match.state.outcome())

    # --- listening -----------------------------------------------------------------------

    def listen(self) -> str:
        words = self.screen.ask(self.say(Message("terminal-ask")) + " ")
        if words is None:
            raise Left
        return " ".join(words.split())

    def answer(self, seat: int, menu: Menu, words: str) -> None:
        """Do what was typed: a number, a notation, a command, or letters to look for."""
        if not words:
            self.show_menu(menu)
        elif words.isdecimal():
            self.pick(menu, words)
        elif (entry := menu.find(words)) is not None:
            self.match.play(entry.code)
        elif words.split()[0].lower() in COMMANDS:
            self.obey(seat, menu, words)
        else:
            self.look_for(seat, menu, words)

    def pick(self, menu: Menu, words: str) -> None:
        # a number that long is no number of a list, and too long to be read as one
        item = menu.pick(int(words)) if len(words) < 7 else None
        if isinstance(item, Entry):
            self.match.play(item.code)
        elif isinstance(item, Group):
            menu.enter(item)
            self.show_menu(menu)
        else:
            self.complain("terminal-no-number", number=words)

    def legal_entry(self, menu: Menu, words: str) -> Entry | None:
        """The legal action of this number in the list, or with this notation or code."""
        if words.isdecimal():
            item = menu.pick(int(words[:9]))
            if isinstance(item, Entry):
                return item
            return next((e for e in menu.everything if str(e.code) == words), None)
        return menu.find(words)

    def look_for(self, seat: int, menu: Menu, words: str) -> None:
        """Letters of a name, or an action that is not possible now and deserves a reason."""
        refusal = self.refusal(seat, words)
        if menu.narrow(words):
            self.show_menu(menu)
        elif refusal is not None:
            self.explain(refusal)
        else:
            self.complain("terminal-unknown", words=words)

    def refusal(self, seat: int, words: str) -> Refusal | None:
        """Why the action written so may not be played; None if it may, or is no action."""
        try:
            code = int(words) if words.isdecimal() else self.game.parse(self.match.state, words)
        except ValueError:
            return None
        return self.match.state.why_not(seat, code)

    # --- commands ------------------------------------------------------------------------

    def obey(self, seat: int, menu: Menu, words: str) -> None:
        first, _, rest = words.partition(" ")
        command = COMMANDS[first.lower()]
        if command == "help":
            self.show_help(menu)
        elif command == "undo":
            self.undo()
        elif command == "why":
            self.why(seat, menu, rest)
        elif command == "show":
            self.show_thing(seat, menu, rest)
        elif command == "rules":
            self.show_rules(rest)
        elif command == "board":
            self.show_board(seat)
        elif command == "log":
            self.show_log(seat)
        elif command == "back":
            menu.back()
            self.show_menu(menu)
        elif command == "more":
            if menu.turn_page():
                self.show_menu(menu)
            else:
                self.note("terminal-no-more")
        elif command == "save":
            self.save(rest)
        else:
            raise Left

    def undo(self) -> None:
        if not self.match.ply:
            self.note("terminal-undo-nothing")
            return
        reason = self.match.curtain()
        if reason is not None:
            self.note("terminal-undo-stops", reason=Message(reason.value))
            return
        self.match.undo()
        self.note("terminal-undone")

    def why(self, seat: int, menu: Menu, words: str) -> None:
        example = menu.everything[0].notation
        if not words:
            self.note("terminal-why-what", notation=example)
            return
        entry = self.legal_entry(menu, words)
        if entry is not None:
            self.note("terminal-allowed", notation=entry.notation, label=entry.label)
            return
        refusal = self.refusal(seat, words)
        if refusal is None:
            self.complain("terminal-unknown", words=words)
            return
        self.explain(refusal)
        self.show_rule(refusal.rule_id)

    def show_thing(self, seat: int, menu: Menu, words: str) -> None:
        """What a thing is, by its name or by the number of a choice that touches it."""
        if not words:
            self.note("terminal-show-what")
            return
        state = self.match.state
        scene = self.game.scene(state, seat)
        entry = self.legal_entry(menu, words)
        things = entry.path if entry else called(scene, self.names, words, self.say)
        lines = told(self.game, state, seat, things, self.say)
        for line in lines:
            self.screen.markdown(line)
        if not lines:
            self.complain("terminal-show-nothing", words=words)

    def show_rules(self, rule_id: str) -> None:
        if not rule_id:
            self.screen.page(book(self.game, self.language))
        elif not self.show_rule(rule_id.upper()):
            self.complain("terminal-no-rule", id=rule_id)

    def show_rule(self, rule_id: str) -> bool:
        """Say a rule, with or without the letters of the game before its number."""
        known = rules(self.game, self.language)
        for key in (rule_id, f"{self.game.prefix}-{rule_id}"):
            if key in known:
                self.screen.markdown(f"**{key}** {known[key]}")
                return True
        return False

    def save(self, name: str) -> None:
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
        path = (
            Path(name).expanduser()
            if name
            else self.saved_to or Path(f"{self.game.id}-{stamp}.txt")
        )
        mine = path in (self.saved_to, self.record_file)
        self.save_to(path, mode="w" if mine else "x")

    def save_to(self, path: Path, mode: str = "w") -> None:
        """Write the record; mode `x` spares a file that is already there."""
        try:
            with path.open(mode, encoding="utf-8") as file:
                file.write(Record.of(self.match, self.players).dumps())
        except FileExistsError:
            self.complain("terminal-save-exists", file=str(path))
            return
        except (OSError, ValueError) as error:
            problem = getattr(error, "strerror", None) or str(error)
            self.complain("terminal-save-failed", file=str(path), problem=problem)
            return
        self.saved_to = path
        self.note("terminal-saved", file=str(path))

    def leave(self) -> None:
        """A last word to somebody who leaves before the end."""
        saved = self.saved_to is not None
        self.note("terminal-left" if saved else "terminal-left-unsaved")

    # --- showing -------------------------------------------------------------------------

    def show_board(self, seat: int) -> None:
        self.screen.board(self.game.draw(self.match.state, seat, self.language))

    def show_menu(self, menu: Menu) -> None:
        if menu.words:
            self.note("terminal-narrowed", words=menu.words)
        elif menu.group:
            self.note("terminal-in-group", group=menu.group)
        counts = {}
        for number, item in menu.shown():
            if isinstance(item, Group):
                counts[number] = self.text("terminal-choices", count=len(item.entries))
        self.screen.menu(menu.shown(), counts)
        if menu.rest:
            self.note("terminal-more", count=menu.rest)
        if not self.hinted:
            self.note("terminal-hint-first", notation=menu.everything[0].notation)
            self.hinted = True

    def show_help(self, menu: Menu) -> None:
        example = menu.everything[0].notation
        self.screen.pairs(
            [
                ("1, 2, 3 …", self.text("terminal-help-number")),
                (example, self.text("terminal-help-notation", notation=example)),
                ("abc", self.text("terminal-help-words")),
                ("back", self.text("terminal-help-back")),
                ("more", self.text("terminal-help-more")),
                ("undo", self.text("terminal-help-undo")),
                (f"why {example}", self.text("terminal-help-why")),
                ("show NAME", self.text("terminal-help-show")),
                (f"rules {self.game.prefix}-0.1", self.text("terminal-help-rules")),
                ("board", self.text("terminal-help-board")),
                ("log", self.text("terminal-help-log")),
                ("save FILE", self.text("terminal-help-save")),
                ("quit", self.text("terminal-help-quit")),
            ]
        )

    def show_log(self, seat: int) -> None:
        lines = self.stories(seat, 0)
        if lines:
            self.screen.log(lines)
        else:
            self.note("terminal-log-empty")

    def tell_since(self, seat: int) -> None:
        """What happened since this seat last acted."""
        lines = self.stories(seat, self.told[seat])
        self.told[seat] = self.match.ply
        if not lines:
            return
        self.note("terminal-since" if self.has_acted(seat) else "terminal-so-far")
        if len(lines) > RECENT:
            self.note("terminal-earlier", count=len(lines) - RECENT)
        self.screen.log(lines[-RECENT:])

    def has_acted(self, seat: int) -> bool:
        return seat in self.match.actors

    def tell_spectator(self) -> None:
        self.screen.log(self.stories(NOBODY, self.told_spectator))
        self.told_spectator = self.match.ply

    def stories(self, seat: int, start: int) -> list[str]:
        """The log from this step on, as this seat reads it."""
        told = [
            self.game.story(step.before, step.code, step.after, seat)
            for step in self.match.steps(start)
        ]
        return [self.say(story) for story in told if story is not None]

    def name(self, seat: int) -> str:
        """A seat and who sits there."""
        bot = self.bots.get(seat)
        if bot is not None:
            is_named = parse(bot.spec).kind in NAMED
            name = bot_name(bot.spec) if is_named else bot.spec
            return self.text("terminal-seat-bot", seat=seat_name(seat), bot=name)
        if len(self.people) == 1:
            return self.text("terminal-seat-you", seat=seat_name(seat))
        return self.say(seat_name(seat))

    def explain(self, refusal: Refusal) -> None:
        self.screen.complain(f"{self.say(refusal.message)} ({refusal.rule_id})")

    def text(self, message: str, **args: object) -> str:
        return self.say(Message(message, args))

    def note(self, message: str, **args: object) -> None:
        self.screen.note(self.text(message, **args))

    def complain(self, message: str, **args: object) -> None:
        self.screen.complain(self.text(message, **args))
