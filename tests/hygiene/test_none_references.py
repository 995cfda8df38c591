"""Qt and None: PySide6 must not lose a reference to None per call.

Losing one kills the process after a few thousand calls.
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QObject, QPointF
from PySide6.QtWidgets import QApplication, QGraphicsRectItem, QLabel

CALLS = 100_000
TOLERANCE = 1_000  # what the interpreter itself does meanwhile


def test_a_void_call_keeps_the_references_to_none() -> None:
    """Versions 6.12.0 before Python 3.12 lose one per call. From 3.12 on None is immortal and nothing is counted."""
    item = QGraphicsRectItem()
    before = sys.getrefcount(None)
    for step in range(CALLS):
        item.setPos(QPointF(step, 0))
    assert sys.getrefcount(None) > before - TOLERANCE
    assert item.x() == CALLS - 1


def test_widgets_and_signals_keep_the_references_to_their_answers(qapp: QApplication) -> None:
    """The same for a widget's setter (None), and for connect and disconnect (True)."""
    label, source = QLabel(), QObject()
    before_none, before_true = sys.getrefcount(None), sys.getrefcount(True)
    for _ in range(CALLS // 20):
        label.setText("")
        connection = source.objectNameChanged.connect(label.setText)
        source.objectNameChanged.disconnect(connection)
    assert sys.getrefcount(None) > before_none - TOLERANCE
    assert sys.getrefcount(True) > before_true - TOLERANCE
