"""What mana a spell may be paid with by its own words (CR 106.6, 601.2h): "Spend only mana produced by creatures …"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.record import record
from engine.model.families import Filter, Reference, RuleModifier
from engine.model.node import READS_BOARD
from engine.model.questions import Asked
from engine.rules.paying.spending import MANA_ACCEPTED
from engine.statics.casting_costs import WHERE_CAST
from engine.terms.objects import This
from engine.terms.this_way import fits_anywhere
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context


@phrase("spend only mana produced by {what:filter#many} to cast {this:object}", into="static")
@record
class OnlyManaProducedBy(RuleModifier):
    """Only mana that certain permanents made may be spent on the spell, as they are or last existed."""

    what: Filter
    this: Reference
    reads = READS_BOARD
    questions = (MANA_ACCEPTED,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        maker = details.get("maker")
        return isinstance(maker, int) and fits_anywhere(ctx, self.what, maker)
