"""What objects and floating effects contribute to the board, renewed as far as changes reach.

An object's contribution can change what another one is, and so what that contributes; this goes on until it comes to
rest. Where it is in doubt in which order effects apply, everything is worked out layer by layer instead.
"""

from __future__ import annotations

from collections import defaultdict
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.zones import OWNED_ZONES, ZoneKey
from engine.game.rules.layers.characteristics_cache import Known
from engine.game.rules.layers.contents import contents
from engine.game.rules.layers.effect import OTHERS_STATUS
from engine.game.rules.layers.index import Index
from engine.game.rules.layers.plan import Plan
from engine.game.rules.layers.source import contribution, floating_contribution, signature
from engine.meaning.node import READS_BOARD, READS_RULES, READS_STATUS

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import ObjectId
    from engine.game.rules.layers.source import Contribution
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

Objects = dict[int, None]  # numbers of objects, as an ordered set

MOST_REVISED = 30  # objects that are remembered as the last that were something else
_ROUNDS = 32  # what has not come to rest by then is worked out layer by layer


class Contributors:
    """The contributions to one game's board. The plan, the projections and the index follow from them."""

    __slots__ = (
        "_before", "_changed", "_contributions", "_floating", "_lent", "_uncertain", "always_layer_by_layer", "index",
        "known", "plan", "revised", "revisions", "rules",
    )  # fmt: skip

    def __init__(self, always_layer_by_layer: bool = False) -> None:
        self.always_layer_by_layer = always_layer_by_layer  # for comparing the two ways
        self.plan = Plan()
        self.known = Known(self.plan)
        self.index = Index()
        self._contributions: dict[int, Contribution] = {}  # of objects, and of floating effects by the negative number
        self._uncertain: Objects = {}  # those of them whose effects' existence is in question
        self._lent = False  # whether the plan and the contributions are those of a clone as well
        self._floating: tuple[FloatingEffect, ...] = ()
        # In the course of settling: what objects and floating effects contributed before, and the objects that are to
        # be looked at again.
        self._before: dict[int, Contribution | None] = {}
        self._changed: Objects = {}
        # By zone: how often objects in it were something else than before.
        self.revisions: defaultdict[ZoneKey, int] = defaultdict(int)
        self.revised: dict[ZoneKey, tuple[ObjectId, ...]] = {}  # the last of these objects, one for each time
        self.rules = 0  # how often objects and floating effects contributed something else than before

    def clone(self) -> Contributors:
        """A copy that can go its own way; what seldom changes is copied by who changes it first (`_own`)."""
        new = Contributors.__new__(Contributors)
        new.always_layer_by_layer = self.always_layer_by_layer
        new._before, new._changed = {}, {}
        new.plan = self.plan
        new.known = self.known.clone(new.plan)
        new.index = self.index.clone()
        new._contributions = self._contributions
        new._uncertain = self._uncertain
        new._lent = self._lent = True
        new._floating = self._floating
        new.revisions = self.revisions.copy()
        new.revised = self.revised.copy()
        new.rules = self.rules
        return new

    def _own(self) -> None:
        """Go another way than clones do: from now on plan and contributions are this board's alone."""
        if self._lent:
            self.plan = self.known.plan = self.plan.clone()
            self._contributions = self._contributions.copy()
            self._uncertain = self._uncertain.copy()
            self._lent = False

    @property
    def in_doubt(self) -> bool:
        """Whether the order or the existence of effects is in question, so that the board goes layer by layer."""
        return self.always_layer_by_layer or bool(self._uncertain) or self.plan.in_doubt()

    def is_indifferent(self, game: Game, looks: int) -> bool:
        """Whether nothing that contributes looks at some things, so that their changing changes nothing else."""
        return game.floating is self._floating and not self.in_doubt and not self.plan.looks_at(looks)

    def is_untouched_by(self, game: Game, looks: int) -> bool:
        """Whether no projection and nothing that contributes looks at some things, objects but for them the same."""
        return self.is_indifferent(game, looks) and not self.known.layer_by_layer and not self.known.lookers(looks)

    def settle(
        self, game: Game, changed: Iterable[ObjectId], gone: Iterable[ObjectId], looks: int, touched: bool
    ) -> Iterable[ObjectId]:  # fmt: skip
        """Take in that objects have changed or are gone, and what effects may see differently.

        What was renewed.
        """
        self._changed = dict.fromkeys(changed)
        self._before = {}
        if game.floating is not self._floating:
            self._renew_floating(game)
        for oid in gone:
            self.known.forget((oid,))
            self._contribute(game, oid, None)
            looks |= READS_BOARD
        renewed: Iterable[ObjectId] = ()
        if not self.in_doubt:
            renewed = self._renew_reached(game, looks)
        elif self._changed or self._before or self.plan.looks_at(looks | READS_STATUS if touched else looks):
            renewed = self._renew_all(game)
        for _ in range(_ROUNDS):
            if not (self._indexed() and self.plan.looks_at(READS_RULES)):
                break
            renewed = self._renew_all(game)
        self._count_revisions(game, renewed)
        return renewed

    def _indexed(self) -> bool:
        """Let the index know what has been renewed; whether anything was."""
        if not self._before:
            return False
        self.index.change([(oid, old, self._contributions.get(oid)) for oid, old in self._before.items()])
        self._before = {}
        self.rules += 1
        return True

    def _count_revisions(self, game: Game, renewed: Iterable[ObjectId]) -> None:
        """Count for each zone that objects in it are something else; of those that are gone the zone itself tells."""
        objects, revisions = game.objects, self.revisions
        for oid in renewed:
            obj = objects.get(oid)
            if obj is not None:
                place = (obj.zone, obj.owner if obj.zone in OWNED_ZONES else NOBODY)
                revisions[place] += 1
                self.revised[place] = (*self.revised.get(place, ())[-MOST_REVISED:], oid)

    def _renew_floating(self, game: Game) -> None:
        """Take in which floating effects there are now."""
        now = {effect.id: effect for effect in game.floating}
        for effect in self._floating:
            if now.get(effect.id) is not effect:
                self._contribute(game, -effect.id, None)
        for effect in game.floating:
            if -effect.id not in self._contributions:
                self._contribute(game, -effect.id, floating_contribution(game, effect))
        self._floating = game.floating

    # -- object by object ----------------------------------------------------------------------------------------

    def _renew_reached(self, game: Game, looks: int) -> Iterable[ObjectId]:
        """Forget what the changes reach, and renew what contributes to others, until that changes nothing more."""
        renewed: Objects = {}
        if self.known.layer_by_layer:  # then it is not known what the projections look at
            self._changed.update(dict.fromkeys(oid for oid in self._contributions if oid >= 0))
            self._changed.update(dict.fromkeys(self.known.changes))
            self.known.forget_all()
            renewed.update(dict.fromkeys(game.battlefield))
        for _ in range(_ROUNDS):
            if self._changed:
                looks |= READS_BOARD | OTHERS_STATUS
            reached = dict.fromkeys((*self._changed, *self.known.lookers(looks)))
            renewed.update(reached)
            self.known.forget(reached)
            self._changed, looks = {}, 0
            for oid in reached:
                obj = game.objects.get(oid)
                if obj is not None:
                    self._renew(game, obj)
            if self.in_doubt:
                break
            if not self._changed:
                return renewed
        return self._renew_all(game)

    def _renew(self, game: Game, obj: GameObject) -> None:
        """Renew what one object contributes."""
        if contents(obj.values.abilities, obj.zone) is None and not self.plan.may_be_given(obj):
            if obj.id in self._contributions:
                self._contribute(game, obj.id, None)
        elif self.plan.decides(obj):
            self._renew_as_projected(game, obj)
        else:
            old = self._contributions.get(obj.id)
            if old is None or old.signature != signature(obj, obj.values.abilities, obj.controller, ()):
                self._contribute(game, obj.id, contribution(game, obj, obj.values.abilities, obj.controller, ()))

    def _renew_as_projected(self, game: Game, obj: GameObject) -> None:
        """Renew what an object contributes whose abilities or controller effects decide."""
        found = self.known.final.get(obj.id) or self.known.work_out(game, obj.id)
        changes = self.known.changes.get(obj.id, ())
        old = self._contributions.get(obj.id)
        if old is None or old.signature != signature(obj, found.abilities, found.controller, changes):
            self._contribute(game, obj.id, contribution(game, obj, found.abilities, found.controller, changes))

    def _contribute(self, game: Game, oid: int, new: Contribution | None) -> None:
        """Let an object or floating effect contribute something else than before; note what that reaches."""
        if new is None and oid not in self._contributions:
            return
        self._own()
        old = self._contributions.pop(oid, None)
        self._uncertain.pop(oid, None)
        self._before.setdefault(oid, old)
        for effect in old.effects if old is not None else ():
            self._changed.update(dict.fromkeys(self.plan.reached(game, effect)))
            self.plan.remove(effect)
            self.known.forget_effect(effect)
        if new is None:
            return
        self._contributions[oid] = new
        if new.uncertain:
            self._uncertain[oid] = None
        for effect in new.effects:
            self.plan.add(effect)
            self._changed.update(dict.fromkeys(self.plan.reached(game, effect)))

    # -- all at once ---------------------------------------------------------------------------------------------

    def _renew_all(self, game: Game) -> Iterable[ObjectId]:
        """Work out everything layer by layer, and renew what everything contributes."""
        objects = game.objects
        sources = [oid for oid in dict.fromkeys((*self._contributions, *self._changed)) if oid in objects]
        floating = [effect for number, one in self._contributions.items() if number < 0 for effect in one.effects]
        also = self.known.work_out_all(game, sources, floating)
        for oid in dict.fromkeys((*sources, *also)):
            if oid in objects:
                self._renew_as_projected(game, objects[oid])
        self._changed = {}
        self.rules += 1  # any object in any zone may be something else
        return game.battlefield
