"""Combat damage by commanders (CR 903.10a, 704.6c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.core.identity import is_player
from engine.core.keys import Mark
from engine.events.players import LoseGame
from engine.events.status import SetMark
from engine.model.message import say
from engine.rules.hooks import DAMAGED
from engine.rules.questions.commanders import commander_card
from engine.rules.state_based import state_based_check
from engine.rules.variants.playing import plays

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.events.damage import Damage
    from engine.state.game import Game

DAMAGE = Mark(
    "damage by commander"
)  # the mark of a player: for each commander's card how much combat damage it has dealt
DEADLY = 21


def damage_by_commanders(game: Game, seat: Seat) -> dict[int, int]:
    """How much combat damage each commander has dealt to a player over the course of the game."""
    found = game.players[seat].marks.get(DAMAGE, ())
    return dict(found) if isinstance(found, tuple) else {}


@DAMAGED("903.10a")
def record_damage(game: Game, event: Damage) -> Iterator[SetMark]:
    """What is noted of combat damage that a commander deals to a player."""
    if not event.combat or not is_player(event.recipient):
        return
    card = commander_card(game, game.look(event.source).object)
    if card is not None:
        dealt = damage_by_commanders(game, event.recipient)
        dealt[card] = dealt.get(card, 0) + event.amount
        yield SetMark(event.recipient, DAMAGE, tuple(dealt.items()))


@state_based_check("704.6c")
def beaten_by_a_commander(game: Game) -> Iterator[LoseGame]:
    """A player whom the same commander has dealt 21 or more combat damage loses the game, unless in Brawl."""
    if plays(game, "brawl"):  # CR 903.12h
        return
    for seat in game.seats():
        if any(dealt >= DEADLY for dealt in damage_by_commanders(game, seat).values()):
            yield LoseGame(seat, say("commander_damage"))
