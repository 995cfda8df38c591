"""The curtain: nothing secret is on the screen while it goes from one person to another."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGridLayout, QPushButton, QVBoxLayout, QWidget

from engine.api import View
from gui import theme
from gui.models.faces import current_face
from gui.painting.face import NOTHING_LIVE
from gui.widgets.card_picture import CardPicture
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText

_WIDE = 520
READABLE = 340  # pixels in height of a card that is to be read


class Curtain(QWidget):
    """Covers the table. Space, Enter or the button lifts it; whatever lies below holds no secret anyway."""

    lifted = Signal()
    let_resolve = Signal()  # nobody who is asked responds, and needs a look at their cards for that
    responds = Signal(int)  # one of those who are asked after others does, and the others do not

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        outer = QVBoxLayout(self)
        outer.addStretch(1)
        self._card = QFrame()
        self._card.setProperty("look", "panel")
        self._card.setFixedWidth(_WIDE)
        inner = QVBoxLayout(self._card)
        inner.setContentsMargins(36, 32, 36, 32)
        inner.setSpacing(theme.SPACE)
        self.title = Label()
        self.title.setProperty("look", "title")
        self.title.setWordWrap(True)
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.text = Label()
        self.text.setProperty("look", "muted")
        self.text.setWordWrap(True)
        self.text.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.button = QPushButton()
        self.button.setProperty("look", "main")
        self.button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.button.clicked.connect(self.lift)
        self.waiting = CardPicture()
        self.words = SymbolText(size=14)
        self.quick = QPushButton()
        self.quick.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.quick.clicked.connect(self.pass_unseen)
        self.others = QGridLayout()
        for part in (self.title, self.waiting, self.text, self.words, self.button):
            inner.addWidget(part)
        inner.addLayout(self.others)
        inner.addWidget(self.quick)
        outer.addWidget(self._card, 0, Qt.AlignmentFlag.AlignHCenter)
        outer.addStretch(1)
        self._offered: list[QPushButton] = []
        self._responding: dict[int, int] = {}  # who else may respond, by the number of their key
        self.hide()

    def ask_for(self, seat: int, view: View, quick: tuple[int, ...] = ()) -> None:
        """Come down for a seat; who is in `quick` need not see their cards to say that they do not respond."""
        name = view.name_of(seat)
        self.cover(seat, name, self.tr("Hands and face-down cards are hidden until {name} is here.").format(name=name),
                   self.tr("I am {name}: show my cards  (Space)").format(name=name), bool(quick))  # fmt: skip
        self._offer_others(view, quick[1:])
        if quick:
            self._ask_quickly(view, name, alone=len(quick) == 1)
        self.setAccessibleName(self.title.text())

    def cover(self, seat: int, name: str, text: str, button: str, quick: bool = False) -> None:
        """Come down for a player, with what is hidden meanwhile, and what they say when they are here."""
        self.title.setText(self.tr("Pass the screen to {name}").format(name=name))
        self.title.setStyleSheet(f"color: {theme.palette().seat(seat)};")
        for part in (self.waiting, self.words, self.quick):
            part.setVisible(quick)
        self.text.setText(text)
        self.button.setText(button)
        self.setAccessibleName(self.title.text())
        self.show()
        self.raise_()
        self.setFocus()

    def _offer_others(self, view: View, seats: tuple[int, ...]) -> None:
        """A button for each of those who are asked later, with the key of its number."""
        for old in self._offered:
            self.others.removeWidget(old)
            old.hide()
            old.deleteLater()
        self._offered, self._responding = [], {}
        for number, seat in enumerate(seats, 2):
            button = QPushButton(self.tr("{name} responds  ({n})").format(name=view.name_of(seat), n=number))
            button.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            button.clicked.connect(lambda _=False, seat=seat: self._respond(seat))
            self.others.addWidget(button, (number - 2) // 2, (number - 2) % 2)
            self._offered.append(button)
            self._responding[number] = seat

    def _respond(self, seat: int) -> None:
        self.hide()
        self.responds.emit(seat)

    def _ask_quickly(self, view: View, name: str, *, alone: bool) -> None:
        """What waits on the stack is known to all: whoever is asked may let it resolve without taking the screen."""
        top = view.objects[view.stack[0]]
        card = view.objects.get(top.source, top) if top.source >= 0 else top
        title = self.tr("{name}, do you respond?") if alone else self.tr("Does anybody respond?")
        self.title.setText(title.format(name=name))
        self.waiting.show_card(current_face(card), NOTHING_LIVE, None)
        aimed = ", ".join(view.name_of(ref) for ref in top.targets)
        whose = self.tr("{player}’s ability of “{name}”") if top.source >= 0 else self.tr("{player}’s “{name}”")
        said = whose.format(player=view.name_of(top.controller), name=view.name_of(card.id))
        self.text.setText(f"{said} → {aimed}" if aimed else said)
        self.words.set_text(top.text if top.source >= 0 else "")
        self.words.setVisible(top.source >= 0)
        self._fit()
        if alone:
            self.button.setText(self.tr("I respond: show my cards  (Space)"))
            self.quick.setText(self.tr("Let it resolve  (L)"))
        else:
            self.title.setStyleSheet("")
            self.button.setText(self.tr("{name} responds  (Space)").format(name=name))
            self.quick.setText(self.tr("Nobody: let it resolve  (L)"))

    def _fit(self) -> None:
        """The card is large enough to be read, if there is room."""
        laid = self._card.layout()
        assert laid is not None
        laid.invalidate()
        rest = laid.totalHeightForWidth(self._card.width()) - self.waiting.height()
        self.waiting.setFixedHeight(max(160, min(READABLE, self.height() - rest - 2 * theme.SPACE)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

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
        elif event.text().isdigit() and int(event.text()) in self._responding and not self.quick.isHidden():
            self._respond(self._responding[int(event.text())])

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.fillRect(self.rect(), theme.color("shadow", 205))
