"""Equip (CR 702.6)."""

from __future__ import annotations

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.meaning.families import Cost, Filter
from engine.vocabulary.statics.costs.cost_changes import ThisAbilityCosts
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun

CREATURE = Described(noun=TypeNoun(HasType("creature")))


@phrase("equip {costs:mana_cost*,}. ^activate only once each turn.", into="keyword", once=True)
@phrase("equip—^{costs:cost*,^}. ^activate only once each turn.", into="keyword", once=True)
@phrase("equip {costs:mana_cost*,}. ^{change:own_cost}.", into="keyword")
@phrase("equip—^pay {costs:mana_cost*,} or {other:cost*,}.", into="keyword")
@keyword(
    "702.6", "Equip", "equip {costs:mana_cost*,}", "equip—^{costs:cost*,^}.", "equip {what:filter} {costs:mana_cost*,}"
)
class Equip:
    """Attaching an Equipment to a creature, perhaps only to one of a quality (CR 702.6e)."""

    costs: tuple[Cost, ...]
    what: Filter = CREATURE
    once: bool = False
    change: ThisAbilityCosts | None = None
    other: tuple[Cost, ...] = ()  # what may be paid as well: a second way to activate it

    @property
    def definition(self) -> str:
        """What it stands for."""
        often = " and only once each turn" if self.once else ""
        dearer = "[change:own_cost]. " if self.change is not None else ""
        either = " or [other:cost*,^]" if self.other else ""
        deed = f"Attach ~ to target [what] you control. {dearer}Activate only as a sorcery{often}."
        return f"[costs:cost*,^]{either}: {deed}"
