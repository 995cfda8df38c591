"""Doors of Rooms unlocked, locked and counted (CR 709.5f, 709.5g, 709.5j of the edition of 2026)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.events.doors import LockHalf, UnlockHalf
from engine.game.state.halves import SIDES, locked_halves, unlocked_halves
from engine.meaning.families import Amount, Condition, Filter, Instruction, Reference
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.meaning.characteristics import Characteristics

WHICH_DOOR = Purpose("door", "709.5f")
TO_UNLOCK = Purpose("unlock", "709.5f")


@phrase("unlock a locked door of {what:thing}", locking=False)
@phrase("lock a unlocked door of {what:thing}", unlocking=False)
@phrase("lock or unlock a door of {what:thing}")
@record
class UnlockDoors(Instruction):
    """A half of each of some permanents is unlocked or locked; the player chooses which."""

    what: Reference
    unlocking: bool = True
    locking: bool = True
    key: str = ""
    reads = READS_BOARD

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanents."""
        return done_to(self.key, self.what, "unlocked")

    def perform(self, ctx: Context) -> bool:
        chosen = on_battlefield(ctx, affected_objects(ctx, self.what, TO_UNLOCK))
        events = [event for oid in chosen if (event := self._chosen(ctx, oid)) is not None]
        done = carry_out(ctx, *events)
        ctx.bind(self.key, chosen)
        return bool(done)

    def _chosen(self, ctx: Context, oid: ObjectId) -> UnlockHalf | LockHalf | None:
        """What the player chooses to do to one permanent; None if nothing can be done."""
        values, marks = ctx.chars(oid), ctx.obj(oid).marks
        options: dict[str, UnlockHalf | LockHalf] = {}
        if self.unlocking:
            for half in locked_halves(values, marks):
                options[_door("unlock_the_door", values, half)] = UnlockHalf(ctx.controller, oid, half, ctx.source)
        if self.locking:
            for half in unlocked_halves(values, marks):
                options[_door("lock_the_door", values, half)] = LockHalf(ctx.controller, oid, half, ctx.source)
        if not options:
            return None
        label = ctx.choose_option(ctx.controller, tuple(options), purpose=WHICH_DOOR, prompt=say("choose_a_door"))
        return options[label]


def _door(key: str, values: Characteristics, half: int) -> str:
    return say(key, name=values.halves[half].name, side=Term("side", SIDES[half]))


@phrase("the number of unlocked doors among {what:filter#many}", into="quantity")
@record
class NumberOfUnlockedDoors(Amount):
    """How many unlocked halves permanents have (CR 709.5)."""

    what: Filter
    reads = READS_BOARD
    ends_in_noun = True

    def value(self, ctx: Context) -> int:
        found = ((ctx.chars(oid), ctx.obj(oid).marks) for oid in matching(ctx, self.what))
        return sum(len(tuple(unlocked_halves(values, marks))) for values, marks in found)


@forms(
    phrase("there are {number:quota} unlocked doors among {what:filter#many}", into="condition_part"),
    phrase(
           "there are {number:quota} different names among unlocked doors of {what:filter#many}", into="condition_part",
           names=True,
           ),
)  # fmt: skip
@record
class UnlockedDoorsAmong(Condition):
    """So many unlocked halves, or different names of them, among permanents."""

    number: Comparison
    what: Filter
    names: bool = False
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        names = list(self._names(ctx))
        return self.number.holds(ctx, len(dict.fromkeys(names)) if self.names else len(names))

    def _names(self, ctx: Context) -> Iterator[str]:
        for oid in matching(ctx, self.what):
            values = ctx.chars(oid)
            for half in unlocked_halves(values, ctx.obj(oid).marks):
                yield values.halves[half].name
