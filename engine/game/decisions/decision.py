"""The shape of every decision (CR 608.2d, 101.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.core.identity import NOBODY, ObjectId, Ref, Seat
from engine.core.keys import NO_PURPOSE, Purpose
from engine.core.record import record

__all__ = ["CANCEL", "Decision"]  # what a client may know

Answer = Any
Below = Callable[[int], int]  # a source of chance: below(n) gives 0 to n - 1
Called = Callable[[Ref], Ref]  # what something that is named is called elsewhere
ALL_CHOICES = "608.2d"  # the rule of whatever is chosen as a spell or ability resolves, whatever for
CANCEL = "cancel"  # the answer that takes back the whole action, where that is possible (CR 729)


KINDS: dict[str, type[Decision]] = {}
"""Every kind of decision by its name. Whoever answers finds them here, and is tested to know them all."""


@record(kw_only=True)
class Decision:
    """A question to one player. A class that gives itself a `kind` registers as one."""

    kind: ClassVar[str] = ""
    names_things: ClassVar[bool] = False  # whether the numbers in an answer are names of objects and players
    seat: Seat  # whose decision it is
    answerer: Seat = NOBODY  # who makes it for them, where another player controls them (CR 720.5)
    prompt: str = ""  # in words
    rule: str = ""  # why it is asked
    source: ObjectId = NOBODY  # the object that asks, if one does
    cancellable: bool = False  # part of an action that can be taken back as a whole

    def __init_subclass__(cls) -> None:
        name = vars(cls).get("kind")
        if name is None:
            return
        known = KINDS.setdefault(name, cls)
        if (known.__module__, known.__qualname__) != (cls.__module__, cls.__qualname__):
            raise ValueError(f"a kind of decision is called {name!r} already: {known.__qualname__}")
        KINDS[name] = cls  # a record is made twice: with its slots it is another class

    @property
    def asked_of(self) -> Seat:
        """Who is asked."""
        return self.seat if self.answerer == NOBODY else self.answerer

    @property
    def purpose(self) -> Purpose:
        """What it is asked for, as a verb or a few words; "" where its kind says all."""
        return NO_PURPOSE

    @property
    def asked_by(self) -> str:
        """The rule that has it asked: that of its purpose where none is named, or only the one of all choices."""
        asked = self.purpose.rule if self.rule in ("", ALL_CHOICES) else ""
        return asked or self.rule

    def check(self, answer: Answer) -> Answer:
        """The answer in its normal form; raises `MalformedAnswer` or `IllegalAnswer` with a reason."""
        raise NotImplementedError

    def said(self, answer: Answer, called: Called) -> Any:
        """An answer as it can be given to another decision like this one; things are named as `called` says."""
        return _renamed(answer, called) if self.names_things else answer

    def heard(self, said: Any, called: Called) -> Answer:
        """The answer that something said to a decision like this one means here."""
        return _renamed(said, called) if self.names_things else said

    def only_answer(self) -> Answer | None:
        """The answer if there is but one; None if there is something to decide."""
        return None

    def some_answer(self, below: Below) -> Answer:
        """An answer picked by chance among the legal ones."""
        raise NotImplementedError

    def usual_answer(self) -> Answer:
        """The legal answer of somebody who does not think about it: the first one, unless a kind says another."""
        return self.some_answer(lambda bound: 0)


def _renamed(answer: Any, called: Called) -> Any:
    """Numbers, and lists of them however deep, as what they name is called elsewhere."""
    if isinstance(answer, list | tuple):
        return [_renamed(item, called) for item in answer]
    return called(answer) if isinstance(answer, int) and not isinstance(answer, bool) else answer


def whole_number(answer: Answer) -> int:
    """The answer if it is a whole number."""
    if isinstance(answer, bool) or not isinstance(answer, int):
        raise MalformedAnswer(f"a whole number is asked for, not {answer!r}")
    return answer


def list_of_numbers(answer: Answer) -> list[int]:
    """The answer if it is a list of whole numbers."""
    if not isinstance(answer, (list, tuple)):
        raise MalformedAnswer(f"a list of numbers is asked for, not {answer!r}")
    return [whole_number(item) for item in answer]


def pick_distinct(items: list[int], count: int, below: Below) -> list[int]:
    """Some of the items, each at most once, in the order they are picked."""
    rest = list(items)
    return [rest.pop(below(len(rest))) for _ in range(min(count, len(rest)))]


def require(holds: bool, why: str, rule: str = "") -> None:
    """Refuse an answer unless something holds."""
    if not holds:
        raise IllegalAnswer(why, rule)
