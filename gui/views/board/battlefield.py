"""All boards on one scene: two to eight seats, the viewer's along the bottom."""

from __future__ import annotations

from collections.abc import Iterable, Set

from PySide6.QtCore import QPoint, QRect, QRectF, QSizeF, Qt, QTimer, Signal
from PySide6.QtGui import QLinearGradient, QPainter, QPen, QResizeEvent
from PySide6.QtWidgets import QGraphicsView, QWidget

from engine.api import ObjectView, View
from gui import theme, wording
from gui.models.faces import current_face, faces_beneath, live_state, marked
from gui.models.marks import NOTHING, TABLE, Marks, combat_arrows, stack_arrows
from gui.models.piles import Pile, piles
from gui.models.zone_model import ZoneModel
from gui.painting.face import FaceSpec
from gui.painting.fonts import Role, font
from gui.views.board.board_areas import Area, board_areas
from gui.views.board.board_layout import TILT, Placed, place_board, side_by_side
from gui.views.board.board_ways import LARGEST, NO_CORNER
from gui.views.board.card_item import CardItem
from gui.views.board.card_scene import CardScene
from gui.views.board.player_panel import PILED, PlayerPanel
from gui.widgets.cloth import paint_cloth
from gui.wording import tip

MARGIN = 6.0
PAD = 8.0  # between a board's edge, its plates and piles, and its cards
PLATE_WIDTH = 150
PILE_SHARE, LEAST_PILE, LARGEST_PILE = 0.085, 30, 110  # of a board's width a pile has; in pixels
STRIP_HEIGHT = 44
NARROW = 260  # a board whose panel has no room for the life beside the zones
BROAD, HIGH = 640, 110  # a board with room for a plate in its corner, which leaves more of its height to the cards


