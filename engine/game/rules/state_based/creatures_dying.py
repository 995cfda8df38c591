"""Creatures with no toughness or lethal damage (CR 704.5f to 704.5h)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.zones import GRAVEYARD
from engine.game.events.damage import ForgetDeathtouch
from engine.game.events.zone_changes import Destroy, ZoneChange
from engine.game.rules.state_based import DAMAGE, NO_TOUGHNESS, state_based_check

if TYPE_CHECKING:
    from engine.game.events.event import Event
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics


@state_based_check("704.5f", each="creature", showing=NO_TOUGHNESS)
def no_toughness(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A creature with toughness 0 or less is put into its owner's graveyard; this is no destruction."""
    if chars.toughness is not None and chars.toughness <= 0:
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")


@state_based_check("704.5g", each="creature", showing=DAMAGE)
def lethal_damage(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A creature whose marked damage reaches its toughness is destroyed."""
    if obj.damage and chars.toughness is not None and 0 < chars.toughness <= obj.damage:
        yield _destroyed(obj)


@state_based_check("704.5h", each="permanent", showing=DAMAGE, editions=MODERN)
def deathtouch_damage(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A creature that deathtouch damage was dealt to since the last check is destroyed.

    Others have no toughness.
    """
    if obj.deathtouched:
        if (chars.toughness or 0) > 0:
            yield _destroyed(obj)
        yield ForgetDeathtouch((obj.id,))


def _destroyed(obj: GameObject) -> Destroy:
    return Destroy(obj.id, cause="state-based")
