"""What can be told of a table to a guest, without its position."""

from __future__ import annotations

from zashiki.core import registry
from zashiki.house.clocks import ClockRule
from zashiki.house.queries import Stored
from zashiki.house.seats import Guest, Wish
from zashiki.house.speech import speech
from zashiki.house.table import End, Table
from zashiki.web import wire
from zashiki.web.eyes import Teller, seat_names
from zashiki.web.gallery import ended_message


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
) -> wire.TableInfo:
    """A table as this guest may know it."""
    facts = stored.facts
    setup = facts.setup
    game = registry.game(setup.game) if setup.game in registry.names() else None
    tell = Teller(speech(None, language), [])
    tell.names = seat_names(stored.seats, tell.speech)
    return wire.TableInfo(
        facts.id,
        setup.game,
        setup.game if game is None else game.name,
        _seats(stored, guest, tell, live),
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
        None if stored.end is None else _ended(stored.end, tell),
        stored.rematch or "",
        facts.origin or "",
        facts.base,
        game is not None and game.is_open,
    )


def _seats(stored: Stored, guest: Guest, tell: Teller, live: Table | None) -> list[wire.SeatInfo]:
    at_table = any(seat.guest == guest.id for seat in stored.seats)
    present = live.present if live is not None else {}
    return [
        wire.SeatInfo(
            number,
            seat.kind,
            tell.names[number],
            mine=seat.guest == guest.id,
            here=seat.guest in present,
            bot=seat.bot,
            invite=seat.token if at_table and seat.is_free else "",
        )
        for number, seat in enumerate(stored.seats)
    ]


def _ended(end: End, tell: Teller) -> wire.Ended:
    return wire.Ended(end.kind, tell(ended_message(end)), end.seat)


def clock_info(rule: ClockRule) -> wire.Clock:
    if rule.kind == "move":
        return wire.MoveClock(rule.seconds)
    if rule.kind == "fischer":
        return wire.FischerClock(rule.seconds, rule.increment)
    return wire.NoClock()


def clock_rule(clock: wire.Clock) -> ClockRule:
    if isinstance(clock, wire.MoveClock):
        return ClockRule("move", clock.seconds)
    if isinstance(clock, wire.FischerClock):
        return ClockRule("fischer", clock.seconds, clock.increment)
    return ClockRule()


def seat_wish(wish: wire.SeatWish, clean_name: str = "") -> Wish:
    if isinstance(wish, wire.SeatMe):
        return Wish("me", name=clean_name)
    if isinstance(wish, wire.SeatBot):
        return Wish("bot", bot=wish.bot)
    return Wish("open" if isinstance(wish, wire.SeatOpen) else "invite")
