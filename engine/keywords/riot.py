"""Riot (CR 702.136)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.keywords.shared.may_enter_with_counter import MayEnterWithCounter
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Condition
from engine.model.message import say
from engine.model.node import READS_STATUS
from engine.statics.abilities import HasAbilities
from engine.text.keywords import keyword, named

if TYPE_CHECKING:
    from engine.rules.context import Context

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
