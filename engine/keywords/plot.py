"""Plot (CR 702.170 of the edition of 2026)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.zones import EXILE, HAND
from engine.events.zone_changes import ZoneChange
from engine.keywords.alternative_costs import cast_for
from engine.keywords.warp import NotedOnEarlierTurn
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Cost, Instruction, RuleModifier
from engine.model.node import READS_NOTHING
from engine.rules.special import SpecialAction
from engine.terms.casting import words_of_costs
from engine.text.keywords import keyword

if TYPE_CHECKING:
    from engine.rules.context import Context


@dataclass(frozen=True, slots=True)
class ExileNoted(Instruction):
    """The card is exiled, and the turn is noted on it; perhaps face down."""

    mark: str
    face_down: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        marks = ((self.mark, ctx.game.turn.number),)
        down = self.mark if self.face_down else ""
        exiled = ZoneChange(ctx.source, EXILE, cause=self.mark, by=ctx.source, marks=marks, face_down=down)
        return bool(ctx.happen(exiled))


@dataclass(frozen=True, slots=True)
class MayExile(RuleModifier):
    """A special action with a card in hand: paying a cost to exile it for later (CR 116.2h, 116.2k)."""

    name: str
    costs: tuple[Cost, ...]
    mark: str
    timing: str
    rule: str
    face_down: bool = False
    reads = READS_NOTHING
    questions = ("special_actions",)

    def answer(self, ctx: Context, question: str, about: Ref, **details: object) -> object:
        if ctx.obj(about).owner != details["seat"]:
            return None
        label = f"{self.name.capitalize()} {words_of_costs(self.costs)}"
        effect = ExileNoted(self.mark, self.face_down)
        return (SpecialAction(self.name, self.costs, effect, label, timing=self.timing, rule=self.rule),)


@keyword("702.170", "Plot", "plot {costs:mana_cost*,}", "plot—^{costs:cost*,^}.")
class Plot:
    """A card exiled for a cost, and cast for nothing on a later turn (CR 702.170a, 702.170d)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((MayExile("plot", self.costs, "plotted", "sorcery", "702.170a"),), zones=(HAND,)),
            cast_for("plotted", (), EXILE, condition=NotedOnEarlierTurn("plotted"), as_sorcery=True),
        )
