"""A number divided among things: damage or counters among targets, combat damage (CR 601.2d, 510.1c)."""

from __future__ import annotations

from collections.abc import Iterable

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QGridLayout, QPushButton, QSpinBox, QWidget

from engine.api import AssignDamage, Divide, View
from gui.dialogs.card_panel import Panel
from gui.dialogs.editor import Choice, DecisionEditor, edits
from gui.widgets.label import Label


class SharesEditor(DecisionEditor):
    """A row for each recipient; clicking one on the board gives it one more."""

    opens_panel = True

    def __init__(
        self, decision: Divide | AssignDamage, view: View, refs: tuple[int, ...], total: int, shares: list[int],
        parent: QObject | None = None,
    ) -> None:  # fmt: skip
        super().__init__(decision, view, parent)
        self._refs, self._total = refs, total
        self.shares = shares
        self._spins: list[QSpinBox] = []

    @property
    def left(self) -> int:
        """How much is not given out yet."""
        return self._total - sum(self.shares)

    def give(self, at: int, amount: int) -> None:
        """Give a recipient that much."""
        if amount != self.shares[at] and amount >= 0:
            self.shares[at] = amount
            if self._spins:
                self._spins[at].setValue(amount)
            self.changed.emit()

    def lit(self) -> Iterable[int]:
        return self._refs

    def badges(self) -> dict[int, str]:
        return {ref: str(share) for ref, share in zip(self._refs, self.shares, strict=True)}

    def click(self, ref: int) -> bool:
        if ref not in self._refs:
            return False
        at = self._refs.index(ref)
        if self.left > 0:
            self.give(at, self.shares[at] + 1)
        else:  # nothing is left: a click empties it, so that it can be given out anew
            self.give(at, 0)
        return True

    def number_key(self, number: int) -> bool:
        return 0 < number <= len(self._refs) and self.click(self._refs[number - 1])

    def detail(self) -> str:
        if self.left == 0:
            return self.tr("All {n} are given out.").format(n=self._total)
        if self.left > 0:
            return self.tr("{left} of {n} left to give out.").format(left=self.left, n=self._total)
        return self.tr("{over} too many.").format(over=-self.left)

    def note(self, at: int) -> str:
        """What stands beside a recipient."""
        return ""

    def main_text(self) -> str:
        """What the main button says."""
        raise NotImplementedError

    def choices(self) -> list[Choice]:
        return [*self.cancelling(), self.main_choice(self.main_text(), list(self.shares))]

    def make_panel(self) -> QWidget:
        panel = Panel(self.tr("Divide {n}").format(n=self._total), self.decision.prompt)
        grid = QGridLayout()
        grid.setColumnStretch(0, 1)
        for at, ref in enumerate(self._refs):
            name = self.view.name_of(ref)
            label = Label(name)
            label.setWordWrap(True)
            grid.addWidget(label, 2 * at, 0)
            note = Label(self.note(at))
            note.setProperty("look", "muted")
            note.setWordWrap(True)
            note.setVisible(bool(note.text()))
            grid.addWidget(note, 2 * at + 1, 0, 1, 4)
            spin = QSpinBox()
            spin.setRange(0, self._total)
            spin.setValue(self.shares[at])
            spin.setAlignment(Qt.AlignmentFlag.AlignCenter)
            spin.setAccessibleName(self.tr("Share of {name}").format(name=name))
            spin.setFixedWidth(56)
            spin.valueChanged.connect(lambda amount, at=at: self.give(at, amount))
            self._spins.append(spin)
            for column, (text, step) in enumerate((("−", -1), ("+", 1))):
                button = QPushButton(text)
                button.setAccessibleName(f"{text}1 {name}")
                button.setFixedWidth(38)
                button.setStyleSheet("padding: 4px;")
                button.clicked.connect(lambda _=False, spin=spin, step=step: spin.stepBy(step))
                grid.addWidget(button, 2 * at, 1 + 2 * column)
            grid.addWidget(spin, 2 * at, 2)
        panel.body.addLayout(grid)
        panel.body.addStretch(1)
        return panel


@edits(Divide)
class DivideEditor(SharesEditor):
    """A number divided as a spell is announced, or as it resolves (CR 601.2d)."""

    decision: Divide

    def __init__(self, decision: Divide, view: View, parent: QObject | None = None) -> None:
        shares = [decision.each_at_least] * len(decision.among)
        super().__init__(decision, view, decision.among, decision.total, shares, parent)

    def main_text(self) -> str:
        return self.tr("Divide {purpose} so").format(purpose=self.decision.purpose or self.tr("it"))


@edits(AssignDamage)
class AssignDamageEditor(SharesEditor):
    """How a creature's combat damage is assigned (CR 510.1c, 702.19b). Begins with lethal damage in order."""

    decision: AssignDamage

    def __init__(self, decision: AssignDamage, view: View, parent: QObject | None = None) -> None:
        super().__init__(decision, view, decision.recipients, decision.total, decision.in_order(), parent)

    def note(self, at: int) -> str:
        if at >= len(self._refs) - self.decision.beyond:
            return self.tr("trample: after lethal damage to all blockers (rule 702.19b)")
        return self.tr("{n} is lethal").format(n=self.decision.lethal[at])

    def main_text(self) -> str:
        return self.tr("Assign this damage")
