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


class _Operation(Struct, frozen=True, tag_field="t", forbid_unknown_fields=True):
    """Something to be done; nothing may be in it that is not known."""


class _InChapter(_Operation, frozen=True):
    chapter: Number


class _AtNode(_InChapter, frozen=True):
    node: Number


class PlayNode(_AtNode, frozen=True, tag="play"):
    """Play an action after a node, or choose an outcome of chance."""

    code: Annotated[int, Meta(ge=-2_147_483_648, le=2_147_483_647)]


class DrawNode(_AtNode, frozen=True, tag="draw"):
    """Let chance decide after a node."""


class DeleteNode(_AtNode, frozen=True, tag="delete"):
    """Take a node away with all that follows."""


class PromoteNode(_AtNode, frozen=True, tag="promote"):
    """Put a variation before its alternatives, where it branches off."""


class WriteRemark(_AtNode, frozen=True, tag="remark"):
    """Another remark at a node; "" for none."""

    text: Annotated[str, Meta(max_length=LONGEST_REMARK)]


class DrawMarks(_AtNode, frozen=True, tag="marks"):
    """Other marks at a node, all of them."""

    marks: Annotated[list[Mark], Meta(max_length=MOST_MARKS)]


class RenameChapter(_InChapter, frozen=True, tag="rename-chapter"):
    """Call a chapter differently."""

    name: Name


class MoveChapter(_InChapter, frozen=True, tag="move-chapter"):
    """Put a chapter at another place, from 0."""

    place: Number


class DeleteChapter(_InChapter, frozen=True, tag="delete-chapter"):
    """Take a chapter away; the last one stays."""


class RenameStudy(_Operation, frozen=True, tag="rename"):
    """Call the study differently."""

    name: Name


NodeChange = PlayNode | DrawNode | DeleteNode | PromoteNode | WriteRemark | DrawMarks
StudyChange = NodeChange | RenameChapter | MoveChapter | DeleteChapter | RenameStudy
