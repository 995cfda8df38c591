"""Rolling dice (CR 706).

How many are rolled, their natural results, the rolls ignored, and what modifies the rest.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from engine.core.keys import Purpose
from engine.core.record import record, replace
from engine.game.events.chance import LOWEST, DiceToRoll, RollDice, RollDie, UseChance
from engine.game.rules.events.happening import happen
from engine.game.rules.events.table_room import at_most
from engine.game.rules.questions.rule_modifiers import verdicts
from engine.meaning.message import say
from engine.meaning.questions import Question

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

WHICH_ROLL_COUNTS = Purpose("die", "706.6")
WHICH_CHANGE_OF_ROLL = Purpose("roll change", "706.2")

ROLL_CHANGES: Question[Offer] = Question("roll_changes", "706.2", about="player", answer="what modifies their rolls")

Dice = tuple[RollDie, ...]


class Change(Protocol):
    """What modifies rolls besides the instruction to roll (CR 706.2)."""

    rerolls: bool

    def change(self, ctx: Context, seat: Seat, dice: Dice) -> Dice:
        """The dice as they are then; the player may have to choose or to pay something."""


@record
class Offer:
    """A change of rolls, with the context of the ability that makes it: an answer to "roll_changes"."""

    ctx: Context
    what: Change
    text: str


def roll(ctx: Context, seat: Seat, sides: int, number: int = 1, plus: int = 0) -> Dice:
    """Let a player roll dice of one kind; give those that count. `plus` is the instruction's own modifier."""
    about = [event for event in happen(ctx.game, DiceToRoll(seat, sides, number)) if isinstance(event, DiceToRoll)]
    result: Dice = ()
    for event in about:
        dice = throw(ctx.game, event.player, event.sides, event.number)
        dice = _kept(ctx, event.player, dice, event.ignored)
        dice = _modified(ctx, event.player, dice, plus)
        if dice:
            happen(ctx.game, *dice, RollDice(event.player, dice))
        result += dice
    return result


def throw(game: Game, seat: Seat, sides: int, number: int) -> Dice:
    """Dice with their natural results, which nothing has seen yet."""
    number = at_most(game, number)
    chance = game.roll()
    naturals = [game.falls(seat, sides, chance.below(sides) + 1) for _ in range(number)]
    happen(game, UseChance(chance.state))
    return tuple(RollDie(seat, sides, natural, natural) for natural in naturals)


def increased(die: RollDie, by: int) -> RollDie:
    """A die with its result modified; the natural result stays (CR 706.2)."""
    return replace(die, result=die.result + by)


def chosen(ctx: Context, seat: Seat, dice: Sequence[RollDie], prompt: str) -> int:
    """Which of several dice a player chooses, by its place; equal ones are not told apart."""
    shown = tuple(dict.fromkeys(str(die.result) for die in dice))
    answer = ctx.choose_option(seat, shown, purpose=WHICH_ROLL_COUNTS, prompt=prompt)
    return [str(die.result) for die in dice].index(answer)


def _kept(ctx: Context, seat: Seat, dice: Dice, ignored: Sequence[str]) -> Dice:
    """The dice without those whose roll is ignored: it has never happened (CR 706.6).

    If a player chooses which of all but one is ignored, they are asked for the one that counts.
    """
    ignored = ignored[: len(dice)]
    for number, which in enumerate(ignored):
        if which == LOWEST:  # of several dice of one kind with the lowest result it is the same which one is chosen
            place = min(range(len(dice)), key=lambda one: dice[one].natural)
        elif LOWEST not in ignored[number:] and len(dice) == len(ignored) - number + 1:
            return (dice[chosen(ctx, seat, dice, say("choose_the_roll_that_counts"))],)
        else:
            place = chosen(ctx, seat, dice, say("choose_a_roll_to_ignore"))
        dice = (*dice[:place], *dice[place + 1 :])
    return dice


def _modified(ctx: Context, seat: Seat, dice: Dice, plus: int) -> Dice:
    """The dice after all modifiers: first those that reroll, then those that add or subtract (CR 706.2b)."""
    offers = [offer for offer in verdicts(ctx.game, ROLL_CHANGES, seat) if isinstance(offer, Offer)] if dice else []
    for rerolling in (True, False):
        if not rerolling and plus:
            dice = tuple(increased(die, plus) for die in dice)
        waiting = [offer for offer in offers if offer.what.rerolls == rerolling]
        while waiting:
            offer = waiting.pop(_first(ctx, seat, waiting))
            dice = offer.what.change(offer.ctx, seat, dice)
    return dice


def _first(ctx: Context, seat: Seat, offers: Sequence[Offer]) -> int:
    """Which of several modifiers the player who rolled applies first (CR 706.2b)."""
    texts = tuple(dict.fromkeys(offer.text for offer in offers))
    if len(texts) == 1:
        return 0
    answer = ctx.choose_option(
        seat, texts, purpose=WHICH_CHANGE_OF_ROLL, prompt=say("choose_which_modifier_applies_first")
    )
    return [offer.text for offer in offers].index(answer)
