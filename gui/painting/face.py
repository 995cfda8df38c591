"""What is to be painted: a printed face, and the live state of the object that wears it.

Both are plain frozen values, so that they can be keys of the pixmap cache. They are filled by the table's models;
nothing here knows where they come from.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import lru_cache

COLOR_ORDER = "WUBRG"
KINDS = ("normal", "land", "planeswalker", "saga", "class", "battle", "token", "emblem", "back")
#: Relations whose second face is printed beside the first one, and is therefore read in the same text box.
SHARED_BOX_RELATIONS = frozenset({"adventure", "split", "aftermath", "flip", "prepare"})

_BASIC_LAND_COLORS = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
_ADDED_MANA = re.compile(r"\badds?\b[^.]*", re.IGNORECASE)
_HYPHEN_BEFORE_NUMBER = re.compile(r"(?<![A-Za-z])-(?=[\dX*])")
_MANA_LETTER = re.compile(r"\{([WUBRGC])(?:/([WUBRG]))?\}")


@dataclass(frozen=True, slots=True)
class FaceSpec:
    """A printed face: everything that does not change while the card lies on the table."""

    name: str
    mana_cost: str = ""
    colors: tuple[str, ...] = ()
    type_line: str = ""
    text: str = ""
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    kind: str = "normal"
    rarity_mark: str = ""
    flavor: str = ""
    second: FaceSpec | None = None
    second_relation: str = "transform"
    shown_types: str = ""  # the type line in the reader's words, if those are others
    shown_text: str = ""  # the rules text in the reader's words, if those are others
    side: str = ""  # of a card with two sides, or one that melds: "front", "back", "modal", "modal back", "meld"
    beneath: tuple[str, ...] = ()  # the names of what lies under the top card of a merged or melded permanent
    modifiers: tuple[int, ...] = ()  # the hand and the life modifier of a vanguard (CR 211.1, 212.1)
    variant: int = 0  # which of several pictures it wears, as basic lands have
    locked: bool = False  # a half of a Room whose door is locked (CR 709.5c)


@dataclass(frozen=True, slots=True)
class LiveState:
    """What a player must see of an object now, beyond its printed face.

    A shift is -1 (lowered), 0 (as printed) or 1 (raised). `power` None means: as printed.
    """

    power: int | None = None
    toughness: int | None = None
    power_shift: int = 0
    toughness_shift: int = 0
    damage: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    loyalty: int | None = None
    defense: int | None = None
    tapped: bool = False
    summoning_sick: bool = False
    attacking: bool = False
    blocking: bool = False
    goaded: bool = False
    phased_out: bool = False
    transformed: bool = False
    is_copy: bool = False
    is_token: bool = False
    face_down_cause: str = ""
    selected: bool = False
    legal_target: bool = False
    usable: bool = False  # legal, but only for an ability of it
    highlighted: bool = False
    pile_count: int = 1
    attached_count: int = 0
    keywords: tuple[str, ...] = ()  # in the reader's words
    icons: tuple[str, ...] = ()  # the same keywords in rules English, by which their icons are found; "" for a word
    barred: bool = False  # can't attack
    reached: int = 0  # the chapter, level or step to which it has come

    @property
    def unmarked(self) -> LiveState:
        """The same without what is marked for the player who looks: lines over the face."""
        if not (self.selected or self.legal_target or self.usable or self.highlighted):
            return self
        return replace(self, selected=False, legal_target=False, usable=False, highlighted=False)


NOTHING_LIVE = LiveState()


@lru_cache(maxsize=2048)
def type_words(type_line: str) -> tuple[frozenset[str], tuple[str, ...]]:
    """The (supertypes and card types, subtypes) of a printed type line; only its first face counts."""
    first = type_line.split("//")[0].replace("–", "—").replace(" - ", " — ")
    types, _, subtypes = first.partition("—")
    return frozenset(types.split()), tuple(subtypes.split())


def has_type(spec: FaceSpec, word: str) -> bool:
    """Whether a card type or supertype stands on the type line."""
    return word in type_words(spec.type_line)[0]


@lru_cache(maxsize=1024)
def land_colors(spec: FaceSpec) -> tuple[str, ...]:
    """The mana a land is seen to make: basic land types (305.6), and the symbols after "add" in its text."""
    found = {_BASIC_LAND_COLORS[subtype] for subtype in type_words(spec.type_line)[1] if subtype in _BASIC_LAND_COLORS}
    for clause in _ADDED_MANA.findall(spec.text):
        for pair in _MANA_LETTER.findall(clause):
            found.update(letter for letter in pair if letter)
        if "any color" in clause:
            found.update(COLOR_ORDER)
    return tuple(letter for letter in COLOR_ORDER + "C" if letter in found)


def frame_colors(spec: FaceSpec) -> tuple[str, ...]:
    """The colours that the frame and the picture take, in WUBRG order; unknown letters are left out."""
    if not spec.colors and (spec.kind == "land" or has_type(spec, "Land")):
        return tuple(letter for letter in land_colors(spec) if letter != "C")
    return tuple(letter for letter in COLOR_ORDER if letter in spec.colors)


def is_land(spec: FaceSpec) -> bool:
    """Whether the face is dressed as a land."""
    return spec.kind == "land" or (has_type(spec, "Land") and not has_type(spec, "Creature"))


def printed_number(value: str | None) -> int | None:
    """A printed power, toughness, loyalty or defense as a number; None for "*", "1+*", "X" or nothing."""
    if value is None:
        return None
    text = value.strip().replace("−", "-")
    return int(text) if re.fullmatch(r"[+-]?\d{1,9}", text, re.ASCII) else None


def shown_power(spec: FaceSpec, live: LiveState) -> tuple[str, str] | None:
    """The (power, toughness) to paint, live values first; None if the face has none."""
    power = str(live.power) if live.power is not None else spec.power
    toughness = str(live.toughness) if live.toughness is not None else spec.toughness
    if power is None and toughness is None:
        return None
    return minus(power or "–"), minus(toughness or "–")


def shifts(spec: FaceSpec, live: LiveState) -> tuple[int, int]:
    """Whether (power, toughness) are lowered or raised.

    As told, else by comparing with the printed numbers.
    """
    return (
        live.power_shift or _compare(live.power, printed_number(spec.power)),
        live.toughness_shift or _compare(live.toughness, printed_number(spec.toughness)),
    )


def minus(number: str) -> str:
    """A number with a true minus sign; hyphens inside words stay."""
    return _HYPHEN_BEFORE_NUMBER.sub("−", number)


def _compare(live: int | None, printed: int | None) -> int:
    if live is None or printed is None:
        return 0
    return (live > printed) - (live < printed)
