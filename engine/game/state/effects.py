"""Effects that outlive what made them.

These are continuous effects, delayed triggers, and triggers waiting for the stack.
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.record import record

if TYPE_CHECKING:
    from engine.meaning.abilities import TriggeredAbility
    from engine.meaning.families import Duration, StaticEffect


@record
class FloatingEffect:
    """A continuous, replacement or prevention effect made by a resolved spell or ability.

    See CR 611.2, 614, 615.
    """

    source: ObjectId
    controller: Seat
    parts: tuple[StaticEffect, ...]
    affected: tuple[Ref, ...] | None  # locked in (CR 611.2c); None: whatever the parts' own words say
    duration: Duration | None  # None: as long as the game lasts
    bindings: tuple[tuple[str, object], ...] = ()
    shield: int = NOBODY  # what is left of "prevent the next N damage"; NOBODY: no such number
    text: str = ""
    id: int = NOBODY  # with the next two noted as it begins
    timestamp: int = NOBODY
    began: tuple[int, Seat] = (0, 0)  # turn number and active player


@record
class DelayedTrigger:
    """A delayed triggered ability (CR 603.7)."""

    id: int
    ability: TriggeredAbility
    source: ObjectId
    controller: Seat
    bindings: tuple[tuple[str, object], ...] = ()
    once: bool = True
    duration: Duration | None = None
    began: tuple[int, Seat] = (0, 0)


@record
class PendingTrigger:
    """An ability that has triggered and waits to be put on the stack (CR 603.3)."""

    id: int
    ability: TriggeredAbility
    source: ObjectId
    controller: Seat
    event: object
    bindings: tuple[tuple[str, object], ...] = field(default=())
    delayed: bool = False
