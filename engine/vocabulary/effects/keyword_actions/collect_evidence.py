"""Collect evidence (CR 701.57)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.compiler.verbs import verb
from engine.core.identity import Ref, Seat
from engine.core.keys import Deed, Purpose
from engine.core.record import record
from engine.core.zones import GRAVEYARD
from engine.game.events.cards import PlayerDid
from engine.game.rules.casting.cast_record import times_paid
from engine.game.rules.questions.values import mana_value
from engine.meaning.families import Amount, Condition, Cost, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.keyword_actions.exile import exile
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_COLLECT_EVIDENCE = Purpose("collect evidence", "701.57a")

COLLECT_EVIDENCE = Deed("collect evidence")

verb("player_deed", COLLECT_EVIDENCE, "collect evidence")

EVIDENCE = "evidence"  # what is noted on a spell for which evidence was collected


@phrase("{player!} collect[s] evidence {amount}")
@record
class CollectEvidence(Instruction):
    """Players exile cards from their graveyards with enough mana value together, if they can (CR 701.57b)."""

    player: PlayerReference
    amount: Amount
    reads = READS_NOTHING

    def possible(self, ctx: Context) -> bool:
        return any(_is_enough(ctx, ctx.game.zone(GRAVEYARD, seat), self.amount) for seat in self.player.seats(ctx))

    def perform(self, ctx: Context) -> bool:
        done = [collect_evidence(ctx, seat, self.amount) for seat in self.player.seats(ctx)]
        return any(done)


@phrase("collect[s] evidence {amount}")
@record
class CollectEvidenceCost(Cost):
    """Collecting evidence as a cost."""

    amount: Amount
    reads = READS_NOTHING
    noted = EVIDENCE

    def payable(self, ctx: Context) -> bool:
        return _is_enough(ctx, ctx.game.zone(GRAVEYARD, ctx.controller), self.amount)

    def pay(self, ctx: Context) -> bool:
        return collect_evidence(ctx, ctx.controller, self.amount)


def collect_evidence(ctx: Context, seat: Seat, amount: Amount) -> bool:
    """Let a player exile cards with total mana value of at least a number; False if they can't."""
    left = list(ctx.game.zone(GRAVEYARD, seat))
    if not _is_enough(ctx, left, amount):
        return False
    chosen: list[Ref] = []
    prompt = say("collect_evidence", number=amount.value(ctx))
    while not _is_enough(ctx, chosen, amount):
        more = ctx.choose_objects(
            seat, left, _fewest(ctx, chosen, left, amount), len(left), purpose=TO_COLLECT_EVIDENCE, prompt=prompt,
            good=False,
        )  # fmt: skip
        left = [oid for oid in left if oid not in more]
        chosen.extend(more)
    done = bool(exile(ctx, tuple(chosen)))
    carry_out(ctx, PlayerDid(seat, COLLECT_EVIDENCE, amount.value(ctx)))
    return done


def _is_enough(ctx: Context, oids: Sequence[Ref], amount: Amount) -> bool:
    return sum(mana_value(ctx.game, oid) for oid in oids) >= amount.value(ctx)


def _fewest(ctx: Context, chosen: Sequence[Ref], left: Sequence[Ref], amount: Amount) -> int:
    """How many more cards are needed at least."""
    dearest = sorted(left, key=lambda oid: -mana_value(ctx.game, oid))
    return next(n for n in range(len(left) + 1) if _is_enough(ctx, (*chosen, *dearest[:n]), amount))


@phrase("evidence was collected", into="condition_part")
@phrase("evidence wasn't collected", into="condition_part", negative=True)
@record
class EvidenceWasCollected(Condition):
    """Whether evidence was collected as an additional cost to cast this spell (CR 701.57c).

    It is asked of the permanent, too, that the spell became.
    """

    negative: bool = False
    reads = READS_STATUS
    settled_by_casting = True

    def holds(self, ctx: Context) -> bool:
        return (times_paid(ctx, ctx.source, EVIDENCE) > 0) != self.negative
