"""The name of any card there is (CR 201.4): typed, with those one knows of listed."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QLineEdit, QListWidget, QListWidgetItem, QWidget

from engine.api import CardLibrary, ChooseCardName, FaceData, View
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits

MOST_SHOWN = 60
LEAST_TYPED = 2  # letters, before all cards are searched


@edits(ChooseCardName)
class CardNameEditor(DecisionEditor):
    """A field and a list of names; the main button says the name that is chosen.

    The list has the names that the player knows of, and, once a part is typed, those of `library`. A name that neither
    has is taken as it was typed, since another player may have brought the card; it is said that nobody knows it here.
    """

    decision: ChooseCardName
    opens_panel = True
    library: CardLibrary | None = None

    def __init__(self, decision: ChooseCardName, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, parent)
        self.field: QLineEdit | None = None
        self.list: QListWidget | None = None
        self._names: Sequence[str] | None = None
        self._name = ""

    def detail(self) -> str:
        if self._name and self._name not in self.decision.options and self._face() is None:
            return self.tr("No card of that name is known here.")
        return ""

    def choices(self) -> list[Choice]:
        text = self.tr("Name “{card}”").format(card=self._name) if self._name else self.tr("Choose a name")
        return [*self.cancelling(), Choice("main", text, self._name, main=True, why_not=self._why_not())]

    def number_key(self, number: int) -> bool:
        shown = self._shown() or list(self.decision.options)
        if not 0 < number <= len(shown):
            return False
        self.choose(shown[number - 1])
        return True

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Which card?"), self._asked())
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Type a part of its name"))
        self.field.setAccessibleName(self.decision.prompt)
        self.field.textChanged.connect(self._typed)
        self.field.returnPressed.connect(self._take)
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Names"))
        self.list.itemClicked.connect(lambda item: self.choose(item.text()))
        self.list.itemActivated.connect(lambda item: self.choose(item.text()))
        panel.body.addWidget(self.field)
        panel.body.addWidget(self.list, 1)
        self._fill("")
        return panel

    def choose(self, name: str) -> None:
        """A name for the main button."""
        self._name = name
        self.changed.emit()

    def _asked(self) -> str:
        if not self.decision.asked:
            return self.tr("Any card’s name can be chosen (201.4). Those that you know of here are listed.")
        return self.tr("The name of a {kind} card (201.4a). Those that you know of here are listed.").format(
            kind=self.decision.asked
        )

    def _typed(self, text: str) -> None:
        self._fill(text)
        wanted = " ".join(text.split()).casefold()
        shown = self._shown()
        exact = next((name for name in shown if name.casefold() == wanted), "")
        only = shown[0] if len(shown) == 1 else ""
        self.choose(exact or only or " ".join(text.split()))

    def _take(self) -> None:
        """The field's Enter key: it takes no name that may be unfinished, the button does."""
        if not self._why_not() and not self.detail():
            self.answered.emit(self._name)

    def _shown(self) -> list[str]:
        return [self.list.item(row).text() for row in range(self.list.count())] if self.list is not None else []

    def _fill(self, text: str) -> None:
        if self.list is None:
            return
        part = " ".join(text.split()).casefold()
        names = [name for name in self.decision.options if part in name.casefold()]
        if len(part) >= LEAST_TYPED:
            names += [name for name in self._all_names() if part in name.casefold() and name not in names]
            names.sort(key=lambda name: (not name.casefold().startswith(part), name))
        self.list.clear()
        for name in names[:MOST_SHOWN]:
            self.list.addItem(QListWidgetItem(name))

    def _all_names(self) -> Sequence[str]:
        if self._names is None:
            whole = self.library.names() if self.library is not None else ()
            self._names = tuple(dict.fromkeys(part for name in whole for part in name.split(" // ")))
        return self._names

    def _face(self) -> FaceData | None:
        """The face of the name so far, if the library has one."""
        card = self.library.find(self._name) if self.library is not None else None
        return next((face for face in card.faces if face.name == self._name), None) if card is not None else None

    def _why_not(self) -> str:
        """Why the name so far can't be chosen."""
        if not self._name:
            return self.tr("Type a name, or choose one of the list.")
        face = self._face()
        if self._name in self.decision.options or face is None or self.decision.suits(face.type_line):
            return self.complaint(self._name)
        return self.tr("It is no {kind} card (201.4a).").format(kind=self.decision.asked)
