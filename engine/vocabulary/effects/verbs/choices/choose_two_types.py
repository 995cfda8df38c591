"""Choosing two basic land types (CR 305.6, 607.2d): the first and the second chosen type.

One is chosen after the other.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.card_types import BASIC_LAND_TYPES
from engine.core.identity import Ref
from engine.core.record import record
from engine.game.decisions.purposes import WHICH_TYPE
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Instruction, Modification, ObjectFilter
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING, READS_STATUS, READS_TYPES
from engine.vocabulary.effects.verbs.choices.choose import note_choice
from engine.vocabulary.statics.characteristics.type_lines import set_subtypes
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

FIRST, SECOND = "first type", "second type"


@phrase("{player!} choose[s] two basic land types")
@record
class ChooseTwoLandTypes(Instruction):
    """A player chooses two different basic land types, in order."""

    player: PlayerReference
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return (FIRST, SECOND)

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.acting_players(ctx):
            prompt = say("choose_a_type", family=Term("type", "basic land"))
            first = ctx.choose_option(seat, BASIC_LAND_TYPES, purpose=WHICH_TYPE, prompt=prompt)
            others = tuple(word for word in BASIC_LAND_TYPES if word != first)
            note_choice(ctx, FIRST, first)
            note_choice(ctx, SECOND, ctx.choose_option(seat, others, purpose=WHICH_TYPE, prompt=prompt))
        return True


@phrase("of the first chosen type", into="clause")
@record
class OfTheFirstType(ObjectFilter):
    """An object of the type that was chosen first."""

    reads = READS_STATUS | READS_TYPES

    @property
    def choice_read(self) -> str:
        return FIRST

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.choice(FIRST) in ctx.chars(ref).subtypes


@phrase("[is|are] the second chosen type", into="static_change")
@record
class IsTheSecondType(Modification):
    """The type that was chosen second, instead of the other land types (CR 305.7)."""

    reads = READS_NOTHING
    layers = ("4",)
    takes = True
    gives = ()

    @property
    def choice_read(self) -> str:
        return SECOND

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        chosen = ctx.choice(SECOND)
        if isinstance(chosen, str):
            set_subtypes(characteristics, (chosen,))
