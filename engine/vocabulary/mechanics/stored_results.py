"""Results of die rolls stored on a permanent (CR 706.8)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import ObjectId
from engine.core.keys import Mark
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_REROLL
from engine.game.events.status import SetMark
from engine.game.rules.events import dice
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Wanted
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.mechanics.dice import rolled_dice

if TYPE_CHECKING:
    from engine.game.rules.context import Context

STORED = Mark("stored results")  # the mark: for each result the kind of die and its value (CR 706.8a)
Stored = tuple[tuple[int, int], ...]


def stored_on(ctx: Context, oid: ObjectId) -> Stored:
    """The stored results of a permanent."""
    found = ctx.obj(oid).marks.get(STORED, ())
    return tuple(found) if isinstance(found, tuple) else ()


@phrase("store those results on {object}")
@phrase("store that result on {object}", many=False)
@record
class StoreResults(Instruction):
    """The results of the rolls before are noted on a permanent, with the kind of die (CR 706.8a)."""

    object: Reference
    many: bool = wording(default=True)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The rolls."""
        return Wanted("roll")

    def perform(self, ctx: Context) -> bool:
        new = tuple((die.sides, die.result) for die in rolled_dice(ctx, self.key))
        found = on_battlefield(ctx, self.object.refs(ctx))
        for oid in found:
            carry_out(ctx, SetMark(oid, STORED, (*stored_on(ctx, oid), *new)))
        return bool(found and new)


@phrase("reroll any number of {object's} stored results")
@record
class RerollStored(Instruction):
    """Stored results give way to those of new rolls of the same dice (CR 706.8b)."""

    object: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = False
        for oid in on_battlefield(ctx, self.object.refs(ctx)):
            chosen, kept = _chosen(ctx, stored_on(ctx, oid))
            if not chosen:
                continue
            new: list[tuple[int, int]] = []
            for sides in dict.fromkeys(sides for sides, _ in chosen):
                number = sum(1 for kind, _ in chosen if kind == sides)
                new += [(die.sides, die.result) for die in dice.roll(ctx, ctx.controller, sides, number)]
            carry_out(ctx, SetMark(oid, STORED, (*kept, *new)))
            done = True
        return done


def _chosen(ctx: Context, stored: Stored) -> tuple[Stored, Stored]:
    """The stored results that the player rerolls, and those that stay."""
    left, chosen = list(stored), []
    while left:
        options = tuple(dict.fromkeys(f"{value} (d{sides})" for sides, value in left))
        answer = ctx.choose_option(
            ctx.controller, (*options, "no more"), purpose=TO_REROLL, prompt=say("choose_a_stored_result_to_reroll")
        )
        if answer == "no more":
            break
        place = next(place for place, (sides, value) in enumerate(left) if f"{value} (d{sides})" == answer)
        chosen.append(left.pop(place))
    return tuple(chosen), tuple(left)


_SUMMED: dict[str, Callable[[list[int]], int]] = {"highest": max, "lowest": min, "total": sum}
lexicon("of_results", {word: word for word in _SUMMED})


@phrase("the {word:of_results} of {object's} stored results", into="quantity")
@record
class StoredResult(Amount):
    """The highest, the lowest or the sum of the values of stored results (CR 706.8a)."""

    word: str
    object: Reference
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        values = [value for oid in self.object.refs(ctx) for _, value in stored_on(ctx, oid)]
        return _SUMMED[self.word](values) if values else 0
