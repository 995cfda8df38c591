"""The projection of characteristics (CR 613) and the index of the board, kept up to date by what is touched.

Nothing is worked out when something changes: it is only noted. The next question settles it: what the changes reach
is forgotten, and what contributes to others is renewed; the rest waits until it is asked for.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD
from engine.model.node import READS_BOARD, READS_ELSEWHERE, READS_PLAYERS, READS_STATUS, READS_TURN
from engine.rules.layers.contents import contents
from engine.rules.layers.copying import after_copying
from engine.rules.layers.effect import OTHERS_STATUS
from engine.rules.layers.entering import as_it_would_enter
from engine.rules.layers.index import Index
from engine.rules.layers.known import Known
from engine.rules.layers.plan import Plan
from engine.rules.layers.source import contribution, floating_contribution, signature

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.events.zone_changes import ZoneChange
    from engine.model.characteristics import Characteristics
    from engine.rules.layers.index import Listener, Opinion, Waiting
    from engine.rules.layers.source import Contribution
    from engine.state.effects import FloatingEffect
    from engine.state.game import Game
    from engine.state.objects import GameObject

Objects = dict[int, None]  # numbers of objects, as an ordered set
Before = dict[int, "Contribution | None"]  # what objects, or floating effects by the negative number, contributed

_ROUNDS = 32  # contributions that change contributions for longer than this are left to the lockstep


class BoardProjection:
    """What the layers know of one game (see `state.game.Projection`)."""

    def __init__(self, always_lockstep: bool = False) -> None:
        self.always_lockstep = always_lockstep  # for comparing the two ways
        # What is noted since the last question:
        self._stale = False
        self._dirty: Objects = {}
        self._everything = False
        self._players = False
        # What is known:
        self._plan = Plan()
        self._known = Known(self._plan)
        self._index = Index()
        self._final = self._known.final
        self._inputs: dict[ObjectId, tuple[object, ...]] = {}  # what of each object itself went into what is known
        self._contributions: dict[int, Contribution] = {}  # of objects, and of floating effects by the negative number
        self._uncertain: Objects = {}  # those of them whose effects' existence is in question
        self._floating: tuple[FloatingEffect, ...] = ()
        self._hosts: dict[ObjectId, Ref] = {}  # what is attached to what
        self._controllers: dict[ObjectId, Seat] = {}  # of permanents, as `control_changes` last told
        self._maybe_changed: Objects = {}  # permanents to look at when it is asked next
        self._follows_turn = False  # whether an effect looks at what happened this turn
        self._history = 0  # how many events had happened

    def clone(self) -> BoardProjection:
        """A copy for a cloned state; what is immutable is shared."""
        new = BoardProjection(self.always_lockstep)
        new._stale = self._stale
        new._dirty = self._dirty.copy()
        new._everything = self._everything
        new._players = self._players
        new._plan = self._plan.clone()
        new._known = self._known.clone(new._plan)
        new._index = self._index.clone()
        new._final = new._known.final
        new._inputs = self._inputs.copy()
        new._contributions = self._contributions.copy()
        new._uncertain = self._uncertain.copy()
        new._floating = self._floating
        new._hosts = self._hosts.copy()
        new._controllers = self._controllers.copy()
        new._maybe_changed = self._maybe_changed.copy()
        new._follows_turn = self._follows_turn
        new._history = self._history
        return new

    @classmethod
    def of_game(cls, game: Game, always_lockstep: bool = False) -> BoardProjection:
        """A projection that knows nothing yet of a game that is already under way."""
        new = cls(always_lockstep)
        new._dirty = dict.fromkeys(game.objects)
        new._stale = new._everything = new._players = True
        return new

    @property
    def projected(self) -> int:
        """How many objects were carried through the layers so far, for measuring."""
        return self._known.projected

    # -- noting --------------------------------------------------------------------------------------------------

    def touch(self, oid: ObjectId) -> None:
        """Note that something about one object changed."""
        self._dirty[oid] = None
        self._stale = True

    def touch_everything(self) -> None:
        """Note that something changed that many objects may depend on."""
        self._everything = True
        self._stale = True

    def touch_player(self) -> None:
        """Note that a life total, a hand, the turn or the like changed."""
        self._players = True
        self._stale = True

    # -- asking --------------------------------------------------------------------------------------------------

    def of(self, game: Game, oid: ObjectId) -> Characteristics:
        """The projected characteristics of an object; in the course of a projection, what it is so far."""
        if self._stale or self._follows_turn:
            self._freshen(game)
        found = self._final.get(oid)
        return found if found is not None else self._known.work_out(game, oid)

    def copiable(self, game: Game, oid: ObjectId) -> Characteristics:
        """The copiable values of an object (CR 613.2c, 707.2)."""
        self._freshen(game)
        return after_copying(game, self._plan, oid)

    def listeners(self, game: Game, key: str) -> Sequence[Listener]:
        """The triggered abilities that work now and wait for events of a key (CR 603.2), but those that only speak of
        their own object."""
        self._freshen(game)
        return self._index.listeners.get(key, ())

    def modifiers(self, game: Game, question: str) -> Sequence[Opinion]:
        """The rule modifiers that work now and may speak of other objects or players to a question (CR 613.11)."""
        self._freshen(game)
        return self._index.modifiers(game, question)

    def replacements(self, game: Game, keys: Sequence[str]) -> Sequence[Waiting]:
        """The replacement and prevention effects that wait now for events of some keys (CR 614.1, 615.1)."""
        self._freshen(game)
        return self._index.replacements(game, keys)

    def control_changes(self, game: Game) -> Sequence[ObjectId]:
        """The permanents whose controller has changed since this was last asked (CR 302.6, 506.4)."""
        self._freshen(game)
        maybe, self._maybe_changed = self._maybe_changed, {}
        changed: list[ObjectId] = []
        for oid in maybe:
            obj = game.objects.get(oid)
            if obj is None or obj.zone != BATTLEFIELD:
                self._controllers.pop(oid, None)
                continue
            controller = self.of(game, oid).controller
            if self._controllers.get(oid, controller) != controller:
                changed.append(oid)
            self._controllers[oid] = controller
        return changed

    def as_it_would_enter(self, game: Game, event: ZoneChange) -> Characteristics:
        """The characteristics an object would have on the battlefield if a zone change happened (CR 614.12)."""
        self._freshen(game)
        return as_it_would_enter(game, self._plan, event)

    # -- settling ------------------------------------------------------------------------------------------------

    def _freshen(self, game: Game) -> None:
        if self._stale or (self._follows_turn and self._history != game.history.total):
            self._settle(game)

    def _settle(self, game: Game) -> None:
        """Take in everything that was noted."""
        dirty, self._dirty = self._dirty, {}
        looks = self._noted_looks(game, bool(dirty))
        before: Before = {}
        changed: Objects = {}
        if game.floating is not self._floating:
            self._renew_floating(game, changed, before)
        for oid in dirty:
            obj = game.objects.get(oid)
            if obj is not None:
                self._look_again(obj, changed)
            else:
                self._remove(game, oid, changed, before)
                looks |= READS_BOARD
        if not self._in_doubt():
            if self._known.in_lockstep:  # it is not known what these projections look at
                changed.update(dict.fromkeys(oid for oid in (*self._contributions, *self._known.changes) if oid >= 0))
                self._known.forget_all()
            self._renew_reached(game, changed, looks, before)
        elif changed or before or self._plan.looks_at(looks | READS_STATUS if dirty else looks):
            self._renew_all(game, changed, before)
        if before:
            self._index.change([(oid, old, self._contributions.get(oid)) for oid, old in before.items()])
            self._follows_turn = self._plan.looks_at(READS_TURN)

    def _noted_looks(self, game: Game, touched: bool) -> int:
        """What effects could have looked at and see differently now; the notes are taken away."""
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
        elif self._known.looks_at_own_status(oid):
            changed[oid] = None

    def _move_attachment(self, oid: ObjectId, host: Ref, changed: Objects) -> None:
        """What an object was attached to, and what it is attached to now, are other hosts than before."""
        for ref in (self._hosts.pop(oid, NOBODY), host):
            if ref in self._inputs:
                changed[ref] = None
        if host != NOBODY:
            self._hosts[oid] = host

    def _remove(self, game: Game, oid: ObjectId, changed: Objects, before: Before) -> None:
        """Let go of an object that is no more."""
        self._known.forget((oid,))
        self._inputs.pop(oid, None)
        self._controllers.pop(oid, None)
        if oid in self._hosts:
            self._move_attachment(oid, NOBODY, changed)
        self._contribute(game, oid, None, changed, before)

    def _renew_floating(self, game: Game, changed: Objects, before: Before) -> None:
        """Take in which floating effects there are now."""
        now = {effect.id: effect for effect in game.floating}
        for effect in self._floating:
            if now.get(effect.id) is not effect:
                self._contribute(game, -effect.id, None, changed, before)
        for effect in game.floating:
            if -effect.id not in self._contributions:
                self._contribute(game, -effect.id, floating_contribution(game, effect), changed, before)
        self._floating = game.floating

    def _renew_reached(self, game: Game, changed: Objects, looks: int, before: Before) -> None:
        """Forget what the changes reach, and renew what contributes to others, until that changes nothing more."""
        for _ in range(_ROUNDS):
            if changed:
                looks |= READS_BOARD | OTHERS_STATUS
            reached = dict.fromkeys((*changed, *self._known.lookers(looks)))
            self._known.forget(reached)
            changed, looks = {}, 0
            for oid in reached:
                obj = game.objects.get(oid)
                if obj is not None:
                    self._renew(game, obj, changed, before)
            if self._in_doubt():
                break
            if not changed:
                return
        self._renew_all(game, changed, before)

    def _renew(self, game: Game, obj: GameObject, changed: Objects, before: Before) -> None:
        """Renew what one object contributes."""
        if obj.zone == BATTLEFIELD:
            self._maybe_changed[obj.id] = None
        old = self._contributions.get(obj.id)
        if contents(obj.values.abilities, obj.zone) is None and not self._plan.may_be_given(obj):
            if old is not None:
                self._contribute(game, obj.id, None, changed, before)
        elif self._plan.decides(obj):
            self._renew_as_projected(game, obj, changed, before)
        elif old is None or old.signature != signature(obj, obj.values.abilities, obj.controller, ()):
            self._contribute(
                game, obj.id, contribution(game, obj, obj.values.abilities, obj.controller, ()), changed, before
            )  # fmt: skip

    def _renew_as_projected(self, game: Game, obj: GameObject, changed: Objects, before: Before) -> None:
        """Renew what an object contributes whose abilities or controller effects decide."""
        found = self._final.get(obj.id) or self._known.work_out(game, obj.id)
        changes = self._known.changes.get(obj.id, ())
        old = self._contributions.get(obj.id)
        if old is None or old.signature != signature(obj, found.abilities, found.controller, changes):
            new = contribution(game, obj, found.abilities, found.controller, changes)
            self._contribute(game, obj.id, new, changed, before)

    def _contribute(
        self, game: Game, oid: int, new: Contribution | None, changed: Objects, before: Before
    ) -> None:  # fmt: skip
        """Let an object or floating effect contribute something else than before; note what that reaches."""
        old = self._contributions.get(oid)
        if old is new:
            return
        before.setdefault(oid, old)
        for effect in old.effects if old is not None else ():
            changed.update(dict.fromkeys(self._plan.reached(game, effect)))
            self._plan.remove(effect)
            self._known.forget_effect(effect)
        for effect in new.effects if new is not None else ():
            self._plan.add(effect)
            changed.update(dict.fromkeys(self._plan.reached(game, effect)))
        if new is not None:
            self._contributions[oid] = new
        else:
            del self._contributions[oid]
        if new is not None and new.uncertain:
            self._uncertain[oid] = None
        else:
            self._uncertain.pop(oid, None)

    # -- all at once ---------------------------------------------------------------------------------------------

    def _in_doubt(self) -> bool:
        return self.always_lockstep or bool(self._uncertain) or self._plan.in_doubt()

    def _renew_all(self, game: Game, changed: Objects, before: Before) -> None:
        """Work out everything in lockstep, and renew what everything contributes."""
        objects = game.objects
        sources = [oid for oid in dict.fromkeys((*self._contributions, *changed)) if oid in objects]
        floating = [effect for effect_id, one in self._contributions.items() if effect_id < 0 for effect in one.effects]
        also = self._known.work_out_all(game, sources, floating)
        self._maybe_changed.update(dict.fromkeys(game.battlefield))
        for oid in dict.fromkeys((*sources, *also)):
            if oid in objects:
                self._renew_as_projected(game, objects[oid], {}, before)
