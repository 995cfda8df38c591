"""One game, one owner.

Whoever plays a kept game holds its lock, which names the process and goes with it.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QLockFile


class GameLock:
    """The lock of a game's file."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lock = QLockFile(f"{path}.lock")
        self._lock.setStaleLockTime(0)  # only a lock whose process is gone is stale

    def take(self) -> bool:
        """Whether the game is one's own now; where no lock can be written, no other can have one."""
        return self._lock.tryLock(0) or self._lock.error() == QLockFile.LockError.PermissionError

    def free(self) -> None:
        """Give the game up."""
        self._lock.unlock()


def is_in_use(path: Path) -> bool:
    """Whether some process plays a game now."""
    lock = GameLock(path)
    taken = lock.take()
    lock.free()
    return not taken
