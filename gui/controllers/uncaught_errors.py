"""What fails where nobody waits for an answer.

In a slot, while something is painted, in a thread, in Qt itself.
"""

from __future__ import annotations

import re
import sys
import threading
import traceback
from collections.abc import Callable
from types import TracebackType

from PySide6.QtCore import QMessageLogContext, QObject, Qt, QtMsgType, Signal, qFormatLogMessage, qInstallMessageHandler

from gui.controllers.failure_report import described

Hook = Callable[[type[BaseException], BaseException, TracebackType | None], object]
Handler = Callable[[QtMsgType, QMessageLogContext, str], object]

# How Qt says that it is used wrongly. What a display or a driver lacks is not of this program's making.
_MISUSE = re.compile(r"(QPainter|QObject|QThread|QTimer|QWidget|QLayout|QPixmap|QImage|QGraphics\w+|Q\w+Animation)\b")


class UncaughtErrors(QObject):
    """Hears what is raised and what Qt complains of, while it listens.

    Whoever heard of it before hears it still.

    The same is told once: a picture that can't be painted fails at every painting.
    """

    happened = Signal(str)  # what it was, as a report tells it

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: set[object] = set()
        self._hook: Hook = sys.excepthook
        self._thread_hook = threading.excepthook
        self._handler: Handler | None = None

    def listen(self) -> None:
        """Begin to hear."""
        self._hook, sys.excepthook = sys.excepthook, self._raised
        self._thread_hook, threading.excepthook = threading.excepthook, self._raised_in_thread
        self._handler = qInstallMessageHandler(self._said)

    def rest(self) -> None:
        """Hear nothing more."""
        sys.excepthook, threading.excepthook = self._hook, self._thread_hook
        qInstallMessageHandler(self._handler)

    def tell(self, told: Callable[[str], None]) -> None:
        """Whom to tell: not before what failed is over, which may be the very painting of a bar."""
        self.happened.connect(told, Qt.ConnectionType.QueuedConnection)

    def _raised(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        self._hook(kind, error, trace)
        self._heard(error)

    def _raised_in_thread(self, told: threading.ExceptHookArgs) -> None:
        self._thread_hook(told)
        if told.exc_value is not None:
            self._heard(told.exc_value)

    def _heard(self, error: BaseException) -> None:
        if isinstance(error, Exception):
            places = traceback.extract_tb(error.__traceback__)
            self._tell_once((type(error), *((place.filename, place.lineno) for place in places[-1:])), described(error))

    def _said(self, kind: QtMsgType, context: QMessageLogContext, text: str) -> None:
        if self._handler is not None:
            self._handler(kind, context, text)
        elif sys.stderr is not None:  # a window without a console has none
            print(qFormatLogMessage(kind, context, text), file=sys.stderr)
        if kind == QtMsgType.QtCriticalMsg or (kind == QtMsgType.QtWarningMsg and _MISUSE.match(text)):
            self._tell_once(text, text)

    def _tell_once(self, what: object, problem: str) -> None:
        if what not in self._told:
            self._told.add(what)
            self.happened.emit(problem)
