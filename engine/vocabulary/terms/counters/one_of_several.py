"""Counters among which a player chooses: "a flying counter or a +1/+1 counter" (CR 122.1)."""

from __future__ import annotations

from engine.compiler.templates import label, phrase
from engine.core.record import record
from engine.meaning.node import READS_NOTHING, Node


@phrase("a {kind:counter_kind} counter", into="one_counter")
@record
class OneCounter(Node):
    """A counter of a kind, among others of which one is chosen."""

    kind: str
    reads = READS_NOTHING


label("one_counter", "a counter of a kind")
