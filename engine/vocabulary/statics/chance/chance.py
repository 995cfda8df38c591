"""What changes coin flips and die rolls (CR 614, 706.2, 706.6).

More coins or dice of which some are ignored, rerolls, modifiers.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.decisions.purposes import TO_REROLL
from engine.game.events.casting import CountUse
from engine.game.events.chance import ANY, FLIPPING_COIN, LOWEST, ROLLING_DICE, CoinToFlip, DiceToRoll
from engine.game.events.event import Event
from engine.game.rules.events.dice import ROLL_CHANGES, Dice, Offer, chosen, increased, throw
from engine.game.rules.events.happening import happen
from engine.meaning.families import Amount, Continuous, Cost, Replacement, RuleModifier, StaticEffect
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.meaning.questions import Asked
from engine.vocabulary.terms.costs.payments import pay_costs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

TO_ADJUST = Purpose("adjust", "706.2")


@phrase("if you would flip a coin, instead flip two coins and ignore one", into="static")
@record
class FlipsTwoCoins(Replacement):
    """Two coins instead of one, of which one counts."""

    reads = READS_NOTHING
    keys = (FLIPPING_COIN,)
    order_free = True

    def applies(self, ctx: Context, event: CoinToFlip) -> bool:
        return event.player == ctx.controller

    def replace(self, ctx: Context, event: CoinToFlip) -> Sequence[Event]:
        return (replace(event, coins=event.coins * 2),)


@phrase("if you would roll one or more dice, instead roll that many dice plus {more:words} and ignore the lowest roll",
        into="static")  # fmt: skip
@phrase("if you would roll one or more dice, instead roll that many dice plus {more:words} and ignore the {more:words}"
        " lowest rolls", into="static", several=True)  # fmt: skip
@record
class RollsMoreDice(Replacement):
    """More dice, of which the lowest are ignored (CR 706.6)."""

    more: Amount
    several: bool = False
    reads = READS_NOTHING
    keys = (ROLLING_DICE,)

    def applies(self, ctx: Context, event: DiceToRoll) -> bool:
        return event.player == ctx.controller

    def replace(self, ctx: Context, event: DiceToRoll) -> Sequence[Event]:
        more = self.more.value(ctx)
        ignored = (LOWEST,) * (more if self.several else 1)
        return (replace(event, number=event.number + more, ignored=(*event.ignored, *ignored)),)


@phrase("if you would roll a die, instead roll two of those dice and ignore one of those results", into="static")
@record
class RollsTwoOfThem(Replacement):
    """Two dice for each, of which one counts (CR 706.6)."""

    reads = READS_NOTHING
    keys = (ROLLING_DICE,)

    def applies(self, ctx: Context, event: DiceToRoll) -> bool:
        return event.player == ctx.controller

    def replace(self, ctx: Context, event: DiceToRoll) -> Sequence[Event]:
        if event.number == 1 or event.ignored:
            return (replace(event, number=event.number * 2, ignored=(*event.ignored, *(ANY,) * event.number)),)
        return tuple(replace(event, number=2, ignored=(ANY,)) for _ in range(event.number))


class RollModifier(Continuous):
    """A modifier of the rolls that its controller makes (CR 706.2)."""

    __slots__ = ()
    rerolls = False

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return ref == ctx.controller

    def parts(self) -> tuple[StaticEffect, ...]:
        return (OffersChange(self),)

    @abstractmethod
    def change(self, ctx: Context, seat: Seat, dice: Dice) -> Dice:
        """The dice as they are then."""


@record
class OffersChange(RuleModifier):
    """The answer that a modifier may change rolls."""

    what: RollModifier
    reads = READS_NOTHING
    questions = (ROLL_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Offer(ctx, self.what, say("as_written", words=Printed("static", self.what)))


@phrase("add {amount:words} to the result of each die you roll", into="static")
@phrase("subtract {amount:words} from the result of each die you roll", into="static", less=True)
@record
class AddsToRolls(RollModifier):
    """A modifier without choice."""

    amount: Amount
    less: bool = False
    reads = READS_NOTHING

    def change(self, ctx: Context, seat: Seat, dice: Dice) -> Dice:
        by = self.amount.value(ctx)
        return tuple(increased(die, -by if self.less else by) for die in dice)


@forms(
    phrase("once each turn, you may reroll one or more dice you rolled", into="static", cost=None),
    phrase("once each turn, you may pay {cost:mana_cost} to reroll one or more dice you rolled", into="static"),
)  # fmt: skip
@record
class MayReroll(RollModifier):
    """Once a turn a player may reroll as many of their dice as they like (CR 706.2a, 706.2b).

    It may have a cost.
    """

    cost: Cost | None
    reads = READS_NOTHING
    rerolls = True

    def change(self, ctx: Context, seat: Seat, dice: Dice) -> Dice:
        if used(ctx, "reroll") or not agreed(ctx, seat, self.cost, say("may_reroll")):
            return dice
        use(ctx, "reroll")
        places = chosen_dice(ctx, seat, dice)
        new = iter(tuple(die for place in places for die in throw(ctx.game, seat, dice[place].sides, 1)))
        return tuple(next(new) if place in places else die for place, die in enumerate(dice))


@phrase("after you roll a die, you may pay {cost:mana_cost}. ^if you do, increase or decrease the result by"
        " {amount:amount}. ^do this only once each turn", into="static")  # fmt: skip
@phrase("after you roll a die, you may pay {cost:mana_cost}. ^if you do, increase or decrease the result by"
        " {amount:amount}", into="static", once=False)  # fmt: skip
@record
class MayAdjust(RollModifier):
    """A result that may be a little greater or smaller, for a cost (CR 706.2a)."""

    cost: Cost
    amount: Amount
    once: bool = True
    reads = READS_NOTHING

    def change(self, ctx: Context, seat: Seat, dice: Dice) -> Dice:
        if (self.once and used(ctx, "adjust")) or not agreed(ctx, seat, self.cost, say("may_adjust_a_result")):
            return dice
        use(ctx, "adjust")
        place = chosen(ctx, seat, dice, say("choose_the_result_to_change"))
        ways = ("increase", "decrease")
        way = ctx.choose_option(seat, ways, purpose=TO_ADJUST, prompt=say("increase_or_decrease_the_result"))
        by = self.amount.value(ctx)
        changed = increased(dice[place], by if way == ways[0] else -by)
        return tuple(changed if number == place else die for number, die in enumerate(dice))


def chosen_dice(ctx: Context, seat: Seat, dice: Dice) -> tuple[int, ...]:
    """The places of one or more dice that a player chooses, one after the other."""
    if len(dice) == 1:
        return (0,)
    left = list(range(len(dice)))
    places: list[int] = []
    while left:
        shown = tuple(dict.fromkeys(str(dice[place].result) for place in left)) + (("no more",) if places else ())
        answer = ctx.choose_option(seat, shown, purpose=TO_REROLL, prompt=say("choose_a_die_to_reroll"))
        if answer == "no more":
            break
        place = next(place for place in left if str(dice[place].result) == answer)
        left.remove(place)
        places.append(place)
    return tuple(places)


def agreed(ctx: Context, seat: Seat, cost: Cost | None, prompt: str) -> bool:
    """Whether a player agrees to a change, and pays its cost if it has one (CR 706.2a).

    Mana abilities can be activated to pay it.
    """
    return ctx.may(seat, prompt) if cost is None else pay_costs(ctx, seat, (cost,), prompt)


def used(ctx: Context, name: str) -> bool:
    """Whether it was done already this turn."""
    found = ctx.game.find(ctx.source)
    return found is not None and bool(found.uses.get(name))


def use(ctx: Context, name: str) -> None:
    """Count that it was done."""
    happen(ctx.game, CountUse(ctx.source, name))
