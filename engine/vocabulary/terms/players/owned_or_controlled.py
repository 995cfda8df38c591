"""What is a player's in either way, as owner or as controller (CR 108.3, 108.4): "you own or control"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import ObjectFilter
from engine.meaning.node import READS_CONTROL
from engine.vocabulary.terms.objects.clauses import OwnedBy
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


phrase("owned by {player:player}", into="clause", read_only=True)(OwnedBy)


@phrase("{player:player} own[s] or control[s]", into="clause")
@record
class OwnedOrControlledBy(ObjectFilter):
    """An object that certain players own or control."""

    player: PlayerReference
    reads = READS_CONTROL

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return not {ctx.owner_of(ref), ctx.controller_of(ref)}.isdisjoint(self.player.refs(ctx))
