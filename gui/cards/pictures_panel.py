"""Where card pictures come from.

A folder, or a server that is asked as cards are seen, if that is wanted.
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from engine.api import is_folder
from gui import storage, theme
from gui.storage import Settings
from gui.widgets.label import Label
from gui.wording import tip


class PicturesPanel(QFrame):
    """Two ways to get pictures; both are off until they are asked for."""

    changed = Signal()

    def __init__(self, settings: Settings, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setProperty("look", "raised")
        self._settings = settings
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SPACE, 12, theme.SPACE, 12)
        said = Label(self.tr(
            "Cards are painted by this program. Your own pictures may take the place of the painted ones: files in a "
            "folder, called like the cards or, in folders called like the sets, like their numbers."
        ))  # fmt: skip
        said.setWordWrap(True)
        said.setProperty("look", "muted")
        column.addWidget(said)
        row = QHBoxLayout()
        self.folder = QLineEdit(settings.pictures_folder)
        self.folder.setPlaceholderText(self.tr("No folder"))
        self.folder.setClearButtonEnabled(True)
        self.folder.setAccessibleName(self.tr("Folder of pictures"))
        self.folder.editingFinished.connect(self._keep)
        self.folder.textChanged.connect(lambda text: self._keep() if not text else None)
        self.choose = QPushButton(self.tr("Choose a folder…"))
        self.choose.setAutoDefault(False)
        self.choose.clicked.connect(self._ask)
        row.addWidget(self.folder, 1)
        row.addWidget(self.choose)
        column.addLayout(row)
        self.fetch = QCheckBox(self.tr("Fetch pictures of imported cards as they are seen, and keep them"))
        self.fetch.setChecked(settings.fetch_pictures)
        self.fetch.toggled.connect(self._keep)
        column.addWidget(self.fetch)
        self.address = QLineEdit(settings.picture_address)
        self.address.setAccessibleName(self.tr("Address of a picture, with {name} for the card’s name"))
        self.address.setToolTip(tip(self.address.accessibleName()))
        self.address.editingFinished.connect(self._keep)
        column.addWidget(self.address)
        self.note = Label(self.tr("The server learns which cards you look at. Shipped cards are never asked for."))
        self.note.setProperty("look", "muted")
        self.note.setWordWrap(True)
        column.addWidget(self.note)

    def _ask(self) -> None:
        dialog = QFileDialog(self, self.tr("Choose a folder of pictures"), self.folder.text())
        dialog.setFileMode(QFileDialog.FileMode.Directory)
        dialog.fileSelected.connect(self.choose_folder)
        dialog.open()

    def choose_folder(self, name: str) -> None:
        """Take pictures from this folder."""
        self.folder.setText(name)
        self._keep()

    def say(self, problem: str) -> None:
        """Tell what went wrong with fetching."""
        self.note.setText(problem)

    def _keep(self) -> None:
        folder = self.folder.text().strip()
        if folder and not is_folder(Path(folder)):
            self.note.setText(self.tr("There is no folder {name}.").format(name=folder))
            return
        kept = self._settings
        before = (kept.pictures_folder, kept.fetch_pictures, kept.picture_address)
        address = self.address.text().strip()
        kept.pictures_folder, kept.fetch_pictures = folder, self.fetch.isChecked()
        kept.picture_address = address if "{name}" in address else kept.picture_address
        if (kept.pictures_folder, kept.fetch_pictures, kept.picture_address) != before:
            storage.keep_settings(kept)
            self.changed.emit()
