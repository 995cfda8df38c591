"""Fight (CR 701.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref
from engine.core.keys import Deed
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.damage.deal_damage import deal
from engine.vocabulary.terms.grammar.anaphors import TheSame

if TYPE_CHECKING:
    from engine.game.rules.context import Context

FIGHTS = Deed("fights")

verb("object_deed", FIGHTS, "fight", "fought")


@with_infinitive
@phrase("{object} fight[s] {other:object}")
@phrase("{object} fight each other", other=None)
@phrase("fights {other:object}", object=TheSame())
@record
class Fight(Instruction):
    """Two creatures deal damage equal to their power to each other, if both are still there (CR 701.12b)."""

    object: Reference
    other: Reference | None
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = list(self._creatures(ctx, self.object))
        refs += list(self._creatures(ctx, self.other)) if self.other is not None else []
        if len(refs) != 2:
            return False
        first, second = refs
        carry_out(ctx, *(PlayerDid(ctx.controller_of(ref), FIGHTS, oids=(ref,)) for ref in dict.fromkeys(refs)))
        return deal(ctx, "", [(first, second, self._power(ctx, first)), (second, first, self._power(ctx, second))])

    def _creatures(self, ctx: Context, what: Reference) -> tuple[Ref, ...]:
        return tuple(ref for ref in on_battlefield(ctx, what.refs(ctx)) if "creature" in ctx.chars(ref).types)

    def _power(self, ctx: Context, ref: Ref) -> int:
        return ctx.chars(ref).power or 0
