"""What the table says beside the question.

Passes made for the player, refusals, and why something can't be done.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

SHOWN_MS = 6000


class TableNotes(QObject):
    """A note and a warning. Both go away by themselves; a warning is shown in the note's place."""

    changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.note = self.warning = ""
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.forget)

    def warn(self, text: str) -> None:
        """Say why something can't be done."""
        self.warning = text[:1].upper() + text[1:]
        self._timer.start()
        self.changed.emit()

    def refuse(self, why: str, rule: str) -> None:
        """Say why the rules refuse an answer."""
        self.warn(self.tr("{why} (rule {rule})").format(why=why, rule=rule) if rule else why)

    def ask_to_choose(self) -> None:
        """Say that no button answers this, for what is lit is chosen."""
        self.warn(self.tr("Choose one of those that are lit: click it, or use the arrow keys and Enter"))

    def ask_to_press(self) -> None:
        """Say that one of several buttons answers this, none of them before the others."""
        self.warn(self.tr("No button goes first here: press the number of the one you choose, or click it"))

    def advise(self, text: str) -> None:
        """Say something for as long as it is so; "" takes it away."""
        if text != self.warning:
            self.warning = text
            self.changed.emit()

    def tell_passes(self, notes: list[str]) -> None:
        """Say where and why was passed for the player."""
        self.note = self.tr("passed – {notes}").format(notes="; ".join(notes[-3:]))
        self._timer.start()
        self.changed.emit()

    def clear(self) -> None:
        """Say nothing more; whoever calls shows what follows."""
        self.note = self.warning = ""

    def forget(self) -> None:
        """Say nothing more."""
        self.clear()
        self.changed.emit()

    def beside(self, detail: str) -> str:
        """What stands below the question: a warning, else its detail with the note."""
        if self.warning or not self.note:
            return self.warning or detail
        return f"{detail}  ({self.note})" if detail else self.note
