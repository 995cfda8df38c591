"""Aftermath (CR 702.127)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.core.identity import Ref
from engine.core.record import record
from engine.core.zones import EXILE, GRAVEYARD
from engine.game.rules.casting.questions import MAY_CAST
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import RuleModifier
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.keywords.shared.alternative_costs import cast_for
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class OnlyFromGraveyard(RuleModifier):
    """This half can't be cast from any zone other than a graveyard."""

    reads = READS_NOTHING
    questions = (MAY_CAST,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if ctx.obj(about).zone == GRAVEYARD:
            return None
        return Refusal(say("this_half_can_be_cast_only_from_a_graveyard"), "702.127a")


@keyword("702.127", "Aftermath")
class Aftermath:
    """A half that is cast from the graveyard, and then exiled (CR 702.127a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            cast_for("aftermath", None, GRAVEYARD, leaving=EXILE, face=1),
            StaticAbility((OnlyFromGraveyard(),), zones=WHERE_CAST_FROM),
        )
