"""Putting a counter of one of several kinds (CR 122.1, 608.2d): "a flying counter or a +1/+1 counter"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_PUT_COUNTERS, WHICH_COUNTERS
from engine.game.events.counters import PutCounters
from engine.meaning.families import Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.shared.affected_objects import deeds
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.counters.counters import OneCounter
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} put[s] {choices:one_counter*or2} on {what:object}")
@phrase("{player!} put[s] your choice of {choices:one_counter*or2} on {what:object}", of_choice=True)
@phrase("{player!} put[s] your choice of a {kinds:keyword_name*or2} counter on {what:object}", of_choice=True,
        choices=())  # fmt: skip
@record
class PutOneOrOther(Instruction):
    """A counter of one of several kinds is put on each of some objects (CR 608.2d).

    The player chooses the kind.
    """

    player: PlayerReference
    choices: tuple[OneCounter, ...]
    what: Reference
    of_choice: bool = wording(default=False)
    kinds: tuple[str, ...] = ()  # the same said shorter: "a menace or reach counter"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """The choice is that of whoever follows the words."""
        return not self.of_choice or self.player.person == "you"

    def perform(self, ctx: Context) -> bool:
        events: list[PutCounters] = []
        kinds = (*(one.kind for one in self.choices), *self.kinds)
        for seat, oid in deeds(ctx, self.player, self.what, TO_PUT_COUNTERS, good=True):
            kind = ctx.choose_option(seat, kinds, purpose=WHICH_COUNTERS, prompt=say("which_counter"))
            events.append(PutCounters(oid, kind, 1, seat, ctx.source))
        return bool(carry_out(ctx, *events))
