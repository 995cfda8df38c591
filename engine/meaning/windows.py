"""Windows: the times at which only something may be done (CR 506.7, 602.5)."""

from __future__ import annotations

from engine.core import steps
from engine.core.record import record, wording
from engine.meaning.node import Node

TURN, COMBAT = "turn", "combat"
YOUR, THEIR, OPPONENTS = "your", "their", "a opponent's"
OWN = (YOUR, THEIR)  # of the player who does it

SPANS: dict[str, tuple[str, ...]] = {  # the steps that a time consists of, by what it is called
    TURN: steps.STEPS,
    COMBAT: steps.COMBAT_STEPS,
    "untap step": (steps.UNTAP,),
    "upkeep": (steps.UPKEEP,),
    "upkeep step": (steps.UPKEEP,),
    "draw step": (steps.DRAW,),
    "main phase": steps.MAIN_STEPS,
    "beginning of combat step": (steps.BEGIN_COMBAT,),
    "declare attackers step": (steps.DECLARE_ATTACKERS,),
    "declare blockers step": (steps.DECLARE_BLOCKERS,),
    "combat damage step": (steps.FIRST_STRIKE_DAMAGE, steps.COMBAT_DAMAGE),
    "end of combat step": (steps.END_COMBAT,),
    "end step": (steps.END,),
}


@record
class Window(Node):
    """When something may be done: in whose turn and in what part of it, before and after what.

    A moment is called by the step in which it is, or begins.
    """

    span: str = TURN
    whose: str = ""  # "your", "their" (both of the player who does it), "an opponent's"; else anybody's
    before: str = ""
    after: str = ""
    on: str = ""  # whose turn it is, where that is said last
    combat: bool = False  # in combat besides
    comma: bool = wording(default=False)
