"""TypeScript types of everything on the wire: `python -m zashiki.web.typescript > protocol.ts`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from zashiki.web import live, wire

HEAD = """// Made by `python -m zashiki.web.typescript`; do not edit.
// A field with `?` may be missing; its default is in the comment.
"""
REF = "#/$defs/"
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every struct of the two modules, in the order written."""
    found: list[type[msgspec.Struct]] = []
    for module in (wire, live):
        for value in vars(module).values():
            is_own = isinstance(value, type) and value.__module__ == module.__name__
            if is_own and issubclass(value, msgspec.Struct):
                found.append(value)
    return found


def typescript() -> str:
    _, parts = msgspec.json.schema_components(structs(), ref_template=REF + "{name}")
    blocks = [HEAD]
    blocks += [_interface(struct, parts[struct.__name__]) for struct in structs()]
    blocks.append(_union("FromClient", live.FromClient))
    blocks.append(_union("FromServer", live.FromServer))
    blocks.append(_union("Clock", wire.Clock))
    blocks.append(_union("SeatWish", wire.SeatWish))
    return "\n".join(blocks)


def _interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    about = str(schema.get("description", "")).replace("\n", " ")
    lines = [f"/** {about} */"] if about else []
    base = struct.__base__ if struct.__base__ in structs() else None
    extends = f" extends {base.__name__}" if base else ""
    lines.append(f"export interface {struct.__name__}{extends} {{")
    inherited = base.__struct_encode_fields__ if base else ()
    required = set(schema.get("required", ()))
    for key, field in schema.get("properties", {}).items():
        if key in inherited:
            continue
        mark = "" if key in required else "?"
        default = (
            "" if key in required else f"  // {msgspec.json.encode(field.get('default')).decode()}"
        )
        lines.append(f"  {key}{mark}: {_type(field)};{default}")
    lines.append("}\n")
    return "\n".join(lines)


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in union.__args__)};\n"


def _type(field: dict[str, Any]) -> str:
    if "$ref" in field:
        return str(field["$ref"]).removeprefix(REF)
    if "enum" in field:
        return " | ".join(msgspec.json.encode(value).decode() for value in field["enum"])
    if "anyOf" in field:
        return " | ".join(_type(part) for part in field["anyOf"])
    kind = field.get("type")
    if kind == "array":
        inner = _type(field["items"])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {_type(field['additionalProperties'])}>"
    return PLAIN[str(kind)]


if __name__ == "__main__":
    sys.stdout.write(typescript())
