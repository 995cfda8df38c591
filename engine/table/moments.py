"""A match as it stands at one time: what each seat sees of it, and why things are as they are."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.table import game_log, reasons, seat_views

if TYPE_CHECKING:
    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.table.reasons import Reason
    from engine.table.view import Happening, View
    from engine.telling.language import Language


class Moment:
    """A match as it stands: what a seat can see and know then.

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

    def why_not(self, seat: Seat, oid: ObjectId) -> tuple[str, ...]:
        """Why a seat can't use a card or permanent, or some of its abilities, with rules; empty if it can."""
        return seat_views.why_not(self._game, seat, oid, self._language)

    def mana_uses(self, seat: Seat, oid: ObjectId) -> tuple[tuple[int, str, str], ...]:
        """The mana abilities of an object that a seat may activate: number, mana, text (CR 605.3a)."""
        return seat_views.mana_uses(self._game, seat, oid)

    def why_so(self, seat: Seat, oid: ObjectId) -> tuple[Reason, ...]:
        """Why an object is as it is, or how it came to where it lies, step by step with the rules."""
        return reasons.why_so(self._game, seat, oid, self._language)
