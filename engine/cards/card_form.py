"""The form of printed characteristics.

Costs, type lines, powers and names are read here for all readers of cards.

Every check answers with a reason a person can act on, or with the tidied value. Whether the text means
anything is not asked here.
"""

from __future__ import annotations

import difflib
import re
import unicodedata
from collections.abc import Sequence

from engine.core import card_types as core_types
from engine.core.colors import LETTERS, WUBRG, in_order
from engine.core.mana import parse_mana_cost

SUPERTYPES = tuple(word.title() for word in core_types.SUPERTYPES)
CARD_TYPES = (*(word.title() for word in core_types.CARD_TYPES), "Tribal")
"""CR 205.2a, with both generations' name for kindred."""

_PROPER_SPELLING = {word.casefold(): word for word in SUPERTYPES + CARD_TYPES}

POWERED_SUBTYPES = frozenset({"Vehicle", "Spacecraft"})
"""Artifact subtypes that print power and toughness without being creatures (CR 301.7)."""

LONGEST_NAME = 200
LONGEST_LINE = 4_000
LONGEST_TEXT = 20_000
_LONGEST_SYMBOL = 9
_MOST_TYPES = 12

_COST = re.compile(r"(?:\{[^{}]*\}\s*)+")
_SUBTYPE_DASH = re.compile(r"\s+(?:-{1,2}|–)\s+|\s*—\s*")
_SUBTYPE_WORD = re.compile(r"[^\W\d_][\w'’.!:&,-]*")
_POWER = re.compile(r"(?:[+-]?\d{1,7}(?:\.5|½)?(?:[+-][*X])?|(?:[*X∞?]²?|½)(?:[+-]\d{1,7})?)")


def power_pattern() -> str:
    """The pattern of one printed power or toughness (CR 208.1, 208.2)."""
    return _POWER.pattern


def nearest(word: str, known: tuple[str, ...]) -> str | None:
    """The known word closest to a misspelt one."""
    by_folded = {entry.casefold(): entry for entry in known}
    matches = difflib.get_close_matches(word.casefold()[:100], list(by_folded), n=1, cutoff=0.7)
    return by_folded[matches[0]] if matches else None


def tidy_mana_cost(cost: str) -> tuple[str, str | None]:
    """A mana cost with its symbols upper-cased (CR 107.4), and the reason it is wrong, if it is."""
    cost = cost.strip()
    if not cost:
        return "", None
    if _COST.fullmatch(cost) is None:
        return cost, f"the mana cost “{cost[:60]}” is not a row of symbols in braces, like {{2}}{{R}}"
    symbols = [f"{{{symbol.strip().upper()}}}" for symbol in re.findall(r"\{([^{}]*)\}", cost)]
    for symbol in symbols:
        if len(symbol) > _LONGEST_SYMBOL or parse_mana_cost(symbol) is None:
            return cost, f"“{symbol[:40]}” is not a mana symbol"
    return "".join(symbols), None


def split_type_line(type_line: str) -> tuple[str, str]:
    """The words before and after a type line's dash (CR 205.3a); hyphen, en dash and em dash are all read."""
    parts = _SUBTYPE_DASH.split(type_line.strip(), maxsplit=1)
    return parts[0], parts[1] if len(parts) > 1 else ""


def card_types(type_line: str) -> frozenset[str]:
    """The supertypes and card types named on a type line, in their usual spelling."""
    words = (_PROPER_SPELLING.get(word.casefold()) for word in split_type_line(type_line)[0].split())
    return frozenset(word for word in words if word is not None)


def subtypes(type_line: str) -> tuple[str, ...]:
    """The words after the dash of a type line."""
    return tuple(split_type_line(type_line)[1].split())


