"""Descriptions of tokens (CR 111.3, 111.4): "1/1 white Soldier creature token with flying".

Also "Treasure token".
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, Unprintable, label, lexicon, phrase, production, terminal
from engine.core.card_types import BASIC_LAND_TYPES, PERMANENT_TYPES, SUBTYPES, SUPERTYPES, fitting
from engine.core.colors import LETTERS, NAMES, Colors, in_order
from engine.core.record import record, replace, wording
from engine.meaning.abilities import Abilities, Ability
from engine.meaning.cards import CardDefinition, Face
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Amount
from engine.meaning.node import READS_NOTHING, Node, cached_by_wording
from engine.vocabulary.effects.shared.predefined_tokens import NAMES as PREDEFINED
from engine.vocabulary.effects.shared.predefined_tokens import predefined
from engine.vocabulary.statics.abilities.abilities import all_as_granted
from engine.vocabulary.terms.amounts.plain_numbers import Number, X
from engine.vocabulary.terms.objects.objects import with_giver

if TYPE_CHECKING:
    from engine.game.rules.context import Context

STAR = "*"  # a size that an ability of the token defines


@record
class TokenWords(Node):
    """What stands before "token": supertypes, size, colours, subtypes, card types."""

    size: tuple[Amount | str, Amount | str] | None
    colors: Colors
    colorless: bool = wording()
    supertypes: tuple[str, ...]
    subtypes: tuple[str, ...]
    types: tuple[str, ...]
    reads = READS_NOTHING
    personal = False


def _size(word: str) -> tuple[Amount | str, Amount | str] | None:
    parts = word.lower().split("/")
    if len(parts) != 2 or not all(part.isdigit() or part in ("x", STAR) for part in parts):
        return None
    first, second = (X() if part == "x" else STAR if part == STAR else Number(int(part)) for part in parts)
    return first, second


def _subtype_words() -> dict[str, list[tuple[tuple[str, ...], str]]]:
    """The subtypes by their first word."""
    result: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for subtype in SUBTYPES:
        words = tuple(subtype.lower().split())
        result.setdefault(words[0], []).append((words, subtype))
    return result


_SUBTYPES = _subtype_words()
SNOW = "snow"


def _read(words: list[str], position: int) -> Iterator[tuple[int, TokenWords]]:
    start = position
    supertypes: list[str] = []
    while words[position] in SUPERTYPES:
        supertypes.append(words[position])
        position += 1
    size = _size(words[position])
    position += size is not None
    position, colors, colorless = _read_colors(words, position)
    if words[position] == SNOW:  # stands behind colors
        supertypes.append(SNOW)
        position += 1
    subtypes: list[str] = []
    while (found := _subtype_at(words, position)) is not None:
        position, subtype = found
        subtypes.append(subtype)
    types: list[str] = []
    while words[position] in PERMANENT_TYPES:
        types.append(words[position])
        position += 1
    if position > start and types:
        yield position, TokenWords(
            size, in_order(colors), colorless, tuple(supertypes), tuple(subtypes), tuple(types),
        )  # fmt: skip


def _read_colors(words: list[str], position: int) -> tuple[int, list[str], bool]:
    """Colours as "white", "red and white", "white, blue, and black"; or "colorless"."""
    if words[position] == "colorless":
        return position + 1, [], True
    colors: list[str] = []
    while words[position] in LETTERS:
        colors.append(LETTERS[words[position]])
        position += 1
        if words[position : position + 2] == [",", "and"] and words[position + 2] in LETTERS:
            position += 2
        elif words[position] in (",", "and") and words[position + 1] in LETTERS:
            position += 1
        else:
            break
    return position, colors, False


def _subtype_at(words: list[str], position: int) -> tuple[int, str] | None:
    for expected, subtype in _SUBTYPES.get(words[position], ()):
        end = position + len(expected)
        if tuple(words[position:end]) == expected:
            return end, subtype
    return None


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, TokenWords):
        raise Unprintable(f"{value!r} before “token”")
    result = [word for word in value.supertypes if word != SNOW]
    if value.size is not None:
        result.append("/".join(_written(part) for part in value.size))
    result += ["colorless"] if value.colorless else _written_colors(value.colors)
    result += [word for word in value.supertypes if word == SNOW]
    result += [word for subtype in value.subtypes for word in subtype.split()]
    return [*result, *value.types]


def _written(part: Amount | str) -> str:
    if isinstance(part, str):
        return part
    return "X" if isinstance(part, X) else str(part.number) if isinstance(part, Number) else "?"


def _written_colors(colors: Colors) -> list[str]:
    names = [NAMES[color] for color in _print_order(colors)]
    if len(names) < 3:
        return [word for index, name in enumerate(names) for word in (["and", name] if index else [name])]
    result: list[str] = []
    for name in names[:-1]:
        result += [name, ","]
    return [*result, "and", names[-1]]


_PAIRS = ("WU", "UB", "BR", "RG", "GW", "WB", "UR", "BG", "RW", "GU")
_TRIPLES = ("WUB", "UBR", "BRG", "RGW", "GWU", "WBG", "URW", "BGU", "RWB", "GUR")


def _print_order(colors: Colors) -> Colors:
    """The order in which print names colours: as they follow each other around the wheel."""
    for row in (*_PAIRS, *_TRIPLES):
        if len(row) == len(colors) and all(color in row for color in colors):
            return tuple(row)
    return colors


terminal("token_words", _read, _write)
lexicon("every_such", {
    "colors": ("that's all colors", "that are all colors"),
    "basic land types": ("that is every basic land type", "that are every basic land type"),
})  # fmt: skip
lexicon("predefined_token", {name: name for name in PREDEFINED})


@phrase("{name:predefined_token} token(s#)", into="token_kind", words=None)
@phrase(
    "{words:token_words} token(s#) <named? named {named:card_name}> <abilities? with {abilities:granted*and}>",
    into="token_kind",
    name="",
)
@phrase(
    "{words:token_words} token(s#) with power equal to {power:quantity} and toughness equal to {toughness:quantity}",
    into="token_kind",
    name="",
)
@phrase(
    "{words:token_words} token(s#) <named? named {named:card_name}> <abilities? with {abilities:granted*and}> "
    "{every:every_such#}",
    into="token_kind",
    name="",
)
@phrase("{words:token_words} token(s#) of the chosen color and type", into="token_kind", name="", chosen=True)
@phrase(
    "{words:token_words} token(s#) with {abilities:granted*and} named {named:card_name}",
    into="token_kind",
    name="",
    read_only=True,
)
@record
class TokenKind(Node):
    """A kind of token: described, or predefined by the rules (CR 111.10)."""

    words: TokenWords | None
    name: str = ""  # of a predefined token
    named: str = ""
    abilities: tuple[Ability, ...] = ()
    power: Amount | None = None  # measured as it is created, where no size stands before
    toughness: Amount | None = None
    chosen: bool = False  # its colour and its creature type are those that a linked ability chose (CR 607.2d)
    colored: tuple[str, ...] = wording(default=())  # its colours, where they stand behind it
    every: str = ""  # "colors" or "basic land types", where it has all of them
    reads = READS_NOTHING
    personal = False

    @property
    def choice_read(self) -> str:
        return "color" if self.chosen else ""

    def well_formed(self) -> bool:
        """Its size is said once, and so are its colour and type."""
        if self.chosen and self.words is not None and (self.words.colors or self.words.subtypes):
            return False
        return self.power is None or self.words is None or self.words.size is None

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        if self.words is None:
            return frozenset(("token", "artifact", self.name))
        return frozenset(("token", *self.words.types, *self.words.subtypes))

    def definition(self, ctx: Context, more: tuple[Ability, ...] = ()) -> CardDefinition:
        """A card definition for the token as it is created now."""
        if self.words is None:
            return predefined(self.name)
        measured = (
            (self.power, self.toughness) if self.power is not None and self.toughness is not None else (STAR, STAR)
        )
        size = self.words.size or measured
        numbers = tuple(None if isinstance(part, str) else part.value(ctx) for part in size)
        abilities = tuple(with_giver(ability, ctx.source) for ability in (*self.abilities, *more))
        words = self.words
        if self.every == "colors":
            words = replace(words, colors=in_order(list(NAMES)))
        elif self.every:
            words = replace(words, subtypes=(*words.subtypes, *BASIC_LAND_TYPES))
        if self.chosen:
            color, kind = ctx.choice("color"), ctx.choice("type")
            words = replace(words, colors=(str(color),) if color else (), subtypes=(str(kind),) if kind else ())
        return _definition(words, self.named, abilities, numbers)


def _of_colors(words: TokenWords, colors: tuple[str, ...]) -> TokenKind | None:
    """A token whose colours stand behind it: "that's red, green, and white"."""
    if words.colors or words.colorless or len(colors) != len(set(colors)):
        return None
    return TokenKind(replace(words, colors=in_order(colors)), colored=colors)


def _read_of_colors(node: TokenKind) -> dict[str, Any] | None:
    if not node.colored or node.words is None:
        return None
    return {"words": replace(node.words, colors=()), "colors": node.colored}


production(
    "token_kind", "{words} token(s#) (that's|that are#) {colors*and2}", TokenKind, _of_colors, _read_of_colors,
    words="token_words", colors="color",
)  # fmt: skip


@cached_by_wording(maxsize=4096)
def _definition(
    words: TokenWords, named: str, abilities: tuple[Ability, ...], size: tuple[int | None, ...]
) -> CardDefinition:
    subtypes = fitting(words.subtypes, words.types)
    name = named or " ".join((*subtypes, "Token"))  # CR 111.4
    power, toughness = size
    values = Characteristics(
        name=name, colors=words.colors, supertypes=words.supertypes, types=words.types, subtypes=subtypes,
        abilities=Abilities(all_as_granted(abilities)), power=power, toughness=toughness,
    )  # fmt: skip
    return CardDefinition(name, "token", (Face(values),))


label("token_kind", "a kind of token like “1/1 white Soldier creature token”")
