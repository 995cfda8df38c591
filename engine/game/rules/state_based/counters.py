"""Counters that annihilate one another, and counters beyond what a permanent can have.

See CR 704.5q, 704.5r.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.game.events.counters import RemoveCounters
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.state_based import COUNTERS, state_based_check
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

MOST_COUNTERS: Question[tuple[str, int]] = Question(
    "most_counters", "704.5r", about="permanent", answer="kind and number: it can't have more of them"
)


@state_based_check("704.5r", each="permanent", showing=COUNTERS, editions=MODERN)
def too_many_counters(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """All but N counters of a kind are removed from a permanent that says it can't have more than N."""
    if obj.counters and MOST_COUNTERS in chars.abilities.modifiers:
        for kind, most in verdicts(game, MOST_COUNTERS, obj.id):
            if obj.counters.get(kind, 0) > most:
                yield RemoveCounters(obj.id, kind, obj.counters[kind] - most, cause="state-based")


@state_based_check("704.5q", each="permanent", showing=COUNTERS)
def annihilate(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """As many +1/+1 and -1/-1 counters as there are pairs are removed from a permanent."""
    pairs = min(obj.counters.get("+1/+1", 0), obj.counters.get("-1/-1", 0)) if obj.counters else 0
    if pairs:
        yield RemoveCounters(obj.id, "+1/+1", pairs, cause="state-based")
        yield RemoveCounters(obj.id, "-1/-1", pairs, cause="state-based")
