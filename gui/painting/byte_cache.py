"""A cache bounded by bytes: the least recently used value goes first."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")


class ByteCache(Generic[V]):
    """Values with their sizes, within a limit; safe to use from several threads."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self._values: OrderedDict[Hashable, tuple[V, int]] = OrderedDict()
        self._held = 0
        self._lock = threading.Lock()

    def get(self, key: Hashable) -> V | None:
        """The value of a key, now the most recently used; None if it is not held."""
        with self._lock:
            found = self._values.get(key)
            if found is None:
                return None
            self._values.move_to_end(key)
            return found[0]

    def put(self, key: Hashable, value: V, size: int) -> None:
        """Holds a value; a value larger than the whole limit is not held at all."""
        with self._lock:
            old = self._values.pop(key, None)
            if old is not None:
                self._held -= old[1]
            if size > self.limit:
                return
            self._values[key] = (value, size)
            self._held += size
            while self._held > self.limit:
                _, (_, dropped) = self._values.popitem(last=False)
                self._held -= dropped

    def clear(self) -> None:
        """Forgets everything."""
        with self._lock:
            self._values.clear()
            self._held = 0

    def drop(self, which: Callable[[Hashable], bool]) -> None:
        """Forgets some values by their keys."""
        with self._lock:
            for key in [key for key in self._values if which(key)]:
                self._held -= self._values.pop(key)[1]

    def __contains__(self, key: Hashable) -> bool:
        with self._lock:
            return key in self._values

    def __len__(self) -> int:
        return len(self._values)

    @property
    def held_bytes(self) -> int:
        """The bytes held now."""
        return self._held
