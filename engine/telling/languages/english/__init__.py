"""English, in which the rules and the words of the game are written."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from engine.compiler.phrasebook import ENGLISH, Phrasebook
from engine.telling.language import Language


class English(Language):
    """English: terms and rules text stand as they are."""

    code = "en"
    name = "English"

    @cached_property
    def book(self) -> Phrasebook:
        return ENGLISH

    def type_line(self, text: str) -> str:
        return text

    def plural(self, number: int) -> int:
        return 0 if number == 1 else 1

    def with_article(self, words: str) -> str:
        return f"{'an' if words[:1].lower() in tuple('aeiou') else 'a'} {words}"

    def own(self, words: str) -> str:
        return f"{words}'s"

    def all_of(self, words: Sequence[str]) -> str:
        *first, last = words or ("",)
        return f"{', '.join(first)} and {last}" if first else last


LANGUAGE = English()
