"""What morph, megamorph and disguise share.

A card is cast face down, and turned up for a cost (CR 702.37, 708).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref
from engine.core.mana import generic
from engine.core.record import record
from engine.core.zones import HAND
from engine.game.events.counters import PutCounters
from engine.game.events.status import CHOSEN_X, SetMark, TurnFaceUp
from engine.game.rules.casting.casting_options import CastWay
from engine.game.rules.casting.questions import CAST_WAYS, SPECIAL_ACTIONS
from engine.game.rules.casting.special_action import SpecialAction
from engine.game.state.printed import FACE_DOWN_VALUES
from engine.meaning.abilities import Ability, StaticAbility
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Cost, Instruction, RuleModifier
from engine.meaning.message import Term, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.casting.paid_as_cast import costs_as_written
from engine.vocabulary.terms.costs.costs import PayMana

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class CastFaceDown(RuleModifier):
    """The card can be cast face down as a 2/2 creature for {3} (CR 702.37c, 702.168b, 708.4)."""

    cause: str
    values: Characteristics = FACE_DOWN_VALUES
    reads = READS_NOTHING
    questions = (CAST_WAYS,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        way = CastWay(
            self.cause, (PayMana(generic(3)),), face_down=self.cause, values=self.values,
            label=say("cast_it_face_down", keyword=Term("keyword", self.cause)),
        )  # fmt: skip
        return (way,)


@record
class TurnUp(Instruction):
    """The permanent is turned face up, perhaps with a counter put on it at once (CR 702.37b, 702.37e)."""

    cause: str
    counter: bool = False
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        if ctx.x:
            ctx.happen(SetMark(ctx.source, CHOSEN_X, ctx.x, kept="choices"))  # CR 702.37f
        up = TurnFaceUp(ctx.source, player=ctx.controller, cause=self.cause)
        if self.counter:
            return bool(ctx.happen(up, PutCounters(ctx.source, "+1/+1", 1, ctx.controller, ctx.source)))
        return bool(ctx.happen(up))


@record
class TurnedUpFor(RuleModifier):
    """While it is face down, its controller may turn it face up for a cost: a special action (CR 116.2b)."""

    cause: str
    costs: tuple[Cost, ...]
    counter: bool = False
    rule: str = "702.37e"
    reads = READS_NOTHING
    questions = (SPECIAL_ACTIONS,)
    only_of_hidden = True

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not details.get("hidden"):
            return None
        label = say("turn_it_face_up", cost=costs_as_written(self.costs))
        return (SpecialAction(self.cause, self.costs, TurnUp(self.cause, self.counter), label, rule=self.rule),)


def face_down_abilities(
    cause: str, costs: tuple[Cost, ...], *, values: Characteristics = FACE_DOWN_VALUES, counter: bool = False, rule: str
) -> tuple[Ability, ...]:
    """The static abilities of a card that can be cast face down and turned up."""
    return (
        StaticAbility((CastFaceDown(cause, values),), zones=(HAND,)),
        StaticAbility((TurnedUpFor(cause, costs, counter, rule),)),
    )
