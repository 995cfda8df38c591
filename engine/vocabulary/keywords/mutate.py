"""Mutate (CR 702.140): a creature spell that merges with a creature."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.keys import Mark
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.events.merging import MERGES, Merge
from engine.game.events.status import SetMark
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS, MERGES_WITH_TARGET, RESOLVES_UNTARGETED
from engine.game.rules.questions.enchant import SPELL_TARGET
from engine.game.state.merging import is_merged
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Amount, Cost, Filter, Happening, ObjectFilter, Reference, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, READS_TYPES
from engine.meaning.questions import Asked
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.targets import Targets
from engine.vocabulary.triggers.events import OBJECT

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MUTATING = Mark("mutating")
MUTATE = "mutate"


@record
class OfSameOwner(ObjectFilter):
    """A creature that is no Human, with the same owner as the spell."""

    reads = READS_TYPES

    def fits(self, ctx: Context, ref: Ref) -> bool:
        if ctx.owner_of(ref) != ctx.owner_of(ctx.source):
            return False
        return "Human" not in ctx.chars(ref).subtypes


TARGET = Targets(Described(noun=TypeNoun(HasType("creature")), after=(OfSameOwner(),)), key="mutated")


@record
class MayMutate(RuleModifier):
    """The spell can be cast for its mutate cost.

    It becomes a mutating creature spell with a target (CR 702.140a).
    """

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (CAST_WAYS, SPELL_TARGET)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if question is CAST_WAYS:
            label = say("keyword_with_cost", keyword=Term("keyword", MUTATE), cost=costs_as_written(self.costs))
            return (CastWay(MUTATE, self.costs, marks=((MUTATING, True),), label=label),)
        way = details.get("way")
        mutating = way.name == MUTATE if isinstance(way, CastWay) else is_object(about) and _is_mutating(ctx, about)
        return TARGET if mutating else None


def _is_mutating(ctx: Context, about: Ref) -> bool:
    return bool(ctx.obj(about).marks.get(MUTATING))


@record
class Merging(RuleModifier):
    """The mutating creature spell merges with its target, or without a legal one is a creature spell.

    See CR 702.140b, c.
    """

    reads = READS_STATUS
    questions = (MERGES_WITH_TARGET, RESOLVES_UNTARGETED)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not _is_mutating(ctx, about):
            return None
        return True if question is MERGES_WITH_TARGET else (SetMark(about, MUTATING, None),)


@phrase("mutate[s]", into="happening")
@record
class Mutates(Happening):
    """A mutating creature spell merges with a creature as it resolves (CR 702.140d)."""

    reads = READS_BOARD
    keys = (MERGES,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Merge) or not subject.matches(ctx, event.into):
            return None
        return {OBJECT: (event.into,)}


@keyword("702.140", "Mutate", "mutate {costs:mana_cost*,}", "mutate—^{costs:cost*,^}.")
class Mutate:
    """A creature card that can be merged with a creature on the battlefield (CR 702.140a)."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((MayMutate(self.costs),), zones=WHERE_CAST_FROM),
            StaticAbility((Merging(),), zones=(STACK,)),
        )


@phrase("the number of times {object} has mutated", into="quantity")
@record
class TimesMutated(Amount):
    """How many mutating creature spells have merged with a permanent, as the object that it is (CR 702.140c)."""

    object: Reference
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        found = (ctx.obj(ref) for ref in self.object.refs(ctx) if is_object(ref))
        return sum(len(one.parts) for one in found if is_merged(one))
