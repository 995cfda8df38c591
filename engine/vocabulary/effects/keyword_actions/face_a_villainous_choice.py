"""Facing a villainous choice (CR 701.53)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import phrase
from engine.core.identity import Ref
from engine.core.keys import Purpose
from engine.core.record import record
from engine.game.decisions.choices import ChooseOption
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.families import Continuous, Filter, Instruction, RuleModifier, StaticEffect
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked, Question
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_FACE_VILLAINY = Purpose("villainous choice", "701.53a")

FACED_AGAIN: Question[int] = Question(
    "faced_again", "701.53c", about="player", answer="how many more times they face a villainous choice"
)


@phrase("{player} face[s] a villainous choice — ^{first:chain}, or {second:chain}", into="ending")
@record
class FaceVillainousChoice(Instruction):
    """Players face a villainous choice (CR 701.53): each chooses which of two things is done.

    Each chooses in turn, and it is done before the next one chooses (CR 701.53d). They may also choose what is
    impossible (CR 701.53b).
    """

    player: PlayerReference
    first: Instruction
    second: Instruction
    reads = READS_NOTHING
    first_matters = VISIBLE

    def perform(self, ctx: Context) -> bool:
        options = tuple(say("the_deed", deed=Printed("chain", effect)) for effect in (self.first, self.second))
        done = False
        for seat in self.player.one_by_one(ctx):
            for _ in range(1 + sum(verdicts(ctx.game, FACED_AGAIN, seat))):  # one at a time (CR 701.53c)
                decision = ChooseOption(
                    seat=seat, options=options, purpose=TO_FACE_VILLAINY, prompt=say("villainous_choice"),
                    rule="701.53a", source=ctx.source,
                )  # fmt: skip
                chosen = (self.first, self.second)[ctx.ask(decision)]
                done = chosen.perform(ctx) or done
        return done


@phrase(
    "if {who:player_subject} would face a villainous choice, they face that choice a additional time", into="static"
)
@record
class FaceItAgain(Continuous):
    """Players who face each villainous choice once more (CR 701.53c)."""

    who: Filter
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.who.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (_OnceMore(),)


@record
class _OnceMore(RuleModifier):
    """A player who faces a villainous choice once more."""

    questions = (FACED_AGAIN,)
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return 1
