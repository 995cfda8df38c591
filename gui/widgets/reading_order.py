"""Tab goes over a page as it is read: from the top down, and in a line from the left."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

LINE = 14  # pixels by which the middles of what stands in a line may differ


def order_keys(page: QWidget) -> None:
    """Let Tab go over what is shown on a page as it is read, whenever each part of it was made."""
    found = [part for part in page.findChildren(QWidget) if _takes_keys(part) and part.isVisibleTo(page)
             and part.window() is page.window()]  # the list of a drop-down is a window of its own  # fmt: skip
    middles = {part: part.mapTo(page, part.rect().center()) for part in found}
    lines: list[list[QWidget]] = []
    for part in sorted(found, key=lambda part: middles[part].y()):
        if lines and middles[part].y() - middles[lines[-1][0]].y() <= LINE:
            lines[-1].append(part)
        else:
            lines.append([part])
    read = [part for line in lines for part in sorted(line, key=lambda part: middles[part].x())]
    for before, after in pairwise(read):
        QWidget.setTabOrder(before, after)


def _takes_keys(part: QWidget) -> bool:
    return bool(part.focusPolicy() & Qt.FocusPolicy.TabFocus) and part.focusProxy() is None
