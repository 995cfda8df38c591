"""Conditions about how a spell was cast (CR 601.2, 702.33e).

As in "it was kicked", "you cast it from your hand".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, lexicon, phrase
from engine.core.colors import WUBRG
from engine.core.identity import Ref, is_object
from engine.core.mana import ManaCost, how_much
from engine.core.record import record, wording
from engine.core.steps import MAIN_1, MAIN_2
from engine.core.zones import EXILE
from engine.game.rules.casting.cast_record import cast_record, payments, times_paid
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_STATUS, READS_TURN
from engine.meaning.speech import IS_CAST, Antecedent
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@forms(
    phrase("{object} was {what:extra_cost}", into="condition_part"),
    phrase("{object:pronoun}'s {what:extra_cost}", into="casting_condition", present=True),
    phrase("{object} wasn't {what:extra_cost}", into="condition_part", negative=True),
)
@phrase("{object} was kicked twice", into="condition_part", what="kicker", twice=True)
@phrase("{object} was kicked with its {kicker:mana_symbols} kicker", into="condition_part", what="kicker")
@record
class WasPaid(Condition):
    """An additional cost of a spell was paid (CR 702.33)."""

    object: Reference
    what: str
    kicker: ManaCost | None = None
    present: bool = wording(default=False)  # "it's kicked": as the spell is being cast
    negative: bool = False
    twice: bool = False  # by whichever of its kickers (CR 702.33c)
    reads = READS_STATUS
    settled_by_casting = True

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def holds(self, ctx: Context) -> bool:
        if self.twice:
            return any(times_paid(ctx, ref, self.what) >= 2 for ref in self.object.refs(ctx))
        name = self.what if self.kicker is None else f"{self.what} {self.kicker}"
        return any(self._paid(ctx, ref, name) for ref in self.object.refs(ctx)) != self.negative

    @staticmethod
    def _paid(ctx: Context, ref: Ref, name: str) -> bool:
        return any(one == name or one.startswith(f"{name} ") for one in payments(ctx, ref))


lexicon("extra_cost", {
    "kicker": "kicked", "bargain": "bargained", "overload": "overloaded", "casualty": "casualtied",
})  # fmt: skip


@phrase("{player} cast {object}", into="condition_part")
@phrase("{player} cast {object} from <other? anywhere other than> {owner:player's} {zone:owned_zone#one}",
        into="condition_part")  # fmt: skip
@phrase("{player} cast {object} from a {zone:owned_zone#one}", into="condition_part", owner=None)
@phrase("{player} didn't cast {object}", into="condition_part", negative=True)
@phrase("{player} didn't cast {object} from {owner:player's} {zone:owned_zone#one}", into="condition_part",
        negative=True)  # fmt: skip
@forms(
    phrase("{object} was cast from anywhere other than {owner:player's} {zone:owned_zone#one}", into="condition_part",
        player=None, other=True),
    phrase("{object} was cast", into="condition_part", player=None),
    phrase("{object} wasn't cast", into="condition_part", player=None, negative=True),
    phrase("none of {object} were cast", into="condition_part", player=None, negative=True, none=True),
    phrase("{object} was cast from {owner:player's} {zone:owned_zone#one}", into="condition_part", player=None),
    phrase("{object} was cast from a {zone:owned_zone#one}", into="condition_part", player=None, owner=None),
    phrase("{object} was cast from exile", into="condition_part", player=None, owner=None, zone=EXILE),
)  # fmt: skip
@phrase("{player} cast {object} during {turn:player's} main phase", into="condition_part")
@record
class WasCast(Condition):
    """A spell was cast, perhaps by a certain player or from a certain zone."""

    object: Reference
    player: PlayerReference | None
    zone: str = ""
    owner: PlayerReference | None = None
    negative: bool = False
    none: bool = wording(default=False)
    other: bool = False  # from another zone than that
    turn: PlayerReference | None = None  # whose main phase it was: a stack is empty before the next phase begins
    reads = READS_STATUS | READS_TURN
    settled_by_casting = True

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def holds(self, ctx: Context) -> bool:
        if self.turn is not None and not self._is_main_phase(ctx, self.turn):
            return False
        return any(self._cast(ctx, ref) for ref in self.object.refs(ctx)) != self.negative

    @staticmethod
    def _is_main_phase(ctx: Context, whose: PlayerReference) -> bool:
        now = ctx.game.turn
        return now.step in (MAIN_1, MAIN_2) and any(seat in ctx.game.active_players() for seat in whose.refs(ctx))

    def _cast(self, ctx: Context, ref: Ref) -> bool:
        item = cast_record(ctx, ref)
        if item is None or item.is_copy or (self.zone and (item.cast_from == self.zone) == self.other):
            return False
        return self.player is None or ctx.controller_of(ref) in self.player.refs(ctx)


@forms(
    phrase("the amount of mana spent to cast {object}", into="quantity"),
    phrase("for each mana spent to cast {object}", into="for_each"),
)
@phrase("the number of colors of mana spent to cast {object}", into="quantity", colors=True)
@phrase("for each color of mana spent to cast {object}", into="for_each", colors=True)
@record
class ManaSpent(Amount):
    """How much mana, or mana of how many colours, was spent to cast a spell (CR 601.2h)."""

    object: Reference
    colors: bool = False
    reads = READS_STATUS

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def value(self, ctx: Context) -> int:
        for ref in self.object.refs(ctx):
            item = cast_record(ctx, ref)
            spent = item.mana if item is not None else ()
            return sum(how_much(spent, color) > 0 for color in WUBRG) if self.colors else how_much(spent)
        return 0


@forms(
    phrase("for each {mana:mana_symbols} spent to cast {object}", into="for_each"),
    phrase("the amount of {mana:mana_symbols} spent to cast {object}", into="quantity"),
)
@record
class SuchManaSpent(Amount):
    """How much mana of one kind, snow mana for {S}, was spent to cast a spell (CR 107.4h, 601.2h)."""

    mana: ManaCost
    object: Reference
    reads = READS_STATUS

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def well_formed(self) -> bool:
        """One symbol that stands for mana of one kind."""
        return len(self.mana.symbols) == 1 and self.mana.symbols[0] in (*WUBRG, "C", "S")

    def value(self, ctx: Context) -> int:
        records = (cast_record(ctx, ref) for ref in self.object.refs(ctx))
        return sum(how_much(item.mana, self.mana.symbols[0]) for item in records if item is not None)


@forms(
    phrase("{mana:mana_symbols} was spent to cast {object}", into="condition_part"),
    phrase("{mana:mana_symbols} wasn't spent to cast {object}", into="condition_part", negative=True),
)
@record
class ManaWasSpent(Condition):
    """Certain mana was spent to cast a spell, or was not (CR 601.2h)."""

    mana: ManaCost
    object: Reference
    negative: bool = False
    reads = READS_STATUS

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def holds(self, ctx: Context) -> bool:
        return any(self._was_spent(ctx, ref) for ref in self.object.refs(ctx)) != self.negative

    def _was_spent(self, ctx: Context, ref: Ref) -> bool:
        item = cast_record(ctx, ref)
        spent = item.mana if item is not None else ()
        return all(how_much(spent, symbol) >= self.mana.symbols.count(symbol) for symbol in self.mana.symbols)


@phrase("mana from a {what:filter#one} was spent to cast {object} <ability? or activate it>", into="condition_part")
@record
class ManaFromSuchWasSpent(Condition):
    """Mana that a source of some kind made was spent to cast a spell, or to activate an ability.

    See CR 106.3, 601.2h.
    """

    what: Filter
    object: Reference
    ability: bool = wording(default=False)
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        return any(mana_from(ctx, self.what, ref) for ref in self.object.refs(ctx))


@phrase("mana from a {what:filter#one} was spent to activate this ability", into="condition_part")
@record
class ManaFromSuchActivated(Condition):
    """Mana that a source of some kind made was spent to activate the ability that says so (CR 106.3, 602.2b)."""

    what: Filter
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        item = ctx.item
        if item is None or item.ability is None or item.is_copy:
            return False
        return any(mana.amount and mana.source and fits_anywhere(ctx, self.what, mana.source) for mana in item.mana)


@phrase("for each mana from a {what:filter#one} spent to cast {object}", into="for_each")
@record
class ManaFromSuch(Amount):
    """How much mana from sources of some kind was spent to cast a spell."""

    what: Filter
    object: Reference
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        return sum(mana_from(ctx, self.what, ref) for ref in self.object.refs(ctx))


def mana_from(ctx: Context, what: Filter, spell: Ref) -> int:
    """How much mana from sources of a description was spent on a spell.

    As the sources are, or as they last were.
    """
    item = cast_record(ctx, spell) if is_object(spell) else None
    if item is None or item.is_copy:
        return 0
    return sum(mana.amount for mana in item.mana if mana.source and fits_anywhere(ctx, what, mana.source))


@phrase("{number:quota} mana was spent to cast {object}", into="condition_part")
@phrase("{number:quota} {color:color} mana was spent to cast {object}", into="condition_part")
@record
class SoMuchManaWasSpent(Condition):
    """So much mana, or mana of a colour, was spent to cast a spell (CR 601.2h)."""

    number: Comparison
    object: Reference
    color: str = ""
    key: str = ""
    reads = READS_STATUS
    always_named = True

    def says_of(self, part: str) -> frozenset[str]:
        """That it is cast."""
        return frozenset({IS_CAST}) if part == "object" else frozenset()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was spent, for "that much"."""
        return (Antecedent(self.key, "amount"),)

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        records = [item for ref in refs if (item := cast_record(ctx, ref)) is not None and not item.is_copy]
        spent = sum(how_much(item.mana, self.color) for item in records)
        ctx.bind(self.key, spent)
        return bool(refs) and self.number.holds(ctx, spent)
