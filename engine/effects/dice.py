"""Rolling dice (CR 706)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.core.identity import Seat
from engine.effects.following import carry_out
from engine.events.cards import RollDie, UseChance
from engine.model.families import Amount, Instruction
from engine.model.node import READS_NOTHING
from engine.terms.plain_numbers import ONE
from engine.terms.players import PlayerReference
from engine.text.binding import Antecedent, Wanted
from engine.text.lexicon import number_of_word, number_word
from engine.text.templates import Form, Unprintable, phrase, terminal

if TYPE_CHECKING:
    from engine.rules.context import Context

_SIDED = re.compile(r"(\w+)-sided")
_DIE = re.compile(r"d(\d+)")


def _read_die(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    """A die as "d20" or "six-sided die"."""
    match = _SIDED.fullmatch(words[position])
    if match and words[position + 1] in ("die", "dice"):
        sides = number_of_word(match[1])
        if sides is not None:
            yield position + 2, sides
    word = words[position]
    if word == "d" and words[position + 1].isdigit():
        yield position + 2, int(words[position + 1])
    elif _DIE.fullmatch(word):
        yield position + 1, int(word[1:])


def _write_die(value: Any, form: Form) -> list[str]:
    if not isinstance(value, int):
        raise Unprintable(f"{value!r} as a die")
    if value in (4, 8, 10, 12, 20):
        return [f"d{value}"]
    return [f"{number_word(value)}-sided", "dice" if form.plural else "die"]


terminal("die", _read_die, _write_die)


@phrase("{player!} roll[s] {number:count} {sides:die#number}")
@dataclass(frozen=True, slots=True)
class RollDice(Instruction):
    """Players roll dice; the result is the sum, and each natural result is seen by triggers (CR 706.2)."""

    player: PlayerReference
    sides: int
    number: Amount = ONE
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The result."""
        return (Antecedent(self.key, "amount", verb="rolled"), Antecedent(self.key, "roll"))

    def perform(self, ctx: Context) -> bool:
        total = 0
        for seat in self.player.seats(ctx):
            for _ in range(self.number.value(ctx)):
                total += roll(ctx, seat, self.sides)
        ctx.bind(self.key, total)
        return True


def roll(ctx: Context, seat: Seat, sides: int) -> int:
    """Let a player roll a die; give the result."""
    chance = ctx.game.roll()
    natural = chance.below(sides) + 1
    done = carry_out(ctx, UseChance(chance.state), RollDie(seat, sides, natural, natural))
    return sum(event.result for event in done if isinstance(event, RollDie))


@phrase("the result", into="quantity")
@dataclass(frozen=True, slots=True)
class RollResult(Amount):
    """The result of the dice rolled before."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("roll")

    def value(self, ctx: Context) -> int:
        found = ctx.bindings.get(self.key, 0)
        return found if isinstance(found, int) else 0
