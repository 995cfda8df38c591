"""Rewordings: what was printed, put in other words that mean the same, by a pattern.

There are hundreds, and every line is offered to each. So a rewording first looks for words without which its pattern
can not match, and the pattern is compiled when a text first has those: of most, that is never.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from functools import cached_property

Replacement = str | Callable[[re.Match[str]], str]

_PARTS = re.compile(
    r"""
    (?P<fixed>[^\\\[\](){}*+?|.^$]+(?![*+?{])|[^\\\[\](){}*+?|.^$]|\\[^\w\s]|[}\]])
  | (?P<loose>\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[.^$]|\(\?[ms]+\))
  | (?P<open>\((?:\?(?::|=|<=|P<\w+>))?(?!\?))
  | (?P<close>\))
  | (?P<times>(?P<perhaps>[*?]|\{(?:0|,)[^}]*\})\??|(?:\+|\{\d[^}]*\})\??)
  | (?P<either>\|)
    """,
    re.VERBOSE | re.DOTALL,
)
_QUANTIFIER = re.compile(r"[*+?{]")
_NEGATIVE = re.compile(r"\(\?<?!(?:\\.|\[\^?\]?(?:\\.|[^\]\\])*\]|[^\\()\[])*\)")


class Rewording:
    """One pattern, and what takes the place of its matches."""

    def __init__(self, said: str, meant: Replacement) -> None:
        self.said = said
        self.meant = meant

    @cached_property
    def needed(self) -> str:
        """Words that stand in all that it matches."""
        return needed_by(self.said)

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        """The pattern, compiled."""
        return re.compile(self.said)

    def of(self, text: str) -> str:
        """A text reworded."""
        return self.pattern.sub(self.meant, text) if self.needed in text else text

    def found_in(self, text: str) -> Iterator[tuple[str, str]]:
        """What it matches in a text, each with what it becomes; of those with a fixed meaning."""
        assert isinstance(self.meant, str)
        for match in self.pattern.finditer(text):
            yield match.group(), match.expand(self.meant)


def rewordings(pairs: Iterable[tuple[str, Replacement]]) -> tuple[Rewording, ...]:
    """What is said and what it means, in the order in which they are replaced."""
    return tuple(Rewording(said, meant) for said, meant in pairs)


def needed_by(pattern: str) -> str:
    """The longest words that stand in all that a pattern matches.

    "" if there are none, or it is not understood.
    """
    parts: list[re.Match[str]] = []
    at = 0
    while at < len(pattern):
        found = _NEGATIVE.match(pattern, at)
        if found is None:
            found = _PARTS.match(pattern, at)
            if found is None:
                return ""
            parts.append(found)
        elif _QUANTIFIER.match(pattern, found.end()):
            return ""
        at = found.end()
    return max(_fixed(iter(parts)), key=len, default="")


def _fixed(parts: Iterator[re.Match[str]]) -> list[str]:
    """The words that stand in all that a group matches, of which this takes the parts."""
    words: list[str] = []
    last: list[str] = []  # those of what came last, behind which may stand that it can be left out
    run = ""  # words that go on
    either = False
    for part in parts:
        kind, text = part.lastgroup, part[0].removeprefix("\\")
        if kind == "close":
            break
        if kind == "times":
            last = [] if part["perhaps"] else last
            continue
        words, last = [*words, *last], []
        if kind == "fixed" and not _QUANTIFIER.match(part.string, part.end()):
            run += text
            continue
        words, run = [*words, run], ""
        if kind == "fixed":
            last = [text]
        elif kind == "open":
            last = _fixed(parts)
        either = either or kind == "either"
    return [] if either else [*words, *last, run]
