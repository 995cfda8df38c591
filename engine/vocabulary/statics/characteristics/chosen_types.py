"""Types that are chosen (CR 205.1, 607.2d, 608.2d).

As in "becomes the type of your choice", "is the chosen type".
"""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.card_types import BASIC_LAND_TYPES, CREATURE_TYPES
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Modification
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.characteristics.type_changes import Becomes, Kind
from engine.vocabulary.statics.characteristics.type_lines import gain_subtypes, set_subtypes

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_SUBTYPE = Purpose("subtype", "614.12")


@forms(
    phrase("become[s] the creature type of your choice", into="effect_change", family="creature"),
    phrase("become[s] the creature type of your choice", into="lasting_change", family="creature"),
    phrase("become[s] the creature type of your choice in addition to [their] other types", into="effect_change",
           family="creature", besides="types"),
)  # fmt: skip
@forms(
    phrase("become[s] the basic land type of your choice", into="effect_change", family="basic land"),
    phrase("become[s] the basic land type of your choice in addition to [their] other types", into="effect_change",
           family="basic land", besides="types"),
)  # fmt: skip
@record
class BecomesTypeOfChoice(Modification):
    """A subtype chosen as the effect begins (CR 608.2d); nothing in itself until it is `settled`."""

    family: str
    besides: str = ""
    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def settled(self, ctx: Context) -> Becomes:
        """The type chosen."""
        options = CREATURE_TYPES if self.family == "creature" else BASIC_LAND_TYPES
        chosen = ctx.choose_option(
            ctx.controller,
            options,
            purpose=WHICH_SUBTYPE,
            prompt=say("choose_a_type", family=Term("type", self.family)),
        )
        return Becomes(Kind(chosen), besides=self.besides)

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what was chosen applies."""


lexicon("basic_land_kind", {word: word for word in BASIC_LAND_TYPES})


@phrase("become[s] a {one:basic_land_kind} or a {other:basic_land_kind}", into="effect_change")
@record
class BecomesOneOfTwo(Modification):
    """One of two basic land types, chosen as the effect begins (CR 305.7, 608.2d).

    Nothing becomes of anything until it is `settled`.
    """

    one: str
    other: str
    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def settled(self, ctx: Context) -> Becomes:
        """The type chosen."""
        prompt = say("choose_a_type", family=Term("type", "basic land"))
        chosen = ctx.choose_option(ctx.controller, (self.one, self.other), purpose=WHICH_SUBTYPE, prompt=prompt)
        return Becomes(Kind(chosen))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        """Nothing: only what was chosen applies."""


@phrase("lose[s] all creature types", into="change")
@record
class LosesCreatureTypes(Modification):
    """No creature types."""

    reads = READS_NOTHING
    layers = ("4",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        characteristics.subtypes = tuple(word for word in characteristics.subtypes if word not in CREATURE_TYPES)


@phrase("become[s] that type", into="effect_change")
@phrase("become[s] the chosen type", into="effect_change", chosen=True)
@record
class BecomesChosenType(Modification):
    """The creature type or land type that was just chosen, instead of the others of its kind (CR 205.1a)."""

    chosen: bool = wording(default=False)
    type: str = field(default="", metadata={"unspoken": True})  # once it is settled
    reads = READS_NOTHING
    layers = ("4",)
    takes = True
    gives = ()

    @property
    def choice_read(self) -> str:
        return "" if self.type else "type"

    def settled(self, ctx: Context) -> BecomesChosenType:
        """With the type: a later choice of its source changes nothing any more."""
        return BecomesChosenType(type=str(ctx.choice("type") or ""))

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        if self.type:
            set_subtypes(characteristics, (self.type,))


@phrase("[is|are] the chosen type", into="static_change")
@forms(
    phrase("[is|are] the chosen type in addition to [their] other types", into="static_change", besides=True),
    phrase("[is|are] the chosen type in addition to [their] other creature types", into="static_change", besides=True,
           read_only=True),
)  # fmt: skip
@record
class IsChosenType(Modification):
    """The type that a linked ability chose (CR 607.2d)."""

    besides: bool = False
    reads = READS_NOTHING
    layers = ("4",)
    gives = ()

    @property
    def choice_read(self) -> str:
        return "type"

    @property
    def takes(self) -> bool:
        """Whether it can set basic land types (CR 305.7)."""
        return not self.besides

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        chosen = ctx.choice("type")
        if not isinstance(chosen, str):
            return
        if self.besides:
            gain_subtypes(characteristics, (chosen,))
        else:
            set_subtypes(characteristics, (chosen,))