def tidy_type_line(type_line: str) -> tuple[str, list[str]]:
    """A type line in its usual spelling with an em dash (CR 205.1), and the reasons it is wrong."""
    left, right = split_type_line(type_line)
    if len(left.split()) > _MOST_TYPES:
        return type_line, [f"expected a type line, found “{type_line[:60]}”"]
    problems: list[str] = []
    words: list[str] = []
    for word in left.split():
        proper = _PROPER_SPELLING.get(word.casefold())
        if proper is None:
            close = nearest(word, SUPERTYPES + CARD_TYPES)
            meant = f"; did you mean {close}?" if close else ""
            problems.append(f"“{word[:40]}” is not a card type{meant}")
        words.append(proper or word)
    if not problems and not any(word in CARD_TYPES for word in words):
        problems.append("the type line names no card type (such as Creature, Instant or Land)")
    if not problems and len(set(words)) < len(words):
        problems.append("the type line names a type twice")
    for subtype in right.split():
        if _SUBTYPE_WORD.fullmatch(subtype) is None:
            problems.append(f"“{subtype[:40]}” is not a word that can be a subtype")
    return " ".join(words) + (f" — {' '.join(right.split())}" if right else ""), problems


def tidy_lights(values: Sequence[object]) -> tuple[tuple[int, ...], str | None]:
    """The numbers that are lit up on an Attraction, in order, or what is wrong with them (CR 717.1)."""
    words = [str(value) for value in values]
    bad = next((word for word in words if word not in ("1", "2", "3", "4", "5", "6")), None)
    if bad is not None:
        return (), f"“{bad[:20]}” is no number of a die"
    return tuple(sorted({int(word) for word in words})), None


def tidy_modifiers(values: Sequence[object]) -> tuple[tuple[int, ...], str | None]:
    """The hand and the life modifier of a vanguard, or what is wrong with them (CR 211.1, 212.1)."""
    if len(values) != 2:
        return (), "a vanguard has a hand modifier and a life modifier"
    words = [str(value).strip().replace("\N{MINUS SIGN}", "-") for value in values]
    bad = next((word for word in words if _MODIFIER.fullmatch(word) is None), None)
    if bad is not None:
        return (), f"“{bad[:20]}” is no hand or life modifier"
    return tuple(map(int, words)), None


_MODIFIER = re.compile(r"[+-]?\d{1,3}")


def tidy_color_indicator(value: str) -> tuple[tuple[str, ...], str | None]:
    """A colour indicator (CR 204) from letters or words, “G”, “W U” or “white, blue”, in WUBRG order."""
    found: list[str] = []
    for word in re.split(r"[\s,/]+|\band\b", value.strip()):
        if not word:
            continue
        if word.casefold() in LETTERS:
            found.append(LETTERS[word.casefold()])
        elif all(letter in WUBRG for letter in word.upper()):
            found.extend(word.upper())
        else:
            return (), f"“{word[:40]}” is not a color; use W, U, B, R, G or the colors' names"
    if not found:
        return (), "the color indicator names no color"
    return in_order(found), None


def folded_name(name: str) -> str:
    """A name without its case and accents, for looking cards up. Quotes and spaces have one spelling."""
    if name.isascii():  # nearly all are, and a game asks for every card of its decks
        return " ".join(name.casefold().split())
    plain = (
        name.encode("utf-8", "replace")
        .decode()
        .replace("’", "'")
        .replace("‘", "'")
        .replace("Æ", "Ae")
        .replace("æ", "ae")
    )
    decomposed = unicodedata.normalize("NFKD", plain)
    letters = "".join(letter for letter in decomposed if not unicodedata.combining(letter))
    return " ".join(letters.casefold().split())


def unprintable_character(line: str) -> str | None:
    """The first character of a line that no printed card could show.

    Such are controls, unpaired surrogates and direction marks.
    """
    for character in line:
        if character.isprintable() or character == "\t":
            continue
        category = unicodedata.category(character)
        if category in ("Cc", "Cs", "Zl", "Zp") or unicodedata.bidirectional(character) in _DIRECTION_MARKS:
            return character
    return None


_DIRECTION_MARKS = frozenset({"LRE", "RLE", "LRO", "RLO", "PDF", "LRI", "RLI", "FSI", "PDI"})
