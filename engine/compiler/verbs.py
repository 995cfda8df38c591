"""Verbs of a list: nonterminals of verbs that are read and written in their forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.template_syntax import inflected
from engine.compiler.templates import Form, Unprintable, terminal

_VERBS: dict[str, dict[Any, tuple[tuple[str, ...], tuple[str, ...]]]] = {}


def verb(name: str, value: Any, words: str, past: str = "", perfect: str = "") -> None:
    """One more verb of a nonterminal of them, with what it stands for: "collect evidence", "scr[ies|y]".

    What was done is in two others, `name` with "_past" and "_perfect": "fought", "given a gift".
    """
    ending = "" if "[" in words else "[s]"
    first, _, rest = words.partition(" ")
    forms = inflected(f"{first}{ending} {rest}".strip(), False)[0]
    past = past or f"{_regular_past(forms[1][0])} {rest}".strip()
    _add(name, value, forms[0], forms[1])
    for other, done in (("past", past), ("perfect", perfect or past)):
        _add(f"{name}_{other}", value, tuple(done.split()), tuple(done.split()))


def _regular_past(word: str) -> str:
    """The past of a regular verb: "connived", "scried", "explored"."""
    if word.endswith("y") and word[-2] not in "aeiou":
        return f"{word[:-1]}ied"
    return f"{word}d" if word.endswith("e") else f"{word}ed"


def _add(name: str, value: Any, one: tuple[str, ...], many: tuple[str, ...]) -> None:
    """Add a verb to a nonterminal, which is made with the first of them."""
    known = _VERBS.setdefault(name, {})
    known[value] = (one, many)
    if len(known) > 1:
        return

    def read(tokens: list[str], position: int) -> Iterator[tuple[int, Any]]:
        for found, both in known.items():
            for form in both:
                end = position + len(form)
                if tuple(tokens[position:end]) == tuple(word.lower() for word in form):
                    yield end, found

    def write(value: Any, form: Form) -> list[str]:
        if value not in known:
            raise Unprintable(f"{value!r} is no {name}")
        return list(known[value][form.verbs or form.person == "you"])

    terminal(name, read, write)
