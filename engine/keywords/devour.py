"""Devour (CR 702.82)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.events.zone_changes import ENTERS, MAY_BE_SACRIFICED, Sacrifice, ZoneChange
from engine.model.abilities import Ability, StaticAbility
from engine.model.families import Amount, Filter, Replacement
from engine.model.message import say
from engine.model.node import READS_BOARD
from engine.rules.events.entering import with_counters
from engine.rules.questions.asking import refused
from engine.terms.filters import Described, HasType, TypeNoun
from engine.terms.objects import matching
from engine.text.keywords import keyword
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

CREATURE = TypeNoun(HasType("creature"))
DEVOURED = "devoured"


@record
class Devours(Replacement):
    """As it enters, permanents may be sacrificed for counters on it."""

    number: Amount
    what: Filter
    reads = READS_BOARD
    keys = (ENTERS,)
    entering = True

    def applies(self, ctx: Context, event: object) -> bool:
        return isinstance(event, ZoneChange)

    def replace(self, ctx: Context, event: object) -> Sequence[object]:
        assert isinstance(event, ZoneChange)
        options = self._options(ctx, event.oid)
        chosen = ctx.choose_objects(
            ctx.controller, options, 0, len(options), purpose="sacrifice", prompt=say("devour_how_many"), good=False
        )
        if not chosen:
            return (event,)
        eaten = replace(event, choices=(*event.choices, (DEVOURED, len(chosen))))
        enters = with_counters(eaten, "+1/+1", self.number.value(ctx) * len(chosen))
        return (*(Sacrifice(ctx.controller, ref, ctx.source) for ref in chosen), enters)

    def _options(self, ctx: Context, entering: Ref) -> tuple[Ref, ...]:
        return tuple(
            ref for ref in matching(ctx, Described(noun=self.what))
            if ref != entering and ctx.controller_of(ref) == ctx.controller
            and refused(ctx.game, MAY_BE_SACRIFICED, ref) is None
        )  # fmt: skip


@phrase("the number of {what:filter#many} it devoured", into="quantity")
@phrase("for each {what:filter#one} it devoured", into="for_each")
@record
class NumberDevoured(Amount):
    """How many permanents it devoured (CR 702.82b)."""

    what: Filter
    reads = READS_BOARD

    def value(self, ctx: Context) -> int:
        number = ctx.obj(ctx.source).choices.get(DEVOURED, 0)
        return number if isinstance(number, int) else 0


@keyword("702.82", "Devour", "devour {number:digits_or_x}", "devour {what:type_word} {number:digits_or_x}")
class Devour:
    """A creature that eats others as it comes (CR 702.82a, 702.82c)."""

    number: Amount
    what: Filter = HasType("creature")

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((Devours(self.number, TypeNoun(self.what)),)),)
