"""What chance decides (CR 705, 706): coins that are flipped and dice that are rolled."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import Ref, Seat
from engine.core.keys import EventKey
from engine.core.record import record
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.game import Game

FLIPPING_COIN = EventKey("flip coin")
COIN_FLIPPED = EventKey("coin flipped")
COIN_FLIP_WON = EventKey("coin flip won")
COIN_FLIP_LOST = EventKey("coin flip lost")
ROLLING_DICE = EventKey("roll dice")
DIE_ROLLED = EventKey("die rolled")
DICE_ROLLED = EventKey("dice rolled")
PLANAR_DIE_ROLLED = EventKey("planar die rolled")

LOWEST, ANY = "lowest", "any"  # which roll is ignored: the lowest one, or one that the player chooses (CR 706.6)


@record
class _OfPlayer(Event):
    player: Seat

    def subjects(self) -> tuple[Ref, ...]:
        return (self.player,)


@record
class CoinToFlip(_OfPlayer):
    """A player is about to flip a coin; of several coins all but one will be ignored."""

    untold: ClassVar[bool] = True
    coins: int = 1

    def keys(self) -> tuple[EventKey, ...]:
        return (FLIPPING_COIN,)


@record
class FlipCoin(_OfPlayer):
    """A coin was flipped (CR 705)."""

    heads: bool
    won: bool | None = None  # None: nobody called it

    def keys(self) -> tuple[EventKey, ...]:
        if self.won is None:
            return (COIN_FLIPPED,)
        return (COIN_FLIP_WON if self.won else COIN_FLIP_LOST, COIN_FLIPPED)


@record
class DiceToRoll(_OfPlayer):
    """A player is about to roll dice, some of which may be ignored (CR 706.1, 706.6)."""

    untold: ClassVar[bool] = True
    sides: int
    number: int
    ignored: tuple[str, ...] = ()  # LOWEST or ANY for each roll that will be ignored

    def keys(self) -> tuple[EventKey, ...]:
        return (ROLLING_DICE,)


@record
class RollDie(_OfPlayer):
    """A die was rolled: its natural result, and the result with all modifiers (CR 706.2)."""

    sides: int
    natural: int
    result: int

    def keys(self) -> tuple[EventKey, ...]:
        return (DIE_ROLLED,)


@record
class RollDice(_OfPlayer):
    """One or more dice were rolled together (CR 706.1)."""

    untold: ClassVar[bool] = True
    dice: tuple[RollDie, ...] = ()

    def keys(self) -> tuple[EventKey, ...]:
        return (DICE_ROLLED,)


@record
class RollPlanarDie(RollDice):
    """The planar die was rolled: it has a face, and no numerical result (CR 706.7)."""

    untold: ClassVar[bool] = False
    face: str = ""

    def keys(self) -> tuple[EventKey, ...]:
        return (PLANAR_DIE_ROLLED, DICE_ROLLED)


@record
class UseChance(Event):
    """The source of chance moves on; what was thrown is told by another event."""

    untold: ClassVar[bool] = True
    state: int

    def apply(self, game: Game) -> UseChance:
        game.chance = self.state
        return self
