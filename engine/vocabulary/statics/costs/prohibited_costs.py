"""What players can't pay to cast spells or activate abilities (CR 101.2, 118.3).

As in "Players can't pay life to …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.rules.paying.prohibited import MAY_PAY_LIFE_AS_COST, MAY_SACRIFICE_AS_COST
from engine.meaning.families import Continuous, Filter, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player} can't pay life or sacrifice {what:filter#many} to cast spells or activate abilities", into="static")
@record
class CannotPayLifeOrSacrifice(Continuous):
    """Players who can neither pay life nor sacrifice such permanents as costs of spells and abilities."""

    player: PlayerReference
    what: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return ref in self.player.refs(ctx)
        return ctx.controller_of(ref) in self.player.refs(ctx) and self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (NotAsACost(),)


@record
class NotAsACost(RuleModifier):
    """For spells and abilities no life can be paid and no permanents sacrificed as a cost (CR 118.3)."""

    reads = READS_NOTHING
    questions = (MAY_PAY_LIFE_AS_COST, MAY_SACRIFICE_AS_COST)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("its_cost_cant_be_paid"), "118.3")
