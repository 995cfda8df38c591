"""The steps of the turn, and where the viewer wants to be asked.

A dot for each, and the name of the one it is now.
"""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QFontMetrics, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QVBoxLayout, QWidget

from engine.api import View
from gui import language, theme, wording
from gui.controllers.autopass import OTHERS, OWN, STOPPABLE, PassRules
from gui.painting.fonts import Role, font
from gui.widgets.label import Label
from gui.wording import tip

SHOWN = ("untap", *STOPPABLE, "cleanup")
WHOLE = 2  # all that there is to show
CHIP, SMALL_CHIP, CHIP_HIGH, DOT = 17, 12, 26, 9
HOLD_HIGH = 36  # pixels at most, so that all stays one line
RARE = ("first_strike_damage",)  # shown only while it is the step


class StepChip(QToolButton):
    """One step: its name, whether it is now, and two marks for the stops in own and in others' turns."""

    stop_toggled = Signal(str, str)

    def __init__(self, step: str) -> None:
        super().__init__()
        self.step = step
        self.current = False
        self.stops: tuple[bool, bool] = (False, False)
        self.setText(wording.short_step_name(step))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wide, self._sized = CHIP, (CHIP, False)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        menu = QMenu(self)
        self.own = menu.addAction(self.tr("Stop here in my turns"))
        self.others = menu.addAction(self.tr("Stop here in others’ turns"))
        for action, whose in ((self.own, OWN), (self.others, OTHERS)):
            self._connect(action, whose)
        if step in STOPPABLE:
            self.setMenu(menu)
            self.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)

    def _connect(self, action: QAction, whose: str) -> None:
        action.setCheckable(True)
        action.triggered.connect(lambda: self.stop_toggled.emit(self.step, whose))

    def show_state(self, current: bool, own: bool, others: bool) -> None:
        """Show whether it is this step now, and the stops."""
        self.current, self.stops = current, (own, others)
        self.own.setChecked(own)
        self.others.setChecked(others)
        parts = [wording.step_name(self.step)]
        parts += [self.tr("now")] if current else []
        parts += [self.tr("stop in my turns")] if own else []
        parts += [self.tr("stop in others’ turns")] if others else []
        self.setAccessibleName(", ".join(parts))
        self.setToolTip(tip(", ".join(parts)))
        self.update()

    def be_wide(self, wide: int) -> None:
        """Take so much of the line while it is not the step."""
        if (wide, self.current) != self._sized:
            self.wide, self._sized = wide, (wide, self.current)
            self.updateGeometry()

    def named_width(self) -> int:
        """How wide it is with its name."""
        return QFontMetrics(font(Role.UI_STRONG, 9.5)).horizontalAdvance(self.text()) + 18

    def sizeHint(self) -> QSize:
        return QSize(self.named_width() if self.current else self.wide, CHIP_HIGH)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            middle = self.rect().center().x() + 0.5
            if self.current:
                shape = QRectF(1, 1, self.width() - 2, CHIP_HIGH - 8)
            else:
                shape = QRectF(middle - DOT / 2, (CHIP_HIGH - 6 - DOT) / 2, DOT, DOT)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent") if self.current else theme.color("panel_border"))
            if self.hasFocus() or (self.underMouse() and self.menu()):
                painter.setPen(QPen(theme.color("selected" if self.hasFocus() else "accent"), 1.6))
            painter.drawRoundedRect(shape, shape.height() / 2, shape.height() / 2)
            if self.current:
                painter.setFont(font(Role.UI_STRONG, 9.5))
                painter.setPen(theme.color("accent_text"))
                painter.drawText(shape, Qt.AlignmentFlag.AlignCenter, self.text())
            self._paint_stops(painter, middle)

    def _paint_stops(self, painter: QPainter, middle: float) -> None:
        """Below the step: a bar for a stop in own turns, an open ring for one in others'."""
        ink, y = theme.color("text"), CHIP_HIGH - 5.5
        painter.setPen(QPen(ink, 1.1))
        both = all(self.stops)
        if self.stops[0]:
            painter.setBrush(ink)
            painter.drawRoundedRect(QRectF(middle - (6.5 if both else 4), y + 1, 7 if both else 8, 2.2), 1, 1)
        if self.stops[1]:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawEllipse(QRectF(middle + (2.2 if both else -2.1), y, 4.2, 4.2))


class PhaseBar(QWidget):
    """The turn from left to right."""

    stop_toggled = Signal(str, str)
    hold_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Steps of the turn"))
        self._level = WHOLE
        column = QVBoxLayout(self)
        column.setContentsMargins(theme.GAP + 4, 1, 0, 1)
        column.setSpacing(0)
        above, row = QHBoxLayout(), QHBoxLayout()
        self.whose = Label()
        above.addWidget(self.whose)
        above.addStretch(1)
        row.setSpacing(0)
        self.chips: dict[str, StepChip] = {}
        for step in SHOWN:
            chip = self.chips[step] = StepChip(step)
            chip.stop_toggled.connect(self.stop_toggled)
            row.addWidget(chip)
        row.addStretch(1)
        self.hold = QToolButton()
        self.hold.setText(self.tr("Hold priority"))
        self.hold.setToolTip(self.tr("Ask me whenever I could do something, also after my own spells (H)"))
        self.hold.setCheckable(True)
        self.hold.setProperty("look", "quiet")
        self.hold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hold.toggled.connect(self.hold_toggled)
        self.hold.toggled.connect(self._show_level)
        self.hold.setMaximumHeight(HOLD_HIGH)
        above.addWidget(self.hold)
        column.addLayout(row)
        column.insertLayout(0, above)  # Tab comes to it after the steps
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)

    def width_at(self, level: int) -> int:
        """How wide it is: with all, with smaller dots and without *Hold priority*, or with the step alone."""
        named = max(chip.named_width() for chip in self.chips.values())
        dots = (len(SHOWN) - len(RARE)) * (0, SMALL_CHIP, CHIP)[level]
        words = self.whose.sizeHint().width()
        hold = self.hold.sizeHint().width() + theme.GAP if level == WHOLE or self.hold.isChecked() else 0
        return max(named + dots, words + hold) + theme.GAP + 4

    def show_level(self, level: int) -> None:
        """Show as much as there is room for."""
        self._level = level
        self._show_level()

    def _show_level(self) -> None:
        self.hold.setVisible(self._level == WHOLE or self.hold.isChecked())
        for step, chip in self.chips.items():
            chip.be_wide(CHIP if self._level == WHOLE else SMALL_CHIP)
            chip.setVisible(chip.current or (self._level > 0 and step not in RARE))
        self.setFixedWidth(self.width_at(self._level))

    def show_view(self, view: View, rules: PassRules) -> None:
        """Show where in the turn the game stands, and the viewer's stops."""
        said = self.tr("Turn {n} · {player}") if view.turn else self.tr("Before the game")
        self.whose.setText(said.format(n=view.turn, player=language.all_of(view.turn_of)))
        look = theme.palette()
        ink = look.seat(max(view.active, 0)) if view.turn else look.text_muted
        self.whose.setStyleSheet(f"color: {ink}; font-weight: 600;")
        for step, chip in self.chips.items():
            chip.show_state(view.step == step, (step, OWN) in rules.stops, (step, OTHERS) in rules.stops)
        self.hold.blockSignals(True)
        self.hold.setChecked(rules.hold)
        self.hold.blockSignals(False)
        self._show_level()
