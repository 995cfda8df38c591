"""Qualities that are found among other objects, as protection names them (CR 702.16a).

As in "each mana value among artifacts you control", "each of the exiled card's card types".
"""

from __future__ import annotations

from engine.compiler.templates import phrase
from engine.core.colors import WUBRG
from engine.core.identity import NOBODY, ObjectId, Ref, is_object
from engine.core.record import record, replace
from engine.game.rules.context import Context
from engine.game.rules.questions.commanders import identity_of
from engine.meaning.families import Filter, ObjectFilter, Reference, Target
from engine.meaning.node import READS_BOARD, READS_COLORS, READS_COPIABLE, READS_STATUS
from engine.vocabulary.keywords.shared.qualities import OfAnyColor
from engine.vocabulary.terms.objects.clauses import stat_of
from engine.vocabulary.terms.objects.objects import matching

EVEN, ODD = "even", "odd"


@phrase("each mana value among {what:filter#many}", into="quality")
@record
class OfManaValuesAmong(ObjectFilter):
    """Sources whose mana value is that of one of some objects."""

    what: Filter
    giver: ObjectId = NOBODY  # whose words they are, where they grant the ability
    reads = READS_BOARD
    chooses = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        value = stat_of(ctx, ref, "mana value")
        inner = _of_giver(ctx, self.giver)
        return any(stat_of(inner, one, "mana value") == value for one in matching(inner, self.what))

    def as_chosen(self, ctx: Context) -> Filter:
        """The giver's words, for an ability that is granted."""
        return replace(self, giver=ctx.source)


def _of_giver(ctx: Context, giver: ObjectId) -> Context:
    """The context of what grants the ability; of its own object, if nothing does."""
    return ctx if giver == NOBODY else Context(ctx.game, giver, ctx.controller_of(giver))


@phrase("each mana value of the chosen quality", into="quality")
@record
class OfChosenParity(ObjectFilter):
    """Sources whose mana value is even, or odd, as a linked ability chose (CR 607.2d); zero is even."""

    reads = READS_COPIABLE | READS_STATUS

    @property
    def choice_read(self) -> str:
        return "parity"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice("parity")
        return chosen in (EVEN, ODD) and (stat_of(ctx, ref, "mana value") % 2 == 0) == (chosen == EVEN)


@phrase("each of {object:object's} card types", into="quality")
@record
class OfCardTypesOf(ObjectFilter):
    """Sources of any card type of a certain object."""

    object: Reference
    giver: ObjectId = NOBODY  # whose words they are, where they grant the ability
    reads = READS_BOARD
    chooses = True

    def well_formed(self) -> bool:
        """Nothing is chosen for it."""
        return not isinstance(self.object, Target)

    def fits(self, ctx: Context, ref: Ref) -> bool:
        own = set(ctx.chars(ref).types)
        objects = (one for one in self.object.refs(_of_giver(ctx, self.giver)) if is_object(one))
        return any(not own.isdisjoint(ctx.chars(one).types) for one in objects)

    def as_chosen(self, ctx: Context) -> Filter:
        """The giver's words, for an ability that is granted."""
        return replace(self, giver=ctx.source)


@phrase("each color that's not in your commander's color identity", into="quality")
@record
class OutsideIdentity(ObjectFilter):
    """Sources of a color outside the color identity of the player's commanders (CR 903.4f)."""

    reads = READS_COLORS
    chooses = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.as_chosen(ctx).matches(ctx, ref)

    def as_chosen(self, ctx: Context) -> Filter:
        """The colors themselves."""
        identity = identity_of(ctx.game, ctx.controller)
        return OfAnyColor(tuple(color for color in WUBRG if identity is not None and color not in identity))
