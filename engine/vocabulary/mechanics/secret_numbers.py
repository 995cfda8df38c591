"""Numbers that several players choose secretly, and who chose the highest (CR 608.2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.meaning.families import Amount, Condition, Filter, Instruction
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import ANY_NUMBER, Antecedent, Wanted
from engine.vocabulary.effects.verbs.choices.choose import WHICH_NUMBER
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

NUMBERS = "numbers chosen"  # the kind of antecedent that is who chose which number
REVEALED = "numbers revealed"
_MOST = 1000  # as for any number that is chosen
_EXTREMES = {"highest": max, "lowest": min}
lexicon("extreme_number", {word: word for word in _EXTREMES})


def _chosen(ctx: Context, key: str) -> dict[Ref, int]:
    return dict(ctx.bindings.get(key, ()))


def _extreme(ctx: Context, key: str, which: str) -> int:
    return _EXTREMES[which](_chosen(ctx, key).values(), default=0)


@phrase("{player!} secretly choose[s] a number <from_zero? 0 or greater>")
@record
class ChooseNumbersSecretly(Instruction):
    """Each of some players chooses a number, which nobody else sees till all have."""

    player: PlayerReference
    from_zero: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING
    first_matters = VISIBLE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who chose which number; "that much" is the highest."""
        return (Antecedent(self.key, NUMBERS), Antecedent(f"{self.key} highest", "amount"))

    def perform(self, ctx: Context) -> bool:
        prompt = say("choose_a_number")
        chosen = tuple(
            (seat, ctx.choose_number(seat, 0, _MOST, purpose=WHICH_NUMBER, prompt=prompt))
            for seat in self.player.acting_players(ctx)
        )
        ctx.bind(self.key, chosen)
        ctx.bind(f"{self.key} highest", _extreme(ctx, self.key, "highest"))
        return bool(chosen)


@forms(
    phrase("those numbers are revealed"),
    phrase("reveal the chosen numbers", how="reveal"),
    phrase("all players reveal those numbers simultaneously and determine the highest and lowest numbers revealed this "
           "way", how="determine"),
)  # fmt: skip
@record
class NumbersAreRevealed(Instruction):
    """Everybody sees which numbers were chosen: what follows from it tells."""

    how: str = wording(default="")
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        ctx.bind(REVEALED, True)
        return True


@phrase("the {which:extreme_number} number", into="quantity")
@record
class ExtremeNumber(Amount):
    """The highest or the lowest of the numbers that were chosen."""

    which: str
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The numbers."""
        return Wanted(NUMBERS, plural=ANY_NUMBER)

    def value(self, ctx: Context) -> int:
        return _extreme(ctx, self.key, self.which)


@phrase("with the {which:extreme_number} number", into="player_clause")
@phrase("who chose the {which:extreme_number} number", into="player_clause", chose=True)
@phrase("who chose that number", into="player_clause", which="highest", that=True)
@phrase("who didn't choose the {which:extreme_number} number", into="player_clause", negative=True)
@record
class WhoChoseExtreme(Filter):
    """A player who chose the highest or the lowest number, alone or with others; or who chose another."""

    which: str
    negative: bool = False
    chose: bool = wording(default=False)
    that: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The numbers."""
        return Wanted(NUMBERS, plural=ANY_NUMBER)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        chosen = _chosen(ctx, self.key)
        return ref in chosen and (chosen[ref] == _extreme(ctx, self.key, self.which)) != self.negative


@forms(
    phrase("you are one of those players", into="condition_part"),
    phrase("your number was highest or tied for the highest", into="condition_part", number=True),
)  # fmt: skip
@record
class ChoseTheHighest(Condition):
    """Nobody chose a higher number than the controller."""

    number: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """The numbers."""
        return Wanted(NUMBERS, plural=ANY_NUMBER)

    def holds(self, ctx: Context) -> bool:
        return WhoChoseExtreme("highest", key=self.key).matches(ctx, ctx.controller)
