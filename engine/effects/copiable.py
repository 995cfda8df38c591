"""Copiable values (CR 707.2): what a copy of an object copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.model.characteristics import Characteristics
    from engine.rules.context import Context


def copied_values(ctx: Context, oid: ObjectId) -> Characteristics:
    """The copiable values of an object, as it is or as it last existed."""
    return ctx.obj(oid).values
