"""Where cards come from.

Reading files of any of the formats, and the digests by which they are known again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path

from engine.cards import mtgjson, scryfall
from engine.cards.card_files import read_card_file, read_set
from engine.cards.card_kinds import SCRYFALL, Kind, kind_of, shape_of, values_in
from engine.cards.importing import Cancelled, Imported, Progress, guarded, opened, reader
from engine.cards.json_stream import JsonStream
from engine.cards.meld_pairs import with_melded_faces
from engine.core.untrusted import is_folder, whole

CARD_FILE = "cards"
_PIECE = 1024 * 1024


def source_kind(path: Path) -> str:
    """The format of a file, told by what is in it; a folder is a set of ``.cards`` files."""
    return CARD_FILE if _is_own(path) else kind_of(path).source


def _is_own(path: Path) -> bool:
    return path.suffix == ".cards" or is_folder(path)


def card_entries(
    path: Path, progress: Progress | None = None, cancelled: Cancelled | None = None
) -> Iterator[Imported]:
    """The entries of a file or folder in any of the formats.

    A ``.cards`` file with problems raises them all.
    """
    if _is_own(path):
        return iter(read_set(path) if is_folder(path) else read_card_file(path))
    entries = _entries(path, kind_of(path), reader(path, progress, cancelled))
    return guarded(path, with_melded_faces(entries))


def _entries(path: Path, kind: Kind, on_read: Callable[[int], None]) -> Iterator[Imported]:
    """What lies in a file where its cards do, each as a card or with the reason why it is none."""
    with JsonStream(path, on_read) as stream:
        found = ((place, value) for place, value in values_in(stream) if shape_of(place) == kind.shape)
        if kind.source == SCRYFALL:
            for number, (_, value) in enumerate(found, start=1):
                yield scryfall.import_entry(value, number, whole(path.name))
        else:
            named = ((place[-1] if place else "", value) for place, value in found)
            yield from mtgjson.import_entries(named, kind.shape, whole(path.name))


def content_digest(path: Path, cancelled: Cancelled | None = None) -> str:
    """The digest of a file, or of all ``.cards`` files of a folder.

    An unchanged source is recognised by it.
    """
    digest = hashlib.sha256()
    in_folder = is_folder(path)
    for part in sorted(path.glob("*.cards")) if in_folder else [path]:
        digest.update(part.name.encode(errors="replace") if in_folder else b"")
        hear = reader(part, None, cancelled)
        with opened(part) as file:
            while piece := file.read(_PIECE):
                digest.update(piece)
                hear(file.tell())
    return digest.hexdigest()
