"""What is kept of triggered abilities that people remember. Where an announced one goes is kept, too."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.events.event import Event

if TYPE_CHECKING:
    from engine.game.state.game import Game
    from engine.game.state.missed_triggers import Unannounced


@record
class SetUnannounced(Event):
    """Which triggered abilities nobody has spoken of; nothing of the game itself changes."""

    unannounced: tuple[Unannounced, ...]
    bookkeeping = True

    def apply(self, game: Game) -> SetUnannounced:
        game.unannounced = self.unannounced
        return self


@record
class CountAnswers(Event):
    """How many answers had been given as a decision is asked."""

    number: int
    bookkeeping = True

    def apply(self, game: Game) -> CountAnswers:
        game.answered = self.number
        return self


@record
class MoveOnStack(Event):
    """An ability that was announced late goes where it should have been on the stack (MTP.R4)."""

    oid: ObjectId
    index: int  # from the bottom up
    bookkeeping = True

    def apply(self, game: Game) -> MoveOnStack | None:
        if self.oid not in game.stack:
            return None
        game.take_out(self.oid)
        game.place(self.oid, STACK, NOBODY, self.index)
        return self
