"""Exceptions to copying a name or colours (CR 707.9b, 707.9c).

As in "its name is ~", "it's red", "it doesn't copy that creature's color".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.colors import in_order
from engine.core.record import record, wording
from engine.meaning.characteristics import Characteristics
from engine.vocabulary.statics.copies.copy_exceptions import CopyException

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("(it's|they're#) {colors:color*and}", into="copy_exception"),
    phrase("the copy is {colors:color*and}", into="copy_exception", the_copy=True),
)  # fmt: skip
@record
class CopyHasColors(CopyException):
    """A copy that has certain colours, and not those of the original."""

    colors: tuple[str, ...]
    the_copy: bool = wording(default=False)

    def provides(self) -> tuple[str, ...]:
        return ("5",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.colors = in_order(self.colors)


@phrase("(it doesn't|they don't#) copy that creature's color", into="copy_exception")
@record
class CopyKeepsColors(CopyException):
    """A copy of the colours that it had before; a new object, which had none, is colourless."""

    keeps = ("colors",)

    def provides(self) -> tuple[str, ...]:
        return ("5",)

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.colors = ()


@phrase("its name is ~", into="copy_exception")
@phrase("its name is still ~", into="copy_exception", word="still")
@phrase("~'s name is ~", into="copy_exception", word="of ~")
@record
class CopyHasThisName(CopyException):
    """A copy with the name of the object whose effect it is."""

    word: str = wording(default="")

    def change(self, ctx: Context, values: Characteristics) -> None:
        values.name, values.extra_names = ctx.chars(ctx.source).name, ()
