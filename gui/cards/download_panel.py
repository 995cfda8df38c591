"""Asking for card data from the network: nothing is asked of any server before the person says so."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit, QPushButton, QVBoxLayout, QWidget

from gui import theme
from gui.downloading import Offer, waiting_bytes
from gui.widgets.label import Label
from gui.wording import size_words, tip

MOST_OFFERS = 8


class DownloadPanel(QFrame):
    """The address, what the server there offers, and a button for each."""

    look_wanted = Signal(str)
    download_wanted = Signal(object)

    def __init__(self, address: str, folder: Path, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "raised")
        self._folder = folder
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SPACE, 12, theme.SPACE, 12)
        said = Label(self.tr(
            "Card data is not part of this program. It can be fetched from a server that offers it as Scryfall does. "
            "Nothing is asked of the server before you press the button."
        ))  # fmt: skip
        said.setWordWrap(True)
        said.setProperty("look", "muted")
        column.addWidget(said)
        row = QHBoxLayout()
        self.address = QLineEdit(address)
        self.address.setAccessibleName(self.tr("Address of the list of files"))
        self.look = QPushButton(self.tr("See what there is"))
        self.look.clicked.connect(lambda: self.look_wanted.emit(self.address.text().strip()))
        self.address.returnPressed.connect(self.look.click)
        row.addWidget(self.address, 1)
        row.addWidget(self.look)
        column.addLayout(row)
        self._list = QVBoxLayout()
        column.addLayout(self._list)
        self._offers: list[Offer] = []

    def show_offers(self, found: list[Offer]) -> None:
        """Show what the server offers."""
        self._offers = found[:MOST_OFFERS]
        while (item := self._list.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()
        for number, offer in enumerate(self._offers):
            self._list.addWidget(self._row(offer, number == 0))

    def refresh(self) -> None:
        """Look again how much of each file has come."""
        self.show_offers(self._offers)

    def _row(self, offer: Offer, first: bool) -> QWidget:
        row = QWidget()
        line = QHBoxLayout(row)
        line.setContentsMargins(0, 6, 0, 0)
        date = self.tr("of {date}").format(date=offer.updated) if offer.updated else ""
        size = size_words(offer.size) if offer.size else ""
        words = Label(f"{offer.name}  " + ", ".join(filter(None, (size, date))))
        words.setToolTip(tip(offer.description))
        have = waiting_bytes(offer, self._folder)
        text = self.tr("Go on after {size}").format(size=size_words(have)) if have else self.tr("Download")
        button = QPushButton(text)
        button.setAccessibleName(self.tr("Download {name}").format(name=offer.name))
        if first:
            button.setProperty("look", "main")
        button.clicked.connect(lambda: self.download_wanted.emit(offer))
        line.addWidget(words, 1)
        line.addWidget(button)
        return row
