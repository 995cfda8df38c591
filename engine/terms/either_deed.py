"""One of two deeds, as a player chooses: "sacrifice an artifact or discard a card" (CR 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record
from engine.model.families import Instruction
from engine.model.message import Printed, say
from engine.model.node import READS_NOTHING, walk
from engine.terms.players import PlayerReference, You
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("{first:deed} or {second:deed}", into="chain")
@record
class EitherDeed(Instruction):
    """One of two things, as the player who does it chooses: "sacrifice an artifact or discard a card"."""

    first: Instruction
    second: Instruction
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Both are orders to "you"."""
        parts = (self.first, self.second)
        told = [next((node for node in walk(part) if isinstance(node, PlayerReference)), None) for part in parts]
        return all(isinstance(player, You) and not player.said for player in told)

    def possible(self, ctx: Context) -> bool:
        return self.first.possible(ctx) or self.second.possible(ctx)

    def perform(self, ctx: Context) -> bool:
        could = [part for part in (self.first, self.second) if part.possible(ctx)]
        if not could:
            return False
        shown = tuple(say("as_written", words=Printed("chain", part)) for part in could)
        chosen = shown.index(ctx.choose_option(ctx.controller, shown, purpose="deed", prompt=say("choose_what_to_do")))
        return could[chosen].perform(ctx)
