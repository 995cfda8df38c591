"""Flipping coins (CR 705)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.core.identity import Seat
from engine.effects.following import carry_out
from engine.events.cards import FlipCoin, UseChance
from engine.model.families import Amount, Condition, Instruction
from engine.model.node import READS_NOTHING
from engine.terms.plain_numbers import ONE
from engine.terms.players import PlayerReference
from engine.text.binding import Antecedent
from engine.text.templates import phrase

if TYPE_CHECKING:
    from engine.rules.context import Context

WON, LOST = "flips won", "flips lost"  # keys: how many flips of this effect were won and lost


@phrase("{player!} flip[s] {number:count} coin(s)")
@dataclass(frozen=True, slots=True)
class FlipCoins(Instruction):
    """A player flips coins and calls each: a right call wins the flip (CR 705.2)."""

    player: PlayerReference
    number: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many flips were won."""
        return (Antecedent(self.key, "amount", verb="won"),)

    def perform(self, ctx: Context) -> bool:
        ctx.bind(WON, 0)
        ctx.bind(LOST, 0)
        for seat in self.player.seats(ctx):
            for _ in range(self.number.value(ctx)):
                flip(ctx, seat)
        ctx.bind(self.key, ctx.bindings[WON])
        return True


@phrase("{player!} flip[s] a coin until [they#player] lose a flip")
@dataclass(frozen=True, slots=True)
class FlipUntilLost(Instruction):
    """A player flips coins until one is lost."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How many flips were won."""
        return (Antecedent(self.key, "amount", verb="won"),)

    def perform(self, ctx: Context) -> bool:
        ctx.bind(WON, 0)
        ctx.bind(LOST, 0)
        for seat in self.player.seats(ctx):
            while flip(ctx, seat):
                pass
        ctx.bind(self.key, ctx.bindings[WON])
        return True


def flip(ctx: Context, seat: Seat) -> bool:
    """Let a player call and flip a coin; whether they won."""
    call = ctx.choose_option(seat, ("heads", "tails"), purpose="coin", prompt="Call the flip.")
    chance = ctx.game.roll()
    heads = chance.below(2) == 0
    won = heads == (call == "heads")
    carry_out(ctx, UseChance(chance.state), FlipCoin(seat, heads, won))
    key = WON if won else LOST
    ctx.bind(key, int(ctx.bindings.get(key, 0)) + 1)
    return won


@phrase("{player} win[s] the flip", into="condition_part", won=True)
@phrase("{player} lose[s] the flip", into="condition_part", won=False)
@phrase("{player} win[s] both flips", into="condition_part", won=True, both=True)
@phrase("{player} lose[s] both flips", into="condition_part", won=False, both=True)
@dataclass(frozen=True, slots=True)
class FlipResult(Condition):
    """Whether the flips before were won or lost."""

    player: PlayerReference
    won: bool
    both: bool = False
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        wanted, other = (WON, LOST) if self.won else (LOST, WON)
        return int(ctx.bindings.get(wanted, 0)) > 0 and (not self.both or not ctx.bindings.get(other, 0))


@phrase("for each flip {player} won", into="for_each")
@dataclass(frozen=True, slots=True)
class FlipsWon(Amount):
    """How many of the flips before were won."""

    player: PlayerReference
    reads = READS_NOTHING

    def value(self, ctx: Context) -> int:
        return int(ctx.bindings.get(WON, 0))
