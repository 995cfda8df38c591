"""The lines of a deck list as data, and what is wrong with them (CR 100.2, 100.4, 903.3)."""

from __future__ import annotations

from dataclasses import dataclass, field

from engine.core.record import record

MOST_COPIES = 999
MOST_ENTRIES = 5_000
SECTIONS = ("main", "sideboard", "commanders")


@record
class DeckEntry:
    """One line of a deck list: so many copies of a card, from a printing if the list names one."""

    count: int
    name: str
    line: int
    text: str
    printing: str = ""
    written: str = ""  # the name with all that may yet belong to it, such as what stands in brackets


@record
class DeckProblem:
    """One line of a deck list that can not be used, and why."""

    line: int
    text: str
    reason: str

    def __str__(self) -> str:
        place = f"line {self.line}: " if self.line else ""
        return f"{place}{self.reason}" + (f" — {self.text}" if self.text else "")


@record
class DeckList:
    """A deck as someone wrote it down: names, not yet cards."""

    main: tuple[DeckEntry, ...] = ()
    sideboard: tuple[DeckEntry, ...] = ()
    commanders: tuple[DeckEntry, ...] = ()
    name: str = ""
    problems: tuple[DeckProblem, ...] = ()
    words: str = ""  # what its writer says of it, in the comment that it begins with
    left_out: tuple[DeckProblem, ...] = ()  # lines that belong to another list, and to which: they bar nothing


@dataclass(slots=True)
class DeckDraft:
    """A deck list while it is being read.

    ``section`` is where the next entry goes, None while it is left out.
    """

    name: str = ""
    section: str | None = "main"
    entries: dict[str, list[DeckEntry]] = field(default_factory=lambda: {section: [] for section in SECTIONS})
    problems: list[DeckProblem] = field(default_factory=list)
    left_out: list[DeckProblem] = field(default_factory=list)

    def complain(self, line: int, text: str, reason: str) -> None:
        """One more problem; after very many the rest is cut off."""
        if len(self.problems) < MOST_ENTRIES:
            self.problems.append(DeckProblem(line, text[:200], reason))

    def leave_out(self, line: int, text: str, heading: str) -> None:
        """A card that belongs to another list than the deck."""
        if len(self.left_out) < MOST_ENTRIES:
            self.left_out.append(DeckProblem(line, text[:200], f"left out: it stands under “{heading[:60]}”"))

    def add(self, entry: DeckEntry, section: str | None) -> None:
        """One more entry, once its count and name are found to make sense."""
        if section is None:
            return
        if not 1 <= entry.count <= MOST_COPIES:
            self.complain(entry.line, entry.text, f"the number of copies must be 1 to {MOST_COPIES}")
        elif not entry.name:
            self.complain(entry.line, entry.text, "the line names no card")
        elif sum(len(entries) for entries in self.entries.values()) >= MOST_ENTRIES:
            self.complain(entry.line, entry.text, f"the list has more than {MOST_ENTRIES} lines")
        else:
            self.entries[section].append(entry)

    def finished(self) -> DeckList:
        """The deck list as read."""
        return DeckList(
            main=tuple(self.entries["main"]),
            sideboard=tuple(self.entries["sideboard"]),
            commanders=tuple(self.entries["commanders"]),
            name=self.name,
            problems=tuple(self.problems),
            left_out=tuple(self.left_out),
        )
