"""Sets of abilities made from other sets: with more, without some.

Made once and kept with the set they come from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.meaning.abilities import Abilities, Ability

_KEPT = 8  # so many results are kept with each set; boards repeat themselves, games don't grow without end


def with_more(abilities: Abilities, more: tuple[Ability, ...]) -> Abilities:
    """Some abilities and others after them."""
    return derived(abilities, more, lambda: abilities.with_added(*more))


def derived(abilities: Abilities, reason: object, make: Callable[[], Abilities]) -> Abilities:
    """A set of abilities made from another for a reason: the same set for the same reason."""
    known: list[tuple[object, Abilities]] = abilities.__dict__.setdefault("derived abilities", [])
    for earlier, result in known:
        if earlier is reason:
            return result
    result = make()
    known.append((reason, result))
    del known[:-_KEPT]
    return result
