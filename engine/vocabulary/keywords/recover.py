"""Recover (CR 702.59)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.59", "Recover", "recover {costs:mana_cost*,}", "recover—^{costs:cost*,^}.")
class Recover:
    """A card bought back from the graveyard when a creature joins it there, or lost (CR 702.59a)."""

    costs: tuple[Cost, ...]

    definition = (
        "When a creature is put into your graveyard from the battlefield, you may [costs:payment*and#many]. If you do, "
        "return this card from your graveyard to your hand. Otherwise, exile this card."
    )
