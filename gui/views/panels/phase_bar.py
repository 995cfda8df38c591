"""The steps of the turn, and where the viewer wants to be asked."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QAction, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QHBoxLayout, QMenu, QSizePolicy, QToolButton, QWidget

from engine.api import View
from gui import language, theme, wording
from gui.controllers.autopass import OTHERS, OWN, STOPPABLE, PassRules
from gui.painting.fonts import Role, font
from gui.widgets.label import Label
from gui.wording import tip

SHOWN = ("untap", *STOPPABLE, "cleanup")
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
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
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

    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().horizontalAdvance(self.text()) + 18, 30)

    def minimumSizeHint(self) -> QSize:
        return QSize(30, 30)

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1, 2, -1, -2)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.color("accent") if self.current else theme.color("panel_raised", 150))
            if self.hasFocus() or (self.underMouse() and self.menu()):
                painter.setPen(QPen(theme.color("selected" if self.hasFocus() else "accent"), 1.6))
            painter.drawRoundedRect(box, 6, 6)
            painter.setFont(font(Role.UI_STRONG if self.current else Role.UI, 9.5))
            painter.setPen(theme.color("accent_text" if self.current else "text_muted"))
            text = self.text()
            if painter.fontMetrics().horizontalAdvance(text) > box.width() - 4:
                text = wording.tiny_step_name(self.step)
            painter.drawText(box.adjusted(0, -3, 0, -3), Qt.AlignmentFlag.AlignCenter, text)
            ink = theme.color("accent_text" if self.current else "text")
            painter.setPen(QPen(ink, 1.2))
            middle = box.center().x()
            if self.stops[0]:  # own turns: a full bar at the left
                painter.setBrush(ink)
                painter.drawRoundedRect(QRectF(middle - 14, box.bottom() - 5.5, 11, 2.6), 1.2, 1.2)
            if self.stops[1]:  # others' turns: an open ring at the right
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.drawEllipse(QRectF(middle + 5, box.bottom() - 6.8, 4.8, 4.8))


class PhaseBar(QWidget):
    """The turn from left to right."""

    stop_toggled = Signal(str, str)
    hold_toggled = Signal(bool)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAccessibleName(self.tr("Steps of the turn"))
        row = QHBoxLayout(self)
        row.setContentsMargins(theme.GAP, 2, theme.GAP, 2)
        row.setSpacing(3)
        self.whose = Label()
        self.whose.setFont(font(Role.UI_STRONG, 10.5))
        row.addWidget(self.whose)
        row.addSpacing(theme.GAP)
        self.chips: dict[str, StepChip] = {}
        for step in SHOWN:
            chip = self.chips[step] = StepChip(step)
            chip.stop_toggled.connect(self.stop_toggled)
            row.addWidget(chip, 1)
        self.hold = QToolButton()
        self.hold.setText(self.tr("Hold priority"))
        self.hold.setToolTip(self.tr("Ask me whenever I could do something, also after my own spells (H)"))
        self.hold.setCheckable(True)
        self.hold.setProperty("look", "quiet")
        self.hold.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.hold.toggled.connect(self.hold_toggled)
        row.addSpacing(theme.GAP)
        row.addWidget(self.hold)

    def show_view(self, view: View, rules: PassRules) -> None:
        """Show where in the turn the game stands, and the viewer's stops."""
        said = self.tr("Turn {n} · {player}") if view.turn else self.tr("Before the game")
        self.whose.setText(said.format(n=view.turn, player=language.all_of(view.turn_of)))
        look = theme.palette()
        self.whose.setStyleSheet(f"color: {look.seat(max(view.active, 0)) if view.turn else look.text_muted};")
        for step, chip in self.chips.items():
            chip.setVisible(step not in RARE or view.step == step)
            chip.show_state(view.step == step, (step, OWN) in rules.stops, (step, OTHERS) in rules.stops)
        self.hold.blockSignals(True)
        self.hold.setChecked(rules.hold)
        self.hold.blockSignals(False)
