"""The state-based actions of a Commander game (CR 704.6c, 704.6d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.core.zones import COMMAND, EXILE, GRAVEYARD
from engine.events.players import LoseGame
from engine.events.status import SetMark
from engine.events.zone_changes import ZoneChange
from engine.rules.special_cards.commanders import commanders_of, damage_by_commanders, wants_it_in_command_zone
from engine.rules.state_based import state_based_check
from engine.rules.variants.playing import plays

if TYPE_CHECKING:
    from engine.events.event import Event
    from engine.state.game import Game

DEADLY = 21
STAYS = "stays where it is"  # the mark of a commander whose owner was asked once for this zone


@state_based_check("704.6c")
def beaten_by_a_commander(game: Game) -> Iterator[LoseGame]:
    """A player whom the same commander has dealt 21 or more combat damage loses the game, unless in Brawl."""
    if plays(game, "brawl"):  # CR 903.12h
        return
    for seat in game.seats():
        if any(dealt >= DEADLY for dealt in damage_by_commanders(game, seat).values()):
            yield LoseGame(seat, "21 or more combat damage by one commander (704.6c)")


@state_based_check("704.6d")
def commanders_elsewhere(game: Game) -> Iterator[Event]:
    """A commander that has just been put into a graveyard or exile may go to the command zone."""
    for seat in game.seats():
        cards = commanders_of(game, seat)
        if not cards:
            continue
        for oid in (*game.zone(GRAVEYARD, seat), *game.zone(EXILE, NOBODY)):
            found = game.obj(oid)
            if found.card in cards and STAYS not in found.marks:
                wanted = wants_it_in_command_zone(game, oid, "704.6d")
                yield ZoneChange(oid, COMMAND, cause="state-based") if wanted else SetMark(oid, STAYS)
