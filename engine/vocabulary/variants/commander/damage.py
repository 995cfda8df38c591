"""Combat damage by commanders (CR 903.10a, 704.6c)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import is_player
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.event import Event
from engine.game.events.players import LoseGame
from engine.game.events.status import SetMark
from engine.game.rules.hooks import DAMAGED
from engine.game.rules.questions.commanders import commander_card
from engine.game.rules.state_based import MARKS, state_based_check
from engine.game.rules.variants.playing import plays
from engine.meaning.message import say

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.events.damage import Damage
    from engine.game.state.game import Game
    from engine.game.state.players import Player

DAMAGE = Mark(
    "damage by commander"
)  # the mark of a player: for each commander's card how much combat damage it has dealt
DEADLY = 21


def damage_by_commanders(game: Game, seat: Seat) -> dict[int, int]:
    """How much combat damage each commander has dealt to a player over the course of the game."""
    found = game.players[seat].marks.get(DAMAGE, ())
    return dict(found) if isinstance(found, tuple) else {}


@record
class DealtByCommander(Event):
    """A commander's combat damage is added to what it has dealt to a player (CR 903.10a).

    Several may do so at the same time.
    """

    untold: ClassVar[bool] = True
    player: Seat
    card: int
    amount: int

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def apply(self, game: Game) -> DealtByCommander:
        dealt = damage_by_commanders(game, self.player)
        dealt[self.card] = dealt.get(self.card, 0) + self.amount
        SetMark(self.player, DAMAGE, tuple(dealt.items())).apply(game)
        return self


@DAMAGED("903.10a")
def record_damage(game: Game, event: Damage) -> Iterator[DealtByCommander]:
    """What is noted of combat damage that a commander deals to a player."""
    if not event.combat or not is_player(event.recipient):
        return
    card = commander_card(game, game.look(event.source).object)
    if card is not None:
        yield DealtByCommander(event.recipient, card, event.amount)


@state_based_check("704.6c", each="player", showing=MARKS)
def beaten_by_a_commander(game: Game, player: Player) -> Iterator[LoseGame]:
    """A player whom the same commander has dealt 21 or more combat damage loses the game, unless in Brawl."""
    most = max(damage_by_commanders(game, player.seat).values(), default=0)
    if most >= DEADLY and not plays(game, "brawl"):  # CR 903.12h
        yield LoseGame(player.seat, say("commander_damage"))
