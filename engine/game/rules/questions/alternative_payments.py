"""What may be paid instead of what an ability states (CR 118.9, 602.2b).

As in "rather than pay the equip cost".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.meaning.abilities import Ability
    from engine.meaning.families import Cost

OTHER_COSTS: Question[tuple[Cost, ...]] = Question(
    "other_costs", "118.9", about="object with the ability", details=("ability", "seat", "costs"),
    answer="all costs to pay instead",
)  # fmt: skip


def ways_to_pay(
    game: Game, oid: ObjectId, seat: Seat, ability: Ability, costs: tuple[Cost, ...]
) -> tuple[tuple[Cost, ...], ...]:
    """All costs of which a player may pay those of one way for an object's ability.

    Those that the ability states come first.
    """
    return costs, *verdicts(game, OTHER_COSTS, oid, seat=seat, ability=ability, costs=costs)
