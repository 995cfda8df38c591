"""A disk that fails when it is told to. Files that raise at chosen moments, after a part of what was to be written."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable
from pathlib import Path
from typing import IO, Any

import pytest

from engine.table import append_only_file


class FailingDisk:
    """Counts what is done to files; `fails` says at which of these moments there is no space left."""

    def __init__(self, fails: Callable[[int], bool]) -> None:
        self.fails = fails
        self.moments = 0
        self.failures = 0

    def open(self, path: Path, mode: str) -> FailingFile:
        self.moment(lambda: None)
        return FailingFile(open(path, mode), self)

    def moment(self, before: Callable[[], object]) -> None:
        """Something is about to be done: either it may be, or only a part of it is and it fails."""
        self.moments += 1
        if self.fails(self.moments):
            self.failures += 1
            before()
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))


class FailingFile:
    """A file on such a disk."""

    def __init__(self, file: IO[bytes], disk: FailingDisk) -> None:
        self.file, self.disk = file, disk

    def __enter__(self) -> FailingFile:
        return self

    def __exit__(self, *_: object) -> None:
        self.file.close()

    def write(self, data: bytes) -> int:
        self.disk.moment(lambda: (self.file.write(data[: len(data) // 2]), self.file.flush()))
        return self.file.write(data)

    def flush(self) -> None:
        self.disk.moment(lambda: None)
        self.file.flush()

    def truncate(self, *size: int) -> int:
        self.disk.moment(lambda: None)
        return self.file.truncate(*size)

    def __getattr__(self, name: str) -> Any:
        return getattr(self.file, name)


def failing(monkeypatch: pytest.MonkeyPatch, fails: Callable[[int], bool]) -> FailingDisk:
    """Journals are on such a disk from now on."""
    disk = FailingDisk(fails)
    monkeypatch.setattr(append_only_file, "open_file", disk.open)
    return disk
