"""CancelScope with work that goes on in another thread.

It can be stopped at any moment, whatever it is doing.
"""

from __future__ import annotations

import ctypes
import threading
import time

_raise_in = ctypes.pythonapi.PyThreadState_SetAsyncExc


class Stopped(BaseException):  # no `Exception`: whoever deals with what goes wrong leaves it alone
    """Raised in the midst of work that somebody does not want to wait for."""


class CancelScope:
    """A stretch of work, as `with patience:`, in which and only in which `stop` raises `Stopped`.

    It may be raised anywhere in it, so the work must be such that it can be dropped: what it has made so far is its
    own, and whoever catches `Stopped` stands as before.
    """

    def __init__(self) -> None:
        self._lock = threading.Lock()
        self._thread = 0
        self._asked = False  # whether it has been stopped: once is enough

    def __enter__(self) -> None:
        with self._lock:
            self._thread, self._asked = threading.get_ident(), False

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        try:
            with self._lock:
                self._thread = 0
                on_its_way = self._asked and kind is not Stopped
            # Whoever lost patience just now comes too late. `Stopped` can't be called back: Python would go on looking
            # for it with every call, and for ever where calls are traced. So it is waited for, and let go.
            while on_its_way:
                time.sleep(0)
        except Stopped:
            pass
        finally:
            self._thread = 0

    @property
    def tried(self) -> bool:
        """Whether the work is under way."""
        return self._thread != 0

    def stop(self) -> None:
        """Stop the work, if it is under way."""
        with self._lock:
            if self._thread and not self._asked:
                self._asked = True
                _raise_in(ctypes.c_ulong(self._thread), ctypes.py_object(Stopped))
