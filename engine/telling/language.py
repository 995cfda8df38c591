"""Languages: each a folder of tables, with what its grammar asks for beyond tables."""

from __future__ import annotations

import importlib
import pkgutil
import tomllib
from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache
from pathlib import Path
from typing import ClassVar

from engine.compiler.phrasebook import Phrasebook, Translated
from engine.telling import languages
from engine.telling.wording import Wording, read_wording

Table = Mapping[str, str]


class Language:
    """A language in which the table can speak.

    This one is a plain one, without inflection, until told otherwise.
    """

    code: ClassVar[str] = ""  # as in "en", "zh_CN"
    name: ClassVar[str] = ""  # what its own speakers call it
    offered: ClassVar[bool] = True  # whether people are offered it
    thousands: ClassVar[str] = ","  # what stands between the thousands of a number

    def table(self, name: str) -> dict[str, str]:
        """One of the language's tables; empty if its folder has none of that name."""
        return dict(_table(self.code, name))

    @cached_property
    def messages(self) -> dict[str, str]:
        """The texts of the messages, by their keys."""
        return self.table("messages")

    def wording(self, key: str) -> Wording | None:
        """The wording of a message; None if the language has none."""
        known: dict[str, Wording] = self.__dict__.setdefault("_wordings", {})
        if key not in known and key in self.messages:
            known[key] = read_wording(self.messages[key])
        return known.get(key)

    @cached_property
    def terms(self) -> dict[str, str]:
        """The words of the rulebook, by what they are in English."""
        return self.table("terms")

    def term(self, kind: str, word: str) -> str:
        """A word of the rulebook: a zone, a color, a type, a kind of counter."""
        return self.terms.get(f"{kind} {word}") or self.terms.get(word) or word

    @cached_property
    def book(self) -> Phrasebook:
        """The phrases in which rules text is written."""
        return Translated(self.table("phrases"), self.table("vocabulary"))

    def type_line(self, text: str) -> str:
        """A type line, word by word."""
        return " ".join(self.term("type", word) for word in text.split(" "))

    def sentence(self, text: str) -> str:
        """Rules text that no phrase writes, as a whole."""
        return self.terms.get(text, text)

    def plural(self, number: int) -> int:
        """Which of the forms of a word stands with a number."""
        return 0

    def number(self, number: int) -> str:
        """A number in digits."""
        return f"{number:,}".replace(",", self.thousands)

    def with_article(self, words: str) -> str:
        """Words with an article before them."""
        return words

    def own(self, words: str) -> str:
        """The words for whose something is."""
        return words

    def all_of(self, words: Sequence[str]) -> str:
        """Several things, told one after the other: "A, B and C"."""
        return ", ".join(words)


@lru_cache(maxsize=64)
def _table(code: str, name: str) -> dict[str, str]:
    file = Path(languages.__file__).parent / folders()[code] / f"{name}.toml"
    return tomllib.loads(file.read_text(encoding="utf-8")) if file.is_file() else {}


@lru_cache(maxsize=1)
def folders() -> dict[str, str]:
    """The folder of each language, by its code."""
    return {type(made).code: folder for folder, made in _found().items()}


@lru_cache(maxsize=1)
def _found() -> dict[str, Language]:
    result = {}
    for info in pkgutil.iter_modules(languages.__path__):
        module = importlib.import_module(f"{languages.__name__}.{info.name}")
        result[info.name] = module.LANGUAGE
    return result


def known_languages() -> tuple[Language, ...]:
    """All languages there are, those for trying out too."""
    return tuple(_found().values())


def language(code: str) -> Language:
    """The language of a code ("en", or "en_GB" for what is nearest); English if there is none."""
    by_code = {type(made).code: made for made in known_languages()}
    return by_code.get(code) or by_code.get(code.partition("_")[0]) or by_code["en"]
