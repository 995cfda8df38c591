"""Splice (CR 702.47)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.rekeying import rekeyed
from engine.compiler.templates import lexicon
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import AdditionalCost
from engine.game.rules.casting.questions import ADDITIONAL_COSTS
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Continuous, Cost, RuleModifier, StaticEffect
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_NOTHING, READS_TYPES
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("spliced_onto", {"Arcane": "Arcane", "instant or sorcery": "instant or sorcery"})


@record
class SpliceOffer(RuleModifier):
    """An additional cost of the player's spells.

    For it, they have this card's words too (CR 702.47a, 702.47b).
    """

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (ADDITIONAL_COSTS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["seat"] != ctx.controller:
            return None
        chars = ctx.chars(ctx.source)
        words = tuple(rekeyed(ability, f"of {ctx.source}") for ability in chars.abilities.spell)
        return AdditionalCost(
            "splice", self.costs, label=say("splice", card=NameOf(ctx.source), cost=costs_as_written(self.costs)),
            words=words, words_of=ctx.source, particular=f"splice {ctx.source}",
        )  # fmt: skip


@record
class OntoSpells(Continuous):
    """What it applies to: spells of a kind as they are cast."""

    onto: str
    rule: RuleModifier
    reads = READS_TYPES

    def affects(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        chars = ctx.chars(ref)
        if self.onto == "Arcane":
            return "Arcane" in chars.subtypes
        return "instant" in chars.types or "sorcery" in chars.types

    def parts(self) -> tuple[StaticEffect, ...]:
        return (self.rule,)


@keyword(
    "702.47",
    "Splice",
    "splice onto {onto:spliced_onto} {costs:mana_cost*,}",
    "splice onto {onto:spliced_onto}—^{costs:cost*,^}.",
)
class Splice:
    """A card in hand whose words another spell can borrow."""

    onto: str
    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((OntoSpells(self.onto, SpliceOffer(self.costs)),), zones=(HAND,)),)
