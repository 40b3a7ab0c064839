"""Requests about reviews: asking for one, how far it is, stopping it, what it says of a ply."""

from __future__ import annotations

from litestar import Router, delete, get, post

from zashiki.house.errors import NotNowError, NotThereError
from zashiki.house.seats import Guest
from zashiki.house.table import Table
from zashiki.web import review_types
from zashiki.web.context import Context
from zashiki.web.dependencies import Address, Asker, Lang, TheContext
from zashiki.web.problems import documented
from zashiki.web.review_pages import review_detail, review_page
from zashiki.web.tables_api import PlyPath, TableId


@get("/tables/{table_id:str}/review", responses=documented(404, 409))
async def show_review(
    table_id: TableId, guest: Asker, context: TheContext, language: Lang
) -> review_types.ReviewInfo:
    """How far the review of a match is, and all of it when it is done."""
    table = await context.house.tables.find(table_id)
    return await _info(table, guest, context, language)


@post("/tables/{table_id:str}/review", status_code=200, responses=documented(403, 404, 409))
async def ask_review(
    table_id: TableId, guest: Asker, context: TheContext, address: Address, language: Lang
) -> review_types.ReviewInfo:
    """Review a match that is over, or go on with it. One at a time for each guest."""
    table = await context.house.tables.find(table_id)
    await context.house.reviews.ask(table, guest.id, address)
    return await _info(table, guest, context, language)


@delete("/tables/{table_id:str}/review", status_code=200, responses=documented(403, 404, 409))
async def stop_review(
    table_id: TableId, guest: Asker, context: TheContext, language: Lang
) -> review_types.ReviewInfo:
    """Stop a review; what was judged stays, and asking again goes on from there."""
    table = await context.house.tables.find(table_id)
    await context.house.reviews.cancel(table, guest.id)
    return await _info(table, guest, context, language)


@get("/tables/{table_id:str}/review/{ply:int}", responses=documented(404, 409))
async def show_review_ply(
    table_id: TableId, ply: PlyPath, context: TheContext, language: Lang
) -> review_types.ReviewDetail:
    """What a review says of one ply: what was done there, what would have been better, and why."""
    table = await context.house.tables.find(table_id)
    review = (await context.house.reviews.progress(table)).review
    if review is None:
        raise NotNowError("review-none")
    if ply >= len(review.plies):
        raise NotThereError("no-review-ply", {"ply": ply})
    return review_detail(review.plies[ply], table, context.view(table).words(language))


async def _info(
    table: Table, guest: Guest, context: Context, language: str
) -> review_types.ReviewInfo:
    found = await context.house.reviews.progress(table)
    page = None
    if found.review is not None:
        page = review_page(found.review, table, context.view(table).words(language))
    return review_types.ReviewInfo(
        found.status,
        found.done,
        found.all,
        found.ahead,
        found.guest == guest.id or bool(table.seats_of(guest.id)),
        page,
    )


reviews_router = Router(
    "",
    tags=["reviews"],
    route_handlers=[show_review, ask_review, stop_review, show_review_ply],
)
