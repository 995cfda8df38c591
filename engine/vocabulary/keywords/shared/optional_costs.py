"""What keywords share that offer an additional cost (CR 118.8, 601.2b).

Kicker, buyback and entwine are such keywords.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import defined
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING, rebuild
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.always import EVERYWHERE
from engine.vocabulary.terms.casting.paid_as_cast import CostWasPaid, TimesPaid, costs_as_written, words_of_costs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHERE_CAST_FROM = tuple(zone for zone in EVERYWHERE if zone != BATTLEFIELD)  # and the stack (CR 113.6d)


@record
class OptionalCost(RuleModifier):
    """An additional cost that the player may choose to pay as the spell is cast."""

    name: str  # under which it is noted that it was paid
    costs: tuple[Cost, ...]
    keyword: str = ""  # if it is called otherwise
    repeats: bool = False
    instance: int = 0  # how many of the same the spell has before it
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        keyword = Term("keyword", self.keyword or self.name)
        label = say("keyword_with_cost", keyword=keyword, cost=costs_as_written(self.costs))
        return AdditionalCost(self.name, self.costs, repeats=self.repeats, label=label, particular=self.particular)

    @property
    def particular(self) -> str:
        """What tells its payments from those for others of its name."""
        again = f" ({self.instance + 1})" if self.instance else ""
        return f"{self.name} {words_of_costs(self.costs)}{again}"


def with_offer(keyword_ability: Any, offer: OptionalCost, instance: int = 0) -> tuple[Ability, ...]:
    """The offer of an additional cost with the keyword's definition, which counts its own payments only."""
    offer = replace(offer, instance=instance)
    paid = (rebuild(ability, lambda node: _of_this(node, offer)) for ability in defined(keyword_ability))
    return (StaticAbility((offer,), zones=WHERE_CAST_FROM), *paid)


def _of_this(node: Any, offer: OptionalCost) -> Any:
    own = isinstance(node, (CostWasPaid, TimesPaid)) and node.name == offer.name
    return replace(node, name=offer.particular) if own else node
