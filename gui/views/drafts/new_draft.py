"""Who drafts what: the form of the draft, the booster packs, people and programs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import (
    PROGRAM,
    TURN_WAITS,
    CardLibrary,
    Draft,
    Drafter,
    DraftForm,
    DraftSetup,
    booster_packs,
    draft_forms,
    draft_library,
    draft_sets,
)
from gui import language, theme
from gui.arguments import NAMES
from gui.dialogs.game_row import GameRow
from gui.widgets.cloth import paint_cloth
from gui.widgets.drop_down import DropDown

FEWEST, MOST = 2, 8
PERSON = ""
Making = Callable[[], tuple[Draft, tuple[str, ...]]]


class DrafterRow(QFrame):
    """One seat: its number, a name, a person or a program."""

    def __init__(self, seat: int, name: str, agent: str) -> None:
        super().__init__()
        self.setProperty("look", "raised")
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        number = QLabel(str(seat + 1))
        number.setAlignment(Qt.AlignmentFlag.AlignCenter)
        number.setFixedSize(26, 26)
        look = theme.palette()
        number.setStyleSheet(f"background: {look.seat(seat)}; color: {look.seat_text[seat % 8]}; border-radius: 13px; "
                             "font-weight: 700;")  # fmt: skip
        self.name = QLineEdit(name)
        self.name.setMaxLength(24)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
        self.who = DropDown()
        self.who.addItem(self.tr("Person"), PERSON)
        self.who.addItem(self.tr("Computer"), PROGRAM)
        self.who.setCurrentIndex(1 if agent else 0)
        self.who.setAccessibleName(self.tr("Who drafts in seat {n}").format(n=seat + 1))
        line.addWidget(number)
        line.addWidget(self.name, 1)
        line.addWidget(self.who, 1)

    def drafter(self) -> Drafter:
        """Who sits there."""
        return Drafter(self.name.text().strip() or "?", str(self.who.currentData()))


class NewDraft(QWidget):
    """A page with what is drafted, and a row for each seat."""

    started = Signal(object)  # what makes the draft
    left = Signal()

    def __init__(self, library: Callable[[], CardLibrary], names: list[str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._library, self._names = library, [*names, *NAMES[len(names) :]]
        self.rows: list[DrafterRow] = []
        outer = QHBoxLayout(self)
        outer.addStretch(1)
        card = QFrame()
        card.setProperty("look", "panel")
        card.setMinimumWidth(760)
        outer.addWidget(card, 0, Qt.AlignmentFlag.AlignVCenter)
        outer.addStretch(1)
        self._column = QVBoxLayout(card)
        self._column.setContentsMargins(36, 26, 36, 26)
        self._column.setSpacing(10)
        self._build()

    def _build(self) -> None:
        title = QLabel(self.tr("What is drafted?"))
        title.setProperty("look", "title")
        self._column.addWidget(title)
        choices = QHBoxLayout()
        self.packs, self.form = DropDown(), DropDown()
        self.packs.setAccessibleName(self.tr("Booster packs"))
        self.form.setAccessibleName(self.tr("The form of the draft"))
        self.packs.activated.connect(self._settle_form)
        self.form.activated.connect(lambda _index: self._explain())
        choices.addWidget(self.packs, 3)
        choices.addWidget(self.form, 2)
        self._column.addLayout(choices)
        self.about = QLabel()
        self.about.setProperty("look", "muted")
        self.about.setWordWrap(True)
        self._column.addWidget(self.about)
        self._seats = QGridLayout()  # two beside each other, so that eight find room in a low window
        self._seats.setSpacing(6)
        self._column.addLayout(self._seats)
        tools = QHBoxLayout()
        self.more, self.fewer = QPushButton(self.tr("Add a seat")), QPushButton(self.tr("Remove the last seat"))
        self.more.clicked.connect(lambda: self.add_seat(PROGRAM))
        self.fewer.clicked.connect(self.remove_seat)
        file = QPushButton(self.tr("Packs of a file of cards…"))
        file.setToolTip(self.tr("A .cards file, or card data as it is imported: any list of cards can be drafted"))
        file.clicked.connect(self._ask_for_file)
        for button in (self.more, self.fewer, file):
            tools.addWidget(button)
        tools.addStretch(1)
        self._column.addLayout(tools)
        self.game = GameRow()
        self.game.variants.hide()
        self._column.addWidget(self.game)
        self.note = QLabel()
        self.note.setProperty("look", "warning")
        self.note.setWordWrap(True)
        self.note.hide()
        self._column.addWidget(self.note)
        ends = QHBoxLayout()
        back = QPushButton(self.tr("Back"))
        back.setProperty("look", "quiet")
        back.clicked.connect(self.left)
        self.start = QPushButton(self.tr("Open the packs"))
        self.start.setProperty("look", "main")
        self.start.setDefault(True)
        self.start.clicked.connect(self.begin)
        ends.addWidget(back)
        ends.addStretch(1)
        ends.addWidget(self.start)
        self._column.addLayout(ends)
        for seat in range(4):
            self.add_seat(PROGRAM if seat else PERSON)
        for one in draft_forms():
            self.form.addItem(language.current().term("variant", one.title), one)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            paint_cloth(painter, QRectF(self.rect()), QSizeF(self.size()))

    def offer(self) -> None:
        """Look which sets there are."""
        chosen = self.packs.currentData()
        self.packs.clear()
        self._forms: dict[str, str] = {}
        for one in draft_sets(self._library()):
            self.packs.addItem(one.title, one.key)
            self._forms[one.key] = one.form
        at = self.packs.findData(chosen) if chosen else self.packs.findData(self._favorite())
        self.packs.setCurrentIndex(max(0, at))
        self._settle_form()

    def _favorite(self) -> str:
        return next((key for key, form in self._forms.items() if form), "")

    def _settle_form(self) -> None:
        """The form that the packs are made for."""
        form = self._forms.get(str(self.packs.currentData()), "")
        found = next((at for at in range(self.form.count()) if self.form.itemData(at).name == form), -1)
        if found >= 0:
            self.form.setCurrentIndex(found)
        self._explain()

    def _explain(self) -> None:
        form: DraftForm = self.form.currentData()
        if not form.picks:
            words = self.tr("Each player opens {n} packs and builds a deck of at least {least} cards from them.")
            self.about.setText(words.format(n=form.boosters, least=form.least))
            return
        words = self.tr("Each player opens {n} packs, one after the other, takes {picks} of each pack that comes by, "
                        "and passes the rest; then builds a deck of at least {least} cards. Rule {rule}.")  # fmt: skip
        picks = self.tr("two cards") if form.picks == 2 else self.tr("one card")
        self.about.setText(words.format(n=form.boosters, picks=picks, least=form.least, rule=form.rule))

    def add_seat(self, agent: str) -> None:
        """One more seat."""
        if len(self.rows) < MOST:
            row = DrafterRow(len(self.rows), self._names[len(self.rows)], agent)
            self._seats.addWidget(row, len(self.rows) // 2, len(self.rows) % 2)
            self.rows.append(row)
            self._settle()

    def remove_seat(self) -> None:
        """One seat less."""
        if len(self.rows) > FEWEST:
            row = self.rows.pop()
            self._seats.removeWidget(row)
            row.hide()
            row.deleteLater()
            self._settle()

    def _settle(self) -> None:
        self.more.setEnabled(len(self.rows) < MOST)
        self.fewer.setEnabled(len(self.rows) > FEWEST)

    def say(self, text: str) -> None:
        """Tell what is wrong; "" takes it away."""
        self.note.setText(text)
        self.note.setVisible(bool(text))

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Open a file of cards"))
        dialog.setNameFilters([self.tr("Cards (*.cards *.json)"), self.tr("All files (*)")])
        dialog.fileSelected.connect(self.take_file)
        dialog.open()

    def take_file(self, name: str) -> None:
        """Packs of the cards of a file."""
        self.packs.addItem(name.rpartition("/")[2], name)
        self.packs.setCurrentIndex(self.packs.count() - 1)
        self._settle_form()

    def begin(self) -> None:
        """Open the packs, off the GUI thread."""
        key, form = str(self.packs.currentData()), self.form.currentData().name
        seats = tuple(row.drafter() for row in self.rows)
        self.started.emit(self.maker(key, form, seats))

    def maker(self, key: str, form: str, seats: tuple[Drafter, ...]) -> Making:
        """What makes a draft, and names the cards that it leaves out; reading the cards takes a moment."""
        library, seed, edition = self._library, self.game.chosen_seed(), self.game.chosen_edition()

        def make() -> tuple[Draft, tuple[str, ...]]:
            cards = library()
            product, left_out = booster_packs(key, cards)
            own = draft_library((product,), cards)
            draft = Draft(DraftSetup(seats, form, (product,), own, seed, edition, ((TURN_WAITS, True),)))
            return draft, tuple(card.name for card in left_out if card.unplayable)

        return make
