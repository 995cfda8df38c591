"""Adjectives of objects: "tapped", "nonland", "legendary", "white", "other", "attacking" …"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, include, lexicon, phrase, terminal
from engine.core.colors import WUBRG
from engine.core.identity import NOBODY, Ref
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.state import last_known
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.node import (
    READS_BOARD,
    READS_COLORS,
    READS_NOTHING,
    READS_POWER,
    READS_STATUS,
    READS_TYPES,
)  # fmt: skip
from engine.meaning.speech import Wanted
from engine.vocabulary.terms.objects.objects import EACH, MOVED, bound_refs

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{color:color}", into="adjective_word")
@record
class HasColor(ObjectFilter):
    """An object of a colour (CR 105)."""

    color: str
    reads = READS_COLORS
    personal = False
    category = "color"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.color in ctx.chars(ref).colors


@phrase("{supertype:supertype}", into="adjective_word")
@record
class HasSupertype(ObjectFilter):
    """An object with a supertype (CR 205.4)."""

    supertype: str
    reads = READS_TYPES
    personal = False
    category = "supertype"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.supertype in ctx.chars(ref).supertypes


@phrase("non {what:negatable}", into="adjective_word")
@record
class Not(Filter):
    """The opposite of one word: "nonland", "non-Elf", "nontoken"."""

    what: Filter
    reads = READS_NOTHING

    @property
    def category(self) -> str:
        """What it is about: words in one list are about the same."""
        return "not " + self.what.category

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return not self.what.matches(ctx, ref)


@phrase("{parts:negation*,2}", into="adjective")
@record
class NoneOf(Filter):
    """Several negations, between commas: "noncreature, nonland"."""

    parts: tuple[Filter, ...]
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return all(part.matches(ctx, ref) for part in self.parts)

    def well_formed(self) -> bool:
        """Whether all parts are negations."""
        return all(isinstance(part, Not) for part in self.parts)


_STATS = re.compile(r"(\d+)/(\d+)")


def _read_stats(words: list[str], position: int) -> Iterator[tuple[int, tuple[int, int]]]:
    match = _STATS.fullmatch(words[position])
    if match:
        yield position + 1, (int(match[1]), int(match[2]))


def _write_stats(value: Any, form: Form) -> list[str]:
    return [f"{value[0]}/{value[1]}"]


terminal("plain_stats", _read_stats, _write_stats)


@phrase("{stats:plain_stats}", into="adjective")
@record
class OfSize(Filter):
    """A creature of exactly some power and toughness: "target 1/1 creature"."""

    stats: tuple[int, int]
    reads = READS_POWER

    def matches(self, ctx: Context, ref: Ref) -> bool:
        found = ctx.chars(ref)
        return (found.power, found.toughness) == self.stats


@phrase("one or more colors", into="adjective")
@record
class OfSomeColor(ObjectFilter):
    """An object that is not colorless, behind its noun: "that's one or more colors" (CR 105.2)."""

    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return bool(ctx.chars(ref).colors)


@phrase("exactly {number:cardinal_number} colors", into="adjective")
@record
class OfSoManyColors(ObjectFilter):
    """An object of a certain number of colours, behind its noun: "that's exactly two colors" (CR 105.2)."""

    number: int
    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return len(set(ctx.chars(ref).colors)) == self.number


@phrase("other", into="adjective")
@record
class Other(Filter):
    """An object that is not the ability's own ("another creature", "other Goblins").

    Where words say what happens to something, it is another than that: "enchanted creature gets +1/+1 for each other
    creature you control", "each creature you control gets …".
    """

    key: str = ""  # of what it is other than, if not the ability's own object
    reads = READS_NOTHING
    not_itself = True

    def wanted(self) -> Wanted:
        """What was named last, where the ability's own object is nothing of the kind. As in "deals 3 damage to
        target creature. Other creatures can't attack this turn"."""
        return Wanted("object", optional=True, other=True)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        named = ctx.bound(EACH) or (bound_refs(ctx, self.key) if self.key else (ctx.source,))
        became = dict(ctx.bindings.get(MOVED, ())) if self.key else {}
        return ref not in named and not any(became.get(one) == ref for one in named)


