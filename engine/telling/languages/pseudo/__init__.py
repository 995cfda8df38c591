"""A language for trying out: English with marks on all its letters.

What stands without marks has not been told.

It is made from the tables of English, so that it has words for everything that English has; names keep their letters.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, cached_property
from typing import TYPE_CHECKING

from engine.compiler.phrasebook import Phrasebook
from engine.compiler.template_syntax import Group, Literal, Slot
from engine.compiler.tokens import ARTICLE, CAPITAL, NON
from engine.core.record import record
from engine.telling.language import Language, language
from engine.telling.wording import Place, Wording

if TYPE_CHECKING:
    from engine.compiler.template_syntax import Element
    from engine.compiler.templates import Production

_PLAIN = "AEIOUYaeiouyCcDdGgHhJjKkLlNnRrSsTtWwZz"
_MARKED = "ÁÉÍÓÚÝáéíóúýÇçĎďĜĝĤĥĴĵĶķĻļÑñŘřŠšŤťŴŵŽž"
_LETTERS = str.maketrans(_PLAIN, _MARKED)
_WORDS = re.compile(r"\{[^{}]*\}|[^{}]+")
_NAME_WORDS = ("card_name", "card_names")


def marked(text: str) -> str:
    """A text with marks on its letters, but for those of symbols in braces."""
    return _WORDS.sub(lambda part: part[0] if part[0].startswith("{") else part[0].translate(_LETTERS), text)


class Pseudo(Language):
    """English with marks on its letters."""

    code = "pseudo"
    name = "Éñĝļíšĥ"
    offered = False

    @cached_property
    def messages(self) -> dict[str, str]:
        return language("en").messages

    def wording(self, key: str) -> Wording | None:
        wording = language("en").wording(key)
        return _marked_wording(wording) if wording is not None else None

    @cached_property
    def book(self) -> Phrasebook:
        return MarkedPhrases()

    def term(self, kind: str, word: str) -> str:
        return marked(language("en").term(kind, word))

    def sentence(self, text: str) -> str:
        return marked(text)

    def plural(self, number: int) -> int:
        return language("en").plural(number)

    def with_article(self, words: str) -> str:
        return f"{marked('a')} {words}"

    def own(self, words: str) -> str:
        return f"{words}{marked(chr(39) + 's')}"

    def all_of(self, words: Sequence[str]) -> str:
        *first, last = words or ("",)
        return f"{', '.join(first)} {marked('and')} {last}" if first else last


def _marked_wording(wording: Wording) -> Wording:
    parts: list[str | Place] = []
    for part in wording:
        if isinstance(part, Place):
            forms = tuple(_marked_wording(form) for form in part.forms)
            parts.append(Place(part.slot, part.capital, part.article, part.own, part.kind, forms))
        else:
            parts.append(marked(part))
    return tuple(parts)


@record
class MarkedPhrases(Phrasebook):
    """The phrases of English with marks on their letters."""

    def elements(self, production: Production) -> tuple[Element, ...]:
        return _marked_elements(production.elements)

    def words(self, nonterminal: str, words: list[str]) -> list[str]:
        return words if nonterminal in _NAME_WORDS else [_marked_word(word) for word in words]

    def own(self, words: list[str], plural: bool) -> list[str]:
        return [_marked_word(word) if word in ("'s", "'") else word for word in Phrasebook.own(self, words, plural)]

    def between(self, style: str, last: bool, several: bool) -> list[str]:
        return [_marked_word(word) for word in Phrasebook.between(self, style, last, several)]


@cache
def _marked_elements(elements: tuple[Element, ...]) -> tuple[Element, ...]:
    result: list[Element] = []
    for element in elements:
        if isinstance(element, Literal):
            forms = tuple(tuple(_marked_word(word) for word in form) for form in element.forms)
            result.append(Literal(forms, element.agrees, element.with_field))
        elif isinstance(element, Group):
            result.append(Group(element.field, _marked_elements(element.elements)))
        else:
            assert isinstance(element, Slot)
            result.append(element)
    return tuple(result)


def _marked_word(word: str) -> str:
    """A printed token with marks; articles and "non" are words too, the marks of the printer are none."""
    if word == CAPITAL:
        return word
    return {ARTICLE: marked("a"), NON: marked(NON) + "-"}.get(word) or marked(word)


LANGUAGE = Pseudo()
