"""A player beside their board: life, counters, zones, mana, and whose turn it is."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QFont, QFontMetrics, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from engine.api import PlayerView, View
from gui import language, theme, wording
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.painting.fonts import Role, font
from gui.widgets.badge import paint_badge
from gui.widgets.icons import paint_icon
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText
from gui.wording import tip

ZONES = ("hand", "library", "graveyard", "exile")
ROLLS = 4  # times as long as a card moves, life rolls
MOST_ROLLED = 1_000_000  # life; what is more is shown at once
NARROW_LIFE = 30
DIGITS = 4  # of a life total that are shown in full size
BROWSABLE = ("library", "graveyard", "exile", "command")


class ZoneCount(QAbstractButton):
    """A zone's picture and how many cards it holds; those that may be looked through can be pressed."""

    def __init__(self, zone: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.zone = zone
        self.small = False  # where there is hardly any room
        browsable = zone in BROWSABLE
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if browsable else Qt.FocusPolicy.NoFocus)
        if browsable:
            self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_count(self, count: int) -> None:
        """Show how many cards there are."""
        self.setText(str(count))
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        wide = QFontMetrics(self._letters()).horizontalAdvance(self.text() or "0")
        return QSize(17 + wide, 20) if self.small else QSize(28 + wide, 24)

    def _letters(self) -> QFont:
        return font(Role.NUMBER, 9 if self.small else 11)

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hot = self.zone in BROWSABLE and (self.underMouse() or self.hasFocus())
            if hot:
                painter.setPen(QPen(theme.color("selected" if self.hasFocus() else "accent"), 1.4))
                painter.setBrush(theme.color("panel_raised"))
                painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 5, 5)
            empty = self.text() in ("", "0")
            ink = theme.color("text" if hot else "text_muted", 130 if empty and not hot else 255)
            x, size = (1, 13) if self.small else (4, 18)
            paint_icon(painter, self.zone, QRectF(x, (self.height() - size) / 2, size, size), ink)
            painter.setFont(self._letters())
            painter.setPen(theme.color("text", 140 if empty else 255))
            left = x + size + (1 if self.small else 3)
            words = QRectF(left, 0, self.width() - left, self.height())
            painter.drawText(words, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, self.text())


