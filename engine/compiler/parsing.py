"""Parsing: memoised descent through the net of phrases, collecting every reading of a line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from engine.compiler.automaton import UNKNOWN, Completion, ListShape, Nonterminal, State
from engine.compiler.grammar import Grammar
from engine.compiler.templates import LABELS
from engine.compiler.tokens import Token, Words, tokenise
from engine.core.record import record
from engine.meaning.node import alike
from engine.meaning.speech import Speech

Result = tuple[int, Any]
MOST_READINGS = 64  # of one span as one nonterminal
MOST_STEPS = 50_000  # within one line; those of real cards need a few thousand at most


class TooIntricate(Exception):
    """A line whose words can be put together in more ways than are looked through."""

    def __init__(self) -> None:
        super().__init__("too intricate: its words can be put together in too many ways")


class _Entry:
    """What is known of one nonterminal at one place."""

    __slots__ = ("active", "known", "recursive", "results", "tainted")

    def __init__(self) -> None:
        self.results: list[Result] = []
        self.known: dict[Result, list[Any]] = {}  # the same, to find those that mean the same in other words
        self.active = True
        self.recursive = False  # asked for again while being worked out (left recursion)
        self.tainted = False  # worked out from something that was not complete yet

    def add(self, end: int, value: Any) -> None:
        """One more value of a span; `TooIntricate` if there are too many of them."""
        same = self.known.setdefault((end, value), [])
        if any(alike(value, other) for other in same):
            return
        same.append(value)
        results = self.results
        results.append((end, value))
        if len(results) > MOST_READINGS and sum(other == end for other, _ in results) > MOST_READINGS:
            raise TooIntricate


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
        self.steps = 0  # how many states were come to
        self._memo: dict[tuple[str, int], _Entry] = {}
        self._rests: dict[tuple[ListShape, int, int], Iterable[Result]] = {}
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
        self._rests.clear()
        self.steps = 0
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
            start = self._start
            if self._watched >= 0 and _label(nonterminal):
                self._start = position
            self._read_once(nonterminal, position, entry)
            self._start = start
            if not entry.recursive or len(entry.results) == known:
                break
        self._stack.pop()
        entry.active = False
        if entry.tainted:
            del self._memo[key]
        return entry.results

    def _read_once(self, nonterminal: Nonterminal, position: int, entry: _Entry) -> None:
        if nonterminal.list_shape is not None:
            for end, value in self._parse(nonterminal.list_shape.item, position):
                for last, others in self._rest_of_list(nonterminal.list_shape, end, 1):
                    entry.add(last, (value, *others))
            return
        if nonterminal.terminal is not None:
            for end, value in nonterminal.terminal.read(self.words, position):
                self._reach(end)
                entry.add(end, value)
        self._walk(nonterminal.root, position, (), entry)

    def _reach(self, position: int) -> None:
        if position > self._furthest:
            self._furthest = position

    def _walk(self, state: State, position: int, captured: tuple[Any, ...], entry: _Entry) -> None:
        if state.closed:
            self.grammar.open(state)
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise TooIntricate
        for completion in state.done:
            _complete(completion, position, captured, entry)
        word = self.words[position]
        following = state.words.get(word)
        if following is not None:
            if position >= self._furthest:
                self._furthest = position + 1
            for after in following:
                self._walk(after, position + 1, captured, entry)
        watched = position == self._watched and self._start < position
        if watched:
            for expected in state.words:
                self._expected.setdefault(f'"{expected}"')
        for nonterminal, after in state.slots:
            first = nonterminal.first
            if first is UNKNOWN:
                first = self.grammar.first_words(nonterminal)
            if first is None or word in first:
                for end, value in self._parse(nonterminal, position):
                    self._walk(after, end, (*captured, value), entry)
            if watched and _label(nonterminal):
                self._expected.setdefault(_label(nonterminal))

    def _rest_of_list(self, shape: ListShape, end: int, number: int) -> Iterable[tuple[int, tuple[Any, ...]]]:
        """How a list may go on behind an item: where it ends, and its further items; `number`: the items before.

        What follows does not depend on what the items before are, so it is found once for every place.
        """
        key = (shape, end, number)
        known = self._rests.get(key)
        if known is None:
            rests = _Entry()
            self._find_rest(shape, end, number, rests)
            known = self._rests[key] = rests.results
        return known

    def _find_rest(self, shape: ListShape, end: int, number: int, rests: _Entry) -> None:
        """The list may end here, or go on with a comma or a conjunction."""
        word = self.words[end]
        separator, last = _LIST_STYLES[shape.style]
        if number >= shape.least and (number == 1 or not last):
            rests.add(end, ())
        if word == separator or not separator:
            behind = end + 1 if separator else end
            if not last or self.words[behind] not in last:
                for at, value in self._parse(shape.item, behind):
                    for final, others in self._rest_of_list(shape, at, 2):
                        rests.add(final, (value, *others))
            elif number > 1:
                self._find_last(shape, behind + 1, rests)
        elif word in last and number == 1:
            self._find_last(shape, end + 1, rests)
        if end == self._watched:
            self._expected.setdefault('","')

    def _find_last(self, shape: ListShape, position: int, rests: _Entry) -> None:
        self._reach(position)
        for end, value in self._parse(shape.item, position):
            rests.add(end, (value,))


def _complete(completion: Completion, position: int, captured: tuple[Any, ...], entry: _Entry) -> None:
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
    entry.add(position, value)


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
