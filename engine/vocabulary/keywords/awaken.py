"""Awaken (CR 702.113)."""

from __future__ import annotations

from engine.compiler.keywords import defined, keyword
from engine.meaning.abilities import Ability
from engine.meaning.families import Cost
from engine.vocabulary.keywords.shared.alternative_costs import cast_for


@keyword("702.113", "Awaken", "awaken {number:number}—{costs:mana_cost*,}")
class Awaken:
    """A spell that wakes a land too; its target is chosen only if the awaken cost is paid (CR 702.113b)."""

    number: int
    costs: tuple[Cost, ...]

    of_spell = True
    definition = (
        "If this spell's awaken cost was paid, put [number:count] +1/+1 counter(s) on target land you control and it "
        "becomes a 0/0 Elemental creature with haste. It's still a land."
    )

    def stands_for(self) -> tuple[Ability, ...]:
        return (cast_for("awaken", self.costs), *defined(self))
