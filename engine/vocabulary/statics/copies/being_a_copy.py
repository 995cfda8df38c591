"""Static abilities that make permanents copies of something (CR 707.2c).

As in "Creatures you control are copies of …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import production
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.layers.copying import copiable_values
from engine.game.rules.turn.questions import STARTS_COPYING
from engine.meaning.families import Reference, RuleModifier
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.statics.copies.copy_exceptions import CopyException
from engine.vocabulary.statics.copies.copy_values import with_values
from engine.vocabulary.terms.grammar.continuous import Affecting

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class StartsCopying(RuleModifier):
    """The values that a permanent gets as it starts to be a copy; they do not change afterwards."""

    original: Reference
    exceptions: tuple[CopyException, ...] = ()
    reads = READS_NOTHING
    questions = (STARTS_COPYING,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        refs = tuple(ref for ref in ctx.object_refs(self.original.refs(ctx)) if ref != about)
        if not refs:
            return None
        return with_values(ctx, copiable_values(ctx.game, refs[0]), self.exceptions)


def _copying(affected: Reference, original: Reference, exceptions: tuple[CopyException, ...] = ()) -> Affecting:
    return Affecting(affected, (StartsCopying(original, exceptions),))


def _copied(node: Affecting) -> dict[str, Any] | None:
    if len(node.changes) != 1 or not isinstance(node.changes[0], StartsCopying):
        return None
    copying = node.changes[0]
    return {"affected": node.affected, "original": copying.original, "exceptions": copying.exceptions}


def _copied_without(node: Affecting) -> dict[str, Any] | None:
    found = _copied(node)
    if found is None or found.pop("exceptions"):
        return None
    return found


production(
    "static", "{affected} [is a copy|are copies#affected] of {original}", Affecting, _copying, _copied_without,
    affected="affected", original="object",
)  # fmt: skip
production(
    "static", "{affected} [is a copy|are copies#affected] of {original}, except {exceptions#affected}", Affecting,
    _copying, lambda node: found if (found := _copied(node)) and found["exceptions"] else None,
    affected="affected", original="object", exceptions="copy_exception*and",
)  # fmt: skip
