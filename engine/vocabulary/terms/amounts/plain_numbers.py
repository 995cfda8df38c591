"""Numbers as rules text writes them (CR 107): digits, words, X, "that many"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.lexicon import NUMBER_WORDS, number_of_word, number_word
from engine.compiler.templates import Form, Unprintable, include, label, lexicon, phrase, terminal
from engine.compiler.tokens import ARTICLE
from engine.core.record import record, wording
from engine.meaning.families import Amount
from engine.meaning.node import READS_BOARD, READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class Number(Amount):
    """A plain number: "3", "three" or "a", depending on what is counted."""

    number: int
    reads = READS_NOTHING
    personal = False

    @property
    def plural(self) -> bool:
        """Whether nouns counted by it are plural."""
        return self.number != 1

    def value(self, ctx: Context) -> int:
        return self.number


ONE = Number(1)


@phrase("X", into="digits_or_x")
@phrase("X", into="counted")
@record
class X(Amount):
    """The X of a cost, or one that the words define themselves ("where X is …") (CR 107.3)."""

    reads = READS_BOARD
    plural = True
    is_x = True

    def value(self, ctx: Context) -> int:
        defined = ctx.bindings.get("X")
        return int(defined) if defined is not None else ctx.x


@phrase("up to {most:cardinal}", into="counted")
@record
class UpTo(Amount):
    """At most a number, as the player chooses."""

    most: Amount
    reads = READS_NOTHING
    personal = False

    @property
    def plural(self) -> bool:
        """Whether nouns counted by it are plural."""
        return self.most.plural

    def value(self, ctx: Context) -> int:
        return self.most.value(ctx)


@phrase("any number of", into="counted")
@phrase("any number", into="mode_count", bare=True)
@record
class AnyNumber(Amount):
    """As many as the player chooses, from none to all."""

    bare: bool = wording(default=False)
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return 1_000_000


@phrase("one or more", into="counted")
@record
class OneOrMore(Amount):
    """At least one, as many as the player chooses."""

    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return 1_000_000


@phrase("{low:cardinal} or {high:cardinal}", into="counted")
@record
class Either(Amount):
    """One number or another: "one or two"."""

    low: Amount
    high: Amount
    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return self.high.value(ctx)


@phrase("one, two, or three", into="counted")
@record
class OneToThree(Amount):
    """One, two or three, as the player chooses."""

    reads = READS_NOTHING
    plural = True

    def value(self, ctx: Context) -> int:
        return 3


def bounds_of(amount: Amount, ctx: Context) -> tuple[int, int]:
    """The least and the most that a counted amount lets a player choose."""
    most = amount.value(ctx)
    if isinstance(amount, (UpTo, AnyNumber)):
        return 0, most
    if isinstance(amount, (OneOrMore, OneToThree)):
        return 1, most
    if isinstance(amount, Either):
        return amount.low.value(ctx), most
    return most, most


RECOUNTED = "another number of"  # the key of choices of which later words say another number, with that


def count_now(ctx: Context, choice: Any) -> Amount:
    """How many a choice is of: what later words say instead, if they do (CR 608.2c)."""
    known = ctx.bindings.get(RECOUNTED, ())
    instead = (count for which, condition, count in known if which == choice and condition.holds(ctx))
    found: Amount = next(instead, choice.count)
    return found


# --- the terminals --------------------------------------------------------------------------------------------------


def _read_digits(words: list[str], position: int) -> Iterator[tuple[int, Number]]:
    if words[position].isdigit():
        yield position + 1, Number(int(words[position]))


def _write_digits(value: Any, form: Form) -> list[str]:
    if not isinstance(value, Number):
        raise Unprintable(f"{value!r} in digits")
    return [str(value.number)]


def _read_words(words: list[str], position: int) -> Iterator[tuple[int, Number]]:
    number = number_of_word(words[position])
    if number is not None:
        yield position + 1, Number(number)


def _write_words(value: Any, form: Form) -> list[str]:
    if not isinstance(value, Number):
        raise Unprintable(f"{value!r} in words")
    return [number_word(value.number)]


def _read_determiner(words: list[str], position: int) -> Iterator[tuple[int, Number]]:
    if words[position] == ARTICLE:
        yield position + 1, ONE
    elif words[position] != "one":
        yield from _read_words(words, position)


def _write_determiner(value: Any, form: Form) -> list[str]:
    if not isinstance(value, Number):
        raise Unprintable(f"{value!r} before a noun")
    return [ARTICLE] if value.number == 1 else [number_word(value.number)]


def _read_number(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    if words[position].isdigit():
        yield position + 1, int(words[position])


def _write_number(value: Any, form: Form) -> list[str]:
    return [str(value)]


def _read_cardinal(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    number = number_of_word(words[position])
    if number is not None:
        yield position + 1, number


def _write_cardinal(value: Any, form: Form) -> list[str]:
    return [number_word(value)]


_NUMBER_NAMES = frozenset((*NUMBER_WORDS, *(str(number) for number in range(1000))))
terminal("digits", _read_digits, _write_digits)  # "3"
terminal("words", _read_words, _write_words, _NUMBER_NAMES)  # "three", "one"
terminal("determiner", _read_determiner, _write_determiner, _NUMBER_NAMES | {ARTICLE})  # "a", "three"
terminal("cardinal_number", _read_cardinal, _write_cardinal, _NUMBER_NAMES)  # "three" for plain integers
terminal("number", _read_number, _write_number)  # "3" for fields that are plain integers

include("digits_or_x", "digits")
include("amount", "digits_or_x")  # "3 damage"
include("cardinal", "words", "digits_or_x")  # "up to one", "two or more"
include("count", "determiner", "counted")  # "a card", "two cards", "X cards", "up to two cards", "that many cards"
label("count", "how many")
label("amount", "a number")
label("number", "a number")
label("cardinal", "a number in words")
label("determiner", "how many")

lexicon("ordinal", {str(n): word for n, word in enumerate(
    ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
     "eleventh", "twelfth"), start=1
)})  # fmt: skip
