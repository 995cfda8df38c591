"""Spells that cost more or less and are something else besides (CR 601.2f, 601.3, 701.5a).

As in "Spells you cast with mana value 5 or greater cost {1} less to cast and can't be countered".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.zones import STACK
from engine.game.events.casting import SpellCast
from engine.game.rules.casting.questions import CAST_ANY_TIME, MAY_BE_COUNTERED
from engine.meaning.families import Continuous, Filter, RuleModifier, StaticEffect
from engine.meaning.message import NameOf, say
from engine.meaning.node import READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.statics.costs.cost_changes import SpellsCost, fits_as_spell
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

UNCOUNTERABLE, FLASH = "uncounterable", "flash"
lexicon("also_so", {UNCOUNTERABLE: "can't be countered", FLASH: "can be cast as though they had flash"})
lexicon("also_so_of_one", {UNCOUNTERABLE: "can't be countered", FLASH: "can be cast as though it had flash"})


@phrase("{what:filter#many} {caster:player} cast[s#caster]< {which:cast_clause#many}> cost {mana:mana_symbols} "
        "{how:more_or_less} to cast and {also:also_so}", into="static")  # fmt: skip
@phrase("the {ordinal:ordinal} {what:filter#one} {caster:player} cast[s#caster] each turn costs {mana:mana_symbols} "
        "{how:more_or_less} to cast and {also:also_so_of_one}", into="static")  # fmt: skip
@record
class SpellsCostAnd(Continuous):
    """Spells of certain players that cost more or less, and of which something else is so."""

    what: Filter
    caster: PlayerReference
    mana: ManaCost
    how: str
    also: str
    which: Filter | None = None  # what stands behind "you cast"
    ordinal: str = ""
    reads = READS_TURN

    @property
    def _cost(self) -> SpellsCost:
        return SpellsCost(self.what, self.mana, self.how, self.caster, ordinal=self.ordinal, which=self.which)

    def well_formed(self) -> bool:
        """As of the change of the cost."""
        return self._cost.well_formed()

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self._cost.affects(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        number = int(self.ordinal) if self.ordinal else 0
        return (*self._cost.parts(), AlsoSo(self.also, self.caster, self.what, number))


@record
class AlsoSo(RuleModifier):
    """The answer that such a spell can't be countered, or can be cast at any time."""

    also: str
    caster: PlayerReference
    what: Filter
    ordinal: int
    reads = READS_TURN

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return (MAY_BE_COUNTERED if self.also == UNCOUNTERABLE else CAST_ANY_TIME,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if question == CAST_ANY_TIME:
            seat = details.get("seat")
            assert isinstance(seat, int)
            is_next = not self.ordinal or len(self._cast(ctx, seat)) == self.ordinal - 1
            return True if seat in self.caster.refs(ctx) and is_next else None
        if not is_object(about) or ctx.obj(about).zone != STACK:
            return None
        for seat in self.caster.refs(ctx):
            cast = self._cast(ctx, seat)
            if about in (cast[self.ordinal - 1 : self.ordinal] if self.ordinal else cast):
                return Refusal(say("cant_be_countered", spell=NameOf(about)), "101.2")
        return None

    def _cast(self, ctx: Context, seat: Seat) -> list[Ref]:
        """Such spells that the player has cast this turn."""
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast) and event.player == seat)
        return [event.oid for event in cast if fits_as_spell(ctx, self.what, event.oid)]
