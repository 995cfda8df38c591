"""Discard (CR 701.8): cards of the player's choice, at random, certain cards, or a whole hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.decisions.purposes import TO_DISCARD
from engine.game.events.zone_changes import Discard
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import CHOSEN, are_there, done_to, every, multiplied, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.terms.amounts.plain_numbers import bounds_of
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.objects.filters import Card, Described
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@phrase("{player!} discard[s] {what:thing}")
@phrase("{player!} discard[s] {what:some} {each:for_each}")
@phrase("{player!} discard[s] {what:some} at random", random=True)
@phrase("{player!} discard[s] [their] hand", what=None)
@phrase("{player!} discard[s] all the cards in [their] hand", what=None, read_only=True)
@record
class DiscardCards(Instruction):
    """Players discard cards (CR 701.8b).

    Each chooses in turn order, then all are discarded at once (CR 101.4).
    """

    player: PlayerReference
    what: Reference | None
    random: bool = False
    each: Amount | None = None
    key: str = ""
    reads = READS_NOTHING
    personal = False
    good_for_doers = False
    says_where = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was discarded."""
        if self.what is None:
            return (Antecedent(self.key, "object", True, frozenset(("card",)), "discarded"),)
        return done_to(self.key, self.what, "discarded")

    def possible(self, ctx: Context) -> bool:
        return self.what is None or are_there(ctx, self.player, self.what, HAND, each=self.each)

    def perform(self, ctx: Context) -> bool:
        events: list[Discard] = []
        least = 0
        for seat, inner in per_player(ctx, self.player):
            wanted, chosen = self._chosen(inner, seat)
            least += wanted
            events.extend(Discard(seat, oid, ctx.source) for oid in chosen)
            note_who_did(ctx, ((seat, oid) for oid in chosen))
        done = tuple(event.oid for event in carry_out(ctx, *events) if isinstance(event, Discard))
        ctx.bind(self.key, done)
        return len(done) >= least and (bool(done) or self.what is None)

    def _chosen(self, ctx: Context, seat: Seat) -> tuple[int, tuple[Ref, ...]]:
        """What a player discards, and how much it should be at least."""
        hand = ctx.game.zone(HAND, seat)
        if self.what is None:
            return 0, hand
        if not isinstance(self.what, CHOSEN):
            chosen = tuple(oid for oid in all_now(ctx, every(ctx, self.what, HAND, seat)) if oid in hand)
            return 1, chosen
        what: Any = multiplied(ctx, self.what, self.each)
        options = what.candidates(ctx, HAND, (seat,))
        least, most = bounds_of(what.count, ctx)
        if self.random:
            return least, chosen_at_random(ctx, options, most)
        return least, what.choose(ctx, seat, TO_DISCARD, options, good=False)


def _so_many(player: PlayerReference, amount: Amount) -> DiscardCards:
    return DiscardCards(player, Some(amount, Described(noun=Card())))


def _how_many(node: DiscardCards) -> dict[str, Any] | None:
    what = node.what
    if not isinstance(what, Some) or what.what != Described(noun=Card()) or node.random or node.each is not None:
        return None
    return {"player": node.player, "amount": what.count}


production(
    "instruction", "{player!} discard[s] cards equal to {amount}", DiscardCards, _so_many, _how_many, player="player",
    amount="quantity",
)  # fmt: skip
