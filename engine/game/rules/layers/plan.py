"""The effects of a board by the objects they can reach, and whether the whole board has to go layer by layer."""

from __future__ import annotations

from functools import reduce
from operator import or_
from typing import TYPE_CHECKING

from engine.core.zones import OWNED_ZONES
from engine.game.rules.layers.contents import takes
from engine.game.rules.layers.layer import ABILITY_LAYERS, CONTROL, END, FROM_HERE, WRITES
from engine.meaning.node import READS_BOARD

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId
    from engine.game.rules.layers.effect import Effect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

Entry = tuple[tuple[int, bool, int, tuple[int, int]], int, "Effect"]  # order, layer, effect
Entries = tuple[Entry, ...]

# The layers that decide which abilities an object has and who controls it.
_DECIDING = (*ABILITY_LAYERS, CONTROL)


class Plan:
    """All effects that apply now, in their order, by what they reach."""

    __slots__ = ("_doubts", "broad", "exact", "granting", "in_layer", "looks", "narrow", "own_readers", "reads")

    def __init__(self) -> None:
        self.narrow: dict[ObjectId, Entries] = {}  # by the one object they reach
        self.broad: dict[str, Entries] = {}  # by zone, those that reach whatever fits their words
        self.granting: dict[str, int] = {}  # how many broad ones may give abilities that matter, by zone
        self.in_layer: list[int] = [0] * END  # how many effects each layer has
        self.exact: dict[Effect, None] = {}  # look at what their own or a later layer writes on other objects
        self.own_readers: dict[Effect, None] = {}  # look at what their own layer writes
        self.reads: dict[int, int] = {}  # how many effects look at each combination of things
        self.looks = 0  # all that any of them looks at
        self._doubts: bool | None = False

    def clone(self) -> Plan:
        """A copy that can go its own way."""
        new = Plan.__new__(Plan)
        new.narrow = self.narrow.copy()
        new.broad = self.broad.copy()
        new.granting = self.granting.copy()
        new.in_layer = self.in_layer.copy()
        new.exact = self.exact.copy()
        new.own_readers = self.own_readers.copy()
        new.reads = self.reads.copy()
        new.looks = self.looks
        new._doubts = self._doubts
        return new

    # -- effects coming and going --------------------------------------------------------------------------------

    def add(self, effect: Effect) -> None:
        """Let an effect apply."""
        entries = tuple((effect.order(layer), layer, effect) for layer in effect.parts)
        if effect.reach is None:
            for zone in effect.zones:
                self.broad[zone] = tuple(sorted((*self.broad.get(zone, ()), *entries)))
        else:
            for oid in effect.reach:
                self.narrow[oid] = tuple(sorted((*self.narrow.get(oid, ()), *entries)))
        self._count(effect, 1)

    def remove(self, effect: Effect) -> None:
        """Let an effect apply no longer."""
        if effect.reach is None:
            for zone in effect.zones:
                self.broad[zone] = tuple(entry for entry in self.broad[zone] if entry[2] is not effect)
        else:
            for oid in effect.reach:
                left = tuple(entry for entry in self.narrow.get(oid, ()) if entry[2] is not effect)
                if left:
                    self.narrow[oid] = left
                else:
                    self.narrow.pop(oid, None)
        self._count(effect, -1)

    def _count(self, effect: Effect, by: int) -> None:
        self._doubts = None
        self.reads[effect.looks] = self.reads.get(effect.looks, 0) + by
        if not self.reads[effect.looks]:
            del self.reads[effect.looks]
        self.looks = reduce(or_, self.reads, 0)
        for layer in effect.parts:
            self.in_layer[layer] += by
        if effect.reach is None and effect.group.granting:
            for zone in effect.zones:
                self.granting[zone] = self.granting.get(zone, 0) + by
        for known, applies in ((self.exact, _exact(effect)), (self.own_readers, _own_reader(effect))):
            if applies and by > 0:
                known[effect] = None
            elif applies:
                del known[effect]

    # -- asking --------------------------------------------------------------------------------------------------

    def entries(self, obj: GameObject) -> Entries:
        """The effects that may affect an object, layer by layer, in their order."""
        narrow = self.narrow.get(obj.id)
        broad = self.broad.get(obj.zone)
        if not broad or obj.phased_out:  # a phased-out permanent is affected by nothing that does not name it (702.26b)
            return narrow or ()
        return tuple(sorted((*broad, *narrow))) if narrow else broad

    def may_be_given(self, obj: GameObject) -> bool:
        """Whether an effect may give an object abilities that matter to others."""
        if self.granting.get(obj.zone) and not obj.phased_out:
            return True
        return any(effect.group.granting for _, _, effect in self.narrow.get(obj.id, ()))

    def decides(self, obj: GameObject) -> bool:
        """Whether effects may decide which abilities an object has, or who controls it."""
        return any(layer in _DECIDING for _, layer, _ in self.entries(obj))

    def reached(self, game: Game, effect: Effect) -> Iterator[ObjectId]:
        """The objects that an effect may affect."""
        if effect.reach is not None:
            yield from (oid for oid in effect.reach if oid in game.objects)
        else:
            for zone in effect.zones:
                yield from in_zone(game, zone)

    def looks_at(self, bits: int) -> bool:
        """Whether any effect looks at any of some things."""
        return bool(self.looks & bits)

    def in_doubt(self) -> bool:
        """Whether the order of effects is not surely that of timestamps. They may look at what is not settled."""
        if self._doubts is None:
            self._doubts = bool(self.exact) or any(self._may_depend(effect) for effect in self.own_readers)
        return self._doubts

    def _may_depend(self, effect: Effect) -> bool:
        """Whether another effect of a layer could change what an effect reads there (CR 613.8a)."""
        reads = effect.group.reads
        return any(reads[layer] & WRITES[layer] and self.in_layer[layer] > 1 for layer in effect.parts)


def _exact(effect: Effect) -> bool:
    """Whether an effect looks, on other objects, at what its own layer or a later one writes."""
    reads = effect.group.reads
    return any(reads[layer] & READS_BOARD and reads[layer] & FROM_HERE[layer] for layer in effect.parts)


def _own_reader(effect: Effect) -> bool:
    return any(effect.group.reads[layer] & WRITES[layer] for layer in effect.parts)


def in_zone(game: Game, zone: str) -> Iterator[ObjectId]:
    """The objects in a zone, of all players."""
    if zone in OWNED_ZONES:
        for seat in range(len(game.players)):
            yield from game.zone(zone, seat)
    else:
        yield from game.zone(zone)


def may_take(effect: Effect, layer: int) -> bool:
    """Whether an effect may take abilities away in a layer."""
    return layer in ABILITY_LAYERS and any(takes(part) for part in effect.parts[layer])
