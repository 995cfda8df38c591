"""Dependency of effects within a layer (CR 613.8), found by trying them."""

from __future__ import annotations

from bisect import insort
from typing import TYPE_CHECKING

from engine.game.rules.layers.effect import AFFECTED
from engine.game.rules.layers.layer import CONTROL, WRITES
from engine.game.rules.layers.plan import may_take
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount
from engine.meaning.node import walk_until

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.core.identity import ObjectId
    from engine.game.rules.context import Context
    from engine.game.rules.layers.all_objects import LayerByLayer, Running
    from engine.meaning.families import Modification


class Pending:
    """The effects of a layer that are still to be applied, and which of them wait for which."""

    def __init__(self, board: LayerByLayer, layer: int, effects: Iterable[Running]) -> None:
        self.board = board
        self.layer = layer
        self.effects = sorted(effects, key=self._order)
        self.takers = sum(may_take(one.effect, layer) for one in self.effects)
        self._known: dict[Running, tuple[Running, ...]] = {}

    def take_next(self) -> Running | None:
        """The effect to apply next: the earliest that need not wait for another (CR 613.8b). None if all are
        applied.

        Effects from characteristic-defining abilities come first and depend only on one another (613.3, 613.8a).
        """
        if not self.effects:
            return None
        chosen = next(one for one in self.effects if self._may_apply(one))
        self.effects.remove(chosen)
        self.takers -= may_take(chosen.effect, self.layer)
        return chosen

    def reconsider(self, begun: Iterable[Running]) -> None:
        """Look again after an effect was applied (CR 613.8c).

        Some may have come into being, some ceased to exist.
        """
        self._known = {}
        for one in begun:
            insort(self.effects, one, key=self._order)
            self.takers += may_take(one.effect, self.layer)
        if any(not one.in_layer(self.layer) for one in self.effects):
            self.effects = [one for one in self.effects if one.in_layer(self.layer)]
            self.takers = sum(may_take(one.effect, self.layer) for one in self.effects)

    def _order(self, one: Running) -> tuple[int, bool, int, tuple[int, int]]:
        return one.effect.order(self.layer)

    def _may_apply(self, one: Running) -> bool:
        """Whether all that an effect depends on depends on it in turn: loops go by timestamps (CR 613.8b)."""
        return all(one in self._reachable(other) for other in self._reachable(one))

    def _reachable(self, one: Running) -> dict[Running, None]:
        """All that an effect depends on, directly or through others."""
        found: dict[Running, None] = {}
        to_follow = [one]
        while to_follow:
            for other in self._depends_on(to_follow.pop()):
                if other not in found:
                    found[other] = None
                    to_follow.append(other)
        return found

    def _depends_on(self, one: Running) -> tuple[Running, ...]:
        """The effects on which an effect depends directly (CR 613.8a)."""
        known = self._known.get(one)
        if known is None:
            reads = bool(one.effect.group.reads[self.layer] & WRITES[self.layer])
            unsettled = one.effect.group.ability is not None and one.affected is None
            if not reads and not (self.layer == CONTROL or (unsettled and self.takers)):
                known = ()
            else:
                known = tuple(other for other in self.effects if self._depends(one, other, reads))
            self._known[one] = known
        return known

    def _depends(self, one: Running, other: Running, reads: bool) -> bool:
        """Whether applying another effect would change an effect's existence, what it applies to or what it does."""
        if one is other or one.effect.defining != other.effect.defining:
            return False
        if not reads:  # then only what happens to its source can matter
            if other.effect.reach is not None and one.effect.source not in other.effect.reach:
                return False
            if self.layer != CONTROL and not may_take(other.effect, self.layer):
                return False
        return self._differs_after(one, other)

    def _differs_after(self, one: Running, other: Running) -> bool:
        """Try it: apply the other effect and look, then take it back."""
        board, layer = self.board, self.layer
        ctx = board.context(other)
        affected = board.affected_by(other, ctx)
        if not affected:
            return False
        before = _doing(board, one, layer)
        changed = board.changed_by(other, ctx, affected, layer)
        kept = {oid: board.now[oid] for oid in changed}
        existed = one.exists
        board.now.update(changed)
        one.exists = existed and _has_ability(board, one)
        after = _doing(board, one, layer)
        board.now.update(kept)
        one.exists = existed
        return before != after


def _has_ability(board: LayerByLayer, one: Running) -> bool:
    ability = one.effect.group.ability
    return ability is None or any(other is ability for other in board.state(one.effect.source).abilities)


def _doing(board: LayerByLayer, one: Running, layer: int) -> object:
    """What an effect would do now: on whose behalf, to which objects, and with which numbers."""
    ctx = board.context(one)
    affected = board.affected_by(one, ctx)
    if affected is None:
        return None
    parts = one.effect.parts[layer]
    return (ctx.controller, tuple((oid, tuple(_details(ctx, part, oid) for part in parts)) for oid in affected))


def _details(ctx: Context, part: Modification, oid: ObjectId) -> object:
    """The numbers in a modification; one that looks at more says so in a method `does`."""
    inner = ctx.within(**{AFFECTED: (oid,)})
    return tuple(node.value(inner) for node in walk_until(part, Ability) if isinstance(node, Amount))
