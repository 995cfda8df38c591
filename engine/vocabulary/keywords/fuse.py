"""Fuse (CR 702.102)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.rekeying import rekeyed
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS
from engine.game.state.halves import combined_values
from engine.meaning.abilities import Abilities, Ability, StaticAbility
from engine.meaning.cards import CardDefinition
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@lru_cache(maxsize=1024)
def fused(definition: CardDefinition) -> Characteristics:
    """A fused split spell.

    The characteristics of both halves, and the instructions of the left one first (709.4d).
    """
    values = combined_values(definition).copy()
    left, right = definition.faces[0].printed.abilities, definition.faces[1].printed.abilities
    values.abilities = Abilities((*left.unexpanded(), *(rekeyed(ability, "of half") for ability in right.unexpanded())))
    return values


@record
class MayFuse(RuleModifier):
    """Both halves can be cast from hand together as one spell."""

    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        definition = ctx.obj(about).definition
        if definition is None or not definition.form.halves:
            return None
        return (
            CastWay(
                "fuse",
                hand_only=True,
                values=fused(definition),
                label=say("keyword_with_cost", keyword=Term("keyword", "fuse"), cost=definition.name),
            ),
        )


@keyword("702.102", "Fuse")
class Fuse:
    """A split card whose halves can be cast together from hand (CR 702.102a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((MayFuse(),), zones=(HAND,)),)
