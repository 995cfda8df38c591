"""Putting counters of one of several kinds (CR 122.1, 608.2d): "a flying counter or a +1/+1 counter"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.decisions.purposes import TO_PUT_COUNTERS
from engine.game.events.counters import PutCounters
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import acting_as, deeds, done_to
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.counters.counter_groups import CounterChoice, CounterGroup
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} put[s] <also? {also:counters*and} and> {choice:counter_choice} on {what:thing}")
@phrase("{player!} put[s] your choice of {choice:counter_choice} on {what:thing}", of_choice=True)
@record
class PutOneOrOther(Instruction):
    """Counters of one of several kinds are put on each of some objects (CR 608.2d).

    The player chooses the kind for each; perhaps there are others besides.
    """

    player: PlayerReference
    choice: CounterChoice
    what: Reference
    of_choice: bool = wording(default=False)
    also: tuple[CounterGroup, ...] = ()
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """The choice is that of whoever follows the words."""
        return not self.of_choice or self.player.person == "you"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What counters were put on."""
        return done_to(self.key, self.what, "")

    def perform(self, ctx: Context) -> bool:
        events: list[PutCounters] = []
        chosen: list[Ref] = []
        for seat, oid in deeds(ctx, self.player, self.what, TO_PUT_COUNTERS, good=True):
            chosen.append(oid)
            inner = acting_as(ctx, self.player, seat)
            counters = [pair for group in self.also for pair in group.counters(inner)]
            counters.append(self.choice.chosen(inner, seat))
            events.extend(PutCounters(oid, kind, number, seat, ctx.source) for kind, number in counters)
        ctx.bind(self.key, tuple(chosen))
        return bool(carry_out(ctx, *events))
