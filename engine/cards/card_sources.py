"""Where cards come from: telling the formats of files apart, and reading any of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.cards.card_files import read_card_file, read_set
from engine.cards.importing import Cancelled, Imported, ImportFileError, Progress, guarded, reader
from engine.cards.meld_pairs import with_melded_faces
from engine.cards.mtgjson import mtgjson_entries
from engine.cards.scryfall import scryfall_entries

CARD_FILE, SCRYFALL, MTGJSON = "cards", "scryfall", "mtgjson"
_PIECE = 1024 * 1024


def source_kind(path: Path) -> str:
    """The format of a file, told by its beginning; a folder is a set of ``.cards`` files."""
    if path.is_dir() or path.suffix == ".cards":
        return CARD_FILE
    try:
        with path.open("rb") as file:
            start = file.read(4096).removeprefix(b"\xef\xbb\xbf").lstrip()
    except OSError as error:
        raise ImportFileError(path.name, f"the file can not be read: {error.strerror or error}") from None
    if start.startswith(b"["):
        return SCRYFALL
    if start.startswith(b"{"):
        return MTGJSON
    hint = "choose Scryfall's “oracle-cards” file, MTGJSON's AtomicCards.json, or a .cards file or folder"
    raise ImportFileError(path.name, "this is no file of card data", hint)


def card_entries(
    path: Path, progress: Progress | None = None, cancelled: Cancelled | None = None
) -> Iterator[Imported]:
    """The entries of a file or folder in any of the formats; a ``.cards`` file with problems raises them all."""
    kind = source_kind(path)
    if kind == CARD_FILE:
        return iter(read_set(path) if path.is_dir() else read_card_file(path))
    read = scryfall_entries if kind == SCRYFALL else mtgjson_entries
    return guarded(path, with_melded_faces(read(path, reader(path, progress, cancelled))))


def content_digest(path: Path, cancelled: Cancelled | None = None) -> str:
    """The digest of a file, or of all ``.cards`` files of a folder, by which an unchanged source is recognised."""
    digest = hashlib.sha256()
    for part in sorted(path.glob("*.cards")) if path.is_dir() else [path]:
        digest.update(part.name.encode() if path.is_dir() else b"")
        hear = reader(part, None, cancelled)
        try:
            _digest_file(part, digest.update, hear)
        except OSError as error:
            raise ImportFileError(part.name, f"the file can not be read: {error.strerror or error}") from None
    return digest.hexdigest()


def _digest_file(path: Path, update: Callable[[bytes], None], hear: Callable[[int], None]) -> None:
    with path.open("rb") as file:
        while piece := file.read(_PIECE):
            update(piece)
            hear(file.tell())
