"""What a spell costs besides its mana cost, or instead of it, by its own words (CR 118.8, 118.9)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, phrase, production
from engine.core.identity import Ref, is_object
from engine.core.record import record, replace, wording
from engine.core.zones import COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from engine.game.rules.casting.casting_options import AdditionalCost, CastWay, castable_faces
from engine.game.rules.casting.questions import ADDITIONAL_COSTS, ALTERNATIVE_COSTS, CAST_ANY_TIME, CAST_WAYS
from engine.meaning.families import Amount, Condition, Continuous, Cost, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, children
from engine.meaning.questions import Asked
from engine.vocabulary.statics.casting.playing_from_zones import LIFE_FOR_MANA, ONCE
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell, of_spells
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.casting.cast_clauses import CastFrom
from engine.vocabulary.terms.casting.paid_as_cast import OWN_ALTERNATIVE, as_stated, words_of_costs
from engine.vocabulary.terms.costs.choice_costs import DiscardCost
from engine.vocabulary.terms.costs.costs import PayLife, PayMana
from engine.vocabulary.terms.grammar.anaphors import It
from engine.vocabulary.terms.objects.clauses import Relative, SharesWith
from engine.vocabulary.terms.objects.filters import Card, Described
from engine.vocabulary.terms.objects.objects import Some, This

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHERE_CAST = (HAND, GRAVEYARD, EXILE, LIBRARY, COMMAND, STACK)


@phrase("as a additional cost to cast {spell:object}, {costs:stated_cost*and#many}", into="static")
@phrase("as a additional cost to cast {spell:object}, {costs:stated_cost*or2#many}", into="static", choice=True)
@phrase("as a additional cost to cast {spell:object}, you may {costs:stated_cost*and#many}", into="static",
        optional=True)  # fmt: skip
@record
class AsAdditionalCost(RuleModifier):
    """An additional cost that a spell's own words demand or offer (CR 118.8)."""

    spell: Reference
    costs: tuple[Cost, ...]
    choice: bool = False
    optional: bool = False
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def well_formed(self) -> bool:
        """Only of itself; what one cost takes is not there for another to use before that is paid."""
        return isinstance(self.spell, This) and not any(
            isinstance(node, It) for cost in self.costs for node in children(cost)
        )

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        label = as_stated("stated_cost*or2" if self.choice else "stated_cost*and", self.costs)
        if self.choice:
            choices = tuple((cost, as_stated("stated_cost", cost)) for cost in self.costs)
            return AdditionalCost("additional cost", (), optional=False, choices=choices, label=label)
        noted = next((found for cost in self.costs if (found := cost.noted)), "")
        return AdditionalCost("additional cost", self.costs, optional=self.optional, label=label, particular=noted)


@phrase("{spell:object} costs {number:number} life more to cast for each target", into="static")
@record
class CostsLifeForTargets(RuleModifier):
    """A spell that costs life besides for each of its targets (CR 601.2f)."""

    spell: Reference
    number: int
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.spell, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        cost = PayLife(ForEachOfItsTargets(self.number))
        return AdditionalCost("additional cost", (cost,), optional=False)


@record
class ForEachOfItsTargets(Amount):
    """A number for each target that the spell being cast has."""

    number: int
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return self.number * sum(len(refs) for _, refs in ctx.item.targets) if ctx.item is not None else 0


@phrase("you may {costs:stated_cost*and#many} rather than pay {spell:object's} mana cost", into="static")
@phrase("if {condition}, you may {costs:stated_cost*and#many} rather than pay {spell:object's} mana cost",
        into="static")  # fmt: skip
@phrase("if {condition}, rather than pay {spell:object's} mana cost, you may {costs:stated_cost*and#many}",
        into="static", leading=True)  # fmt: skip
@phrase("if {condition}, you may cast {spell:object} without paying its mana cost", into="static", costs=())
@record
class RatherThanManaCost(RuleModifier):
    """An alternative cost that a spell's own words offer (CR 118.9)."""

    costs: tuple[Cost, ...]
    spell: Reference
    condition: Condition | None = None
    leading: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.spell, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if self.condition is not None and not self.condition.holds(ctx):
            return None
        card = ctx.chars(about).name
        cost = Printed("stated_cost*and", self.costs, plural=True)
        label = say("card_for_cost", card=card, cost=cost) if self.costs else say("card_for_no_mana", card=card)
        noted = f"{OWN_ALTERNATIVE} {words_of_costs(self.costs)}"
        return (CastWay("alternative cost", self.costs, label=label, particular=noted, rule="118.9"),)


