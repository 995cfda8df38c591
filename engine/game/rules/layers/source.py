"""What one object contributes.

These are the continuous effects of its static abilities, and its entries in the index.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.rules.layers.contents import contents, groups_of
from engine.game.rules.layers.effect import Effect, floating_bindings, reach_of
from engine.game.rules.layers.layer import CONTROL, COPY, END
from engine.meaning.families import Continuous, Replacement, RuleModifier
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.rules.context import Context
    from engine.game.rules.layers.contents import Contents, Group, Parts
    from engine.game.state.effects import FloatingEffect
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.abilities import Abilities, TriggeredAbility
    from engine.meaning.families import Condition, StaticEffect

# How an object's abilities changed on their way through the layers: the layer, the abilities since then, and the
# timestamp of the effect that did it.
Change = tuple[int, "Abilities", int]
Changes = tuple[Change, ...]
Order = tuple[int, tuple[int, int]]  # by timestamp


@record(eq=False)
class Spoken:
    """A rule modifier that speaks of other objects or of players, as it stands on the board."""

    order: Order
    source: ObjectId
    controller: Seat
    condition: Condition | None
    continuous: Continuous
    modifier: RuleModifier
    bindings: dict[str, object] = field(default_factory=dict)


@record(eq=False)
class Shield:
    """A replacement or prevention effect that waits for its events (CR 614.1, 615.1)."""

    order: Order
    name: object
    source: ObjectId
    controller: Seat
    condition: Condition | None
    replacement: Replacement
    text: str
    bindings: dict[str, object] = field(default_factory=dict)


@record(eq=False)
class Contribution:
    """All that one object, or one floating effect, contributes to the board."""

    signature: object  # what it was worked out from
    effects: tuple[Effect, ...] = ()
    uncertain: bool = False  # an ability comes or goes in the very layer where its effect would apply
    listeners: tuple[tuple[TriggeredAbility, tuple[EventKey, ...]], ...] = ()
    spoken: tuple[Spoken, ...] = ()
    shields: tuple[Shield, ...] = ()


@record
class AffectsRefs(Continuous):
    """A floating effect on objects or players that were settled when it began (CR 611.2c)."""

    affected: tuple[Ref, ...]
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.affected

    def parts(self) -> tuple[StaticEffect, ...]:
        return ()


@record
class AffectsAnything(Continuous):
    """A floating change of the rules that names no objects or players."""

    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return True

    def parts(self) -> tuple[StaticEffect, ...]:
        return ()


# --- of objects -----------------------------------------------------------------------------------------------------


@dataclass(slots=True, eq=False)
class Stage:
    """A static ability's effect on an object, and the layers between which the object has the ability."""

    group: Group
    timestamp: int
    since: int = 0
    until: int = END

    def parts(self) -> Parts:
        """The parts that apply: an effect that has begun continues though its ability is lost (CR 613.6)."""
        if self.since == 0 and self.until == END:
            return self.group.parts
        kept = {layer: parts for layer, parts in self.group.parts.items() if layer >= self.since}
        return kept if kept and next(iter(kept)) <= self.until else {}

    @property
    def uncertain(self) -> bool:
        """Whether the ability comes or goes in a layer where the effect would begin: the order there decides."""
        first = next((layer for layer in self.group.parts if layer >= self.since), END)
        return first != END and (first == self.until or 0 < self.since == first)


def stages(obj: GameObject, changes: Changes) -> list[Stage]:
    """The effects of the static abilities that an object has on its way through the layers."""
    found = [Stage(group, obj.timestamp) for group in _groups(obj.values.abilities, obj.zone)]
    now = found.copy()
    for layer, abilities, timestamp in changes:
        before, now = now, []
        for group in _groups(abilities, obj.zone):
            stage = next((stage for stage in before if stage.group.same(group)), None)
            if stage is not None:
                before.remove(stage)
            else:
                stage = Stage(group, max(obj.timestamp, timestamp), since=layer)  # CR 613.7a
                found.append(stage)
            now.append(stage)
        for stage in before:
            stage.until = layer
    return found


def _groups(abilities: Abilities, zone: str) -> tuple[Group, ...]:
    inside = contents(abilities, zone)
    return inside.groups if inside is not None else ()


