"""The parts of the table and where they are.

These are boards, hand, stack, preview, log, bars, and the sheets above them.
"""

from __future__ import annotations

from collections.abc import Set

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QVBoxLayout, QWidget

from engine.api import ObjectView
from gui.models.marks import NOTHING, TABLE, Region
from gui.painting.face import FaceSpec
from gui.views.board.arrow_layer import ArrowLayer
from gui.views.board.battlefield import Battlefield
from gui.views.board.hand_view import BARE, HandView, RisenCard, Shelf
from gui.views.board.stage import Stage
from gui.views.panels.chance_note import ChanceNote
from gui.views.panels.coach_note import CoachNote
from gui.views.panels.curtain import Curtain
from gui.views.panels.decision_bar import DecisionBar
from gui.views.panels.game_over import GameOver
from gui.views.panels.log_view import LogView
from gui.views.panels.look_back_bar import LookBackBar
from gui.views.panels.main_game_band import MainGameBand
from gui.views.panels.phase_bar import PhaseBar
from gui.views.panels.preview import Preview
from gui.views.panels.recap_strip import RecapStrip
from gui.views.panels.side_column import SideColumn
from gui.views.panels.stack_view import StackView
from gui.views.panels.turn_line import TurnLine
from gui.views.table.reading_column import FoldedStrip, ReadingColumn
from gui.views.variants import bars
from gui.widgets.card_faces import FACES
from gui.widgets.card_grid import CardGrid


