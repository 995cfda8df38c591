"""Amounts that are counted or measured.

As in "the number of creatures you control", "its power", "twice that much".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.identity import is_object
from engine.core.mana import how_much
from engine.core.record import record, wording
from engine.game.events.counters import sharing
from engine.meaning.families import Amount, Filter, NotedAsCast, Reference, StaticEffect
from engine.meaning.node import (
    READS_BOARD,
    READS_COLORS,
    READS_COPIABLE,
    READS_NOTHING,
    READS_PLAYERS,
    READS_POWER,
    READS_STATUS,
    READS_TYPES,
)  # fmt: skip
from engine.meaning.speech import COLOR, DIFFERENCE, Antecedent, Wanted, nouns_of
from engine.vocabulary.terms.amounts.among_those import kinds_among
from engine.vocabulary.terms.amounts.plain_numbers import X
from engine.vocabulary.terms.objects.clauses import stat_of
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("the number of {what#many}", into="quantity")
@phrase("for each {what:filter#one}", into="for_each")
@phrase("the total number of {what#many}", into="quantity", total=True)
@record
class NumberOf(Amount):
    """How many objects fit a description."""

    what: Filter
    total: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD
    personal = False
    ends_in_noun = True
    named_if_asked = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Those counted: "draw a card for each Elf you control. Those creatures gain …" (CR 608.2c)."""
        if any(part.wherever for part in self.what.pieces()):
            return ()  # "exiled this way": named already
        return (Antecedent(self.key, "object", True, nouns_of(self.what), unsaid=True, by_noun=True),)

    def value(self, ctx: Context) -> int:
        if not self.key:
            return sum(1 for _ in matching(ctx, self.what))
        found = tuple(matching(ctx, self.what))
        ctx.bind(self.key, found)
        return len(found)


@phrase("the number of {kind:counter_kind} counters on {object:reference}", into="quantity")
@phrase("the number of counters on {object:reference}", into="quantity", kind="")
@phrase("for each {kind:counter_kind} counter on {object:reference}", into="for_each")
@phrase("for each counter on {object:reference}", into="for_each", kind="")
@record
class NumberOfCounters(Amount):
    """How many counters there are on an object or player."""

    kind: str
    object: Reference
    reads = READS_STATUS | READS_BOARD | READS_PLAYERS

    @property
    def counts_counters(self) -> str:
        return self.kind

    def value(self, ctx: Context) -> int:
        total = 0
        for ref in self.object.refs(ctx):
            counters = ctx.obj(ref).counters if is_object(ref) else ctx.game.player(ref).counters
            total += counters.get(self.kind, 0) if self.kind else sum(counters.values())
        return total


@phrase("{object's} {stat:stat}", into="quantity")
@phrase("the {stat:stat} of {object}", into="quantity", of=True)
@record
class StatOf(Amount):
    """An object's power, toughness or mana value."""

    object: Reference
    stat: str
    of: bool = wording(default=False)
    reads = READS_POWER | READS_COPIABLE | READS_BOARD

    def value(self, ctx: Context) -> int:
        return sum(stat_of(ctx, ref, self.stat) for ref in self.object.refs(ctx))

    def values(self, ctx: Context) -> tuple[int, ...]:
        if self.object.plural:
            return (self.value(ctx),)
        return tuple(stat_of(ctx, ref, self.stat) for ref in self.object.refs(ctx))


@phrase("the {how:superlative} {stat:stat} among {what#many}", into="quantity")
@record
class Extreme(Amount):
    """The greatest, least or total number among objects."""

    how: str
    stat: str
    what: Filter
    reads = READS_BOARD | READS_POWER | READS_COPIABLE
    ends_in_noun = True

    def value(self, ctx: Context) -> int:
        values = [stat_of(ctx, ref, self.stat) for ref in matching(ctx, self.what)]
        if self.how == "total":
            return sum(values)
        return max(values, default=0) if self.how in ("greatest", "highest") else min(values, default=0)


lexicon("superlative", {word: word for word in ("greatest", "highest", "least", "lowest")})


@phrase("the total {stat:stat} of <all? all> {what#many}", into="quantity")
@record
class Total(Amount):
    """The sum of a number over objects."""

    stat: str
    what: Filter
    all: bool = wording(default=False)
    reads = READS_BOARD | READS_POWER | READS_COPIABLE
    ends_in_noun = True

    def value(self, ctx: Context) -> int:
        return sum(stat_of(ctx, ref, self.stat) for ref in matching(ctx, self.what))


