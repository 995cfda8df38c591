"""What follows from a state and is kept while it holds.

So it need not be worked out at every priority.

What is kept is never part of the state: a clone that began with nothing would be played the same.
"""

from __future__ import annotations

from operator import itemgetter
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol

from engine.core.identity import NOBODY
from engine.core.zones import OWNED_ZONES

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from engine.core.identity import ObjectId, Seat
    from engine.core.zones import ZoneKey

MOST_KEPT = 4096  # of so many objects something is kept at most


class Changes(NamedTuple):
    """What has changed in a zone: what is something else, what is new at its end, and what left."""

    revised: Sequence[ObjectId] = ()
    new: Sequence[ObjectId] = ()
    gone: AbstractSet[ObjectId] = frozenset()


class Places:
    """Some zones that are looked at together.

    It is told by its identity, since it is asked for all the time.
    """

    __slots__ = ("entries", "zones")

    def __init__(self, zones: tuple[ZoneKey, ...]) -> None:
        self.zones = zones
        self.entries: Callable[[Any], Any] = itemgetter(*zones)  # takes theirs out of a dictionary, all at once


class Changing(Protocol):
    """A state of which something is kept: a `Game`."""

    @property
    def changes(self) -> int:
        """A count that advances with every write."""

    @property
    def objects(self) -> Mapping[ObjectId, Any]:
        """The objects that exist now."""

    @property
    def zones(self) -> Mapping[ZoneKey, tuple[ObjectId, ...]]:
        """The objects in each zone."""

    @property
    def projection(self) -> Any:
        """What the layers know (see `layers.Projection`)."""


class Cache:
    """What is kept of one game; the parts differ in what makes them forget."""

    __slots__ = ("_in_zones", "_now", "_now_at", "_of_objects")

    def __init__(self) -> None:
        self._now: dict[object, Any] = {}
        self._now_at = -1
        self._in_zones: dict[object, tuple[Any, ...]] = {}
        self._of_objects: dict[tuple[str, ObjectId, object], tuple[Any, ...]] = {}

    def clone(self) -> Cache:
        """What a clone of the state begins with: the same, until either of them changes.

        What belongs to a single object is told by identity, so both share it. What belongs to a zone is told by its
        revision, which the two count on alone from here: it is copied.
        """
        new = Cache()
        new._in_zones = self._in_zones.copy()
        new._of_objects = self._of_objects
        return new

    def now(self, game: Changing, key: object, work_out: Callable[[], Any]) -> Any:
        """Something worked out from the state as it is now; it is forgotten with the next change."""
        if self._now_at != game.changes:
            self._now = {}
            self._now_at = game.changes
        if key not in self._now:
            self._now[key] = work_out()
        return self._now[key]

    def of_zone(self, game: Changing, zone: str, owner: Seat, key: object, work_out: Callable[[], Any]) -> Any:
        """Something worked out from what the objects in a zone are, and from which rules are changed.

        It is forgotten once one of them is something else, comes or goes; whether they are tapped and the like, the
        turn, life totals and other zones must be no matter.
        """
        place = (zone, owner if zone in OWNED_ZONES else NOBODY)
        revision = game.projection.revision(game, place)
        there = game.zones[place]
        before = self._in_zones.get((place, key))
        if before is not None and before[0] is there and before[1] == revision:
            return before[2]
        answer = work_out()
        self._in_zones[place, key] = (there, revision, answer)
        return answer

    def of_zone_renewed(
        self, game: Changing, zone: str, owner: Seat, key: object, renew: Callable[[Any, Changes], Any]
    ) -> Any:  # fmt: skip
        """As `of_zone`, of something that is worked out faster from what it was before.

        It must not depend on rules.

        `renew` is told what it was, and what has changed in the zone since; what it was is None where everything has to
        be looked at as if it were new.
        """
        place = (zone, owner if zone in OWNED_ZONES else NOBODY)
        _, revision = game.projection.revision(game, place)
        there = game.zones[place]
        found = self._in_zones.get((place, key))
        if found is not None and found[0] is there and found[1] == revision:
            return found[2]
        changes = _changes(game, place, found, revision) if found is not None else None
        answer = renew(None, Changes(new=there)) if changes is None else renew(found[2], changes)  # type: ignore[index]
        self._in_zones[place, key] = (there, revision, answer)
        return answer

    def of_zones(self, game: Changing, places: Places, key: object, work_out: Callable[[], Any]) -> Any:
        """As `of_zone`, of several zones at once."""
        revisions = game.projection.revisions(game, places.entries)
        there = places.entries(game.zones)
        before = self._in_zones.get((places, key))
        if before is not None and before[1] == revisions and before[0] == there:
            return before[2]
        answer = work_out()
        self._in_zones[places, key] = (there, revisions, answer)
        return answer

    def of_rules(self, game: Changing, key: object, work_out: Callable[[], Any]) -> Any:
        """Something worked out from which rules are changed, and from nothing else."""
        rules = game.projection.changed_rules(game)
        before = self._in_zones.get(key)
        if before is not None and before[0] == rules:
            return before[1]
        answer = work_out()
        self._in_zones[key] = (rules, answer)
        return answer

    def of_object(self, game: Changing, oid: ObjectId, name: str, also: object, work_out: Callable[[], Any]) -> Any:
        """Something worked out from one object, and kept while the object is the same.

        It may read the object's characteristics, marks and zone, whether it is face down or phased out, and `also`.
        """
        found, values = game.objects[oid], game.projection.of(game, oid)
        state = (found.zone, found.face_down, found.phased_out)
        before = self._of_objects.get((name, oid, also))
        if before is not None and before[0] is values and before[1] is found.marks and before[2] == state:
            return before[3]
        if len(self._of_objects) > MOST_KEPT:
            self._of_objects.clear()  # most of these objects are gone
        answer = work_out()
        self._of_objects[name, oid, also] = (values, found.marks, state, answer)
        return answer


def _changes(game: Changing, place: ZoneKey, found: tuple[Any, ...], revision: int) -> Changes | None:
    """What has changed in a zone since something was found of it; None if that can't be told."""
    before, revision_then, _ = found
    revised: tuple[ObjectId, ...] | None = game.projection.revised(place, revision - revision_then)
    if revised is None:
        return None
    there = game.zones[place]
    gone: frozenset[ObjectId] = frozenset()
    if there[: len(before)] != before:
        gone = frozenset(before).difference(there)
        before = tuple([oid for oid in before if oid not in gone])
        if there[: len(before)] != before:
            return None
    new = there[len(before) :]
    return Changes(tuple([oid for oid in dict.fromkeys(revised) if oid not in new and oid in game.objects]), new, gone)
