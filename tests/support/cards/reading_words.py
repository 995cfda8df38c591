"""Short ways to read words in tests."""

from __future__ import annotations

from typing import Any

from engine.compiler.binding import bind
from engine.compiler.grammar import grammar
from engine.compiler.parsing import Failure, Parser
from engine.compiler.printing import print_as
from engine.vocabulary import catalogue


def readings(nonterminal: str, line: str) -> tuple[Any, ...]:
    """All meanings of words that print as the same words."""
    catalogue.load()
    found = Parser(grammar(), line).readings(nonterminal)
    return tuple(meaning for meaning in found if print_as(nonterminal, meaning) == line)


def reading(nonterminal: str, line: str) -> Any:
    """The one meaning of words, bound."""
    found = readings(nonterminal, line)
    assert len(found) == 1, (line, found or failure(nonterminal, line))
    return bind(found[0])


def failure(nonterminal: str, line: str) -> Failure:
    """Why words are not understood."""
    catalogue.load()
    parser = Parser(grammar(), line)
    assert not parser.readings(nonterminal)
    return parser.failure(nonterminal)
