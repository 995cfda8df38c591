"""Transfigure (CR 702.71)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.71", "Transfigure", "transfigure {costs:mana_cost*,}", "transfigure—^{costs:cost*,^}.")
class Transfigure:
    """A permanent turned into a creature of its mana value (CR 702.71a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^], Sacrifice ~: Search your library for a creature card with the same mana value as ~, put it "
        "onto the battlefield, then shuffle. Activate only as a sorcery."
    )
