"""What the pages of a draft have in common.

A bar, a side with the card that is looked at, and what is wrong.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import Draft, EngineError
from gui import language, theme
from gui.painting.face import NOTHING_LIVE
from gui.views.drafts.faces import Faces
from gui.widgets.card_picture import CardPicture
from gui.widgets.cloth import paint_cloth
from gui.widgets.curve import Curve
from gui.widgets.label import Label

SIDE = 292


class DraftersPage(QWidget):
    """A page for whoever sits before the screen; `answered` gives what they decide."""

    answered = Signal(object)
    left = Signal()

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.draft = draft
        self.faces = Faces(draft.setup.cards)
        self.curve, self.preview = Curve(), CardPicture()
        self.title = Label()
        self.title.setProperty("look", "heading")
        self.note = Label()
        self.note.setProperty("look", "warning")
        self.note.setWordWrap(True)
        self.note.hide()
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)
        self._column.setSpacing(0)

    def _bar(self) -> tuple[QWidget, QHBoxLayout]:
        """The bar above, with the title."""
        bar = QWidget()
        bar.setProperty("look", "bar")
        bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        line = QHBoxLayout(bar)
        line.setContentsMargins(16, 6, 16, 6)
        line.addWidget(self.title)
        return bar, line

    def _quiet_button(self, words: str) -> QPushButton:
        button = QPushButton(words)
        button.setProperty("look", "quiet")
        return button

    def _side(self, preview_high: int) -> tuple[QWidget, QVBoxLayout]:
        """The side, with the card that is looked at."""
        side = QWidget()
        side.setFixedWidth(SIDE)
        column = QVBoxLayout(side)
        column.setContentsMargins(8, 0, 0, 0)
        column.setSpacing(theme.GAP)
        self.preview.setMinimumHeight(preview_high)
        column.addWidget(self.preview, 1)
        return side, column

    def _preview_card(self, name: str) -> None:
        """Show a card large; none without a name."""
        faces = self.faces.of(name) if name else ()
        self.preview.show_card(faces[0] if faces else None, NOTHING_LIVE, faces[1] if len(faces) > 1 else None)

    def say(self, text: str) -> None:
        """Tell what is wrong; "" takes it away."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def refused(self, error: EngineError) -> None:
        """An answer was not taken."""
        self.say(language.sentence(str(error)))

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_cloth(painter, QRectF(self.rect()), QSizeF(self.size()))
