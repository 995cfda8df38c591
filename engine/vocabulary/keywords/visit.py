"""Visit, and prizes (CR 702.159)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.cards import PlayerDid
from engine.game.rules.special_cards.attractions import ROLLED
from engine.meaning.abilities import Ability, TriggeredAbility
from engine.meaning.families import EventPattern, Instruction
from engine.meaning.node import READS_ABILITIES
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class IsVisited(EventPattern):
    """You roll to visit your Attractions, and the result is lit up on this one."""

    keys = (ROLLED,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, PlayerDid) or (event.deed, event.player) != (ROLLED, ctx.controller):
                continue
            if event.number in ctx.chars(ctx.source).lights:
                yield {"event": event}


@keyword("702.159", "Visit", "visit — ^{effect:effects}")
class Visit:
    """What happens when one visits the Attraction (CR 702.159a)."""

    effect: Instruction

    def stands_for(self) -> tuple[Ability, ...]:
        label = "Whenever you roll to visit your Attractions, if the result is lit up on this Attraction, …"
        return (TriggeredAbility(IsVisited(), self.effect, label=label),)


@keyword("702.159", "Prize", "prize — ^{effect:effects}")
class Prize:
    """What is done to claim the prize: a part of the visit ability before it (CR 702.159b)."""

    effect: Instruction


@phrase("{player!} claim[s] the prize")
@record
class ClaimThePrize(Instruction):
    """The actions behind the long dash of the prize are performed (CR 702.159b)."""

    player: PlayerReference
    reads = READS_ABILITIES

    def perform(self, ctx: Context) -> bool:
        prizes = ctx.chars(ctx.source).abilities.keywords.get("prize", ())
        done = [prize.effect.perform(ctx) for prize in prizes if isinstance(prize, Prize)]
        return bool(done) and all(done)
