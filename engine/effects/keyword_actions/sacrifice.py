"""Sacrifice (CR 701.17)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.effects.following import carry_out, on_battlefield
from engine.effects.per_player import seat_by_seat
from engine.effects.things import done_to, own_key
from engine.events.zone_changes import Sacrifice
from engine.model.families import Instruction, Reference
from engine.model.node import READS_NOTHING
from engine.rules.questions import refused
from engine.terms.numbers import bounds_of
from engine.terms.objects import Some
from engine.terms.players import PlayerReference
from engine.text.binding import Antecedent
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{player!} sacrifice[s] {what:thing}")
@phrase("{player!} sacrifice[s] {what:some} of [their#player] choice", of_choice=True)
@phrase("{player} sacrifice {what:thing}", into="infinitive")
@dataclass(frozen=True, slots=True)
class SacrificePermanents(Instruction):
    """Players sacrifice permanents they control; each chooses in turn order, then all goes at once (CR 101.4)."""

    player: PlayerReference
    what: Reference
    of_choice: bool = False
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was sacrificed."""
        return done_to(self.key, self.what, "sacrificed")

    def perform(self, ctx: Context) -> bool:
        events: list[Sacrifice] = []
        least = 0
        for seat, inner in seat_by_seat(ctx, self.player):
            wanted, chosen = self._chosen(inner, seat)
            least += wanted
            events.extend(Sacrifice(seat, oid, ctx.source) for oid in chosen)
        done = tuple(event.oid for event in carry_out(ctx, *events) if isinstance(event, Sacrifice))
        if not own_key(self.what):
            ctx.bind(self.key, done)
        return bool(done) and len(done) >= least

    def _chosen(self, ctx: Context, seat: Seat) -> tuple[int, tuple[Ref, ...]]:
        """What a player sacrifices, and how much it should be at least."""
        what = self.what
        if isinstance(what, Some):
            options = tuple(oid for oid in what.candidates(ctx) if may_sacrifice(ctx, seat, oid))
            least, _ = bounds_of(what.count, ctx)
            return least, what.choose(ctx, seat, "sacrifice", options, good=False)
        return 1, tuple(oid for oid in on_battlefield(ctx, what.refs(ctx)) if may_sacrifice(ctx, seat, oid))


def may_sacrifice(ctx: Context, seat: Seat, oid: Ref) -> bool:
    """Whether a player can sacrifice something: a permanent they control, and nothing forbids it (CR 701.17a)."""
    return ctx.controller_of(oid) == seat and refused(ctx.game, "may_be_sacrificed", oid) is None
