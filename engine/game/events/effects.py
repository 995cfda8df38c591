"""Continuous effects and delayed triggers coming and going (CR 611.2, 603.7)."""

from __future__ import annotations

from bisect import bisect_left
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY
from engine.core.keys import Mark
from engine.core.record import record, replace
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.game.state.effects import DelayedTrigger, FloatingEffect, PendingTrigger
    from engine.game.state.game import Game

EXILED_WITH = Mark("exiled with")  # the mark of a card in exile: the object whose ability exiled it (CR 406.6, 607.2a)


@record
class BeginEffect(Event):
    """A continuous, replacement or prevention effect begins; it gets its number and timestamp."""

    untold: ClassVar[bool] = True
    effect: FloatingEffect
    follows: bool = False  # it affects what its objects became as they moved in the same event

    def apply(self, game: Game) -> BeginEffect:
        stamp = game.stamp()
        began = (game.turn.number, game.turn.active)
        effect = replace(self.effect, id=stamp, timestamp=stamp, began=began)
        if self.follows:
            effect = replace(effect, affected=tuple(game.became(ref) for ref in effect.affected or ()))
        game.floating = (*game.floating, effect)
        game.changed()
        return BeginEffect(effect)


@record
class EndEffects(Event):
    """Continuous effects end, by number."""

    untold: ClassVar[bool] = True
    ids: tuple[int, ...]

    def apply(self, game: Game) -> EndEffects:
        game.floating = tuple(effect for effect in game.floating if effect.id not in self.ids)
        game.changed()
        return self


@record
class KeepEffects(Event):
    """Continuous effects, by number, affect what an object has become from now on, and nothing else."""

    untold: ClassVar[bool] = True
    ids: tuple[int, ...]
    oid: ObjectId

    def apply(self, game: Game) -> KeepEffects:
        kept = (replace(one, affected=(self.oid,)) if one.id in self.ids else one for one in game.floating)
        game.floating = tuple(kept)
        game.changed()
        return self


@record
class UseShield(Event):
    """Part of a "prevent the next N" shield is used up; at 0 the effect ends (CR 615.7)."""

    untold: ClassVar[bool] = True
    id: int
    number: int

    def apply(self, game: Game) -> UseShield:
        kept = []
        for effect in game.floating:
            if effect.id == self.id:
                left = max(0, effect.shield - self.number)
                if left == 0:
                    continue
                effect = replace(effect, shield=left)
            kept.append(effect)
        game.floating = tuple(kept)
        game.changed()
        return self


@record
class BeginDelayedTrigger(Event):
    """A delayed triggered ability begins to wait (CR 603.7)."""

    untold: ClassVar[bool] = True
    trigger: DelayedTrigger

    def apply(self, game: Game) -> BeginDelayedTrigger:
        began = (game.turn.number, game.turn.active)
        trigger = replace(self.trigger, id=game.stamp(), began=began)
        game.delayed = (*game.delayed, trigger)
        game.changes += 1
        return BeginDelayedTrigger(trigger)


@record
class EndDelayedTriggers(Event):
    """Delayed triggered abilities wait no longer, by number."""

    untold: ClassVar[bool] = True
    ids: tuple[int, ...]

    def apply(self, game: Game) -> EndDelayedTriggers:
        game.delayed = tuple(trigger for trigger in game.delayed if trigger.id not in self.ids)
        game.changes += 1
        return self


def _number(trigger: PendingTrigger) -> int:
    return trigger.id


@record
class TakePending(Event):
    """A triggered ability waits no longer to be put on the stack, by number (CR 603.3)."""

    id: int
    bookkeeping = True

    def apply(self, game: Game) -> TakePending:
        place = bisect_left(game.pending, self.id, key=_number)  # they are numbered as they trigger
        if place == len(game.pending) or game.pending[place].id != self.id:  # but some were kept back for a while
            place = next(place for place, trigger in enumerate(game.pending) if trigger.id == self.id)
        game.pending = game.pending[:place] + game.pending[place + 1 :]
        return self


@record
class SetPending(Event):
    """Which triggered abilities wait to be put on the stack (CR 603.3)."""

    pending: tuple[PendingTrigger, ...]
    bookkeeping = True

    def apply(self, game: Game) -> SetPending:
        game.pending = tuple(
            replace(trigger, id=game.stamp()) if trigger.id == NOBODY else trigger for trigger in self.pending
        )
        return self


@record
class MarkAsEntered(Event):
    """What was noted about an object as it entered is noted about the permanent (CR 607.2a)."""

    untold: ClassVar[bool] = True
    oids: tuple[ObjectId, ...]
    name: Mark
    old: ObjectId

    def apply(self, game: Game) -> MarkAsEntered:
        for oid in self.oids:
            if oid in game.objects:
                found = game.write(oid)
                found.marks = {**found.marks, self.name: game.became(self.old)}
        return self
