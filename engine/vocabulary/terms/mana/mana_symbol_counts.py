"""Mana symbols counted in mana costs (CR 107.4): "each white mana symbol in the mana costs of …"."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.meaning.families import Amount, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_COPIABLE
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def symbols_in(ctx: Context, color: str, refs: Iterable[Ref]) -> int:
    """How many mana symbols of a colour, hybrid ones among them, there are in the mana costs of objects.

    See CR 202.2d.
    """
    costs = (ctx.chars(ref).mana_cost for ref in refs if is_object(ref))
    return sum(color in symbol.split("/") for cost in costs if cost is not None for symbol in cost.symbols)


@forms(
    phrase("the number of {color:color} mana symbols in the mana costs of {what#many}", into="quantity"),
    phrase("for each {color:color} mana symbol in the mana costs of {what#many}", into="for_each"),
)
@record
class ManaSymbolsAmong(Amount):
    """How many mana symbols of a colour there are in the mana costs of objects of a description."""

    color: str
    what: Filter
    reads = READS_BOARD | READS_COPIABLE
    ends_in_noun = True

    def value(self, ctx: Context) -> int:
        return symbols_in(ctx, self.color, matching(ctx, self.what))


@forms(
    phrase("the number of {color:color} mana symbols in {object's} mana cost", into="quantity"),
    phrase("for each {color:color} mana symbol in {object's} mana cost", into="for_each"),
)
@record
class ManaSymbolsOf(Amount):
    """How many mana symbols of a colour there are in an object's mana cost, as it is or last was."""

    color: str
    object: Reference
    reads = READS_BOARD | READS_COPIABLE

    def value(self, ctx: Context) -> int:
        return symbols_in(ctx, self.color, self.object.refs(ctx))
