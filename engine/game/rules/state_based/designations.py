"""Designations that permanents give their controllers as soon as they deserve them.

See CR 702.131b, 702.179a, 704.5z.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.game.rules.questions.rule_modifiers import verdicts
from engine.game.rules.state_based import MODIFIERS, state_based_check
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics

DESIGNATIONS: Question[tuple[Event, ...]] = Question(
    "designations", "702.131b", about="permanent", answer="events that designate its controller"
)


@state_based_check("702.131b", each="permanent", showing=MODIFIERS, speaking=DESIGNATIONS)
def deserved_designations(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """What a permanent's own abilities say that its controller gets now."""
    if DESIGNATIONS in chars.abilities.modifiers:
        for events in verdicts(game, DESIGNATIONS, obj.id):
            yield from events
