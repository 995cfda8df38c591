"""Looking at cards (CR 701.16d): on top of a library, in a hand, face-down ones."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import HAND, LIBRARY
from engine.game.events.cards import PlayerDid
from engine.game.rules.questions.looking import LOOK
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, each_acting
from engine.vocabulary.effects.shared.among import PILE, gather
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.rules.context import Context

TO_LOOK = Purpose("look", "701.16d")


def gathered(key: str, plural: bool, verb: str) -> tuple[Antecedent, ...]:
    """How later words speak of cards that were looked at, revealed, exiled or milled together."""
    cards = frozenset(("card",))
    return (Antecedent(key, "object", plural, cards, verb), Antecedent(key, PILE, kinds=cards, verb=verb))


@phrase("{player!} look[s] at the top {number:top_count} cards of {whose:player's} library")
@phrase("{player!} look[s] at {number:count} cards from the top of {whose:player's} library", cards_from=True)
@phrase("{player!} look[s] at the top card of {whose:player's} library", number=None)
@record
class LookAtTop(Instruction):
    """A player looks at cards on top of a library."""

    player: PlayerReference
    number: Amount | None
    whose: PlayerReference
    cards_from: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was looked at."""
        return gathered(self.key, self.number is not None, "looked at")

    def perform(self, ctx: Context) -> bool:
        looked_at = []
        for seat, inner in each_acting(ctx, self.player):  # "its controller looks at …": who, before whose
            number = max(self.number.value(inner), 0) if self.number is not None else 1  # CR 107.1b
            cards = tuple(
                oid for owner in self.whose.acting_players(inner) for oid in ctx.game.zone(LIBRARY, owner)[:number]
            )
            looked_at.append((seat, cards))
        gather(ctx, self.key, tuple(dict.fromkeys(oid for _, cards in looked_at for oid in cards)))
        return look_at(ctx, looked_at)


@phrase("{player!} look[s] at {whose:player's} hand")
@record
class LookAtHand(Instruction):
    """A player looks at a hand."""

    player: PlayerReference
    whose: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was looked at."""
        return gathered(self.key, True, "looked at")

    def perform(self, ctx: Context) -> bool:
        looked_at = [
            (seat, tuple(oid for owner in self.whose.acting_players(inner) for oid in ctx.game.zone(HAND, owner)))
            for seat, inner in each_acting(ctx, self.player)
        ]
        ctx.bind(self.key, tuple(dict.fromkeys(oid for _, cards in looked_at for oid in cards)))
        return look_at(ctx, looked_at)


@phrase("{player!} look[s] at {what:object}")
@record
class LookAtObjects(Instruction):
    """A player looks at cards that are face down or hidden."""

    player: PlayerReference
    what: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        cards = affected_objects(ctx, self.what, TO_LOOK)
        return look_at(ctx, [(seat, cards) for seat in self.player.seats(ctx)])


def look_at(ctx: Context, looked_at: Sequence[tuple[Seat, tuple[Ref, ...]]]) -> bool:
    """Let players look at cards, each at those said with them."""
    events = [PlayerDid(seat, LOOK, len(cards), cards) for seat, cards in looked_at if cards]
    carry_out(ctx, *events)
    return bool(events)


include("top_count", "words", "counted")
label("top_count", "how many cards")
