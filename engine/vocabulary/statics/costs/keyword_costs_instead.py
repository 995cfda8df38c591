"""What a player may pay rather than a keyword's cost (CR 118.9): for equip, cycling, crew, echo."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.events.casting import AbilityActivated
from engine.game.rules.questions.alternative_payments import OTHER_COSTS
from engine.meaning.families import Continuous, Cost, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.node import READS_NOTHING, children
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.abilities import KeywordAbility
    from engine.meaning.questions import Asked

EACH_TURN, YOUR_TURNS = "each turn", "your turns"


@phrase("you may {costs:stated_cost*and#many} rather than pay {keyword:keyword_name} costs", into="static")
@phrase("you may {costs:stated_cost*and#many} rather than pay the {keyword:keyword_name} cost for {what:filter#many}",
        into="static")  # fmt: skip
@phrase("you may {costs:stated_cost*and#many} rather than pay the {keyword:keyword_name} cost of the first "
        "{again:keyword_name} ability you activate each turn", into="static", first=EACH_TURN)  # fmt: skip
@phrase("you may {costs:stated_cost*and#many} rather than pay the {keyword:keyword_name} cost of the first "
        "{again:keyword_name} ability you activate during each of your turns", into="static",
        first=YOUR_TURNS)  # fmt: skip
@record
class OtherCostOfKeyword(Continuous):
    """Costs that a player may pay rather than those of a keyword (CR 118.9).

    They may do so for the first such ability of a turn only, if the words say so.
    """

    costs: tuple[Cost, ...]
    keyword: str
    what: Filter | None = None
    first: str = ""
    again: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """What is the first is an ability of the same keyword."""
        return (self.again == self.keyword) if self.first else not self.again

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref) or self.keyword not in ctx.chars(ref).abilities.keywords:
            return False
        return self.what is None or self.what.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (PayInstead(self.costs, self.keyword, self.first),)


@record
class PayInstead(RuleModifier):
    """What its controller may pay rather than the cost of a keyword."""

    costs: tuple[Cost, ...]
    keyword: str
    first: str = ""
    reads = READS_NOTHING
    questions = (OTHER_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if details["seat"] != ctx.controller or not is_object(about) or not self._is_first(ctx):
            return None
        return instead(ctx, about, self.keyword, self.costs, details)

    def _is_first(self, ctx: Context) -> bool:
        """Whether its controller has activated no such ability this turn, on their own turn if it says so."""
        if self.first == YOUR_TURNS and not ctx.game.is_active(ctx.controller):
            return False
        return not self.first or not any(
            isinstance(event, AbilityActivated) and event.player == ctx.controller and self.keyword in event.keywords
            for event in ctx.game.history.this_turn
        )


@phrase("you may {costs:stated_cost*and#many} rather than pay {whose:object's} {keyword:keyword_name} cost",
        into="static")  # fmt: skip
@record
class OtherCostOfOwnKeyword(RuleModifier):
    """Costs that may be paid rather than those of a keyword of the object that says so (CR 118.9)."""

    costs: tuple[Cost, ...]
    whose: Reference
    keyword: str
    reads = READS_NOTHING
    questions = (OTHER_COSTS,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.whose, This)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if details["seat"] != ctx.controller or not is_object(about):
            return None
        return instead(ctx, about, self.keyword, self.costs, details)


def instead(ctx: Context, about: Ref, keyword: str, costs: tuple[Cost, ...], details: Any) -> tuple[Cost, ...] | None:
    """The costs of an ability with others for those of its keyword; None if it is not of that keyword.

    What the ability costs besides the cost that stands behind the keyword stays: the discarding of what is cycled.
    """
    assert is_object(about)
    named = ctx.chars(about).abilities.keywords.get(keyword, ())
    found = next((one for one in named if details["ability"] in one.stands_for()), None)
    return None if found is None else (*costs, *besides(found, details["costs"]))


def besides(keyword: KeywordAbility, costs: tuple[Cost, ...]) -> tuple[Cost, ...]:
    """The costs of an ability that don't stand behind its keyword; none if no cost stands there.

    In that case all of them are the keyword's cost.

    Those that do are the first in what the keyword stands for.
    """
    behind = sum(isinstance(node, Cost) for node in children(keyword))
    return costs[behind:] if behind else ()
