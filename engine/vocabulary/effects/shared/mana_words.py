"""What mana is added, in words (CR 106.1, 106.7): "{U} or {B}", "one mana of any color".

Each kind of words gives the alternatives for what would be added now, as mana letters (`mana_letters`).
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement, permutations
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label, lexicon, phrase
from engine.core.colors import WUBRG
from engine.core.identity import is_object
from engine.core.mana import KINDS, ManaCost
from engine.core.mana_letters import kinds_in, times
from engine.core.record import record, wording
from engine.game.events.mana import AddMana
from engine.game.rules.questions.commanders import identity_of
from engine.game.state.objects import StackItem
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Filter, ManaMaking, Override, Reference
from engine.meaning.node import READS_EVERYTHING, READS_NOTHING, Node, children
from engine.meaning.speech import COLOR, Wanted
from engine.vocabulary.terms.amounts.plain_numbers import X
from engine.vocabulary.terms.costs.counter_costs import REMOVED
from engine.vocabulary.terms.grammar.instructions import Chain, Steps
from engine.vocabulary.terms.objects.objects import matching

if TYPE_CHECKING:
    from engine.game.rules.context import Context

MOST_COMBINATIONS = 6  # mana of which every combination of colours is listed; of more, only those of one colour


class ManaWords(Node):
    """Words for mana."""

    __slots__ = ()

    @abstractmethod
    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        """What could be added now, in a fixed order; empty if nothing."""


def letters(symbols: ManaCost) -> str:
    """The mana letters of symbols: {C}{C} is CC, {2} is CC."""
    return "".join(times("C", int(symbol)) if symbol.isdigit() else symbol for symbol in symbols.symbols)


@phrase("{symbols:mana_symbols}", into="mana_words")
@record
class ManaSymbols(ManaWords):
    """Certain mana: "{C}{C}"."""

    symbols: ManaCost
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        return (letters(self.symbols),)


@phrase("{options:mana_symbols*or2}", into="mana_words")
@record
class EitherMana(ManaWords):
    """One of several kinds of mana: "{U}, {B}, or {R}"."""

    options: tuple[ManaCost, ...]
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        return tuple(dict.fromkeys(letters(option) for option in self.options))


@phrase("one mana of any color", into="mana_words", number=None)
@phrase("{number:mana_count} mana of any one color", into="mana_words")
@record
class OneColor(ManaWords):
    """Mana of one colour that the player chooses."""

    number: Amount | None
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number = self.number.value(ctx) if self.number is not None else 1
        return tuple(times(color, number) for color in WUBRG) if number > 0 else ()


@phrase("{number:mana_count} mana in any combination of colors", into="mana_words", options=())
@phrase("{number:mana_count} mana in any combination of {options:mana_symbols*and/or2}", into="mana_words")
@record
class AnyCombination(ManaWords):
    """Mana each of which may be of another colour."""

    number: Amount
    options: tuple[ManaCost, ...]
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number = self.number.value(ctx)
        colors = tuple(letters(option) for option in self.options) or WUBRG
        if number <= 0:
            return ()
        if number > MOST_COMBINATIONS:
            return tuple(times(color, number) for color in colors)
        return tuple("".join(part) for part in combinations_with_replacement(colors, number))


@phrase("{number:mana_count} mana of the chosen color", into="mana_words")
@record
class ChosenColor(ManaWords):
    """Mana of the colour that a linked ability chose (CR 607.2d)."""

    number: Amount
    reads = READS_EVERYTHING

    @property
    def choice_read(self) -> str:
        return "color"

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        chosen = ctx.choice("color")
        number = self.number.value(ctx)
        return (times(str(chosen), number),) if chosen and number > 0 else ()


@phrase("{number:mana_count} mana of that color", into="mana_words")
@phrase("a amount of mana of that color equal to {number:quantity}", into="mana_words", amount=True)
@record
class ThatColor(ManaWords):
    """Mana of the colour that the words before name, or of which the event that triggered them speaks."""

    number: Amount
    amount: bool = False
    key: str = ""
    reads = READS_EVERYTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(COLOR)

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        colors = (str(ctx.bindings[self.key]),) if self.key in ctx.bindings else tuple(WUBRG)  # not chosen yet
        found = (times(color, self.number.value(ctx.within(**{self.key: color}))) for color in colors)
        return tuple(mana for mana in found if mana)


@phrase("a amount of {symbols:mana_symbols} equal to {number:quantity}", into="mana_words", words=True)
@phrase("{number:mana_count} {symbols:mana_symbols}", into="mana_words")
@record
class AmountOf(ManaWords):
    """So much of one kind of mana: "an amount of {G} equal to …", "X {R}"."""

    number: Amount
    symbols: ManaCost
    words: bool = wording(default=False)
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number = self.number.value(ctx)
        return (times(letters(self.symbols), number),) if number > 0 else ()


@phrase("{number:mana_count} mana of different colors", into="mana_words")
@record
class DifferentColors(ManaWords):
    """So much mana, each of another colour; of five colours there is no more than one each."""

    number: Amount
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number = max(0, min(self.number.value(ctx), len(WUBRG)))
        return tuple("".join(colors) for colors in combinations(WUBRG, number)) if number else ()


@phrase("{number:mana_count} mana of any one color and {more:mana_count} mana of any other color", into="mana_words")
@record
class TwoColors(ManaWords):
    """So much mana of one colour, and so much of another."""

    number: Amount
    more: Amount
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number, more = (max(0, amount.value(ctx)) for amount in (self.number, self.more))
        pairs = combinations(WUBRG, 2) if number == more else permutations(WUBRG, 2)
        return tuple(times(one, number) + times(other, more) for one, other in pairs) if number + more else ()


@phrase("{symbols:mana_symbols} or {other:mana_words}", into="mana_words")
@record
class EitherOrOther(ManaWords):
    """Certain mana, or what other words say: "{B} or one mana of the chosen color"."""

    symbols: ManaCost
    other: ManaWords
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Symbols alone are a list of them."""
        return not isinstance(self.other, ManaSymbols | EitherMana | AmountOf | EitherOrOther)

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        return tuple(dict.fromkeys((letters(self.symbols), *self.other.alternatives(ctx))))


