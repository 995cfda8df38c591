"""Planeswalk (CR 701.24), roll the planar die (901.9), and chaos (311.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.record import record
from engine.game.events.planes import PLANESWALK, ChaosEnsues, Planeswalk, PlaneswalkTo
from engine.game.rules.special_cards.planes import is_planechase, roll_planar_die
from engine.meaning.families import Duration, Instruction
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game


@phrase("{player!} planeswalk[s]")
@record
class PlayersPlaneswalk(Instruction):
    """Players planeswalk; only the planar controller may (CR 701.24a)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        done = [event for seat in self.player.seats(ctx) for event in ctx.happen(Planeswalk(seat))]
        return any(isinstance(event, PlaneswalkTo) for event in done)


@phrase("{player!} roll[s] the planar die")
@record
class RollThePlanarDie(Instruction):
    """Players roll the planar die by an effect, which makes the next special action no dearer (CR 901.9)."""

    player: PlayerReference
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        seats = self.player.seats(ctx) if is_planechase(ctx.game) else ()
        for seat in seats:
            roll_planar_die(ctx.game, seat)
        return bool(seats)


@phrase("chaos ensues")
@record
class MakeChaosEnsue(Instruction):
    """Chaos ensues because an effect says so (CR 311.7)."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(ChaosEnsues(ctx.controller)))


@phrase("until a player planeswalks")
@record
class UntilAPlayerPlaneswalks(Duration):
    """Until any player planeswalks (CR 901.11); planeswalking itself ends it."""

    ends_at = PLANESWALK

    def ended(self, game: Game, effect: object) -> bool:
        return True  # as soon as that moment comes
