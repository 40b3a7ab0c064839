"""What can be done to a study, and what is told of it: operations on numbered nodes.

The house follows one after the other and gives each a version. So two people who work at the same
time never undo each other: what one took away cannot be played on, everything else adds up.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from zashiki.chapters import LONGEST_NAME
from zashiki.core.scene import Mark
from zashiki.variations import LONGEST_REMARK, MOST_MARKS

Number = Annotated[int, Meta(ge=0, le=2_147_483_647)]
Name = Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)]
Access = Literal["private", "read", "together"]


class PlayNode(Struct, frozen=True, tag="play", tag_field="t", forbid_unknown_fields=True):
    """Play an action after a node, or choose an outcome of chance."""

    chapter: Number
    node: Number
    code: Annotated[int, Meta(ge=-2_147_483_648, le=2_147_483_647)]


class DrawNode(Struct, frozen=True, tag="draw", tag_field="t", forbid_unknown_fields=True):
    """Let chance decide after a node."""

    chapter: Number
    node: Number


class DeleteNode(Struct, frozen=True, tag="delete", tag_field="t", forbid_unknown_fields=True):
    """Take a node away with all that follows."""

    chapter: Number
    node: Number


class PromoteNode(Struct, frozen=True, tag="promote", tag_field="t", forbid_unknown_fields=True):
    """Put a variation before its alternatives, where it branches off."""

    chapter: Number
    node: Number


class WriteRemark(Struct, frozen=True, tag="remark", tag_field="t", forbid_unknown_fields=True):
    """Another remark at a node; "" for none."""

    chapter: Number
    node: Number
    text: Annotated[str, Meta(max_length=LONGEST_REMARK)]


class DrawMarks(Struct, frozen=True, tag="marks", tag_field="t", forbid_unknown_fields=True):
    """Other marks at a node, all of them."""

    chapter: Number
    node: Number
    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


class RenameChapter(
    Struct, frozen=True, tag="rename-chapter", tag_field="t", forbid_unknown_fields=True
):
    """Call a chapter differently."""

    chapter: Number
    name: Name


class MoveChapter(
    Struct, frozen=True, tag="move-chapter", tag_field="t", forbid_unknown_fields=True
):
    """Put a chapter at another place, from 0."""

    chapter: Number
    place: Number


class DeleteChapter(
    Struct, frozen=True, tag="delete-chapter", tag_field="t", forbid_unknown_fields=True
):
    """Take a chapter away; the last one stays."""

    chapter: Number


class RenameStudy(Struct, frozen=True, tag="rename", tag_field="t", forbid_unknown_fields=True):
    """Call the study differently."""

    name: Name


NodeChange = PlayNode | DrawNode | DeleteNode | PromoteNode | WriteRemark | DrawMarks
StudyChange = NodeChange | RenameChapter | MoveChapter | DeleteChapter | RenameStudy
