"""What mana {X} in a spell's cost is paid with (CR 107.3, 106.6): "Spend only black mana on X"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.mana import ManaCost, how_much
from engine.game.rules.paying.assisting import generic_part, with_less_generic
from engine.game.rules.questions.rule_modifiers import spell_verdicts, verdicts
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.mana import Mana
    from engine.game.rules.context import Context

MANA_FOR_X: Question[str] = Question(
    "mana_for_x", "106.6", about="spell card", details=("seat",),
    answer="the types of mana of which alone may be spent on {X} in its cost",
)  # fmt: skip
SPENT_ON_X = "mana spent on X"  # the name under which a spell notes of which of these types how much was spent on it


def _kinds(ctx: Context) -> str:
    """The types of mana that X is to be paid with; "" if it is no matter."""
    if ctx.item is None or ctx.item.ability is not None:
        return ""
    if ctx.assumed is not None:  # not cast yet: as the spell it would be
        values = ctx.assumed.characteristics
        answers = list(spell_verdicts(ctx.game, MANA_FOR_X, ctx.source, values, ctx.controller))
    else:
        answers = list(verdicts(ctx.game, MANA_FOR_X, ctx.source, seat=ctx.controller))
    return "".join(kind for kind in answers[0] if all(kind in other for other in answers)) if answers else ""


def of_its_kinds(ctx: Context, total: ManaCost, x_part: int) -> ManaCost:
    """A total cost whose generic mana for X is to be paid with certain types of mana.

    What made the total less took the other generic mana first: who pays says which mana it takes (CR 118.7).
    """
    kinds = _kinds(ctx) if x_part else ""
    if not kinds:
        return total
    number = min(x_part, generic_part(total))
    rest = with_less_generic(total, number)
    return ManaCost((*rest.symbols, *("/".join(kinds),) * number), rest.waterbent)


def spent_on_x(total: ManaCost, limited: ManaCost, spent: Sequence[Mana]) -> tuple[tuple[str, int], ...]:
    """How much mana of each of those types was spent on X.

    As much as the rest of the cost left of what was spent, since who pays says which mana pays for what (CR 601.2h).
    """
    number = generic_part(total) - generic_part(limited)
    if not number:
        return ()
    kinds, rest = limited.symbols[-1].split("/"), limited.symbols[:-number]
    return tuple((kind, min(number, max(0, how_much(spent, kind) - rest.count(kind)))) for kind in kinds)