@phrase("the total {stat:stat} of {those:object}", into="quantity")
@phrase("{those:object's} total {stat:stat}", into="quantity", short=True)
@record
class TotalOfThose(Amount):
    """The sum of a number over objects that the words before name.

    As in "the total power of the sacrificed creatures".
    """

    stat: str
    those: Reference
    short: bool = wording(default=False)
    of_all = True
    reads = READS_BOARD | READS_POWER | READS_COPIABLE

    def well_formed(self) -> bool:
        """Several that are looked back at."""
        return self.those.plural and self.those.wanted() is not None

    def value(self, ctx: Context) -> int:
        return sum(stat_of(ctx, ref, self.stat) for ref in self.those.refs(ctx))


@phrase("the difference", into="quantity")
@record
class TheDifference(Amount):
    """By how much two numbers differ that a condition has just compared."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(DIFFERENCE)

    def value(self, ctx: Context) -> int:
        found = ctx.bindings.get(self.key, 0)
        return found if isinstance(found, int) else 0


@phrase("the difference between {players:player's} life totals", into="quantity")
@record
class DifferenceOfLife(Amount):
    """By how much the life totals of two players differ."""

    players: PlayerReference
    reads = READS_PLAYERS

    def well_formed(self) -> bool:
        """Of several players."""
        return self.players.several

    def value(self, ctx: Context) -> int:
        totals = [ctx.game.player(seat).life for seat in self.players.seats(ctx)]
        return max(totals) - min(totals) if totals else 0


@phrase("{player:player's} life total", into="quantity")
@record
class LifeTotal(Amount):
    """A player's life total."""

    player: PlayerReference
    reads = READS_PLAYERS
    personal = False

    def value(self, ctx: Context) -> int:
        return sum(ctx.game.player(seat).life for seat in self.player.seats(ctx))


@forms(
    phrase("twice {amount:multiplied}", into="quantity", factor=2),
    phrase("twice {amount:multiplied_counted}", into="counted", factor=2),
    phrase("twice {amount:digits_or_x}", into="amount", factor=2),
    phrase("twice {amount:much}", into="amount", factor=2),
    phrase("twice {amount:much}", into="mana_count", factor=2),
)
@forms(
    phrase("{factor:cardinal_number} times {amount:multiplied}", into="quantity"),
    phrase("{factor:cardinal_number} times {amount:digits_or_x}", into="amount"),
)
@phrase("two times {amount:digits_or_x}", into="amount", factor=2, times=True)
@record
class Times(Amount):
    """A multiple of an amount."""

    amount: Amount
    factor: int
    times: bool = wording(default=False)
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return self.factor * self.amount.value(ctx)


@phrase("{first:addend} or {second:addend}, whichever is greater", into="quantity", greatest=True)
@phrase("{first:addend} or {second:addend}, whichever is less", into="quantity", greatest=False)
@record
class OneOrOther(Amount):
    """The greater or the lesser of two amounts."""

    first: Amount
    second: Amount
    greatest: bool
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        both = (self.first.value(ctx), self.second.value(ctx))
        return max(both) if self.greatest else min(both)


@phrase("half {amount:multiplied}, rounded {rounding:rounding}", into="quantity")
@record
class Half(Amount):
    """Half an amount (CR 107.1a)."""

    amount: Amount
    rounding: str
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        number = self.amount.value(ctx)
        return (number + 1) // 2 if self.rounding == "up" else number // 2


lexicon("rounding", {"up": "up", "down": "down"})


@forms(
    phrase("{first:addend} plus {second:addend}", into="quantity", sign=1),
    phrase("{first:words} plus {second:addend}", into="quantity", sign=1, in_words=True),
    phrase("{first:quantity} plus {second:words}", into="quantity", sign=1, in_words=True),
)
@forms(
    phrase("X plus {second:digits}", into="amount", sign=1, first=X()),
    phrase("X plus {second:words}", into="top_count", sign=1, first=X(), in_words=True),
)
@phrase("{first:words} minus {second:addend}", into="quantity", sign=-1, in_words=True)
@phrase("{first:addend} minus {second:addend}", into="quantity", sign=-1)
@record
class Sum(Amount):
    """Two amounts together, or one less the other."""

    first: Amount
    second: Amount
    sign: int
    in_words: bool = wording(default=False)
    reads = READS_NOTHING
    plural = True

    def well_formed(self) -> bool:
        """ "One plus the number of … as you cast this spell" is added up then."""
        return not isinstance(self.second, NotedAsCast)

    def value(self, ctx: Context) -> int:
        return self.first.value(ctx) + self.sign * self.second.value(ctx)


