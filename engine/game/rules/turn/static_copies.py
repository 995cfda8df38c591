"""Copy effects of static abilities (CR 707.2c).

Their values are those of the moment at which they start to apply.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record
from engine.game.events.effects import BeginEffect
from engine.game.rules.events.happening import happen
from engine.game.rules.turn.questions import STARTS_COPYING
from engine.game.state.effects import FloatingEffect
from engine.meaning.families import Duration
from engine.meaning.node import READS_BOARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.state.game import Game


@record
class WhileItApplies(Duration):
    """As long as the static ability goes on affecting the object."""

    reads = READS_BOARD

    def ended(self, game: Game, effect: FloatingEffect) -> bool:  # type: ignore[override]
        affected = effect.affected[0] if effect.affected else NOBODY
        return not any((source, oid) == (effect.source, affected) for source, oid, _, _ in _applying(game))


def begin_static_copies(game: Game) -> None:
    """Let static copy effects start to apply to what they have come to affect."""
    applying = list(_applying(game))
    if not applying:
        return
    under_way = {
        (effect.source, effect.affected) for effect in game.floating if isinstance(effect.duration, WhileItApplies)
    }
    for source, oid, ctx, modifier in applying:
        if (source, (oid,)) in under_way:
            continue
        part = modifier.answer(ctx, STARTS_COPYING, oid)
        if part is not None:
            effect = FloatingEffect(source, ctx.controller, (part,), (oid,), WhileItApplies())
            happen(game, BeginEffect(effect))


def _applying(game: Game) -> Iterator[tuple[ObjectId, ObjectId, Any, Any]]:
    """Each static copy effect with each permanent that it affects now."""
    for ctx, continuous, modifier in game.projection.modifiers(game, STARTS_COPYING):
        for oid in game.permanents():
            if continuous.affects(ctx, oid):
                yield ctx.source, oid, ctx, modifier
