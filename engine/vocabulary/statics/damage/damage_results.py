"""What damage does not result in (CR 120.3a, 514.2).

It costs a player no life, or it isn't removed during cleanup steps.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.events.questions import DAMAGE_LEAVES_LIFE
from engine.game.rules.turn.questions import DAMAGE_STAYS
from engine.meaning.families import Continuous, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.grammar.continuous import is_among
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("damage doesn't cause {player} to lose life", into="static")
@record
class DamageCostsNoLife(Continuous):
    """Players whom damage doesn't cause to lose life; it is dealt, and does all else it does (CR 120.3)."""

    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CostsNoLife(),)


@phrase("damage isn't removed from {permanents:affected} during cleanup steps", into="static")
@record
class DamageStays(Continuous):
    """Permanents on which damage stays marked as turns end (CR 514.2)."""

    permanents: Reference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return is_among(ctx, self.permanents, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (StaysMarked(),)


@record
class CostsNoLife(RuleModifier):
    """The answer that damage costs a player no life."""

    reads = READS_NOTHING
    questions = (DAMAGE_LEAVES_LIFE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True


@record
class StaysMarked(RuleModifier):
    """The answer that a permanent's damage stays."""

    reads = READS_NOTHING
    questions = (DAMAGE_STAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True
