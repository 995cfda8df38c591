"""Mana being made, spent and lost (CR 106)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import Deed, EventKey
from engine.core.mana import with_more, without
from engine.core.record import record
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.core.mana import Mana
    from engine.game.state.game import Game

MANA_SPENT_ON_SPELL = Deed("spend mana on a spell")

TAPPED_FOR_MANA = EventKey("tapped for mana")
POOL_EMPTIES = EventKey("pool empties")
MANA_ADDED = EventKey("mana added")


@record
class AddMana(Event):
    """Mana is added to a player's mana pool (CR 106.4)."""

    untold: ClassVar[bool] = True
    player: Seat
    mana: tuple[Mana, ...]
    source: ObjectId = NOBODY
    tapped_for: bool = False  # the ability had {T} in its cost (CR 106.12)
    stack_id: ObjectId = NOBODY  # the resolving spell or ability that adds it; NOBODY for mana abilities

    def keys(self) -> tuple[EventKey, ...]:
        return (TAPPED_FOR_MANA, MANA_ADDED) if self.tapped_for else (MANA_ADDED,)

    def subjects(self) -> tuple[Ref, ...]:
        return (self.source, self.player) if self.source != NOBODY else (self.player,)

    def affected(self, game: Game) -> Seat:
        return self.player

    def possible(self, game: Game) -> bool:
        return bool(self.mana)

    def apply(self, game: Game) -> AddMana:
        player = game.write_player(self.player)
        player.pool = with_more(player.pool, self.mana)
        return self


@record
class SpendMana(Event):
    """Mana leaves a player's pool to pay a cost."""

    untold: ClassVar[bool] = True
    player: Seat
    mana: tuple[Mana, ...]

    def apply(self, game: Game) -> SpendMana:
        player = game.write_player(self.player)
        player.pool = without(player.pool, self.mana)
        return self


@record
class EmptyPool(Event):
    """Unspent mana empties as a step or phase ends (CR 500.5); `keep` is what an effect lets stay."""

    untold: ClassVar[bool] = True
    player: Seat
    keep: tuple[Mana, ...] = ()
    turned: bool = False  # what would have been lost has become other mana, and is kept

    def possible(self, game: Game) -> bool:
        return game.players[self.player].pool != self.keep

    def keys(self) -> tuple[EventKey, ...]:
        return (POOL_EMPTIES,)

    def apply(self, game: Game) -> EmptyPool:
        game.write_player(self.player).pool = self.keep
        return self
