"""The account of a game that a test plays: every event, every question with its answer, every position, in plain words.

A test's assertions say what a rule demands. Its account says all that happened besides, so that nothing else can come to
happen unseen (`tests.accounts`), on any platform or hash seed. It says nothing of whether that is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from operator import attrgetter
from typing import Any

from engine.core.zones import LIBRARY
from engine.decisions.decision import Decision
from engine.model.characteristics import Characteristics
from engine.model.message import Message
from engine.model.node import Node
from engine.play.seeing import view_for
from engine.rules.casting.legal import legal_actions
from engine.state.game import Game
from engine.state.objects import GameObject
from engine.state.players import Player

DEEP = 5  # of a thing within a thing within a thing … only what kind of thing it is
# Of what a game consists of besides its zones, players and history.
OF_A_GAME = ("turn", "combat", "floating", "delayed", "pending", "marks", "over", "chance", "strays", "unannounced", "markers", "shortcut")
WITH_SLOTS = (GameObject, Player, Characteristics)
# What is left out: whose copy something is, cards themselves, and words that are made for people.
UNTOLD = frozenset({"_token", "definition", "text", "notes", "triggered", "keywords", "unnamed"})


@cache
def _told_of(kind: type) -> tuple[str, ...]:
    names = [one.name for one in fields(kind)] if is_dataclass(kind) else kind.__slots__  # type: ignore[attr-defined]
    return tuple(name for name in names if name not in UNTOLD)


def said(value: Any, deep: int = DEEP) -> str:
    """A value in words: the same words for the same value, wherever and whenever it is said."""
    kind, within = type(value), deep - 1
    if isinstance(value, Message):
        return f"{value.key}{said(value.slots, within)}" if value.slots and deep else value.key
    if value is None or isinstance(value, (int, str)):
        return str(value)
    if isinstance(value, Node):
        plain = [f"{name}={at}" for name in _told_of(kind) if isinstance(at := attrgetter(name)(value), (int, str)) and at]
        return f"{kind.__name__}({', '.join(plain)})"
    if not deep:
        return kind.__name__
    if isinstance(value, (tuple, list)):
        return f"[{', '.join([said(one, within) for one in value])}]"
    if isinstance(value, Mapping):
        return f"{{{', '.join([f'{said(key, within)}: {said(one, within)}' for key, one in value.items()])}}}"
    if isinstance(value, (set, frozenset)):
        return f"{{{', '.join(sorted(said(one, within) for one in value))}}}"
    if is_dataclass(kind) or kind in WITH_SLOTS:
        parts = [(name, attrgetter(name)(value)) for name in _told_of(kind)]
        return f"{kind.__name__}({', '.join([f'{name}={said(part, within)}' for name, part in parts if part not in (None, '', (), {})])})"
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


class Account:
    """The account of one game, moment by moment: what happened up to a question, and that; or up to a position, and that."""

    def __init__(self) -> None:
        self.moments: list[str] = []
        self._told = 0

    def _since(self, game: Game) -> Iterator[str]:
        yield from map(said, game.history.since(self._told))
        self._told = game.history.total

    def is_asked(self, game: Game, decision: Decision) -> None:
        """A question begins a moment."""
        self.moments.append("\n".join([*self._since(game), said(decision)]))

    def is_answered(self, answer: Any) -> None:
        """The answer to the question that was asked last."""
        self.moments[-1] += f"\n{said(answer)}"

    def stands(self, game: Game) -> None:
        """A position in which nothing waits to be done before a player gets priority."""
        self.moments.append("\n".join([*self._since(game), *position(game)]))

    def ends(self, game: Game) -> None:
        """How the game stands in the end, what everybody may do there, and what they see."""
        self.stands(game)
        if not game.over:
            self.moments.append("\n".join(f"{seat}: {said(tuple(legal_actions(game, seat)))}" for seat in game.seats()))
        self.moments.append("\n".join(said(view_for(game, seat, None)) for seat in game.seats()))
