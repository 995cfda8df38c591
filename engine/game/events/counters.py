"""Counters on objects and players (CR 122)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from engine.core.counters import KEYWORD_COUNTERS
from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.keys import EventKey
from engine.core.record import record, replace
from engine.game.events.event import Event
from engine.game.state.objects import GameObject
from engine.game.state.teams import SHARED_COUNTERS
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game

COUNTERS_PUT = EventKey("counters put")
COUNTERS_REMOVED = EventKey("counters removed")

MAY_GET_COUNTERS: Question[Refusal] = Question(
    "may_get_counters",
    "122.1",
    about="object or player",
    details=("event",),
    answer="Refusal: counters can't be put on it",
)


def counters_on(game: Game, ref: Ref) -> dict[str, int]:
    """The counters on a player or an object, now or as it last existed."""
    return game.players[ref].counters if is_player(ref) else game.look(ref).object.counters


def _set(game: Game, ref: Ref, kind: str, number: int) -> None:
    for each in sharing(game, ref, kind):
        holder = game.write_player(each) if is_player(each) else game.write(each)
        before = holder.counters
        holder.counters = {key: value for key, value in before.items() if key != kind or number}
        if number:
            holder.counters[kind] = number
        if number > before.get(kind, 0) and kind in KEYWORD_COUNTERS and isinstance(holder, GameObject):
            holder.counted_at = {**holder.counted_at, kind: game.stamp()}  # all of the kind get it (CR 613.7c)


def sharing(game: Game, ref: Ref, kind: str) -> tuple[Ref, ...]:
    """Whose counters of a kind are the same ones.

    An object's are its own, a player's perhaps their team's (CR 810.10).
    """
    return game.sharing(ref) if kind in SHARED_COUNTERS and is_player(ref) else (ref,)


def _exists(game: Game, ref: Ref) -> bool:
    if is_player(ref):
        return not game.players[ref].left
    found = game.objects.get(ref)
    return found is not None and not found.phased_out  # CR 702.26b


@record
class PutCounters(Event):
    """Counters are put on an object, or a player gets them (CR 122.1, 122.6)."""

    ref: Ref
    kind: str
    number: int = 1
    player: Seat = NOBODY  # who puts them
    by: Ref = NOBODY
    cause: str = ""  # "payment", "damage" or "turn": then no effect puts them (CR 609.1)
    question = MAY_GET_COUNTERS

    def keys(self) -> tuple[EventKey, ...]:
        return (COUNTERS_PUT,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.ref,)

    def possible(self, game: Game) -> bool:
        return self.number > 0 and _exists(game, self.ref)

    def apply(self, game: Game) -> PutCounters | None:
        if not _exists(game, self.ref):
            return None
        _set(game, self.ref, self.kind, counters_on(game, self.ref).get(self.kind, 0) + self.number)
        return self


@record
class RemoveCounters(Event):
    """Counters are removed (CR 122.8, 606.4)."""

    ref: Ref
    kind: str
    number: int = 1
    by: Ref = NOBODY
    cause: str = "effect"  # or "cost", "damage", "state-based"
    left: int = 0  # how many of the kind are left; filled in
    player: Seat = NOBODY  # who removes them, where a cost or an effect lets somebody do it

    def keys(self) -> tuple[EventKey, ...]:
        return (COUNTERS_REMOVED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.ref,)

    def possible(self, game: Game) -> bool:
        return self.number > 0 and _exists(game, self.ref) and counters_on(game, self.ref).get(self.kind, 0) > 0

    def apply(self, game: Game) -> RemoveCounters | None:
        if not _exists(game, self.ref):
            return None  # it left in the same moment, as a creature with +1/+1 and -1/-1 counters can (CR 704.3)
        had = counters_on(game, self.ref).get(self.kind, 0)
        removed = min(had, self.number)
        _set(game, self.ref, self.kind, had - removed)
        return replace(self, number=removed, left=had - removed)


@record
class LoseCounterOnce(Event):
    """A counter is removed, once however often that is called for at the same time (CR 122.1c)."""

    untold: ClassVar[bool] = True
    ref: Ref
    kind: str

    def results(self, game: Game, earlier: Sequence[Event]) -> Sequence[Event]:
        removal = RemoveCounters(self.ref, self.kind, 1, cause=f"{self.kind} counter")
        return () if removal in earlier else (removal,)
