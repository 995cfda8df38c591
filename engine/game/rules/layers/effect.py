"""Continuous effects that change characteristics (CR 611, 613), as they stand on the board."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import is_object
from engine.core.zones import BATTLEFIELD
from engine.game.rules.context import Context
from engine.game.state.influence import RANGES
from engine.meaning.families import Continuous
from engine.meaning.node import READS_BOARD, READS_STATUS

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.rules.layers.contents import Group, Parts
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.families import Condition
    from engine.meaning.node import Node

# The keys of a context's bindings:
AFFECTED = "each one"  # the object that an effect is being applied to; all that it affects, for a replacement
FLOATING = "floating"  # the number of the floating effect whose words these are
SHIELD = "shield"  # what is left of its "prevent the next N damage"

OTHERS_STATUS = 1 << 20  # among what an effect looks at: the status of other objects


class Reaching(Continuous):
    """A continuous effect that tells the layers what it can affect. They need not ask every object."""

    __slots__ = ()
    affected_zones: ClassVar[tuple[str, ...]] = (BATTLEFIELD,)  # the zones of the objects it affects
    about_itself: ClassVar[bool] = False  # whether it affects its own source and nothing else

    @abstractmethod
    def reach(self, game: Game, source: ObjectId) -> tuple[Ref, ...] | None:
        """All that it affects, if its source alone decides: "equipped creature gets …".

        It is None if its words decide.

        Asked again whenever the source, its attachment, or what is noted on it changes.
        """

    @abstractmethod
    def deciding(self) -> tuple[Node, ...]:
        """The words that decide whether something is affected, where there is no reach."""


class Effect:
    """One continuous effect. Never changed: a new timestamp, controller or reach makes another effect."""

    __slots__ = ("bindings", "controller", "group", "looks", "parts", "reach", "serial", "source", "timestamp", "zones")

    def __init__(
        self, group: Group, parts: Parts, source: ObjectId, controller: Seat, timestamp: int, serial: tuple[int, int],
        reach: tuple[Ref, ...] | None, bindings: dict[str, object],
    ) -> None:  # fmt: skip
        self.group = group
        self.parts = parts  # those of the group that apply, by layer
        self.source = source
        self.controller = controller
        self.timestamp = timestamp  # CR 613.7
        self.serial = serial  # tells it from others with the same timestamp, always in the same order
        self.reach = reach  # None: whatever fits its words, in its zones
        self.bindings = bindings
        self.zones = group.node.affected_zones if isinstance(group.node, Reaching) else (BATTLEFIELD,)
        self.looks = _looks(group, parts)

    @property
    def defining(self) -> bool:
        """Whether it is from a characteristic-defining ability (CR 604.3)."""
        ability = self.group.ability
        return ability is not None and ability.characteristic_defining

    @property
    def condition(self) -> Condition | None:
        """The "as long as" of its ability."""
        return self.group.ability.condition if self.group.ability is not None else None

    def order(self, layer: int) -> tuple[int, bool, int, tuple[int, int]]:
        """Its place among all: by layer, characteristic-defining first (CR 613.3), by timestamp (613.7)."""
        return (layer, not self.defining, self.timestamp, self.serial)

    def context(self, game: Game) -> Context:
        """The context in which its words are understood."""
        return Context(game, self.source, self.controller, self.bindings)

    def affects(self, ctx: Context, oid: ObjectId) -> bool:
        """Whether it affects an object in its reach, by its words."""
        affected = self.reach is not None or (self.group.node is not None and self.group.node.affects(ctx, oid))
        return affected and (RANGES not in ctx.game.marks or ctx.reaches(oid))

    def apply(self, ctx: Context, oid: ObjectId, characteristics: Characteristics, layer: int, name: str) -> None:
        """Change an object's characteristics as a layer demands."""
        before = ctx.bindings.get(AFFECTED)
        ctx.bindings[AFFECTED] = (oid,)
        for part in self.parts[layer]:
            part.apply(ctx, oid, characteristics, name)
        if before is None:
            del ctx.bindings[AFFECTED]
        else:
            ctx.bindings[AFFECTED] = before


def _looks(group: Group, parts: Parts) -> int:
    bits = 0
    for layer in parts:
        bits |= group.reads[layer]
    if bits & READS_BOARD and bits & READS_STATUS:
        bits |= OTHERS_STATUS
    return bits


def reach_of(group: Group, game: Game, source: ObjectId) -> tuple[Ref, ...] | None:
    """The objects that an effect of a static ability can reach; None if only its words can tell."""
    if group.node is None:
        return (source,)
    reach = group.node.reach(game, source) if isinstance(group.node, Reaching) else None
    return tuple(ref for ref in reach if is_object(ref)) if reach is not None else None


def floating_bindings(floating: FloatingEffect) -> dict[str, object]:
    """What the words of a floating effect know."""
    return {
        **dict(floating.bindings), AFFECTED: floating.affected or (), FLOATING: floating.id, SHIELD: floating.shield,
    }  # fmt: skip
