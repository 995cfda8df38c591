"""Static abilities that change control (CR 613.1b): "You control enchanted creature."

Spells that take control are in effects.continuous_effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import production
from engine.core.identity import Ref, Seat
from engine.core.record import record
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification, Reference
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.grammar.continuous import Affecting
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class ControlledByPlayer(Modification):
    """A permanent or spell under a player's control."""

    player: PlayerReference
    reads = READS_NOTHING
    layers = ("2",)

    def settled(self, ctx: Context) -> ControlledBySeat | ControlledByPlayer:
        """With the player who is meant as the effect begins."""
        seat = self.player.seat(ctx)
        return ControlledBySeat(seat) if seat is not None else self

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        seat = self.player.seat(ctx)
        if seat is not None:
            characteristics.controller = seat


@record
class ControlledBySeat(Modification):
    """A permanent or spell under the control of a certain player."""

    seat: int
    reads = READS_NOTHING
    layers = ("2",)

    def gives_control_to(self, controller: Seat) -> Seat:
        return self.seat

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if not ctx.game.players[self.seat].left:
            characteristics.controller = self.seat


def _controlling(player: PlayerReference, what: Reference) -> Affecting:
    return Affecting(what, (ControlledByPlayer(player),))


def _controlled(node: Affecting) -> dict[str, Any] | None:
    if len(node.changes) != 1 or not isinstance(node.changes[0], ControlledByPlayer):
        return None
    return {"player": node.changes[0].player, "what": node.affected}


production("static", "{player} control[s] {what}", Affecting, _controlling, _controlled, player="player", what="object")
