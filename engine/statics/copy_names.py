"""Copies with a name of their own (CR 707.9b, 707.9c): "… except its name is Grey Stranger"."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.statics.copy_exceptions import CopyException
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.model.characteristics import Characteristics
    from engine.rules.context import Context


@phrase("(its|their#) name is ~", into="copy_exception")
@phrase("(its|their#) name is still ~", into="copy_exception", still=True)
@dataclass(frozen=True, slots=True)
class CopyKeepsName(CopyException):
    """A copy that keeps its own name."""

    still: bool = False
    keeps: ClassVar[tuple[str, ...]] = ("name", "extra_names")

    def change(self, ctx: Context, values: Characteristics) -> None:
        """Its own name, where there was something with a name before (CR 201.5)."""
        own = ctx.chars(ctx.source)
        values.name, values.extra_names = own.name, own.extra_names
