"""Suspend (CR 702.62)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword, named
from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.core.steps import UPKEEP
from engine.core.zones import BATTLEFIELD, EXILE, HAND
from engine.game.events.counters import COUNTERS_REMOVED, RemoveCounters
from engine.game.events.turn_structure import begins
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.casting_options import USUAL, why_not_begin
from engine.game.rules.casting.questions import CAST_ANY_TIME, SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.rules.questions.rule_modifiers import spell_verdicts
from engine.meaning.abilities import Ability, StaticAbility, TriggeredAbility
from engine.meaning.families import (
    Amount,
    Condition,
    Cost,
    EventPattern,
    Instruction,
    ObjectFilter,
    Reference,
    RuleModifier,
)
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.keywords.shared.casting_later import MayCastIt
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.amounts.plain_numbers import Number, X
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.grammar.continuous import begin

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TIME = "time"


@record
class ExileForLater(Instruction):
    """The card is exiled with time counters on it."""

    number: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        counters = ((TIME, self.number.value(ctx)),)
        return bool(ctx.happen(ZoneChange(ctx.source, EXILE, cause="suspend", by=ctx.source, counters=counters)))


@record
class MaySuspend(RuleModifier):
    """Whenever the card could be begun to be cast from hand, it can be suspended instead.

    That is a special action.
    """

    number: Amount
    costs: tuple[Cost, ...]
    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if ctx.obj(about).owner != details["seat"] or why_not_begin(ctx.game, about, ctx.controller, USUAL) is not None:
            return None
        chars = ctx.chars(about)
        any_time = spell_verdicts(ctx.game, CAST_ANY_TIME, about, chars, ctx.controller)
        fast = "instant" in chars.types or True in any_time
        label = say("suspend", number=Printed("digits_or_x", self.number), cost=costs_as_written(self.costs))
        return (
            SpecialAction(
                "suspend", self.costs, ExileForLater(self.number), label, timing="" if fast else "sorcery",
                rule="702.62a", least_x=1 if isinstance(self.number, X) else 0,
            ),
        )  # fmt: skip


@record
class UpkeepWhileSuspended(EventPattern):
    """The beginning of its owner's upkeep while the card is suspended (CR 702.62b)."""

    keys = (begins(UPKEEP),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if ctx.game.is_active(ctx.controller) and is_suspended(ctx):
                yield {"event": event}


def is_suspended(ctx: Context) -> bool:
    """Whether the card is in exile with a time counter on it."""
    found = ctx.game.find(ctx.source)
    return found is not None and found.zone == EXILE and found.counters.get(TIME, 0) > 0


@phrase("suspended", into="adjective")
@record
class Suspended(ObjectFilter):
    """A card in exile with suspend and a time counter on it (CR 702.62b)."""

    zone = EXILE
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.obj(ref)
        has_suspend = ctx.chars(ref).keyword("suspend") is not None
        return found.zone == EXILE and found.counters.get(TIME, 0) > 0 and has_suspend


@record
class RemoveTime(Instruction):
    """A time counter is removed, if the card is still suspended."""

    reads = READS_STATUS

    def perform(self, ctx: Context) -> bool:
        return is_suspended(ctx) and bool(
            ctx.happen(RemoveCounters(ctx.source, TIME, 1, ctx.source, player=ctx.controller))
        )


@record
class LastTimeCounter(EventPattern):
    """The last time counter is removed from the card."""

    keys = (COUNTERS_REMOVED,)

    def only_self(self) -> bool:
        return True

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, RemoveCounters) and (event.ref, event.kind, event.left) == (ctx.source, TIME, 0):
                yield {"event": event}


@record
class WasSuspended(Condition):
    """A creature cast by its suspend ability, still under the control of who cast it."""

    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return ctx.controller == ctx.owner_of(ctx.source)


@record
class CastSuspended(MayCastIt):
    """The card may be cast for nothing.

    A creature spell gains haste, and keeps it as a permanent (CR 702.62a).
    """

    def perform(self, ctx: Context) -> bool:
        done = MayCastIt.perform(self, ctx)
        spell = ctx.game.became(ctx.source)
        if done and ctx.exists(spell) and "creature" in ctx.chars(spell).types:
            haste = StaticAbility((HasAbilities((named("haste"),)),), condition=WasSuspended(), zones=(BATTLEFIELD,))
            begin(ctx, (HasAbilities((haste,)),), (spell,), None)
        return done


@keyword("702.62", "Suspend", "suspend {number:digits_or_x}—{costs:mana_cost*,}<not_none? . X can't be 0.>")
class Suspend:
    """A card exiled for less now, and cast for nothing some turns later (CR 702.62a)."""

    number: Amount
    costs: tuple[Cost, ...]
    not_none: bool = wording(default=False)

    def stands_for(self) -> tuple[Ability, ...]:
        return (
            StaticAbility((MaySuspend(self.number, self.costs),), zones=(HAND,)),
            TriggeredAbility(
                UpkeepWhileSuspended(), RemoveTime(), zones=(EXILE,),
                label="At the beginning of your upkeep, remove a time counter from this card.",
            ),
            TriggeredAbility(
                LastTimeCounter(), CastSuspended("suspend"), zones=(EXILE,),
                label="When the last time counter is removed from this card, you may cast it without paying its cost.",
            ),
        )  # fmt: skip


@phrase("{what:object} gain[s] suspend")
@record
class GainSuspend(Instruction):
    """Cards have suspend from then on, and time counters or none of their own (CR 702.62a)."""

    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        refs = all_now(ctx, self.what.refs(ctx))
        if refs:
            begin(ctx, (HasAbilities((named("suspend", Number(0), ()),)),), refs, None)
        return bool(refs)
