"""The sheet of shortcuts."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDialog, QGridLayout, QPushButton, QVBoxLayout, QWidget

from gui import theme
from gui.widgets.label import Label


class ShortcutSheet(QDialog):
    """All keys, beside the table; it stays open as long as one likes."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 20, 24, 20)
        grid = QGridLayout()
        grid.setHorizontalSpacing(theme.SPACE * 2)
        for row, (key, text) in enumerate(self.entries()):
            shown = Label(key)
            shown.setProperty("look", "prompt")
            grid.addWidget(shown, row, 0)
            grid.addWidget(Label(text), row, 1)
        column.addLayout(grid)
        close = QPushButton(self.tr("Close"))
        close.clicked.connect(self.close)
        column.addSpacing(theme.SPACE)
        column.addWidget(close, 0, Qt.AlignmentFlag.AlignRight)

    def entries(self) -> list[tuple[str, str]]:
        """The keys and what they do."""
        return [
            (self.tr("Space"), self.tr("The main button: what it says will happen")),
            (self.tr("Arrow keys"), self.tr("Move the ring among things that can be chosen")),
            (self.tr("Shift+arrow keys"), self.tr("Move the ring among all cards, to read them")),
            (self.tr("Enter"), self.tr("Choose what the ring is on")),
            (
                self.tr("Shift+Enter"),
                self.tr("Use what the ring is on, and end the turn (or drop a card on “End turn”)"),
            ),
            (self.tr("Esc"), self.tr("Take the action back, close a zone, drop a drag nowhere")),
            ("1 … 9", self.tr("Choose an option, a mode, a target or a card by number")),
            (self.tr("Tab"), self.tr("Go through buttons, steps and zones")),
            ("F", self.tr("Show the other face in the preview")),
            ("H", self.tr("Hold priority: be asked every time")),
            (
                self.tr("Shift+H"),
                self.tr("Hint: what a good player would do now, and what it expects of it"),
            ),
            (self.tr("Shift+C"), self.tr("Why did the computer do that? What it weighed, as far as you may know it")),
            ("E", self.tr("End the turn, also while a land can be played, which Space does not; or skip to its end")),
            ("W", self.tr("Why? Why the card you point at is as it is, or can’t be used (or right-click it)")),
            (self.tr("Shift+W"), self.tr("Why am I asked this? (or click the rule’s number)")),
            ("T", self.tr("Practice: the card you point at triggers (or right-click it); Shift+T: of what is gone")),
            ("R", self.tr("Repeat: propose a shortcut from what was chosen lately")),
            ("Z", self.tr("Zoom the board you point at, or no board (or double-click a player)")),
            ("/", self.tr("Type words to look for among the cards beside the board")),
            ("V", self.tr("Fold preview, stack and log to a strip, or unfold them")),
            ("Y", self.tr("List what you are not asked")),
            ("L", self.tr("On the curtain: let it resolve, without taking the screen")),
            (self.tr("Alt+Up, Alt+Down"), self.tr("Move a row when putting things in order")),
            (self.tr("Ctrl+Z"), self.tr("Undo")),
            (self.tr("Ctrl+L"), self.tr("Look back at the game with a slider")),
            (self.tr("Ctrl+N, Ctrl+O, Ctrl+S"), self.tr("New game, open, save")),
            ("F11", self.tr("Full screen, and back")),
            ("?", self.tr("This sheet")),
        ]
