"""The curtain: nothing secret is on the screen while it goes from one person to another."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QFrame, QLabel, QPushButton, QVBoxLayout, QWidget

from engine.api import View
from gui import theme
from gui.models.faces import current_face
from gui.painting.face import NOTHING_LIVE
from gui.widgets.card_picture import CardPicture


class Curtain(QWidget):
    """Covers the table. Space, Enter or the button lifts it; whatever lies below holds no secret anyway."""

    lifted = Signal()
    let_resolve = Signal()  # whoever is asked does not respond, and needs no look at their cards

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        self._card = QFrame()
        self._card.setProperty("look", "panel")
        self._card.setFixedWidth(460)
        inner = QVBoxLayout(self._card)
        inner.setContentsMargins(36, 32, 36, 32)
        inner.setSpacing(theme.SPACE)
        self.title = QLabel()
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = QLabel()
        self.text.setProperty("look", "muted")
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("look", "main")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lift)
        self.waiting = CardPicture()
        self.waiting.setFixedHeight(300)
        self.quick = QPushButton()
        self.quick.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.quick.clicked.connect(self.pass_unseen)
        for part in (self.title, self.waiting, self.text, self.button, self.quick):
            inner.addWidget(part)
        outer.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        self.hide()

    def ask_for(self, seat: int, view: View, quick: bool = False) -> None:
        """Come down for a seat."""
        name = view.name_of(seat)
        self.cover(seat, name, self.tr("Hands and face-down cards are hidden until {name} is here.").format(name=name),
                   self.tr("I am {name}: show my cards  (Space)").format(name=name), quick)  # fmt: skip
        if quick:
            self._ask_quickly(view, name)
        self.setAccessibleName(self.title.text())

    def cover(self, seat: int, name: str, text: str, button: str, quick: bool = False) -> None:
        """Come down for a player, with what is hidden meanwhile, and what they say when they are here."""
        self.title.setText(self.tr("Pass the screen to {name}").format(name=name))
        self.title.setStyleSheet(f"color: {theme.palette().seat(seat)};")
        for part in (self.waiting, self.quick):
            part.setVisible(quick)
        self.text.setText(text)
        self.button.setText(button)
        self.setAccessibleName(self.title.text())
        self.show()
        self.raise_()
        self.setFocus()

    def _ask_quickly(self, view: View, name: str) -> None:
        """What waits on the stack is known to all: whoever is asked may let it resolve without taking the screen."""
        top = view.objects[view.stack[0]]
        card = view.objects.get(top.source, top) if top.source >= 0 else top
        self.title.setText(self.tr("{name}, do you respond?").format(name=name))
        self.waiting.show_card(current_face(card), NOTHING_LIVE, None)
        aimed = ", ".join(view.name_of(ref) for ref in top.targets)
        whose = self.tr("{player}’s ability of “{name}”") if top.source >= 0 else self.tr("{player}’s “{name}”")
        said = whose.format(player=view.name_of(top.controller), name=view.name_of(card.id))
        self.text.setText(f"{said} → {aimed}" if aimed else said)
        self.button.setText(self.tr("I respond: show my cards  (Space)"))
        self.quick.setText(self.tr("Let it resolve  (L)"))

    def pass_unseen(self) -> None:
        """The person who is asked does not respond."""
        if self.isVisible() and not self.quick.isHidden():
            self.hide()
            self.let_resolve.emit()

    def lift(self) -> None:
        """The person has come."""
        if self.isVisible():
            self.hide()
            self.lifted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.isAutoRepeat():
            self.lift()
        elif event.key() == Qt.Key.Key_L and not event.isAutoRepeat():
            self.pass_unseen()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("shadow", 205))
