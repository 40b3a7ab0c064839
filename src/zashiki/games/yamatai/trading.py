"""Step 2, trading: one ship bought or sold (YAM-4)."""

from __future__ import annotations

from mypy_extensions import i64

from zashiki.core.codes import Codes
from zashiki.games.yamatai import actions as a
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.ships import gain_ship, lose_ship
from zashiki.games.yamatai.state import Fields
from zashiki.games.yamatai.tables import COLOURS, GOLD


def trades_allowed(state: Fields) -> i64:
    """In a turn."""
    if state.has_power(state.seat, t.EXTRA_TRADE):  # YAM-12.2
        return 1 + state.tables.power_value[t.EXTRA_TRADE]
    return 1


def trades_left(state: Fields) -> i64:
    return trades_allowed(state) - state.trades


def can_trade_late(state: Fields) -> bool:
    """Whether the additional trade may still be made, where any moment will do (YAM-12.2)."""
    return state.terms.late_trade and state.phase != s.TRADING and trades_left(state) > 0


def end_trading(state: Fields) -> None:
    """YAM-4.5: the trade of step 2 is given up, if only the additional one may come later."""
    if state.terms.late_trade and state.trades == 0:
        state.trades = 1


def has_room(state: Fields) -> bool:
    """After the harbour step a ship needs a free place there to be bought (YAM-12.2)."""
    return state.phase != s.HIRING or state.hand_size(state.seat) < state.harbour_size(state.seat)


def price_to_buy(state: Fields, colour: i64) -> i64:
    """0 where it cannot be traded (YAM-4.2, YAM-4.3)."""
    if colour == GOLD and state.has_power(state.seat, t.GOLD_PRICE):  # YAM-12.15
        return state.tables.power_value[t.GOLD_PRICE]
    return state.tables.prices[colour]


def price_to_sell(state: Fields, colour: i64) -> i64:
    if (
        state.has_power(state.seat, t.BETTER_SALE) and state.tables.better_prices[colour] > 0
    ):  # YAM-12.6
        return state.tables.better_prices[colour]
    return price_to_buy(state, colour)


def list_trades(state: Fields, out: Codes) -> None:
    if trades_left(state) <= 0:
        return
    coins: i64 = 0
    if has_room(state):
        coins = state.coins[state.seat]
    for colour in range(COLOURS):
        price = price_to_buy(state, colour)
        if 0 < price <= coins and state.supply[colour] > 0:  # YAM-4.4
            out.add(a.BUY + colour)
        if state.ships[state.seat * COLOURS + colour] > 0 and price_to_sell(state, colour) > 0:
            out.add(a.SELL + colour)


def buy(state: Fields, colour: i64) -> None:
    state.coins[state.seat] -= price_to_buy(state, colour)
    state.trades += 1
    gain_ship(state, colour)


def sell(state: Fields, colour: i64) -> None:
    state.coins[state.seat] += price_to_sell(state, colour)
    state.trades += 1
    state.supply[colour] += 1
    lose_ship(state, colour)