class TableRegions(QWidget):
    """A table without anybody at it: it knows its parts and finds things in them."""

    folded = Signal(bool)

    def __init__(self, animation_ms: int) -> None:
        super().__init__()
        self.setObjectName("table")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.known: dict[int, ObjectView] = {}  # what this viewer saw, for the log and the preview
        self.band = MainGameBand()
        self.battlefield = Battlefield(animation_ms=animation_ms)
        self.hand = HandView(animation_ms=animation_ms)
        self.stack = StackView()
        self.preview = Preview()
        self.log = LogView()
        self.variants = bars()
        self.phases = PhaseBar()
        self.bar = DecisionBar()
        self.coach = CoachNote()
        self.back = LookBackBar()
        self.side = SideColumn()
        self.recap = RecapStrip(self)
        self.ending = GameOver(self)
        self._build()
        self.risen = RisenCard(self.hand, self)
        self.arrows = ArrowLayer(self, self.anchor)
        self.stage = Stage(self)
        for moved in (self.stage.held_changed, self.battlefield.laid_out):
            moved.connect(self.arrows.follow)
        self.chance = ChanceNote(self)
        self.curtain = Curtain(self)
        self.sheets: list[QWidget] = [self.arrows, self.stage, self.curtain]  # each covers the whole table
        self.curtain.installEventFilter(self)
        self.side.opened.connect(self._show_opened)
        FACES.forgotten.connect(self.repaint_cards)
        FACES.sharpened.connect(self._sharpen)

    @property
    def cover(self) -> QWidget | None:
        """The sheet that takes all keys and clicks now, if one does."""
        return self.curtain if self.curtain.isVisible() else None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A sheet has the keys for as long as it covers the table, also whatever gives them to the table."""
        if event.type() in (QEvent.Type.Show, QEvent.Type.Hide):
            self.setFocusProxy(self.cover)  # type: ignore[arg-type]  # None: the table has them itself again
        return False

    def focusNextPrevChild(self, following: bool) -> bool:
        """Tab goes through the table; while something covers it, through the buttons that can be seen."""
        cover = self.cover
        if cover is None:
            return super().focusNextPrevChild(following)
        parts = [part for room in (self.side, cover) for part in room.findChildren(QAbstractButton)
                 if part.isVisible() and part.focusPolicy() & Qt.FocusPolicy.TabFocus]  # fmt: skip
        if parts:
            now = next((at for at, part in enumerate(parts) if part.hasFocus()), -1 if following else 0)
            parts[(now + (1 if following else -1)) % len(parts)].setFocus(Qt.FocusReason.TabFocusReason)
        return True

    def _show_opened(self) -> None:
        """Nothing opens where it can't be seen: a curtain lies below."""
        if self.curtain.isVisible():
            self.side.raise_()

    def _build(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        main = QVBoxLayout()
        main.setContentsMargins(0, 0, 0, 0)
        main.setSpacing(0)
        self.line = TurnLine(self.phases, self.bar)
        below = (*self.variants.values(), self.coach, self.line, self.back)
        for bar in (self.band, *below):
            bar.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
            bar.setProperty("look", "bar")
        main.addWidget(self.band)
        main.addWidget(self.battlefield, 1)
        for bar in below:
            main.addWidget(bar)
        shelf = Shelf()
        self._by_hand = QHBoxLayout(shelf)
        self._by_hand.setContentsMargins(0, 0, 0, 0)
        self._by_hand.addWidget(self.hand, 1)
        main.addWidget(shelf)
        row.addLayout(main, 1)
        row.addWidget(self.ending)
        row.addWidget(self.side)
        self.column = ReadingColumn(self.preview, self.stack, self.log, self.recap)
        self.stack_title = self.column.stack_title
        self.strip = FoldedStrip()
        self.strip.hide()
        row.addWidget(self.column)
        row.addWidget(self.strip)
        self.column.fold_wanted.connect(lambda: self.fold(True))
        self.strip.clicked.connect(lambda: self.fold(False))
        self.hand.filled.connect(self.fit_hand)
        self.recap.shown.connect(self.make_room)
        self.recap.hovered.connect(self.preview.show_object)
        QWidget.setTabOrder(self, self.bar.rule)  # Tab comes to the question first
        QWidget.setTabOrder(self.bar.rule, self.bar.undo)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.side.setFixedWidth(max(280, min(340, round(self.width() * 0.21))))
        self.fit_hand()
        for sheet in self.sheets:
            sheet.setGeometry(self.rect())
        self.chance.place()

    def fit_hand(self, _filled: bool = False) -> None:
        """Without cards the hand is a line, and the boards have its room; not where the stack lies beside it."""
        bare = not self.hand.model.objects and not self.column.folded
        self.hand.setFixedHeight(BARE if bare else max(120, min(230, round(self.height() * 0.2))))
        self.fit_stack()

    def make_room(self, _recap: bool = False) -> None:
        """What was missed is shown in the log's place, if there is anything."""
        self.fit_stack()

    def fit_stack(self) -> None:
        """Give the parts of the column the room that they want; folded, the stack has that beside the hand."""
        if self.column.folded:
            self.stack.setFixedHeight(self.hand.minimumHeight())
        self.column.fit(self.width(), self.height())

    def fold(self, folded: bool) -> None:
        """Fold the column to a strip, or unfold it; the boards have the room."""
        if folded == self.column.folded:
            return
        self.column.fold(folded, self._by_hand)
        if folded:
            self._row.removeWidget(self.column)
        else:
            self._row.insertWidget(self._row.indexOf(self.strip), self.column)
        self.strip.setVisible(folded)
        self.fit_hand()
        self.column.stackUnder(self.sheets[0])
        self.folded.emit(folded)

    def point_column(self, ref: int) -> None:
        """What is pointed at is read where it hides nothing of it."""
        if self.column.folded:
            at = self.anchor(ref) if ref >= 0 else None
            right = at is not None and self.mapFromGlobal(at).x() > self.width() / 2
            self.column.point(at is not None, right)
            self.column.settle(self.width(), self.height())

    def _sharpen(self, specs: Set[FaceSpec]) -> None:
        """Look again at pictures that were shown as they were last."""
        for scene in (self.battlefield, self.hand):
            scene.sharpen(specs)
        for region in (self.stack, *self.side.findChildren(CardGrid)):
            region.viewport().update()

    def repaint_cards(self) -> None:
        """Look again at pictures that were not painted yet."""
        for region in (self.battlefield, self.hand, self.stack, *self.side.findChildren(CardGrid)):
            region.viewport().update()
        self.preview.picture.update()

    def regions(self) -> list[Region]:
        """Every part of the table that shows things which can be pointed at."""
        return [self.battlefield, *self.variants.values(), self.hand, self.stack, *self.side.regions()]

    def anchor(self, ref: int) -> QPoint | None:
        """Where a thing is on the screen: what stands large, there."""
        held = self.stage.held
        if held is not None and held.ref == ref:
            return self.mapToGlobal(held.area.center().toPoint())
        for region in self.regions():
            found = region.anchor(ref)
            if found is not None:
                return found
        seen = self.known.get(ref)
        if seen is not None and seen.zone in ("graveyard", "exile"):
            return self.battlefield.zone_anchor(seen.owner, seen.zone)
        return None

    def refs_at(self, at: QPoint) -> tuple[int, ...]:
        """What lies at a place of the screen: a card, then the player whose board it is, then the table."""
        for region in self.regions():
            ref = region.ref_at(at)
            if ref != NOTHING:
                if region is not self.battlefield:
                    return (ref,)
                seat = self.battlefield.seat_at(at)
                return tuple(dict.fromkeys((ref, seat, TABLE)))
        ending = self.bar.place_to_drop(at)
        return (ending,) if ending != NOTHING else ()
