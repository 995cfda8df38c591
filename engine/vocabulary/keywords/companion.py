"""Companion (CR 702.139): a card outside the game that fits the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import label, phrase
from engine.core.card_types import CARD_TYPES
from engine.core.identity import Ref
from engine.core.mana import generic
from engine.core.record import record
from engine.core.zones import HAND, OUTSIDE
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.questions import SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.questions.commanders import commanders_of
from engine.game.rules.questions.companions import COMPANION, COMPANION_CONDITION, STARTING_DECK
from engine.game.rules.variants.playing import variants_of
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Condition, Filter, Instruction, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_COPIABLE, READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.costs.costs import PayMana
from engine.vocabulary.terms.grammar.this_way import fits_anywhere

if TYPE_CHECKING:
    from engine.game.rules.context import Context

THREE = (PayMana(generic(3)),)
MINIMUM, IN_COMMANDER = 60, 100  # the sizes of decks, unless a variant says otherwise (CR 100.2a, 903.5a)


@phrase("your starting deck contains only {kinds:filter*and#many}", into="deck_condition")
@record
class ContainsOnly(Condition):
    """Every card of the deck is of one of some kinds."""

    kinds: tuple[Filter, ...]
    reads = READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        return all(any(fits_anywhere(ctx, kind, oid) for kind in self.kinds) for oid in ctx.bound(STARTING_DECK))


@phrase("each {what:filter#one} in your starting deck has {that:having}", into="deck_condition")
@phrase("each {what:filter#one} in your starting deck is a {that:filter#one}", into="deck_condition", is_=True)
@record
class EachHas(Condition):
    """Every card of a kind in the deck has something, or is something else besides."""

    what: Filter
    that: Filter
    is_: bool = False
    reads = READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        of_kind = (oid for oid in ctx.bound(STARTING_DECK) if fits_anywhere(ctx, self.what, oid))
        return all(fits_anywhere(ctx, self.that, oid) for oid in of_kind)


@phrase("each {what:filter#one} in your starting deck has a different name", into="deck_condition", how="names")
@phrase("each {what:filter#one} in your starting deck shares a card type", into="deck_condition", how="types")
@record
class AllCompared(Condition):
    """The cards of a kind have different names, or a card type that all of them share."""

    what: Filter
    how: str
    reads = READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        cards = [ctx.chars(oid) for oid in ctx.bound(STARTING_DECK) if fits_anywhere(ctx, self.what, oid)]
        if self.how == "names":
            return len({card.name for card in cards}) == len(cards)
        return any(all(kind in card.types for card in cards) for kind in CARD_TYPES)


@phrase(
    "no card in your starting deck has more than one of the same mana symbol in its mana cost", into="deck_condition"
)
@record
class NoSymbolTwice(Condition):
    """No mana cost has the same symbol twice."""

    reads = READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        costs = (ctx.chars(oid).mana_cost for oid in ctx.bound(STARTING_DECK))
        return all(len(set(cost.symbols)) == len(cost.symbols) for cost in costs if cost is not None)


@phrase(
    "your starting deck contains at least {number:cardinal_number} cards more than the minimum deck size",
    into="deck_condition",
)
@record
class MuchLarger(Condition):
    """The deck has so many cards more than it needs."""

    number: int
    reads = READS_COPIABLE

    def holds(self, ctx: Context) -> bool:
        declared = max((one.least_deck for one in variants_of(ctx.game)), default=0)
        least = declared or (IN_COMMANDER if commanders_of(ctx.game, ctx.controller) else MINIMUM)
        return len(ctx.bound(STARTING_DECK)) >= least + self.number


@record
class TakeCompanion(Instruction):
    """The card is put into its owner's hand; it stays in the game (CR 702.139c)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(ZoneChange(ctx.source, HAND, cause="companion")))


@record
class Accompanies(RuleModifier):
    """It can be chosen as a companion, and as one be put into its owner's hand for {3}.

    That is a special action (116.2g).
    """

    condition: Condition
    reads = READS_STATUS
    questions = (COMPANION_CONDITION, SPECIAL_ACTIONS)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if question is COMPANION_CONDITION:
            return self.condition
        found = ctx.obj(about)
        if not found.marks.get(COMPANION):
            return None
        name = say("keyword_with_cost", keyword=Term("keyword", "companion"), cost=costs_as_written(THREE))
        return (SpecialAction("companion", THREE, TakeCompanion(), name, timing="sorcery", rule="702.139a"),)


@keyword("702.139", "Companion", "companion — ^{condition:deck_condition}.")
class Companion:
    """A card that may be revealed from outside the game before it begins (CR 702.139a)."""

    condition: Condition

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((Accompanies(self.condition),), zones=(OUTSIDE,)),)


label("deck_condition", "what the starting deck has to be")
