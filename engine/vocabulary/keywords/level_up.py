"""Level up (CR 702.87)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.meaning.families import Cost


@keyword("702.87", "Level up", "level up {costs:mana_cost*,}", "level up—^{costs:cost*,^}.")
class LevelUp:
    """Levels for mana, on leveler cards (CR 702.87a, 711)."""

    costs: tuple[Cost, ...]

    definition = "[costs:cost*,^]: Put a level counter on ~. Activate only as a sorcery."
