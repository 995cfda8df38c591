"""A player beside their board: life, counters, zones, mana, and whose turn it is."""

from __future__ import annotations

import shiboken6
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QEnterEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from engine.api import PlayerView, View
from gui import language, theme, wording
from gui.models.marks import NO_MARKS, NOTHING, Marks
from gui.painting.fonts import Role, font
from gui.views.board.zone_pile import BROWSABLE, ZonePile
from gui.widgets.badge import paint_badge
from gui.widgets.icons import paint_icon
from gui.widgets.label import Label
from gui.widgets.symbol_text import SymbolText
from gui.wording import tip

ZONES = ("hand", "library", "graveyard", "exile")
ROLLS = 4  # times as long as a card moves, life rolls
MOST_ROLLED = 1_000_000  # life; what is more is shown at once
NARROW_LIFE = 30
EDGE = 5  # pixels inside of which arrows end
DIGITS = 4  # of a life total that are shown in full size
PILED = ("library", "graveyard", "exile", "command")  # beside the board, where there is room


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
        self._strip = self._narrow = self._gone = False
        self._state = ""  # what there is to say of the player besides numbers
        self.setMouseTracking(True)
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

    def _zone_button(self, zone: str) -> ZonePile:
        button = ZonePile(zone, self)
        if zone in BROWSABLE:
            button.clicked.connect(lambda: self.zone_wanted.emit(self.seat, zone))
            button.hovered.connect(self.hovered)
        else:
            button.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return button

    def lie(self, *, strip: bool, narrow: bool = False) -> None:
        """Lie along the top of the board, which may be narrow, or as a plate in its corner with the zones as piles.

        Where somebody has left the game, the strip has room for why instead of the zones.
        """
        gone = strip and self._player is not None and (self._player.left or bool(self._player.lost))
        if (strip, narrow, gone) != (self._strip, self._narrow, self._gone):
            self._strip, self._narrow, self._gone = strip, narrow, gone
            laid = self.layout()
            assert laid is not None
            shiboken6.delete(laid)
            self._build()

    def _build(self) -> None:
        strip = self._strip
        self.life.setMinimumWidth(NARROW_LIFE if self._narrow else 46)
        self._show_number_in_size(self.life.text())
        self.state.setWordWrap(not strip)
        for zone, button in self.zones.items():
            if strip or zone not in PILED:
                button.lie_as_icon(small=self._narrow)
                button.setVisible(not self._gone and (zone != "command" or button.count > 0))
        if strip:
            self._build_strip()
        else:
            self._build_plate()
        self._fit_state()

    def wanted_height(self, wide: int) -> int:
        """How high a plate so wide has to be for its words."""
        laid = self.layout()
        assert laid is not None
        return max(laid.totalHeightForWidth(wide), laid.totalMinimumSize().height())

    def pile_up(self, wide: int, places: dict[str, tuple[float, float]]) -> None:
        """Let zones lie as piles of cards so wide at places of the cloth; the others are not seen."""
        cloth = self.parentWidget()
        for zone in PILED:
            button = self.zones[zone]
            if button.parentWidget() is not cloth:
                button.setParent(cloth)
            if zone in places:
                button.lie_as_pile(wide, *places[zone])
            button.setVisible(zone in places)

    def _build_strip(self) -> None:
        """The life before two lines: name and state, zones and mana.

        A narrow one has the zones under the life, too.
        """
        names = QHBoxLayout()
        names.addWidget(self.name)
        names.addSpacing(22)
        names.addStretch()
        zones = QHBoxLayout()
        (zones if self._gone else names).insertWidget(0 if self._gone else 2, self.state, 1)
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

    def _build_plate(self) -> None:
        """The name, below it life, hand and mana, and what else there is to say of the player."""
        column = QVBoxLayout(self)
        column.setContentsMargins(14, 4, 8, 5)
        column.setSpacing(0)
        column.addWidget(self.name)
        row = QHBoxLayout()
        row.setContentsMargins(24, 0, 0, 0)
        row.setSpacing(theme.GAP)
        row.addWidget(self.life)
        row.addWidget(self.zones["hand"])
        row.addStretch(1)
        column.addLayout(row)
        column.addWidget(self.pool)
        column.addWidget(self.state)

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
        if self._strip and not self._gone:
            self.zones["command"].setVisible(commanding > 0)
        self._show_piles(player, view)
        self._state = self._state_words(player, view)
        self.state.setVisible(bool(self._state))
        self._fit_state()
        self.setAccessibleName(self.tr("{player}, {n} life").format(player=player.name, n=player.life))
        turn = [self.tr("plays this turn")] if self._active else []
        self.setAccessibleDescription(" · ".join((*turn, *filter(None, (self._state,)))))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit_state()

    def _fit_state(self) -> None:
        """Say as much of the player as the line of a strip has room for, and all where one points at it."""
        words, laid = self._state, self.layout()
        if self._strip and laid is not None:
            laid.activate()
            room = self.width() - self.state.x() - theme.GAP
            words = self.state.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room)
        self.state.setText(words)
        hint = self.tr("Double-click: more room for this board, or less")
        self.setToolTip(tip(hint if words == self._state else f"{self._state}\n{hint}"))

    def _show_piles(self, player: PlayerView, view: View) -> None:
        """What is seen on top of each pile: the newest.

        Of a library the back, whatever the viewer may look at.
        """
        owned = {zone: tuple(oid for oid in getattr(view, zone) if view.objects[oid].owner == player.seat)
                 for zone in ("exile", "command")}  # fmt: skip
        held = {"library": player.library_top, "graveyard": player.graveyard, **owned}
        for zone, oids in held.items():
            on_top = () if zone == "library" else oids[:1] if zone == "command" else oids[-1:]
            top = next((view.objects[oid] for oid in on_top if oid in view.objects), None)
            self.zones[zone].show_cards(frozenset(oids), top)

    def _show_number(self, life: int) -> None:
        self._show_number_in_size(str(life))

    def _show_number_in_size(self, text: str) -> None:
        size = 17 if self._narrow else 25
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
        return " · ".join(words)

    def heart(self) -> QPoint:
        """Where arrows to the player end.

        At the edge towards the middle of the table, so that they hide no number.
        """
        cloth = self.parentWidget()
        above = cloth is not None and self.geometry().center().y() < cloth.height() / 2
        return QPoint(round(self.width() * 0.4), self.height() - EDGE if above else EDGE)

    def set_marks(self, marks: Marks) -> None:
        """Show whether the player may be chosen, or is."""
        if marks == self._marks:
            return
        self._marks = marks
        for button in self.zones.values():
            button.set_marks(marks)
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
            at = QPointF(self.life.geometry().center()) + QPointF(46, 0)
            if self._strip:
                at = QPointF(self.width() - 50, self.height() / 2)
            paint_badge(painter, QRectF(at.x() - 40, at.y() - 14, 80, 28), badge)
