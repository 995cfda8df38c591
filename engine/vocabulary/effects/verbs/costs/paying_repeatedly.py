"""Paying a cost any number of times as words are followed (CR 603.12a, 118.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase, production
from engine.core.record import record
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, Cost, Instruction, Sequel
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.terms.costs.payments import pay_costs
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player} may pay {cost:mana_cost} any number of times")
@phrase("{player} may pay {cost:mana_cost} up to {most:words} times")
@record
class PaysRepeatedly(Instruction):
    """A cost that a player pays as often as they like; how often is named."""

    player: PlayerReference
    cost: Cost
    most: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    first_matters = VISIBLE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How often it was paid."""
        return (Antecedent(self.key, "amount", verb="paid"),)

    def perform(self, ctx: Context) -> bool:
        prompt = say("may_pay", cost=Printed("mana_cost", self.cost))
        times = 0
        for seat in self.player.seats(ctx):
            most = None if self.most is None else times + self.most.value(ctx)
            while times != most and pay_costs(ctx, seat, (self.cost,), prompt):
                times += 1
        ctx.bind(self.key, times)
        return times > 0


@record
class WhenPaid(Sequel):
    """A reflexive triggered ability that triggers once however often the cost was paid (CR 603.12a)."""

    who: PlayerReference
    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform_after(self, ctx: Context, done: bool) -> bool:
        return done and trigger_at_once(ctx, self.ability)


for _nonterminal, _said in (("ending", "chain"), ("sentence", "modal")):
    production(
        _nonterminal, "when {who} pay[s#who] this cost one or more times, {effect}", WhenPaid,
        lambda who, effect: WhenPaid(who, TriggeredAbility(AtOnce(), effect)),
        lambda node: {"who": node.who, "effect": node.ability.effect}, who="doer", effect=_said,
    )  # fmt: skip
