"""Pages: the built client, or a page that tells how to build it."""

from __future__ import annotations

import hashlib
import mimetypes
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path, PurePosixPath

from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.params import FromPath

from zashiki.web.dependencies import TheContext
from zashiki.web.middleware import asking_guest, give_cookie
from zashiki.web.problems import problem

MISSING = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>zashiki</title></head>
<body>
<h1>The server is running, but the client has not been built yet.</h1>
<p>Run <code>make play</code> in the project folder: it builds the client and starts the house
again. The API is there already, described at
<a href="/api/openapi.json">/api/openapi.json</a>.</p>
</body>
</html>
"""
TYPES = {".js": "text/javascript", ".webmanifest": "application/manifest+json"}  # machines disagree
FOREVER = "public, max-age=31536000, immutable"


@dataclass(frozen=True)
class File:
    content: bytes
    media_type: str
    tag: str


@lru_cache(maxsize=200)
def _read(path: Path, _changed: int) -> File:
    content = path.read_bytes()
    known = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0]
    media_type = known or "application/octet-stream"
    return File(content, media_type, f'"{hashlib.sha256(content).hexdigest()[:16]}"')


def find_file(static: Path, path: str) -> Path | None:
    """The file of the client for a path of an address; pages all start from index.html."""
    parts = PurePosixPath(path.lstrip("/")).parts
    if any(part in ("..", ".") or "\\" in part or "\0" in part for part in parts):
        return None
    file = static.joinpath(*parts)
    if parts and _is_file(file):
        return file
    if parts and PurePosixPath(parts[-1]).suffix:
        return None
    index = static / "index.html"
    return index if index.is_file() else None


def _is_file(path: Path) -> bool:
    try:
        return path.is_file()
    except OSError:  # a name that is too long for a file
        return False


@get(["/", "/{path:path}"], include_in_schema=False)
async def page(
    request: Request[object, object, State], context: TheContext, path: FromPath[str] = ""
) -> Response[bytes] | Response[str]:
    """A file of the client."""
    static = context.settings.static
    if path.lstrip("/").startswith("api/"):
        return _not_there()
    if not (static / "index.html").is_file():
        return Response(MISSING, status_code=503, media_type="text/html")
    found = find_file(static, path)
    if found is None:
        return _not_there()
    file = _read(found, found.stat().st_mtime_ns)
    if found.suffix == ".html":
        # Now: all that the page asks at once must come from one guest. And again with every page:
        # who comes back within a year is known for another.
        give_cookie(request.scope, context, await asking_guest(request, context))
    is_hashed = found.parent.name == "assets"
    headers = {"ETag": file.tag, "Cache-Control": FOREVER if is_hashed else "no-cache"}
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    return Response(file.content, media_type=file.media_type, headers=headers)


def _not_there() -> Response[bytes]:
    return problem(404, "There is no such page.")  # type: ignore[return-value]
