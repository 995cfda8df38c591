"""Triggered abilities that their players have to remember themselves.

Tournament practice (missed-trigger policy).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId, Ref, Seat
from engine.core.record import record

if TYPE_CHECKING:
    from engine.game.state.effects import FloatingEffect, PendingTrigger

WAITING = "waiting"  # it would be on the stack, or has yet to be put there
DUE = "due"  # it should have resolved
MATTERED = "mattered"  # it has made a difference that nobody has spoken of
SLIPPED = "slipped"  # its player went past it, and nobody else has had a chance to do anything since
MISSED = "missed"
NEXT_PHASE = "next phase"  # missed, and done as the next phase begins
CLOSED = "closed"  # missed, and dealt with
# What was done about one that was missed.
NOT_DONE = "nothing"
NOT_PUT = "not put on the stack"
PUT = "put on the stack"
RESOLVED = "resolved"
DONE_NOW = "done now"
PUT_OFF = "put off"
Question = tuple[Seat, str]  # who chooses something, and for what purpose
IN_TIME = (WAITING, DUE, MATTERED)


@record
class Point:
    """A point of the game: its turn, phase and step, and how many answers had been given."""

    turn: int
    active: Seat
    step: str
    answers: int = 0


@record
class Unannounced:
    """A triggered ability that has triggered, and of which nobody has said so yet."""

    id: int
    trigger: PendingTrigger
    responsible: Seat  # who has to remember it (MTP.D12)
    kind: str  # when it first matters, see `rules.remembering.kinds`
    triggered: Point
    newest: ObjectId  # objects from this number on were not there when it triggered
    below: tuple[ObjectId, ...] | None = None  # what the stack held as it should have been put there; None: not yet
    legal: tuple[tuple[Question, tuple[Ref, ...]], ...] = ()  # what could have been chosen then
    impact: bool = True  # whether it would have changed anything (MTP.D10)
    warned: bool = False  # whether missing it is worth a warning (MTP.W1)
    stage: str = WAITING
    would: tuple[FloatingEffect, ...] = ()  # the effects that it should have begun by now
    mattered: Point | None = None
    events: int = 0  # how many events there had been as it was gone past
    why: str = ""  # the point of the policy by which it is missed
    remedy: str = ""  # the point of the policy by which that was dealt with
    done: str = ""  # what came of that
    put_off: Point | None = None  # when it was put off to the next phase (MTP.R2)
