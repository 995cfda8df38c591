"""Names of cards in rules text (CR 201.4): words with capital letters, and small words between them.

Lists of names are here, too.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.template_syntax import written_tokens
from engine.compiler.templates import Form, Unprintable, label, terminal
from engine.compiler.tokens import SPACED_DASH, Words, join

_SMALL = ("of", "the", "to", "and", "in", "for", "from", "with", "a", "at", "on", "by", "'s", "'", ",", "-")


def _is_capital(text: str) -> bool:
    """Whether a word has a capital letter, be it behind an elided article: "Ash", "l'Orme"."""
    return text[:1].isupper() or (text[1:2] == "'" and text[2:3].isupper())


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    texts = words.texts if isinstance(words, Words) else words
    end = position
    while texts[end] and (_is_capital(texts[end]) or (end > position and words[end] in _SMALL)):
        end += 1
        if _is_capital(texts[end - 1]):
            yield end, join(list(texts[position:end]))


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a name")
    return list(written_tokens(value))


terminal("card_name", _read, _write)
label("card_name", "a name")

_LONGEST_FLAVOR = 8  # words of a mode's name


def _read_flavor(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """What stands before the next dash: a mode's name may be an exclamation (CR 207.2d)."""
    texts = list(words.texts if isinstance(words, Words) else words)
    end = position
    while end - position < _LONGEST_FLAVOR and texts[end] and words[end] not in (SPACED_DASH, ".", "\n"):
        end += 1
    if end > position and words[end] == SPACED_DASH and _is_capital(texts[position]):
        yield end, join(texts[position:end])


terminal("flavor_name", _read_flavor, _write)
label("flavor_name", "a name")

_LISTED = tuple(word for word in _SMALL if word not in ("and", ","))  # within the names of a list


def _read_names(words: list[str], position: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Two or more names between commas; a comma within a name would be the end of it here."""
    texts = list(words.texts if isinstance(words, Words) else words)
    names: list[str] = []
    while True:
        end = position
        while texts[end] and (_is_capital(texts[end]) or (end > position and words[end] in _LISTED)):
            end += 1
        if end == position or not _is_capital(texts[end - 1]):
            return
        names.append(join(texts[position:end]))
        last = len(names) > 1 and words[position - 1] == "and"
        if last:
            yield end, tuple(names)
            return
        comma = words[end] == ","
        position = end + comma
        if words[position] == "and":
            if comma == (len(names) == 1):
                return
            position += 1
        elif not comma:
            return


def _write_names(value: Any, form: Form) -> list[str]:
    if not isinstance(value, tuple) or len(value) < 2:
        raise Unprintable(f"{value!r} as names")
    *first, last = value
    words = f"{first[0]} and {last}" if len(first) == 1 else f"{', '.join(first)}, and {last}"
    return list(written_tokens(words))


terminal("card_names", _read_names, _write_names)
label("card_names", "names")
