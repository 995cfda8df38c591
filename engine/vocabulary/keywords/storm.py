"""Storm (CR 702.40)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.events.casting import SpellCast
from engine.meaning.families import Amount, Reference
from engine.meaning.node import READS_TURN

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("for each spell cast before {object} this turn", into="for_each")
@phrase("for each other spell cast before {object} this turn", into="for_each", other=True)
@record
class SpellsCastBefore(Amount):
    """How many spells were cast this turn before a certain one, by whomever."""

    object: Reference
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        return sum(self._before(ctx, ref) for ref in self.object.refs(ctx))

    @staticmethod
    def _before(ctx: Context, ref: Ref) -> int:
        cast = [event.oid for event in ctx.game.history.this_turn if isinstance(event, SpellCast)]
        return cast.index(ref) if ref in cast else 0


@keyword("702.40", "Storm")
class Storm:
    """Copies for the spells before it; each instance triggers separately (CR 702.40b)."""

    definition = (
        "When you cast this spell, copy it for each spell cast before it this turn. You may choose new targets for the "
        "copies."
    )
