"""Normalising: today's wording, one name for the object itself, no reminder text.

Nothing that means something is lost.

`normalise` gives the text that the parser reads and that the printer must give back. `shown` goes the other way for
what a reader sees: the object's own name as print has it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from engine.compiler.misprints import slips_of, without_misprints
from engine.compiler.single_wordings import WORDINGS
from engine.compiler.spelling import REWORDINGS as SPELLINGS
from engine.compiler.the_same import THE_SAME
from engine.core.card_types import PERMANENT_TYPES, SUBTYPES, SUPERTYPES
from engine.core.record import record

_QUOTES = str.maketrans({"“": '"', "”": '"', "‘": "'", "’": "'", "−": "-", "–": "-", "\u00a0": " "})
_REMINDER = re.compile(r" ?\(([^()]*(?:\([^()]*\)[^()]*)*)\)")
SELF_NOUNS = (
    "creature", "artifact", "enchantment", "land", "permanent", "planeswalker", "battle", "Aura", "Equipment", "Saga",
    "Vehicle", "Class", "Case", "Siege", "Fortification", "Mount", "Spacecraft", "Room", "Curse", "Background",
    "Shrine", "Cartouche", "Attraction", "token", "scheme", "plane", "phenomenon", "dungeon",
)  # fmt: skip
_THIS = re.compile(r"\b[Tt]his (?:" + "|".join(SELF_NOUNS) + r")\b")


@record
class Names:
    """What a face calls itself."""

    name: str
    short: str = ""  # "Aldis" for "Aldis, Warden of Doors"
    noun: str = ""  # "creature": as print says today; "" for what goes by its name
    given: str = ""  # "Maren" for "Maren Duskwater": how a text may call a legend for short


def names_of(name: str, type_line: str) -> Names:
    """The names of a face by its name and type line."""
    name = name.removeprefix("A-")  # how data mark a changed text; the text itself says the name without it
    words = type_line.split("—")[0].split()
    legendary = "Legendary" in words
    subtypes = type_line.partition("—")[2].split()
    short, given = _shorter_names(name, legendary, frozenset(subtypes if "Planeswalker" in words else ()))
    noun = ""
    if not legendary and not {"Instant", "Sorcery"} & set(words):
        noun = next((kind for kind in _SUBTYPE_NOUNS if kind in subtypes), "")
        kinds = [word.lower() for word in words if word.lower() in PERMANENT_TYPES]
        if not noun and kinds:
            noun = "creature" if "creature" in kinds else "land" if "land" in kinds else kinds[-1]
        elif "Dungeon" in words:
            noun = "dungeon"
    return Names(name, short, noun, given)


def _shorter_names(name: str, legendary: bool, types: frozenset[str]) -> tuple[str, str]:
    """How a legend is called for short, and by the first of its names if that is no word of rules text.

    What stands before a colon is the short name of anything.
    """
    if not legendary:
        before, colon, _ = name.partition(": ")
        return (before if colon else ""), ""
    short = re.split(r",| and the | the | of | (?=[IVXL]+$)", name, maxsplit=1)[0].strip()  # "King Ada XLVIII"
    if short != name:
        return short, ""
    first, _, rest = name.partition(" ")
    if first in types:  # a planeswalker's type is its name, and never a word about others on its own face
        return "", first
    ordinary = first in ("The", *SUBTYPES) or first.lower() in (*PERMANENT_TYPES, *SUPERTYPES)
    return "", "" if not rest or ordinary or not first[:1].isupper() else first


_SUBTYPE_NOUNS = (
    "Vehicle",
    "Equipment",
    "Aura",
    "Saga",
    "Class",
    "Case",
    "Siege",
    "Fortification",
    "Spacecraft",
    "Room",
    "Attraction",
)


def without_reminders(text: str) -> tuple[str, tuple[str, ...]]:
    """A text without its reminder texts, and those, in order."""
    reminders = tuple(_REMINDER.findall(text))
    lines = [re.sub(r"  +", " ", _REMINDER.sub("", line)).strip() for line in text.split("\n")]
    return "\n".join(line for line in lines if line), reminders


def plain_marks(text: str) -> str:
    """A text with one kind of quotation marks, minus signs and spaces."""
    return text.translate(_QUOTES).replace("---", "—").replace("--", "—")


REWORDINGS = (*SPELLINGS, *THE_SAME, *WORDINGS)


def modern(text: str) -> str:
    """A text with old templates in their present form."""
    for rewording in REWORDINGS:
        text = rewording.of(text)
    return text


def rewordings_of(text: str, names: Names) -> Iterator[str]:
    """The patterns, of old templates and of slips, that a printed text needs to be read."""
    slips, text = slips_of(plain_marks(text))
    yield from slips
    text = with_self(without_reminders(text)[0], names)
    for rewording in REWORDINGS:
        before, text = text, rewording.of(text)
        if text != before:
            yield rewording.said


_LONGER_NAME = re.compile(r"\bnamed [A-Z][^.,;\"]* (?:of|from|for|to) $")
_POSSESSION = re.compile(r"(?:'s)? [A-Z]")
_EPITHET = re.compile(r", [A-Z]")
_NOUN_BEHIND = re.compile(r" (?:creature|permanent|card|spell|token)s?\b")
_CREATED = re.compile(r"\b[Cc]reates? ([A-Z][\w' -]*), an? ")  # "create Aldis's Key, a legendary …", "Aldis the Elder"


def _itself(found: re.Match[str]) -> str:
    """~ for a name, unless it stands within another one: "a token named Voices of Grey Hill" on Grey Hill, or that of
    something it has, "a token named Aldis's Key"."""
    before, after = found.string[: found.start()], found.string[found.end() :]
    within = _LONGER_NAME.search(before) or (before.endswith("named ") and _POSSESSION.match(after))
    made = (name for name in _CREATED.findall(found.string) if len(name) > len(found[0]))
    in_made = any(found.string.startswith(name, found.start()) for name in made)
    verb = after.startswith(" target ")  # what an instruction begins with, on a card of that name
    kind = _NOUN_BEHIND.match(after)  # a creature type by which the object is called itself
    other = before.endswith(" into ") and _EPITHET.match(after)  # "meld them into Aldis, Warden of Both Doors"
    return found[0] if within or in_made or verb or kind or other else "~"


# A team is one object: "Whenever Ada & Bo attack" is said of it as of any other.
_TEAM = re.compile(r"(?m)((?:^|, |[Ww]hen(?:ever)? )~ )(attack|block|become|deal|die|enter|fight|gain|get|have|are)\b")
_ONE_DOES = {"have": "has", "are": "is"}
_NAMED_TOKEN = re.compile(
    r"\b(?:named |[Cc]reates? )([A-Z][\w' -]*?)(?=[.,]? (?:with|that's|It has)\b|, a legendary\b)"
)


def with_named_tokens(text: str) -> str:
    """A text in which quoted abilities of a token with a name say "this token" where they call it by that."""
    for found in _NAMED_TOKEN.finditer(text):
        before, behind = text[: found.end()], re.split(r'("[^"]*")', text[found.end() :])
        own = re.compile(rf"(?<!named )\b{re.escape(found[1])}(?!\w)")
        parts = (_this_token(own, part) if part.startswith('"') else part for part in behind)
        text = before + "".join(parts)
    return text


_DRAFTED = re.compile(r"(?m)^.*\b[Dd]raft(?:ed|ing)?\b.*$")  # what is said of a card while it is drafted


def _this_token(name: re.Pattern[str], quoted: str) -> str:
    return name.sub(lambda match: "This token" if match.start() == 1 else "this token", quoted)


def with_self(text: str, names: Names) -> str:
    """A text in which the object's own name, and "this creature" outside quotes, is ~."""
    for name in (names.name, names.short, names.given):
        if name:
            text = re.sub(rf"(?<![\w~]){re.escape(name)}(?!\w)", _itself, text)
    text = _TEAM.sub(lambda match: match[1] + _ONE_DOES.get(match[2], match[2] + "s"), text)
    text = _DRAFTED.sub(lambda match: match[0].replace("this card", "~"), with_named_tokens(text))
    parts = re.split(r'("[^"]*")', text)
    return "".join(part if part.startswith('"') else _THIS.sub("~", part) for part in parts)