def signature(obj: GameObject, final: Abilities, controller: Seat, changes: Changes) -> tuple[object, ...]:
    """All that decides what an object contributes."""
    return (
        obj.values, final, controller, changes, obj.timestamp, obj.attached_to, obj.choices, obj.marks, obj.phased_out,
    )  # fmt: skip


def contribution(
    game: Game, obj: GameObject, final: Abilities, controller: Seat, changes: Changes
) -> Contribution | None:  # fmt: skip
    """What an object contributes with the abilities it has; None if nothing."""
    if obj.phased_out:  # as though it did not exist (CR 702.26b)
        return None
    inside = contents(final, obj.zone)
    through = stages(obj, changes)
    if inside is None and not through:
        return None
    effects: list[Effect] = []
    uncertain = any(stage.uncertain for stage in through)
    you = controller if controller != NOBODY else obj.owner  # CR 109.5
    for number, stage in enumerate(through):
        parts = stage.parts()
        if parts:
            effects.append(static_effect(game, obj, stage.group, parts, you, stage.timestamp, number))
            # Copying and controlling what may itself be copied or controlled: the whole board goes layer by layer.
            uncertain = uncertain or COPY in parts or (CONTROL in parts and controller != obj.controller)
    return Contribution(
        signature(obj, final, controller, changes), tuple(effects), uncertain,
        inside.listeners if inside is not None else (),
        tuple(_spoken(obj, inside, you)) if inside is not None else (),
        tuple(_shields(obj, inside, you)) if inside is not None else (),
    )  # fmt: skip


def static_effect(
    game: Game, obj: GameObject, group: Group, parts: Parts, controller: Seat, timestamp: int, number: int
) -> Effect:  # fmt: skip
    """A continuous effect of an object's static ability."""
    return Effect(group, parts, obj.id, controller, timestamp, (obj.id, number), reach_of(group, game, obj.id), {})


def _spoken(obj: GameObject, inside: Contents, controller: Seat) -> Iterator[Spoken]:
    for number, (ability, continuous, modifier) in enumerate(inside.modifiers):
        order = (obj.timestamp, (obj.id, number))
        yield Spoken(order, obj.id, controller, ability.condition, continuous, modifier)


def _shields(obj: GameObject, inside: Contents, controller: Seat) -> Iterator[Shield]:
    for number, ability, replacement in inside.replacements:
        name = (obj.id, number)
        yield Shield(
            (obj.timestamp, name), name, obj.id, controller, ability.condition, replacement, ability.label
        )  # fmt: skip


# --- of floating effects --------------------------------------------------------------------------------------------


def floating_contribution(game: Game, floating: FloatingEffect) -> Contribution:
    """What a floating effect contributes; the set of objects it affects may be locked in (CR 611.2c)."""
    bindings = floating_bindings(floating)
    effects = tuple(
        Effect(
            group, group.parts, floating.source, floating.controller, floating.timestamp, (floating.id, number),
            floating.affected if floating.affected is not None else reach_of(group, game, floating.source), bindings,
        )
        for number, group in enumerate(groups_of(floating.parts))
    )  # fmt: skip
    return Contribution(
        floating, effects, any(COPY in effect.parts and effect.reach is None for effect in effects),
        spoken=tuple(_floating_spoken(floating, bindings)), shields=tuple(_floating_shields(floating, bindings)),
    )  # fmt: skip


def _floating_spoken(floating: FloatingEffect, bindings: dict[str, object]) -> Iterator[Spoken]:
    settled = AffectsRefs(floating.affected) if floating.affected is not None else None
    modifiers = (
        (settled or (part if isinstance(part, Continuous) else AffectsAnything()), modifier)
        for part in floating.parts
        for modifier in (part.parts() if isinstance(part, Continuous) else (part,))
        if isinstance(modifier, RuleModifier)
    )
    for number, (about, modifier) in enumerate(modifiers):
        order = (floating.timestamp, (floating.id, number))
        yield Spoken(order, floating.source, floating.controller, None, about, modifier, bindings)


def _floating_shields(floating: FloatingEffect, bindings: dict[str, object]) -> Iterator[Shield]:
    for number, part in enumerate(floating.parts):
        if isinstance(part, Replacement):
            yield Shield(
                (floating.timestamp, (floating.id, number)), ("floating", floating.id, number), floating.source,
                floating.controller, None, part, floating.text, bindings,
            )  # fmt: skip
