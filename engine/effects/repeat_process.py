"""Repeating a process: "Repeat this process once", "two more times", "any number of times" (CR 608.2c)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.terms.instructions import perform_in_order
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

PROCESS = "process"  # the key of the instructions before this one, which the sequence that holds them binds
MOST = 1000  # repetitions that nobody decides on: then something is wrong


@phrase("repeat this process")
@phrase("repeat this process once", number=None, said=True)
@phrase("repeat this process {number:words} more times")
@phrase("repeat this process {number:counted} more times")
@phrase("repeat this process any number of times", any=True)
@dataclass(frozen=True, slots=True)
class RepeatProcess(Instruction):
    """What the words before say is done again, once or several times."""

    number: Amount | None = None
    said: bool = False
    any: bool = False
    reads = READS_NOTHING
    repeats = True

    def perform(self, ctx: Context) -> bool:
        process = ctx.bindings.get(PROCESS, ())
        if not process:
            return False
        if self.any:
            return self._as_often_as_wanted(ctx, process)
        done = False
        for _ in range(self.number.value(ctx) if self.number is not None else 1):
            done = perform_in_order(ctx, process) or done
        return done

    def _as_often_as_wanted(self, ctx: Context, process: tuple[Instruction, ...]) -> bool:
        for _ in range(MOST):
            perform_in_order(ctx, process)
            if not ctx.may(ctx.controller, "Repeat this process?", purpose="repeat"):
                break
        return True
