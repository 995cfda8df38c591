"""Limits for the number of counters that words put on an object (CR 122.1).

As in "this ability can't cause the total number … to be greater".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("this ability can't cause the total number of {kind:counter_kind} counters on {object:object} to be greater "
        "than {most:words}")  # fmt: skip
@record
class NoMoreCountersThan(Instruction):
    """A limit for the counters that the words before put on an object (CR 122.1).

    It is how many counters of a kind the object may have afterwards.
    """

    kind: str
    object: Reference
    most: Amount
    reads = READS_NOTHING
    first_matters = UNSEEN

    def foresee(self, ctx: Context) -> None:
        """Let the words before know the limit."""
        ctx.bind(MOST_COUNTERS, (*ctx.bindings.get(MOST_COUNTERS, ()), self))

    def perform(self, ctx: Context) -> bool:
        return True


MOST_COUNTERS = "limits of counters"  # the key under which later words say how many there may be


def within_limit(ctx: Context, oid: Ref, kind: str, number: int) -> int:
    """How many of so many counters later words let be put on an object."""
    for limit in ctx.bindings.get(MOST_COUNTERS, ()):
        if limit.kind == kind and oid in limit.object.refs(ctx):
            number = min(number, max(0, limit.most.value(ctx) - ctx.obj(oid).counters.get(kind, 0)))
    return number
