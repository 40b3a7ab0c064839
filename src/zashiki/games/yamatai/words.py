"""What is asked, offered and told, as messages."""

from __future__ import annotations

from functools import cache

from zashiki.core import bits
from zashiki.core.message import Message, seat_name
from zashiki.core.state import CHANCE
from zashiki.games.yamatai import state as s
from zashiki.games.yamatai import tables as t
from zashiki.games.yamatai.names import island, space
from zashiki.games.yamatai.rules import (
    Yamatai,
    can_recruit,
    price_to_buy,
    price_to_sell,
    trades_left,
)
from zashiki.games.yamatai.tables import Tables

FAN, SPACES, ISLANDS = int(t.FAN), int(t.SPACES), int(t.ISLANDS)

Args = dict[str, object]

# --- names -------------------------------------------------------------------------------


@cache
def ship(colour: int) -> Message:
    return Message(f"ship-{t.COLOUR_NAMES[colour]}")


@cache
def culture(tables: Tables, kind: int) -> Message:
    return Message(f"culture-{tables.kind_names[kind]}")


@cache
def building(tables: Tables, tile: int) -> Message:
    name = t.BUILDING_NAMES[tables.tile_kind[tile]]
    return Message(f"building-{name}", {"tile": tables.tile_names[tile]})


@cache
def fleet(number: int) -> Message:
    return Message("fleet", {"number": number + 1})


@cache
def specialist(tables: Tables, number: int) -> Message:
    return Message("specialist", {"name": tables.specialist_titles[number]})


@cache
def power(tables: Tables, number: int) -> Message:
    """What a specialist brings."""
    kind = int(tables.specialist_power[number])
    args: Args = {"value": int(tables.power_value[kind])}
    if kind == t.BETTER_SALE:
        args["stone"] = int(tables.better_prices[t.STONE])
        args["clay"] = int(tables.better_prices[t.CLAY])
    return Message(f"power-{t.POWER_NAMES[kind]}", args)


@cache
def effect(tables: Tables, number: int) -> Message:
    """What a fleet can do."""
    name = t.EFFECT_NAMES[tables.fleet_effect[number]]
    return Message(f"effect-{name}", {"value": int(tables.fleet_value[number])})


@cache
def payment(tables: Tables, number: int) -> Message:
    kinds = [culture(tables, kind) for kind in bits.listed(tables.pay_kinds[number])]
    if len(kinds) == 1:
        return Message("payment-equal", {"kind": kinds[0]})
    return Message("payment-different", {"one": kinds[0], "two": kinds[1], "three": kinds[2]})


# --- prompts -----------------------------------------------------------------------------

ASKED = {
    s.TAKING: Message("prompt-take"),
    s.CHOOSING: Message("prompt-choose"),
    s.COLLECTING: Message("prompt-collect"),
    s.EXTRA: Message("prompt-extra"),
    s.RESTING: Message("prompt-rest"),
    s.MOORING: Message("prompt-moor"),
    s.EXCHANGING: Message("prompt-exchange"),
    s.REMOVING: Message("prompt-remove"),
    s.SWAPPING: Message("prompt-swap"),
    s.ARRANGING: Message("prompt-arrange"),
    s.GIVING: Message("prompt-give"),
    s.GETTING: Message("prompt-get"),
    s.OVER: Message("prompt-over"),
}

DRAWN = {
    s.ORDERING: Message("prompt-ordering"),
    s.DEALING: Message("prompt-dealing"),
    s.SHOWING_SPECIALISTS: Message("prompt-showing-specialists"),
    s.SHOWING_TILES: Message("prompt-showing-tiles"),
    s.SHOWING_FLEETS: Message("prompt-showing-fleets"),
}


def prompt(p: Yamatai, seat: int) -> Message:
    """What is asked of this seat now, or what it waits for."""
    if p.phase in DRAWN:
        return DRAWN[p.phase]
    if p.phase != s.OVER and (seat != p.seat or p.actor == CHANCE):
        return Message("prompt-wait", {"seat": seat_name(int(p.seat))})
    if p.phase == s.TRADING:
        return Message("prompt-trade" if trades_left(p) > 0 else "prompt-place")
    if p.phase == s.PLACING:
        return Message("prompt-go-on" if p.is_legal(int(s.GO_ON)) else "prompt-line")
    if p.phase == s.HIRING:
        return Message("prompt-recruit" if can_recruit(p) else "prompt-end")
    if p.phase == s.PAYING:
        return Message("prompt-pay", {"specialist": specialist(p.tables, int(p.pending))})
    return ASKED[p.phase]


# --- labels ------------------------------------------------------------------------------