class PlayerPanel(QWidget):
    """What belongs to a player and lies in no other region. The whole panel can be clicked as the player."""

    clicked = Signal(int)
    hovered = Signal(int)
    zoom_wanted = Signal(int)
    zone_wanted = Signal(int, str)

    def __init__(self, seat: int, parent: QWidget | None = None, animation_ms: int = 0) -> None:
        super().__init__(parent)
        self.seat = seat
        self._roll = QVariantAnimation(self, duration=animation_ms * ROLLS)
        self._roll.valueChanged.connect(self._show_number)
        self._marks: Marks = NO_MARKS
        self._player: PlayerView | None = None
        self._active = self._asked = False
        self._strip = self._narrow = False
        self.setMouseTracking(True)
        self.setToolTip(self.tr("Double-click: more room for this board, or less"))
        self.name = Label()
        self.name.setFont(font(Role.TITLE, 13))
        self.life = Label()
        self.state = Label()
        self.state.setProperty("look", "caption")
        self.pool = SymbolText(size=17)
        self.zones = {zone: self._zone_button(zone) for zone in (*ZONES, "command")}
        for child in (self.name, self.life, self.state, self.pool):
            child.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._build()

    def _zone_button(self, zone: str) -> ZoneCount:
        button = ZoneCount(zone, self)
        if zone in BROWSABLE:
            button.clicked.connect(lambda: self.zone_wanted.emit(self.seat, zone))
        else:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button

    def lie(self, *, strip: bool, narrow: bool = False) -> None:
        """Lie along the top of the board, which may be narrow, or at its left."""
        if (strip, narrow) != (self._strip, self._narrow):
            self._strip, self._narrow = strip, narrow
            laid = self.layout()
            assert laid is not None
            shiboken6.delete(laid)
            self._build()

    def _build(self) -> None:
        strip = self._strip
        self.life.setMinimumWidth(NARROW_LIFE if self._narrow else 46 if strip else 58)
        self._show_number_in_size(self.life.text())
        self.state.setWordWrap(not strip)
        for button in self.zones.values():
            button.small = self._narrow
            button.updateGeometry()
        if strip:
            self._build_strip()
        else:
            self._build_column()

    def _build_strip(self) -> None:
        """The life before two lines: name and state, zones and mana. A narrow one has the zones under the life, too."""
        names = QHBoxLayout()
        names.addWidget(self.name)
        names.addSpacing(22)
        names.addWidget(self.state, 1)
        names.addStretch()
        zones = QHBoxLayout()
        zones.setSpacing(0)
        for button in self.zones.values():
            zones.addWidget(button)
        zones.addSpacing(0 if self._narrow else theme.GAP)
        zones.addWidget(self.pool)
        zones.addStretch(1)
        column = QVBoxLayout(self) if self._narrow else QVBoxLayout()
        column.setSpacing(0)
        column.addLayout(names)
        column.addLayout(zones)
        if self._narrow:
            column.setContentsMargins(11, 2, 4, 2)
            names.insertWidget(0, self.life)
            names.insertSpacing(1, 6)
            return
        row = QHBoxLayout(self)
        row.setContentsMargins(14, 1, 8, 1)
        row.setSpacing(theme.GAP)
        row.addWidget(self.life)
        row.addLayout(column, 1)

    def _build_column(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 8, 8, 8)
        column.setSpacing(3)
        column.addWidget(self.name)
        row = QHBoxLayout()
        row.setContentsMargins(26, 0, 0, 0)
        row.addWidget(self.life)
        row.addWidget(self.pool, 1)
        column.addLayout(row)
        grid = QGridLayout()
        grid.setSpacing(2)
        for at, button in enumerate(self.zones.values()):
            grid.addWidget(button, at // 2, at % 2)
        column.addLayout(grid)
        column.addWidget(self.state)
        column.addStretch(1)

    def show_player(self, player: PlayerView, view: View) -> None:
        """Show a player as the viewer sees them."""
        before, self._player = self._player, player
        self._active = view.turn > 0 and view.is_active(player.seat)
        self._asked = view.waiting_for == player.seat
        self.name.setText(player.name)
        self._show_life(before.life if before is not None else player.life, player.life)
        self.pool.set_text(player.pool)
        self.pool.setVisible(bool(player.pool))
        exiled = sum(1 for oid in view.exile if view.objects[oid].owner == player.seat)
        commanding = sum(1 for oid in view.command if view.objects[oid].owner == player.seat)
        counts = (len(player.hand), player.library, len(player.graveyard), exiled, commanding)
        for (zone, button), count in zip(self.zones.items(), counts, strict=True):
            button.show_count(count)
            words = self.tr("{zone} of {player}: {n}").format(zone=wording.zone_name(zone), player=player.name, n=count)
            button.setAccessibleName(words)
            button.setToolTip(tip(words))
        self.zones["command"].setVisible(commanding > 0)
        self.state.setText(self._state_words(player, view))
        self.state.setVisible(bool(self.state.text()))
        self.setAccessibleName(self.tr("{player}, {n} life").format(player=player.name, n=player.life))
        self.setAccessibleDescription(self.state.text())
        self.update()

    def _show_number(self, life: int) -> None:
        self._show_number_in_size(str(life))

    def _show_number_in_size(self, text: str) -> None:
        size = 17 if self._narrow else 25 if self._strip else 30
        self.life.setFont(font(Role.NUMBER, size if len(text) <= DIGITS else max(9, size * DIGITS // len(text))))
        self.life.setText(text)

    def _show_life(self, before: int, now: int) -> None:
        """Life rolls from what it was, whatever else is shown meanwhile."""
        if self._roll.state() == QVariantAnimation.State.Running and self._roll.endValue() == now:
            return
        self._roll.stop()
        if before == now or not self._roll.duration() or max(abs(before), abs(now)) > MOST_ROLLED:
            self._show_number(now)
            return
        self._roll.setStartValue(before)
        self._roll.setEndValue(now)
        self._roll.start()

    def _state_words(self, player: PlayerView, view: View) -> str:
        words = [f"{language.term('counter', kind)} {count}" for kind, count in player.counters]
        words += [language.term("note", note) for note in player.designations]
        words += wording.dungeon_words(player, view)
        if player.lost:
            words.append(self.tr("has lost: {why}").format(why=player.lost))
        elif player.left:
            words.append(self.tr("has left the game"))
        elif player.won:
            words.append(self.tr("has won"))
        elif self._active:
            words.insert(0, self.tr("plays this turn"))
        return " · ".join(words)

    def heart(self) -> QPoint:
        """Where arrows to the player end."""
        return self.life.geometry().center()

    def set_marks(self, marks: Marks) -> None:
        """Show whether the player may be chosen, or is."""
        if marks == self._marks:
            return
        self._marks = marks
        self.setCursor(Qt.CursorShape.PointingHandCursor if self.seat in marks.lit else Qt.CursorShape.ArrowCursor)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.clicked.emit(self.seat)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if self.seat not in self._marks.lit:
            self.zoom_wanted.emit(self.seat)

    def enterEvent(self, event: QEnterEvent) -> None:
        self.hovered.emit(self.seat)

    def leaveEvent(self, event: QEvent) -> None:
        self.hovered.emit(NOTHING)

    def paintEvent(self, event: QPaintEvent) -> None:
        gone = self._player is not None and (self._player.left or bool(self._player.lost))
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            lit, picked = self.seat in self._marks.lit, self.seat in self._marks.picked
            painter.setBrush(theme.color("panel", 225))
            edge, thick = theme.color("panel_border", 160), 1.0
            if self._asked:
                edge, thick = theme.seat_color(self.seat), 1.6
            if lit:
                edge, thick = theme.color("legal"), 2.6
            if picked:
                edge, thick = theme.color("selected"), 3.0
            painter.setPen(QPen(edge, thick))
            painter.drawRoundedRect(box, 9, 9)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(theme.seat_color(self.seat))
            painter.drawRoundedRect(QRectF(4, 10, 4, self.height() - 20), 2, 2)
            if not self._strip:
                heart = QRectF(13, self.life.geometry().center().y() - 9, 18, 18)
                paint_icon(painter, "life", heart, theme.color("danger"), filled=not gone)
            if self._active and not gone:
                size = 13.0
                right = self.width() - size - 10 if not self._strip else self.name.x() + self._name_width() + 6
                spot = QRectF(right, self.name.geometry().center().y() - size / 2, size, size)
                paint_icon(painter, "turn", spot, theme.color("accent"), filled=True)
            self._paint_marks(painter, box)

    def _name_width(self) -> int:
        return self.name.fontMetrics().horizontalAdvance(self.name.text())

    def _paint_marks(self, painter: QPainter, box: QRectF) -> None:
        focused, aimed = self._marks.focus == self.seat, self._marks.aimed == self.seat
        if focused or aimed:
            pen = QPen(theme.color("legal" if aimed else "selected"), 3)
            if focused and not aimed:
                pen.setDashPattern([3.0, 1.6])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(2, 2, -2, -2), 8, 8)
        badge = self._marks.badges.get(self.seat, "")
        if badge:
            at = QPointF(self.heart()) + QPointF(46, 0)
            if self._strip:
                at = QPointF(self.width() - 50, self.height() / 2)
            paint_badge(painter, QRectF(at.x() - 40, at.y() - 14, 80, 28), badge)
