"""What can be told of a table to a guest, without its position."""

from __future__ import annotations

from zashiki.core import registry
from zashiki.house.clocks import ClockRule
from zashiki.house.queries import Stored
from zashiki.house.seats import Guest, Wish
from zashiki.house.table import End, Table
from zashiki.house.words import words
from zashiki.web import api_types
from zashiki.web.names import NamedWords, seat_names
from zashiki.web.table_view import ended_message


def as_stored(table: Table) -> Stored:
    return Stored(
        table.facts,
        table.seats,
        table.status,
        table.end,
        table.rematch,
        table.version,
        table.changed,
        table.match.ply,
    )


def table_info(
    stored: Stored, guest: Guest, language: str, live: Table | None = None, closed: str = ""
) -> api_types.TableInfo:
    """A table as this guest may know it."""
    facts = stored.facts
    setup = facts.setup
    game = registry.game(setup.game) if setup.game in registry.names() else None
    plain = words(None, language)
    say = NamedWords(plain, seat_names(stored.seats, plain))
    return api_types.TableInfo(
        facts.id,
        setup.game,
        setup.game if game is None else game.name,
        _seats(stored, guest, say, live),
        dict(setup.options),
        setup.edition,
        setup.rules_version,
        clock_info(facts.clock),
        facts.pace,
        "closed" if closed else stored.status,
        stored.plies,
        live is not None and live.may_ask_for_advice(guest.id),
        facts.made,
        stored.changed,
        closed,
        None if stored.end is None else _ended(stored.end, say),
        stored.rematch or "",
        facts.origin or "",
        facts.base,
        game is not None and game.is_open,
        setup.position is not None,
    )


def _seats(
    stored: Stored, guest: Guest, say: NamedWords, live: Table | None
) -> list[api_types.SeatInfo]:
    at_table = any(seat.guest == guest.id for seat in stored.seats)
    present = live.present if live is not None else {}
    return [
        api_types.SeatInfo(
            number,
            seat.kind,
            say.names[number],
            mine=seat.guest == guest.id,
            here=seat.guest in present,
            bot=seat.bot,
            invite=seat.token if at_table and seat.is_free else "",
        )
        for number, seat in enumerate(stored.seats)
    ]


def _ended(end: End, say: NamedWords) -> api_types.Ended:
    return api_types.Ended(end.kind, say(ended_message(end)), end.seat)


def clock_info(rule: ClockRule) -> api_types.Clock:
    if rule.kind == "move":
        return api_types.MoveClock(rule.seconds)
    if rule.kind == "fischer":
        return api_types.FischerClock(rule.seconds, rule.increment)
    return api_types.NoClock()


def clock_rule(clock: api_types.Clock) -> ClockRule:
    if isinstance(clock, api_types.MoveClock):
        return ClockRule("move", clock.seconds)
    if isinstance(clock, api_types.FischerClock):
        return ClockRule("fischer", clock.seconds, clock.increment)
    return ClockRule()


def seat_wish(wish: api_types.SeatWish, clean_name: str = "") -> Wish:
    if isinstance(wish, api_types.SeatMe):
        return Wish("me", name=clean_name)
    if isinstance(wish, api_types.SeatBot):
        return Wish("bot", bot=wish.bot)
    return Wish("open" if isinstance(wish, api_types.SeatOpen) else "invite")
