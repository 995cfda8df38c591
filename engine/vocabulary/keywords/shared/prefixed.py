"""Keywords written before an ability with a dash.

Exhaust, boast, forecast, max speed and solved are such keywords (CR 702.142 …).
"""

from __future__ import annotations

from engine.compiler.faces import finished
from engine.compiler.normalise import Names
from engine.meaning.abilities import Ability, ActivatedAbility, StaticAbility, TriggeredAbility

_PERMANENT = Names("", "", "permanent")


def completed(ability: Ability) -> Ability:
    """An ability behind a keyword as the rules want it."""
    return finished(ability, _PERMANENT)


def zones_of(ability: Ability) -> tuple[str, ...]:
    """The zones in which an ability works."""
    if isinstance(ability, ActivatedAbility):
        return (ability.zone,)
    return ability.zones if isinstance(ability, (TriggeredAbility, StaticAbility)) else ()
