"""Who drafts what: the form of the draft, the booster packs, people and programs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from PySide6.QtWidgets import (
    QFileDialog,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLayout,
    QLineEdit,
    QPushButton,
    QWidget,
)

from engine.api import (
    PROGRAM,
    CardLibrary,
    Draft,
    Drafter,
    DraftForm,
    DraftSetup,
    booster_packs,
    draft_forms,
    draft_library,
    draft_sets,
    whole,
)
from gui import language
from gui.arguments import NAMES
from gui.dialogs.sitting_down import SittingDown, seat_badge
from gui.widgets.drop_down import DropDown
from gui.widgets.label import Label

USUAL = 4  # seats that a draft begins with
PERSON = ""
Making = Callable[[], tuple[Draft, tuple[str, ...]]]


class DrafterRow(QFrame):
    """One seat: its number, a name, a person or a program."""

    def __init__(self, seat: int, name: str, agent: str) -> None:
        super().__init__()
        self.setProperty("look", "raised")
        line = QHBoxLayout(self)
        line.setContentsMargins(12, 6, 12, 6)
        self.name = QLineEdit(name)
        self.name.setMaxLength(24)
        self.name.setAccessibleName(self.tr("Name of seat {n}").format(n=seat + 1))
        self.who = DropDown()
        self.who.addItem(self.tr("Person"), PERSON)
        self.who.addItem(self.tr("Computer"), PROGRAM)
        self.who.setCurrentIndex(1 if agent else 0)
        self.who.setAccessibleName(self.tr("Who drafts in seat {n}").format(n=seat + 1))
        line.addWidget(seat_badge(seat))
        line.addWidget(self.name, 1)
        line.addWidget(self.who, 1)

    def drafter(self) -> Drafter:
        """Who sits there."""
        return Drafter(whole(self.name.text().strip()) or "?", str(self.who.currentData()))


class NewDraft(SittingDown[DrafterRow]):
    """A page with what is drafted, and a row for each seat; `started` gives what makes the draft."""

    def __init__(self, library: Callable[[], CardLibrary], names: list[str], parent: QWidget | None = None) -> None:
        super().__init__([*names, *NAMES[len(names) :]], 760, parent)
        self._outer.addStretch(1)
        self._library = library
        self._build()

    def _build(self) -> None:
        self._title(self.tr("What is drafted?"))
        choices = QHBoxLayout()
        self.packs, self.form = DropDown(), DropDown()
        self.packs.setAccessibleName(self.tr("Booster packs"))
        self.form.setAccessibleName(self.tr("The form of the draft"))
        self.packs.activated.connect(self._settle_form)
        self.form.activated.connect(lambda _index: self._explain())
        choices.addWidget(self.packs, 3)
        choices.addWidget(self.form, 2)
        self._column.addLayout(choices)
        self.about = Label()
        self.about.setProperty("look", "muted")
        self.about.setWordWrap(True)
        self._column.addWidget(self.about)
        self._seats = QGridLayout()  # two beside each other, so that eight find room in a low window
        self._seats.setSpacing(6)
        self._column.addLayout(self._seats)
        file = QPushButton(self.tr("Packs of a file of cards…"))
        file.setToolTip(self.tr("A .cards file, or card data as it is imported: any list of cards can be drafted"))
        file.clicked.connect(self._ask_for_file)
        self._tools(file)
        self._column.addWidget(self._caption(self.tr("The game after the draft is played with")))
        self._end(self.tr("Open the packs"))
        self.game.variants.after_drafts = True
        for one in draft_forms():
            self.form.addItem(language.current().term("variant", one.title), one)
        for _ in range(USUAL):
            self.add_another()

    def _caption(self, words: str) -> Label:
        caption = Label(words)
        caption.setProperty("look", "caption")
        return caption

    def _new_row(self, seat: int, name: str) -> DrafterRow:
        row = DrafterRow(seat, name, PROGRAM if seat else PERSON)
        self._seats.addWidget(row, seat // 2, seat % 2)
        return row

    def _rows_in(self) -> QLayout:
        return self._seats

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
        self.game.variants.follow(form.variants)
        if not form.picks:
            words = self.tr("Each player opens {n} packs and builds a deck of at least {least} cards from them.")
            self.about.setText(words.format(n=form.boosters, least=form.least))
            return
        words = self.tr("Each player opens {n} packs, one after the other, takes {picks} of each pack that comes by, "
                        "and passes the rest; then builds a deck of at least {least} cards. Rule {rule}.")  # fmt: skip
        picks = self.tr("two cards") if form.picks == 2 else self.tr("one card")
        self.about.setText(words.format(n=form.boosters, picks=picks, least=form.least, rule=form.rule))

    def _ask_for_file(self) -> None:
        dialog = QFileDialog(self, self.tr("Open a file of cards"))
        dialog.setNameFilters(
            [self.tr("Cards (*.cards *.json *.gz *.xz *.bz2 *.zip *.txt *.csv)"), self.tr("All files (*)")]
        )
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
        given = self.game.variants.chosen_lists(len(self.rows))
        seats = tuple(replace(row.drafter(), lists=lists) for row, lists in zip(self.rows, given, strict=True))
        self.started.emit(self.maker(key, form, seats))

    def maker(self, key: str, form: str, seats: tuple[Drafter, ...]) -> Making:
        """What makes a draft, and names the cards that it leaves out; reading the cards takes a moment."""
        library, seed, edition = self._library, self.game.chosen_seed(), self.game.chosen_edition()
        options = self.game.options()
        listed = [name for seat in seats for entries in seat.lists.values() for _, name in entries]

        def make() -> tuple[Draft, tuple[str, ...]]:
            cards = library()
            product, left_out = booster_packs(key, cards)
            own = draft_library((product,), cards, listed)
            draft = Draft(DraftSetup(seats, form, (product,), own, seed, edition, options))
            return draft, tuple(card.name for card in left_out if card.unplayable)

        return make
