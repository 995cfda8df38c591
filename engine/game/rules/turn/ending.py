"""Turns and combat phases that an effect ends (CR 721).

What is left out, and what becomes of the stack.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core import steps as s
from engine.core.zones import EXILE
from engine.game.events.effects import SetPending
from engine.game.events.turn_structure import COMBAT, TURN, BreakOff, SetTurn
from engine.game.events.zone_changes import CeaseToExist, ZoneChange
from engine.game.rules import combat, state_based
from engine.game.rules.events import durations, leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.events.mandatory_loops import LOOP_GUARD
from engine.game.state.turn import FINISH

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.events.event import Event
    from engine.game.state.game import Game

CLEANUP_AGAIN = "cleanup again"  # noted for the turn: another cleanup step follows this one (CR 514.3a)


def end_turn(game: Game) -> None:
    """End the turn: the game skips straight to the cleanup step (CR 721.1)."""
    _break_off(game, TURN)
    if not game.over:
        _leave_combat(game)
        _go_on_with(game, (s.CLEANUP,))


def end_combat_phase(game: Game) -> bool:
    """End the combat phase: the game skips straight to the next phase (CR 721.2).

    False if there is none (721.2g).
    """
    if game.turn.step not in s.COMBAT_STEPS:
        return False
    _break_off(game, COMBAT)
    if not game.over:
        _leave_combat(game)
        _go_on_with(game, game.turn.rest[s.left_of_phase(game.turn.rest) :])
    return True


def _break_off(game: Game, what: str) -> None:
    """Waiting triggers cease to exist, what is on the stack is exiled, state-based actions are checked (721.1a-c)."""
    happen(game, SetPending(()))
    happen(game, BreakOff(what, game.stack))
    happen(game, *(_exiled(game, oid) for oid in game.stack))
    for _ in range(LOOP_GUARD):
        if game.over or not state_based.check_and_perform(game):
            return
        leaving.losers_leave(game)


def _exiled(game: Game, oid: ObjectId) -> Event:
    """A spell goes into exile; an ability, which no card represents, just ceases to exist."""
    item = game.obj(oid).stack
    if item is not None and item.ability is not None:
        return CeaseToExist(oid)
    return ZoneChange(oid, EXILE, cause="effect")


def _leave_combat(game: Game) -> None:
    """Everything is removed from combat, and what lasts until end of combat ends (CR 721.1d, 721.2d, 500.5a)."""
    if game.combat is not None:
        combat.end_combat(game)
        durations.expire(game, durations.END_OF_COMBAT)


def _go_on_with(game: Game, rest: tuple[str, ...]) -> None:
    """The present step ends without anyone getting priority; what triggered meanwhile waits (CR 721.1f, 721.2f)."""
    notes = tuple(note for note in game.turn.notes if note != CLEANUP_AGAIN)
    happen(game, SetTurn((("rest", rest), ("stage", FINISH), ("notes", notes))))
