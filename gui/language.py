"""The language of the table: in which the engine tells what it has to say; Qt's translation has the client's words."""

from __future__ import annotations

from engine.api import Language, known_languages, plainly
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


def tell(words: str) -> str:
    """What the engine says of no game in particular, as why an answer is none."""
    return plainly(words, current())
