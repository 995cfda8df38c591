"""Battles without a player who can protect them (CR 704.5w, 704.5x, 310.10)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.editions import MODERN
from engine.core.identity import NOBODY
from engine.core.zones import GRAVEYARD
from engine.events.status import SetMark
from engine.events.zone_changes import ZoneChange
from engine.rules.special_cards.battles import PROTECTOR, choose_protector, possible_protectors
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.model.characteristics import Characteristics
    from engine.state.game import Game
    from engine.state.objects import GameObject


@state_based_check("704.5w", each="battle", editions=MODERN)
def needs_protector(game: Game, obj: GameObject, chars: Characteristics) -> Iterator[Event]:
    """A battle whose protector has left, or can't be its protector, gets another or goes to the graveyard."""
    now = obj.choices.get(PROTECTOR, NOBODY)
    possible = possible_protectors(game, chars, chars.controller)
    if now in possible:
        return
    left = not isinstance(now, int) or now == NOBODY or game.players[now].left
    if left and game.combat is not None and obj.id in game.combat.attacking.values():
        return
    if not possible:
        yield ZoneChange(obj.id, GRAVEYARD, cause="state-based")
    else:
        yield SetMark(obj.id, PROTECTOR, choose_protector(game, chars, chars.controller, obj.id), kept="choices")
