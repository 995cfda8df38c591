"""A dungeon: a map of rooms, and the marker in one of them (CR 309)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPen

from gui.painting import pieces
from gui.painting.face import FaceSpec, LiveState, has_type
from gui.painting.fonts import Role
from gui.painting.layout import Box, Layout
from gui.painting.own_frames import FrameKind, frame_kind
from gui.painting.step_rows import rows
from gui.painting.surface import INK, Surface

_ROOM = re.compile(r"^(▶ )?([^—\n]{2,40}) — (.*?)(?: ?\(Leads to:? (.*?)\))?$")
MAP = Box(0.050, 0.150, 0.900, 1.110)
NAME = 0.052


@dataclass(frozen=True, slots=True)
class Chamber:
    """A room of a dungeon: its name, what happens there, where it leads, and whether the marker is on it."""

    name: str
    text: str
    leads: tuple[str, ...]
    here: bool


def chambers(text: str) -> list[Chamber]:
    """The rooms of a dungeon by its words."""
    found = (_ROOM.match(line) for line in text.split("\n"))
    return [
        Chamber(one[2].strip(), one[3].strip(), tuple(part.strip() for part in (one[4] or "").split(",") if part),
                bool(one[1]))
        for one in found if one
    ]  # fmt: skip


def storeys(rooms: list[Chamber]) -> list[list[Chamber]]:
    """The rooms by how many steps from the entrance they are at most."""
    depth = {room.name: 0 for room in rooms}
    for _ in rooms:
        for room in rooms:
            for name in room.leads:
                if name in depth:
                    depth[name] = min(max(depth[name], depth[room.name] + 1), len(rooms))
    deepest = max(depth.values(), default=0)
    return [row for at in range(deepest + 1) if (row := [room for room in rooms if depth[room.name] == at])]


@frame_kind
class Dungeon(FrameKind):
    """Rooms in storeys, ways between them."""

    name = "dungeon"

    def fits(self, spec: FaceSpec) -> bool:
        return has_type(spec, "Dungeon") and len(chambers(spec.text)) > 1

    def arrange(self, spec: FaceSpec, stats: bool) -> Layout:
        return Layout("full", 0.030, Box(0.060, 0.160, 0.880, 1.090), Box(0.050, 0.048, 0.90, 0.094),
                      Box(0.050, 1.272, 0.90, 0.074), kind=self.name)  # fmt: skip

    def paint(self, surface: Surface, spec: FaceSpec, live: LiveState, layout: Layout) -> None:
        text = spec.shown_text if len(chambers(spec.shown_text)) > 1 else spec.text
        rooms = chambers(text)
        before = "\n".join(line for line in text.split("\n") if line.strip() and not _ROOM.match(line))
        plan = MAP
        pieces.shade(surface, [(MAP.x, MAP.y), (MAP.right, MAP.y), (MAP.right, MAP.bottom), (MAP.x, MAP.bottom)], 0.34)
        if before:
            note = Box(MAP.x + 0.02, MAP.y + 0.014, MAP.w - 0.04, 0.110)
            pieces.paper(surface, spec, note, 0.08)
            pieces.words(surface, before, note.inset(0.02, 0.008), 0.034)
            plan = Box(MAP.x, note.bottom, MAP.w, MAP.bottom - note.bottom)
        places = _placed(storeys(rooms), plan)
        self._ways(surface, rooms, places)
        for room in rooms:
            self._room(surface, spec, room, *places[room.name])

    def _ways(self, surface: Surface, rooms: list[Chamber], places: dict[str, tuple[Box, float]]) -> None:
        painter = surface.painter
        for wide, color in ((0.030, "#15110d"), (0.014, "#e2c98c")):
            pen = QPen(QColor(color), max(1.0, wide * surface.unit))
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.setPen(pen)
            for room in rooms:
                start = surface.rect(places[room.name][0])
                for name in room.leads:
                    if name in places:
                        end = surface.rect(places[name][0])
                        painter.drawLine(
                            QPointF(start.center().x(), start.bottom()), QPointF(end.center().x(), end.y())
                        )

    def _room(self, surface: Surface, spec: FaceSpec, room: Chamber, box: Box, size: float) -> None:
        pieces.paper(surface, spec, box, 0.0, 0.02)
        if room.here:
            painter = surface.painter
            painter.setPen(QPen(QColor(pieces.GOLD), max(2.0, surface.unit * 0.018)))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(surface.rect(box), 0.02 * surface.unit, 0.02 * surface.unit)
        head = Box(box.x + 0.014, box.y + 0.006, box.w - 0.028, NAME)
        surface.fitted(Role.TITLE, room.name, head, 0.046, INK, 0.6, centred=True)
        pieces.words(surface, room.text, Box(box.x + 0.016, head.bottom, box.w - 0.032, box.h - NAME - 0.016), size)
        if room.here:
            pieces.marker(surface, Box(box.right - 0.060, box.y - 0.052, 0.078, 0.104))


def _placed(floors: list[list[Chamber]], plan: Box) -> dict[str, tuple[Box, float]]:
    """Where each room is, and the size of its letters."""
    gap = 0.040
    fullest = tuple(max((room.text for room in floor), key=len) for floor in floors)
    narrow = (plan.w - 0.04) / max(len(floor) for floor in floors) - 0.05
    size, strips = rows(fullest, Box(plan.x, plan.y, narrow, plan.h), 0.030 + gap, NAME)
    found = {}
    for floor, strip in zip(floors, strips, strict=True):
        wide = min(0.70, (plan.w - 0.04 - 0.02 * (len(floor) - 1)) / len(floor))
        x = plan.x + (plan.w - wide * len(floor) - 0.02 * (len(floor) - 1)) / 2
        for room in floor:
            found[room.name] = (Box(x, strip.y + gap / 2, wide, strip.h - gap), size)
            x += wide + 0.02
    return found
