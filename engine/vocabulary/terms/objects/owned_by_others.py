"""Objects that one player owns and another controls (CR 108.3, 109.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import ObjectFilter
from engine.meaning.node import READS_CONTROL
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player:player} neither own[s] nor control[s]", into="clause")
@record
class InNeitherHand(ObjectFilter):
    """An object that none of certain players owns or controls."""

    player: PlayerReference
    reads = READS_CONTROL
    personal = False

    def fits(self, ctx: Context, ref: Ref) -> bool:
        seats = self.player.refs(ctx)
        return ctx.controller_of(ref) not in seats and ctx.owner_of(ref) not in seats


@phrase("{player:player} control[s] but [doesn't|don't] own", into="clause", controls=True)
@phrase("{player:player} own[s] but [doesn't|don't] control", into="clause", controls=False)
@record
class InOtherHands(ObjectFilter):
    """An object that one of certain players controls and another player owns, or the other way round.

    See CR 108.3.
    """

    player: PlayerReference
    controls: bool
    reads = READS_CONTROL
    personal = False

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine, other = ctx.controller_of(ref), ctx.owner_of(ref)
        if not self.controls:
            mine, other = other, mine
        return mine in self.player.refs(ctx) and mine != other
