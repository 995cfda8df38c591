"""Rules text in another language: English is read, and written with that language's phrasebook.

Cards, and abilities on the stack, are known by their English text. A line that is not understood, or that says what
no phrase writes, is looked up as a whole; if the language has no words for it either, it stays English.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from engine.compiler import phrasebook
from engine.compiler.grammar import grammar
from engine.compiler.lines import Line, lines_of
from engine.compiler.normalise import Names, names_of, shown
from engine.compiler.parsing import Parser, TooIntricate
from engine.compiler.printing import print_as, words_of
from engine.compiler.templates import PLURAL, SINGULAR, Unprintable
from engine.core.record import record, replace

if TYPE_CHECKING:
    from engine.meaning.message import Printed
    from engine.telling.language import Language

ANY = ("object", "target_player", "target_any", "reference", "stated_cost", "payment", "cost")


@record
class Printing:
    """What is printed: rules text, and of what it speaks as its own object."""

    text: str
    name: str = ""
    type_line: str = ""


def retold(printed: Printing, language: Language) -> str:
    """Rules text in a language."""
    if language.book is phrasebook.ENGLISH or not printed.text:
        return printed.text
    return _retold(printed, language)


def rules_text(text: str, language: Language, name: str = "", type_line: str = "") -> str:
    """The rules text of a card or an ability in a language, of an object with a name and a type line."""
    return retold(Printing(text, name, type_line), language)


@lru_cache(maxsize=8192)
def _retold(printed: Printing, language: Language) -> str:
    names = names_of(printed.name, printed.type_line)
    own = Names(printed.name, language.term("self", f"this {names.noun}") if names.noun else names.short)
    lines = lines_of(printed, names)
    if not any(line.text for line in lines):
        return language.sentence(printed.text)  # nothing but reminder text
    return "\n".join(shown(_line(line, language), own) for line in lines if line.text)


def _line(line: Line, language: Language) -> str:
    prefix = language.sentence(line.prefix) if line.prefix else ""
    for written in _readings(line, language):
        return replace(line, prefix=prefix, bracketed="").whole(written)
    return prefix + language.sentence(line.text)


def _readings(line: Line, language: Language) -> list[str]:
    """The line in the language, for the first reading that says in English what is printed."""
    try:
        readings = Parser(grammar(), line.text).readings(line.nonterminal)
    except TooIntricate:
        return []
    exact = [one for one in readings if _written(line.nonterminal, one, phrasebook.ENGLISH) == line.text]
    chosen = exact[:1] or readings[: len(readings) == 1]  # an older wording has but one meaning
    return [words for one in chosen if (words := _written(line.nonterminal, one, language.book))]


def _written(nonterminal: str, reading: object, book: phrasebook.Phrasebook) -> str:
    try:
        return print_as(nonterminal, reading, book=book)
    except Unprintable:
        return ""


def in_a_sentence(printed: Printed, language: Language) -> str:
    """The words of nodes in a language, with a capital letter only if their first word has one always."""
    words = _words(printed, language.book)
    text = language.book.joined(words)
    return text[:1].lower() + text[1:] if words[0][:1].islower() else text


def _words(printed: Printed, book: phrasebook.Phrasebook) -> list[str]:
    form = PLURAL if printed.plural else SINGULAR
    for nonterminal in (printed.nonterminal,) if printed.nonterminal else ANY:
        try:
            return words_of(grammar(), nonterminal, printed.node, form, book)
        except Unprintable:
            continue
    raise Unprintable(f"{printed.node!r} within a message")


__all__ = ["Printing", "in_a_sentence", "retold", "rules_text"]
