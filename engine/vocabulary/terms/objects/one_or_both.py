"""Clauses that name two things.

As in "that's a Wolf or a Werewolf", "that's both red and white", "without this or that".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.node import READS_ABILITIES, READS_NOTHING
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.objects.clauses import WithKeyword
from engine.vocabulary.terms.objects.filters import AnyOf
from engine.vocabulary.terms.objects.objects import Some

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("['s|are] a {first:noun} or a {second:noun}", into="relative", word="or")
@phrase("are {first:noun#many} and/or {second:noun#many}", into="relative", word="or", many=True)
@phrase("['s|are] both {first:adjective} and {second:adjective}", into="relative", word="and")
@record
class ThatIsOneOrBoth(Filter):
    """An object that is one of two things, or both.

    As in "that's a Wolf or a Werewolf", "that's both red and white".
    """

    first: Filter
    second: Filter
    word: str
    many: bool = wording(default=False)  # "Zombies and/or tokens"
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        found = (self.first.matches(ctx, ref), self.second.matches(ctx, ref))
        return any(found) if self.word == "or" else all(found)


@phrase("['s|are] a {first:noun}, a {second:noun}, or a {third:noun}", into="relative")
@record
class ThatIsOneOfThree(Filter):
    """An object that is at least one of three things: "that's a Goblin, an Orc, or an Ogre"."""

    first: Filter
    second: Filter
    third: Filter
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return any(what.matches(ctx, ref) for what in (self.first, self.second, self.third))


@forms(
    phrase("without {first:keyword_name} or {second:keyword_name}", into="clause"),
    phrase("without {first:keyword_name} or {particular:landwalk}", into="clause", second="landwalk"),
)  # fmt: skip
@record
class WithoutEither(ObjectFilter):
    """An object with neither of two keyword abilities."""

    first: str
    second: str
    particular: str = ""  # of landwalk the land type, if words ask for one
    reads = READS_ABILITIES
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        first, second = WithKeyword(self.first), WithKeyword(self.second, particular=self.particular)
        return not first.fits(ctx, ref) and not second.fits(ctx, ref)


def _one_or_other(**options: Filter) -> Some:
    return Some(ONE, AnyOf(tuple(options.values()), "or a"))


def _read_one_or_other(*names: str) -> Any:
    def read(node: Some) -> dict[str, Any] | None:
        said = node.count == ONE and isinstance(node.what, AnyOf) and node.what.word == "or a"
        options = node.what.options if said and isinstance(node.what, AnyOf) else ()
        return dict(zip(names, options, strict=True)) if len(options) == len(names) else None

    return read


production(
    "some", "a {first:filter#one} or a {second:filter#one}", Some, _one_or_other, _read_one_or_other("first", "second"),
)  # fmt: skip
production(
    "some", "a {first:filter#one}, a {second:filter#one}, or a {third:filter#one}", Some, _one_or_other,
    _read_one_or_other("first", "second", "third"),
)  # fmt: skip
