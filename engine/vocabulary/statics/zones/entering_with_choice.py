"""Permanents that enter with counters of a kind that their player chooses (CR 614.1c, 614.12a)."""

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
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.counters.counters import OneCounter
from engine.vocabulary.terms.objects.objects import Every

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:affected} enter[s] with your choice of {choices:one_counter*or2} on [them]", into="static", number=ONE)
@phrase("{what:affected} enter[s] with your choice of {number:count} different counters on [them] from among "
        "{kinds:keyword_name*and2}", into="static", choices=())  # fmt: skip
@record
class EntersWithChoice(Enters):
    """Enters with one counter of so many of the kinds, which its player chooses before it enters."""

    number: Amount
    choices: tuple[OneCounter, ...] = ()
    kinds: tuple[str, ...] = ()  # the same said shorter

    def well_formed(self) -> bool:
        """Of the one object itself: "your" is its player."""
        return not isinstance(self.what, Every)

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        kinds = [*(one.kind for one in self.choices), *self.kinds]
        for _ in range(min(self.number.value(ctx), len(kinds))):
            kind = ctx.choose_option(ctx.controller, tuple(kinds), purpose=WHICH_COUNTERS, prompt=say("which_counter"))
            kinds.remove(kind)
            event = with_counters(event, kind, 1)
        return (event,)
