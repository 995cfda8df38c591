"""Repeating a process (CR 608.2c): "Repeat this process once", "any number of times".

Also "two more times", "until you put a card into your hand or …, whichever comes first".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, lexicon, phrase
from engine.core.record import record
from engine.game.rules.events.mandatory_loops import goes_on_forever
from engine.game.rules.events.table_room import at_most
from engine.meaning.families import Amount, Condition, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.grammar.done_by_each_player import results_of
from engine.vocabulary.terms.grammar.earlier_rounds import keep_round
from engine.vocabulary.terms.grammar.instructions import DOERS, PROCESS, perform_in_order

if TYPE_CHECKING:
    from engine.game.rules.context import Context

REPEATING = "process being repeated"  # the key of whether a number of repetitions is under way


@phrase("repeat this process< {number:counted} more times>")
@phrase("repeat this process once", number=None, said=True)
@phrase("repeat this process {number:words} more times")
@phrase("repeat this process any number of times", any=True)
@record
class RepeatProcess(Instruction):
    """What the words before say is done again, once or several times."""

    number: Amount | None = None
    said: bool = False
    any: bool = False
    reads = READS_NOTHING
    repeats_process = True

    def perform(self, ctx: Context) -> bool:
        process = ctx.bindings.get(PROCESS, ())
        if not process or ctx.again is None or ctx.bindings.get(REPEATING):
            return False
        if self.any or (self.number is None and not self.said):
            if goes_on_forever(ctx.game, ctx.controller):
                return False
            ctx.again.append(process)  # a choice, chance or a condition says when it ends
            return True
        ctx.bind(REPEATING, True)
        done = False
        for _ in range(at_most(ctx.game, self.number.value(ctx)) if self.number is not None else 1):
            keep_round(ctx, process)
            done = perform_in_order(ctx, process) or done
        ctx.bind(REPEATING, False)
        return done


@phrase("repeat this process until no one {deed:what they might do}")
@record
class RepeatUntilNoOneDoes(Instruction):
    """What the words before say is done again for as long as anybody does what it lets them do."""

    deed: str
    reads = READS_NOTHING
    repeats_process = True

    def perform(self, ctx: Context) -> bool:
        process = ctx.bindings.get(PROCESS, ())
        if not process or ctx.again is None or not ctx.bound(DOERS) or goes_on_forever(ctx.game, ctx.controller):
            return False
        ctx.again.append(process)
        return True


@phrase("repeat this process until {ends:process_end*or2}, whichever comes first")
@record
class RepeatUntil(Instruction):
    """What the words before say is done again until something has come of it, or nothing more can."""

    ends: tuple[Condition, ...]
    reads = READS_NOTHING
    repeats_process = True

    def perform(self, ctx: Context) -> bool:
        process = ctx.bindings.get(PROCESS, ())
        if not process or ctx.again is None or any(end.holds(ctx) for end in self.ends):
            return False
        first = results_of(process[0])
        if first and not any(ctx.bound(key) for key in first):
            return False  # there is nothing left with which it could be done
        if goes_on_forever(ctx.game, ctx.controller):
            return False
        ctx.again.append(process)
        return True


label("process_end", "what ends the process")
lexicon("what they might do", {"put": "puts a card onto the battlefield", "pay": "pays life"})
