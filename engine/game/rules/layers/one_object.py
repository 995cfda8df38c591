"""One object carried through the layers: the usual way (see the package for when it is right)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.game.rules.layers.intrinsic import (
    add_basic_mana,
    add_keyword_counters,
    add_power_counters,
    base,
    finish,
    keep_later_counters,
    settle_base,
)  # fmt: skip
from engine.game.rules.layers.layer import ABILITIES, ABILITY_LAYERS, COPY, END, MODIFIED, NAMES, TYPES

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.rules.layers.effect import Effect
    from engine.game.rules.layers.plan import Entries
    from engine.game.rules.layers.source import Change
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject

# When the object's own properties come in, between the effects of a layer and those of the next: moment 2n is the end
# of layer n-1, moment 2n + 1 the beginning of layer n.
_BASIC_MANA = 2 * TYPES + 2
_KEYWORD_COUNTERS = 2 * ABILITIES + 1
_POWER_COUNTERS = 2 * MODIFIED + 1
_MOMENTS = (_BASIC_MANA, _KEYWORD_COUNTERS, _POWER_COUNTERS, 2 * END + 1)


class Passage:
    """An object on its way through the layers; it can stop before a layer and go on later."""

    __slots__ = ("affected", "at", "busy", "changes", "characteristics", "entries", "obj", "passed", "reads")

    def __init__(self, obj: GameObject, entries: Entries) -> None:
        self.obj = obj
        self.characteristics = base(obj)
        self.entries = entries
        self.at = 0  # the next entry
        self.passed = 0  # how many of the moments
        self.affected: dict[Effect, bool] = {}  # of effects with several layers: settled in the first (CR 613.6)
        self.reads = 0
        self.changes: list[Change] = []
        self.busy = False

    def advance(self, game: Game, contexts: dict[Effect, Context], layers: Layers, until: int) -> None:
        """Apply what comes before a layer."""
        self.busy = True
        outer = layers.now
        entries, characteristics, oid = self.entries, self.characteristics, self.obj.id
        while self.at < len(entries):
            _, layer, effect = entries[self.at]
            if layer >= until:
                break
            self.at += 1
            if 2 * layer + 1 >= _MOMENTS[self.passed]:
                self._pass(2 * layer + 1)
            layers.now = layer
            ctx = contexts.get(effect)
            if ctx is None:
                ctx = contexts[effect] = effect.context(game)
            if layer == COPY and self.obj.face_down:
                continue  # it stays what face-down objects are (CR 708.10)
            if self._is_affected(ctx, effect, layer):
                abilities = characteristics.abilities
                effect.apply(ctx, oid, characteristics, layer, NAMES[layer])
                if layer == ABILITIES and self.obj.counted_at:
                    keep_later_counters(self.obj, characteristics, effect)
                if characteristics.abilities is not abilities and layer in ABILITY_LAYERS:
                    self.changes.append((layer, characteristics.abilities, effect.timestamp))
        layers.now = outer
        if 2 * until >= _MOMENTS[self.passed]:
            self._pass(2 * until)
        self.busy = False

    def _is_affected(self, ctx: Context, effect: Effect, layer: int) -> bool:
        known = self.affected.get(effect)
        if known is not None:
            return known
        self.reads |= effect.looks
        condition = effect.condition
        if condition is not None and not condition.holds(ctx):
            return False  # it has not begun to apply; it still may in a later layer
        affected = effect.affects(ctx, self.obj.id)
        if len(effect.parts) > 1:
            self.affected[effect] = affected
        return affected

    def _pass(self, moment: int) -> None:
        """What the object itself brings in, up to a moment."""
        while moment >= _MOMENTS[self.passed]:
            now = _MOMENTS[self.passed]
            if now == _BASIC_MANA:
                add_basic_mana(self.characteristics)
            elif now == _KEYWORD_COUNTERS:
                add_keyword_counters(self.obj, self.characteristics)
            else:
                settle_base(self.characteristics)
                add_power_counters(self.obj, self.characteristics)
            self.passed += 1

    def finish(self) -> None:
        """The last step, after all layers."""
        finish(self.obj, self.characteristics)


class Layers:
    """The layer that is being applied; None between projections."""

    __slots__ = ("now",)

    def __init__(self) -> None:
        self.now: int | None = None
