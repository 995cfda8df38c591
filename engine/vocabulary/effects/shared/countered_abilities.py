"""The permanents whose abilities words before have countered (CR 113.7, 701.5a)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import is_object
from engine.core.record import record
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_STATUS
from engine.meaning.speech import ANY_NUMBER, Antecedent, Wanted, nouns_of

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.game.rules.context import Context


@record
class Countered(Reference):
    """The spells and abilities that the words before really countered."""

    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """What was countered."""
        return Wanted("object", plural=ANY_NUMBER, verb="countered", itself=False)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return ctx.named(self.key)


@forms(
    phrase("a permanent's ability is countered this way", into="condition_part", what=None),
    phrase("a ability of a {what:filter#one} is countered this way", into="condition_part"),
)  # fmt: skip
@record
class PermanentsAbilityCountered(Condition):
    """The words before really countered an ability of a permanent, which is still there."""

    what: Filter | None
    countered: Reference = Countered()
    key: str = ""
    reads = READS_BOARD
    always_named = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(self.key, "object", False, nouns_of(self.what) | {"permanent"}),)

    def holds(self, ctx: Context) -> bool:
        items = (ctx.game.look(ref).object.stack for ref in self.countered.refs(ctx) if is_object(ref))
        sources = (item.source for item in items if item is not None and item.ability is not None)
        found = tuple(
            oid for oid in sources if ctx.on_battlefield(oid) and (self.what is None or self.what.matches(ctx, oid))
        )
        ctx.bind(self.key, found)
        return bool(found)
