"""Requests about people: who one is, here and on another device, and where friends find us."""

from __future__ import annotations

import io
from typing import Annotated, Any

import segno
from litestar import Request, Response, Router, get, patch, post
from litestar.datastructures import State
from litestar.params import JSONBody, PathParameter, QueryParameter

from zashiki.web import addresses, api_types
from zashiki.web.dependencies import Address, Asker, TheContext
from zashiki.web.middleware import give_cookie
from zashiki.web.problems import documented
from zashiki.web.visitors import is_loopback

Token = Annotated[str, PathParameter(max_length=64)]
LinkText = Annotated[str, QueryParameter(pattern=r"^https?://[!-~]{1,400}$")]


@get("/me", responses=documented())
async def show_me(guest: Asker) -> api_types.Me:
    """Who the house thinks you are."""
    return api_types.Me(guest.name, guest.is_named)


@patch("/me", responses=documented(403, 413, 415))
async def rename_me(
    data: JSONBody[api_types.Rename], guest: Asker, context: TheContext
) -> api_types.Me:
    """Be called differently, at tables you join from now on."""
    renamed = await context.guests.rename(guest, data.name)
    return api_types.Me(renamed.name, renamed.is_named)


@post("/me/handover", responses=documented(403))
async def offer_handover(guest: Asker, context: TheContext, address: Address) -> api_types.Handover:
    """A link that makes another device the same guest."""
    context.tables.use(address)
    offered = await context.house.handovers.offer(guest)
    return api_types.Handover(offered.token, offered.until)


@get("/handovers/{token:str}", responses=documented(404))
async def show_handover(token: Token, guest: Asker, context: TheContext) -> api_types.HandoverInfo:
    """Whose link it is. Looking does not use it up: programs look at links, too."""
    found = await context.guests.find(await context.house.handovers.guest_of(token))
    return api_types.HandoverInfo(found.name, found.id == guest.id)


@post("/handovers", status_code=200, responses=documented(403, 404, 413, 415))
async def take_handover(
    data: JSONBody[api_types.TakeHandover], request: Request[Any, Any, State], context: TheContext
) -> api_types.Me:
    """Be that guest from now on; the link is used up."""
    guest = await context.guests.find(await context.house.handovers.take(data.token))
    give_cookie(request.scope, context, guest)
    return api_types.Me(guest.name, guest.is_named)


@get("/house", responses=documented())
async def show_house(context: TheContext, address: Address) -> api_types.HouseInfo:
    """Where friends reach the house. Whoever comes from elsewhere has found it."""
    return api_types.HouseInfo(
        addresses.friendly(context.settings.door) if is_loopback(address) else []
    )


@get("/qr.svg", responses=documented(), media_type="image/svg+xml")
async def draw_link(text: LinkText) -> Response[bytes]:
    """A link to be read by a camera."""
    drawn = io.BytesIO()
    segno.make(text, error="m", micro=False).save(
        drawn, kind="svg", border=3, dark="#1c1712", light="#ffffff", xmldecl=False, omitsize=True
    )
    return Response(drawn.getvalue(), media_type="image/svg+xml")


people_router = Router(
    "",
    tags=["people"],
    route_handlers=[
        show_me,
        rename_me,
        offer_handover,
        show_handover,
        take_handover,
        show_house,
        draw_link,
    ],
)
