"""Where the permanents of a board lie: rows of slots at the largest card size that fits.

It is pure arithmetic, without Qt.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

from gui.models.piles import Pile
from gui.theme import CARD_RATIO

ZOOMED, ZOOMED_ROW = 1.6, 1.7  # so much wider is a zoomed board than those beside it, and so much higher their row
BARE = 0.5  # so much of the room of others has the board of somebody who has left the game
LOWEST = 1000.0  # below all that stands
FAN_STEP = 0.19  # of a card's width that an attachment shows of itself
FAN_ROOM = 0.95  # of a card's width that all attachments together may take
PILE_STEP = 3.0  # pixels by which the edges of a pile stand out
SMALLEST, LARGEST = 38, 150
ROW_GAP = 10.0  # at most, between rows
PART_GAP = 26.0  # between the creatures and the rest in one row
LAND_SCALE = 0.76
STILL_LARGE = 0.8  # of the width that cards would have in piles, they may lose by lying side by side
LAND_HIDDEN = 0.5  # of the lands that may lie under what stands before them where there is hardly any height


@dataclass(frozen=True, slots=True)
class Area:
    """A rectangle of the scene."""

    x: float
    y: float
    w: float
    h: float

    @property
    def bottom(self) -> float:
        """The lower edge."""
        return self.y + self.h


@dataclass(frozen=True, slots=True)
class Placed:
    """A pile or an attachment with its place: the centre, the card's width, and its height in the heap."""

    ids: tuple[int, ...]
    x: float
    y: float
    width: int
    tapped: bool
    z: float


@dataclass(frozen=True, slots=True)
class Row:
    """A row of one or more parts; lands lie smaller than the rest."""

    parts: tuple[tuple[Pile, ...], ...]
    scale: float = 1.0


def _fan_step(pile: Pile, width: float) -> float:
    count = len(pile.attachments)
    return min(FAN_STEP, FAN_ROOM / count) * width if count else 0.0


def _slot_width(pile: Pile, width: float) -> float:
    """How wide a pile with its attachments lies."""
    cards = (pile.top, *pile.attachments)
    wide = width * CARD_RATIO if any(card.tapped for card in cards) else width
    return wide + (min(len(pile.members) - 1, 2) * PILE_STEP)


def _slot_height(pile: Pile, width: float) -> float:
    return width * CARD_RATIO + _fan_step(pile, width) * len(pile.attachments)


def _gap(width: float) -> float:
    return max(5.0, width * 0.08)


def _row_gap(width: float) -> float:
    return min(ROW_GAP, width * 0.1)


def _row_width(row: Row, full: float) -> float:
    width = full * row.scale
    parts = [part for part in row.parts if part]
    count = sum(len(part) for part in parts)
    slots = sum(_slot_width(pile, width) for part in parts for pile in part)
    return slots + _gap(width) * max(count - len(parts), 0) + PART_GAP * max(len(parts) - 1, 0)


def _row_height(row: Row, full: float) -> float:
    width = full * row.scale
    fans = (_slot_height(pile, width) for part in row.parts for pile in part if pile.attachments)
    return max(fans, default=width * CARD_RATIO)


def fitting_width(rows: Sequence[Row], area: Area, largest: int = LARGEST) -> int:
    """The largest card width at which all rows fit; at least the smallest (rows are then pushed together)."""
    low, high = SMALLEST, max(largest, SMALLEST)
    while low < high:
        middle = (low + high + 1) // 2
        tall = sum(_row_height(row, middle) for row in rows) + _row_gap(middle) * (len(rows) - 1)
        if tall <= area.h and all(_row_width(row, middle) <= area.w for row in rows):
            low = middle
        else:
            high = middle - 1
    return low


def _fit(rows: Sequence[Row], area: Area, largest: int) -> tuple[int, float]:
    """How well rows fit, the best being the greatest: the cards' width, and how little must be pushed together."""
    width = fitting_width(rows, area, largest)
    tall = sum(_row_height(row, width) for row in rows) + _row_gap(width) * (len(rows) - 1) - area.h
    wide = max(_row_width(row, width) for row in rows) - area.w
    hidden = sum(_row_height(row, width) for row in rows if row.scale < 1) * LAND_HIDDEN
    return width, -max(0.0, wide) - max(0.0, tall) * (1 if tall <= hidden else 1000)


