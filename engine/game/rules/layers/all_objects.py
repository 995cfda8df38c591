"""All objects carried through the layers together (CR 613). The order of effects may be in question.

Layer by layer, every effect is applied to all that it affects before the next one is chosen, and effects come into
being and cease to exist with the abilities that make them. Slow and simple: what the other way is measured by.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD, STACK
from engine.game.rules.context import Context
from engine.game.rules.layers.contents import contents
from engine.game.rules.layers.dependency import Pending
from engine.game.rules.layers.intrinsic import (
    add_basic_mana,
    add_keyword_counters,
    add_power_counters,
    base,
    finish,
    keep_later_counters,
    settle_base,
)  # fmt: skip
from engine.game.rules.layers.layer import ABILITIES, ABILITY_LAYERS, COPY, MODIFIED, NAMES, TYPES
from engine.game.rules.layers.plan import in_zone
from engine.game.rules.layers.source import static_effect

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.core.identity import ObjectId
    from engine.game.rules.layers.contents import Group
    from engine.game.rules.layers.effect import Effect
    from engine.game.rules.layers.source import Change
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import Abilities
    from engine.meaning.characteristics import Characteristics


class Running:
    """An effect in the course of the layers.

    Whether its ability exists now, and what it affects once it has begun.
    """

    __slots__ = ("affected", "effect", "exists")

    def __init__(self, effect: Effect) -> None:
        self.effect = effect
        self.exists = True
        self.affected: tuple[ObjectId, ...] | None = None  # None: it has not begun to apply

    def in_layer(self, layer: int) -> bool:
        """Whether it applies in a layer: its ability exists, or it has begun in an earlier layer (CR 613.6)."""
        return layer in self.effect.parts and (self.exists or self.affected is not None)


class LayerByLayer:
    """One passage of the whole board through all layers.

    `now` holds what every object is so far. It is shared with the projection, which answers from it meanwhile.
    """

    def __init__(
        self, game: Game, now: dict[ObjectId, Characteristics], reached: Iterable[ObjectId],
        sources: Iterable[ObjectId], floating: Iterable[Effect],
    ) -> None:  # fmt: skip
        self.game = game
        self.now = now
        self.changes: dict[ObjectId, list[Change]] = {}
        self.running: list[Running] = [Running(effect) for effect in floating]
        self.sources: dict[ObjectId, list[tuple[Group, Running]]] = {}
        self.numbers: dict[ObjectId, int] = {}
        objects = game.objects
        present = (oid for zone in (BATTLEFIELD, STACK) for oid in game.zone(zone))
        for oid in dict.fromkeys((*present, *reached)):
            now[oid] = base(objects[oid])
        for oid in sources:
            self.note_abilities(oid, 0)

    def run(self) -> None:
        """Carry the board through all layers."""
        for layer in range(len(NAMES)):
            self._apply_layer(layer)
        for oid, characteristics in self.now.items():
            finish(self.game.objects[oid], characteristics)

    def state(self, oid: ObjectId) -> Characteristics:
        """What an object is so far."""
        found = self.now.get(oid)
        if found is None:
            found = self.now[oid] = base(self.game.objects[oid])
        return found

    def _apply_layer(self, layer: int) -> None:
        if layer == ABILITIES:
            self._to_those_with_counters(add_keyword_counters, layer)
        elif layer == MODIFIED:
            for characteristics in self.now.values():
                settle_base(characteristics)
            self._to_those_with_counters(add_power_counters, layer)
        pending = Pending(self, layer, (one for one in self.running if one.in_layer(layer)))
        count = len(self.running)
        while (chosen := pending.take_next()) is not None:
            self.apply(chosen, layer)
            pending.reconsider(one for one in self.running[count:] if one.in_layer(layer))
            count = len(self.running)
        if layer == TYPES:
            for characteristics in self.now.values():
                add_basic_mana(characteristics)

    def _to_those_with_counters(self, add: Callable[[GameObject, Characteristics], None], layer: int) -> None:
        """Give all what their counters give in a layer."""
        for oid, characteristics in self.now.items():
            obj = self.game.objects[oid]
            if obj.counters:
                add(obj, characteristics)

    # -- effects -------------------------------------------------------------------------------------------------

    def context(self, one: Running) -> Context:
        """The context of an effect's words, with who controls its source so far."""
        effect = one.effect
        controller = effect.controller
        if effect.group.ability is not None:
            controller = self.state(effect.source).controller
            if controller == NOBODY:
                controller = self.game.objects[effect.source].owner  # CR 109.5
        return Context(self.game, effect.source, controller, effect.bindings)

    def affected_by(self, one: Running, ctx: Context) -> tuple[ObjectId, ...] | None:
        """What an effect would affect if it were applied now; None if it would not be applied."""
        if one.affected is not None:
            return one.affected
        effect = one.effect
        condition = effect.condition
        if not one.exists or (condition is not None and not condition.holds(ctx)):
            return None
        objects = self.game.objects
        if effect.reach is not None:
            return tuple(oid for oid in effect.reach if oid in objects)
        candidates = (oid for zone in effect.zones for oid in in_zone(self.game, zone))
        return tuple(oid for oid in candidates if not objects[oid].phased_out and effect.affects(ctx, oid))

    def apply(self, one: Running, layer: int) -> None:
        """Apply an effect to all that it affects, at once."""
        ctx = self.context(one)
        affected = self.affected_by(one, ctx)
        if affected is None:
            return
        one.affected = affected
        changed = self.changed_by(one, ctx, affected, layer)
        for oid, characteristics in changed.items():
            before = self.now[oid].abilities
            self.now[oid] = characteristics
            if characteristics.abilities is not before and layer in ABILITY_LAYERS:
                change = (layer, characteristics.abilities, one.effect.timestamp)
                self.changes.setdefault(oid, []).append(change)
                self.note_abilities(oid, one.effect.timestamp)

    def changed_by(
        self, one: Running, ctx: Context, affected: tuple[ObjectId, ...], layer: int
    ) -> dict[ObjectId, Characteristics]:  # fmt: skip
        """What some objects become by an effect; nothing is changed yet, so that it looks at all as they were."""
        changed: dict[ObjectId, Characteristics] = {}
        for oid in affected:
            if layer == COPY and self.game.objects[oid].face_down:
                continue  # it stays what face-down objects are (CR 708.10)
            changed[oid] = characteristics = self.state(oid).copy()
            one.effect.apply(ctx, oid, characteristics, layer, NAMES[layer])
            if layer == ABILITIES:
                keep_later_counters(self.game.objects[oid], characteristics, one.effect)
        return changed

    def note_abilities(self, oid: ObjectId, timestamp: int) -> None:
        """Let effects come into being and cease to exist with an object's abilities."""
        obj = self.game.objects[oid]
        before = self.sources.get(oid, [])
        inside = None if obj.phased_out else contents(self._abilities(oid), obj.zone)
        if inside is None and not before:
            return
        held: list[tuple[Group, Running]] = []
        for group in inside.groups if inside is not None else ():
            known = next((pair for pair in before if pair[0].same(group)), None)
            if known is not None:
                before.remove(known)
            else:
                known = (group, self._begin(obj, group, timestamp))
            held.append(known)
        for _, lost in before:
            lost.exists = False
        self.sources[oid] = held

    def _abilities(self, oid: ObjectId) -> Abilities:
        found = self.now.get(oid)
        return found.abilities if found is not None else self.game.objects[oid].values.abilities

    def _begin(self, obj: GameObject, group: Group, timestamp: int) -> Running:
        number = self.numbers[obj.id] = self.numbers.get(obj.id, -1) + 1
        when = max(obj.timestamp, timestamp)  # CR 613.7a
        one = Running(static_effect(self.game, obj, group, group.parts, obj.controller, when, number))
        self.running.append(one)
        return one
