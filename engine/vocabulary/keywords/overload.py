"""Overload (CR 702.96)."""

from __future__ import annotations

from dataclasses import field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS
from engine.meaning.abilities import Abilities, Ability, SpellAbility, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Cost, Filter, Reference, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD, READS_NOTHING, rebuild
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.objects.targets import Targets, possible
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class EachSuch(Reference):
    """What "each" means where "target" stood: all that fit as the words are first followed."""

    what: Filter
    key: str = field()
    plural = True
    reads = READS_BOARD
    one_by_one = PlayerReference.one_by_one
    seat = PlayerReference.seat
    seats = PlayerReference.seats
    acting_players = PlayerReference.acting_players

    @property
    def description(self) -> Filter:
        return self.what

    @property
    def person(self) -> str:
        """Which pronouns stand for it."""
        return self.what.person

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        if self.key not in ctx.bindings:
            ctx.bind(self.key, tuple(ref for ref in possible(ctx, self.what) if self.what.matches(ctx, ref)))
        return ctx.bound(self.key)


def _each_for_target(node: Any) -> Any:
    return EachSuch(node.what, node.key) if isinstance(node, Targets) else node


@lru_cache(maxsize=1024)
def overloaded(values: Characteristics) -> Characteristics:
    """The spell with all instances of "target" in its text replaced by "each" (CR 702.96a)."""
    changed = values.copy()
    changed.abilities = Abilities(
        SpellAbility(rebuild(ability.effect, _each_for_target)) if isinstance(ability, SpellAbility) else ability
        for ability in values.abilities.unexpanded()
    )
    return changed


@record
class MayOverload(RuleModifier):
    """The spell can be cast for its overload cost, with its text changed."""

    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        definition = ctx.obj(about).definition
        if definition is None:
            return None
        values = overloaded(definition.front.printed)
        return (
            CastWay(
                "overload",
                self.costs,
                values=values,
                label=say("keyword_with_cost", keyword=Term("keyword", "overload"), cost=costs_as_written(self.costs)),
            ),
        )


@keyword("702.96", "Overload", "overload {costs:mana_cost*,}")
class Overload:
    """A spell that reaches everything its target could have been."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayOverload(self.costs),), zones=(HAND,)),)
