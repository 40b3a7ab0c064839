"""Requests about tables: making, sitting down, looking back, asking, trying again."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any, Literal, cast

from litestar import Response, Router, delete, get, post, put
from litestar.params import JSONBody, PathParameter, QueryParameter
from msgspec.structs import replace

from zashiki.core.scene import About, Layout
from zashiki.core.state import State
from zashiki.house import records
from zashiki.house.errors import NotNowError, NotThereError
from zashiki.house.new_tables import TableWish
from zashiki.house.seating import seat_of_token
from zashiki.house.seats import Guest
from zashiki.house.setups import ClosedError
from zashiki.house.table import Table
from zashiki.house.thinkers import Thought
from zashiki.house.words import words
from zashiki.study.reasons import in_words, reasons
from zashiki.web import api_types
from zashiki.web.dependencies import Address, Asker, Lang, TheContext
from zashiki.web.effects import grounds
from zashiki.web.guests import clean
from zashiki.web.names import NamedWords
from zashiki.web.problems import documented
from zashiki.web.settings import TEXT_BYTES
from zashiki.web.table_info import as_stored, clock_rule, seat_wish, table_info

TableId = Annotated[str, PathParameter(max_length=40)]
SeatQuery = Annotated[int | None, QueryParameter(ge=0, le=7)]
PlyQuery = Annotated[int | None, QueryParameter(ge=0, le=1_000_000)]
SeatPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
PlyPath = Annotated[int, PathParameter(ge=0, le=1_000_000)]
Thing = Annotated[str, QueryParameter(min_length=1, max_length=120)]
Form = Annotated[Literal["text", "json"], QueryParameter()]

LOOK_BACK = 20  # actions, for the last one that was told
MOST_SECONDS = 5.0
TOLD = 6  # alternatives that reasons are given for


# --- tables ----------------------------------------------------------------------------------


@get("/tables", responses=documented())
async def list_tables(guest: Asker, context: TheContext, language: Lang) -> api_types.TableList:
    """Your tables, and those that wait for anybody."""
    mine, waiting = await context.house.tables.listed(guest.id)
    listings = [await context.house.listings.of(stored) for stored in mine]
    return api_types.TableList(
        [
            table_info(stored, guest, language, listing=listing)
            for stored, listing in zip(mine, listings, strict=True)
        ],
        [table_info(stored, guest, language) for stored in waiting],
    )


@post("/tables", responses=documented(403, 413, 415))
async def make_table(
    data: JSONBody[api_types.NewTable],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> api_types.TableInfo:
    """Lay out a game; play begins when every seat is taken."""
    context.tables.use(address)
    if any(isinstance(wish, api_types.SeatOpen) for wish in data.seats):
        context.open_tables.use(address)
    wishes = [
        seat_wish(
            wish, clean(wish.name) if isinstance(wish, api_types.SeatMe) and wish.name else ""
        )
        for wish in data.seats
    ]
    wish = TableWish(
        data.game,
        wishes,
        dict(data.options),
        data.edition,
        clock_rule(data.clock),
        data.pace,
        data.position,
        data.random_seats,
        data.guided,
    )
    return _info(await context.house.new_tables.lay(guest, wish), guest, language)


@get("/tables/{table_id:str}", responses=documented(404))
async def show_table(
    table_id: TableId,
    guest: Asker,
    context: TheContext,
    language: Lang,
    invite: Annotated[str, QueryParameter(max_length=64)] = "",
) -> api_types.TableInfo:
    """A table without its position. One that cannot be opened says why."""
    try:
        table = await context.house.tables.find(table_id)
        info = _info(table, guest, language)
        return replace(info, invited=seat_of_token(table, invite)) if invite else info
    except ClosedError as error:
        stored = await context.house.tables.stored(table_id)
        return table_info(stored, guest, language, closed=words(None, language)(error.message))


@post(
    "/tables/{table_id:str}/seats/{seat:str}/claim",
    status_code=200,
    responses=documented(403, 404, 409, 413, 415),
)
async def claim_seat(
    table_id: TableId,
    seat: Annotated[str, PathParameter(pattern=r"^(any|\d{1,3})$")],
    data: JSONBody[api_types.Claim],
    guest: Asker,
    context: TheContext,
    language: Lang,
) -> api_types.TableInfo:
    """Sit down; `any` is the seat that the token belongs to."""
    table = await context.house.tables.find(table_id)
    await context.house.seating.claim(
        table, guest, None if seat == "any" else int(seat), data.token
    )
    return _info(table, guest, language)


@post(
    "/tables/{table_id:str}/seats/{seat:int}/leave",
    status_code=200,
    responses=documented(403, 404, 409),
)
async def leave_seat(
    table_id: TableId, seat: SeatPath, guest: Asker, context: TheContext, language: Lang
) -> api_types.TableInfo:
    """Get up again, while the table waits."""
    table = await context.house.tables.find(table_id)
    await context.house.seating.leave(table, guest, seat)
    return _info(table, guest, language)


@put("/tables/{table_id:str}/seats/{seat:int}", responses=documented(403, 404, 409, 413, 415))
async def change_seat(
    table_id: TableId,
    seat: SeatPath,
    data: JSONBody[api_types.ChangeSeat],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> api_types.TableInfo:
    """Another wish of the host for a seat, such as a bot instead of a friend."""
    if isinstance(data.wish, api_types.SeatOpen):
        context.open_tables.use(address)
    table = await context.house.tables.find(table_id)
    await context.house.seating.change(table, guest, seat, seat_wish(data.wish))
    return _info(table, guest, language)


@post(
    "/tables/{table_id:str}/start",
    status_code=200,
    responses=documented(403, 404, 409, 413, 415),
)
async def start_table(
    table_id: TableId,
    data: JSONBody[api_types.StartTable],
    guest: Asker,
    context: TheContext,
    language: Lang,
) -> api_types.TableInfo:
    """Wait no longer: a bot takes every free seat, and play begins. For the host."""
    table = await context.house.tables.find(table_id)
    await context.house.seating.start(table, guest, data.bot)
    return _info(table, guest, language)


@delete("/tables/{table_id:str}", responses=documented(403, 404, 409))
async def cancel_table(table_id: TableId, guest: Asker, context: TheContext) -> None:
    """Call the table off while it waits. For the host."""
    table = await context.house.tables.find(table_id)
    await context.house.seating.cancel(table, guest)


@post("/tables/{table_id:str}/rematch", responses=documented(403, 404, 409))
async def rematch(
    table_id: TableId, guest: Asker, context: TheContext, address: Address, language: Lang
) -> api_types.TableInfo:
    """Once more; everybody who asks gets the same new table."""
    context.tables.use(address)
    table = await context.house.tables.find(table_id)
    return _info(await context.house.new_tables.rematch(table, guest), guest, language)


# --- looking back ----------------------------------------------------------------------------


@get("/tables/{table_id:str}/layout", responses=documented(404, 409))
async def show_layout(table_id: TableId, context: TheContext, language: Lang) -> Layout:
    """The places of the match."""
    return context.view(await context.house.tables.find(table_id)).layout(language)


@get("/tables/{table_id:str}/scene", responses=documented(403, 404, 409))
async def show_scene(
    table_id: TableId,
    guest: Asker,
    context: TheContext,
    language: Lang,
    ply: PlyQuery = None,
    seat: SeatQuery = None,
) -> api_types.ReplayScene:
    """The picture after `ply` actions, as you may see it from `seat`."""
    table = await context.house.tables.find(table_id)
    eye = table.check_view(guest.id, seat)
    ply = _ply(table, ply)
    view = context.view(table)
    told = view.lines(eye, language, max(0, ply - LOOK_BACK))
    lines = [line for line in told if line.ply < ply]
    state = table.match.at(ply)
    return api_types.ReplayScene(
        ply,
        table.match.ply,
        seat,
        table.actor if ply == table.match.ply and table.held is not None else int(state.actor),
        cast("Any", view.past(ply, eye, language)),  # encoded already
        lines[-1] if lines else None,
        view.outcome(language) if state.is_over else None,
    )


@get("/tables/{table_id:str}/about", responses=documented(403, 404, 409))
async def show_about(
    table_id: TableId,
    thing: Thing,
    guest: Asker,
    context: TheContext,
    language: Lang,
    ply: PlyQuery = None,
    seat: SeatQuery = None,
) -> About | None:
    """What a piece, place, counter or score is, as you may know it from `seat`; null where there
    is nothing to say.
    """
    table = await context.house.tables.find(table_id)
    eye = table.check_view(guest.id, seat)
    state = context.view(table).state_at(_ply(table, ply))
    try:
        return context.view(table).about(state, eye, thing, language)
    except KeyError:
        raise NotThereError("no-thing", {"thing": thing}) from None


@get("/tables/{table_id:str}/log", responses=documented(403, 404, 409))
async def show_log(
    table_id: TableId, guest: Asker, context: TheContext, language: Lang, seat: SeatQuery = None
) -> api_types.Log:
    """The whole story, as you may know it from `seat`."""
    table = await context.house.tables.find(table_id)
    eye = table.check_view(guest.id, seat)
    return api_types.Log(context.view(table).lines(eye, language, 0))


@get("/tables/{table_id:str}/record", responses=documented(404, 409), media_type="text/plain")
async def show_record(
    table_id: TableId, context: TheContext, language: Lang, form: Form = "text"
) -> Response[str]:
    """The record of a match that is over."""
    table = await context.house.tables.find(table_id)
    names = context.view(table).words(language).names
    text = records.write(table, names, form)
    media_type = "application/json" if form == "json" else "text/plain"
    file_name = f"{table.facts.setup.game}-{table.id}.{'json' if form == 'json' else 'txt'}"
    headers = {"Content-Disposition": f'attachment; filename="{file_name}"'}
    return Response(text, media_type=media_type, headers=headers)


# --- asking and trying -----------------------------------------------------------------------


@get("/tables/{table_id:str}/advice", responses=documented(403, 404, 409))
async def advise(
    table_id: TableId,
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
    ply: PlyQuery = None,
    seconds: Annotated[float, QueryParameter(ge=0.1, le=MOST_SECONDS)] = 1.0,
) -> api_types.Advice:
    """What search would do, and how the alternatives compare."""
    table = await context.house.tables.find(table_id)
    ply = _ply(table, ply)
    state = table.match.at(ply)
    seat = int(state.actor)
    _check_advice(table, guest, ply, seat)
    context.advice.use(address)
    version = table.version
    ms = round(seconds * 1000)
    found, hurried = await context.house.bots.compare(table, ply, ms, guest)
    say = context.view(table).words(language)
    return api_types.Advice(ply, version, alternatives(state, found, say), hurried)


def alternatives(
    state: State, found: Sequence[Thought], say: NamedWords
) -> list[api_types.Alternative]:
    """What search thought, in words; it may have thought of a position that is gone."""
    game, seat = state.setup.game, int(state.actor)
    choices = {choice.code: choice for choice in game.scene(state, seat).legal}
    thoughts = [thought for thought in found if thought.code in choices]
    effects = grounds(game, state, [choices[thought.code] for thought in thoughts], seat)
    total = sum(thought.visits for thought in thoughts) or 1
    told = thoughts[:TOLD]
    return [
        api_types.Alternative(
            thought.code,
            list(choices[thought.code].path),
            say(choices[thought.code].label),
            thought.visits,
            thought.visits / total,
            thought.value,
            [say(each) for each in changes if say.words.has(each.id)],
            why(state, told, thought, say) if thought in told else "",
        )
        for thought, changes in zip(thoughts, effects, strict=True)
    ]


def why(state: State, thoughts: Sequence[Thought], thought: Thought, say: NamedWords) -> str:
    """What the best action does better than this one, the best itself than the next."""
    best, *others = thoughts
    worse = thought if thought is not best else others[0] if others else None
    if worse is None:
        return ""
    found = in_words(reasons(state, best.code, worse.code), int(state.actor))
    return "" if found is None else say(found)


def _check_advice(table: Table, guest: Guest, ply: int, seat: int) -> None:
    if seat < 0 and table.held is None:
        raise NotNowError("advice-over")
    if table.is_open:
        return
    if not table.may_ask_for_advice(guest.id):
        raise NotNowError("advice-others")
    is_asked = ply == table.match.ply and table.held is None
    if not is_asked or table.seats[seat].guest != guest.id:
        raise NotNowError("advice-not-your-turn")


@post("/tables/{table_id:str}/try", responses=documented(403, 404, 409, 413, 415))
async def try_here(
    table_id: TableId,
    data: JSONBody[api_types.TryHere],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> api_types.TableInfo:
    """A new table from a ply of a finished one, with bots in the other seats."""
    context.tables.use(address)
    table = await context.house.tables.find(table_id)
    tried = await context.house.new_tables.try_from(table, guest, data.ply, data.seat, data.bot)
    return _info(tried, guest, language)


@post("/records", request_max_body_size=TEXT_BYTES, responses=documented(403, 413, 415))
async def import_record(
    data: JSONBody[api_types.ImportRecord],
    guest: Asker,
    context: TheContext,
    address: Address,
    language: Lang,
) -> api_types.TableInfo:
    """A finished table from a record."""
    context.tables.use(address)
    return _info(await context.house.new_tables.import_record(guest, data.record), guest, language)


# --- small things ----------------------------------------------------------------------------


def _info(table: Table, guest: Guest, language: str) -> api_types.TableInfo:
    return table_info(as_stored(table), guest, language, table)


def _ply(table: Table, ply: int | None) -> int:
    last = table.match.ply
    if ply is not None and ply > last:
        raise NotThereError("no-ply", {"ply": ply, "last": last})
    return last if ply is None else ply


tables_router = Router(
    "",
    tags=["tables"],
    route_handlers=[
        list_tables,
        make_table,
        show_table,
        claim_seat,
        leave_seat,
        change_seat,
        start_table,
        cancel_table,
        rematch,
        show_layout,
        show_scene,
        show_about,
        show_log,
        show_record,
        advise,
        try_here,
        import_record,
    ],
)
