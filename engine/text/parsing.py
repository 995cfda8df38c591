"""Parsing: memoised descent through the net of phrases, collecting every reading of a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.core.record import record
from engine.model.speech import Speech
from engine.text.grammar import Completion, Grammar, ListShape, Nonterminal, State
from engine.text.templates import LABELS
from engine.text.tokens import Token, Words, tokenise

Result = tuple[int, Any]
MOST_READINGS = 24  # of one span as one nonterminal; more of them would all be reported as ambiguous anyway


class _Entry:
    """What is known of one nonterminal at one place."""

    __slots__ = ("active", "recursive", "results", "tainted")

    def __init__(self) -> None:
        self.results: dict[Result, None] = {}
        self.active = True
        self.recursive = False  # asked for again while being worked out (left recursion)
        self.tainted = False  # worked out from something that was not complete yet


@record
class Failure:
    """Where reading stopped, and what could have stood there."""

    position: int  # of the character
    expected: tuple[str, ...]


class Parser:
    """All readings of one line."""

    def __init__(self, grammar: Grammar, line: str) -> None:
        self.grammar = grammar
        self.line = line
        self.tokens: list[Token] = tokenise(line)
        self.words = Words(self.tokens)
        self._memo: dict[tuple[str, int], _Entry] = {}
        self._stack: list[_Entry] = []
        self._furthest = 0
        self._watched = -1  # the position whose expectations are recorded
        self._expected: dict[str, None] = {}
        self._start = 0  # where the nonterminal begins that is being read

    def readings(self, nonterminal: str) -> tuple[Any, ...]:
        """Every different meaning of the whole line as a nonterminal."""
        results = self._parse(self.grammar.nonterminal(nonterminal), 0)
        whole = len(self.tokens)
        return tuple(value for end, value in results if end == whole)

    def failure(self, nonterminal: str) -> Failure:
        """Why there is no reading of the whole line."""
        furthest = self._furthest
        self._memo.clear()
        self._watched = furthest
        self._parse(self.grammar.nonterminal(nonterminal), 0)
        self._watched = -1
        position = self.tokens[furthest].start if furthest < len(self.tokens) else len(self.line)
        return Failure(position, tuple(self._expected))

    def _parse(self, nonterminal: Nonterminal, position: int) -> Iterable[Result]:
        key = (nonterminal.name, position)
        entry = self._memo.get(key)
        if entry is not None:
            if entry.active:
                entry.recursive = True
                for frame in reversed(self._stack):
                    if frame is entry:
                        break
                    frame.tainted = True
                return tuple(entry.results)
            return entry.results
        entry = self._memo[key] = _Entry()
        self._stack.append(entry)
        while True:
            known = len(entry.results)
            start, self._start = self._start, position if _label(nonterminal) else self._start
            self._read_once(nonterminal, position, entry.results)
            self._start = start
            if not entry.recursive or len(entry.results) == known:
                break
        self._stack.pop()
        entry.active = False
        if entry.tainted:
            del self._memo[key]
        return entry.results

    def _read_once(self, nonterminal: Nonterminal, position: int, results: dict[Result, None]) -> None:
        if nonterminal.list_shape is not None:
            self._read_list(nonterminal.list_shape, position, (), results)
            return
        if nonterminal.terminal is not None:
            for result in nonterminal.terminal.read(self.words, position):
                self._reach(result[0])
                results[result] = None
        self._walk(nonterminal.root, position, (), results)

    def _reach(self, position: int) -> None:
        if position > self._furthest:
            self._furthest = position

    def _walk(self, state: State, position: int, captured: tuple[Any, ...], results: dict[Result, None]) -> None:
        for completion in state.done:
            self._complete(completion, position, captured, results)
        word = self.words[position]
        following = state.words.get(word)
        if following is not None:
            if position >= self._furthest:
                self._furthest = position + 1
            for after in following:
                self._walk(after, position + 1, captured, results)
        watched = position == self._watched and self._start < position
        if watched:
            for expected in state.words:
                self._expected.setdefault(f'"{expected}"')
        for nonterminal, after in state.slots:
            first = nonterminal.first
            if first is None or word in first:
                for end, value in tuple(self._parse(nonterminal, position)):
                    self._walk(after, end, (*captured, value), results)
            if watched and _label(nonterminal):
                self._expected.setdefault(_label(nonterminal))

    def _complete(
        self, completion: Completion, position: int, captured: tuple[Any, ...], results: dict[Result, None]
    ) -> None:
        if completion.production is None:
            value = captured[0]
        else:
            values = dict(zip(completion.fields, captured, strict=True))
            values.update(completion.preset)
            value = completion.production.build(values)
            if value is None:
                return
            if isinstance(value, Speech) and not value.well_formed():
                return
        if len(results) < MOST_READINGS * 8:
            results[(position, value)] = None

    def _read_list(self, shape: ListShape, position: int, items: tuple[Any, ...], results: dict[Result, None]) -> None:
        for end, value in tuple(self._parse(shape.item, position)):
            self._list_goes_on(shape, end, (*items, value), results)

    def _list_goes_on(self, shape: ListShape, end: int, items: tuple[Any, ...], results: dict[Result, None]) -> None:
        """After an item: the list may end here, or go on with a comma or a conjunction."""
        word = self.words[end]
        separator, last = _LIST_STYLES[shape.style]
        if len(items) >= shape.least and (len(items) == 1 or not last):
            results[(end, items)] = None
        if word == separator or not separator:
            behind = end + 1 if separator else end
            if not last or self.words[behind] not in last:
                self._read_list(shape, behind, items, results)
            elif len(items) > 1:
                self._read_last(shape, behind + 1, items, results)
        elif word in last and len(items) == 1:
            self._read_last(shape, end + 1, items, results)
        if end == self._watched:
            self._expected.setdefault('","')

    def _read_last(self, shape: ListShape, position: int, items: tuple[Any, ...], results: dict[Result, None]) -> None:
        self._reach(position)
        for end, value in tuple(self._parse(shape.item, position)):
            results[(end, (*items, value))] = None


def _label(nonterminal: Nonterminal) -> str:
    """How diagnostics call a nonterminal; "" if what it consists of is to be named instead."""
    name = nonterminal.name if nonterminal.list_shape is None else nonterminal.list_shape.item.name
    return LABELS.get(name) or LABELS.get(name.removesuffix("'s"), "")


# How lists are written: the mark between items, and the words that may stand before the last.
_LIST_STYLES: dict[str, tuple[str, tuple[str, ...]]] = {
    "and": (",", ("and",)),
    "or": (",", ("or",)),
    "and/or": (",", ("and/or",)),
    ",": (",", ()),
    ",^": (",", ()),
    " ": ("", ()),
    " ^": ("", ()),
    "\n": ("\n", ()),
}
