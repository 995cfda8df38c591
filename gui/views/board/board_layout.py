"""Where the permanents of a board lie: as large as there is room, none out of sight. Pure arithmetic."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from gui.models.piles import Pile
from gui.theme import CARD_RATIO
from gui.views.board.board_areas import Area
from gui.views.board.board_ways import (
    LARGEST,
    NAMED,
    NO_CORNER,
    PART_GAP,
    ROW_GAP,
    Piles,
    Room,
    Row,
    Way,
    best_way,
    fan_step,
    how_it_fits,
    slot_gap,
    stands_out,
)

LOWEST = 1000.0  # below all that stands
TILT, TILTED = 12.0, 0.93  # degrees by which a tapped card leans, and how wide it then is, so that it covers no other
STILL_LARGE = 0.92  # of the width that cards would have in piles, they must keep where no name can be read anyway


@dataclass(frozen=True, slots=True)
class Placed:
    """A pile or an attachment with its place: the centre, the card's width, and its height in the heap."""

    ids: tuple[int, ...]
    x: float
    y: float
    width: int
    tapped: bool
    z: float


def side_by_side(
    creatures: Sequence[Pile], lands: Sequence[Pile], others: Sequence[Pile], area: Area, *,
    corner: tuple[float, float] = NO_CORNER, largest: int = LARGEST,
) -> tuple[Piles, Piles, Piles]:  # fmt: skip
    """The three parts of a board with piles opened as long as names can still be read. The smallest first."""
    parts = [tuple(creatures), tuple(lands), tuple(others)]
    room = Room(area.w, area.h, corner, largest)
    piles = sorted(
        (pile for part in parts for pile in part if len(pile.members) > 1), key=lambda pile: len(pile.members)
    )
    if piles:
        piled = best_way(parts, room)[0]
        front, named = (size if size >= NAMED else size * STILL_LARGE for size in (piled.front, piled.named))
    for pile in piles:
        opened = [tuple(one for each in part for one in (_singly(each) if each is pile else (each,))) for part in parts]
        fit = best_way(opened, room)[0]
        if fit.pushed < 0 or fit.front < front or fit.named < named:
            break
        parts = opened
    first, second, third = parts
    return first, second, third


def _singly(pile: Pile) -> Piles:
    return tuple(Pile((member,)) for member in pile.members)


def place_board(
    creatures: Sequence[Pile], lands: Sequence[Pile], others: Sequence[Pile], area: Area, *, far: bool = False,
    corner: tuple[float, float] = NO_CORNER, largest: int = LARGEST,
) -> list[Placed]:  # fmt: skip
    """The places on one board.

    `far` for a board across the table, whose creatures stand at its lower edge.
    """
    if not (creatures or lands or others):
        return []
    room, parts = Room(area.w, area.h, corner, largest), (tuple(creatures), tuple(lands), tuple(others))
    fit, way = best_way(parts, room)
    if fit.pushed < 0:  # not even the smallest cards fit: there is hardly any height
        single = Way(((Row((parts[0], parts[2], parts[1])),),))
        other = how_it_fits(single, room)
        if other is not None and other > fit:
            fit, way = other, single
    if not way.beside:
        return _place_block(way.blocks[0], fit.width, area, room, far)
    wides = [max(row.width(fit.width) for row in block) for block in way.blocks]
    free = area.w - corner[0] - sum(wides) - PART_GAP * (len(wides) - 1)
    x, placed = area.x + corner[0] + max(0.0, free / 2), []
    for block, wide in zip(way.blocks, wides, strict=True):
        placed += _place_block(block, fit.width, Area(x, area.y, wide, area.h), Room(wide, area.h), far)
        x += wide + PART_GAP + min(0.0, free) / max(len(wides) - 1, 1)
    return placed


def _place_block(block: Sequence[Row], width: int, area: Area, room: Room, far: bool) -> list[Placed]:
    """Rows one below the other, those of the middle of the table first, or last on a board across it."""
    rows = list(reversed(block)) if far else list(block)
    heights = [row.height(width) for row in rows]
    free = area.h - sum(heights)
    between = len(rows) - 1
    gap = max(2.0, min(ROW_GAP * 2, free / (between + 2))) if free >= 2.0 * between else free / max(between, 1)
    top = area.y + max(0.0, (free - gap * between) / 2)
    placed: list[Placed] = []
    for row, high in zip(rows, heights, strict=True):
        outside = top - area.y if far else area.bottom - top - high
        left = room.w - room.beside_corner(outside)
        shift = left if row.width(width) > area.w - 2 * left else 0.0  # in the middle of the board if it can be
        placed += _place_row(row, round(width * row.scale), Area(area.x + shift, top, area.w - shift, high))
        top += high + gap
    return placed


def _place_row(row: Row, width: int, area: Area) -> list[Placed]:
    """One row, centred; slots overlap if they must, the first on top: the numbers at the right stay in sight.

    Lands lie lowest.
    """
    wanted = Row(row.parts).width(width)
    squeeze = 1.0
    last = width + stands_out(row.parts[-1][-1]) if row.parts else 0.0
    if wanted > area.w and wanted > last:
        squeeze = max(0.0, (area.w - last) / (wanted - last))
    x = area.x + max(0.0, (area.w - wanted) / 2)
    placed: list[Placed] = []
    for number, part in enumerate(row.parts):
        for pile in part:
            slot = width + stands_out(pile)
            z = len(placed) * (1.0 if squeeze == 1.0 else -1.0) - (LOWEST if row.scale < 1 else 0.0)
            placed += _place_pile(pile, x + slot / 2, area, width, z)
            x += (slot + slot_gap(width)) * squeeze
        if number + 1 < len(row.parts):
            x += (PART_GAP - slot_gap(width)) * squeeze
    return placed


def _place_pile(pile: Pile, middle: float, area: Area, width: int, z: float) -> list[Placed]:
    """A pile with its attachments peeping out above it."""
    step = fan_step(len(pile.attachments), width)
    base = area.bottom - width * CARD_RATIO / 2
    placed = [
        Placed((card.id,), middle, base - step * (at + 1), _leaning(width, card.tapped), card.tapped,
               z + 0.5 - (at + 1) * 0.01)
        for at, card in enumerate(pile.attachments)
    ]  # fmt: skip
    return [*placed, Placed(pile.ids, middle, base, _leaning(width, pile.top.tapped), pile.top.tapped, z + 0.6)]


def _leaning(width: int, tapped: bool) -> int:
    return round(width * TILTED) if tapped else width
