"""Pictures of cards that a person has: in a folder by name or number, or fetched earlier.

None is trusted.
"""

from __future__ import annotations

import hashlib
import io
import os
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

from PIL import Image

from engine.api import UnreadableFile, read_outside
from gui.downloading import DownloadError, small_file

KINDS = (".jpg", ".jpeg", ".png", ".webp")
FORMATS = ("JPEG", "PNG", "WEBP")
LARGEST_FILE = 16 * 1024 * 1024
MOST_PIXELS = 40_000_000
MOST_FILES = 300_000
LARGEST_SIDE = 800
CARD_SHAPE = 0.9  # a picture that is narrower than this, width by height, shows a whole card
ART_ON_CARD = (0.075, 0.112, 0.925, 0.555)  # where the art is on a whole card: left, top, right, bottom
_TAIL = re.compile(r"(?:\.full|\.fullborder|\.art|_art|\s*\(\d+\)|\s*\[[^\]]*\])+$")


def read_picture(content: bytes) -> Image.Image | None:
    """The art in a picture file, RGB and of moderate size; None for what is no picture, or too large.

    Of a picture of a whole card the art is cut out: the frame and the text are painted as they are now.
    """
    if len(content) > LARGEST_FILE:
        return None
    try:
        with Image.open(io.BytesIO(content), formats=FORMATS) as opened:
            wide, high = opened.size
            if min(wide, high) < 16 or wide * high > MOST_PIXELS:
                return None
            opened.draft("RGB", (LARGEST_SIDE * 2, LARGEST_SIDE * 2))
            picture = opened.convert("RGB")
    except Exception:  # a damaged picture may raise anything at all
        return None
    if wide < high * CARD_SHAPE:
        left, top, right, bottom = ART_ON_CARD
        wide, high = picture.size
        picture = picture.crop((int(wide * left), int(high * top), int(wide * right), int(high * bottom)))
    picture.thumbnail((LARGEST_SIDE, LARGEST_SIDE), Image.Resampling.LANCZOS)
    return picture


def read_picture_file(path: Path) -> Image.Image | None:
    """The art in a picture file; None if it can't be read."""
    try:
        return read_picture(read_outside(path, LARGEST_FILE))
    except UnreadableFile:
        return None


def plain(name: str) -> str:
    """A card's name as file names may write it."""
    return " ".join(re.sub(r"[^\w]+", " ", name.casefold().replace("_", " ")).split())


class PictureFolder:
    """A folder of pictures with its subfolders: `Name.jpg`, `Name.full.jpg`, `SET/12.jpg`, `SET 12.jpg`."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._paths: dict[str, Path] | None = None

    def find(self, names: Iterable[str], printings: Iterable[str] = ()) -> Path | None:
        """The picture of the first name that has one, or else of the first printing (such as “HEA 12”)."""
        if self._paths is None:
            self._paths = dict(self._read())
        for key in (*map(plain, names), *map(_number_key, printings)):
            if key and key in self._paths:
                return self._paths[key]
        return None

    def _read(self) -> Iterator[tuple[str, Path]]:
        """All pictures by their keys; of several with one key the last in the order of the paths counts."""
        count = 0
        for folder, folders, files in os.walk(self.folder):
            folders.sort()
            for name in sorted(files):
                stem, kind = os.path.splitext(name)
                if kind.lower() not in KINDS:
                    continue
                count += 1
                if count > MOST_FILES:
                    return
                path = Path(folder, name)
                stem = _TAIL.sub("", stem)
                if stem.isdigit() or re.fullmatch(r"\d+[a-z★]?", stem):
                    yield _number_key(f"{path.parent.name} {stem}"), path
                else:
                    yield plain(stem), path


def _number_key(printing: str) -> str:
    """A set's code and a number, leading noughts aside."""
    return plain(re.sub(r"\b0+(?=\d)", "", printing))


class PictureStore:
    """Pictures that were fetched, kept by their addresses; a name that has none is remembered too."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def _path(self, address: str) -> Path:
        return self.folder / f"{hashlib.sha256(address.encode()).hexdigest()[:32]}.jpg"

    def get(self, address: str) -> Image.Image | None:
        """A kept picture."""
        return read_picture_file(self._path(address))

    def knows(self, address: str) -> bool:
        """Whether an address was asked before."""
        return self._path(address).exists()

    def fetch(self, address: str) -> Image.Image | None:
        """A picture from the network, kept; None if the server has none there. Raises `DownloadError`."""
        content = small_file(address, LARGEST_FILE)
        picture = read_picture(content) if content is not None else None
        if content is not None and picture is None:
            raise DownloadError(f"{address}: what came is no picture, or too large")
        self.folder.mkdir(parents=True, exist_ok=True)
        target = self._path(address)
        part = target.with_suffix(".part")
        if picture is not None:
            picture.save(part, "JPEG", quality=90)  # painted anew: only what was understood is kept
        else:
            part.write_bytes(b"")
        os.replace(part, target)
        return picture
