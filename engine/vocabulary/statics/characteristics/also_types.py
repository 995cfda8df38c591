"""Subtypes that something has besides its own (CR 205.1b): "is also a Cleric and Wizard"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.families import Modification
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.characteristics import Characteristics


@phrase("[is|are] also a {subtypes:subtype*and#one}", into="static_change")
@record
class IsAlso(Modification):
    """Subtypes in addition to an object's other types (CR 205.1b, 613.1d)."""

    subtypes: tuple[str, ...]
    reads = READS_NOTHING
    layers = ("4",)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.subtypes = tuple(dict.fromkeys((*characteristics.subtypes, *self.subtypes)))
