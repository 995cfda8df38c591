"""The language of the table: in which the engine tells what it has to say.

Qt's translation has the client's words.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLibraryInfo, QLocale, QTranslator

from engine.api import Language, known_languages, plainly, rules_text
from engine.api import language as language_of

TRANSLATIONS = Path(__file__).resolve().parents[1] / "assets" / "translations"
_current = [language_of("en")]
_installed: list[QTranslator] = []  # for the language that is spoken


def current() -> Language:
    """The language of the table."""
    return _current[0]


def choose(code: str) -> Language:
    """Speak another language from now on: the one of a code, as "en", or what is nearest to it."""
    _current[0] = language_of(code)
    return _current[0]


class MarkedWords(QTranslator):
    """The client's words in a language for trying out, made of the English ones."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, disambiguation: str | None = None, n: int = -1) -> str:
        return current().sentence(source)


def speak(app: QCoreApplication, code: str = "") -> None:
    """Speak the language of a code, or the system's.

    What the engine tells, Qt's own words and the table's.
    """
    while _installed:
        app.removeTranslator(_installed.pop())
    told = choose(code or QLocale().name())
    if not told.offered:
        _install(app, MarkedWords(app))
        return
    qt_words = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
    for name, folder in (("qtbase", qt_words), ("kitchen_table", str(TRANSLATIONS))):
        translator = QTranslator(app)
        if translator.load(QLocale(code) if code else QLocale(), name, "_", folder):
            _install(app, translator)


def _install(app: QCoreApplication, translator: QTranslator) -> None:
    app.installTranslator(translator)
    _installed.append(translator)


def known() -> tuple[tuple[str, str, bool], ...]:
    """The languages there are.

    Code, what their speakers call them, whether they are more than for trying out.
    """
    return tuple((language.code, language.name, language.offered) for language in known_languages())


def term(kind: str, word: str) -> str:
    """A word of the rulebook: a keyword, a kind of counter, a note about an object."""
    return current().term(kind, word)


def type_line(text: str) -> str:
    """A type line."""
    return current().type_line(text)


def card_text(text: str, name: str = "", type_line: str = "") -> str:
    """The rules text of a card or an ability that speaks of an object with a name and a type line."""
    return rules_text(text, current(), name, type_line)


def number(number: int) -> str:
    """A number in digits."""
    return current().number(number)


def all_of(words: Sequence[str]) -> str:
    """Several names, one after the other."""
    return current().all_of(words)


def sentence(text: str) -> str:
    """What the engine says in English only, in the language's words if it has any for it.

    What is wrong with a deck is said so.
    """
    return current().sentence(text)


def tell(words: str) -> str:
    """What the engine says of no game in particular, as why an answer is none."""
    return plainly(words, current())
