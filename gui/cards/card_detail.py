"""One card: its face, whether it can be played, and what the compiler makes of each line of its text."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QPushButton, QScrollArea, QVBoxLayout, QWidget

from engine.api import CardData, LineReport, lines_read
from gui import theme
from gui.controllers.background_task import BackgroundTask
from gui.models.faces import data_faces
from gui.painting.face import NOTHING_LIVE
from gui.widgets.card_picture import CardPicture
from gui.widgets.label import Label

ACCEPTED = "accepted"
MOST_EXPECTED = 6
PICTURE_HIGH = 400


class CardDetail(QScrollArea):
    """What there is to know of a card."""

    def __init__(self, parent: QWidget | None = None, *, threaded: bool = True) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self._threaded = threaded
        self._card: CardData | None = None
        self._face = 0
        body = QWidget()
        column = QVBoxLayout(body)
        column.setContentsMargins(theme.SPACE, 0, theme.GAP, 0)
        column.setSpacing(theme.GAP)
        self.picture = CardPicture()
        self.picture.setFixedHeight(PICTURE_HIGH)
        self.turn = QPushButton(self.tr("Show the other face"))
        self.turn.setProperty("look", "quiet")
        self.turn.clicked.connect(self.flip)
        self.state = Label()
        self.state.setProperty("look", "heading")
        self.state.setWordWrap(True)
        self.lines = Label()
        self.lines.setTextFormat(Qt.TextFormat.RichText)
        self.lines.setWordWrap(True)
        self.lines.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        for part in (self.state, self.lines, self.picture, self.turn):
            column.addWidget(part)
        column.addStretch(1)
        self.setWidget(body)
        self.show_card(None, "")

    def show_card(self, card: CardData | None, where: str) -> None:
        """Show a card, and where it is from; None for none. Its lines are read off the GUI thread."""
        self._card, self._face = card, 0
        self._paint()
        self.turn.setVisible(card is not None and len(card.faces) > 1)
        self.state.setText("")
        self.lines.setText("")
        if card is not None:
            task = BackgroundTask(lambda: lines_read(card), threaded=self._threaded)
            task.tell(self, lambda reports: self._show_lines(card, reports, where))
            task.start()

    def _show_lines(self, card: CardData, reports: tuple[LineReport, ...], where: str) -> None:
        if card is not self._card:  # another is shown by now
            return
        bad = [report for report in reports if report.status != ACCEPTED]
        if not bad:
            self.state.setText(self.tr("✓ It can be played."))
        else:
            count = self.tr("✗ It can’t be played yet: {n} of {all} lines are not understood.")
            self.state.setText(count.format(n=len(bad), all=len(reports)))
        self.lines.setText("".join(self._line(card, report) for report in reports) + self._from(where))

    def flip(self) -> None:
        """Show the next face."""
        if self._card is not None:
            self._face = (self._face + 1) % len(self._card.faces)
            self._paint()

    def _paint(self) -> None:
        faces = data_faces(self._card) if self._card is not None else ()
        other = faces[(self._face + 1) % len(faces)] if len(faces) > 1 else None
        self.picture.show_card(faces[self._face] if faces else None, NOTHING_LIVE, other)

    def _line(self, card: CardData, report: LineReport) -> str:
        """A line of the card: as it is, or with the place marked from which on it is not understood."""
        look = theme.palette()
        place = self.tr("line {n}").format(n=report.line)
        if len(card.faces) > 1:
            place = f"{report.face}, {place}"
        head = f'<span style="color:{look.text_muted}">{escape(place)}</span><br>'
        text = report.text.replace("~", report.face)
        if report.status == ACCEPTED:
            mark = f'<span style="color:{look.legal}">✓</span> '
            return f'<p style="margin:0 0 10px 0">{head}{mark}{escape(text)}</p>'
        at = report.position
        good, bad = (escape(part.replace("~", report.face)) for part in (report.text[:at], report.text[at:]))
        if not bad:  # it stops too early
            bad = self.tr("… (something is missing here)")
        mark = f'<span style="color:{look.warning}">✗</span> '
        shown = f'{mark}{good}<span style="color:{look.warning}; text-decoration: underline">{bad}</span>'
        return f'<p style="margin:0 0 10px 0">{head}{shown}<br>{self._why(report)}</p>'

    def _why(self, report: LineReport) -> str:
        why = report.why or self.tr("not understood")
        if report.expected:
            listed = self.tr("; expected there: {list}")
            why += listed.format(list=", ".join(report.expected[:MOST_EXPECTED]))
        return f'<span style="color:{theme.palette().text_muted}">{escape(why)}</span>'

    def _from(self, where: str) -> str:
        return f'<p style="color:{theme.palette().text_muted}">{escape(where)}</p>' if where else ""
