"""What was so as a spell was being cast (CR 601.2).

As in "if you controlled a Dragon as you cast this spell".

It is noted with the spell as its casting begins; what the spell becomes still knows it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.printing import print_as
from engine.compiler.templates import phrase, production
from engine.core.record import record, replace, wording
from engine.game.rules.casting.cast_record import cast_record, times_paid
from engine.meaning.abilities import targets_of
from engine.meaning.families import Amount, Condition, Filter, NotedAsCast, Reference
from engine.meaning.node import READS_STATUS
from engine.vocabulary.terms.amounts.amounts import Extreme
from engine.vocabulary.terms.grammar.conditions import Controls
from engine.vocabulary.terms.objects.clauses import ControlledBy
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def _noted(ctx: Context, name: str) -> object:
    """What was noted as the spell was cast; None if nothing was."""
    cast = cast_record(ctx, ctx.source)
    if cast is None or cast.is_copy:
        return None  # a copy was never cast (CR 707.10)
    return dict(cast.bindings).get(name, ctx.bindings.get(name))


def _is_about_to_be_cast(ctx: Context) -> bool:
    """Whether it is asked of a card that might be cast, or of a spell whose casting has just begun."""
    return ctx.item is not None and ctx.item.ability is None and not ctx.item.is_copy


@phrase("{condition:condition_part} as you cast {this:object}", into="condition_part")
@record
class SoAsCast(Condition, NotedAsCast):
    """Something was true as the spell was cast."""

    condition: Condition
    this: Reference
    past: bool = wording(default=False)
    reads = READS_STATUS
    settled_by_casting = True

    def well_formed(self) -> bool:
        """Of the spell itself."""
        return isinstance(self.this, This) and not isinstance(self.condition, SoAsCast)

    @property
    def note(self) -> str:
        """Under which name it is noted."""
        return f"as it was cast, {print_as('condition_part', self.condition)}"

    def as_cast(self, ctx: Context) -> object:
        """What is noted."""
        return self.condition.holds(ctx)

    def holds(self, ctx: Context) -> bool:
        noted = _noted(ctx, self.note)
        if noted is None and _is_about_to_be_cast(ctx):
            return self.condition.holds(ctx)
        return bool(noted)


def _controlled(what: Filter, this: Reference) -> SoAsCast:
    return SoAsCast(Controls(You(), None, what), this, past=True)


def _read_controlled(node: SoAsCast) -> dict[str, object] | None:
    found = node.condition
    if not node.past or not isinstance(found, Controls) or found != Controls(You(), None, found.what):
        return None
    return {"what": found.what, "this": node.this}


production(
    "condition_part", "you controlled a {what:filter#one} as you cast {this}", SoAsCast, _controlled,
    _read_controlled, what="filter", this="object",
)  # fmt: skip


@phrase("you revealed a {what:filter#one} or controlled a {other:filter#one} as you cast {this:object}",
        into="condition_part")  # fmt: skip
@record
class RevealedOrControlled(Condition, NotedAsCast):
    """The spell's player revealed a card as its additional cost, or controlled such a permanent.

    What they controlled is noted as they cast it.
    """

    what: Filter
    other: Filter
    this: Reference
    reads = READS_STATUS
    settled_by_casting = True

    def well_formed(self) -> bool:
        """Of the spell itself."""
        return isinstance(self.this, This)

    @property
    def note(self) -> str:
        """Under which name it is noted."""
        return self._controlled.note

    @property
    def _controlled(self) -> SoAsCast:
        return SoAsCast(Controls(You(), None, self.other), self.this)

    def as_cast(self, ctx: Context) -> object:
        """What is noted."""
        return self._controlled.as_cast(ctx)

    def holds(self, ctx: Context) -> bool:
        return times_paid(ctx, ctx.source, "additional cost") > 0 or self._controlled.holds(ctx)


@phrase("{amount:quantity} as you cast {this:object}", into="quantity")
@record
class AmountAsCast(Amount, NotedAsCast):
    """An amount as it was when the spell was cast."""

    amount: Amount
    this: Reference
    past: bool = wording(default=False)
    reads = READS_STATUS

    def well_formed(self) -> bool:
        """Of the spell itself."""
        return isinstance(self.this, This) and not isinstance(self.amount, AmountAsCast)

    @property
    def note(self) -> str:
        """Under which name it is noted."""
        return f"as it was cast, {print_as('quantity', self.amount)}"

    def as_cast(self, ctx: Context) -> object:
        """What is noted: nothing yet while targets that it speaks of are to be chosen (CR 601.2c)."""
        unknown = any(ctx.bindings.get(target.key) is None for target in targets_of(self.amount))
        return None if unknown else self.amount.value(ctx)

    def value(self, ctx: Context) -> int:
        noted = _noted(ctx, self.note)
        if noted is None and _is_about_to_be_cast(ctx):
            return self.amount.value(ctx)
        return noted if isinstance(noted, int) else 0


YOU = You(said=True)


def _of_those_controlled(how: str, stat: str, what: Filter, this: Reference) -> AmountAsCast:
    described = what if isinstance(what, Described) else Described(noun=what)
    mine = replace(described, after=(*described.after, ControlledBy(YOU)))
    return AmountAsCast(Extreme(how, stat, mine), this, past=True)


def _read_of_those_controlled(node: AmountAsCast) -> dict[str, object] | None:
    found = node.amount
    if not node.past or not isinstance(found, Extreme) or not isinstance(found.what, Described):
        return None
    what = replace(found.what, after=found.what.after[:-1])
    return {"how": found.how, "stat": found.stat, "what": what, "this": node.this}


production(
    "quantity", "the {how} {stat} among {what:filter#many} you controlled as you cast {this}", AmountAsCast,
    _of_those_controlled, _read_of_those_controlled, how="superlative", stat="stat", what="filter", this="object",
)  # fmt: skip
