"""Two deeds at the same time (CR 608.2c).

Tapping and untapping (701.21), sacrificing and returning (701.17).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.zone_changes import Sacrifice
from engine.meaning.families import Condition, Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.sacrifice import may_sacrifice
from engine.vocabulary.effects.keyword_actions.tap_and_untap import TapPermanents, UntapPermanents
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import enter
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} simultaneously untap[s] {first:object} and tap[s] {second:object}")
@record
class UntapAndTap(Instruction):
    """Tapped permanents become untapped, and untapped ones tapped, all at once: none of them twice."""

    player: PlayerReference
    first: Reference
    second: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        inner = ctx.within()
        inner.captured = []  # what both do is found before either is done
        UntapPermanents(self.player, self.first).perform(inner)
        TapPermanents(self.player, self.second).perform(inner)
        return bool(carry_out(ctx, *inner.captured))


@phrase("{player!} simultaneously sacrifice[s] {first:object} and return[s] {second:object} to the battlefield")
@record
class SacrificeAndReturn(Instruction):
    """A player sacrifices a permanent while a card enters under that player's control (CR 110.2a, 701.17)."""

    player: PlayerReference
    first: Reference
    second: Reference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        inner = ctx.within()
        inner.captured = []  # what enters is found before anything is done
        seat = self.player.seat(ctx)
        if seat is None:
            return False
        given = [oid for oid in on_battlefield(ctx, self.first.refs(ctx)) if may_sacrifice(ctx, seat, oid)]
        cards = self.second.refs(ctx)
        enter(inner, cards, (seat,) * len(cards))
        return bool(carry_out(ctx, *(Sacrifice(seat, oid, ctx.source) for oid in given), *inner.captured))


@phrase("both targets are still legal as {this:object} resolves", into="condition_part")
@record
class BothTargetsLegal(Condition):
    """Each target that was chosen is one that the instructions still reach (CR 608.2b)."""

    this: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of the spell or ability itself."""
        return isinstance(self.this, This)

    def holds(self, ctx: Context) -> bool:
        chosen = ctx.item.targets if ctx.item is not None else ()
        return all(ref in ctx.bound(key) for key, refs in chosen for ref in refs)
