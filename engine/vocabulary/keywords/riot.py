"""Riot (CR 702.136)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword, named
from engine.core.record import record
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Condition
from engine.meaning.message import say
from engine.meaning.node import READS_STATUS
from engine.vocabulary.keywords.shared.may_enter_with_counter import MayEnterWithCounter
from engine.vocabulary.statics.abilities.abilities import HasAbilities

if TYPE_CHECKING:
    from engine.game.rules.context import Context

HASTE_CHOSEN = "riot: haste"


@record
class ChoseHaste(Condition):
    """No counter was chosen as it entered."""

    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return HASTE_CHOSEN in ctx.obj(ctx.source).choices


@keyword("702.136", "Riot")
class Riot:
    """A choice between a counter and haste (CR 702.136a)."""

    def stands_for(self) -> tuple[Ability, ...]:
        offer = MayEnterWithCounter(say("riot"), HASTE_CHOSEN)
        return (
            StaticAbility((offer,)),
            StaticAbility((HasAbilities((named("haste"),)),), condition=ChoseHaste()),
        )
