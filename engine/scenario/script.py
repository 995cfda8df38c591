"""The script: each seat's list of timed entries, and which is due (scenario format, section 6)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.mana import how_much
from engine.scenario.format import COMBAT
from engine.scenario.labels import THIS, contains
from engine.scenario.stack_labels import STACK_ABILITY, own_names, stack_labels

if TYPE_CHECKING:
    from engine.core.identity import ObjectId
    from engine.scenario.board import Board
    from engine.scenario.format import Entry


class Script:
    """The timed entries that have not been used, by seat, in order."""

    def __init__(self, letters: Iterable[str]) -> None:
        self._waiting: dict[str, list[Entry]] = {letter: [] for letter in letters}

    def add(self, entries: Iterable[Entry], in_front: bool = False) -> None:
        """Add entries to their seats' lists, behind or in front of what is left."""
        for entry in reversed(tuple(entries)) if in_front else entries:
            queue = self._waiting[entry.seat]
            queue.insert(0 if in_front else len(queue), entry)

    def due(self, letter: str, turn: int, step: str) -> Entry | None:
        """The first entry for this turn and step, combat declarations aside."""
        for entry in self._waiting[letter]:
            if entry.turn == turn and entry.step == step and entry.do not in COMBAT:
                return entry
        return None

    def declarations(self, letter: str, deed: str, turn: int) -> tuple[Entry, ...]:
        """The attack or block entries of a seat that are left for a turn."""
        return tuple(entry for entry in self._waiting[letter] if entry.do == deed and entry.turn == turn)

    def drop(self, entry: Entry) -> None:
        """Take an entry out that was used or passed over."""
        if entry in self._waiting[entry.seat]:
            self._waiting[entry.seat].remove(entry)

    def left(self, letter: str) -> tuple[Entry, ...]:
        """The entries of a seat that have not been used; not declaring anything needs no declaration."""
        return tuple(entry for entry in self._waiting[letter] if entry.do not in ("no_attack", "no_block"))


def holds(board: Board, when: tuple[str, str] | None, seat: int) -> bool:
    """Whether a `when` clause holds."""
    if when is None:
        return True
    key, text = when
    game = board.game
    stack = list(reversed(game.stack))
    if key == "mana_in_pool":
        return how_much(game.players[seat].pool) >= int(text)
    if key == "top_of_stack":
        return bool(stack) and _contains(board, stack[0], text)
    if key == "copy_on_stack":
        return any(_contains(board, oid, text) and board.is_copy(oid) for oid in stack)
    return any(_contains(board, oid, text) for oid in stack) == (key == "on_stack")


def _contains(board: Board, oid: ObjectId, text: str) -> bool:
    labels, names = stack_labels(board.game, oid)
    item = board.game.obj(oid).stack
    if item is not None and item.ability is not None:
        text = text.removeprefix(STACK_ABILITY)
    if any(contains(label, text, names) for label in labels):
        return True
    if THIS not in text or not board.game.chars(oid).abilities.spell:
        return False
    return contains(board.game.chars(oid).text, text, own_names(board.game, oid))  # what a spell does
