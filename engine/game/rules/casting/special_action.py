"""What a special action is (CR 116.2): its cost, what it does, and when it may be taken."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import record

if TYPE_CHECKING:
    from engine.meaning.families import Cost, Instruction


@record
class SpecialAction:
    """A special action an object offers a player (CR 116.2); an answer to "special_actions"."""

    name: str
    costs: tuple[Cost, ...]
    effect: Instruction
    label: str  # "{3}{G}: Turn this face-down permanent face up."
    timing: str = ""  # when it may be taken, see `timing.TIMINGS`
    rule: str = "116.2"
    least_x: int = 0  # "X can't be 0"
