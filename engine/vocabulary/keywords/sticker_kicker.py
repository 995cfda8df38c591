"""Sticker kicker, a variant of kicker (CR 702.33h)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.optional_costs import WHERE_CAST_FROM, OptionalCost
from engine.vocabulary.mechanics.stickers import TicketAndSticker


@keyword("702.33", "Sticker kicker", "sticker kicker {costs:mana_cost*,}")
class StickerKicker:
    """A kicker cost; who pays it gets a ticket counter besides, and may put a sticker on the spell."""

    costs: tuple[Cost, ...]

    def stands_for(self) -> tuple[Ability, ...]:
        offer = OptionalCost("kicker", (*self.costs, TicketAndSticker()), keyword="sticker kicker")
        return (StaticAbility((offer,), zones=WHERE_CAST_FROM),)
