"""What this program is: its version, what is new, the licences of everything in it.

Whether there is a newer one.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from datetime import date
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QDesktopServices
from PySide6.QtWidgets import (
    QCheckBox,
    QDialog,
    QHBoxLayout,
    QLineEdit,
    QPushButton,
    QTabWidget,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from engine.api import VERSION
from gui import language, theme, updates
from gui.controllers.background_task import BackgroundTask
from gui.storage import Settings, home, keep_settings
from gui.updates import Found
from gui.widgets.label import Label
from gui.wording import tip

ROOT = Path(__file__).resolve().parents[3]
CHANGELOG = ROOT / "gui" / "CHANGELOG.md"
LIBRARIES = ("PySide6-Essentials", "shiboken6", "Pillow", "platformdirs", "httpx", "miniaudio")
FIELDS = ("License-Expression", "License")


def licences() -> Iterator[tuple[str, str]]:
    """What everything inside is licensed by: of an installed program, the texts that came with it."""
    folder = Path(sys.executable).resolve().parent  # of an installed program; packages of Linux keep texts elsewhere
    places = (folder / "licences", folder.parents[1] / "share" / "doc" / "kitchen-table" / "licences")
    packed = next((place for place in places if "frozen" in vars(sys) and place.is_dir()), None)
    if packed is not None:
        for path in sorted(packed.rglob("*")):
            if path.is_file():
                yield str(path.relative_to(packed)), path.read_text(encoding="utf-8", errors="replace")
        return
    yield "Kitchen Table", (ROOT / "LICENSE").read_text(encoding="utf-8")
    for path in sorted((ROOT / "assets" / "fonts").rglob("*.txt")):
        yield path.parent.name, path.read_text(encoding="utf-8", errors="replace")
    from importlib import metadata  # takes a while, as it brings what reads mail, and is needed only for this page

    for name in LIBRARIES:
        try:
            about = metadata.metadata(name)
        except metadata.PackageNotFoundError:
            continue
        said = next((about[field] for field in FIELDS if field in about), "see its project")
        yield f"{about['Name']} {about['Version']}", said


translate = QCoreApplication.translate


class About(QDialog):
    """Three pages; the one on updates asks a server when its button is pressed, and not before."""

    def __init__(self, settings: Settings, parent: QWidget | None = None, *, threaded: bool = True) -> None:
        super().__init__(parent)
        self.settings, self._threaded = settings, threaded
        self.setWindowTitle(self.tr("About Kitchen Table"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.resize(680, 520)
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.SPACE, theme.SPACE, theme.SPACE, theme.SPACE)
        title = Label(self.tr("Kitchen Table {version}").format(version=VERSION))
        title.setStyleSheet(f"font-size: 20pt; color: {theme.palette().accent};")
        column.addWidget(title)
        words = Label(self.tr(
            "A table for card games on one screen. Independent: not affiliated with or endorsed by the makers of the "
            "game whose rules it keeps. Your games, cards and settings are in {folder}; they stay there when the "
            "program is updated or removed."
        ).format(folder=home()))  # fmt: skip
        words.setWordWrap(True)
        words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        column.addWidget(words)
        self.pages = QTabWidget()
        self.pages.addTab(self._text(CHANGELOG.read_text(encoding="utf-8")), self.tr("What is new"))
        texts = "\n\n".join(f"### {name}\n\n```\n{text.strip()}\n```" for name, text in licences())
        self.pages.addTab(self._text(texts), self.tr("Licences"))
        self.pages.addTab(self._updates(), self.tr("Updates"))
        column.addWidget(self.pages, 1)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.close)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    def _text(self, markdown: str) -> QTextBrowser:
        page = QTextBrowser()
        page.setMarkdown(markdown)
        return page

    def _updates(self) -> QWidget:
        page = QWidget()
        column = QVBoxLayout(page)
        said = Label(self.tr(
            "The program never looks for newer versions by itself unless you let it. When you press the button, it "
            "asks the address below for the newest version; nothing about you, your games or your cards is sent."
        ))  # fmt: skip
        said.setWordWrap(True)
        column.addWidget(said)
        row = QHBoxLayout()
        self.address = QLineEdit(self.settings.updates_address)
        self.address.setAccessibleName(self.tr("Address that tells of the newest version"))
        self.address.setPlaceholderText(self.tr("https://… the address where new versions are announced"))
        self.ask = QPushButton(self.tr("Ask now"))
        self.ask.clicked.connect(self._ask)
        row.addWidget(self.address, 1)
        row.addWidget(self.ask)
        column.addLayout(row)
        self.by_itself = QCheckBox(self.tr("Ask by itself when the program starts, once a day at most"))
        self.by_itself.setChecked(self.settings.ask_for_updates)
        self.by_itself.toggled.connect(self._keep)
        column.addWidget(self.by_itself)
        self.note = Label()
        self.note.setWordWrap(True)
        column.addWidget(self.note)
        self.get = QPushButton(self.tr("See where to get it"))
        self.get.hide()
        column.addWidget(self.get, 0, Qt.AlignmentFlag.AlignLeft)
        column.addStretch(1)
        return page

    def show_updates(self) -> None:
        """Show the page on updates."""
        self.pages.setCurrentIndex(self.pages.count() - 1)
        self.show()

    def _keep(self) -> None:
        self.settings.updates_address = self.address.text().strip()
        self.settings.ask_for_updates = self.by_itself.isChecked()
        keep_settings(self.settings)

    def _ask(self) -> None:
        self._keep()
        self.get.hide()
        address = self.settings.updates_address
        if not address:
            self.note.setText(self.tr("Name the address where new versions are announced."))
            return
        self.note.setText(self.tr("Asking …"))
        self.ask.setEnabled(False)
        self.settings.updates_asked = date.today().isoformat()
        task = BackgroundTask(lambda: updates.newest(address), threaded=self._threaded)
        task.done.connect(self._tell)
        task.failed.connect(lambda _error, text: self._say(language.sentence(text)))
        task.start()

    def _say(self, text: str) -> None:
        self.ask.setEnabled(True)
        self.note.setText(text)

    def _tell(self, found: Found) -> None:
        self._say(news_of(found) or self.tr("This is the newest version."))
        if found.newer and found.address:
            self.get.show()
            self.get.setToolTip(tip(found.address))
            self.get.clicked.connect(lambda: QDesktopServices.openUrl(QUrl(found.address)))


def news_of(found: Found) -> str:
    """What there is to say of a newer version; "" if there is none."""
    if not found.newer:
        return ""
    return translate("About", "There is a newer version: {new} (this is {old}).").format(new=found.version, old=VERSION)
