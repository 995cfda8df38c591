"""A match as it stood at one time, for looking back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.table import game_log, seat_views

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.state.game import Game
    from engine.table.view import Happening, View
    from engine.telling.language import Language


class Moment:
    """A match as it stood: what a seat could see and know then.

    No state is written to once an answer is taken in.
    """

    __slots__ = ("_game", "_language")

    def __init__(self, game: Game, language: Language) -> None:
        self._game = game
        self._language = language

    @property
    def told(self) -> int:
        """How many events had happened."""
        return self._game.history.total

    def view(self, seat: Seat) -> View:
        """The game as a seat saw it."""
        return seat_views.view_for(self._game, seat, None, self._language)

    def happenings(self, seat: Seat, since: int = 0) -> list[Happening]:
        """What had happened from an event number on, in words the seat could know."""
        return game_log.narrate(self._game, seat, since, self._language)
