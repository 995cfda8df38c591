"""Flipping coins (CR 705)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase, production
from engine.core.identity import Seat
from engine.core.record import record, wording
from engine.game.rules.events import coins
from engine.game.rules.events.table_room import at_most
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, Condition, Instruction
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.terms.abilities.delayed import AtOnce, Reflexive, told, trigger_at_once
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

# Keys: how many flips of this effect were won and lost, or came up heads and tails; and that nobody calls them.
WON, LOST, HEADS, TAILS = "flips won", "flips lost", "flips heads", "flips tails"
UNCALLED = "flips are not called"
FLIP = "flip"  # the kind of antecedent that "the flip" and "the coin" stand for


@phrase("{player!} flip[s] {number:count} coin(s)")
@record
class FlipCoins(Instruction):
    """A player flips coins and calls each, if somebody is to win or lose (CR 705.2)."""

    player: PlayerReference
    number: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many flips were won, and the flips themselves."""
        return (Antecedent(self.key, "amount", verb="won"), Antecedent(f"{self.key} flip", FLIP))

    def perform(self, ctx: Context) -> bool:
        _begin(ctx)
        for seat, inner in per_player(ctx, self.player):
            flip(ctx, seat, at_most(ctx.game, self.number.value(inner)))
        ctx.bind(self.key, ctx.bindings[WON])
        ctx.bind(f"{self.key} flip", ctx.bindings[WON])
        return True


@phrase("{player!} flip[s] a coin until [they#player] lose a flip")
@record
class FlipUntilLost(Instruction):
    """A player flips coins until one is lost."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many flips were won, and the flips themselves."""
        return (Antecedent(self.key, "amount", verb="won"), Antecedent(f"{self.key} flip", FLIP))

    def perform(self, ctx: Context) -> bool:
        _begin(ctx)
        for seat in self.player.seats(ctx):
            while flip(ctx, seat):
                pass
        ctx.bind(self.key, ctx.bindings[WON])
        ctx.bind(f"{self.key} flip", ctx.bindings[WON])
        return True


def _begin(ctx: Context) -> None:
    for key in (WON, LOST, HEADS, TAILS):
        ctx.bind(key, 0)


def flip(ctx: Context, seat: Seat, number: int = 1) -> bool:
    """Let a player flip coins, and note how they came out; whether they won any."""
    done = coins.flip_several(ctx, seat, number, called=not ctx.bindings.get(UNCALLED))
    for event in done:
        sides = (HEADS if event.heads else TAILS, *([] if event.won is None else [WON if event.won else LOST]))
        for key in sides:
            ctx.bind(key, int(ctx.bindings.get(key, 0)) + 1)
    return any(event.won for event in done)


@phrase("{player} win[s] the flip", into="condition_part", won=True)
@phrase("{player} lose[s] the flip", into="condition_part", won=False)
@phrase("{player} win[s] the flip", into="flip_result", won=True)
@phrase("{player} lose[s] the flip", into="flip_result", won=False)
@phrase("{player} win[s] both flips", into="condition_part", won=True, both=True)
@phrase("{player} lose[s] both flips", into="condition_part", won=False, both=True)
@record
class FlipResult(Condition):
    """Whether the flips before were won or lost."""

    player: PlayerReference
    won: bool
    both: bool = False
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The flips before; the event itself says which, if there are none."""
        return Wanted(FLIP, optional=True)

    def holds(self, ctx: Context) -> bool:
        wanted, other = (WON, LOST) if self.won else (LOST, WON)
        return int(ctx.bindings.get(wanted, 0)) > 0 and (not self.both or not ctx.bindings.get(other, 0))


@record
class WhenFlipped(Reflexive, Instruction):
    """A reflexive triggered ability about the flip before: "When you win the flip, …" (CR 603.12)."""

    result: Condition
    ability: TriggeredAbility
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return self.result.holds(ctx) and trigger_at_once(ctx, told(self, self.ability))


production(
    "ending", "when {result}, {effect}", WhenFlipped,
    lambda result, effect: WhenFlipped(result, TriggeredAbility(AtOnce(), effect)),
    lambda node: {"result": node.result, "effect": node.ability.effect}, result="flip_result", effect="chain",
)  # fmt: skip


@phrase("it comes up heads", into="condition_part", heads=True)
@phrase("it comes up tails", into="condition_part", heads=False)
@phrase("the coin comes up heads", into="condition_part", heads=True, words="the coin")
@phrase("the coin comes up tails", into="condition_part", heads=False, words="the coin")
@forms(
    phrase("both coins come up heads", into="condition_part", heads=True, words="both coins"),
    phrase("both coins come up tails", into="condition_part", heads=False, words="both coins"),
)  # fmt: skip
@record
class SideUp(Condition):
    """Which side came up of a coin that nobody wins or loses (CR 705.2)."""

    heads: bool
    words: str = wording(default="it")
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The flips before."""
        return Wanted(FLIP)

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know that the flip is not called."""
        ctx.bind(UNCALLED, True)

    def holds(self, ctx: Context) -> bool:
        wanted, other = (HEADS, TAILS) if self.heads else (TAILS, HEADS)
        return int(ctx.bindings.get(wanted, 0)) > 0 and not ctx.bindings.get(other, 0)


@forms(
    phrase("for each flip {player} won", into="for_each"),
    phrase("for each flip {player} win", into="for_each", now=True),
)  # fmt: skip
@record
class FlipsWon(Amount):
    """How many of the flips before were won."""

    player: PlayerReference
    now: bool = wording(default=False)
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return int(ctx.bindings.get(WON, 0))


@phrase("for each coin that comes up heads", into="for_each", heads=True)
@phrase("for each coin that comes up tails", into="for_each", heads=False)
@record
class SidesUp(Amount):
    """How many of the coins before came up heads, or tails, which nobody wins or loses (CR 705.2)."""

    heads: bool
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The flips before."""
        return Wanted(FLIP)

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know that the flips are not called."""
        ctx.bind(UNCALLED, True)

    def value(self, ctx: Context) -> int:
        return int(ctx.bindings.get(HEADS if self.heads else TAILS, 0))
