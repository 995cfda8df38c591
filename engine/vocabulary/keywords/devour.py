"""Devour (CR 702.82)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_SACRIFICE
from engine.game.events.zone_changes import ENTERS, MAY_BE_SACRIFICED, Sacrifice, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Amount, Condition, Filter, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

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

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        options = self._options(ctx, event.oid)
        chosen = ctx.choose_objects(
            ctx.controller, options, 0, len(options), purpose=TO_SACRIFICE, prompt=say("devour_how_many"), good=False
        )
        if not chosen:
            return (event,)
        before = dict(event.choices).get(DEVOURED, ())
        eaten = replace(event, choices=(*event.choices, (DEVOURED, (*before, *chosen))))  # type: ignore[misc]
        number = self.number.value(ctx.within(**{DEVOURED: len(chosen)}))
        enters = with_counters(eaten, "+1/+1", number * len(chosen))
        return (*(Sacrifice(ctx.controller, ref, ctx.source) for ref in chosen), enters)

    def _options(self, ctx: Context, entering: Ref) -> tuple[Ref, ...]:
        return tuple(
            ref for ref in matching(ctx, Described(noun=self.what))
            if ref != entering and ctx.controller_of(ref) == ctx.controller
            and refused(ctx.game, MAY_BE_SACRIFICED, ref) is None
        )  # fmt: skip


@phrase("X, where X is the number of creatures devoured this way", into="devoured_number")
@record
class AsManyAsItDevours(Amount):
    """As many counters for each as it devours in all."""

    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return int(ctx.bindings[DEVOURED])


@forms(
    phrase("the number of {what:filter#many} it devoured", into="quantity"),
    phrase("for each {what:filter#one} it devoured", into="for_each"),
)
@record
class NumberDevoured(Amount):
    """How many permanents it devoured (CR 702.82b)."""

    what: Filter
    reads = READS_BOARD

    def value(self, ctx: Context) -> int:
        return len(devoured(ctx, self.what))


@phrase("it devoured a {what:filter}", into="condition_part")
@record
class Devoured(Condition):
    """It devoured something of a kind as it entered (CR 702.82b)."""

    what: Filter
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        return bool(devoured(ctx, self.what))


def devoured(ctx: Context, what: Filter) -> tuple[Ref, ...]:
    """The objects that an object devoured (CR 702.82b), those of them that fit a description."""
    eaten = ctx.obj(ctx.source).choices.get(DEVOURED, ())
    return tuple(ref for ref in eaten if fits_anywhere(ctx, what, ref)) if isinstance(eaten, tuple) else ()


@keyword(
    "702.82",
    "Devour",
    "devour {number:digits_or_x}",
    "devour {what:type_word} {number:digits_or_x}",
    "devour {number:devoured_number}",
)
class Devour:
    """A creature that eats others as it comes (CR 702.82a, 702.82c)."""

    number: Amount
    what: Filter = HasType("creature")

    def stands_for(self) -> tuple[Ability, ...]:
        return (StaticAbility((Devours(self.number, TypeNoun(self.what)),)),)
