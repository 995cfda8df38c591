"""Life totals (CR 119)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.events.event import Event
from engine.meaning.questions import Question, Refusal

if TYPE_CHECKING:
    from engine.game.state.game import Game

LIFE_GAINED = EventKey("gain life")
LIFE_LOST = EventKey("lose life")

MAY_GAIN_LIFE: Question[Refusal] = Question(
    "may_gain_life", "119.7", about="player", details=("event",), answer="Refusal", shared=True
)

MAY_LOSE_LIFE: Question[Refusal] = Question(
    "may_lose_life", "119.8", about="player", details=("event",), answer="Refusal", shared=True
)


def change_life_total(game: Game, seat: Seat, change: int) -> None:
    """Change a player's life total, which may be their team's.

    It happens to one, and is true of all (CR 810.9).
    """
    for each in game.sharing(seat):
        game.write_player(each).life += change


@record
class GainLife(Event):
    """A player gains life (CR 119.3)."""

    player: Seat
    amount: int
    by: Ref = NOBODY
    question = MAY_GAIN_LIFE

    def keys(self) -> tuple[EventKey, ...]:
        return (LIFE_GAINED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.amount > 0 and not game.players[self.player].left

    def apply(self, game: Game) -> GainLife:
        change_life_total(game, self.player, self.amount)
        return self


@record
class LoseLife(Event):
    """A player loses life, by an effect, a payment (119.4) or damage (120.3a)."""

    player: Seat
    amount: int
    by: Ref = NOBODY
    cause: str = "effect"  # or "damage", "payment"
    question = MAY_LOSE_LIFE

    def keys(self) -> tuple[EventKey, ...]:
        return (LIFE_LOST,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)

    def possible(self, game: Game) -> bool:
        return self.amount > 0 and not game.players[self.player].left

    def apply(self, game: Game) -> LoseLife:
        change_life_total(game, self.player, -self.amount)
        return self
