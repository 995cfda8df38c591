"""Deck lists as plain text: the usual form, and both forms of ``.dck``.

One card per line, ``4 Ember Fox``, also ``4x Ember Fox``, ``SB: 1 X``, ``1 X (ABC) 123``, ``4 [ABC:123] X``
and ``4 X|ABC|1``; headings such as ``Deck``, ``Sideboard (15)``, ``[Main]`` or ``// Lands``; comments begin with
``#`` or ``//``.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from engine.cards.deck_entries import DeckDraft, DeckEntry

_SECTION_OF_HEADING: dict[str, str | None] = {
    "deck": "main", "main": "main", "mainboard": "main", "maindeck": "main", "main deck": "main",
    "main board": "main", "sideboard": "sideboard", "side": "sideboard", "sb": "sideboard", "companion": "sideboard",
    "commander": "commanders", "commanders": "commanders", "oathbreaker": "commanders", "signature spell": "commanders",
    "maybeboard": None, "considering": None, "tokens": None, "metadata": None, "about": None, "general": None,
}  # fmt: skip
_GROUPS = frozenset(
    {
        "artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "basic land", "nonbasic land",
        "planeswalker", "sorcery", "spell", "other spell", "noncreature", "other", "instants and sorceries",
    }
)  # fmt: skip
"""Headings that only group the cards of the section they stand in."""

MOST_OF_LINE = 500  # characters

_HEADING = re.compile(r"\[?\s*([A-Za-z][A-Za-z &/]{0,40}?)\s*\]?\s*:?\s*(?:\(\s*\d+\s*\))?\s*:?")
_ENTRY = re.compile(r"(?:(SB)\s*:?\s+)?(-?\d{1,9})(?:\s*[xX×](?=\s+\S)|(?=\s|$))\s*(.*)|(SB)\s*:\s*(.*)", re.DOTALL)
_NAME_LINE = re.compile(r"name(?:\s*([=:])\s*|\s+)(.+)", re.IGNORECASE)
_PRINTING_FIRST = re.compile(r"\[([A-Za-z0-9_]{1,10}):([^\]\s]{1,12})\]\s*(.*)")
_SET_AND_NUMBER = re.compile(r"\s+\(([A-Za-z0-9_]{2,10})\)(?:\s+([\w★†*-]{1,12}))?$")
_TRAILING_TAG = re.compile(r"\s+(?:\*[A-Za-z]{1,8}\*|\^[^^]*\^|<[^>]*>|\[[^\]]*\]|#.*)$")
_COMMANDER_TAG = re.compile(r"\*CMDR\*|\[Commander[^\]]*\]", re.IGNORECASE)
_IGNORED_KEYS = re.compile(r"(?:LAYOUT\s+\w+\s*:|AUTHOR\s*:|CREATOR\s*:|FORMAT\s*:|Description\s*=|Format\s*=).*")


def parse_text(text: str, draft: DeckDraft) -> None:
    """A deck list in the text forms, read into a draft."""
    names_sections = False
    in_about = False
    main_before_gaps: list[int] = []
    for number, raw in enumerate(text.split("\n"), start=1):
        line = " ".join(raw.split())
        if len(line) > MOST_OF_LINE:
            draft.complain(number, line, f"the line has more than {MOST_OF_LINE} characters")
            continue
        if not line:
            main_before_gaps.append(len(draft.entries["main"]))
            if in_about:
                draft.section, in_about = "main", False
            continue
        heading = _heading(line)
        if heading is not None:
            names_sections = names_sections or heading in _SECTION_OF_HEADING
            draft.section = _SECTION_OF_HEADING.get(heading, draft.section)
            in_about = heading == "about"
        elif _is_comment(line) or _IGNORED_KEYS.fullmatch(line):
            _take_name(line.lstrip("#/ "), draft, in_about=False)
        elif not _take_name(line, draft, in_about):
            names_sections = _take_entry(number, line, draft) or names_sections
    if not names_sections:
        _divide_at_blank_line(draft, main_before_gaps)


def _is_comment(line: str) -> bool:
    return line.startswith(("#", "//"))


def _heading(line: str) -> str | None:
    """The heading that a line is, also as a comment (``// Sideboard``), in its plain spelling."""
    found = _HEADING.fullmatch(line.lstrip("#/ ") if _is_comment(line) else line)
    if found is None:
        return None
    word = " ".join(found.group(1).lower().split())
    if word in _SECTION_OF_HEADING:
        return word
    singular = word.removesuffix("s")
    return word if _GROUPS.intersection((word, singular, word.removesuffix("ies") + "y")) else None


def _take_name(line: str, draft: DeckDraft, in_about: bool) -> bool:
    """The deck's name from ``NAME: …``, ``Name=…`` or, below ``About``, ``Name …``."""
    found = _NAME_LINE.fullmatch(line)
    if found is None or not (found.group(1) or in_about):
        return False
    draft.name = found.group(2).strip()[:200]
    return True


def _take_entry(number: int, line: str, draft: DeckDraft) -> bool:
    """One card line; true if it names its own section."""
    found = _ENTRY.fullmatch(line)
    section = draft.section
    if found is None:
        count, rest = 1, line
    elif found.group(4):
        count, rest, section = 1, found.group(5), "sideboard"
    else:
        count, rest = int(found.group(2)), found.group(3)
        section = "sideboard" if found.group(1) else section
    if _COMMANDER_TAG.search(rest):
        section = "commanders"
    name, printing = _name_and_printing(rest)
    draft.add(DeckEntry(count, name, number, line, printing), section)
    return section != draft.section


def _name_and_printing(rest: str) -> tuple[str, str]:
    """A card's name without the set, number and tags that lists write around it."""
    printing = ""
    first = _PRINTING_FIRST.fullmatch(rest)
    if first:
        printing, rest = f"{first.group(1).upper()} {first.group(2)}", first.group(3)
    if "|" in rest:
        rest, *parts = (part.strip() for part in rest.split("|"))
        printing = parts[0].upper()
    for _ in range(6):
        shorter = _TRAILING_TAG.sub("", rest)
        found = _SET_AND_NUMBER.search(shorter)
        if found:
            printing = " ".join(part for part in (found.group(1).upper(), found.group(2)) if part)
            shorter = shorter[: found.start()]
        if shorter == rest:
            break
        rest = shorter
    return " ".join(rest.split()), printing


def _divide_at_blank_line(draft: DeckDraft, main_before_gaps: Sequence[int]) -> None:
    """The sideboard of a list without any heading: what follows its one blank line, if the sizes look like it."""
    entries = draft.entries["main"]
    starts = sorted({start for start in main_before_gaps if 0 < start < len(entries)})
    if len(starts) != 1:
        return
    main, side = entries[: starts[0]], entries[starts[0] :]
    if sum(entry.count for entry in main) >= 40 and sum(entry.count for entry in side) <= 15:
        draft.entries["main"], draft.entries["sideboard"] = main, side
