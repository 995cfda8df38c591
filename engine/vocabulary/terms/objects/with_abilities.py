"""Clauses about activated and mana abilities (CR 602, 605): "with a mana ability"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.rules.layers.intrinsic import has_unlisted_mana
from engine.meaning.families import ObjectFilter
from engine.meaning.node import READS_ABILITIES

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("with a activated ability", into="clause")
@phrase("a activated ability", into="having")
@phrase("with a activated ability that isn't a mana ability", into="clause", no_mana=True)
@phrase("with a mana ability", into="clause", only_mana=True)
@phrase("with activated abilities", into="clause", many=True)
@phrase("without activated abilities", into="clause", negative=True, many=True)
@record
class WithActivatedAbility(ObjectFilter):
    """An object with one or more activated abilities, mana abilities among them, wherever these work.

    See CR 702.53b.
    """

    negative: bool = False
    many: bool = wording(default=False)
    no_mana: bool = False  # those that are mana abilities do not count
    only_mana: bool = False  # nor any others
    reads = READS_ABILITIES

    def fits(self, ctx: Context, ref: Ref) -> bool:
        chars = ctx.chars(ref)
        if self.no_mana:
            return bool(chars.abilities.activated)
        listed = chars.abilities.mana or (not self.only_mana and chars.abilities.activated)
        if self.only_mana and any(ability.mana for ability in chars.abilities.triggered):
            return True  # (CR 605.1b)
        return (bool(listed) or has_unlisted_mana(ctx.obj(ref).zone, chars)) != self.negative
