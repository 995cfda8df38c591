"""Deck lists: reading them in any of the usual forms, and finding their cards."""

from __future__ import annotations

import difflib
from collections.abc import Iterable, Sequence
from itertools import takewhile
from pathlib import Path
from typing import Protocol

from engine.cards.card_data import CardData
from engine.cards.card_form import folded_name
from engine.cards.deck_entries import DeckDraft, DeckEntry, DeckList, DeckProblem
from engine.cards.deck_json import parse_json
from engine.cards.deck_table import parse_table, table_in
from engine.cards.deck_text import parse_text
from engine.cards.deck_xml import parse_xml
from engine.core.record import record, replace
from engine.core.untrusted import UnreadableFile, read_outside, whole

__all__ = ["CardPool", "DeckEntry", "DeckList", "DeckProblem", "Lookup", "ResolvedDeck", "parse_deck", "read_deck_file"]

LARGEST_LIST = 2 * 1024 * 1024
COMMENT_MARKS = ("#", "//")
_MOST_SUGGESTIONS = 40


def parse_deck(text: str, filename: str = "") -> DeckList:
    """A deck list in text, ``.dek``, ``.dck`` or ``.cod`` form.

    What can not be read is among its problems.
    """
    draft = DeckDraft(name=whole(Path(filename).stem))
    text = whole(text).removeprefix("\ufeff").replace("\r\n", "\n").replace("\r", "\n")
    if len(text) > LARGEST_LIST:
        draft.complain(0, "", f"the list is larger than {LARGEST_LIST // (1024 * 1024)} MB")
    elif text.lstrip().startswith("<"):
        parse_xml(text, draft)
    elif text.lstrip().startswith(("{", "[{")):
        parse_json(text, draft)
    elif (table := table_in(text)) is not None:
        parse_table(table, draft)
    else:
        parse_text(text, draft)
    if not draft.problems and not any(draft.entries.values()):
        draft.complain(0, "", "the list names no card")
    return replace(draft.finished(), words=opening_comment(text))


def opening_comment(text: str) -> str:
    """The comment that a list begins with, in one line of at most 300 letters; "" where there is none."""
    lines = takewhile(lambda line: line.startswith(COMMENT_MARKS), map(str.strip, text.lstrip().split("\n")))
    return " ".join(" ".join(line.lstrip("#/ ") for line in lines).split())[:300]


def read_deck_file(path: Path) -> DeckList:
    """A deck list from a file; a file that can not be read is a problem of the list."""
    try:
        return parse_deck(read_deck_text(path), path.name)
    except UnreadableFile as error:
        problem = DeckProblem(0, whole(path.name), f"the file can not be read: {error}")
        return DeckList(name=whole(path.stem), problems=(problem,))


