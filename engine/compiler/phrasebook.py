"""Phrasebooks: in which words the printer writes.

English has the phrases as they stand; other languages have tables.

A table gives, for the template of an English phrase, the template of the other language, with the same slots in
whatever order that language has them; and for words that no template writes (numbers, types, kinds of counters) the
words of the language. `missing` lists what a table lacks: it is printed in English.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import TYPE_CHECKING

from engine.compiler.template_syntax import parse_template
from engine.compiler.templates import PRODUCTIONS
from engine.compiler.tokens import join

if TYPE_CHECKING:
    from engine.compiler.template_syntax import Element
    from engine.compiler.templates import Production


class Phrasebook:
    """The words of rules text in a language: here English, as the phrases have it."""

    def elements(self, production: Production) -> tuple[Element, ...]:
        """The elements of a phrase."""
        return production.elements

    def words(self, nonterminal: str, words: list[str]) -> list[str]:
        """Words that no template writes: of numbers, lexicons, names."""
        return words

    def own(self, words: list[str], plural: bool) -> list[str]:
        """The words for whose something is."""
        return [*words, "'" if words[-1].endswith("s") and plural else "'s"]

    def between(self, style: str, last: bool, several: bool) -> list[str]:
        """What stands between the items of a list: before the last of them, or before one of several others."""
        return [*([","] if several else []), *([style] if last else [])]

    def joined(self, words: list[str]) -> str:
        """A line from printed tokens."""
        return join(words)


class Translated(Phrasebook):
    """The words of rules text in another language, by tables."""

    def __init__(self, phrases: Mapping[str, str], vocabulary: Mapping[str, str]) -> None:
        self.phrases = phrases
        self.vocabulary = vocabulary

    def elements(self, production: Production) -> tuple[Element, ...]:
        template = self.phrases.get(production.template)
        return production.elements if template is None else parse_template(template)

    def words(self, nonterminal: str, words: list[str]) -> list[str]:
        whole = self.vocabulary.get(" ".join(words))
        return [self.vocabulary.get(word, word) for word in words] if whole is None else whole.split(" ")

    def between(self, style: str, last: bool, several: bool) -> list[str]:
        return [self.vocabulary.get(word, word) for word in Phrasebook.between(self, style, last, several)]

    def missing(self) -> Iterator[str]:
        """The English templates for which there is none in the language."""
        return (made.template for made in PRODUCTIONS if not made.read_only and made.template not in self.phrases)


ENGLISH = Phrasebook()
