"""What other players say to a proposed shortcut (CR 728.2b), and proposals as plain data."""

from __future__ import annotations

from typing import Any, ClassVar

from engine.core.errors import MalformedAnswer
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Decision, require, whole_number
from engine.game.state.shortcuts import Choice, Stretch, frozen
from engine.meaning.message import say

__all__ = ["ACCEPT", "STOP", "TIMES", "AnswerShortcut"]  # what a client may know

SHORTCUT = "shortcut"  # an answer to whoever has priority: what they propose
ACCEPT = "accept"
STOP = "stop"  # with the number of the choice at which the player will choose otherwise
TIMES = "times"  # with another number of rounds (CR 421.3, 421.5 of the 2006 text)
MOST_TIMES = 10**15  # rounds that a proposal can speak of
DEEPEST = 6  # stretches within stretches
MOST_CHOICES = 2000  # described in one proposal


@record(kw_only=True)
class AnswerShortcut(Decision):
    """Whether to accept a proposed shortcut, or where to do something else than proposed (CR 728.2b).

    Answers: "accept"; {"stop": number} names one of the player's own chances to act by its number among all choices;
    {"times": number} is another number of rounds, where the rules let players choose one.
    """

    kind: ClassVar[str] = "shortcut"
    proposed: tuple[str, ...] = ()  # each choice that is described, in words
    outcome: tuple[str, ...] = ()  # what will come of it, in words
    answers: tuple[str, ...] = ()  # what others have said to it before, in words
    whole: Stretch = Stretch(1, ())  # whose choices of which kind, without what is chosen
    end: int = 0  # the number of choices it has now
    least: int = 0  # of the rounds that may be chosen instead, if `most` is not 0
    most: int = 0

    def check(self, answer: Answer) -> Any:
        if answer == ACCEPT:
            return answer
        if not isinstance(answer, dict) or len(answer) != 1 or not set(answer) <= {STOP, TIMES}:
            raise MalformedAnswer('"accept", {"stop": number} or {"times": number} is asked for')
        ((what, said),) = answer.items()
        number = whole_number(said)
        if what == TIMES:
            within = say("so_many_rounds_may_be_chosen", least=self.least, most=self.most)
            require(self.most > 0 and self.least <= number <= self.most, within, self.rule)
        else:
            require(self.may_stop_at(number), say("no_choice_of_yours_there"), "728.2b")
        return answer

    def may_stop_at(self, number: int) -> bool:
        """Whether a choice of a number is one that this player makes with priority."""
        if self.most or not 0 <= number < self.end:
            return False
        choice = self.whole.at(number)
        return choice.seat == self.seat and choice.kind == "act"

    def places(self) -> tuple[tuple[int, str], ...]:
        """The player's own chances to act.

        The number of each in the first round, and what is proposed, in words.
        """
        numbered = zip(self.whole.choices(), self.proposed, strict=True)
        return tuple((number, words) for (number, _), words in numbered if self.may_stop_at(number))

    def some_answer(self, below: Below) -> Answer:
        return ACCEPT


def without_what(stretch: Stretch) -> Stretch:
    """Whose choices of which kind a stretch has, without what is chosen."""
    parts = (
        without_what(part) if isinstance(part, Stretch) else Choice(part.seat, part.kind, None)
        for part in stretch.parts
    )  # fmt: skip
    return Stretch(stretch.times, tuple(parts))


def as_data(part: Stretch | Choice) -> list[Any]:
    """A proposal as plain data: `[times, [part, …]]`, with `[seat, kind, what]` for each choice."""
    if isinstance(part, Stretch):
        return [part.times, [as_data(inner) for inner in part.parts]]
    return [part.seat, part.kind, part.plain]


def read_proposal(data: Any) -> Stretch:
    """The proposal that plain data describes; raises `MalformedAnswer` if it is none."""
    found = _read_stretch(data, DEEPEST)
    if sum(1 for _ in found.choices()) > MOST_CHOICES:
        raise MalformedAnswer(f"a shortcut describes at most {MOST_CHOICES} choices")
    if found.length > MOST_TIMES:
        raise MalformedAnswer(f"a shortcut has at most {MOST_TIMES:,} choices")
    return found


def _read_stretch(data: Any, deep: int) -> Stretch:
    if not isinstance(data, list) or len(data) != 2 or not isinstance(data[1], list) or not data[1] or not deep:
        raise MalformedAnswer("[times, [choice, …]] is asked for")
    times = whole_number(data[0])
    if not 0 < times <= MOST_TIMES:
        raise MalformedAnswer(f"a shortcut has from 1 to {MOST_TIMES:,} rounds")
    return Stretch(times, tuple(_read_part(part, deep - 1) for part in data[1]))


def _read_part(data: Any, deep: int) -> Stretch | Choice:
    if isinstance(data, list) and len(data) == 3 and isinstance(data[1], str):
        return Choice(whole_number(data[0]), data[1], frozen(data[2]))
    return _read_stretch(data, deep)
