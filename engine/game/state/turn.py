"""Where in the turn the game stands (CR 500): everything the turn procedure needs to go on from here."""

from __future__ import annotations

from collections.abc import Iterable

from engine.core.identity import NOBODY, Seat
from engine.core.record import copied, record

# The stages of a step: its beginning (turn-based actions, triggers), priority, and its end.
BEGIN = "begin"
PRIORITY = "priority"
FINISH = "finish"


@record
class ExtraTurn:
    """A turn to be taken after the present one (CR 500.7)."""

    player: Seat
    skip_untap: bool = False
    made: tuple[int, ...] = ()  # when it was made: what words that speak of "that turn" know it by


@record
class Acted:
    """An action that a player took, and how the game stood then."""

    player: Seat
    what: tuple[object, ...]
    stood: int


@record
class Unbroken:
    """What resolved one after another without any choice, to see whether it is a loop (CR 104.4b)."""

    least: int = 0  # how small the stack was
    count: int = 0
    controllers: tuple[Seat, ...] = ()  # of what has resolved since it goes round for sure (CR 104.4f)


@record
class Turn:
    """The present turn. Replaced as it goes on, never changed."""

    number: int = 0  # counts every turn of every player from 1
    active: Seat = 0
    step: str = ""
    stage: str = BEGIN
    rest: tuple[str, ...] = ()  # the steps of this turn still to come
    priority: Seat = NOBODY
    passed: int = 0  # players who passed in succession
    unbroken: Unbroken = Unbroken()
    barred: tuple[object, ...] = ()  # a player, and what they said they would not choose now (CR 728.2c)
    acted: tuple[Acted, ...] = ()  # abilities that were activated this turn, to see whether it goes round (CR 728.3)
    extra: tuple[ExtraTurn, ...] = ()  # the last one is taken first
    last_regular: Seat = 0  # whose turn was last in the usual order
    combats: int = 0  # combat phases begun this turn
    mains: int = 0  # main phases begun this turn
    cleanups: int = 0
    skips: tuple[tuple[Seat, str], ...] = ()  # a step, phase or "turn" that a player will skip next (CR 614.10)
    notes: tuple[str, ...] = ()
    beat: bool = False  # whether all players have passed, and a turn under way elsewhere is to go on (CR 807.4)
    spoken_of: tuple[tuple[int, int], ...] = ()  # added phases by number: how many steps are left as each begins
    extra_turn: bool = False  # whether this turn is one that an effect made
    made: tuple[int, ...] = ()  # and when, if words speak of it

    def changed(self, fields: Iterable[tuple[str, object]]) -> Turn:
        """The turn with some fields different; this happens so often that it is worth doing by hand."""
        new = copied(self)
        for name, value in fields:
            setattr(new, name, value)
        return new
