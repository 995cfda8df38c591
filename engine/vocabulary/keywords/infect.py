"""Infect (CR 702.90)."""

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
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class InfectRule(RuleModifier):
    """Damage from a source with infect is poison counters for players, -1/-1 counters for creatures.

    See CR 702.90b, c.
    """

    reads = READS_NOTHING
    questions = (DAMAGE_AS_COUNTERS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        recipient = details["recipient"]
        assert isinstance(recipient, int)
        return "poison" if is_player(recipient) else "-1/-1"


@phrase("all damage is dealt to {player} as though its source had infect", into="static")
@record
class DamageInfects(Continuous):
    """Damage from any source whatever that is dealt to certain players as though it had infect.

    See CR 609.4, 702.90b.
    """

    player: PlayerReference
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return (InfectsThem(self.player),)


@record
class InfectsThem(RuleModifier):
    """The answer that damage to certain players is poison counters."""

    player: PlayerReference
    reads = READS_NOTHING
    questions = (DAMAGE_AS_COUNTERS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return "poison" if details["recipient"] in self.player.refs(ctx) else None


@keyword("702.90", "Infect")
class Infect:
    """Damage that poisons players and shrinks creatures."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((InfectRule(),), zones=EVERYWHERE),)