@phrase("X {one:mana_symbols} or X {other:mana_symbols}", into="mana_words")
@record
class EitherXOf(ManaWords):
    """X of one kind of mana or of another: "X {R} or X {W}"."""

    one: ManaCost
    other: ManaCost
    reads = READS_NOTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        number = X().value(ctx)
        found = (times(letters(symbols), number) for symbols in (self.one, self.other))
        return tuple(dict.fromkeys(found)) if number > 0 else ()


@phrase("one mana of any color among {what#many}", into="mana_words", chosen=False)
@record
class ColorAmong(ManaWords):
    """Mana of a colour that some objects have."""

    what: Filter
    chosen: bool = wording(default=False)  # where the colour is chosen in a sentence of its own
    reads = READS_EVERYTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        there = {color for ref in matching(ctx, self.what) for color in ctx.chars(ref).colors}
        return tuple(color for color in WUBRG if color in there)


@phrase("one mana of any of {object's} colors", into="mana_words")
@record
class ColorOf(ManaWords):
    """Mana of a colour that an object has."""

    object: Reference
    reads = READS_EVERYTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        there = [color for ref in self.object.refs(ctx) if is_object(ref) for color in ctx.chars(ref).colors]
        return tuple(color for color in WUBRG if color in there)


@phrase("one mana of any type that a {what#one} could produce", into="mana_words", colored=False)
@phrase("one mana of any color that a {what#one} could produce", into="mana_words", colored=True)
@phrase("one mana of any type that {object} could produce", into="mana_words", colored=False, what=None)
@phrase("one mana of any type {object} could produce", into="mana_words", colored=False, what=None, short=True)
@record
class CouldProduce(ManaWords):
    """Mana of a type that some permanents could produce (CR 106.7)."""

    what: Filter | None
    colored: bool
    object: Reference | None = None
    short: bool = wording(default=False)
    reads = READS_EVERYTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        refs = self.object.refs(ctx) if self.object is not None else ()
        if self.what is not None:
            refs = tuple(matching(ctx, self.what))
        there = {letter for ref in refs for letter in producible(ctx, ref)}
        return tuple(kind for kind in (WUBRG if self.colored else KINDS) if kind in there)


ASKING = "asking what others could produce"  # the key of the permanents whose mana is asked for


def producible(ctx: Context, ref: int) -> str:
    """The types of mana that a permanent's abilities could produce (CR 106.7).

    Whether or not the abilities can be activated.
    """
    asking = ctx.bindings.get(ASKING, ())
    if ref in asking:
        return ""  # what depends on itself adds nothing
    paid = {REMOVED: 1}  # whatever X may be, and however many counters: what could be paid is of no account
    inner = ctx.within(source=ref, controller=ctx.controller_of(ref), **{ASKING: (*asking, ref)}, **paid)
    inner.item = StackItem(x=1)
    making = (node for ability in ctx.chars(ref).abilities.mana for node in _making(inner, ability.effect))
    return "".join(kinds_in(mana) for node in making for mana in node.produces(inner))


def _making(ctx: Context, node: Node) -> Iterator[Any]:
    """The instructions that would add mana now, without those in whose place others are carried out."""
    if isinstance(node, Chain | Steps):
        for step, following in zip(node.steps, (*node.steps[1:], None), strict=True):
            if not (isinstance(following, Override) and following.applies(ctx)):
                yield from _making(ctx, step)
    elif isinstance(node, ManaMaking):
        yield node
    elif not isinstance(node, Override) or node.applies(ctx):
        for child in children(node):
            if not isinstance(child, Ability):
                yield from _making(ctx, child)


@phrase("one mana of any type {words:land_produced} produced", into="mana_words")
@record
class TypeProduced(ManaWords):
    """Mana of a type that the permanent made which was tapped for mana (CR 106.12a)."""

    words: str = wording()
    reads = READS_EVERYTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        made = [unit.kind for unit in ctx.event.mana] if isinstance(ctx.event, AddMana) else []
        return tuple(kind for kind in KINDS if kind in made)


@phrase("one mana of any color in your commander's color identity", into="mana_words")
@record
class CommandersColor(ManaWords):
    """Mana of a colour in the colour identity of the player's commander (CR 903.4)."""

    reads = READS_EVERYTHING

    def alternatives(self, ctx: Context) -> tuple[str, ...]:
        return identity_of(ctx.game, ctx.controller) or ()  # no commander: none (CR 903.4f)


lexicon("land_produced", {word: word for word in ("that land", "that permanent", "that creature", "that artifact")})
include("mana_count", "words", "counted", "much")
label("mana_words", "mana like “{G}” or “one mana of any color”")