def _split(piles: tuple[Pile, ...], rows: int) -> list[tuple[Pile, ...]]:
    """Some piles in so many rows of about the same length."""
    each = -(-len(piles) // rows) if piles else 0
    return [piles[at : at + each] for at in range(0, len(piles), each)] if each else [()]


def _arrangements(
    creatures: tuple[Pile, ...], lands: tuple[Pile, ...], others: tuple[Pile, ...]
) -> Iterator[list[Row]]:
    """The ways to lay a board out, the plainest first: the rest beside the creatures, by itself, more rows."""
    back = Row((lands,), LAND_SCALE)
    yield [Row((creatures, others)), back]
    if creatures and others:
        yield [Row((creatures,)), Row((others,)), back]
    for fronts in (2, 3):
        if len(creatures) >= 2 * fronts:
            front = [Row((part,)) for part in _split(creatures, fronts)]
            yield [*front[:-1], Row((*front[-1].parts, others)), back]
            if len(lands) > 3:
                yield [*front, *([Row((others,))] if others else []),
                       *(Row((part,), LAND_SCALE) for part in _split(lands, 2))]  # fmt: skip


Piles = tuple[Pile, ...]


def side_by_side(
    creatures: Sequence[Pile], lands: Sequence[Pile], others: Sequence[Pile], area: Area
) -> tuple[Piles, Piles, Piles]:
    """The three parts of a board with piles opened as long as there is room for large cards.

    The smallest is opened first.
    """
    parts = [tuple(creatures), tuple(lands), tuple(others)]
    least = _best(parts, area)[0] * STILL_LARGE
    piles = sorted(
        (pile for part in parts for pile in part if len(pile.members) > 1), key=lambda pile: len(pile.members)
    )
    for pile in piles:
        opened = [tuple(one for each in part for one in (_singly(each) if each is pile else (each,))) for part in parts]
        width, pushed = _best(opened, area)
        if pushed < 0 or width < least:
            break
        parts = opened
    first, second, third = parts
    return first, second, third


def _singly(pile: Pile) -> Piles:
    return tuple(Pile((member,)) for member in pile.members)


def _best(parts: Sequence[Piles], area: Area) -> tuple[int, float]:
    """How well the parts of a board fit at best."""
    return max(_fit(rows, area, LARGEST) for rows in _arrangements(*parts))


def place_board(
    creatures: Sequence[Pile], lands: Sequence[Pile], others: Sequence[Pile], area: Area, *, far: bool = False,
    largest: int = LARGEST,
) -> list[Placed]:  # fmt: skip
    """The places on one board. `far` for a board across the table, whose creatures stand at its lower edge."""
    ways = list(_arrangements(tuple(creatures), tuple(lands), tuple(others)))
    fits = [_fit(rows, area, largest) for rows in ways]
    if max(fits)[1] < 0:  # not even the smallest cards fit: there is hardly any height
        ways.append([Row((tuple(creatures), tuple(others), tuple(lands)))])
        fits.append(_fit(ways[-1], area, largest))
    best = fits.index(max(fits))
    rows, width = ways[best], fits[best][0]
    if far:
        rows.reverse()
    heights = [_row_height(row, width) for row in rows]
    free = area.h - sum(heights)
    between = len(rows) - 1
    gap = max(2.0, min(ROW_GAP * 2, free / (between + 2))) if free >= 2.0 * between else free / max(between, 1)
    top = area.y + max(0.0, (free - gap * (len(rows) - 1)) / 2)
    placed: list[Placed] = []
    for row, high in zip(rows, heights, strict=True):
        placed += _place_row(row, round(width * row.scale), Area(area.x, top, area.w, high))
        top += high + gap
    return placed


def _place_row(row: Row, width: int, area: Area) -> list[Placed]:
    """One row, centred; slots overlap if they must, the first on top: the numbers at the right stay in sight.

    Lands lie lowest.
    """
    wanted = _row_width(Row(row.parts), width)
    squeeze = 1.0
    parts = [part for part in row.parts if part]
    last = _slot_width(parts[-1][-1], width) if parts else 0.0
    if wanted > area.w and wanted > last:
        squeeze = max(0.0, (area.w - last) / (wanted - last))
    x = area.x + max(0.0, (area.w - wanted) / 2)
    placed: list[Placed] = []
    for number, part in enumerate(parts):
        for pile in part:
            slot = _slot_width(pile, width)
            z = len(placed) * (1.0 if squeeze == 1.0 else -1.0) - (LOWEST if row.scale < 1 else 0.0)
            placed += _place_pile(pile, x + slot / 2, area, width, z)
            x += (slot + _gap(width)) * squeeze
        if number + 1 < len(parts):
            x += (PART_GAP - _gap(width)) * squeeze
    return placed


def _place_pile(pile: Pile, middle: float, area: Area, width: int, z: float) -> list[Placed]:
    """A pile with its attachments peeping out above it."""
    step = _fan_step(pile, width)
    base = area.bottom - width * CARD_RATIO / 2
    placed = [
        Placed((card.id,), middle, base - step * (at + 1), width, card.tapped, z + 0.5 - (at + 1) * 0.01)
        for at, card in enumerate(pile.attachments)
    ]
    return [*placed, Placed(pile.ids, middle, base, width, pile.top.tapped, z + 0.6)]


def _own_share(count: int, *, own: bool, other: bool) -> float:
    """How much of the height the viewer's board has, when it is zoomed, another's or none."""
    if own or other:
        few, many = (0.66, 0.5) if own else (0.34, 0.28)
        return few if count <= 5 else many
    return 0.5 if count == 2 else 0.46 if count <= 5 else 0.34


def _row_share(row: Sequence[int], zoomed: int, bare: Collection[int]) -> float:
    """How high a row of boards is, compared with others."""
    if zoomed in row:
        return ZOOMED_ROW
    return BARE if row and all(seat in bare for seat in row) else 1.0


def board_areas(
    seats: Sequence[int], viewer: int, w: float, h: float, zoomed: int = -1, bare: Collection[int] = ()
) -> dict[int, Area]:
    """Each seat's part of the table. The viewer's along the bottom, the others above in turn order from the left.

    The boards of those who have left the game are bare, and need little room.
    """
    count = len(seats)
    at = seats.index(viewer) if viewer in seats else 0
    others = [seats[(at + step) % count] for step in range(1, count)]
    own_share = _own_share(count, own=zoomed == seats[at], other=zoomed in others)
    own_share *= BARE if seats[at] in bare else 1.0
    areas = {seats[at]: Area(0, h * (1 - own_share), w, h * own_share)}
    rows = [others[start : start + 4] for start in range(0, len(others), 4)] or [[]]
    shares, y = [_row_share(row, zoomed, bare) for row in rows], 0.0
    for row, share in zip(rows, shares, strict=True):
        high = h * (1 - own_share) * share / sum(shares)
        weights = [ZOOMED if seat == zoomed else BARE if seat in bare else 1.0 for seat in row]
        x = 0.0
        for seat, weight in zip(row, weights, strict=True):
            wide = w * weight / sum(weights)
            areas[seat] = Area(x, y, wide, high)
            x += wide
        y += high
    return areas
