"""The bar with which one looks back: a slider over all that was answered so far."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QSlider, QVBoxLayout, QWidget

from engine.api import View
from gui import language, theme, wording
from gui.widgets.label import Label
from gui.wording import tip


class LookBackBar(QWidget):
    """Stands where the decision is asked while one looks back."""

    moved = Signal(int)  # after how many answers
    branch_wanted = Signal(int)
    left = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Looking back"))
        self.setFixedHeight(76)
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.SPACE, 6, theme.GAP, 6)
        row.setSpacing(theme.GAP)
        self.words = Label()
        self.words.setProperty("look", "prompt")
        self.words.setMinimumWidth(260)
        self.detail = Label(self.tr("A new game would go on from here; this one stays, and waits under Continue."))
        self.detail.setProperty("look", "muted")
        self.slider = QSlider(Qt.Orientation.Horizontal)
        self.slider.setAccessibleName(self.tr("What was decided so far"))
        self.slider.valueChanged.connect(self.moved)
        self.branch = QPushButton(self.tr("Continue from here"))
        self.branch.setToolTip(self.tr("As a new game; the one that is played stays as it is"))
        self.branch.clicked.connect(lambda: self.branch_wanted.emit(self.slider.value()))
        self.back = QPushButton(self.tr("Back to the game"))
        self.back.setProperty("look", "main")
        self.back.clicked.connect(self.left)
        column = QVBoxLayout()
        column.setSpacing(2)
        column.addStretch(1)
        column.addWidget(self.words)
        column.addWidget(self.detail)
        column.addStretch(1)
        row.addLayout(column)
        row.addWidget(self.slider, 1)
        row.addWidget(self.branch)
        row.addWidget(self.back)
        self.hide()

    @property
    def active(self) -> bool:
        """Whether somebody looks back."""
        return not self.isHidden()

    def begin(self, answers: int, at: int) -> None:
        """Begin with how things stood at a time."""
        self.slider.blockSignals(True)
        self.slider.setRange(0, answers)
        self.slider.setValue(at)
        self.slider.setPageStep(max(1, answers // 20))
        self.slider.blockSignals(False)
        self.show()
        self.slider.setFocus()

    def tell(self, view: View) -> None:
        """Say which time is shown."""
        said = self.tr("Turn {n}, {player}: {step}").format(
            n=view.turn, player=language.all_of(view.turn_of), step=wording.step_name(view.step)
        ) if view.turn else self.tr("Before the game")  # fmt: skip
        self.words.setText(said)
        self.slider.setToolTip(tip(said))
        self.slider.setAccessibleDescription(said)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            event.accept()  # no key decides anything meanwhile
