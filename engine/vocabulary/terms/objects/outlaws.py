"""Outlaws: Assassins, Mercenaries, Pirates, Rogues and Warlocks (CR 700.12)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.core.zones import BATTLEFIELD
from engine.meaning.node import READS_TYPES
from engine.vocabulary.terms.objects.adjectives import status_word
from engine.vocabulary.terms.objects.filters import Noun

if TYPE_CHECKING:
    from engine.game.rules.context import Context

OUTLAWS = ("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock")


def is_outlaw(ctx: Context, ref: Ref) -> bool:
    """Whether an object is an outlaw (CR 700.12)."""
    return any(subtype in OUTLAWS for subtype in ctx.chars(ref).subtypes)


@phrase("outlaw(s)", into="plain_noun")
@record
class Outlaw(Noun):
    """An Assassin, Mercenary, Pirate, Rogue or Warlock (CR 700.12)."""

    reads = READS_TYPES
    zone = BATTLEFIELD

    def nouns(self) -> frozenset[str]:
        return frozenset(("creature", "outlaw"))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref) and is_outlaw(ctx, ref)


status_word("outlaw", is_outlaw, READS_TYPES)
