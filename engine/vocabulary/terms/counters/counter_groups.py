"""So many counters of a kind, and the choice among several of those (CR 122.1, 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, phrase
from engine.core.identity import Seat
from engine.core.record import record, wording
from engine.game.decisions.purposes import WHICH_COUNTERS
from engine.meaning.families import Amount
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, Node
from engine.vocabulary.terms.amounts.plain_numbers import ONE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{number:count} {kind:counter_kind} counter(s)", into="counters")
@phrase("a other {kind:counter_kind} counter", into="counters", number=ONE, another=True)
@phrase("a additional {kind:counter_kind} counter", into="counters", number=ONE, additional=True)
@phrase("a number of {kind:counter_kind} counters equal to {number:quantity}", into="counters", equal="before")
@record
class CounterGroup(Node):
    """So many counters of a kind."""

    number: Amount
    kind: str
    equal: str = wording(default="")
    another: bool = wording(default=False)
    additional: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        """Of which kinds there are how many."""
        return ((self.kind, self.number.value(ctx)),)


def multiplied(ctx: Context, group: CounterGroup, each: Amount | None) -> tuple[tuple[str, int], ...]:
    """Counters of a group, multiplied if the words say "for each"; never below 0 (CR 107.1b)."""
    factor = 1 if each is None else each.value(ctx)
    return tuple((kind, max(0, number * factor)) for kind, number in group.counters(ctx))


@phrase("{groups:counters*or2}", into="counter_choice")
@phrase("a {kinds:listed_counter_kind*or2} counter", into="counter_choice", groups=())
@forms(
    phrase("a counter from among {kinds:listed_counter_kind*and2}", into="counter_choice", groups=(), among="and"),
    phrase("a counter from among {kinds:listed_counter_kind*or2}", into="counter_choice", groups=(), among="or"),
)
@record
class CounterChoice(Node):
    """Counters of one of several kinds, of which a player chooses (CR 608.2d)."""

    groups: tuple[CounterGroup, ...]
    kinds: tuple[str, ...] = ()  # one of these, said shorter: "a menace or reach counter"
    among: str = wording(default="")
    reads = READS_NOTHING
    personal = False

    def chosen(self, ctx: Context, seat: Seat) -> tuple[str, int]:
        """The kind that a player chooses, and how many counters of it."""
        counted = [pair for group in self.groups for pair in group.counters(ctx)]
        counted += [(kind, 1) for kind in self.kinds]
        alike = len({kind for kind, _ in counted}) < len(counted)
        options = tuple(f"{number} {kind}" if alike else kind for kind, number in counted)
        option = ctx.choose_option(seat, options, purpose=WHICH_COUNTERS, prompt=say("which_counter"))
        return counted[options.index(option)]


include("listed_counter_kind", "keyword_name", "counter_sizes")
label("counters", "counters like “two +1/+1 counters”")
label("counter_choice", "one of several kinds of counters")
label("listed_counter_kind", "a kind of counter")
