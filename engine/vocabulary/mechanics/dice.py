"""Rolling dice (CR 706)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.lexicon import number_of_word, number_word
from engine.compiler.templates import Form, Unprintable, phrase, terminal
from engine.compiler.tokens import TIGHT_DASH
from engine.core.record import record
from engine.game.events.chance import RollDice as DiceRolled
from engine.game.events.chance import RollDie
from engine.game.rules.events import dice
from engine.meaning.families import Amount, Condition, Instruction
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.speech import Antecedent, Wanted
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.instructions import Chain, Steps, foresee, perform_in_order
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_SIDED = re.compile(r"(\w+)-sided")
_DIE = re.compile(r"d(\d+)")
AS_WORD, AS_D = "sided", "d"  # "six-sided die" or "d6"


def _read_die(words: list[str], position: int) -> Iterator[tuple[int, tuple[int, str]]]:
    """A die as "d20" or "six-sided die"."""
    match = _SIDED.fullmatch(words[position])
    if match and words[position + 1] in ("die", "dice"):
        sides = number_of_word(match[1])
        if sides is not None:
            yield position + 2, (sides, AS_WORD)
    word = words[position]
    if word == "d" and words[position + 1].isdigit():
        yield position + 2, (int(words[position + 1]), AS_D)
    elif _DIE.fullmatch(word):
        yield position + 1, (int(word[1:]), AS_D)


def _write_die(value: Any, form: Form) -> list[str]:
    if not isinstance(value, tuple):
        raise Unprintable(f"{value!r} as a die")
    sides, way = value
    return [f"d{sides}"] if way == AS_D else [f"{number_word(sides)}-sided", "dice" if form.plural else "die"]


terminal("die", _read_die, _write_die)


@phrase("{player!} roll[s] {number:count} {die:die#number}")
@phrase("{player!} roll[s] {number:count} {die:die#number} and add {plus:quantity}")
@phrase("{player!} roll[s] {number:count} {die:die#number} and subtract {minus:quantity}")
@phrase("{player!} roll[s] {number:count} {die:die#number} and choose[s] one result", choose=True)
@record
class RollDice(Instruction):
    """Players roll dice, perhaps with a modifier (CR 706.1, 706.2); one of the results may be chosen."""

    player: PlayerReference
    die: tuple[int, str]
    number: Amount = ONE
    plus: Amount | None = None
    minus: Amount | None = None
    choose: bool = False
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The results."""
        return (Antecedent(self.key, "amount", verb="rolled"), Antecedent(self.key, "roll"))

    def perform(self, ctx: Context) -> bool:
        more = self.plus.value(ctx) if self.plus is not None else 0
        more -= self.minus.value(ctx) if self.minus is not None else 0
        rolled: dice.Dice = ()
        for seat, inner in per_player(ctx, self.player):
            rolled += dice.roll(ctx, seat, self.die[0], self.number.value(inner), more)
        ctx.bind(self.key, total_of(rolled))
        ctx.bind(dice_key(self.key), rolled)
        if self.choose and rolled:
            place = dice.chosen(ctx, rolled[0].player, rolled, say("choose_a_result"))
            ctx.bind(self.key, rolled[place].result)
            ctx.bind(other_key(self.key), total_of((*rolled[:place], *rolled[place + 1 :])))
        return True


def total_of(rolled: dice.Dice) -> int:
    """The sum of results."""
    return sum(die.result for die in rolled)


def dice_key(key: str) -> str:
    """Under which name the dice themselves are kept."""
    return f"{key} dice"


def other_key(key: str) -> str:
    """Under which name the result is kept that was not chosen."""
    return f"{key} other"


def rolled_dice(ctx: Context, key: str) -> dice.Dice:
    """The dice that were rolled under a name."""
    found = ctx.bindings.get(dice_key(key), ())
    return tuple(die for die in found if isinstance(die, RollDie))


@phrase("the result", into="quantity")
@phrase("that result", into="quantity", word="that")
@phrase("the chosen result", into="quantity", word="chosen")
@phrase("the total of those results", into="quantity", word="total")
@phrase("the other result", into="quantity", word="other")
@phrase("the highest result", into="quantity", word="highest")
@phrase("the lowest result", into="quantity", word="lowest")
@record
class RollResult(Amount):
    """The result of the dice rolled before, or one of several."""

    word: str = ""
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("roll")

    def value(self, ctx: Context) -> int:
        if self.word in ("highest", "lowest"):
            results = [die.result for die in rolled_dice(ctx, self.key)]
            return (max if self.word == "highest" else min)(results, default=0)
        found = ctx.bindings.get(other_key(self.key) if self.word == "other" else self.key, 0)
        return found if isinstance(found, int) else 0


