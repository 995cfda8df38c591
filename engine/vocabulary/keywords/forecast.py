"""Forecast (CR 702.57)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.keywords import keyword
from engine.compiler.templates import phrase
from engine.core.record import record, replace
from engine.core.zones import HAND
from engine.meaning.abilities import Ability, ActivatedAbility
from engine.meaning.families import Cost, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.windows import YOUR, Window
from engine.vocabulary.keywords.shared.prefixed import completed
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("reveal {this:object} from your hand", into="cost")
@record
class RevealThis(Cost):
    """Revealing the card itself from hand."""

    this: Reference
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of itself."""
        return isinstance(self.this, This)

    def works_from(self) -> str:
        """The zone in which the ability works."""
        return HAND

    def payable(self, ctx: Context) -> bool:
        return True

    def pay(self, ctx: Context) -> bool:
        return True  # what is activated from a hidden zone has been revealed (CR 602.2a)


@keyword("702.57", "Forecast", "forecast — ^{ability:ability}")
class Forecast:
    """An ability that works from hand, once in its owner's upkeep (CR 702.57a, 702.57b)."""

    ability: Ability

    def well_formed(self) -> bool:
        """Only an activated ability."""
        return isinstance(self.ability, ActivatedAbility)

    def stands_for(self) -> tuple[Ability, ...]:
        assert isinstance(self.ability, ActivatedAbility)
        ability = completed(replace(self.ability, limit="turn", timing=Window("upkeep", YOUR)))
        assert isinstance(ability, ActivatedAbility)
        return (replace(ability, zone=HAND),)
