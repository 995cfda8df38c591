"""What a spell says of the mana it may be paid with (CR 106.6, 601.2h).

As in "Spend only mana produced by …", "on X".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.errors import RulesDefect
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.rules.casting.cast_record import cast_record
from engine.game.rules.paying.mana_for_x import MANA_FOR_X, SPENT_ON_X
from engine.game.rules.paying.spending import MANA_ACCEPTED
from engine.meaning.families import Amount, Filter, Reference, RuleModifier
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.statics.costs.casting_costs import WHERE_CAST
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


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


@phrase("you can't spend mana to cast {this:object}", into="static")
@record
class NoManaAtAll(RuleModifier):
    """No mana may be spent on the spell (CR 601.2h, 118.3).

    Its cost is paid by other means, or it can't be cast.
    """

    this: Reference
    reads = READS_NOTHING
    questions = (MANA_ACCEPTED,)

    def well_formed(self) -> bool:
        """Only of itself."""
        return isinstance(self.this, This)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return False


@phrase("spend only {color:color} mana on X", into="static", other="")
@phrase("spend only {color:color} and/or {other:color} mana on X", into="static")
@record
class OnlyManaOnX(RuleModifier):
    """Only mana of one color, or of either of two, may be spent on {X} in the spell's cost."""

    color: str
    other: str
    reads = READS_BOARD
    questions = (MANA_FOR_X,)

    def zones(self) -> tuple[str, ...]:
        """Wherever it might be cast from, and the stack."""
        return WHERE_CAST

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return self.color + self.other


@phrase("the amount of {color:color} mana spent this way", into="quantity")
@record
class ManaSpentOnX(Amount):
    """How much mana of a color was spent on {X} of the spell (CR 601.2h).

    Only for a spell with words like these is it told apart.
    """

    color: str
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        record = cast_record(ctx, ctx.source)
        if record is None or record.is_copy or not record.x:
            return 0  # mana is no object, and no decision that is copied (CR 707.10)
        found = record.value(SPENT_ON_X)
        if not isinstance(found, tuple):
            raise RulesDefect("it isn't told apart what mana was spent on X")
        return next((number for kind, number in found if kind == self.color), 0)
