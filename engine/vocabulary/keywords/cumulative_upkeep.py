"""Cumulative upkeep (CR 702.24)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import include, phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.counters import PutCounters
from engine.game.events.table_limits import MOST
from engine.game.events.zone_changes import Sacrifice
from engine.meaning.families import Cost, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_STATUS
from engine.vocabulary.effects.keyword_actions.create import PlayersCreateTokens
from engine.vocabulary.effects.verbs.characteristics.continuous_effects import GainControl
from engine.vocabulary.effects.verbs.mana.add_mana import PlayersAddMana
from engine.vocabulary.mechanics.coins import FlipCoins
from engine.vocabulary.statics.players.control import ControlledBySeat
from engine.vocabulary.terms.casting.paid_as_cast import as_stated, costs_as_written
from engine.vocabulary.terms.costs.choice_costs import ChoiceCost
from engine.vocabulary.terms.costs.payments import pay_costs
from engine.vocabulary.terms.grammar.continuous import begin

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_UPKEEP = Purpose("cumulative upkeep", "702.24a")
TO_GIVE_CONTROL = Purpose("gain control", "702.24a")

_DEEDS = (PlayersAddMana, FlipCoins, GainControl, PlayersCreateTokens)


@phrase("have {deed:infinitive}", into="cost_of_upkeep")
@phrase("{deed:instruction}", into="cost_of_upkeep")
@record
class DeedCost(Cost):
    """An action that is a cost and nothing else (CR 118.1): "Add {R}", "Flip a coin"."""

    deed: Instruction
    reads = READS_STATUS

    def well_formed(self) -> bool:
        """What is no cost of its own, and is done by or with others."""
        return isinstance(self.deed, _DEEDS)

    def payable(self, ctx: Context) -> bool:
        return self.deed.possible(ctx)

    def pay(self, ctx: Context) -> bool:
        return self.deed.perform(ctx)


@phrase("gain control of {what:some}", into="cost_of_upkeep")
@record
class GainControlCost(ChoiceCost):
    """Gaining control of permanents of a description, whoever controls them (CR 118.1, 613.1b)."""

    what: Reference
    reads = READS_STATUS
    purpose = TO_GIVE_CONTROL

    def options(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(ref for ref in self.meant(ctx) if ctx.on_battlefield(ref))

    def use(self, ctx: Context, chosen: tuple[Ref, ...]) -> None:
        begin(ctx, (ControlledBySeat(ctx.controller),), chosen, None)


@phrase("pay cumulative upkeep of {costs:cost_of_upkeep*,}", into="instruction")
@phrase("pay cumulative upkeep of {costs:cost_of_upkeep*or2}", into="instruction", one=True)
@record
class PayForAge(Instruction):
    """An age counter is put on the permanent.

    It is sacrificed unless its controller pays for each of them.
    """

    costs: tuple[Cost, ...]
    one: bool = False  # for each counter one of the costs
    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False
        ctx.happen(PutCounters(ctx.source, "age", 1, ctx.controller, ctx.source))
        age = min(MOST, ctx.obj(ctx.source).counters.get("age", 0))
        costs = self._for(ctx, age)
        if pay_costs(ctx, ctx.controller, costs, say("may_pay_the_cost", cost=costs_as_written(costs))):
            return True
        ctx.happen(Sacrifice(ctx.controller, ctx.source, ctx.source))
        return False

    def _for(self, ctx: Context, age: int) -> tuple[Cost, ...]:
        if not self.one:
            return self.costs * age
        words = tuple(as_stated("cost_of_upkeep", cost) for cost in self.costs)
        chosen = (ctx.choose_option(ctx.controller, words, purpose=WHICH_UPKEEP) for _ in range(age))
        return tuple(self.costs[words.index(word)] for word in chosen)


@phrase("cumulative upkeep {costs:mana_cost*or2}", into="keyword", one=True)
@keyword(
    "702.24",
    "Cumulative upkeep",
    "cumulative upkeep {costs:mana_cost*,}",
    "cumulative upkeep—^{costs:cost_of_upkeep*,^}.",
)
class CumulativeUpkeep:
    """A permanent whose upkeep grows (CR 702.24a)."""

    costs: tuple[Cost, ...]
    one: bool = False

    @property
    def definition(self) -> str:
        """At the beginning of its controller's upkeep."""
        costs = "[costs:cost_of_upkeep*or2]" if self.one else "[costs:cost_of_upkeep*,]"
        return f"At the beginning of your upkeep, if ~ is on the battlefield, pay cumulative upkeep of {costs}."

    @property
    def reminder(self) -> str:
        """What print says."""
        return (
            "At the beginning of your upkeep, put an age counter on this permanent, then sacrifice it unless you pay "
            "its upkeep cost for each age counter on it."
        )


include("cost_of_upkeep", "cost")