@phrase("any of those results was {least:number} or higher", into="condition_part")
@record
class AnyResultWas(Condition):
    """One of the dice whose roll triggered the ability, at least, came to so high a result (CR 706.2)."""

    least: int
    reads = READS_NOTHING

    def holds(self, ctx: Context) -> bool:
        event = ctx.event
        return isinstance(event, DiceRolled) and any(die.result >= self.least for die in event.dice)


@phrase("{player} rolled doubles", into="condition_part")
@record
class RolledDoubles(Condition):
    """Whether the dice rolled before have the same result (CR 706.5)."""

    player: PlayerReference
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("roll")

    def holds(self, ctx: Context) -> bool:
        results = [die.result for die in rolled_dice(ctx, self.key)]
        return len(results) > 1 and len(set(results)) == 1


# --- results tables -------------------------------------------------------------------------------------------------


def _read_range(words: list[str], position: int) -> Iterator[tuple[int, tuple[int, int | None]]]:
    """Possible results as "20 |", "1—9 |" or "15+ |" (CR 706.3a)."""
    if not words[position].isdigit():
        return
    low = int(words[position])
    if words[position + 1] == "|":
        yield position + 2, (low, low)
    elif words[position + 1] == "+" and words[position + 2] == "|":
        yield position + 3, (low, None)
    elif words[position + 1] == TIGHT_DASH and words[position + 2].isdigit() and words[position + 3] == "|":
        yield position + 4, (low, int(words[position + 2]))


def _write_range(value: Any, form: Form) -> list[str]:
    low, high = value
    if high is None:
        return [f"{low}+", "|"]
    return [str(low), "|"] if low == high else [str(low), TIGHT_DASH, str(high), "|"]


terminal("result_range", _read_range, _write_range)


@phrase("{range:result_range} ^{effect:effects}", into="table_row")
@phrase("{range:result_range} ^{effect:effects} ^roll again.", into="table_row", again="roll")
@phrase("{range:result_range} ^{effect:effects} ^you may roll again.", into="table_row", again="may")
@phrase("{range:result_range} ^roll again.", into="table_row", again="roll", effect=None)
@record
class TableRow(Node):
    """One striation of a results table: possible results, and what happens then (CR 706.3a, 706.3c)."""

    range: tuple[int, int | None]
    effect: Instruction | None
    again: str = ""
    reads = READS_NOTHING

    def covers(self, result: int) -> bool:
        """Whether a result is in its range."""
        low, high = self.range
        return low <= result and (high is None or result <= high)


@phrase("{steps:sentence* ^}\n{rows:table_row*\n}", into="effects")
@record
class RollOnTable(Instruction):
    """An instruction to roll with its results table; all of it is one ability (CR 706.3b)."""

    steps: tuple[Instruction, ...]
    rows: tuple[TableRow, ...]
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """A roll whose result the table is about."""
        return any(isinstance(step, RollDice) for step in _parts(self.steps))

    def wanted(self) -> Wanted:
        """The roll."""
        return Wanted("roll")

    def perform(self, ctx: Context) -> bool:
        perform_in_order(ctx, self.steps)
        foresee(ctx, tuple(row.effect for row in self.rows if row.effect is not None))  # one row speaks of another
        return self._use(ctx)

    def _use(self, ctx: Context) -> bool:
        done = False
        for die in rolled_dice(ctx, self.key):
            for row in self.rows:
                if row.covers(die.result):
                    inner = ctx.within(**{self.key: die.result})
                    done = (row.effect is not None and row.effect.perform(inner)) or done
                    if row.again == "roll" or (row.again == "may" and ctx.may(ctx.controller, say("roll_again"))):
                        self._again(ctx)
        return done

    def _again(self, ctx: Context) -> None:
        """Roll the same dice with the same modifiers, and use the table again (CR 706.3c)."""
        for step in _parts(self.steps):
            if isinstance(step, RollDice):
                step.perform(ctx)
        self._use(ctx)


def _parts(steps: tuple[Instruction, ...]) -> Iterator[Instruction]:
    """Instructions with those that they only hold together."""
    for step in steps:
        yield step
        yield from _parts(step.steps if isinstance(step, Chain | Steps) else ())
