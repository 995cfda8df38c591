"""Colours (CR 613.1e, 105.3): "is blue", "is all colors", "becomes the color of your choice"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.colors import LETTERS, NAMES, WUBRG, in_order
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_COLOR
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("[is|are] all colors", into="static_change", colors=WUBRG),
    phrase("become[s] all colors", into="effect_change", colors=WUBRG),
)  # fmt: skip
@phrase("[is|are] {colors:color*and}", into="static_change")
@phrase("[is|are] {colors:color*and} in addition to [their] other colors", into="static_change", besides=True)
@phrase("become[s] {colors:color*and} <besides? in addition to [their] other colors>", into="effect_change")
@phrase("become[s] {colors:color*and}", into="lasting_change")
@forms(
    phrase("become[s] colorless", into="lasting_change", colors=()),
    phrase("become[s] colorless", into="effect_change", colors=()),
)
@phrase("[is|are] colorless", into="static_change", colors=())
@record
class HasColors(Modification):
    """Certain colours, instead of those before or besides them (CR 105.3)."""

    colors: tuple[str, ...]
    besides: bool = False
    reads = READS_NOTHING
    layers = ("5",)
    defines = True

    def colors_given(self) -> tuple[str, ...]:
        return tuple(self.colors)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        before = characteristics.colors if self.besides else ()
        characteristics.colors = in_order((*before, *self.colors))


@phrase("[is|are] the chosen color <besides? in addition to [their] other colors>", into="static_change")
@record
class IsChosenColor(Modification):
    """The colour that a linked ability chose (CR 607.2d)."""

    besides: bool = False
    reads = READS_NOTHING
    layers = ("5",)

    @property
    def choice_read(self) -> str:
        return "color"

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        chosen = ctx.choice("color")
        if isinstance(chosen, str):
            characteristics.colors = in_order((*characteristics.colors, chosen)) if self.besides else (chosen,)


@forms(
    phrase("become[s] the color of your choice", into="effect_change"),
    phrase("become[s] the color of your choice", into="lasting_change"),
)
@phrase("become[s] the color or colors of your choice", into="lasting_change", several=True)
@phrase("become[s] the color or colors of your choice", into="effect_change", several=True)
@record
class BecomesColorOfChoice(Modification):
    """A colour chosen as the effect begins (CR 608.2d); nothing in itself until it is `settled`."""

    several: bool = False
    reads = READS_NOTHING
    layers = ("5",)

    def settled(self, ctx: Context) -> HasColors:
        """The colours chosen."""
        chosen: list[str] = []
        options = [NAMES[color] for color in WUBRG]
        while options:
            offered = (*options, "no other") if chosen else tuple(options)
            answer = ctx.choose_option(ctx.controller, offered, purpose=WHICH_COLOR, prompt=say("choose_a_color"))
            if answer == "no other":
                break
            chosen.append(LETTERS[answer])
            options.remove(answer)
            if not self.several:
                break
        return HasColors(in_order(chosen))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what was chosen applies."""
