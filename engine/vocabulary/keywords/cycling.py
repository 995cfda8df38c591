"""Cycling and typecycling (CR 702.29)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.keywords import KEYWORDS, keyword
from engine.compiler.templates import Form, Unprintable, label, phrase, terminal
from engine.core.card_types import CARD_TYPES, SUBTYPES, SUPERTYPES
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.events.cards import PlayerDid
from engine.game.events.zone_changes import Discard, ZoneChange
from engine.meaning.families import Cost
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.triggers.players import CYCLE

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("cycle this card", into="cost")
@record
class CycleThis(Cost):
    """Discarding the card as the cost of a cycling ability: that is what cycling it means (CR 702.29c)."""

    reads = READS_NOTHING

    def works_from(self) -> str:
        """The zone in which cycling abilities work (CR 702.29a)."""
        return HAND

    def payable(self, ctx: Context) -> bool:
        return ctx.exists(ctx.source) and ctx.obj(ctx.source).zone == HAND

    def pay(self, ctx: Context) -> bool:
        done = ctx.happen(Discard(ctx.controller, ctx.source, ctx.source, cause="cycling"))
        cards = tuple(event.new for event in done if isinstance(event, ZoneChange))
        if done:
            ctx.happen(PlayerDid(ctx.controller, CYCLE, oids=cards or (ctx.source,), x=ctx.x))
        return bool(done)


@keyword("702.29", "Cycling", "cycling {costs:mana_cost*,}", "cycling—^{costs:cost*,^}.")
class Cycling:
    """A card that can be discarded for another."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^], Cycle this card: Draw a card."
    reminder = "[costs:cost*,^], Discard this card: Draw a card."


_END = "cycling"
_SPELT = {word.lower(): word for word in (*SUBTYPES, *CARD_TYPES, *SUPERTYPES)}


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    """A type and "cycling" in one word, perhaps with a further type before it: "swampcycling", "basic landcycling"."""
    word = words[position]
    if _is_type(word):
        yield position + 1, _SPELT[word.removesuffix(_END)]
    elif word in _SPELT and position + 1 < len(words) and _is_type(words[position + 1]):
        yield position + 2, f"{_SPELT[word]} {_SPELT[words[position + 1].removesuffix(_END)]}"


def _is_type(word: str) -> bool:
    return word.endswith(_END) and word.removesuffix(_END) in _SPELT


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str):
        raise Unprintable(f"{value!r} as a kind of typecycling")
    return f"{value.lower()}{_END}".split(" ")


terminal("typecycling", _read, _write)
label("typecycling", "a kind of typecycling")


@keyword("702.29", "Typecycling", "{type:typecycling} {costs:mana_cost*,}", "{type:typecycling}—^{costs:cost*,^}.")
class Typecycling:
    """Cycling for a card of a type; what speaks of cycling speaks of this too (CR 702.29e, 702.29f)."""

    type: str
    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Cycle this card: Search your library for a [type] card, reveal it, put it into your hand, "
        "then shuffle."
    )
    reminder = (
        "[costs:cost*,^], Discard this card: Search your library for a [type] card, reveal it, put it into your hand, "
        "then shuffle."
    )


KEYWORDS["typecycling"].name = "cycling"
