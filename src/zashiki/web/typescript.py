"""TypeScript types of everything on the wire: `python -m zashiki.web.typescript > protocol.ts`."""

from __future__ import annotations

import sys
from typing import Any

import msgspec

from zashiki.core import scene
from zashiki.core.message import Message
from zashiki.house import study_changes
from zashiki.web import (
    api_types,
    editor_types,
    learn_types,
    puzzle_types,
    review_types,
    socket_types,
    study_types,
)

HEAD = """// Made by `python -m zashiki.web.typescript`; do not edit.
// A field with `?` may be missing; its default is in the comment.
"""
REF = "#/$defs/"
SAID = REF + Message.__name__  # travels as the words it is said in
PLAIN = {
    "string": "string",
    "integer": "number",
    "number": "number",
    "boolean": "boolean",
    "null": "null",
}


def structs() -> list[type[msgspec.Struct]]:
    """Every public struct of these modules, in the order written."""
    found: list[type[msgspec.Struct]] = []
    for module in (
        scene,
        api_types,
        socket_types,
        learn_types,
        puzzle_types,
        editor_types,
        study_changes,
        study_types,
        review_types,
    ):
        for value in vars(module).values():
            is_own = isinstance(value, type) and value.__module__ == module.__name__
            if is_own and issubclass(value, msgspec.Struct) and value.__name__[0] != "_":
                found.append(value)
    return found


def typescript() -> str:
    _, parts = msgspec.json.schema_components(
        structs(),
        schema_hook=lambda _: {"type": "string"},  # what a message is made of does not travel
        ref_template=REF + "{name}",
    )
    blocks = [HEAD]
    blocks += [_interface(struct, parts[struct.__name__]) for struct in structs()]
    blocks.append(_union("FromClient", socket_types.FromClient))
    blocks.append(_union("FromServer", socket_types.FromServer))
    blocks.append(_union("StudyChange", study_changes.StudyChange))
    blocks.append(_union("FromStudyClient", study_types.FromStudyClient))
    blocks.append(_union("FromStudyServer", study_types.FromStudyServer))
    blocks.append(_union("Clock", api_types.Clock))
    blocks.append(_union("SeatWish", api_types.SeatWish))
    return "\n".join(blocks)


def _interface(struct: type[msgspec.Struct], schema: dict[str, Any]) -> str:
    about = " ".join(str(schema.get("description", "")).partition("\n\n")[0].split())
    lines = [f"/** {about} */"] if about else []
    base = struct.__base__ if struct.__base__ in structs() else None
    extends = f" extends {base.__name__}" if base else ""
    lines.append(f"export interface {struct.__name__}{extends} {{")
    inherited = base.__struct_encode_fields__ if base else ()
    required = set(schema.get("required", ()))
    for key, field in schema.get("properties", {}).items():
        if key in inherited:
            continue
        if key in required or _is_always_told(struct):
            lines.append(f"  {key}: {_type(field)};")
        else:
            lines.append(f"  {key}?: {_type(field)};  // {_default(field)}")
    lines.append("}\n")
    return "\n".join(lines)


def _is_always_told(struct: type[msgspec.Struct]) -> bool:
    """Whether the house writes every field; what clients write is strict, and may leave out."""
    config = struct.__struct_config__
    return not config.omit_defaults and not config.forbid_unknown_fields


def _default(field: dict[str, Any]) -> str:
    missing = "" if _is_said(field) else field.get("default")
    return msgspec.json.encode(missing).decode()


def _is_said(field: dict[str, Any]) -> bool:
    return any(part.get("$ref") == SAID for part in (field, *field.get("anyOf", ())))


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in union.__args__)};\n"


def _type(field: dict[str, Any]) -> str:
    if _is_said(field):
        return "string"
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
        return f"Record<string, {_type(field.get('additionalProperties', {}))}>"
    return PLAIN[str(kind)] if kind else "unknown"


if __name__ == "__main__":
    sys.stdout.write(typescript())
