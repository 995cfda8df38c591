"""Qualities that a player can choose among, in words.

"a color other than black", "odd or even" (CR 608.2d).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from engine.compiler.template_syntax import written_tokens
from engine.compiler.templates import Form, Unprintable, label, terminal
from engine.compiler.tokens import tokenise
from engine.core.card_types import (
    BASIC_LAND_TYPES,
    CREATURE_TYPES,
    LAND_TYPES,
    PERMANENT_TYPES,
    PLANESWALKER_TYPES,
)
from engine.core.colors import NAMES
from engine.core.keys import Purpose
from engine.game.decisions.purposes import WHICH_COLOR, WHICH_SECTOR, WHICH_TYPE

WHICH_DIRECTION = Purpose("direction", "608.2d")
WHICH_PARITY = Purpose("parity", "608.2d")
WHICH_KIND = Purpose("kind", "608.2d")

_NONLAND = ("artifact", "battle", "creature", "enchantment", "instant", "planeswalker", "sorcery")
_CARD_TYPES = (*_NONLAND, "land")
A_COLOR = "a color"
LAND_OR_NOT = "land or nonland"
OTHER_THAN = " other than "
# What can be chosen: under which purpose it is kept, and the options.
_KINDS: dict[str, tuple[Purpose, tuple[str, ...]]] = {
    A_COLOR: (WHICH_COLOR, tuple(NAMES.values())),
    "a creature type": (WHICH_TYPE, CREATURE_TYPES),
    "a basic land type": (WHICH_TYPE, BASIC_LAND_TYPES),
    "a land type": (WHICH_TYPE, LAND_TYPES),
    "a planeswalker type": (WHICH_TYPE, PLANESWALKER_TYPES),
    "a card type": (WHICH_TYPE, _CARD_TYPES),
    "a nonland card type": (WHICH_TYPE, _NONLAND),
    "a permanent type": (WHICH_TYPE, tuple(kind for kind in _CARD_TYPES if kind in PERMANENT_TYPES)),
    "odd or even": (WHICH_PARITY, ("odd", "even")),
    "a sector": (WHICH_SECTOR, ("alpha", "beta", "gamma")),
    LAND_OR_NOT: (WHICH_KIND, ("land", "nonland")),
    "left or right": (WHICH_DIRECTION, ("left", "right")),
}
_LISTS = (_CARD_TYPES, CREATURE_TYPES, LAND_TYPES)  # what "A, B, or C" may be a list of
_VALUES = {value.lower(): value for options in (*_LISTS, tuple(NAMES.values())) for value in options}


def kind_of(words: str) -> str:
    """What such words choose, without what they leave out: "a color" of "a color other than black"."""
    return words.partition(OTHER_THAN)[0]


def options_of(words: str) -> tuple[Purpose, tuple[str, ...]]:
    """What a choice is kept as, and what there is to choose."""
    kind, _, left_out = words.partition(OTHER_THAN)
    if kind not in _KINDS:
        return WHICH_TYPE, _listed(kind)
    purpose, options = _KINDS[kind]
    return purpose, tuple(value for value in options if value not in _listed(left_out))


def _listed(words: str) -> tuple[str, ...]:
    """The values of a list in words."""
    return tuple(_VALUES[word] for word in words.replace(",", "").lower().split() if word != "or")


def _read(words: list[str], position: int) -> Iterator[tuple[int, str]]:
    for kind, (_, options) in _KINDS.items():
        spelled = [token.word for token in tokenise(kind)]
        end = position + len(spelled)
        if words[position:end] != spelled:
            continue
        yield end, kind
        if words[end : end + 2] == OTHER_THAN.split():
            for after, said in _lists(words, end + 2, options, least=1):
                yield after, f"{kind}{OTHER_THAN}{said}"
    for options in _LISTS:
        yield from _lists(words, position, options, least=2)


def _lists(words: list[str], position: int, options: tuple[str, ...], least: int) -> Iterator[tuple[int, str]]:
    """Lists of so many values or more: "A", "A or B", "A, B, or C"."""
    known = {option.lower(): option for option in options}
    values: list[str] = []
    while words[position] in known:
        values.append(known[words[position]])
        position += 1
        if len(values) == 1 and least == 1:
            yield position, values[0]
        if words[position] == "," and words[position + 1] == "or" and words[position + 2] in known:
            values.append(known[words[position + 2]])
            yield position + 3, f"{', '.join(values[:-1])}, or {values[-1]}"
            return
        if words[position] == "or" and len(values) == 1 and words[position + 1] in known:
            yield position + 2, f"{values[0]} or {known[words[position + 1]]}"
            return
        if words[position] != ",":
            return
        position += 1


def _write(value: Any, form: Form) -> list[str]:
    if not isinstance(value, str) or not value:
        raise Unprintable(f"{value!r} as a quality")
    return list(written_tokens(value))


terminal("choosable", _read, _write)
label("choosable", "what is chosen, like “a color”")
