"""Fuse (CR 702.102)."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import HAND
from engine.model.abilities import Abilities, Ability, StaticAbility
from engine.model.cards import CardDefinition
from engine.model.characteristics import Characteristics
from engine.model.families import RuleModifier
from engine.model.message import Term, say
from engine.model.node import READS_NOTHING
from engine.model.questions import Asked
from engine.rules.casting.questions import CAST_WAYS
from engine.rules.casting.ways import CastWay
from engine.state.halves import combined_values
from engine.text.keywords import keyword
from engine.text.rekeying import rekeyed

if TYPE_CHECKING:
    from engine.rules.context import Context


@lru_cache(maxsize=1024)
def fused(definition: CardDefinition) -> Characteristics:
    """A fused split spell: the characteristics of both halves, and the instructions of the left one first (709.4d)."""
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
