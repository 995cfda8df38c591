"""Labels: the texts by which spells, abilities and options are named, and how they are compared.

Scenario format, sections 7.1 and 8.2.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache

THIS = "{this}"
_REMINDER = re.compile(r"\([^()]*\)")
_BLANKS = re.compile(r"\s+")
_BULLET = re.compile(r"\s*•\s*")
_MARKS = str.maketrans({
    "“": '"', "”": '"', "‘": "'", "’": "'", "−": "-", "–": "-", "—": "-", "―": "-", "‐": "-", "‑": "-", "~": THIS,
})  # fmt: skip
_NOUNS = (
    "creature|artifact|enchantment|land|permanent|planeswalker|battle|spell|card|token|aura|equipment|saga|vehicle|"
    "class|case|siege|fortification|mount|spacecraft|room|curse|background|shrine|cartouche|emblem"
)
_THIS = re.compile(rf"\bthis (?:{_NOUNS})\b")
_ABILITY_WORD = re.compile(r"^[^{}:.,\"•]{2,40}? - ")
_IT_TRIGGERS = re.compile(r"(^| - )(when(?:ever)?) it\b")  # as reminder texts begin the ability of a keyword
_OLD_ENTERING = re.compile(r"\b(enters?) the battlefield\b")
_OLD_MANA = re.compile(r"\b(adds? (?:\{[^}]+\})+(?:(?:,| or|, or) (?:\{[^}]+\})+)*) to your mana pool\b")


def folded(text: str) -> str:
    """A name without regard to case, accents and the shape of quotation marks and dashes."""
    return _BLANKS.sub(" ", _plain(text)).strip()


@lru_cache(maxsize=16384)
def _plain(text: str) -> str:
    decomposed = unicodedata.normalize("NFKD", text.translate(_MARKS))
    return "".join(letter for letter in decomposed if not unicodedata.combining(letter)).casefold()


@lru_cache(maxsize=16384)
def normalised(text: str, own_names: tuple[str, ...] = ()) -> str:
    """A label in the form in which labels are compared.

    `own_names` are what the text may call its own object.
    """
    found = _plain(text)
    previous = ""
    while previous != found:  # reminder text may hold parentheses of its own
        previous, found = found, _REMINDER.sub("", found)
    for name in sorted((_plain(own) for own in own_names if own), key=len, reverse=True):
        found = re.sub(rf"(?<![\w{{]){re.escape(name)}(?!\w)", THIS, found)
    found = _IT_TRIGGERS.sub(rf"\1\2 {THIS}", _THIS.sub(THIS, found))
    found = _OLD_MANA.sub(r"\1", _OLD_ENTERING.sub(r"\1", found))
    found = _BULLET.sub("•", found).replace("• ", "•")
    return _BLANKS.sub(" ", found).strip()


def short_names(name: str) -> tuple[str, ...]:
    """What a card's text may call it: its name, a half's name, or a legend's name without its title."""
    names = [name, *name.split(" // ")]
    for whole in tuple(names):
        short = re.split(r",| the | of ", whole, maxsplit=1)[0].strip()
        if short and short != whole and short[:1].isupper():
            names.append(short)
    return tuple(dict.fromkeys(names))


def _readings(label: str) -> tuple[str, ...]:
    """A normalised label with and without an ability word in front of it."""
    match = _ABILITY_WORD.match(label)
    rest = label[match.end() :] if match is not None else ""
    return (label, rest) if rest else (label,)


def begins(label: str, text: str, own_names: Iterable[str] = ()) -> bool:
    """Whether a label begins with a text."""
    names = tuple(own_names)
    wanted = _readings(normalised(text, names))
    return any(one.startswith(other) for one in _readings(normalised(label, names)) for other in wanted)


def contains(label: str, text: str, own_names: Iterable[str] = ()) -> bool:
    """Whether a label contains a text."""
    names = tuple(own_names)
    return normalised(text, names) in normalised(label, names)


def equals(label: str, text: str) -> bool:
    """Whether two texts are the same option."""
    return any(one == other for one in _readings(normalised(label)) for other in _readings(normalised(text)))


def cost_part(label: str, own_names: Iterable[str] = ()) -> str:
    """The part of a label up to the colon; "" if it has none."""
    before, colon, _ = _readings(normalised(label, tuple(own_names)))[-1].partition(":")
    return before.strip() if colon else ""


def closest(labelled: Mapping[int, Sequence[str]], text: str) -> int | None:
    """The only key whose label has the longest beginning in common with a text, if that is several words."""
    wanted = normalised(text).split()
    common = {
        key: max((_words_in_common(normalised(label).split(), wanted) for label in labels), default=0)
        for key, labels in labelled.items()
    }
    longest = max(common.values(), default=0)
    found = [key for key, length in common.items() if length == longest]
    return found[0] if longest >= 2 and len(found) == 1 else None


def _words_in_common(one: Sequence[str], other: Sequence[str]) -> int:
    length = 0
    for left, right in zip(one, other, strict=False):
        if left != right:
            break
        length += 1
    return length


def with_all_words(labels: Sequence[str], text: str) -> int | None:
    """The number of the only label that has all the words of a text, in order; None if there is no such.

    Wordings differ a little.
    """
    wanted = normalised(text).split()
    found = [number for number, label in enumerate(labels) if _has_in_order(normalised(label).split(), wanted)]
    return found[0] if len(found) == 1 and len(wanted) > 1 else None


def _has_in_order(words: Sequence[str], wanted: Sequence[str]) -> bool:
    left = iter(words)
    return all(word in left for word in wanted)


def first_that_begins(labels: Sequence[str], text: str) -> int | None:
    """The number of the first text that equals another, else of the first that begins with it."""
    for number, label in enumerate(labels):
        if equals(label, text):
            return number
    for number, label in enumerate(labels):
        if begins(label, text):
            return number
    return None
