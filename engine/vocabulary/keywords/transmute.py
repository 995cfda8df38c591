"""Transmute (CR 702.53)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.53", "Transmute", "transmute {costs:mana_cost*,}", "transmute—^{costs:cost*,^}.")
class Transmute:
    """A card turned into another of its mana value (CR 702.53a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Discard this card: Search your library for a card with the same mana value as this card, "
        "reveal it, put it into your hand, then shuffle. Activate only as a sorcery."
    )
