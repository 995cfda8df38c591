"""A projection without layers, for tests of procedures: printed values, controllers, and abilities about themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.model.characteristics import Characteristics
from engine.model.families import Continuous, Replacement, RuleModifier
from engine.rules.context import Context
from engine.state.game import Game


class PlainProjection:
    """Every object has its own values and its own controller."""

    def of(self, game: Game, oid: int) -> Characteristics:
        found = game.objects[oid]
        result = found.values.copy()
        result.controller = found.controller
        shrunk = found.counters.get("+1/+1", 0) - found.counters.get("-1/-1", 0)
        if result.power is not None and result.toughness is not None:
            result.power += shrunk
            result.toughness += shrunk
        return result

    def touch(self, oid: int) -> None:
        pass

    def touch_everything(self) -> None:
        pass

    def touch_player(self) -> None:
        pass

    def clone(self) -> PlainProjection:
        return PlainProjection()

    def listeners(self, game: Game, key: str) -> Sequence[tuple[int, Any]]:
        return [
            (oid, ability)
            for oid in game.battlefield
            for ability in game.chars(oid).abilities.triggered
            if key in ability.pattern.event_keys() and not ability.pattern.only_self()
        ]

    def modifiers(self, game: Game, question: str) -> Sequence[tuple[Any, Any, Any]]:
        return [
            (Context(game, oid, game.controller(oid)), effect, part)
            for oid in game.battlefield
            for ability in game.chars(oid).abilities.static
            for effect in ability.effects
            if isinstance(effect, Continuous)
            for part in effect.parts()
            if isinstance(part, RuleModifier) and question in part.questions
        ]

    def replacements(self, game: Game, keys: Sequence[str]) -> Sequence[tuple[object, Any, Any, str]]:
        return [
            ((oid, number), Context(game, oid, game.controller(oid)), effect, ability.label)
            for oid in game.battlefield
            for number, ability in enumerate(game.chars(oid).abilities.static)
            for effect in ability.effects
            if isinstance(effect, Replacement) and not effect.entering and any(k in keys for k in effect.event_keys())
        ]

    def as_it_would_enter(self, game: Game, event: Any) -> Characteristics:
        return event.values or game.objects[event.oid].values

    def control_changes(self, game: Game) -> Sequence[int]:
        return ()
