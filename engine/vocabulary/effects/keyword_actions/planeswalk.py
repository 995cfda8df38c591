"""Planeswalk (CR 701.24), roll the planar die (901.9), and chaos (311.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import NOBODY
from engine.core.record import record, wording
from engine.game.events.effects import SetPending
from engine.game.events.planes import (
    PLANESWALK,
    ChaosEnsues,
    Planeswalk,
    PlaneswalkTo,
    in_planar_deck,
    planar_controller,
)
from engine.game.rules.special_cards.planes import is_planechase, roll_planar_die
from engine.game.state.effects import PendingTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Duration, Instruction, Reference
from engine.meaning.node import READS_ABILITIES, READS_NOTHING, walk
from engine.vocabulary.effects.shared.among import PUT_BACK
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.triggers.planes import WhenChaosEnsues

if TYPE_CHECKING:
    from engine.core.identity import Ref
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


@phrase("{player!} planeswalk[s] to {to:object}")
@phrase("{player!} planeswalk[s] to {to:object}, except don't planeswalk away from any plane", stays=True)
@phrase("simultaneously planeswalk to both of {to:object}", player=You(said=False), both=True)
@record
class PlaneswalkToCards(Instruction):
    """Players planeswalk to cards of the planar deck that words name, instead of its top card (CR 701.24)."""

    player: PlayerReference
    to: Reference
    stays: bool = False  # away from nothing
    both: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        return self.to.plural == self.both

    def perform(self, ctx: Context) -> bool:
        cards = tuple(oid for oid in self.to.refs(ctx) if in_planar_deck(ctx.game, oid))
        walks = [Planeswalk(seat, cards, not self.stays) for seat in self.player.seats(ctx) if cards]
        reached = [event.oid for event in ctx.happen(*walks) if isinstance(event, PlaneswalkTo)]
        ctx.bind(PUT_BACK, (*ctx.bindings.get(PUT_BACK, ()), *reached))
        return bool(reached)


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


@phrase("chaos ensues on {where:object}")
@record
class MakeChaosEnsueOn(Instruction):
    """Chaos ensues for certain planes, also for cards revealed in a planar deck (CR 311.7)."""

    where: Reference
    reads = READS_ABILITIES

    def perform(self, ctx: Context) -> bool:
        places = self.where.refs(ctx)
        for oid in places:
            ctx.happen(ChaosEnsues(ctx.controller, oid))
            if in_planar_deck(ctx.game, oid):
                _trigger_in_the_deck(ctx, oid)
        return bool(places)


def _trigger_in_the_deck(ctx: Context, oid: Ref) -> None:
    """The chaos abilities of a card in a planar deck trigger; the planar controller controls them."""
    card, controller = ctx.obj(oid).definition, planar_controller(ctx.game)
    if card is None or controller is None:
        return
    abilities = [one for one in card.front.printed.abilities if isinstance(one, TriggeredAbility)]
    chaotic = [one for one in abilities if any(isinstance(node, WhenChaosEnsues) for node in walk(one.pattern))]
    event = ChaosEnsues(controller, oid)
    pending = tuple(PendingTrigger(NOBODY, one, oid, controller, event) for one in chaotic)
    ctx.happen(SetPending((*ctx.game.pending, *pending)))


@phrase("until a player planeswalks")
@record
class UntilAPlayerPlaneswalks(Duration):
    """Until any player planeswalks (CR 901.11); planeswalking itself ends it."""

    ends_at = PLANESWALK

    def ended(self, game: Game, effect: object) -> bool:
        return True  # as soon as that moment comes