# "He" and "she" always speak of the object itself, a named character: it is ~, or "it" where ~ was just named.
_CHARACTER: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(rf"\b{old}\b"), new)
    for old, new in (
        (r"(?:his|her) (owner|controller)'s", r"its \1's"),
        (r"(?:his|her)(?= other types)", "its"),
        (r"(?:he|she)'s", "it's"),
        (r"(?:He|She)'s", "It's"),
        (r"(?:himself|herself)", "itself"),
        (r"(?<=counter on )(?:him|her)(?=$|[.,]| for each)", "it"),
        (r"(?<=counters on )(?:him|her)(?=$|[.,]| for each)", "it"),
        (r"(?:his|her)(?= \w+ cost was paid)", "~'s"),
        (r"(?:his|her)(?= (?:\w+ )?(?:power|toughness|owner|controller|name|loyalty|counters|colors))", "~'s"),
        (r"(?:he|she|him|her|He|She)", "~"),
    )
)


def of_character(text: str) -> str:
    """A text in which a character's pronouns are those of any object."""
    for pattern, replacement in _CHARACTER:
        text = pattern.sub(replacement, text)
    return text


def normalise(text: str, names: Names) -> str:
    """The text that the parser reads."""
    stripped, _ = without_reminders(without_misprints(plain_marks(text)))
    return of_character(modern(with_self(stripped, names)))


def shown(text: str, names: Names) -> str:
    """A printed text with ~ as print has it today."""
    own = f"this {names.noun}" if names.noun else names.short or names.name

    def fill(match: re.Match[str]) -> str:
        start = match.start()
        begins = start == 0 or text[start - 1] in '\n•"' or text[max(0, start - 2) : start] in (". ", ": ", "• ", "— ")
        return own[:1].upper() + own[1:] if begins else own

    return re.sub("~", fill, text)
