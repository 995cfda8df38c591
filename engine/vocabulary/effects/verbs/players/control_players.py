"""Controlling another player in their next turn (CR 720)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record, wording
from engine.game.rules.turn.controlling import control_next_turn, turn_after_next
from engine.meaning.families import Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{player!} control[s] {other:player} during {whose:player's} next turn")
@phrase("{player!} gain[s] control of {other:player} during {whose:player's} next turn", gain=True)
@phrase("{player!} gain[s] control of {other:player} during {whose:player's} next turn. ^after that turn, "
        "{then:player} takes a extra turn", gain=True)  # fmt: skip
@record
class ControlNextTurn(Instruction):
    """A player controls others in the next turns that these take (CR 720.1)."""

    player: PlayerReference
    other: PlayerReference
    whose: PlayerReference
    gain: bool = wording(default=False)
    then: PlayerReference | None = None  # who takes an extra turn after that
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """It is their own turn in which they are controlled."""
        return isinstance(self.whose, You) if isinstance(self.other, You) else self.whose.wanted() is not None

    def perform(self, ctx: Context) -> bool:
        by = self.player.seat(ctx)
        seats = self.other.seats(ctx) if by is not None else ()
        for seat in seats:
            assert by is not None
            control_next_turn(ctx.game, seat, by)
        for seat in self.then.seats(ctx) if self.then is not None else ():
            turn_after_next(ctx.game, seat)
        return bool(seats)
