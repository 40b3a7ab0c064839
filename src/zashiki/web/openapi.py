"""The OpenAPI document: words are strings in it, whatever they are inside."""

from __future__ import annotations

from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.openapi.config import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin
from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition

import zashiki
from zashiki.core.message import Message

CONFIG = OpenAPIConfig(
    title="zashiki",
    version=zashiki.__version__,
    description="Tables, seats and positions. The live socket: docs/protocol.md.",
    path="/api/openapi",  # the document itself is at /api/openapi.json
    render_plugins=[JsonRenderPlugin()],
    use_handler_docstrings=True,
)


class SaidMessages(OpenAPISchemaPlugin):
    """A message travels as the words it is said in."""

    def is_plugin_supported_field(self, field_definition: FieldDefinition) -> bool:
        return field_definition.annotation is Message

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        return Schema(type=OpenAPIType.STRING)


@get("/openapi.json", include_in_schema=False, cache=True)
async def describe(request: Request[Any, Any, State]) -> dict[str, Any]:
    """The OpenAPI document."""
    return request.app.openapi_schema.to_schema()