class Battlefield(CardScene):
    """The boards, each with its player's panel beside it. Follows one zone model for each seat."""

    zone_wanted = Signal(int, str)
    laid_out = Signal()

    def __init__(self, parent: QWidget | None = None, animation_ms: int = theme.ANIMATION_MS) -> None:
        super().__init__(parent, animation_ms)
        self.setAccessibleName(self.tr("Battlefield"))
        self.models: dict[int, ZoneModel] = {}
        self.panels: dict[int, PlayerPanel] = {}
        self.areas: dict[int, Area] = {}
        self.zoomed = NOTHING
        self.largest = LARGEST  # a card is never wider
        self._spread: set[int] = set()
        self._view: View | None = None
        self._ground: object = None
        self._laid: dict[int, tuple[object, list[Placed]]] = {}  # what lay on each board, and where
        self.setCacheMode(QGraphicsView.CacheModeFlag.CacheBackground)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(0)
        self._later.timeout.connect(self.lay_out)

    # what is shown

    def show_view(self, view: View) -> None:
        """Show the boards and players of a view. They are laid out with the next marks, or a moment later."""
        known = {player.seat for player in view.players}
        for seat in known - self.models.keys():
            self._add_seat(seat)
        for seat in self.models.keys() - known:
            self.models.pop(seat).deleteLater()
            self.panels.pop(seat).deleteLater()
        self._view = view
        for item in dict.fromkeys(self.items_by_id.values()):
            item.lie_still()
        here = [view.objects[oid] for oid in view.battlefield]
        for seat, model in self.models.items():
            model.sync([seen for seen in here if self._board_of(seen, view) == seat])
        for player in view.players:
            self.panels[player.seat].show_player(player, view)
        self._spread &= set(view.battlefield)
        self._later.start()

    def _add_seat(self, seat: int) -> None:
        model = ZoneModel(self)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.dataChanged, model.modelReset):
            signal.connect(self._later.start)
        self.models[seat] = model
        panel = PlayerPanel(seat, self.viewport(), self.animation_ms)
        panel.zoom_wanted.connect(self.zoom)
        panel.hovered.connect(self.hovered)
        panel.clicked.connect(self.clicked)
        panel.zone_wanted.connect(self.zone_wanted)
        panel.show()
        self.panels[seat] = panel

    @staticmethod
    def _board_of(seen: ObjectView, view: View) -> int:
        """The board something lies on: what is attached lies with its host, whoever controls it."""
        host = view.objects.get(seen.attached_to)
        if host is not None and host.zone == "battlefield" and host.id != seen.id:
            return host.controller
        return seen.controller

    def board_of(self, ref: int) -> int:
        """Whose board shows an object; NOTHING if none does."""
        return next((seat for seat, model in self.models.items() if any(o.id == ref for o in model.objects)), NOTHING)

    def zoom(self, seat: int) -> None:
        """Give a seat more room, or no more than the others."""
        self.zoomed = NOTHING if seat == self.zoomed else seat
        self.lay_out()

    def spread(self, ref: int) -> bool:
        """Open the pile that an object lies in, or close it; False if it lies alone."""
        item = self.items_by_id.get(ref)
        alone = item is None or len(item.members) < 2
        if alone and not self._spread:
            return False
        if alone:
            self._spread.clear()
        else:
            self._spread.update(item.members if item else ())
        self.lay_out()
        return True

    # layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_scene()
        self.lay_out(at_once=True)

    def lay_out(self, at_once: bool = False) -> None:
        """Put every permanent in its place."""
        self._later.stop()
        view = self._view
        if view is None:
            return
        seats = [player.seat for player in view.players]
        size = self.viewport().size()
        bare = [player.seat for player in view.players if player.lost and not self.models[player.seat].objects]
        self.areas = board_areas(seats, view.viewer, size.width(), size.height(), self.zoomed, bare)
        apart = self._pointed_at(view) | set(self.marks.picked) | set(self.marks.badges)
        shown: dict[int, CardItem] = {}
        used: set[CardItem] = set()
        for seat, area in self.areas.items():
            far = area.y + area.h / 2 < size.height() / 2
            board, corner = self._place_panel(seat, area, far)
            found = piles(self.models[seat].objects, apart, self._spread)
            for place in self._placed(seat, found, board, corner, far):
                self._place_item(place, shown, used, at_once)
        for gone in set(self.items_by_id.values()) - used:
            self.scene().removeItem(gone)  # whoever still lets it fade keeps it
        self.items_by_id = shown
        self.show_items()
        ground = (view.active, tuple(self.areas.items()), tuple(bool(model.objects) for model in self.models.values()))
        if ground != self._ground:  # the cloth is painted once and kept
            self._ground = ground
            self.resetCachedContent()
            self.viewport().update()
        self.laid_out.emit()

    def _placed(
        self, seat: int, found: list[Pile], board: Area, corner: tuple[float, float], far: bool
    ) -> list[Placed]:
        """Where the piles of a board lie: worked out anew only if there are others, or they turned, or the room did."""
        shape = tuple(
            (pile.ids, pile.top.tapped, pile.top.types, pile.top.face_down,
             tuple((card.id, card.tapped) for card in pile.attachments))
            for pile in found
        )  # fmt: skip
        state, last = (shape, board, corner, far, self.largest), self._laid.get(seat)
        if last is None or last[0] != state:
            parts = side_by_side(*_rows(found), area=board, corner=corner, largest=self.largest)
            placed = place_board(*parts, area=board, corner=corner, far=far, largest=self.largest)
            last = self._laid[seat] = (state, placed)
        return last[1]

    @staticmethod
    def _pointed_at(view: View) -> set[int]:
        return {arrow.end for arrow in stack_arrows(view, view.stack)} | {arrow.end for arrow in combat_arrows(view)}

    def _place_panel(self, seat: int, area: Area, far: bool) -> tuple[Area, tuple[float, float]]:
        """Place a player's panel and piles; the rest is for the cards, but for the outer left corner."""
        panel, strip = self.panels[seat], _is_small(area)
        panel.lie(strip=strip, narrow=strip and area.w < NARROW)
        inner = Area(area.x + MARGIN, area.y + MARGIN, area.w - 2 * MARGIN, area.h - 2 * MARGIN)
        if strip:
            panel.setGeometry(round(inner.x), round(inner.y), round(inner.w), STRIP_HEIGHT)
            top = STRIP_HEIGHT + PAD
            return Area(inner.x + PAD, inner.y + top, inner.w - 2 * PAD, inner.h - top - PAD), NO_CORNER
        high = min(panel.wanted_height(PLATE_WIDTH), round(inner.h))
        panel.setGeometry(round(inner.x), round(inner.y if far else inner.bottom - high), PLATE_WIDTH, high)
        taken = self._place_piles(panel, inner, far)
        board = Area(inner.x + PAD, inner.y + PAD, inner.w - 2 * PAD - taken, inner.h - 2 * PAD)
        return board, (float(PLATE_WIDTH), float(high))

    @staticmethod
    def _place_piles(panel: PlayerPanel, inner: Area, far: bool) -> float:
        """Place a player's piles at the right, two in a column; how much of the width they take."""
        shown = [zone for zone in PILED if zone in ("library", "graveyard") or panel.zones[zone].count]
        high = (inner.h - 3 * PAD) / 2
        wide = round(max(LEAST_PILE, min(high / theme.CARD_RATIO, inner.w * PILE_SHARE, LARGEST_PILE)))
        tall = wide * theme.CARD_RATIO
        places = {}
        for number, zone in enumerate(shown):
            column, row = divmod(number, 2)
            outside = PAD + row * (tall + PAD * 1.5)
            y = inner.y + outside if far else inner.bottom - outside - tall
            places[zone] = (inner.x + inner.w - (column + 1) * (wide + PAD * 2), y)
        panel.pile_up(wide, places)
        return -(-len(shown) // 2) * (wide + PAD * 2)

    def _place_item(self, place: Placed, shown: dict[int, CardItem], used: set[CardItem], at_once: bool) -> None:
        olds = (self.items_by_id.get(ref) for ref in place.ids)
        item = next((old for old in olds if old is not None and old not in used), None)
        if item is None:
            item = CardItem(place.ids[0], self.animation_ms)
            self.scene().addItem(item)
        used.add(item)
        item.ref, item.members = place.ids[0], place.ids
        shown.update(dict.fromkeys(place.ids, item))
        item.place(place.x, place.y, place.width, angle=TILT if place.tapped else 0.0, z=place.z, at_once=at_once)

    def show_item(self, item: CardItem) -> None:
        seen = self._view.objects.get(item.ref) if self._view else None
        if seen is not None:
            lit = any(ref in self.marks.lit for ref in item.members)
            picked = any(ref in self.marks.picked for ref in item.members)
            asking = self.marks.asking in item.members
            usable, many = self.marks.only_usable(item.members), len(item.members)
            if item.is_news((seen, lit, picked, asking, usable, many)):
                live = marked(live_state(seen), lit=lit, picked=picked, highlighted=asking, usable=usable, pile=many)
                item.beneath = faces_beneath(seen)
                item.show_face(current_face(seen), live)
        super().show_item(item)

    def words_of(self, item: CardItem) -> str:
        seen = self._view.objects.get(item.ref) if self._view else None
        return tip(wording.told_at_a_glance(seen)) if seen is not None else ""

    def set_marks(self, marks: Marks) -> None:
        for panel in self.panels.values():
            panel.set_marks(marks)
        super().set_marks(marks)

    def lies_anew(self, before: Marks) -> bool:
        """What is picked or has a badge does not lie in a pile."""
        return self._later.isActive() or (self.marks.picked, self.marks.badges) != (before.picked, before.badges)

    # what is where

    def _ground_at(self, place: QPoint) -> int:
        for seat, panel in self.panels.items():
            if panel.geometry().contains(place):
                return seat
        return TABLE

    def seat_at(self, at: QPoint) -> int:
        """The player whose part of the table lies at a place of the screen."""
        place = self.viewport().mapFromGlobal(at)
        for seat, area in self.areas.items():
            if area.x <= place.x() < area.x + area.w and area.y <= place.y() < area.bottom:
                return seat
        return NOTHING

    def anchor(self, ref: int) -> QPoint | None:
        if ref in self.panels:
            panel = self.panels[ref]
            return panel.mapToGlobal(panel.heart())
        return super().anchor(ref)

    def zone_anchor(self, seat: int, zone: str) -> QPoint | None:
        """The middle of a player's zone on the screen; that of the player, if it is not seen."""
        button = self.panels[seat].zones.get(zone) if seat in self.panels else None
        if button is None or not button.isVisible():
            return self.anchor(seat)
        return button.mapToGlobal(button.rect().center())

    def sharpen(self, specs: Set[FaceSpec]) -> None:
        super().sharpen(specs)
        for panel in self.panels.values():
            for button in panel.zones.values():
                if button.wide and button.face in specs:
                    button.update()

    def refs(self) -> list[int]:
        return [*self.panels, *super().refs()]

    # the cloth

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        size = self.viewport().size()
        paint_cloth(painter, QRectF(rect), QSizeF(size))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for seat, area in self.areas.items():
            self._draw_board(painter, seat, area)

    def _draw_board(self, painter: QPainter, seat: int, area: Area) -> None:
        box = QRectF(area.x + MARGIN / 2, area.y + MARGIN / 2, area.w - MARGIN, area.h - MARGIN)
        active = self._view is not None and self._view.turn > 0 and self._view.is_active(seat)
        ink = theme.seat_color(seat)
        wash = QLinearGradient(box.topLeft(), box.bottomLeft())
        ink.setAlpha(26 if active else 9)
        wash.setColorAt(0.0 if area.y > 0 else 1.0, ink)
        ink.setAlpha(6 if active else 3)
        wash.setColorAt(1.0 if area.y > 0 else 0.0, ink)
        painter.setBrush(wash)
        ink.setAlpha(170 if active else 55)
        pen = QPen(ink, 1.8 if active else 1.0)
        painter.setPen(pen)
        painter.drawRoundedRect(box, 12, 12)
        if self._view is not None and not self.models[seat].objects:
            ink.setAlpha(70)
            painter.setPen(ink)
            painter.setFont(font(Role.TITLE, 26))
            name = self._view.name_of(seat)
            panel = self.panels.get(seat)
            if panel is not None and _is_small(area):  # its plate lies along the top
                box.setTop(max(box.top(), panel.geometry().bottom()))
            if painter.fontMetrics().height() <= box.height():
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, name)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _is_small(area: Area) -> bool:
    """Whether the panel lies along the top of a board."""
    return area.w < BROAD or area.h < HIGH


def _rows(found: Iterable[Pile]) -> tuple[list[Pile], list[Pile], list[Pile]]:
    """Creatures, lands and the rest."""
    creatures: list[Pile] = []
    lands: list[Pile] = []
    others: list[Pile] = []
    for pile in found:
        types = tuple(word.lower() for word in pile.top.types)
        if "creature" in types or (pile.top.face_down and not types):
            creatures.append(pile)
        elif "land" in types:
            lands.append(pile)
        else:
            others.append(pile)
    return creatures, lands, others
