"""Wither (CR 702.80)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record
from engine.game.rules.events.questions import DAMAGE_AS_COUNTERS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Continuous, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.always import EVERYWHERE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class WitherRule(RuleModifier):
    """Damage from a source with wither puts -1/-1 counters on creatures instead of being marked.

    See CR 702.80a.
    """

    reads = READS_NOTHING
    questions = (DAMAGE_AS_COUNTERS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        recipient = details["recipient"]
        assert isinstance(recipient, int)
        return None if is_player(recipient) else "-1/-1"


@phrase("all damage is dealt as though its source had wither", into="static")
@record
class AllDamageWithers(Continuous):
    """Damage from any source whatever is dealt as though that had wither (CR 609.4, 702.80a)."""

    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (WitherRule(),)


@keyword("702.80", "Wither")
class Wither:
    """Damage that shrinks creatures for good."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((WitherRule(),), zones=EVERYWHERE),)
