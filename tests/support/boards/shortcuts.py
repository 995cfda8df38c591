"""Proposing shortcuts at a table of tests: choices in a few words, and what the others say to them."""

from __future__ import annotations

from typing import Any

from engine.game.decisions.act import Act
from engine.game.decisions.decision import Decision
from engine.game.decisions.shortcuts import AnswerShortcut
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import turn
from tests.support.boards.table import SEATS, Table

Part = list[Any]


def activate(who: str, oid: int, index: int = 0) -> Part:
    """A player activates an ability."""
    return [SEATS.index(who), "act", ["activate", oid, index, ""]]


def passes(*seats: str) -> list[Part]:
    """Players pass, one after the other."""
    return [[SEATS.index(who), "act", "pass"] for letters in seats for who in letters]


def chooses(who: str, kind: str, what: Any) -> Part:
    """A player makes some other choice."""
    return [SEATS.index(who), kind, what]


def propose(table: Table, who: str, times: int, *parts: Any, answers: dict[str, Any] | None = None) -> list[Decision]:
    """Let a player with priority propose; the others accept, or answer as said. Give the questions they were asked.

    The shortcut is taken; whoever has priority then has not been asked.
    """
    game, seat, said = table.game, table.seat(who), {SEATS.index(key): one for key, one in (answers or {}).items()}
    flat = [part for one in parts for part in (one if all(isinstance(item, list) for item in one) else [one])]
    asked: list[Decision] = []
    before = game.ask

    def answer(decision: Decision, validate: Any) -> Any:
        asked.append(decision)
        if isinstance(decision, AnswerShortcut):
            return decision.check(said.get(decision.seat, "accept"))
        assert isinstance(decision, Act) and decision.seat == seat, decision
        return decision.check({"shortcut": [times, flat]})

    happen(game, SetTurn((("priority", seat), ("passed", 0)), quiet=True))
    table.settle()
    game.ask = answer
    try:
        turn.advance(game)
        while game.shortcut is not None:
            turn.advance(game)
    finally:
        game.ask = before
    table.settle()
    return [decision for decision in asked if isinstance(decision, AnswerShortcut)]


def has_priority(table: Table) -> str:
    """Who has priority now."""
    return SEATS[table.game.turn.priority]
