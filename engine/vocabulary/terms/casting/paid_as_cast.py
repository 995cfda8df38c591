"""What was paid for something as it was cast, in words (CR 601.2b, 607.2).

As in "if its surge cost was paid".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.printing import print_as
from engine.compiler.templates import PLURAL, phrase
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.casting.cast_record import cast_way, times_paid
from engine.meaning.families import Amount, Condition, Cost, Reference
from engine.meaning.message import Message, Printed, say
from engine.meaning.node import READS_STATUS, cached_by_node
from engine.meaning.speech import IS_CAST

OWN_ALTERNATIVE = "own alternative cost"  # under which one that a spell's own words offer is noted, with its words

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context


def costs_as_written(costs: tuple[Cost, ...]) -> Printed:
    """Costs as an ability is written with them, for a message."""
    return Printed("cost*,^", costs, plural=True)


def as_stated(nonterminal: str, costs: Cost | tuple[Cost, ...]) -> Message:
    """Costs as what people are told to do: "Sacrifice a creature"."""
    return say("as_written", words=Printed(nonterminal, costs, plural=True))


@cached_by_node
def words_of_costs(costs: tuple[Cost, ...]) -> str:
    """Costs as an ability is written with them: "{2}, Discard a card"; nothing has no words."""
    return print_as("cost*,^", costs, PLURAL) if costs else ""


@phrase("{object's} {name:keyword_name} cost was paid <this_turn? this turn>", into="condition_part")
@phrase("{object's} {name:keyword_name} cost wasn't paid", into="condition_part", negative=True)
@phrase("{object} [was|were] cast using {name:keyword_name}", into="condition_part", using=True)
@record
class CostWasPaid(Condition):
    """Whether something was cast for an alternative cost, or with an additional one, of a keyword.

    See CR 607.2.
    """

    object: Reference
    name: str
    negative: bool = False
    using: bool = wording(default=False)
    this_turn: bool = False  # what was cast for it has entered in the turn under way
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return any(was_paid(ctx, ref, self.name) and self._in_time(ctx, ref) for ref in refs) != self.negative

    def _in_time(self, ctx: Context, ref: Ref) -> bool:
        moved = (event.new for event in ctx.game.history.this_turn if isinstance(event, ZoneChange))
        return not self.this_turn or ref in moved


def was_paid(ctx: Context, ref: Ref, name: str) -> bool:
    """Whether a keyword's cost was paid as something was cast."""
    return cast_way(ctx, ref) == name or times_paid(ctx, ref, name) > 0


@phrase("{object's} additional cost was paid", into="condition_part")
@phrase("{object's} additional cost wasn't paid", into="condition_part", negative=True)
@record
class AdditionalCostWasPaid(Condition):
    """Whether the optional additional cost that a spell's own words offer was paid (CR 118.8)."""

    object: Reference
    negative: bool = False
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        paid = any(times_paid(ctx, ref, "additional cost") > 0 for ref in self.object.refs(ctx))
        return paid != self.negative


@phrase("the {mana:mana_symbols} cost was paid", into="condition_part")
@phrase("the {mana:mana_symbols} cost wasn't paid", into="condition_part", negative=True)
@record
class AlternativeCostWasPaid(Condition):
    """Whether the alternative cost that the object's own words offer was paid for it (CR 118.9, 607.2)."""

    mana: ManaCost
    negative: bool = False
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return (times_paid(ctx, ctx.source, f"{OWN_ALTERNATIVE} {self.mana}") > 0) != self.negative


@phrase("the number of times {object} [was|were] kicked", into="quantity")
@phrase("for each time {object} [was|were] kicked", into="for_each")
@phrase("for each time {object's} {name:keyword_name} cost was paid", into="for_each")
@record
class TimesPaid(Amount):
    """How often a spell was kicked, or another additional cost was paid for it (CR 702.33c, 702.56a)."""

    object: Reference
    name: str = "kicker"
    reads = READS_STATUS

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def value(self, ctx: Context) -> int:
        return sum(times_paid(ctx, ref, self.name) for ref in self.object.refs(ctx))
