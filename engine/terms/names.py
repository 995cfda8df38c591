"""Names of cards in rules text (CR 201.4): words with capital letters, and the small words between them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.text.templates import Form, Unprintable, label, terminal, written_tokens
from engine.text.tokens import join

_SMALL = ("of", "the", "to", "and", "in", "for", "from", "with", "a", "at", "on", "by", "'s", ",", "-")


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    texts = getattr(words, "texts", words)
    end = position
    while texts[end] and (texts[end][:1].isupper() or (end > position and words[end] in _SMALL)):
        end += 1
        if texts[end - 1][:1].isupper():
            yield end, join(list(texts[position:end]))


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a name")
    return list(written_tokens(value))


terminal("card_name", _read, _write)
label("card_name", "a name")
