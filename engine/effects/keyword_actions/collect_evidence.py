"""Collect evidence (CR 701.57)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.core.zones import GRAVEYARD
from engine.effects.following import carry_out
from engine.effects.keyword_actions.exile import exile
from engine.events.cards import PlayerDid
from engine.model.families import Amount, Condition, Cost, Instruction
from engine.model.node import READS_NOTHING, READS_STATUS
from engine.rules.cast_record import times_paid
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


@phrase("collect[s] evidence {amount}", into="cost")
@dataclass(frozen=True, slots=True)
class CollectEvidenceCost(Cost):
    """Collecting evidence as a cost (CR 701.57c)."""

    amount: Amount
    reads = READS_NOTHING

    def payable(self, ctx: Context) -> bool:
        return _total(ctx, list(ctx.game.zone(GRAVEYARD, ctx.controller))) >= self.amount.value(ctx)

    def pay(self, ctx: Context) -> bool:
        return collect_evidence(ctx, ctx.controller, self.amount.value(ctx))


@phrase("evidence was collected", into="condition_part")
@phrase("evidence wasn't collected", into="condition_part", negative=True)
@dataclass(frozen=True, slots=True)
class EvidenceWasCollected(Condition):
    """Whether evidence was collected as an additional cost of the spell."""

    negative: bool = False
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return (times_paid(ctx, ctx.source, "additional cost") > 0) != self.negative


def collect_evidence(ctx: Context, seat: Seat, number: int) -> bool:
    """Let a player exile cards with total mana value of at least a number; False if they can't."""
    left = list(ctx.game.zone(GRAVEYARD, seat))
    if _total(ctx, left) < number:
        return False
    prompt = f"Collect evidence {number}: exile cards with that much mana value together, or more."
    chosen = list(ctx.choose_objects(
        seat, left, _fewest(ctx, left, number), len(left), purpose="collect evidence", prompt=prompt, good=False
    ))  # fmt: skip
    left = [oid for oid in left if oid not in chosen]
    while _total(ctx, chosen) < number:
        prompt = f"Collect evidence {number}: exile one more card."
        (card,) = ctx.choose_objects(seat, left, 1, 1, purpose="collect evidence", prompt=prompt, good=False)
        left.remove(card)
        chosen.append(card)
    exile(ctx, tuple(chosen))
    carry_out(ctx, PlayerDid(seat, "collect evidence", number))
    return True


def _fewest(ctx: Context, oids: list[Ref], number: int) -> int:
    """The least number of cards that could be enough."""
    values = sorted((mana_value(ctx.game, oid) for oid in oids), reverse=True)
    return next(count for count in range(len(values) + 1) if sum(values[:count]) >= number)


def _total(ctx: Context, oids: list[Ref]) -> int:
    return sum(mana_value(ctx.game, oid) for oid in oids)
