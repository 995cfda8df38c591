"""Verbs of a list: nonterminals of verbs that are read and written in their forms."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.template_syntax import inflected
from engine.compiler.templates import Form, Unprintable, terminal

_VERBS: dict[str, dict[Any, tuple[tuple[str, ...], tuple[str, ...]]]] = {}


def verb(name: str, value: Any, words: str) -> None:
    """One more verb of a nonterminal of them, with what it stands for: "collect evidence", "scr[ies|y]"."""
    known = _VERBS.setdefault(name, {})
    ending = "" if "[" in words else "[s]"
    first, _, rest = words.partition(" ")
    forms = inflected(f"{first}{ending} {rest}".strip(), False)[0]
    known[value] = (forms[0], forms[1])
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
