"""Characteristics taken from another object (CR 613.1d, 613.4b).

As in "has the power, toughness, and creature types of …".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase, production
from engine.core.card_types import CREATURE_TYPES
from engine.core.identity import Ref
from engine.core.record import record, replace
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification, Reference
from engine.meaning.node import READS_EVERYTHING
from engine.vocabulary.terms.grammar.continuous import Affecting

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("[has|have] the power, toughness, and creature types of {model:object}", into="static_change")
@record
class HasSizeAndTypesOf(Modification):
    """Another object's power and toughness, and its creature types in the place of its own (CR 205.1a)."""

    model: Reference
    still: str = ""  # a creature type that a sentence of its own says it keeps
    reads = READS_EVERYTHING
    layers = ("4", "7b")
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        found = next((ctx.chars(other) for other in self.model.refs(ctx)), None)
        if found is None:
            return
        if layer == "4":
            own = tuple(w for w in characteristics.subtypes if w not in CREATURE_TYPES or w == self.still)
            new = (word for word in found.subtypes if word in CREATURE_TYPES and word not in own)
            characteristics.subtypes = (*own, *new)
        else:
            characteristics.power, characteristics.toughness = found.power, found.toughness


def _still(affected: Reference, change: Modification, still: str) -> Affecting | None:
    if not isinstance(change, HasSizeAndTypesOf):
        return None
    return Affecting(affected, (replace(change, still=still),))


def _read_still(node: Affecting) -> dict[str, object] | None:
    (change,) = node.changes if len(node.changes) == 1 else (None,)
    if not isinstance(change, HasSizeAndTypesOf) or not change.still:
        return None
    return {"affected": node.affected, "change": replace(change, still=""), "still": change.still}


production(
    "static", "{affected} {change#affected}. ^it's still a {still}", Affecting, _still, _read_still,
    affected="affected", change="static_change", still="subtype",
)  # fmt: skip
