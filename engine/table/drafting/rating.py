"""How strong a card is in a deck of drafted cards, roughly, from what is printed on it.

For programs that draft, and for suggestions.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from engine.cards.card_facts import color_identity, mana_value, plain_number, printed_colors
from engine.core.record import record

if TYPE_CHECKING:
    from engine.cards.card_data import CardData
    from engine.core.colors import Colors

OF_RARITY = {"common": 2.0, "uncommon": 2.5, "rare": 3.0, "mythic": 3.4}
WORTH_BY_TEXT = (  # what words are worth, each once
    (r"\b(destroy|exile)s? (up to one )?(another )?target (?!artifact|enchantment|land)", 1.0),
    (r"deals? \d+ damage to (any target|target creature)", 0.9),
    (r"\bfights?\b|gets? [−-]\d+/[−-]\d+ until", 0.6),
    (r"\bflying\b", 0.5),
    (r"\bdraws? (a|two|three|that many) cards?", 0.4),
    (r"\bcreates? ", 0.4),
    (r"each opponent", 0.2),
    (r"\b(lifelink|deathtouch|trample|menace|vigilance|first strike|haste|hexproof|ward)\b", 0.25),
    (r"\bdouble strike\b|\bindestructible\b", 0.6),
    (r"creatures you control get \+", 0.7),
    (r"\bcounter target\b", 0.3),
    (r"\bdefender\b|can't block\b|enters tapped", -0.3),
    (r"as an additional cost|target (artifact|enchantment|land)\b", -0.5),
)
WORDS = tuple((re.compile(pattern, re.IGNORECASE), worth) for pattern, worth in WORTH_BY_TEXT)
REMINDER = re.compile(r"\([^()]*\)")
FREE = 2.6  # a card that takes no place in the deck


@record
class Rated:
    """A card as drafters look at it."""

    name: str
    colors: Colors  # that casting it needs
    identity: Colors
    mana_value: int
    strength: float  # 0 to 6
    creature: bool
    land: bool
    conspiracy: bool
    legend: bool


@lru_cache(maxsize=4096)
def rated(card: CardData) -> Rated:
    """What a drafter sees at a glance."""
    types, cost = card.front.type_line, mana_value(card)
    conspiracy = "Conspiracy" in types
    strength = OF_RARITY.get(card.rarity, OF_RARITY["common"])
    text = " ".join(REMINDER.sub("", face.text) for face in card.faces)
    strength += min(2.0, sum(worth for pattern, worth in WORDS if pattern.search(text)))
    power, toughness = plain_number(card.front.power), plain_number(card.front.toughness)
    if power is not None and toughness is not None:
        strength += max(-0.8, min(0.8, (power * 1.1 + toughness * 0.9 - 2 * cost) * 0.15))
    strength -= 0.15 * max(0, cost - 5)
    return Rated(
        card.name, printed_colors(card), color_identity(card), cost,
        FREE + strength * 0.1 if conspiracy else strength, "Creature" in types, "Land" in types, conspiracy,
        "Legendary" in types and "Creature" in types,
    )  # fmt: skip
