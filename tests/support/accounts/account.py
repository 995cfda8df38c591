"""The account of a game that a test plays. Every event, every question with its answer, every position, in plain
words.

A test's assertions say what a rule demands. Its account says all that happened besides, so that nothing else can come to
happen unseen (`tests.support.accounts.accounts`), on any platform or hash seed. It says nothing of whether that is right.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from dataclasses import MISSING, fields, is_dataclass
from functools import cache, partial
from operator import attrgetter
from typing import Any

import pytest

from engine.core.errors import MalformedAnswer, RefusedError
from engine.core.zones import HAND, LIBRARY
from engine.game.decisions.act import Act
from engine.game.decisions.decision import Answer, Decision
from engine.game.decisions.payment import PayMana
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.casting.legal import legal_actions
from engine.game.state.game import Game
from engine.game.state.objects import GameObject, new_object
from engine.game.state.players import Player
from engine.meaning.characteristics import Characteristics
from engine.meaning.message import Message
from engine.meaning.node import Node
from engine.table.match import Match
from engine.table.reasons import why_so
from engine.table.seat_views import view_for, why_not
from tests.support.accounts import accounts
from tests.support.accounts.golden import InWords

Validate = Callable[[Any], None]
NUMBER = re.compile(r"\d{3}\.\w+")
MOST_TRIES = 6  # answers by chance
MOST_REASONS = 12  # permanents of which is asked why they are as they are
MOST_OF_MATCHES = 150  # moments of a test's matches
DEEP = 5  # of a thing within a thing within a thing … only what kind of thing it is
# Of what a game consists of besides its zones, players and history.
OF_A_GAME = ("turn", "combat", "floating", "delayed", "pending", "marks", "over", "chance", "strays", "unannounced", "markers", "shortcut")
BLANK: dict[type, tuple[Any, ...]] = {GameObject: (), Player: (0, "", 0), Characteristics: ()}  # what has slots, and what makes one
NOTHING = (None, "", (), {})
# What is left out: whose copy something is, cards themselves, and words that are made for people.
UNTOLD = frozenset({"_token", "definition", "text", "notes", "triggered", "keywords", "unnamed", "powers"})


@cache
def _told_of(kind: type) -> tuple[tuple[str, object], ...]:
    """What is told of a kind of things, each with how it usually is: that is left out, so that a new field that is as
    usual changes no account."""
    if is_dataclass(kind):
        usual = {one.name: one.default for one in fields(kind)}
    else:
        blank = new_object(0, 0, "", Characteristics()) if kind is GameObject else kind(*BLANK[kind])
        usual = {name: attrgetter(name)(blank) for name in kind.__slots__}  # type: ignore[attr-defined]
    return tuple((name, its) for name, its in usual.items() if name not in UNTOLD)


def _unusual(value: object) -> Iterator[tuple[str, object]]:
    """What a thing has that is not as usual, nor nothing where nothing is usual."""
    for name, usual in _told_of(type(value)):
        its = attrgetter(name)(value)
        if its not in NOTHING if usual is MISSING else type(its) is not type(usual) or its != usual:
            yield name, its


def said(value: Any, deep: int = DEEP) -> str:
    """A value in words: the same words for the same value, wherever and whenever it is said."""
    kind, within = type(value), deep - 1
    if isinstance(value, Message):
        return f"{value.key}{said(value.slots, within)}" if value.slots and deep else value.key
    if value is None or isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, Node):
        plain = [f"{name}={at}" for name, at in _unusual(value) if isinstance(at, (int, str))]
        return f"{kind.__name__}({', '.join(plain)})"
    if not deep:
        return kind.__name__
    if isinstance(value, (tuple, list)):
        return f"[{', '.join([said(one, within) for one in value])}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join([f'{said(key, within)}: {said(one, within)}' for key, one in value.items()])}}}"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(said(one, within) for one in value))}}}"
    if is_dataclass(kind) or kind in BLANK:
        return f"{kind.__name__}({', '.join([f'{name}={said(part, within)}' for name, part in _unusual(value)])})"
    return kind.__name__


def position(game: Game) -> Iterator[str]:
    """All that is the case in a game; of what is in a library only where it is."""
    for (zone, owner), oids in game.zones.items():
        if oids:
            yield f"{zone} {owner}: {oids}"
        for oid in () if zone == LIBRARY else oids:
            yield said(game.objects[oid])
            yield said(game.chars(oid))
    yield from map(said, game.players)
    for name in OF_A_GAME:
        yield f"{name}: {said(attrgetter(name)(game))}"


def tries(decision: Decision) -> list[Answer]:
    """Answers to try: what chance would say, several times, and what is near the first two of them."""
    found: list[Answer] = []
    for number in range(MOST_TRIES):
        with suppress(IndexError, ValueError, StopIteration):  # where there is nothing to pick from
            found.append(decision.some_answer(partial(_below, number)))
    for one in found[:2]:
        found += _near(one)
    return list({said(one): one for one in found}.values())


def _below(number: int, most: int) -> int:
    return number % most if number else most - 1


def _near(answer: Answer) -> list[Answer]:
    """Answers that are nearly the same."""
    if isinstance(answer, bool):
        return [not answer]
    if isinstance(answer, int):
        return [answer - 1, answer + 1]
    if not isinstance(answer, (list, tuple)) or not answer:
        return []
    plain = list(answer)
    near: list[Answer] = [[], plain[:-1], plain + plain[:1], plain[::-1]]
    for way in range(2):
        near += [[changed, *plain[1:]] for changed in _near(plain[0])[way : way + 1]]
        near += [[*plain[:-1], changed] for changed in _near(plain[-1])[way : way + 1]]
    if len(plain) > 1 and type(plain[0]) is type(plain[-1]) is int:
        near += [[plain[0] - one, *plain[1:-1], plain[-1] + one] for one in (-1, 1)]
    return near


def what_is_said_to(answer: Answer, decision: Decision, validate: Validate | None) -> str:
    """Whether an answer would be taken, and as what; else why not."""
    try:
        checked = decision.check(answer)
        if validate is not None:
            validate(checked)
    except RefusedError as refused:
        return f"{said(answer)}: {type(refused).__name__} {said(refused.why)} {refused.rule}"
    except MalformedAnswer:
        return f"{said(answer)}: no answer"
    return f"{said(answer)} is {said(checked)}"


def rules_of(words: Iterable[str]) -> str:
    """The numbers of the rules in some explanations."""
    return " ".join(number for one in words for number in NUMBER.findall(one))


def reasons(game: Game, seat: int) -> Iterator[str]:
    """By which rules things are as they are, and what a player may not do if they had priority."""
    asked, there = game.clone(), tuple(game.permanents())[:MOST_REASONS]
    SetTurn((("priority", seat),)).apply(asked)
    for oid in (*game.zone(HAND, seat), *there):
        yield f"{oid}: {rules_of(why_not(asked, seat, oid))}"
    for ref in (*game.seats(), *there):
        yield f"{ref}: {' '.join([reason.rule for reason in why_so(game, seat, ref)])}"


class Account:
    """The account of one game, moment by moment: what happened up to a question, and that. Or up to a position, and
    that."""

    def __init__(self) -> None:
        self.moments: list[str] = []
        self._told = 0
        self._words = InWords() if accounts.golden[0] else None
        self._asked: tuple[Game, Decision] | None = None

    def _since(self, game: Game) -> Iterator[str]:
        yield from map(said, game.history.since(min(self._told, game.history.total)))
        self._told = game.history.total

    def is_asked(self, game: Game, decision: Decision, validate: Validate | None = None) -> None:
        """A question begins a moment; what answers to it would be taken belongs to it, but for those that act."""
        tried = () if isinstance(decision, (Act, PayMana)) else tries(decision)
        taken = [what_is_said_to(one, decision, validate) for one in tried]
        self.moments.append("\n".join([*self._since(game), said(decision), said(decision.only_answer()), *taken]))
        self._asked = game, decision

    def is_answered(self, answer: Any) -> None:
        """The answer to the question that was asked last."""
        self.moments[-1] += f"\n{said(answer)}"
        if self._words and self._asked:
            self._words.answered(*self._asked, answer)

    def stands(self, game: Game, asked: Decision | None = None) -> None:
        """A position in which nothing waits to be done before a player gets priority, or is asked something."""
        self.moments.append("\n".join([*self._since(game), *position(game), said(asked)]))
        if self._words:
            self._words.stands(game)

    def of(self, game: Game) -> list[str]:
        """All moments of a game.

        They tell how it stands in the end, what everybody may do there, what they see and could ask.
        """
        self.stands(game)
        if not game.over:
            self.moments.append("\n".join(f"{seat}: {said(tuple(legal_actions(game, seat)))}" for seat in game.seats()))
            self.moments.append("\n".join(one for seat in game.seats() for one in reasons(game, seat)))
        self.moments.append("\n".join(said(view_for(game, seat, None)) for seat in game.seats()))
        return self.moments


def keep_of_matches(monkeypatch: pytest.MonkeyPatch) -> None:
    """The beginning of accounts of all matches, which say how each stands whenever it has asked something."""
    of: dict[int, tuple[Match, Account]] = {}
    go_on = Match._run

    def going_on(match: Match) -> None:
        go_on(match)
        _, account = of.setdefault(id(match), (match, Account()))
        if sum(len(each.moments) for _, each in of.values()) < MOST_OF_MATCHES:
            account.stands(match.live, match.pending)

    monkeypatch.setattr(Match, "_run", going_on)
    accounts.begun.append(lambda: [moment for _, account in of.values() for moment in account.moments])
