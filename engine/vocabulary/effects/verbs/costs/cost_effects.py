"""Spells and abilities that cost more or less for a time (CR 601.2f, 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.mana import ManaCost
from engine.core.record import record, wording
from engine.meaning.families import Amount, Duration, Filter, Instruction
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.statics.costs.ability_cost_changes import AbilitiesCost
from engine.vocabulary.statics.costs.cost_changes import SpellsCost
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.grammar.durations import ThisTurn
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{what:filter#many} {caster:player} cast[s#caster] this turn cost {mana:mana_symbols} {how:more_or_less} to "
        "cast")  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] this turn {which:clause#many} cost {mana:mana_symbols} "
        "{how:more_or_less} to cast")  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] this turn {which:clause#many} cost {mana:mana_symbols} "
        "{how:more_or_less} to cast, where X is {where:quantity}", into="sentence_start")  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] {which:cast_clause#many} this turn cost {mana:mana_symbols} "
        "{how:more_or_less} to cast", early=True)  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] {which:cast_clause#many} this turn cost {mana:mana_symbols} "
        "{how:more_or_less} to cast, where X is {where:quantity}", into="sentence_start", early=True)  # fmt: skip
@forms(
    phrase("{duration}, {what:filter#many} {caster:player} cast[s#caster] cost {mana:mana_symbols} {how:more_or_less} "
           "to cast", into="sentence_start"),
    phrase("{what:filter#many} {caster:player} cast[s#caster] cost {mana:mana_symbols} {how:more_or_less} to cast "
           "{duration}", into="sentence_start", behind=True),
)  # fmt: skip
@record
class SpellsCostThisTurn(Instruction):
    """Spells that a player casts this turn, or for another time, cost more or less."""

    what: Filter
    caster: PlayerReference
    mana: ManaCost
    how: str
    which: Filter | None = None  # what stands behind "you cast this turn"
    where: Amount | None = None  # what X is, as it resolves (CR 608.2h)
    duration: Duration | None = None  # "until your next turn", for "this turn"
    early: bool = wording(default=False)  # a clause before "this turn"
    behind: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """Whether it speaks of spells, and says what X is."""
        return ("X" in self.mana.symbols) == (self.where is not None) and self._change(0).well_formed()

    def perform(self, ctx: Context) -> bool:
        number = self.where.value(ctx) if self.where is not None else 0
        begin(ctx, (self._change(max(0, number)),), None, self.duration or ThisTurn("this turn"))
        if self.where is not None:
            ctx.bindings.setdefault("X", number)  # further sentences speak of the same X (CR 107.3i)
        return True

    def _change(self, x: int) -> SpellsCost:
        mana = ManaCost(tuple(str(x) if symbol == "X" else symbol for symbol in self.mana.symbols))
        return SpellsCost(self.what, mana, self.how, self.caster, which=self.which)


@phrase("activated abilities of {what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to activate {duration}")
@record
class AbilitiesCostForAWhile(Instruction):
    """Activated abilities of certain objects cost more or less for a time (CR 602.2b, 611.2)."""

    what: Filter
    mana: ManaCost
    how: str
    duration: Duration
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """With a known amount of mana."""
        return "X" not in self.mana.symbols

    def perform(self, ctx: Context) -> bool:
        begin(ctx, (AbilitiesCost(self.what, self.mana, self.how),), None, self.duration)
        return True
