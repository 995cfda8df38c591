"""Comparisons with a number: "3 or less", "less than 2", "equal to the number of cards in your hand"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.record import record
from engine.meaning.families import Amount
from engine.meaning.node import READS_NOTHING, Node

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{amount} or less", into="comparison", how="<=")
@phrase("{amount} or less", into="life_range", how="<=")
@phrase("{amount} or more", into="life_range", how=">=")
@forms(
    phrase("exactly {amount}", into="life_range", how="="),
    phrase("exactly {amount:digits}", into="comparison", how=" ="),
    phrase("exactly {amount:cardinal}", into="counter_comparison", how="="),
)
@phrase("{amount} or greater", into="comparison", how=">=")
@phrase("{amount}", into="comparison", how="=")
@phrase("less than {amount:measure}", into="comparison", how="<")
@phrase("less than {amount:words}", into="comparison", how=" <")
@phrase("greater than {amount:measure}", into="comparison", how=">")
@phrase("less than or equal to {amount:measure}", into="comparison", how="<= ")
@phrase("greater than or equal to {amount:measure}", into="comparison", how=">= ")
@phrase("equal to {amount:measure}", into="comparison", how="= ")
@phrase("{numbers:number*or2}", into="comparison", how="one of", amount=None)
@phrase("{amount:cardinal} or more", into="counter_comparison", how=">=")
@phrase("{amount:cardinal} or fewer", into="counter_comparison", how="<=")
@phrase("at least {amount:cardinal}", into="counter_comparison", how=" >=")
@phrase("no", into="counter_comparison", how="none", amount=None)
@phrase("fewer than {amount:cardinal}", into="counter_comparison", how="<")
@phrase("more than {amount:cardinal}", into="counter_comparison", how=">")
@record
class Comparison(Node):
    """A range of numbers."""

    how: str
    amount: Amount | None
    numbers: tuple[int, ...] = ()  # "4, 5, or 6"
    reads = READS_NOTHING
    personal = False

    @property
    def plural(self) -> bool:
        """Whether a noun counted by it is plural."""
        return self.how not in ("=", " >=") or (self.amount is None or self.amount.plural)

    @property
    def is_any(self) -> bool:
        """Whether it is "one or more"."""
        return self.how == ">=" and self.amount is not None and not self.amount.plural

    def holds(self, ctx: Context, number: int) -> bool:
        """Whether a number is in the range, for each of several if there are several."""
        if self.numbers:
            return number in self.numbers
        bounds = self.amount.values(ctx) if self.amount is not None else (0,)
        return all(self._holds(number, bound) for bound in bounds)

    def _holds(self, number: int, bound: int) -> bool:
        how = self.how.strip()
        if how == "<=":
            return number <= bound
        if how == ">=":
            return number >= bound
        if how == "<":
            return number < bound
        if how == ">":
            return number > bound
        return number == bound
