"""Doing what was forgotten: on the stack where it should be, or at once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.core.steps import CLEANUP, UNTAP
from engine.game.events.missed_triggers import MoveOnStack
from engine.game.events.turn_structure import SetTurn
from engine.game.rules import procedures
from engine.game.rules.casting.resolution import resolve_top
from engine.game.rules.context import COULD_CHOOSE
from engine.game.rules.events.happening import happen
from engine.game.state.turn import PRIORITY

if TYPE_CHECKING:
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game
    from engine.game.state.missed_triggers import Unannounced


def late(one: Unannounced) -> PendingTrigger:
    """An ability that can only choose what it could have chosen in time (MTP.R4a)."""
    return replace(one.trigger, bindings=(*one.trigger.bindings, (COULD_CHOOSE, (one.newest, one.legal))))


def put_on_stack(game: Game, trigger: PendingTrigger, index: int) -> None:
    """Put an ability on the stack above so many objects (CR 603.3)."""
    before = game.stack
    if procedures.put_trigger_on_stack(game, trigger) and index < len(before):
        happen(game, MoveOnStack(game.stack[-1], index))


def resolve_now(game: Game, trigger: PendingTrigger) -> None:
    """Let an ability resolve at once, so that nobody can respond."""
    if procedures.put_trigger_on_stack(game, trigger):
        resolve_top(game)


def reopen(game: Game) -> None:
    """Whoever had priority has it again, and all have to pass again (CR 117.3c, 117.4)."""
    if game.over:
        return
    if game.turn.stage == PRIORITY:
        happen(game, SetTurn((("passed", 0),), quiet=True))
    elif game.stack and game.turn.step not in ("", UNTAP, CLEANUP):
        happen(game, SetTurn((("stage", PRIORITY), ("passed", 0), ("priority", game.apnap()[0]))))
