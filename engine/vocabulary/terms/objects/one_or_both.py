"""Clauses that name two things.

As in "that's a Wolf or a Werewolf", "that's both red and white", "without this or that".
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, phrase, production
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


@forms(
    phrase("without {keywords:keyword_name*or2}", into="clause"),
    phrase("without {keywords:keyword_name*or} or {particular:landwalk}", into="clause"),
)  # fmt: skip
@record
class WithoutAny(ObjectFilter):
    """An object with none of several keyword abilities."""

    keywords: tuple[str, ...]
    particular: str = ""  # of landwalk the land type, if words ask for one
    reads = READS_ABILITIES
    of_creatures = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        landwalk = (WithKeyword("landwalk", particular=self.particular),) if self.particular else ()
        return not any(one.fits(ctx, ref) for one in (*map(WithKeyword, self.keywords), *landwalk))


def _one_or_other(**options: Filter) -> AnyOf:
    return AnyOf(tuple(options.values()), "or a")


def _read_one_or_other(*names: str) -> Any:
    def read(node: AnyOf) -> dict[str, Any] | None:
        options = node.options if node.word == "or a" else ()
        return dict(zip(names, options, strict=True)) if len(options) == len(names) else None

    return read


production(
    "one_of_such", "a {first:filter#one} or a {second:filter#one}", AnyOf, _one_or_other,
    _read_one_or_other("first", "second"),
)  # fmt: skip
production(
    "one_of_such", "a {first:filter#one}, a {second:filter#one}, or a {third:filter#one}", AnyOf, _one_or_other,
    _read_one_or_other("first", "second", "third"),
)  # fmt: skip
production(
    "some", "{what:one_of_such}", Some, lambda what: Some(ONE, what),
    lambda node: {"what": node.what} if node.count == ONE and _is_list(node.what) else None,
)  # fmt: skip


def _is_list(what: Filter) -> bool:
    """Whether a description is a list of descriptions with an article each."""
    return isinstance(what, AnyOf) and what.word == "or a"


label("one_of_such", "a list like “a creature or a basic land”")
