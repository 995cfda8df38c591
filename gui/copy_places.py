"""Where a copy is offered to be kept.

Where people keep their files, and on another disk if theirs is full.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator
from pathlib import Path

from PySide6.QtCore import QStandardPaths, QStorageInfo

ENOUGH = 10_000_000  # bytes of room
PLACES = (
    QStandardPaths.StandardLocation.DocumentsLocation,
    QStandardPaths.StandardLocation.DesktopLocation,
    QStandardPaths.StandardLocation.HomeLocation,
)


def own_places() -> Iterator[Path]:
    """The folders where people keep their files, the likeliest first."""
    for place in PLACES:
        found = QStandardPaths.writableLocation(place)
        if found and Path(found).is_dir():
            yield Path(found)


def other_disks() -> Iterator[Path]:
    """The roots of the disks, sticks and shares that are there."""
    for volume in QStorageInfo.mountedVolumes():
        if volume.isValid() and volume.isReady() and not volume.isReadOnly():
            yield Path(volume.rootPath())


def place_for_copy(full: Path, places: Iterable[Path]) -> Path | None:
    """The first of some places where there is room on another disk than that of a folder; None if none is."""
    disk = _disk(full)
    return next((place for place in places if _disk(place) != disk and _has_room(place)), None)


def _disk(place: Path) -> bytes:
    """The disk of a place, which may not be there yet."""
    while not place.exists() and place != place.parent:
        place = place.parent
    return bytes(QStorageInfo(str(place)).device().data())


def _has_room(place: Path) -> bool:
    return os.access(place, os.W_OK | os.X_OK) and QStorageInfo(str(place)).bytesAvailable() >= ENOUGH
