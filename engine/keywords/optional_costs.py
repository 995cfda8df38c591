"""What keywords share that offer an additional cost (CR 118.8, 601.2b): kicker, buyback, entwine and others."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.zones import BATTLEFIELD
from engine.keywords.always import EVERYWHERE
from engine.model.families import Cost, RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.ways import AdditionalCost
from engine.terms.casting import words_of_costs

if TYPE_CHECKING:
    from engine.rules.context import Context

WHERE_CAST_FROM = tuple(zone for zone in EVERYWHERE if zone != BATTLEFIELD)  # and the stack (CR 113.6d)


@dataclass(frozen=True, slots=True)
class OptionalCost(RuleModifier):
    """An additional cost that the player may choose to pay as the spell is cast."""

    name: str  # under which it is noted that it was paid
    costs: tuple[Cost, ...]
    keyword: str = ""  # if it is called otherwise
    repeats: bool = False
    reads = READS_NOTHING
    questions = ("additional_costs",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        words = words_of_costs(self.costs)
        return AdditionalCost(
            self.name, self.costs, repeats=self.repeats, label=f"{(self.keyword or self.name).capitalize()} {words}",
            particular=f"{self.name} {words}",
        )  # fmt: skip
