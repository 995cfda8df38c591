"""Collect evidence (CR 701.57)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.core.zones import GRAVEYARD
from engine.effects.following import carry_out
from engine.effects.keyword_actions.exile import exile
from engine.events.cards import PlayerDid
from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.rules.values import mana_value
from engine.terms.players import PlayerReference
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{player!} collect[s] evidence {amount}")
@dataclass(frozen=True, slots=True)
class CollectEvidence(Instruction):
    """Players exile cards from their graveyards with enough mana value together, if they can (CR 701.57b)."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        number = self.amount.value(ctx)
        done = [collect_evidence(ctx, seat, number) for seat in self.player.seats(ctx)]
        return any(done)


def collect_evidence(ctx: Context, seat: Seat, number: int) -> bool:
    """Let a player exile cards with total mana value of at least a number; False if they can't."""
    left = list(ctx.game.zone(GRAVEYARD, seat))
    chosen: list[Ref] = []
    while _total(ctx, chosen) < number:
        if _total(ctx, chosen) + _total(ctx, left) < number:
            return False
        prompt = f"Collect evidence {number}: exile a card."
        (card,) = ctx.choose_objects(seat, left, 1, 1, purpose="collect evidence", prompt=prompt, good=False)
        left.remove(card)
        chosen.append(card)
    exile(ctx, tuple(chosen))
    carry_out(ctx, PlayerDid(seat, "collect evidence", number))
    return True


def _total(ctx: Context, oids: list[Ref]) -> int:
    return sum(mana_value(ctx.game, oid) for oid in oids)
