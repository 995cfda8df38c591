"""Patience with work that goes on in another thread: it can be stopped at any moment, whatever it is doing."""

from __future__ import annotations

import ctypes
import threading

_raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc


class Stopped(BaseException):  # no `Exception`: whoever deals with what goes wrong leaves it alone
    """Raised in the midst of work that somebody does not want to wait for."""


class Patience:
    """A stretch of work, as `with patience:`, in which and only in which `stop` raises `Stopped`.

    It may be raised anywhere in it, so the work must be such that it can be dropped: what it has made so far is its
    own, and whoever catches `Stopped` stands as before.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._thread = 0

    def __enter__(self) -> None:
        with self._lock:
            self._thread = threading.get_ident()

    def __exit__(self, *_: object) -> None:
        try:
            with self._lock:
                self._thread = 0
                _raise_in(ctypes.c_ulong(threading.get_ident()), None)  # whoever lost patience just now comes too late
        finally:
            self._thread = 0

    @property
    def tried(self) -> bool:
        """Whether the work is under way."""
        return self._thread != 0

    def stop(self) -> None:
        """Stop the work, if it is under way."""
        with self._lock:
            if self._thread:
                _raise_in(ctypes.c_ulong(self._thread), ctypes.py_object(Stopped))