def label(p: Yamatai, code: int) -> Message:
    """An action in words, for the list of choices."""
    return label_with(p.tables, code, detail(p, code))


def detail(p: Yamatai, code: int) -> int:
    """What the position adds to a label: a price, the coins on a specialist, a ship, a kind."""
    if s.BUY <= code < s.SELL:
        return int(price_to_buy(p, code - int(s.BUY)))
    if s.SELL <= code < s.PLACE:
        return int(price_to_sell(p, code - int(s.SELL)))
    if s.COLLECT <= code < s.ALSO:
        return int(p.culture_at[p.tables.touch[code - int(s.COLLECT)]])
    if s.ALSO <= code < s.BUILD:
        return int(p.culture_at[code - int(s.ALSO)])
    if s.RECRUIT <= code < s.PAY:
        return int(p.reward[code - int(s.RECRUIT)])
    if s.MOVE <= code < s.LOOK_UP:
        return int(p.board[(code - int(s.MOVE)) // FAN])
    if s.EXCHANGE <= code < s.REMOVE:
        return int(p.culture_at[code - int(s.EXCHANGE)])
    if s.REMOVE <= code < s.ENOUGH:
        return int(p.board[code - int(s.REMOVE)])
    if s.SWAP <= code < s.GIVE:
        return int(p.board[code - int(s.SWAP)])
    return 0


@cache
def label_with(tables: Tables, code: int, detail: int) -> Message:
    if code < s.TAKE:
        return _chance_label(tables, code)
    if code < s.GO_ON:
        return _label_to_building(tables, code, detail)
    if code < s.SET_ASIDE:
        return _label_to_end(tables, code, detail)
    if code < s.GIVE:
        return _effect_label(tables, code, detail)
    return _power_label(tables, code)


def _chance_label(tables: Tables, code: int) -> Message:
    if code < s.DEAL:
        return Message("label-order", {"seat": seat_name(code)})
    if code < s.SHOW_SPECIALIST:
        kind, mountain = divmod(code - int(s.DEAL), 2)
        name = "label-deal-mountain" if mountain else "label-deal"
        return Message(name, {"kind": culture(tables, kind)})
    if code < s.SHOW_TILE:
        shown = specialist(tables, code - int(s.SHOW_SPECIALIST))
        return Message("label-show-specialist", {"specialist": shown})
    if code < s.SHOW_FLEET:
        return Message("label-show-tile", {"tile": building(tables, code - int(s.SHOW_TILE))})
    return Message("label-show-fleet", {"fleet": fleet(code - int(s.SHOW_FLEET))})


def _label_to_building(tables: Tables, code: int, detail: int) -> Message:
    if code < s.CHOOSE:
        number = code - int(s.TAKE)
        return Message("label-take", {"fleet": fleet(number), "effect": effect(tables, number)})
    if code < s.BUY:
        return Message("label-choose", {"ship": ship(code - int(s.CHOOSE))})
    if code < s.SELL:
        return Message("label-buy", {"ship": ship(code - int(s.BUY)), "coins": detail})
    if code < s.PLACE:
        return Message("label-sell", {"ship": ship(code - int(s.SELL)), "coins": detail})
    if code < s.COLLECT:
        return Message("label-place", _placing(tables, code))
    if code < s.ALSO:
        kind: Args = {"kind": culture(tables, detail)}
        return Message("label-collect", _collecting(tables, code) | kind)
    if code < s.BUILD:
        where = island(tables, code - int(s.ALSO))
        return Message("label-also", {"island": where, "kind": culture(tables, detail)})
    points = int(tables.tile_points[(code - int(s.BUILD)) // ISLANDS])
    return Message("label-build", _building(tables, code) | {"points": points})


def _placing(tables: Tables, code: int) -> Args:
    colour, where = divmod(code - int(s.PLACE), SPACES)
    return {"ship": ship(colour), "space": space(tables, where)}


def _collecting(tables: Tables, code: int) -> Args:
    number = code - int(s.COLLECT)
    where = island(tables, int(tables.touch[number]))
    return {"space": space(tables, number // FAN), "island": where}


def _building(tables: Tables, code: int) -> Args:
    tile, where = divmod(code - int(s.BUILD), ISLANDS)
    return {"tile": building(tables, tile), "island": island(tables, where)}


def _label_to_end(tables: Tables, code: int, detail: int) -> Message:
    if code == s.GO_ON:
        return Message("label-go-on")
    if code < s.RECRUIT:
        return Message("label-moor", {"ship": ship(code - int(s.MOOR))})
    if code < s.PAY:
        number = code - int(s.RECRUIT)
        args: Args = {"specialist": specialist(tables, number), "power": power(tables, number)}
        return Message("label-recruit", args | {"coins": detail})
    if code < s.END:
        return Message("label-pay", {"payment": payment(tables, code - int(s.PAY))})
    return Message("label-end")


def _effect_label(tables: Tables, code: int, detail: int) -> Message:
    if code < s.MOVE:
        return Message("label-reserve", {"tile": building(tables, code - int(s.SET_ASIDE))})
    if code < s.LOOK_UP:
        return Message("label-move", _moving(tables, code) | {"ship": ship(detail)})
    if code == s.LOOK_UP:
        return Message("label-look")
    if code < s.UNDER:
        return Message("label-top", {"tile": building(tables, code - int(s.ON_TOP))})
    if code < s.HALLOW:
        return Message("label-under", {"tile": building(tables, code - int(s.UNDER))})
    if code < s.EXCHANGE:
        return Message("label-hallow", {"island": island(tables, code - int(s.HALLOW))})
    if code < s.REMOVE:
        where = island(tables, code - int(s.EXCHANGE))
        return Message("label-exchange", {"island": where, "kind": culture(tables, detail)})
    if code < s.ENOUGH:
        where = space(tables, code - int(s.REMOVE))
        return Message("label-remove", {"space": where, "ship": ship(detail)})
    if code == s.ENOUGH:
        return Message("label-enough")
    where = space(tables, code - int(s.SWAP))
    return Message("label-swap", {"space": where, "ship": ship(detail)})


def _moving(tables: Tables, code: int) -> Args:
    number = code - int(s.MOVE)
    target = space(tables, int(tables.link[number]))
    return {"space": space(tables, number // FAN), "target": target}


def _power_label(tables: Tables, code: int) -> Message:
    if code < s.GIVE_GOLD:
        return Message("label-give", {"ship": ship(code - int(s.GIVE))})
    if code == s.GIVE_GOLD:
        ships = int(tables.power_value[t.GOLD_FOR_SHIPS])
        return Message("label-give-gold", {"ships": ships})
    if code < s.TILE_TO_GOLD:
        return Message("label-get", {"ship": ship(code - int(s.GET))})
    if code < s.TILE_TO_COINS:
        kind = culture(tables, code - int(s.TILE_TO_GOLD))
        return Message("label-culture-for-gold", {"kind": kind})
    if code < s.CLEAR:
        coins = int(tables.power_value[t.CULTURE_FOR_COINS])
        kind = culture(tables, code - int(s.TILE_TO_COINS))
        return Message("label-culture-for-coins", {"kind": kind, "coins": coins})
    coins = int(tables.power_value[t.CLEAR_SACRED])
    where = island(tables, code - int(s.CLEAR))
    return Message("label-clear", {"island": where, "coins": coins})


# --- the log -----------------------------------------------------------------------------


def story(p: Yamatai, code: int, seat: int) -> Message | None:
    """What a seat reads when `code` is played; what was looked at stays hidden (YAM-11.4)."""
    who: Args = {"seat": seat_name(int(p.seat))}
    if p.phase in (s.LOOKING, s.ARRANGING):
        return _looking_story(p, code, seat, who)
    if code < s.TAKE:
        return _chance_story(p, code)
    if code < s.GO_ON:
        return _story_to_building(p, code, who)
    if code < s.SET_ASIDE:
        return _story_to_end(p, code, who)
    if code < s.GIVE:
        return _effect_story(p, code, who)
    return _power_story(p, code, who)


def _looking_story(p: Yamatai, code: int, seat: int, who: Args) -> Message | None:
    is_own = seat == p.seat
    if p.phase == s.LOOKING:
        tile = building(p.tables, code - int(s.SHOW_TILE))
        return Message("story-sees", {"tile": tile}) if is_own else None
    base, verb = (s.ON_TOP, "top") if code < s.UNDER else (s.UNDER, "under")
    if is_own:
        return Message(f"story-{verb}-own", {"tile": building(p.tables, code - int(base))})
    return Message(f"story-{verb}", who)


def _chance_story(p: Yamatai, code: int) -> Message | None:
    if code < s.DEAL:
        return Message("story-order", {"seat": seat_name(code), "place": int(p.turn) + 1})
    if code < s.SHOW_SPECIALIST:
        return None  # 34 tiles: the map tells it
    if code < s.SHOW_TILE:
        shown = specialist(p.tables, code - int(s.SHOW_SPECIALIST))
        return Message("story-show-specialist", {"specialist": shown})
    if code < s.SHOW_FLEET:
        return Message("story-show-tile", {"tile": building(p.tables, code - int(s.SHOW_TILE))})
    return Message("story-show-fleet", {"fleet": fleet(code - int(s.SHOW_FLEET))})


def _story_to_building(p: Yamatai, code: int, who: Args) -> Message | None:
    tables = p.tables
    if code < s.CHOOSE:
        return Message("story-take", who | {"fleet": fleet(code - int(s.TAKE))})
    if code < s.BUY:
        return Message("story-choose", who | {"ship": ship(code - int(s.CHOOSE))})
    if code < s.SELL:
        paid = {"ship": ship(code - int(s.BUY)), "coins": -_gain(p, code)[0]}
        return Message("story-buy", who | paid)
    if code < s.PLACE:
        got = {"ship": ship(code - int(s.SELL)), "coins": _gain(p, code)[0]}
        return Message("story-sell", who | got)
    if code < s.COLLECT:
        return Message("story-place", who | _placing(tables, code))
    if code < s.BUILD:
        where = int(tables.touch[code - s.COLLECT]) if code < s.ALSO else code - int(s.ALSO)
        kind = culture(tables, int(p.culture_at[where]))
        return Message("story-collect", who | {"kind": kind, "island": island(tables, where)})
    coins, tokens = _gain(p, code)
    bonus: Args = {"coins": coins, "tokens": tokens}
    return Message("story-build", who | _building(tables, code) | bonus)


def _gain(p: Yamatai, code: int) -> tuple[int, int]:
    """Coins and tokens that an action brings the seat whose turn it is."""
    after = p.copy()
    after.apply(code)
    coins = int(after.coins[p.seat] - p.coins[p.seat])
    return coins, int(after.tokens[p.seat] - p.tokens[p.seat])


def _story_to_end(p: Yamatai, code: int, who: Args) -> Message | None:
    if code == s.GO_ON or code >= s.END:
        return None
    if code < s.RECRUIT:
        return Message("story-moor", who | {"ship": ship(code - int(s.MOOR))})
    number = code - int(s.RECRUIT) if code < s.PAY else int(p.pending)
    after = p.copy()
    after.apply(code)
    if after.phase == s.PAYING:
        return None  # told when it is paid
    coins = _gain(p, code)[0]
    return Message(
        "story-recruit", who | {"specialist": specialist(p.tables, number), "coins": coins}
    )


def _effect_story(p: Yamatai, code: int, who: Args) -> Message | None:
    tables = p.tables
    if code < s.MOVE:
        tile = building(tables, code - int(s.SET_ASIDE))
        return Message("story-reserve", who | {"tile": tile})
    if code < s.LOOK_UP:
        moved = {"ship": ship(int(p.board[(code - int(s.MOVE)) // FAN]))}
        return Message("story-move", who | _moving(tables, code) | moved)
    if code == s.LOOK_UP:
        return Message("story-look", who)
    if code < s.EXCHANGE:
        return Message("story-hallow", who | {"island": island(tables, code - int(s.HALLOW))})
    if code < s.REMOVE:
        if p.phase != s.EXCHANGING:
            return None
        one, other = int(p.pending), code - int(s.EXCHANGE)
        both: Args = {"island": island(tables, one), "other": island(tables, other)}
        return Message("story-exchange", who | both)
    if code < s.ENOUGH:
        where = code - int(s.REMOVE)
        gone: Args = {"ship": ship(int(p.board[where])), "space": space(tables, where)}
        return Message("story-remove", who | gone)
    if code == s.ENOUGH or p.phase != s.SWAPPING:
        return None
    one, other = int(p.pending), code - int(s.SWAP)
    swapped: Args = {"space": space(tables, one), "other": space(tables, other)}
    return Message("story-swap", who | swapped)


def _power_story(p: Yamatai, code: int, who: Args) -> Message:
    tables = p.tables
    if code < s.GIVE_GOLD:
        return Message("story-give", who | {"ship": ship(code - int(s.GIVE))})
    if code == s.GIVE_GOLD:
        return Message("story-give", who | {"ship": ship(int(t.GOLD))})
    if code < s.TILE_TO_GOLD:
        return Message("story-get", who | {"ship": ship(code - int(s.GET))})
    if code < s.TILE_TO_COINS:
        kind = culture(tables, code - int(s.TILE_TO_GOLD))
        return Message("story-culture-for-gold", who | {"kind": kind})
    if code < s.CLEAR:
        kind = culture(tables, code - int(s.TILE_TO_COINS))
        return Message("story-culture-for-coins", who | {"kind": kind, "coins": _gain(p, code)[0]})
    return Message("story-clear", who | {"island": island(tables, code - int(s.CLEAR))})