@phrase("{word:status}", into="adjective_word")
@phrase("attacking", into="place_being", word="attacking")
@record
class Status(ObjectFilter):
    """A property that one word names."""

    word: str
    personal = False

    @property
    def category(self) -> str:
        """What it is about: words in one list are about the same."""
        return "color" if "color" in self.word else "status"

    @property
    def participle(self) -> str:
        return self.word

    @property
    def reads(self) -> int:  # type: ignore[override]
        """What the word looks at."""
        return _READS.get(self.word, READS_STATUS)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return _STATUS[self.word](ctx, ref)


def _attached(kind: str) -> Callable[[Context, Ref], bool]:
    def holds(ctx: Context, ref: Ref) -> bool:
        return any(kind in ctx.chars(oid).subtypes for oid in last_known.attachments(ctx.game, ref))

    return holds


def _modified(ctx: Context, ref: Ref) -> bool:
    """Whether a creature is modified (CR 700.9)."""
    controller = ctx.controller_of(ref)
    return bool(ctx.obj(ref).counters) or any(
        "Equipment" in ctx.chars(oid).subtypes
        or ("Aura" in ctx.chars(oid).subtypes and ctx.controller_of(oid) == controller)
        for oid in last_known.attachments(ctx.game, ref)
    )


def _historic(ctx: Context, ref: Ref) -> bool:
    """Whether an object is historic (CR 700.6)."""
    found = ctx.chars(ref)
    return "legendary" in found.supertypes or "artifact" in found.types or "Saga" in found.subtypes


def marked(mark: Mark) -> Callable[[Context, Ref], bool]:
    """What fits objects that have a mark."""
    return lambda ctx, ref: bool(ctx.obj(ref).marks.get(mark))


def status_word(word: str, fits: Callable[[Context, Ref], bool], reads: int = READS_STATUS) -> None:
    """Let a word name a property: the mechanism that gives the property says which objects have it."""
    _STATUS[word], _READS[word] = fits, reads
    lexicon("status", {known: known for known in _STATUS})


_STATUS: dict[str, Callable[[Context, Ref], bool]] = {
    "tapped": lambda ctx, ref: ctx.obj(ref).tapped,
    "untapped": lambda ctx, ref: not ctx.obj(ref).tapped,
    "attacking": lambda ctx, ref: last_known.attacking(ctx.game, ref) != NOBODY,
    "blocking": lambda ctx, ref: last_known.blocking(ctx.game, ref) is not None,
    "blocked": lambda ctx, ref: last_known.is_blocked(ctx.game, ref),
    "unblocked": lambda ctx, ref: last_known.is_unblocked(ctx.game, ref),
    "token": lambda ctx, ref: ctx.obj(ref).token,
    "colorless": lambda ctx, ref: not ctx.chars(ref).colors,
    "colored": lambda ctx, ref: bool(ctx.chars(ref).colors),
    "monocolored": lambda ctx, ref: len(ctx.chars(ref).colors) == 1,
    "multicolored": lambda ctx, ref: len(ctx.chars(ref).colors) > 1,
    "face-down": lambda ctx, ref: bool(ctx.obj(ref).face_down),
    "face-up": lambda ctx, ref: not ctx.obj(ref).face_down,
    "enchanted": _attached("Aura"),
    "equipped": _attached("Equipment"),
    "modified": _modified,
    "historic": _historic,
    "attached": lambda ctx, ref: ctx.obj(ref).attached_to != NOBODY,
    "kicked": lambda ctx, ref: (item := ctx.obj(ref).stack) is not None and bool(item.value("kicker")),
}
_READS = {
    **dict.fromkeys(("enchanted", "equipped", "modified"), READS_BOARD | READS_STATUS | READS_TYPES),
    **dict.fromkeys(("colorless", "colored", "monocolored", "multicolored"), READS_COLORS),
    **dict.fromkeys(("historic",), READS_TYPES),
}


@phrase("all colors", into="adjective")
@record
class AllColors(ObjectFilter):
    """An object of all five colours (CR 105.2)."""

    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return set(WUBRG) <= set(ctx.chars(ref).colors)


lexicon("status", {word: word for word in _STATUS})
include("negatable", "type_word", "adjective_word")
include("negation", "adjective_word")
include("adjective_word", "type_word")
