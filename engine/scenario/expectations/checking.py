"""What every check shares."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.scenario.failures import ExpectationFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.game.state.game import Game
    from engine.scenario.answer_queues import Queues
    from engine.scenario.board import Board
    from engine.scenario.format import Expectation, Reference
    from engine.scenario.script import Script


@record
class Moment:
    """What checks look at: the board, and what is left of the script and the answers."""

    board: Board
    queues: Queues
    script: Script

    @property
    def game(self) -> Game:
        """The game."""
        return self.board.game

    def seat(self, wanted: Expectation, key: str = "player") -> Seat | None:
        """The seat that a key names; None if it is not given."""
        letter = wanted.get(key)
        return self.board.seat(letter) if letter else None

    def permanents(self, wanted: Expectation) -> list[ObjectId]:
        """The permanents that a check is about, oldest first."""
        reference: Reference | None = wanted.get("name")
        return self.board.permanents(reference, self.seat(wanted))


@record
class Finding:
    """Whether a check holds, and what was found."""

    holds: bool
    found: str


Checker = Callable[[Moment, "Expectation"], Finding]
CHECKERS: dict[str, Checker] = {}


def checker(*names: str) -> Callable[[Checker], Checker]:
    """A decorator: the function that carries out checks of some kinds."""

    def decorate(function: Checker) -> Checker:
        for name in names:
            CHECKERS[name] = function
        return function

    return decorate


def number(wanted: Expectation, found: int) -> Finding:
    """A number compared with `value`, `at_least` or `at_most`."""
    holds = True
    if wanted.get("value") is not None:
        holds = found == wanted.get("value")
    if wanted.get("at_least") is not None:
        holds = holds and found >= wanted.get("at_least")
    if wanted.get("at_most") is not None:
        holds = holds and found <= wanted.get("at_most")
    return Finding(holds, str(found))


def truth(wanted: Expectation, found: bool, shown: str = "") -> Finding:
    """A yes or no compared with `value`, which is yes unless it is given."""
    return Finding(found == bool(wanted.get("value", True)), shown or ("it is so" if found else "it is not so"))


def about_permanents(moment: Moment, wanted: Expectation, judge: Callable[[ObjectId], Finding]) -> Finding:
    """A check of the oldest permanent that fits, or with `each` of all that fit; without any it fails."""
    found = moment.permanents(wanted)
    if wanted.get("each"):
        failed = [finding for oid in found if not (finding := judge(oid)).holds]
        return failed[0] if failed else Finding(True, "all of them")
    if not found:
        return Finding(False, "there is no such permanent")
    return judge(found[0])


def shown_names(moment: Moment, oids: Sequence[ObjectId]) -> str:
    """Some objects for a message."""
    return ", ".join(moment.board.shown(oid) for oid in oids) or "nothing"


def verify(moment: Moment, expectations: Sequence[Expectation], where: str) -> None:
    """Check expectations; the first that does not hold raises `ExpectationFailed`."""
    for wanted in expectations:
        finding = CHECKERS[wanted.check](moment, wanted)
        if not finding.holds:
            raise ExpectationFailed(f"{where}: {wanted.place}: expected {wanted}, found {finding.found}")
