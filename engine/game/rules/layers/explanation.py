"""What made an object what it is.

These are the effects that changed it, in the order in which they applied (CR 613).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.record import record
from engine.game.rules.layers.all_objects import LayerByLayer
from engine.game.rules.layers.effect import FLOATING
from engine.game.rules.layers.layer import NAMES
from engine.game.rules.layers.projection import BoardProjection

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from engine.core.identity import ObjectId
    from engine.game.rules.layers.all_objects import Running
    from engine.game.rules.layers.effect import Effect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Duration

RULES = dict(
    zip(
        NAMES,
        ("613.2a", "613.2b", "613.1b", "613.1c", "613.1d", "613.1e", "613.1f", "613.4a", "613.4b", "613.4c", "613.4d"),
        strict=True,
    )
)
COUNTERS = NOBODY  # the source of what an object's own counters do


@record
class Step:
    """One effect, or its counters, that changed an object.

    Where it is from, its rule, and it before and after.
    """

    source: ObjectId
    rule: str
    before: Characteristics
    after: Characteristics
    lasts: Duration | None = None  # of what a resolved spell or ability began, for how long


class Witness(LayerByLayer):
    """A passage of the board through the layers that is watched for one object."""

    def __init__(
        self, watched: ObjectId, steps: list[Step], game: Game, now: dict[ObjectId, Characteristics],
        reached: Iterable[ObjectId], sources: Iterable[ObjectId], floating: Iterable[Effect],
    ) -> None:  # fmt: skip
        super().__init__(game, now, reached, sources, floating)
        self._watched = watched
        self._steps = steps
        steps.clear()  # of several passages the last one counts

    def apply(self, one: Running, layer: int) -> None:
        before = self.state(self._watched).copy()
        super().apply(one, layer)
        number = one.effect.bindings.get(FLOATING)
        lasts = next((floating.duration for floating in self.game.floating if floating.id == number), None)
        self._note(one.effect.source, RULES[NAMES[layer]], before, lasts)

    def _to_those_with_counters(self, add: Callable[[GameObject, Characteristics], None], layer: int) -> None:
        before = self.state(self._watched).copy()
        super()._to_those_with_counters(add, layer)
        self._note(COUNTERS, RULES[NAMES[layer]], before)

    def _note(self, source: ObjectId, rule: str, before: Characteristics, lasts: Duration | None = None) -> None:
        after = self.state(self._watched)
        if any(seen(before) != seen(after) for seen in ASPECTS.values()):
            self._steps.append(Step(source, rule, before, after.copy(), lasts))


ASPECTS: Mapping[str, Callable[[Characteristics], object]] = {
    "name": lambda chars: chars.name,
    "power": lambda chars: (chars.power, chars.toughness),
    "types": lambda chars: (chars.supertypes, chars.types, chars.subtypes),
    "colors": lambda chars: chars.colors,
    "abilities": lambda chars: tuple(chars.abilities),
    "controller": lambda chars: chars.controller,
}
"""What can be told of a change, each by what it is compared with."""


def steps_of(game: Game, oid: ObjectId) -> list[Step]:
    """What changed an object from its copiable values on, oldest layer first; the game stays as it is."""
    steps: list[Step] = []
    projection = BoardProjection.of_game(game, always_layer_by_layer=True)
    projection.watch(lambda *board: Witness(oid, steps, *board))
    trial = game.clone_with(projection)
    trial.chars(oid)
    return steps
