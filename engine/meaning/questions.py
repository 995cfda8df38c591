"""Questions that rule modifiers answer (CR 101.2, 613.11).

Each declared once, next to the mechanism that asks it.

A procedure asks a question about an object or a player; whoever has an opinion answers (see `rules.questions.asking`).
So no procedure knows a keyword: combat asks `MAY_BE_BLOCKED_BY`, and flying's file answers. A package that has
something to ask declares a question of its own and needs nobody's leave:

    MAY_CREW: Question[Refusal] = Question(
        "may_crew", "702.122", about="creature", details=("deed",), answer="Refusal"
    )

`python -m engine questions` prints them all.
"""

from __future__ import annotations

from enum import IntFlag, auto
from functools import cache
from typing import Any, Generic, TypeAlias, TypeVar

from engine.core.record import record

Answer = TypeVar("Answer", covariant=True)


@record
class Refusal:
    """Something is not allowed: why, and by which rule."""

    why: str
    rule: str = ""


class Bearing(IntFlag):
    """What an answer can change about what a player may do now; quick looks at castability follow from it."""

    NOTHING = 0
    AT_ONCE = auto()  # lets something be cast when only instants could be
    OTHERWISE = auto()  # gives a card another way to be cast, or other abilities as it is cast
    CHEAPER = auto()  # can make it cheaper, or lets it be paid for otherwise than with mana
    OFFERS = auto()  # lets a card be cast or played from where it is, though that is not the hand
    LANDS = auto()  # lets a card be played as a land
    ACTION = auto()  # offers a special action
    OPEN_ACTION = auto()  # offers a special action that not only its controller may take


DECLARED: dict[str, Question[Any]] = {}
"""Every question by its name."""


class Question(Generic[Answer]):
    """Something that a rules procedure asks and that rule modifiers answer. It is told by its identity."""

    __slots__ = ("about", "answer", "bearing", "details", "name", "rule", "shared")

    def __init__(
        self, name: str, rule: str, *, about: str, answer: str, details: tuple[str, ...] = (),
        bearing: Bearing = Bearing.NOTHING, shared: bool = False,
    ) -> None:  # fmt: skip
        if name in DECLARED:
            raise ValueError(f"the question {name!r} is declared twice: one file declares it, others import it")
        self.name = name
        self.rule = rule  # that makes a procedure ask it
        self.about = about  # in words: what it is asked about
        self.answer = answer  # in words: what an answer is; of which type, the declaration says to the type checker
        self.details = details  # what else is told with it, by name
        self.bearing = bearing
        self.shared = shared  # about a player: what teammates share, none has if one can't (CR 810.8a, 810.9g, 810.9h)
        DECLARED[name] = self
        bearing_on.cache_clear()

    def __repr__(self) -> str:
        return self.name

    def __reduce__(self) -> tuple[Any, tuple[str]]:
        return declared, (self.name,)  # copied or read again, it is the same question


Asked: TypeAlias = Question[Any]


def declared(name: str) -> Asked:
    """The question of a name."""
    return DECLARED[name]


@cache
def bearing_on(bearing: Bearing) -> tuple[Asked, ...]:
    """The questions whose answers can change something about what may be done now."""
    return tuple(question for question in DECLARED.values() if question.bearing & bearing)
