"""Schemes that have done what they do (CR 704.6e)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.model.abilities import TriggeredAbility
from engine.rules.special_cards.schemes import ARCHENEMY, face_up_schemes, put_on_bottom
from engine.rules.state_based import state_based_check

if TYPE_CHECKING:
    from engine.events.zone_changes import ZoneChange
    from engine.state.game import Game


@state_based_check("704.6e")
def schemes_done(game: Game) -> Iterator[ZoneChange]:
    """A scheme that is not ongoing goes to the bottom of its deck once no triggered ability of any scheme is left."""
    if ARCHENEMY not in game.options:
        return
    schemes = face_up_schemes(game)
    waiting = {trigger.source for trigger in game.pending}
    waiting |= {
        item.source for oid in game.stack
        if (item := game.obj(oid).stack) is not None and isinstance(item.ability, TriggeredAbility)
    }  # fmt: skip
    if not waiting & set(schemes):
        yield from (put_on_bottom(oid) for oid in schemes if "ongoing" not in game.chars(oid).supertypes)
