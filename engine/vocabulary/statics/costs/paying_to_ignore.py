"""Static abilities whose effect a player may pay to ignore for a turn (CR 116.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, lexicon, phrase
from engine.core.identity import NOBODY, Ref, Seat, is_player
from engine.core.keys import Mark
from engine.core.record import record
from engine.game.events.status import SetMark
from engine.game.rules.casting.questions import OPEN_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.meaning.abilities import Ability, Paragraph, StaticAbility
from engine.meaning.families import Continuous, Cost, Instruction, RuleModifier, StaticEffect
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import as_stated

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("who may ignore it", {"any player": "any player", "that creature's controller": "that creature's controller"})
label("who may ignore it", "“any player”")


@phrase("{effect:static}. ^{who:who may ignore it} may {cost:stated_cost#many} for that player to ignore this effect "
        "until end of turn.", into="line")  # fmt: skip
@record
class MayBeIgnored(Paragraph):
    """Rules that apply to everybody but those who have paid to ignore them this turn."""

    effect: StaticEffect
    who: str
    cost: Cost
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of rules alone: what something is, it is for everybody."""
        effect = self.effect
        return isinstance(effect, Continuous) and all(isinstance(part, RuleModifier) for part in effect.parts())

    def written(self) -> tuple[Ability, ...]:
        assert isinstance(self.effect, Continuous)
        return (StaticAbility((UnlessIgnored(self.effect),)), StaticAbility((OffersToIgnore(self.who, self.cost),)))


def _ignores(seat: Seat) -> Mark:
    return Mark.computed(f"ignored by {seat}")


@record
class UnlessIgnored(Continuous):
    """An effect as it is for whoever does not ignore it."""

    effect: Continuous
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.effect.affects(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return tuple(AnswerUnlessIgnored(part) for part in self.effect.parts() if isinstance(part, RuleModifier))


@record
class AnswerUnlessIgnored(RuleModifier):
    """The answer of a rule, unless a player ignores the rule (CR 116.2d).

    The player is the one whom the question is about, or who controls what it is about.
    """

    rule: RuleModifier
    reads = READS_STATUS

    @property
    def questions(self) -> tuple[Asked, ...]:  # type: ignore[override]
        """What it answers."""
        return self.rule.questions

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seat = about if is_player(about) else ctx.controller_of(about)
        if ctx.obj(ctx.source).uses.get(_ignores(seat)):
            return None
        return self.rule.answer(ctx, question, about, **details)


@record
class OffersToIgnore(RuleModifier):
    """A player may pay to ignore the effect until end of turn: a special action."""

    who: str
    cost: Cost
    reads = READS_STATUS
    questions = (OPEN_ACTIONS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seat = details["seat"]
        assert isinstance(seat, Seat)
        if ctx.obj(ctx.source).uses.get(_ignores(seat)) or not self._may(ctx, seat):
            return None
        label = say("ignore_until_end_of_turn", cost=as_stated("stated_cost", self.cost))
        return (SpecialAction("ignore", (self.cost,), Ignore(), label, rule="116.2d"),)

    def _may(self, ctx: Context, seat: Seat) -> bool:
        if self.who == "any player":
            return True
        host = ctx.obj(ctx.source).attached_to
        return host != NOBODY and not is_player(host) and ctx.controller_of(host) == seat


@record
class Ignore(Instruction):
    """The player ignores the effect for the rest of the turn."""

    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return bool(ctx.happen(SetMark(ctx.source, _ignores(ctx.controller), kept="uses")))
