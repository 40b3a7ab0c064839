"""What can be told of a table to a guest, without its position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import cast

from zashiki.bots.names import bot_about
from zashiki.core import registry
from zashiki.house.clocks import ClockRule
from zashiki.house.listings import NOTHING, Listing
from zashiki.house.queries import Stored
from zashiki.house.seats import Gone, Guest, Seat, Wish
from zashiki.house.table import End, Table
from zashiki.house.words import Words, words
from zashiki.web import api_types
from zashiki.web.games_api import game_info
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
        table.held,
        table.practice,
    )


def table_info(
    stored: Stored,
    guest: Guest,
    language: str,
    live: Table | None = None,
    closed: str = "",
    listing: Listing = NOTHING,
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
        _seats(stored, guest, say, live, words(game, language)),
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
        stored.practice,
        facts.host == guest.id,
        facts.random_seats,
        [] if game is None else _chosen(game.id, setup.options, language),
        "" if game is None else _edition_name(game.id, setup.edition, language),
        listing.actor,
        list(listing.places),
        guided=facts.guided,
    )


def _chosen(game_id: str, options: Mapping[str, str], language: str) -> list[api_types.TableOption]:
    """Every option of the game that this match knows, in words."""
    found = []
    for option in game_info(game_id, language).options:
        words_of = {choice.value: choice.label for choice in option.choices}
        value = options.get(option.key)
        if value in words_of:
            is_usual = value == option.choices[0].value
            found.append(api_types.TableOption(option.label, words_of[value], is_usual))
    return found


def _edition_name(game_id: str, label: str, language: str) -> str:
    name = label.partition("#")[0]
    editions = game_info(game_id, language).editions
    return next((edition.name for edition in editions if edition.id == name), "")


def _seats(
    stored: Stored, guest: Guest, say: NamedWords, live: Table | None, of_game: Words
) -> list[api_types.SeatInfo]:
    is_host = stored.facts.host == guest.id
    present = live.present if live is not None else {}
    return [
        api_types.SeatInfo(
            number,
            seat.kind,
            say.names[number],
            mine=seat.guest == guest.id,
            here=seat.guest in present,
            bot=seat.bot,
            about=_about(stored, seat, of_game),
            invite=seat.token if is_host and seat.is_free else "",
            gone=_gone(stored, number),
        )
        for number, seat in enumerate(stored.seats)
    ]


def _about(stored: Stored, seat: Seat, say: Words) -> str:
    """How a bot plays; nothing of people, nor of a bot that sits in for somebody."""
    game_id = stored.facts.setup.game
    if seat.kind != "bot" or seat.name or game_id not in registry.names():
        return ""
    return say(bot_about(seat.bot, game_id))


def _gone(stored: Stored, number: int) -> Gone:
    """Why whoever sat there plays no more: a bot took over, or that ended the match."""
    end = stored.end
    if end is not None and end.seat == number and end.kind in ("resigned", "time"):
        return cast("Gone", end.kind)
    return stored.seats[number].gone


def _ended(end: End, say: NamedWords) -> api_types.Ended:
    return api_types.Ended(end.kind, say(ended_message(end)), end.seat, list(end.winners))


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
