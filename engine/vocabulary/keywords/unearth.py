"""Unearth (CR 702.84)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.84", "Unearth", "unearth {costs:mana_cost*,}", "unearth—^{costs:cost*,^}.")
class Unearth:
    """A creature back for one turn (CR 702.84a)."""

    costs: tuple[Cost, ...]

    definition = (
        "[costs:cost*,^]: Return this card from your graveyard to the battlefield. It gains haste. Exile it at the "
        "beginning of the next end step. If it would leave the battlefield, exile it instead of putting it anywhere "
        "else. Activate only as a sorcery."
    )
