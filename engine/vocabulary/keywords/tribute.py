"""Tribute (CR 702.104)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.decisions.purposes import WHICH_OPPONENT
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Condition, Replacement
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING, READS_STATUS

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_PAY_TRIBUTE = Purpose("tribute", "702.104a")

TRIBUTE = "tribute"


@record
class AsksTribute(Replacement):
    """An opponent whom its controller chooses may put counters on the creature as it enters."""

    number: int
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        opponents = ctx.game.opponents(ctx.controller)
        chosen = ctx.choose_one(
            ctx.controller, opponents, purpose=WHICH_OPPONENT, prompt=say("who_is_asked_for_tribute")
        )
        question = say(
            "may_put_counters", number=self.number, kind=Term("counter", "+1/+1"), permanent=NameOf(event.oid)
        )
        if not any(ctx.may(seat, question, purpose=TO_PAY_TRIBUTE) for seat in chosen):
            return (event,)
        paid = replace(event, choices=(*event.choices, (TRIBUTE, True)))
        return (with_counters(paid, "+1/+1", self.number),)


@phrase("tribute wasn't paid", into="condition_part")
@record
class TributeWasNotPaid(Condition):
    """The chosen opponent did not put counters on the creature (CR 702.104b)."""

    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return TRIBUTE not in ctx.obj(ctx.source).choices


@keyword("702.104", "Tribute", "tribute {number:number}")
class Tribute:
    """A creature that an opponent makes greater, or suffers for it (CR 702.104a)."""

    number: int

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((AsksTribute(self.number),)),)
