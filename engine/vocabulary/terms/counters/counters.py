"""Kinds of counters (CR 122): "+1/+1", "-1/-1", "charge", "flying" …"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.compiler.templates import Form, Unprintable, label, terminal

_STATS = re.compile(r"[+-]\d+/[+-]\d+")
_NOT_KINDS = frozenset((
    "a", "the", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "or", "and", "of",
    "that", "those", "all", "any", "each", "many", "more", "x", "additional", "number", "no", "another", "other", "no",
    "fewer", "less", "kind", "such", "both", "every", "its", "their", "another", "last", "first", "removed",
))  # fmt: skip
_TWO_WORDS = (("first", "strike"), ("double", "strike"))


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    word = words[position]
    if tuple(words[position : position + 2]) in _TWO_WORDS and words[position + 2] in ("counter", "counters"):
        yield position + 2, " ".join(words[position : position + 2])
    if words[position + 1 : position + 2] not in (["counter"], ["counters"]):
        return
    if _STATS.fullmatch(word) or (word.replace("-", "").isalpha() and word not in _NOT_KINDS):
        yield position + 1, word


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a kind of counter")
    return value.split(" ")


terminal("counter_kind", _read, _write)
label("counter_kind", "a kind of counter")


def _read_sizes(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """The size of a counter in a list: "a +1/+1, first strike, or trample counter"."""
    if position < len(words) and _STATS.fullmatch(words[position]):
        yield position + 1, words[position]


def _write_sizes(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not _STATS.fullmatch(value):
        raise Unprintable(f"{value!r} as a size of counters")
    return [value]


terminal("counter_sizes", _read_sizes, _write_sizes)
label("counter_sizes", "a size like +1/+1")
