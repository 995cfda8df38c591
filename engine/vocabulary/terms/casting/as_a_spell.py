"""A card looked at as the spell that it would be (CR 601.3e, 709.3a, 712.11c)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, is_object
from engine.core.record import replace
from engine.game.rules.casting.casting_options import USUAL, castable_faces, values_as_spell
from engine.game.state.objects import Look
from engine.vocabulary.terms.objects.objects import MOVED

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def with_any_face(ctx: Context, oid: Ref, test: Callable[[Context, ObjectId], bool]) -> bool:
    """Whether something is so of a card, where it is now, with any of the faces or halves as which it can be cast."""
    oid = dict(ctx.bindings.get(MOVED, ())).get(oid, oid)
    if not is_object(oid) or oid not in ctx.game.objects:
        return False
    for face in castable_faces(ctx.game, oid):
        inner = ctx.within()
        inner.assumed = Look(ctx.game.obj(oid), values_as_spell(ctx.game, oid, replace(USUAL, face=face)))
        if test(inner, oid):
            return True
    return False