@phrase("the amount of {{E}} {player:player} [has|have]", into="quantity", kind="energy")
@phrase("the number of {kind:counter_kind} counters {player:player} [has|have]", into="quantity")
@phrase("for each {kind:counter_kind} counter {player:player} [has|have]", into="for_each")
@record
class PlayersCounters(Amount):
    """How many counters of a kind players have (CR 122.1).

    Those that teammates share count once (810.10a).
    """

    kind: str
    player: PlayerReference
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        holders = dict.fromkeys(sharing(ctx.game, seat, self.kind)[0] for seat in self.player.seats(ctx))
        return sum(ctx.game.player(seat).counters.get(self.kind, 0) for seat in holders)


@forms(
    phrase("for each {color:color} mana in {player:player's} mana pool", into="for_each"),
    phrase("for each unspent {color:color} mana {player:player} [has|have]", into="for_each", unspent=True),
)  # fmt: skip
@phrase("the amount of unspent mana {player:player} [has|have]", into="quantity", color="", unspent=True)
@record
class UnspentMana(Amount):
    """How much mana a player has in their mana pool (CR 106.4)."""

    color: str
    player: PlayerReference
    unspent: bool = wording(default=False)
    reads = READS_PLAYERS

    def value(self, ctx: Context) -> int:
        pools = [ctx.game.player(seat).pool for seat in self.player.seats(ctx)]
        return sum(how_much(pool, self.color) for pool in pools)


@phrase("{player:player's} devotion to that color", into="quantity")
@record
class DevotionToThat(Amount):
    """Devotion to the colour that the words before name (CR 700.5)."""

    player: PlayerReference
    key: str = ""
    reads = READS_BOARD | READS_COPIABLE

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(COLOR)

    def value(self, ctx: Context) -> int:
        color = ctx.bindings.get(self.key)
        return Devotion(self.player, (str(color),)).value(ctx) if color else 0


@phrase("{player:player's} devotion to {colors:color*and}", into="quantity")
@record
class Devotion(Amount):
    """How many mana symbols of some colours there are in the mana costs of a player's permanents.

    See CR 700.5.
    """

    player: PlayerReference
    colors: tuple[str, ...]
    reads = READS_BOARD | READS_COPIABLE

    def value(self, ctx: Context) -> int:
        seats = self.player.seats(ctx)
        total = 0
        for oid in ctx.game.permanents():
            found = ctx.chars(oid)
            if found.controller in seats and found.mana_cost is not None:
                total += sum(any(c in symbol.split("/") for c in self.colors) for symbol in found.mana_cost.symbols)
            if found.controller in seats:
                effects = (effect for ability in found.abilities.static for effect in ability.effects)
                total += sum(effect.by.value(ctx) for effect in effects if isinstance(effect, DevotionIsIncreased))
        return total


@phrase("your devotion to each color and each combination of colors is increased by {by:words}", into="static")
@record
class DevotionIsIncreased(StaticEffect):
    """More devotion to each colour and combination of colours (CR 700.5a)."""

    by: Amount
    reads = READS_NOTHING


@phrase("for each of {object's} colors", into="for_each")
@record
class ColorsOf(Amount):
    """How many colours an object has, or had."""

    object: Reference
    reads = READS_COLORS

    def value(self, ctx: Context) -> int:
        return len({color for ref in self.object.refs(ctx) if is_object(ref) for color in ctx.chars(ref).colors})


@phrase("the number of {kind:kind_among} among {what#many}", into="quantity")
@phrase("for each {kind:kind_among_one} among {what#many}", into="for_each")
@phrase("the number of differently named {what#many}", into="quantity", kind="names", differently=True)
@phrase("for each differently named {what:filter#one}", into="for_each", kind="names", differently=True)
@record
class KindsAmong(Amount):
    """How many different card types, colours or basic land types there are among objects."""

    kind: str
    what: Filter
    differently: bool = wording(default=False)
    reads = READS_BOARD | READS_TYPES | READS_COLORS | READS_POWER
    ends_in_noun = True

    def value(self, ctx: Context) -> int:
        return kinds_among(ctx, self.kind, matching(ctx, self.what))


_KINDS = {
    "card types": "card type", "permanent types": "permanent type", "colors": "color",
    "basic land types": "basic land type", "creature types": "creature type", "powers": "different power",
    "mana values": "different mana value",
    "mana costs": "different mana cost", "names": "different name",
}  # fmt: skip
lexicon("kind_among", {
    kind: f"different {kind}" if one.startswith("different") else kind for kind, one in _KINDS.items()
})  # fmt: skip
lexicon("kind_among_one", _KINDS)
include("multiplied", "quantity", "digits_or_x")
include("multiplied_counted", "digits_or_x")
include("addend", "quantity", "digits_or_x")
include("measure", "quantity", "digits_or_x")
label("for_each", "“for each …”")
label("quantity", "an amount like “the number of …”")
label("measure", "an amount")
