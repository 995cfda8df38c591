"""Kinds of counters (CR 122): "+1/+1", "-1/-1", "charge", "flying" …"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from engine.compiler.templates import Form, Unprintable, label, phrase, terminal
from engine.core.record import record
from engine.meaning.node import READS_NOTHING, Node

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


@phrase("a {kind:counter_kind} counter", into="one_counter")
@record
class OneCounter(Node):
    """A counter of a kind, among others of which one is chosen."""

    kind: str
    reads = READS_NOTHING


label("one_counter", "a counter of a kind")
