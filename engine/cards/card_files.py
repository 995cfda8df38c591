"""Card files on the disk: one ``.cards`` file, or a set, which is a folder of them."""

from __future__ import annotations

from pathlib import Path

from engine.cards.card_data import CardData
from engine.cards.card_form import folded_name
from engine.cards.cards_text import LARGEST_FILE, CardFileError, CardProblem, examine_cards
from engine.core.untrusted import UnreadableFile, is_folder, read_outside, whole


def read_card_file(path: Path) -> list[CardData]:
    """The cards of one file; raises :class:`CardFileError` with all that is wrong."""
    return _read_all([path])


def read_set(folder: Path) -> list[CardData]:
    """The cards of a folder's ``.cards`` files, in the order of the files' names.

    All problems come together.
    """
    if not is_folder(folder):
        raise CardFileError(
            [CardProblem(whole(str(folder)), 0, "there is no such folder", "choose a folder of .cards files")]
        )
    try:
        paths = sorted(path for path in folder.iterdir() if path.suffix == ".cards")
    except OSError as error:
        reason = f"the folder can not be read: {error.strerror or error}"
        raise CardFileError([CardProblem(whole(str(folder)), 0, reason)]) from error
    if not paths:
        raise CardFileError([CardProblem(whole(str(folder)), 0, "the folder holds no .cards file")])
    return _read_all(paths)


def _read_all(paths: list[Path]) -> list[CardData]:
    cards: list[CardData] = []
    problems: list[CardProblem] = []
    places: dict[str, str] = {}
    for path in paths:
        found, complaints = examine_card_file(path)
        problems.extend(complaints)
        for card in found:
            folded = folded_name(card.name)
            if folded in places:
                reason = f"“{card.name}” is already in {places[folded]}"
                problems.append(CardProblem(card.source, card.line, reason, "rename one of them"))
            places.setdefault(folded, f"{card.source}:{card.line}")
            cards.append(card)
    if problems:
        raise CardFileError(problems)
    return cards


def examine_card_file(path: Path) -> tuple[list[CardData], list[CardProblem]]:
    """The cards of one file that can be read, and the problems of the rest."""
    name = whole(path.name)
    try:
        content = read_outside(path, LARGEST_FILE)
    except UnreadableFile as error:
        return [], [CardProblem(name, 0, f"the file can not be read: {error}")]
    try:
        text = content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        return [], [CardProblem(name, line, "the file is not UTF-8 text", "save it again with the encoding UTF-8")]
    return examine_cards(text, name)
