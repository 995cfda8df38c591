"""Procedures that are carried out below the room in which they are written.

Paying for a spell may activate a mana ability; whatever happens may let a permanent join combat; words make things
happen. Each such procedure is declared here, called from here, and written in the room it belongs to, which imports
this module: so the rooms know each other in one direction only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Generic, ParamSpec, TypeVar

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.decision import Decision
    from engine.game.events.event import Event
    from engine.game.state.effects import PendingTrigger
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility

P = ParamSpec("P")
R = TypeVar("R")


class Procedure(Generic[P, R]):
    """A procedure that stands in for itself until the module that writes it has been loaded."""

    __slots__ = ("_body",)

    def __init__(self, declared: Callable[P, R]) -> None:
        self._body = declared

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> R:
        return self._body(*args, **kwargs)

    def written(self, body: Callable[P, R]) -> Callable[P, R]:
        """Take this function for the procedure: `@procedures.happen.written`."""
        self._body = body
        return body


@Procedure
def happen(game: Game, *events: Event, applied: tuple[object, ...] = ()) -> tuple[Event, ...]:
    """Carry simultaneous events through and give those that happened (CR 603.2): see `events.happening`."""
    raise NotImplementedError("engine.game.rules.events.happening is not loaded")


@Procedure
def settle(game: Game) -> None:
    """State-based actions and triggers, before a player gets priority (CR 117.5): see `turn.priority`."""
    raise NotImplementedError("engine.game.rules.turn.priority is not loaded")


@Procedure
def note_answer(game: Game, decision: Decision, answer: Any) -> None:
    """See whether an answer shows that a triggered ability was forgotten: see `remembering.lateness`."""
    raise NotImplementedError("engine.game.rules.missed_triggers.lateness is not loaded")


@Procedure
def put_trigger_on_stack(game: Game, trigger: PendingTrigger) -> bool:
    """Put a triggered ability on the stack (CR 603.3), if its choices can be made.

    See `casting.announcing`.
    """
    raise NotImplementedError("engine.game.rules.casting.announcing is not loaded")


@Procedure
def activate_mana(
    game: Game, oid: ObjectId, seat: Seat, ability: ActivatedAbility, choice: str = "", from_pool: bool = False
) -> ObjectId:  # fmt: skip
    """Activate a mana ability, which resolves at once (CR 605.3b): see `casting.announcing`."""
    raise NotImplementedError("engine.game.rules.casting.announcing is not loaded")


@Procedure
def enter_attacking(game: Game, oid: ObjectId, defender: Ref) -> bool:
    """Let a permanent that has just entered be attacking (CR 508.4), if it can: see `combat.joining`."""
    raise NotImplementedError("engine.game.rules.combat.joining is not loaded")


@Procedure
def go_on(game: Game) -> None:
    """Do the next piece of the game as if no shortcut was under way: see `turn.turn`."""
    raise NotImplementedError("engine.game.rules.turn.turn is not loaded")
