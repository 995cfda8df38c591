"""What is known of the objects' characteristics.

They are worked out when asked for, and forgotten when something reaches them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.game.rules.layers.all_objects import LayerByLayer
from engine.game.rules.layers.effect import OTHERS_STATUS
from engine.game.rules.layers.intrinsic import plain
from engine.game.rules.layers.layer import END
from engine.game.rules.layers.one_object import Layers, Passage
from engine.game.rules.layers.plan import in_zone
from engine.meaning.node import READS_BOARD, READS_ELSEWHERE, READS_STATUS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.game.rules.layers.effect import Effect
    from engine.game.rules.layers.plan import Plan
    from engine.game.rules.layers.source import Changes
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics


Way = Callable[..., LayerByLayer]


class Known:
    """The projections of one game's objects under a plan of effects."""

    __slots__ = (
        "_by_layers",
        "_contexts",
        "_layers",
        "_lookers",
        "_passages",
        "_reads",
        "changes",
        "final",
        "layer_by_layer",
        "plan",
        "projected",
        "way",
    )  # fmt: skip

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.final: dict[ObjectId, Characteristics] = {}  # always this one dictionary
        self.changes: dict[ObjectId, Changes] = {}  # of abilities on the way through the layers, where there were any
        self.layer_by_layer = False  # whether `final` was worked out layer by layer
        self.projected = 0  # how many objects were worked out so far, for measuring
        self._reads: dict[ObjectId, int] = {}  # what projections look at, of those that look at more than values
        self._lookers: dict[int, dict[ObjectId, None]] = {}  # by what they look at, those that look at other things
        # What is under way:
        self._layers = Layers()
        self._by_layers: LayerByLayer | None = None
        self.way: Way = LayerByLayer  # how the whole board is carried through the layers
        self._passages: dict[ObjectId, Passage] = {}
        self._contexts: dict[Effect, Context] = {}

    def clone(self, plan: Plan) -> Known:
        """A copy for a cloned game; contexts and what is under way belong to one game only."""
        new = Known.__new__(Known)
        new.plan = plan
        new.final = self.final.copy()
        new.changes = self.changes.copy()
        new.layer_by_layer = self.layer_by_layer
        new.projected = self.projected
        new._layers, new._by_layers, new.way = Layers(), None, LayerByLayer
        new._passages, new._contexts = {}, {}
        new._reads = self._reads.copy()
        new._lookers = {reads: oids.copy() for reads, oids in self._lookers.items()}
        return new

    # -- forgetting ----------------------------------------------------------------------------------------------

    def forget(self, oids: Iterable[ObjectId]) -> None:
        """Forget what some objects are, and what was under way."""
        self._passages = {}
        for oid in oids:
            self.final.pop(oid, None)
            self.changes.pop(oid, None)
            reads = self._reads.pop(oid, 0)
            if reads & READS_ELSEWHERE:
                self._lookers[reads].pop(oid, None)

    def forget_effect(self, effect: Effect) -> None:
        """Forget the context of an effect that applies no longer."""
        self._contexts.pop(effect, None)

    def lookers(self, bits: int) -> list[ObjectId]:
        """The objects whose projections look at some things, or at objects whose projections do."""
        found = [oid for reads, oids in self._lookers.items() if reads & bits for oid in oids]
        if found and not bits & READS_BOARD:
            return self.lookers(bits | READS_BOARD | OTHERS_STATUS)
        return found

    def looks_at_own_status(self, oid: ObjectId) -> bool:
        """Whether an object's projection looks at whether it is tapped, attacking and the like."""
        return bool(self._reads.get(oid, 0) & READS_STATUS)

    # -- object by object ----------------------------------------------------------------------------------------

    def work_out(self, game: Game, oid: ObjectId) -> Characteristics:
        """What an object is; in the course of a projection, what it is before the layer that is being applied."""
        if self._by_layers is not None:
            return self._by_layers.state(oid)
        passage = self._passages.get(oid)
        if passage is None:
            obj = game.objects[oid]
            entries = self.plan.entries(obj)
            if not entries:
                self.projected += 1
                final = self.final[oid] = plain(obj)
                return final
            passage = self._passages[oid] = Passage(obj, entries)
        if not passage.busy:
            if self._layers.now is None:
                passage.advance(game, self._contexts, self._layers, END)
                self._publish(passage)
            else:
                passage.advance(game, self._contexts, self._layers, self._layers.now)
        return passage.characteristics

    def _publish(self, passage: Passage) -> None:
        passage.finish()
        self.projected += 1
        oid = passage.obj.id
        del self._passages[oid]
        reads = passage.reads
        if reads & (READS_ELSEWHERE | READS_STATUS):
            self._reads[oid] = reads
            if reads & READS_ELSEWHERE:
                self._lookers.setdefault(reads, {})[oid] = None
        if passage.changes:
            self.changes[oid] = tuple(passage.changes)
        self.final[oid] = passage.characteristics

    # -- all together --------------------------------------------------------------------------------------------

    def work_out_all(
        self, game: Game, sources: Iterable[ObjectId], floating: Iterable[Effect]
    ) -> dict[ObjectId, None]:  # fmt: skip
        """Work out the whole board layer by layer.

        The objects whose abilities changed on the way, before or now.

        Meanwhile `final` holds what every object is so far, so that whoever asks gets that.
        """
        reached = [oid for oid in self.plan.narrow if oid in game.objects]
        reached += (oid for zone, entries in self.plan.broad.items() if entries for oid in in_zone(game, zone))
        before = self.changes
        self.forget_all()
        self._by_layers = board = self.way(game, self.final, reached, sources, floating)
        board.run()
        self._by_layers = None
        self.projected += len(self.final)
        self.changes = {oid: tuple(changes) for oid, changes in board.changes.items()}
        self.layer_by_layer = True
        return dict.fromkeys((*before, *self.changes))

    def forget_all(self) -> None:
        """Forget what all objects are."""
        self.layer_by_layer = False
        self.final.clear()
        self.changes = {}
        self._reads = {}
        self._lookers = {}
        self._passages = {}