def read_deck_text(path: Path) -> str:
    """The text of a deck list file in whatever encoding.

    Raises `UnreadableFile`, for larger ones than a list too.
    """
    content = read_outside(path, LARGEST_LIST)
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        return content.decode("utf-16", errors="replace")
    if content[1::2].count(0) > len(content) // 4:  # every second byte of what has few letters but Latin ones
        return content.decode("utf-16-le", errors="replace")
    if content[::2].count(0) > len(content) // 4:
        return content.decode("utf-16-be", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


class Lookup(Protocol):
    """Where the cards of a deck list are looked up."""

    def find(self, name: str) -> CardData | None:
        """The card of that name, in whatever case and with or without accents."""

    def names(self) -> Sequence[str]:
        """All names, for suggesting one that was meant."""

    def why_not_playable(self, card: CardData) -> str | None:
        """The reason a known card can not be played; None if it can."""


class CardPool:
    """Cards held in memory, found by their full name or their front face's."""

    def __init__(self, cards: Iterable[CardData], not_playable: dict[str, str] | None = None) -> None:
        self._cards: dict[str, CardData] = {}
        self._by_front: dict[str, CardData] = {}
        self._not_playable = {folded_name(name): reason for name, reason in (not_playable or {}).items()}
        for card in cards:
            self._cards.setdefault(folded_name(card.name), card)
            self._by_front.setdefault(folded_name(card.front.name), card)

    def find(self, name: str) -> CardData | None:
        """The card of that name; a name of both faces may be written with one stroke or two."""
        for spelling in spellings(name):
            card = self._cards.get(spelling) or self._by_front.get(spelling)
            if card is not None:
                return card
        return None

    def names(self) -> Sequence[str]:
        """All full names."""
        return [card.name for card in self._cards.values()]

    def why_not_playable(self, card: CardData) -> str | None:
        """The reason given for the card when the pool was made."""
        return self._not_playable.get(folded_name(card.name))


def spellings(name: str) -> list[str]:
    """The folded names under which a listed name may be known.

    As it stands, with ``//``, and its front face.
    """
    found = [folded_name(name)]
    halves = [half.strip() for half in found[0].replace("///", "/").replace("//", "/").split("/")]
    if len(halves) > 1 and all(halves):
        found += [" // ".join(halves), halves[0]]
    return found


@record
class ResolvedDeck:
    """A deck list with its cards found: every copy by itself, ready to shuffle."""

    name: str
    main: tuple[CardData, ...]
    sideboard: tuple[CardData, ...]
    commanders: tuple[CardData, ...]
    problems: tuple[DeckProblem, ...]


def resolve(deck: DeckList, lookup: Lookup) -> ResolvedDeck:
    """The cards of a deck list; each line that is not found or not playable is named among the problems."""
    problems = list(deck.problems)
    suggestions = _Suggestions(lookup)

    def cards_of(entries: tuple[DeckEntry, ...]) -> tuple[CardData, ...]:
        cards: list[CardData] = []
        for entry in entries:
            card = lookup.find(entry.written) if entry.written else None
            card = card or lookup.find(entry.name)
            if card is None:
                reason = f"no card is called “{entry.name[:80]}”{suggestions.for_name(entry.name)}"
            else:
                why = lookup.why_not_playable(card)
                if why is None:
                    cards.extend([card] * entry.count)
                    continue
                reason = f"“{card.name}” can not be played yet: {why}"
            problems.append(DeckProblem(entry.line, entry.text[:200], reason))
        return tuple(cards)

    main, sideboard, commanders = (cards_of(part) for part in (deck.main, deck.sideboard, deck.commanders))
    return ResolvedDeck(deck.name, main, sideboard, commanders, tuple(problems))


def without(deck: DeckList, problems: Sequence[DeckProblem]) -> DeckList:
    """What can be used of a deck list: the lines that are wrong are left out, and named."""
    wrong = {(problem.line, problem.text) for problem in problems}

    def usable(entries: tuple[DeckEntry, ...]) -> tuple[DeckEntry, ...]:
        return tuple(entry for entry in entries if (entry.line, entry.text[:200]) not in wrong)

    return replace(
        deck, main=usable(deck.main), sideboard=usable(deck.sideboard), commanders=usable(deck.commanders),
        problems=(), left_out=(*deck.left_out, *problems),
    )  # fmt: skip


def _may_be_meant(known: str, wanted: str) -> bool:
    """A quick look whether a name could be close to another: of many thousands only a few are compared closely."""
    if abs(len(known) - len(wanted)) > 2 + len(wanted) // 3:
        return False
    return known[:2] == wanted[:2] or known[-3:] == wanted[-3:] or sorted(known[:4]) == sorted(wanted[:4])


class _Suggestions:
    """Names close to those that were not found; looked for only so often, as every search reads all names."""

    def __init__(self, lookup: Lookup) -> None:
        self._lookup = lookup
        self._folded: dict[str, str] = {}
        self._left = _MOST_SUGGESTIONS

    def for_name(self, name: str) -> str:
        if self._left <= 0 or len(name) > 150:
            return ""
        self._left -= 1
        if not self._folded:
            self._folded = {folded_name(known): known for known in self._lookup.names()}
        wanted = folded_name(name)
        likely = [known for known in self._folded if _may_be_meant(known, wanted)]
        close = difflib.get_close_matches(wanted, likely, n=3, cutoff=0.75)
        return f"; did you mean {' or '.join(f'“{self._folded[match]}”' for match in close)}?" if close else ""
