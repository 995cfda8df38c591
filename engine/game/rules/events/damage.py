"""What damage results in (CR 120.3, 120.4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, is_player
from engine.game.events.counters import PutCounters, RemoveCounters
from engine.game.events.damage import Damage, MarkDamage
from engine.game.events.life import GainLife, LoseLife
from engine.game.rules.events.questions import DAMAGE_AS_COUNTERS, DAMAGE_LEAVES_LIFE, DEATHTOUCH, LIFELINK, POISONS
from engine.game.rules.hooks import DAMAGED
from engine.game.rules.questions.rule_modifiers import affirmed, verdicts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.events.event import Event
    from engine.game.state.game import Game


def results(game: Game, event: Damage) -> tuple[Event, ...]:
    """The results of damage, after what replaces or prevents the damage itself (CR 120.4b)."""
    return tuple(_results(game, event))


def _results(game: Game, event: Damage) -> Iterator[Event]:
    counters = next(verdicts(game, DAMAGE_AS_COUNTERS, event.source, recipient=event.recipient), None)
    if is_player(event.recipient):
        if counters is not None:  # infect (CR 120.3b)
            yield _counters(game, event, str(counters), event.amount)
        elif not affirmed(game, DAMAGE_LEAVES_LIFE, event.recipient):
            yield LoseLife(event.recipient, event.amount, event.source, cause="damage")
        for declared in DAMAGED:
            yield from declared(game, event)
        if event.combat:
            poison = sum(verdicts(game, POISONS, event.source))
            if poison:  # toxic (CR 120.3g)
                yield _counters(game, event, "poison", poison)
    else:
        types = game.chars(event.recipient).types
        if "planeswalker" in types:
            yield RemoveCounters(event.recipient, "loyalty", event.amount, event.source, cause="damage")
        if "battle" in types:
            yield RemoveCounters(event.recipient, "defense", event.amount, event.source, cause="damage")
        if "creature" in types:
            if counters is not None:  # wither, infect (CR 120.3d)
                yield _counters(game, event, str(counters), event.amount)
                yield MarkDamage(event.recipient, 0, affirmed(game, DEATHTOUCH, event.source))
            else:
                yield MarkDamage(event.recipient, event.amount, affirmed(game, DEATHTOUCH, event.source))
    if affirmed(game, LIFELINK, event.source):  # CR 120.3f
        controller = game.controller(event.source)
        if controller != NOBODY:
            yield GainLife(controller, event.amount, event.source)


def _counters(game: Game, event: Damage, kind: str, number: int) -> PutCounters:
    """The counters that are a result of damage: its source's controller puts them, no effect does."""
    return PutCounters(event.recipient, kind, number, game.controller(event.source), event.source, "damage")
