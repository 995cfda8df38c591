"""Merged permanents (CR 726).

What replaces the moves of cards moves those of a token's components that are cards.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.record import replace
from engine.core.zones import BATTLEFIELD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.replacement import applicable
from engine.game.rules.hooks import SETTLED
from engine.game.state.merging import is_merged

if TYPE_CHECKING:
    from engine.game.state.game import Game


@SETTLED("726.3e")
def cards_apart(game: Game, event: ZoneChange) -> ZoneChange:
    """A merged token's leaving the battlefield, with where its components that are cards go (CR 726.3e).

    They go elsewhere than the token if an effect that speaks of cards says so.
    """
    if event.to == BATTLEFIELD:
        return event
    found = game.find(event.oid)
    if found is None or not found.token or found.zone != BATTLEFIELD or not is_merged(found):
        return event
    cards = tuple(part.card for part in found.parts if not part.token)
    to = _where_a_card_goes(game, event) if cards else event.to
    return event if to == event.to else replace(event, apart=(*event.apart, *((card, to) for card in cards)))


def _where_a_card_goes(game: Game, event: ZoneChange) -> str:
    """The zone to which an object would go instead if it were a card."""
    supposed = game.clone()
    supposed.write(event.oid).token = False
    for one in applicable(supposed, event):
        moves = [new for new in one.effect.replace(one.ctx, event) if isinstance(new, ZoneChange)]
        return next((new.to for new in moves if new.oid == event.oid), event.to)
    return event.to
