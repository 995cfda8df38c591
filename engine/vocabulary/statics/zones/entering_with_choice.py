"""Permanents that enter with counters of several kinds or of a chosen one (CR 614.1c, 614.12a)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_COUNTERS
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.meaning.families import Amount
from engine.meaning.message import say
from engine.vocabulary.statics.zones.entering import Enters
from engine.vocabulary.terms.counters.counter_groups import CounterChoice, CounterGroup
from engine.vocabulary.terms.objects.objects import Every

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:affected} enter[s] with {groups:counters*and2} on [them]", into="static")
@record
class EntersWithSeveral(Enters):
    """Enters with counters of several kinds (CR 614.1c)."""

    groups: tuple[CounterGroup, ...]

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        for group in self.groups:
            for kind, number in group.counters(ctx):
                event = with_counters(event, kind, number) if number > 0 else event
        return (event,)


@phrase("{what:affected} enter[s] with your choice of {choice:counter_choice} on [them]", into="static")
@record
class EntersWithChoice(Enters):
    """Enters with counters of one of several kinds, which its player chooses before it enters."""

    choice: CounterChoice

    def well_formed(self) -> bool:
        """Of the one object itself: "your" is its player."""
        return not isinstance(self.what, Every)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        kind, number = self.choice.chosen(ctx, ctx.controller)
        return (with_counters(event, kind, number) if number > 0 else event,)


@phrase("{what:affected} enter[s] with your choice of {number:count} different counters on [them] from among "
        "{kinds:listed_counter_kind*and2}", into="static")  # fmt: skip
@record
class EntersWithDifferent(Enters):
    """Enters with one counter of each of so many of the kinds, which its player chooses before it enters."""

    number: Amount
    kinds: tuple[str, ...]

    def well_formed(self) -> bool:
        """Of the one object itself: "your" is its player."""
        return not isinstance(self.what, Every)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        kinds = list(self.kinds)
        for _ in range(min(self.number.value(ctx), len(kinds))):
            kind = ctx.choose_option(ctx.controller, tuple(kinds), purpose=WHICH_COUNTERS, prompt=say("which_counter"))
            kinds.remove(kind)
            event = with_counters(event, kind, 1)
        return (event,)
