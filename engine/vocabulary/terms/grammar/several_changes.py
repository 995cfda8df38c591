"""Continuous effects on several groups that last equally long (CR 611.2)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record, wording
from engine.meaning.abilities import Ability
from engine.meaning.families import Duration, Instruction, Reference, StaticEffect
from engine.meaning.node import READS_NOTHING, Node, walk_until
from engine.vocabulary.terms.grammar.continuous import BeginContinuous

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{affected:affected} {changes:effect_change*and#affected}", into="change_of_some")
@record
class ChangeOfSome(Node):
    """What one of several groups gets for as long as the others get something else."""

    affected: Reference
    changes: tuple[StaticEffect, ...]
    reads = READS_NOTHING


@forms(phrase("{clauses:change_of_some*and2} {duration}", into="instruction"),
       phrase("{duration}, {clauses:change_of_some*and2}", into="instruction", leading=True))  # fmt: skip
@record
class BeginSeveral(Instruction):
    """Continuous effects on several groups, with one duration.

    As in "A get +1/+1 and B get -1/-1 until end of turn".
    """

    clauses: tuple[ChangeOfSome, ...]
    duration: Duration
    leading: bool = wording(default=False)
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        if any(node.takes_conditions for clause in self.clauses[:-1] for node in walk_until(clause, Ability)):
            return False  # what follows an exception is one more: "except its name is … and it's a Human"
        return all(self._part(clause).well_formed() for clause in self.clauses)

    def _part(self, clause: ChangeOfSome) -> BeginContinuous:
        return BeginContinuous(clause.affected, clause.changes, self.duration)

    def perform(self, ctx: Context) -> bool:
        done = [self._part(clause).perform(ctx) for clause in self.clauses]
        return any(done)