@forms(
    phrase("you may {costs:stated_cost*and#many} rather than pay the mana cost for {what:filter#many} you cast",
        into="static"),
    phrase("you may {costs:stated_cost*and#many} rather than pay the mana cost for {what:filter#many} that you cast",
        into="static", that=True),
)  # fmt: skip
@phrase("once during each of your turns, you may cast a {what:filter#one} by paying life equal to its mana value "
        "rather than paying its mana cost", into="static", costs=LIFE_FOR_MANA, once="your turn")  # fmt: skip
@phrase("you may cast {what:filter#many} without paying their mana costs", into="static", costs=())
@phrase("any player may cast {what:filter#many} without paying their mana costs and as though they had flash",
        into="static", costs=(), anyone=True)  # fmt: skip
@phrase("once each turn, you may {costs:stated_cost*and#many} rather than pay the mana cost for a {what:filter#one} "
        "you cast< {which:cast_clause#one}>", into="static", once="turn")  # fmt: skip
@forms(
    phrase("you may cast {what:filter#many} by {costs:doing*and} rather than paying their mana costs", into="static",
           by=True),
    phrase("you may cast {what:filter#many} by {costs:doing*and} rather than paying their mana costs. ^if you cast a "
           "spell this way, you may cast it as though it had flash", into="static", by=True, flash=True),
)  # fmt: skip
@record
class OtherCostForSpells(Continuous):
    """An alternative cost that a player may pay for certain spells (CR 118.9)."""

    costs: tuple[Cost, ...]
    what: Filter
    once: str = ""
    that: bool = wording(default=False)
    anyone: bool = False  # any player, and whoever casts it so may do it any time they could cast an instant
    by: bool = wording(default=False)
    flash: bool = False  # who casts it so may do it any time they could cast an instant
    which: Filter | None = None  # from where it is cast
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of spells, that is: permission to cast cards from somewhere is another matter."""
        return of_spells(self.what) and (self.which is None or isinstance(self.which, CastFrom))

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref) and (self.which is None or self.which.matches(ctx, ref))

    def parts(self) -> tuple[StaticEffect, ...]:
        if self.anyone or self.flash:
            return (OtherCost(self.costs, anyone=self.anyone, particular=AT_ONCE), AtOnceInThatWay())
        return (OtherCost(self.costs, self.once),)


@phrase("rather than pay the mana cost for a {what:filter#one}, its controller may discard a card that shares a "
        "{word:shared} with that spell", into="static")  # fmt: skip
@record
class DiscardAlikeForSpells(Continuous):
    """Spells for whose mana cost a card that shares something with them may be discarded (CR 118.9).

    Whoever casts them may discard it.
    """

    what: Filter
    word: str
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of spells."""
        return of_spells(self.what)

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        alike = Described(noun=Card(), after=(Relative(SharesWith(self.word, This("spell"))),))
        return (OtherCost((DiscardCost(Some(ONE, alike)),), anyone=True),)


@record
class OtherCost(RuleModifier):
    """The way of casting a spell for another cost, from wherever it may be cast."""

    costs: tuple[Cost, ...]
    once: str = ""
    anyone: bool = False  # whoever casts the spell may pay it
    particular: str = ""  # what tells this way from others
    reads = READS_NOTHING
    questions = (ALTERNATIVE_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        if not is_object(about) or (details["seat"] != ctx.controller and not self.anyone):
            return None
        if self.once == "your turn" and not ctx.game.is_active(ctx.controller):
            return None
        if self.once and ctx.obj(ctx.source).uses.get(ONCE, 0) > 0:
            return None
        cost = Printed("stated_cost*and", self.costs, plural=True)
        card = ctx.chars(about).name
        label = say("card_for_cost", card=card, cost=cost) if self.costs else say("card_for_no_mana", card=card)
        uses = (ctx.source, ONCE) if self.once else None
        way = CastWay("alternative cost", self.costs, label=label, rule="118.9", uses=uses, particular=self.particular)
        return tuple(replace(way, face=face) for face in castable_faces(ctx.game, about))


AT_ONCE = "at once, without paying"


@record
class AtOnceInThatWay(RuleModifier):
    """The answer that a spell can be cast any time if it is cast in the way that says so (CR 702.8a).

    It is the answer for whoever casts it.
    """

    reads = READS_NOTHING
    questions = (CAST_ANY_TIME,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: Any) -> object:
        way = details.get("way")
        return True if isinstance(way, CastWay) and way.particular == AT_ONCE else None


production(
    "stated_cost", "pay {mana:mana_symbols}", PayMana, PayMana, lambda node: {"mana": node.mana},
)  # fmt: skip
include("stated_cost", "cost")
label("stated_cost", "a cost like “sacrifice a creature”")
