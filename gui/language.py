"""The language of the table: in which the engine tells what it has to say; Qt's translation has the client's words."""

from __future__ import annotations

from collections.abc import Sequence

from engine.api import Language, known_languages, plainly, rules_text
from engine.api import language as language_of

_current = [language_of("en")]


def current() -> Language:
    """The language of the table."""
    return _current[0]


def choose(code: str) -> Language:
    """Speak another language from now on: the one of a code, as "en", or what is nearest to it."""
    _current[0] = language_of(code)
    return _current[0]


def offered() -> tuple[Language, ...]:
    """The languages that people may choose."""
    return tuple(language for language in known_languages() if language.offered)


def term(kind: str, word: str) -> str:
    """A word of the rulebook: a keyword, a kind of counter, a note about an object."""
    return current().term(kind, word)


def type_line(text: str) -> str:
    """A type line."""
    return current().type_line(text)


def card_text(text: str, name: str = "", type_line: str = "") -> str:
    """The rules text of a card or an ability that speaks of an object with a name and a type line."""
    return rules_text(text, current(), name, type_line)


def all_of(words: Sequence[str]) -> str:
    """Several names, one after the other."""
    return current().all_of(words)


def sentence(text: str) -> str:
    """What the engine says in English only, as what is wrong with a deck, if the language has words for it."""
    return current().sentence(text)


def tell(words: str) -> str:
    """What the engine says of no game in particular, as why an answer is none."""
    return plainly(words, current())
