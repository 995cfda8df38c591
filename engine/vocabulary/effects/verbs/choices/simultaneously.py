"""Tapping some permanents and untapping others at the same time (CR 701.21, 608.2c)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.meaning.families import Instruction, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.effects.keyword_actions.tap_and_untap import TapPermanents, UntapPermanents
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
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
