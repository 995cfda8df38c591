"""Lists of what may stand before a noun, with words of their own (CR 109.2).

As in "a Bird or basic land card", "a red or artifact source", "a legendary and/or enchantment card".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Filter
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import nouns_of
from engine.vocabulary.terms.objects.filters import AnyOf, HasType

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{parts:adjective_word* #one}", into="adjective_group")
@record
class Adjectives(Filter):
    """Several words that all stand before one noun: "legendary Elf"."""

    parts: tuple[Filter, ...]
    reads = READS_NOTHING
    personal = False

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset().union(*(nouns_of(part) for part in self.parts))

    def well_formed(self) -> bool:
        """Two or more: one word is no group."""
        return len(self.parts) > 1

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return all(part.matches(ctx, ref) for part in self.parts)


@phrase("{options:adjective_group*or2}", into="adjective", word="or")
@phrase("{options:adjective_group*and2}", into="adjective", word="and")
@phrase("{options:adjective_group*and/or2}", into="adjective", word="and/or")
@record
class EitherAdjective(Filter):
    """One of several words or groups of words that are about different things: "Bird or basic land"."""

    options: tuple[Filter, ...]
    word: str = wording(default="or")
    reads = READS_NOTHING
    personal = False

    @property
    def grouped(self) -> bool:
        """Whether an option has several words."""
        return any(isinstance(option, Adjectives) for option in self.options)

    @property
    def differing(self) -> bool:
        """Whether its words are about different things."""
        return True

    @property
    def may_be_nouns(self) -> bool:
        """Whether the first option could be a noun by itself: "Elf or legendary creature" is a list of nouns."""
        return self.grouped or self.options[0].category == "type"

    def well_formed(self) -> bool:
        """Whether English reads it so: words before a list of plain words are about all of them."""
        if self.grouped:
            return self._goes_apart()
        categories = {option.category for option in self.options}
        return len(categories) > 1 and not any(one.startswith("not ") for one in categories)

    def _goes_apart(self) -> bool:
        """Whether a later option is a group that does not begin like the plain ones: "Bird or Elf creature" is a
        Bird creature or an Elf creature."""
        plain = {type(option) for option in self.options if not isinstance(option, Adjectives)} - {HasType}
        groups = [option for option in self.options[1:] if isinstance(option, Adjectives)]
        return bool(groups) and not any(type(group.parts[0]) in plain for group in groups)

    def nouns(self) -> frozenset[str]:
        """The nouns for any of them."""
        return frozenset().union(*(nouns_of(option) for option in self.options))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(option.matches(ctx, ref) for option in self.options)


@phrase("{parts:adjective_group*and2}", into="being")
@record
class AllOf(Filter):
    """All of several words, said of one object: "if it's white and untapped"."""

    parts: tuple[Filter, ...]
    reads = READS_NOTHING
    personal = False

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return frozenset().union(*(nouns_of(part) for part in self.parts))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return all(part.matches(ctx, ref) for part in self.parts)


def as_said_of_one(what: Filter) -> Filter:
    """What a list of words asks of one object: all that "and" joins."""
    return AllOf(what.options) if isinstance(what, AnyOf | EitherAdjective) and what.word == "and" else what


include("adjective_group", "adjective_word")
