"""Who deals combat damage in which combat damage step (CR 510.4, 702.4, 702.7)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import ObjectId
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.combat.questions import STRIKES
from engine.game.rules.questions.rule_modifiers import verdicts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game

FIRST = "first"
DOUBLE = "double"


def combatants(game: Game) -> tuple[ObjectId, ...]:
    """The attacking creatures, then the blocking ones."""
    return (*game.combat.attacking, *game.combat.blocking) if game.combat is not None else ()


def strikers(game: Game, kinds: Iterable[str] = (FIRST, DOUBLE)) -> tuple[ObjectId, ...]:
    """The attacking and blocking creatures that have one of some kinds of strike now."""
    opinions = Opinions(game, STRIKES)
    return tuple(
        oid for oid in opinions.among(combatants(game)) if any(v in kinds for v in verdicts(game, STRIKES, oid))
    )


def needs_first_strike_step(game: Game) -> bool:
    """Whether there are two combat damage steps, judged as the first begins (CR 510.4)."""
    return bool(strikers(game))


def assigning(game: Game, first: bool) -> tuple[ObjectId, ...]:
    """The creatures that assign combat damage in a step (CR 510.4)."""
    combat = game.combat
    if combat is None:
        return ()
    if first:
        return combat.struck_first
    if not combat.first_step_done:
        return combatants(game)
    again = strikers(game, (DOUBLE,))
    return tuple(oid for oid in combatants(game) if oid not in combat.struck_first or oid in again)
