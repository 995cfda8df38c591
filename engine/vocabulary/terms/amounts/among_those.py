"""What is counted or measured among objects (CR 107.1, 608.2h).

As in "the greatest mana value among those cards".
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.card_types import BASIC_LAND_TYPES, CREATURE_TYPES, PERMANENT_TYPES
from engine.core.record import record
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Filter, Reference
from engine.meaning.node import (
    READS_BOARD,
    READS_COLORS,
    READS_COPIABLE,
    READS_POWER,
    READS_TYPES,
    Node,
    walk,
    walk_until,
)
from engine.vocabulary.terms.objects.clauses import stat_of

if TYPE_CHECKING:
    from engine.core.identity import Ref
    from engine.core.mana import ManaCost
    from engine.game.rules.context import Context


@phrase("the {how:superlative} {stat:stat} among {those:object}", into="quantity")
@record
class ExtremeAmongThose(Amount):
    """The greatest or least number among objects that the words before name."""

    how: str
    stat: str
    those: Reference
    of_all = True
    reads = READS_BOARD | READS_POWER | READS_COPIABLE

    def well_formed(self) -> bool:
        """Several that are looked back at."""
        return _looks_back(self.those)

    def value(self, ctx: Context) -> int:
        values = [stat_of(ctx, ref, self.stat) for ref in self.those.refs(ctx)]
        return max(values, default=0) if self.how in ("greatest", "highest") else min(values, default=0)


@phrase("the number of {kind:kind_among} among {those:object}", into="quantity")
@record
class KindsAmongThose(Amount):
    """The number of different colours, card types or the like among objects that were named before."""

    kind: str
    those: Reference
    of_all = True
    reads = READS_BOARD | READS_TYPES | READS_COLORS

    def well_formed(self) -> bool:
        """Several that are looked back at."""
        return _looks_back(self.those)

    def value(self, ctx: Context) -> int:
        return kinds_among(ctx, self.kind, self.those.refs(ctx))


def of_all(words: Iterable[Node]) -> frozenset[Reference]:
    """What words look back at of all of several together, where others speak of each: "those creatures"."""
    amounts = (node for word in words for node in walk_until(word, Ability) if isinstance(node, Amount) and node.of_all)
    return frozenset(node for amount in amounts for node in walk(amount) if isinstance(node, Reference))


def speak_of_each(key: str, words: Sequence[Node]) -> bool:
    """Whether changes are not the same for all that they affect.

    They speak of each, or of others than each.
    """
    together = of_all(words)
    return any(
        (key and node.key == key and node not in together) or (isinstance(node, Filter) and node.not_itself)
        for word in words for node in walk_until(word, Ability)
    )  # fmt: skip


def _looks_back(those: Reference) -> bool:
    return those.plural and those.wanted() is not None


def kinds_among(ctx: Context, kind: str, refs: Iterable[Ref]) -> int:
    """How many different colours, card types or the like certain objects have among them."""
    return len({found for ref in refs for found in _kinds_of(ctx, kind, ref)})


def _kinds_of(ctx: Context, kind: str, ref: Ref) -> Iterable[object]:
    values = ctx.chars(ref)
    if kind == "colors":
        return values.colors
    if kind in ("card types", "permanent types"):
        return [found for found in values.types if kind == "card types" or found in PERMANENT_TYPES]
    if kind in ("mana values", "powers"):
        return (stat_of(ctx, ref, kind.removesuffix("s")),)
    if kind == "mana costs":
        cost = values.mana_cost  # what has none has no cost to count (CR 202.1b)
        return (_symbols(cost),) if cost is not None else ()
    if kind == "names":
        return values.names
    kinds = BASIC_LAND_TYPES if kind == "basic land types" else CREATURE_TYPES
    return [subtype for subtype in values.subtypes if subtype in kinds]


def _symbols(cost: ManaCost) -> tuple[str, ...]:
    """What tells a mana cost from others: how much generic mana, and its other symbols in one order."""
    generic = sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())
    return (str(generic), *sorted(symbol for symbol in cost.symbols if not symbol.isdigit()))
