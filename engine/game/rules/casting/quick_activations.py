"""Quick looks at activated abilities.

What their own words say of {T}, of the time and of mana (CR 602.1a, 602.5).

They hold as long as no effect lets abilities be activated otherwise than they say.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.game.rules.casting.quick_mana import least_mana
from engine.game.rules.paying.costs import COST_CHANGES, changes_its_cost
from engine.game.rules.paying.life_for_mana import LIFE_FOR_MANA
from engine.game.rules.questions.alternative_payments import OTHER_COSTS
from engine.game.rules.questions.enchant import ACTIVATE_AS_INSTANT, ACTIVATE_IGNORING_SICKNESS
from engine.meaning.node import cached_by_node

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.game import Game
    from engine.meaning.abilities import Abilities, ActivatedAbility

OTHERWISE = frozenset((COST_CHANGES, LIFE_FOR_MANA, OTHER_COSTS, ACTIVATE_AS_INSTANT, ACTIVATE_IGNORING_SICKNESS))
"""The questions whose answers let abilities be activated otherwise than they say."""


class QuickLook(NamedTuple):
    """What the words of an activated ability say of activating it."""

    taps: bool  # it costs {T}
    slow: bool  # only as a sorcery could be cast
    mana: int  # the least that it costs


def quick_looks(abilities: Abilities) -> tuple[QuickLook, ...] | None:
    """The looks of an object's activated abilities, in order.

    None if it has words that let them be otherwise.
    """
    if not OTHERWISE.isdisjoint(abilities.modifiers):
        return None
    return tuple(map(_look, abilities.activated))


@cached_by_node
def _look(ability: ActivatedAbility) -> QuickLook:
    mana = 0 if changes_its_cost(ability) else sum(least_mana(cost.stated_mana()) for cost in ability.costs)
    slow = bool(ability.loyalty) or ability.timing == "sorcery"
    return QuickLook(any(cost.only_taps_source for cost in ability.costs), slow, mana)


def activated_as_stated(game: Game) -> bool:
    """Whether no effect lets abilities of other objects be activated otherwise than they say."""
    return game.projection.spoken_to(game).isdisjoint(OTHERWISE)


def can_tap(game: Game, oid: ObjectId) -> bool:
    """Whether {T} could be paid with an object, if no effect says otherwise (CR 302.6)."""
    found = game.objects[oid]
    return not found.tapped and not (found.sick and "creature" in game.chars(oid).types)
