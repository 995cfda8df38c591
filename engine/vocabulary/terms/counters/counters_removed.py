"""Counters that the words before, or the ability's cost, removed (CR 122, 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record
from engine.meaning.families import Amount, Condition
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Wanted

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("no counters were removed this way", into="condition_part")
@record
class NoCountersRemoved(Condition):
    """The words before removed no counters."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """How many they removed."""
        return Wanted("amount", verb="removed")

    def holds(self, ctx: Context) -> bool:
        return not ctx.number_named(self.key)


@forms(
    phrase("for each {kind:counter_kind} counter removed this way", into="for_each"),
    phrase("for each counter removed this way", into="for_each", kind=""),
    phrase("for each {so_many:cardinal_number} counters removed this way", into="for_each", kind="",
           when=lambda node: node.so_many > 1),
)  # fmt: skip
@phrase("the number of {kind:counter_kind} counters removed this way", into="quantity", number=True)
@phrase("the number of counters removed this way", into="quantity", kind="", number=True)
@record
class CountersRemovedThisWay(Amount):
    """How many counters the words before, or the ability's cost, removed.

    For "each two counters" it is how many times two were removed.
    """

    kind: str
    number: bool = False
    so_many: int = 1
    key: str = ""
    reads = READS_NOTHING
    is_no_object = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("amount", verb="removed")

    def value(self, ctx: Context) -> int:
        return int(ctx.bindings.get(self.key, 0)) // self.so_many
