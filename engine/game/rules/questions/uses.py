"""How often an ability of an object was used (CR 602.5b, 603.2i).

By its own number, so that equal ones count apart.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.keys import Mark
from engine.game.events.casting import CountUse
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.meaning.abilities import TriggeredAbility

    Limited = ActivatedAbility | TriggeredAbility

LIMITS = {"turn": 1, "do turn": 1, "twice": 2, "three times": 3, "game": 1}
LOYALTY_TIMES: Question[int] = Question(
    "loyalty_times", "606.3", about="permanent", answer="how often its loyalty abilities may be activated in a turn"
)
LOYALTY = Mark("loyalty")  # counted for all loyalty abilities of a permanent together (CR 606.3)


def numbers_of(game: Game, oid: ObjectId, ability: Limited) -> Sequence[int]:
    """Which of an object's abilities of the same words it is; several, if it has equal ones."""
    own = game.look(oid).characteristics.abilities
    same = [one for one in own if isinstance(one, type(ability)) and one.label == ability.label]
    found = [number for number, one in enumerate(same) if one is ability]
    return found or [number for number, one in enumerate(same) if one == ability] or [0]


def free_number(game: Game, oid: ObjectId, ability: Limited) -> int | None:
    """The first of its equals on an object that was not used as often as it may be; None if all were."""
    if oid not in game.objects:
        return 0
    return next((n for n in numbers_of(game, oid, ability) if not is_used_up(game, oid, ability, n)), None)


def is_used_up(game: Game, oid: ObjectId, ability: Limited, number: int) -> bool:
    """Whether an ability was used as often as it may be."""
    found = game.find(oid)
    if found is None:
        return False
    kept = found.marks if ability.limit == "game" else found.uses
    times = kept.get(_name(ability, number), 0)
    if ability.limit == "" or not isinstance(times, int):
        return False
    return times >= LIMITS[ability.limit] + sum(verdicts(game, MORE_USES, oid, ability=ability))


MORE_USES: Question[int] = Question(
    "more_uses", "702.142", about="permanent", details=("ability",), answer="how often more an ability may be used"
)


def count_use(game: Game, oid: ObjectId, ability: Limited, number: int | None = None) -> CountUse:
    """The event that counts one more use of an ability.

    `number` says which of several equal abilities; without it, it is the first that can still be used.
    """
    if number is None:
        number = free_number(game, oid, ability) or 0
    return CountUse(oid, _name(ability, number), "marks" if ability.limit == "game" else "uses")


def _name(ability: Limited, number: int) -> Mark:
    if isinstance(ability, ActivatedAbility) and ability.loyalty:
        return LOYALTY
    kind = "activate" if isinstance(ability, ActivatedAbility) else "trigger"
    return Mark.computed(f"{kind} {ability.label}" + (f" ({number + 1})" if number else ""))
