"""Phases and steps of a turn (CR 500.1)."""

from __future__ import annotations

UNTAP = "untap"
UPKEEP = "upkeep"
DRAW = "draw"
MAIN_1 = "main1"
BEGIN_COMBAT = "begin_combat"
DECLARE_ATTACKERS = "declare_attackers"
DECLARE_BLOCKERS = "declare_blockers"
FIRST_STRIKE_DAMAGE = "first_strike_damage"
COMBAT_DAMAGE = "combat_damage"
END_COMBAT = "end_combat"
MAIN_2 = "main2"
END = "end"
CLEANUP = "cleanup"

STEPS = (
    UNTAP, UPKEEP, DRAW, MAIN_1, BEGIN_COMBAT, DECLARE_ATTACKERS, DECLARE_BLOCKERS, FIRST_STRIKE_DAMAGE,
    COMBAT_DAMAGE, END_COMBAT, MAIN_2, END, CLEANUP,
)  # fmt: skip

BEGINNING = "beginning"
PRECOMBAT_MAIN = "precombat main"
COMBAT = "combat"
POSTCOMBAT_MAIN = "postcombat main"
ENDING = "ending"

PHASE_STEPS: dict[str, tuple[str, ...]] = {
    BEGINNING: (UNTAP, UPKEEP, DRAW),
    PRECOMBAT_MAIN: (MAIN_1,),
    COMBAT: (
        BEGIN_COMBAT, DECLARE_ATTACKERS, DECLARE_BLOCKERS, FIRST_STRIKE_DAMAGE, COMBAT_DAMAGE, END_COMBAT,
    ),
    POSTCOMBAT_MAIN: (MAIN_2,),
    ENDING: (END, CLEANUP),
}  # fmt: skip

PHASE_OF = {step: phase for phase, steps in PHASE_STEPS.items() for step in steps}
PHASES = tuple(PHASE_STEPS)
MAIN_STEPS = (MAIN_1, MAIN_2)
COMBAT_STEPS = PHASE_STEPS[COMBAT]


def begins_phase(step: str) -> bool:
    """Whether a phase begins with this step."""
    return PHASE_STEPS[PHASE_OF[step]][0] == step


def left_of_phase(rest: tuple[str, ...]) -> int:
    """How many of the steps to come are still of the present phase.

    Another phase of the same kind may follow.
    """
    return next((number for number, step in enumerate(rest) if begins_phase(step)), len(rest))
