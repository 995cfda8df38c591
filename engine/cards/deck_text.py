"""Deck lists as plain text.

They have a card on each line (see `deck_lines`), headings (see `deck_headings`) and comments.

Comments begin with ``#``, ``//``, ``>`` or ``;``; a comment that is a heading begins a section. Words about the list
(`NAME:`, `LAYOUT …`, `EVENT:`) are passed over. Cards under a heading of another list are left out, and named.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence

from engine.cards import deck_headings as headings
from engine.cards import deck_lines
from engine.cards.deck_entries import DeckDraft, DeckEntry
from engine.cards.deck_headings import COMPANION, GROUP, OWN, SECTION_OF, TOLD, UNKNOWN

MOST_OF_LINE = 500  # characters
_NAME_LINE = re.compile(r"name(?:\s*([=:])\s*|\s+)(.+)", re.IGNORECASE)
_KEYS = re.compile(
    r"(?:LAYOUT\s+\w+\s*:|(?:AUTHOR|CREATOR|FORMAT|EVENT|PLAYER|DATE|SOURCE|URL|TITLE|VERSION|COMMENTS?)\s*[:=]"
    r"|Description\s*=|Format\s*=|https?://).*", re.IGNORECASE
)  # fmt: skip
_COMMENTS = ("#", "//", ">", ";")
_WITH_CARD = re.compile(r"\W*([^\W\d_][\w ]{0,30}?)\s*:\s*(\S.*)")
ABOUT = "about"
FEWEST, WHOLE, SIDEBOARD = (
    40,
    60,
    15,
)  # cards of a limited, a constructed deck, a sideboard (CR 100.2, 100.4)


class _Reader:
    """A list as it is read line by line."""

    def __init__(self, draft: DeckDraft) -> None:
        self.draft = draft
        self.names_sections = False  # whether any heading or mark says which cards are beside the main deck
        self.headed = self.grouped = False
        self.about = False
        self.left_out = ""  # the heading of the section whose cards are left out
        self.companions: list[DeckEntry] = []
        self.in_companion = False
        self.gaps: list[int] = []

    def read(self, lines: Sequence[str]) -> None:
        """Read all lines."""
        for number, raw in enumerate(lines, start=1):
            line = cleaned(raw)
            if not line:
                self._blank()
            elif _KEYS.fullmatch(line) or (line.startswith(_COMMENTS) and not self._comment(line)):
                _take_name(line.lstrip("#/>; "), self.draft, in_about=False)
            elif len(line) > MOST_OF_LINE:
                self.draft.complain(number, line, f"the line has more than {MOST_OF_LINE} characters")
            elif not line.startswith(_COMMENTS) and not self._heading(line, lines, number):
                self._card(number, line)

    def _blank(self) -> None:
        self.gaps.append(len(self.draft.entries["main"]))
        if self.about:
            self.draft.section, self.about = "main", False

    def _comment(self, line: str) -> bool:
        """Take a comment as a heading, if its words are one; cards follow it as they follow any."""
        found = headings.kind_of(line.lstrip("#/>; "))
        if found is None or found[0] == UNKNOWN:
            return False
        self._begin(*found)
        return True

    def _heading(self, line: str, lines: Sequence[str], number: int) -> bool:
        if _take_name(line, self.draft, self.about):
            return True
        found = headings.kind_of(line)
        if found is not None:
            self._begin(*found)
            return True
        with_card = _WITH_CARD.fullmatch(line)
        if with_card and (section := SECTION_OF.get(headings.plain(with_card[1]), "")) and with_card[1].upper() != "SB":
            self._add(number, line, deck_lines.in_section(deck_lines.read(with_card[2]), section))
            return True
        if self._is_own(line, lines, number):
            self._begin(OWN, line)
            return True
        return False

    def _is_own(self, line: str, lines: Sequence[str], number: int) -> bool:
        """Whether a line without a number heads cards that have one, after a gap or a heading."""
        below = cleaned(lines[number]) if number < len(lines) else ""
        above = cleaned(lines[number - 2]) if number > 1 else ""
        if deck_lines.read(line).counted or not headings.looks_like_own(line) or not deck_lines.read(below).counted:
            return False
        return not above and number > 1

    def _begin(self, kind: str, words: str) -> None:
        """A heading begins a section, or groups the cards of one; after the commanders the deck begins (CR 903.5a)."""
        draft = self.draft
        self.gaps = [gap for gap in self.gaps if gap != len(draft.entries["main"])]  # the heading divides, not the gap
        self.in_companion, self.about = words in COMPANION, words == ABOUT
        if kind in (GROUP, OWN):
            self.grouped = True
            if draft.section == "commanders":
                draft.section = "main"
        elif kind == UNKNOWN:
            draft.section, self.left_out = None, words
        else:
            self.names_sections = self.names_sections or SECTION_OF[words] != "main"
            self.headed = True
            draft.section = SECTION_OF[words]
            self.left_out = "" if words in TOLD else words

    def _card(self, number: int, line: str) -> None:
        if self.about or (self.draft.section is None and self.left_out == ""):
            return  # words about the list
        self._add(number, line, deck_lines.read(line))

    def _add(self, number: int, text: str, line: deck_lines.Line) -> None:
        draft = self.draft
        section = draft.section if line.section == "" else line.section
        self.names_sections = self.names_sections or line.section not in ("", "main")
        entry = DeckEntry(line.count, line.name, number, text, line.printing, line.written)
        if section is None:
            draft.leave_out(number, text, self.left_out if draft.section is None else "maybeboard")
        elif self.in_companion and section == "sideboard":
            self.companions.append(entry)
        else:
            draft.add(entry, section)

    def finish(self) -> None:
        """What can be said once all is read.

        Then companions are known, the sideboard behind a blank line, and commanders beside it.
        """
        side = {entry.name for entry in self.draft.entries["sideboard"]}
        for entry in self.companions:  # a companion that is listed in the sideboard too is one card
            if entry.name not in side:
                self.draft.add(entry, "sideboard")
        if not self.names_sections and not self.grouped:
            _divide_at_blank_line(self.draft, self.gaps, WHOLE if self.headed else FEWEST)
        _lead(self.draft)


def parse_text(text: str, draft: DeckDraft) -> None:
    """A deck list in the text forms, read into a draft."""
    reader = _Reader(draft)
    reader.read(text.split("\n"))
    reader.finish()


def cleaned(raw: str) -> str:
    """A line with single spaces, and without marks that nobody sees."""
    return " ".join("".join(letter for letter in raw if unicodedata.category(letter) != "Cf").split())


def _take_name(line: str, draft: DeckDraft, in_about: bool) -> bool:
    """The deck's name from ``NAME: …``, ``Name=…`` or, below ``About``, ``Name …``."""
    found = _NAME_LINE.fullmatch(line)
    if found is None or not (found.group(1) or in_about):
        return False
    draft.name = found.group(2).strip()[:200]
    return True


def _divide_at_blank_line(draft: DeckDraft, gaps: Sequence[int], least: int) -> None:
    """The sideboard of a list without headings: what follows its last blank line, if the sizes look like it."""
    entries = draft.entries["main"]
    starts = sorted({start for start in gaps if 0 < start < len(entries)})
    if not starts:
        return
    main, side = entries[: starts[-1]], entries[starts[-1] :]
    before, after = (sum(entry.count for entry in part) for part in (main, side))
    if len(starts) == 1 and before <= 2 and after in (98, 99):
        draft.entries["main"], draft.entries["commanders"] = side, main
    elif after <= SIDEBOARD and before >= (least if len(starts) == 1 else WHOLE):
        draft.entries["main"], draft.entries["sideboard"] = main, side


def _lead(draft: DeckDraft) -> None:
    """One or two cards beside 99 or 98 others are the commanders, wherever they are listed (CR 903.5a)."""
    main, side = (sum(entry.count for entry in draft.entries[section]) for section in ("main", "sideboard"))
    if not draft.entries["commanders"] and side in (1, 2) and main + side == 100:
        draft.entries["commanders"], draft.entries["sideboard"] = draft.entries["sideboard"], []
