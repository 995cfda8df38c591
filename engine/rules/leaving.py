"""Players losing, winning and leaving, and the game ending (CR 104, 800.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.core.zones import EXILE
from engine.events.effects import EndDelayedTriggers, EndEffects, SetPending
from engine.events.players import EndGame, LeaveGame, LoseGame
from engine.events.turn_structure import SetTurn
from engine.events.zone_changes import CeaseToExist, GoWithOwner, ZoneChange
from engine.rules.happening import happen, happen_anyway

if TYPE_CHECKING:
    from engine.state.effects import FloatingEffect
    from engine.state.game import Game


def losers_leave(game: Game) -> None:
    """Let players who have lost leave, and end the game if that decides it (CR 104.2a, 104.4a, 104.5)."""
    losers = [seat for seat in game.seats() if game.players[seat].lost]
    winners = tuple(seat for seat in game.seats() if game.players[seat].won and seat not in losers)
    if winners:
        happen(game, EndGame(f"{game.players[winners[0]].name} wins the game (104.2b)", winners))
        return
    if not losers:
        return
    staying = [seat for seat in game.seats() if seat not in losers]
    if not staying:
        draw(game, "all players lost at once (104.4a)")
    elif len(staying) == 1:
        happen(game, EndGame(f"{game.players[staying[0]].name} wins the game (104.2a)", tuple(staying)))
    for seat in losers:
        leave(game, seat)


def draw(game: Game, why: str) -> None:
    """End the game as a draw (CR 104.4)."""
    happen(game, EndGame(f"the game is a draw: {why}"))


def concede(game: Game, seat: Seat) -> None:
    """A player concedes: they lose and leave at once, whatever any effect says (CR 101.1, 104.3a)."""
    happen_anyway(game, LoseGame(seat, "conceded (104.3a)"))
    losers_leave(game)


def leave(game: Game, seat: Seat) -> None:
    """A player leaves the game (CR 800.4a): what they own goes, control they were given ends, the rest is exiled."""
    _forget_passing(game, seat)
    happen(game, LeaveGame(seat))
    if game.over:
        return
    owned = [oid for oid, found in sorted(game.objects.items()) if found.owner == seat]
    happen_anyway(game, *(GoWithOwner(oid) for oid in owned))
    ended = tuple(effect.id for effect in game.floating if _gives_control_to(effect, seat))
    if ended:
        happen(game, EndEffects(ended))
    on_stack = [oid for oid in game.stack if game.controller(oid) == seat]
    happen(game, *(CeaseToExist(oid) for oid in on_stack if game.obj(oid).definition is None or game.obj(oid).token))
    exile_masterless(game)
    happen(game, SetPending(tuple(trigger for trigger in game.pending if trigger.controller != seat)))
    delayed = tuple(trigger.id for trigger in game.delayed if trigger.controller == seat)
    if delayed:
        happen(game, EndDelayedTriggers(delayed))
    if game.turn.priority == seat:
        after = game.apnap(seat)
        happen(game, SetTurn((("priority", after[0] if after else NOBODY),), quiet=True))


def exile_masterless(game: Game) -> None:
    """Exile what only players who left would control (CR 800.4a, 800.4c)."""
    if not any(player.left for player in game.players):
        return
    held = [oid for oid in (*game.battlefield, *game.stack) if game.players[game.controller(oid)].left]
    if held:
        happen_anyway(game, *(ZoneChange(oid, EXILE, cause="leave game") for oid in held))


def _forget_passing(game: Game, seat: Seat) -> None:
    """Whoever leaves has not passed any more: all others still have to (CR 117.4)."""
    turn = game.turn
    if turn.passed and turn.priority != NOBODY and seat in game.apnap(turn.priority)[-turn.passed :]:
        happen(game, SetTurn((("passed", turn.passed - 1),), quiet=True))


def _gives_control_to(effect: FloatingEffect, seat: Seat) -> bool:
    """Whether an effect gives a player control of objects (CR 800.4a)."""
    return any(
        "2" in getattr(part, "layers", ()) and getattr(part, "seat", effect.controller) == seat
        for part in effect.parts
    )
