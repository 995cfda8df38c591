"""The projection of characteristics (CR 613) and the board's index.

What is touched is kept up to date.

Nothing is worked out when something changes: it is only noted. The next question settles it: what the changes reach
is forgotten, and what contributes to others is renewed; the rest waits until it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.identity import NOBODY
from engine.core.keys import EventKey
from engine.core.zones import BATTLEFIELD, ZoneKey
from engine.game.rules.layers.contributors import Contributors
from engine.game.rules.layers.copying import after_copying, as_if_face_up
from engine.game.rules.layers.effect import OTHERS_STATUS
from engine.game.rules.layers.entering import as_it_would_enter
from engine.meaning.node import READS_ELSEWHERE, READS_PLAYERS, READS_TURN

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence
    from collections.abc import Set as AbstractSet

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.events.zone_changes import ZoneChange
    from engine.game.rules.layers.characteristics_cache import Way
    from engine.game.rules.layers.contributors import Objects
    from engine.game.rules.layers.index import Listener, Opinion, Waiting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.questions import Asked


UNSETTLED: Mapping[ObjectId, Characteristics] = {}  # nothing is known for certain before what was noted is taken in


class BoardProjection:
    """What the layers know of one game (see `state.layers.Projection`)."""

    def __init__(self, always_layer_by_layer: bool = False) -> None:
        # What is noted since the last question:
        self._stale = False
        self._dirty: Objects = {}
        self._everything = False
        self._players = False
        # What is known:
        self.settled: Mapping[ObjectId, Characteristics] = UNSETTLED
        self._board = Contributors(always_layer_by_layer)
        self._final = self._board.known.final
        self._inputs: dict[ObjectId, tuple[object, ...]] = {}  # what of each object itself went into what is known
        self._hosts: dict[ObjectId, Ref] = {}  # what is attached to what
        self._controllers: dict[ObjectId, Seat] = {}  # of permanents, as `control_changes` last told
        self._maybe_changed: Objects = {}  # objects to look at when it is asked next
        self._follows_turn = False  # whether an effect looks at what happened this turn
        self._history = 0  # how many events had happened

    @classmethod
    def of_game(cls, game: Game, always_layer_by_layer: bool = False) -> BoardProjection:
        """A projection that knows nothing yet of a game that is already under way."""
        new = cls(always_layer_by_layer)
        new._dirty = dict.fromkeys(game.objects)
        new._stale = new._everything = new._players = True
        return new

    def clone(self) -> BoardProjection:
        """A copy for a cloned state; what is immutable is shared."""
        new = BoardProjection.__new__(BoardProjection)
        new._stale = self._stale
        new._dirty = self._dirty.copy()
        new._everything = self._everything
        new._players = self._players
        new._board = self._board.clone()
        new._final = new._board.known.final
        new.settled = UNSETTLED if self.settled is UNSETTLED else new._final
        new._inputs = self._inputs.copy()
        new._hosts = self._hosts.copy()
        new._controllers = self._controllers.copy()
        new._maybe_changed = self._maybe_changed.copy()
        new._follows_turn = self._follows_turn
        new._history = self._history
        return new

    def blank(self) -> BoardProjection:
        """One that knows nothing yet, for another game that has no objects yet."""
        return BoardProjection(self._board.always_layer_by_layer)

    def watch(self, way: Way) -> None:
        """Carry the whole board through the layers in a way of its own, to see what happens there."""
        self._board.known.way = way

    @property
    def projected(self) -> int:
        """How many objects were carried through the layers so far, for measuring."""
        return self._board.known.projected

    @property
    def layer_by_layer(self) -> bool:
        """Whether the board as it was last settled had to be worked out layer by layer, for measuring."""
        return self._board.in_doubt

    # -- noting --------------------------------------------------------------------------------------------------

    def touch(self, oid: ObjectId) -> None:
        """Note that something about one object changed."""
        self._dirty[oid] = None
        self._stale = True
        self.settled = UNSETTLED

    def touch_everything(self) -> None:
        """Note that something changed that many objects may depend on."""
        self._everything = True
        self._stale = True
        self.settled = UNSETTLED

    def touch_player(self) -> None:
        """Note that a life total, a hand, the turn or the like changed."""
        self._players = True
        self._stale = True
        self.settled = UNSETTLED

    def forget(self, game: Game) -> None:
        """Note that everything has to be worked out anew."""
        self._inputs.clear()
        self._dirty.update(dict.fromkeys(game.objects))
        self.touch_everything()

    # -- asking --------------------------------------------------------------------------------------------------

    def of(self, game: Game, oid: ObjectId) -> Characteristics:
        """The projected characteristics of an object; in the course of a projection, what it is so far."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        found = self._final.get(oid)
        return found if found is not None else self._board.known.work_out(game, oid)

    def copiable(self, game: Game, oid: ObjectId) -> Characteristics:
        """The copiable values of an object (CR 613.2c, 707.2)."""
        self._freshen(game)
        return after_copying(game, self._board.plan, oid)

    def as_if_face_up(self, game: Game, oid: ObjectId) -> Characteristics:
        """What a face-down permanent would be if it were face up (CR 702.37e), for its abilities then."""
        self._freshen(game)
        return as_if_face_up(game, self._board.plan, oid)

    def listeners(self, game: Game, key: EventKey) -> Sequence[Listener]:
        """The triggered abilities that work now and wait for events of a key (CR 603.2).

        Those that speak only of their own object are not among them.
        """
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board.index.listeners.get(key, ())

    def modifiers(self, game: Game, question: Asked) -> Sequence[Opinion]:
        """The rule modifiers that work now and may speak of other objects or players to a question.

        See CR 613.11.
        """
        if self._stale or self._follows_turn:
            self._freshen(game)
        index = self._board.index
        return index.modifiers(game, question) if question in index.spoken else ()

    def replacements(self, game: Game, keys: Sequence[EventKey]) -> Sequence[Waiting]:
        """The replacement and prevention effects that wait now for events of some keys (CR 614.1, 615.1)."""
        return self._up_to_date(game).index.replacements(game, keys)

    def spoken_to(self, game: Game) -> AbstractSet[Asked]:
        """The questions that rule modifiers may answer for other objects or players, if conditions hold."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board.index.spoken.keys()

    def rules_look_at(self, game: Game, bits: int) -> bool:
        """Whether rule modifiers that may speak of other objects or players look at any of some things."""
        return bool(self._up_to_date(game).index.rules_read & bits)

    def shielded_from(self, game: Game) -> AbstractSet[EventKey]:
        """The keys of events for which replacement effects wait, if their conditions hold (CR 614.1, 615.1)."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board.index.shields.keys()

    def listened_to(self, game: Game) -> AbstractSet[EventKey]:
        """The keys of events for which triggered abilities wait.

        Not those that speak only of their own object.
        """
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board.index.listeners.keys()

    def is_blind_to_turn(self, game: Game) -> bool:
        """Whether nothing that contributes looks at the turn or at players, and nobody controls anything else."""
        board = self._up_to_date(game)
        return board.is_indifferent(game, READS_PLAYERS | READS_TURN) and not self._maybe_changed

    def waits(self, game: Game, keys: Sequence[EventKey]) -> bool:
        """Whether any triggered ability or replacement effect could wait for events of some keys."""
        index = self._up_to_date(game).index
        return any(key in index.shields or key in index.listeners for key in keys)

    def revision(self, game: Game, zone: ZoneKey) -> tuple[int, int]:
        """How often other rules were changed, and how often an object in a zone became something else."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        board = self._board
        return board.rules, board.revisions[zone]

    def revised(self, zone: ZoneKey, times: int) -> tuple[ObjectId, ...] | None:
        """The objects in a zone that were something else the last so many times; None if that is too long ago."""
        last = self._board.revised.get(zone, ())
        return (last[-times:] if times else ()) if times <= len(last) else None

    def revisions(self, game: Game, zones: Callable[[dict[ZoneKey, int]], Any]) -> tuple[int, Any]:
        """The same numbers for several zones at once; `zones` takes theirs out of those of all zones."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        board = self._board
        return board.rules, zones(board.revisions)

    def changed_rules(self, game: Game) -> int:
        """How often other rules were changed."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board.rules

    def control_changes(self, game: Game) -> Sequence[tuple[ObjectId, Seat, Seat]]:
        """Permanents whose controller has changed since this was last asked, from whom to whom.

        See CR 302.6, 506.4.
        """
        self._freshen(game)
        maybe, self._maybe_changed = self._maybe_changed, {}
        changed: list[tuple[ObjectId, Seat, Seat]] = []
        for oid in maybe:
            obj = game.objects.get(oid)
            if obj is None or obj.zone != BATTLEFIELD:
                self._controllers.pop(oid, None)
                continue
            controller = self.of(game, oid).controller
            before = self._controllers.get(oid, controller)
            if before != controller:
                changed.append((oid, before, controller))
            self._controllers[oid] = controller
        return changed

    def as_it_would_enter(self, game: Game, event: ZoneChange) -> Characteristics:
        """The characteristics an object would have on the battlefield if a zone change happened (CR 614.12)."""
        self._freshen(game)
        return as_it_would_enter(game, self._board.plan, event)

    # -- settling ------------------------------------------------------------------------------------------------

    def _up_to_date(self, game: Game) -> Contributors:
        """What contributes to the board now."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        return self._board

    def _freshen(self, game: Game) -> None:
        if self._stale or (self._follows_turn and self._history != game.history.total):
            if self._dirty or self._everything or not self._board.is_indifferent(game, READS_PLAYERS | READS_TURN):
                self._settle(game)
            else:
                self._stale = self._players = False
                self._history = game.history.total
                self.settled = self._final

    def _settle(self, game: Game) -> None:
        """Take in everything that was noted."""
        dirty, self._dirty = self._dirty, {}
        looks = self._noted_looks(game, bool(dirty))
        changed: Objects = {}
        gone: list[ObjectId] = []
        for oid in dirty:
            obj = game.objects.get(oid)
            if obj is not None:
                self._look_again(obj, changed)
            else:
                self._let_go(oid)
                gone.append(oid)
        if not changed and not gone and self._board.is_untouched_by(game, looks):
            if not self._follows_turn:
                self.settled = self._final
            return
        self._maybe_changed.update(dict.fromkeys(self._board.settle(game, changed, gone, looks, bool(dirty))))
        self._follows_turn = self._board.plan.looks_at(READS_TURN)
        if not (self._stale or self._follows_turn):
            self.settled = self._final

    def _noted_looks(self, game: Game, touched: bool) -> int:
        """What effects could have looked at and may see differently now; the notes are taken away."""
        looks = OTHERS_STATUS if touched else 0
        if self._everything:
            looks |= READS_ELSEWHERE | OTHERS_STATUS
        if self._players:
            looks |= READS_PLAYERS | READS_TURN
        if self._history != game.history.total:
            looks |= READS_TURN
        self._stale = self._everything = self._players = False
        self._history = game.history.total
        return looks

    def _look_again(self, obj: GameObject, changed: Objects) -> None:
        """See whether what was touched of an object matters to what is known of it."""
        oid = obj.id
        inputs = (
            obj.values, obj.controller, obj.counters, obj.timestamp, obj.attached_to, obj.choices, obj.marks,
            obj.phased_out, obj.face_down, obj.zone,
        )  # fmt: skip
        if self._inputs.get(oid) != inputs:
            self._inputs[oid] = inputs
            changed[oid] = None
            if obj.attached_to != NOBODY or oid in self._hosts:
                self._move_attachment(oid, obj.attached_to, changed)
        elif self._board.known.looks_at_own_status(oid):
            changed[oid] = None

    def _move_attachment(self, oid: ObjectId, host: Ref, changed: Objects) -> None:
        """What an object was attached to, and what it is attached to now, are other hosts than before."""
        for ref in (self._hosts.pop(oid, NOBODY), host):
            if ref in self._inputs:
                changed[ref] = None
        if host != NOBODY:
            self._hosts[oid] = host

    def _let_go(self, oid: ObjectId) -> None:
        """Let go of an object that is no more."""
        kept: tuple[dict[ObjectId, Any], ...] = (self._inputs, self._controllers, self._hosts)
        for by_object in kept:
            by_object.pop(oid, None)
