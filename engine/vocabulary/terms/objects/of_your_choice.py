"""Descriptions with something that a player chooses as they are followed (CR 608.2d).

As in "of the color of your choice".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.card_types import CREATURE_TYPES
from engine.core.colors import LETTERS, NAMES
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_TYPE
from engine.meaning.families import Filter, ObjectFilter
from engine.meaning.message import say
from engine.meaning.node import READS_COLORS, READS_TYPES

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("quality_of_choice", {"color": "color", "creature type": "creature type"})


@phrase("of the {word:quality_of_choice} of your choice", into="clause")
@record
class OfYourChoice(ObjectFilter):
    """An object of a colour or creature type that the player chooses, once for all of them."""

    word: str
    reads = READS_COLORS | READS_TYPES
    asks = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        values = ctx.chars(ref)
        chosen = self._chosen(ctx)
        return chosen in (values.colors if self.word == "color" else values.subtypes)

    def _chosen(self, ctx: Context) -> str:
        name = f"{self.word} of choice"
        known = ctx.bindings.get(name)
        if known is None:
            options = tuple(NAMES.values()) if self.word == "color" else CREATURE_TYPES
            prompt = say("choose_a_color") if self.word == "color" else say("choose_one_of_these")
            word = ctx.choose_option(ctx.controller, options, purpose=WHICH_TYPE, prompt=prompt)
            known = LETTERS[word] if self.word == "color" else word
            ctx.bind(name, known)
        return str(known)


@phrase("of the chosen kind", into="clause")
@record
class OfTheChosenKind(Filter):
    """A land, or an object that is none, whichever was chosen (CR 608.2d)."""

    reads = READS_TYPES

    @property
    def choice_read(self) -> str:
        return "kind"

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen = ctx.choice("kind")
        return is_object(ref) and chosen is not None and ("land" in ctx.chars(ref).types) == (chosen == "land")
