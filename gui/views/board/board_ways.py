"""The ways to lay out a board in rows and blocks, and which of them shows most of the cards.

Pure arithmetic.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import ceil, sqrt

from gui.models.piles import Pile
from gui.theme import CARD_RATIO

PILE_STEP = 3.0  # pixels by which the edges of a pile stand out
SMALLEST, LARGEST = 38, 190
NAMED = 76  # a card so wide shows its name in letters of eleven pixels
TITLE = 0.046  # of a card's width is above its title, whose height in pixels and parts of the width follows
TITLE_HIGH, TITLE_LEAST, TITLE_MOST = 16.0, 0.112, 0.185
FAN_ROOM = 1.3  # of a card's width that all attachments together may take
ROW_GAP, PART_GAP = 8.0, 22.0  # between rows; between the creatures and the rest in one row
LAND_SCALES = (0.62, 0.76, 0.9)  # of the creatures' width that lands before or behind them may have
BESIDE_SCALES = (1.0, 0.85, 0.7, 0.58)  # and beside them
FRONT = 1.3  # times as much as of a land counts what is seen of others
BESIDE = 0.85  # of what is seen of cards counts, where lands lie beside the creatures: rows are plainer
LAND_HIDDEN = 0.5  # of the lands that may lie under what stands before them where there is hardly any height

Piles = tuple[Pile, ...]
NO_CORNER = (0.0, 0.0)


class Row:
    """A row of one or more parts, and what its size depends on.

    How many lie there, and how far they stand out.
    """

    __slots__ = ("_fan", "_gaps", "count", "extra", "parts", "scale", "worth")

    def __init__(self, parts: Sequence[Piles], scale: float = 1.0, worth: float = 1.0) -> None:
        self.worth = worth
        self.parts = tuple(part for part in parts if part)
        self.scale = scale
        self.count = sum(len(part) for part in self.parts)
        self._gaps = max(self.count - len(self.parts), 0)
        self._fan = max((len(pile.attachments) for part in self.parts for pile in part), default=0)
        outside = sum(stands_out(pile) for part in self.parts for pile in part)
        self.extra = outside + PART_GAP * max(len(self.parts) - 1, 0)

    def width(self, full: float) -> float:
        """How wide it is where a creature is so wide."""
        wide = full * self.scale
        return self.count * wide + self._gaps * slot_gap(wide) + self.extra

    def height(self, full: float) -> float:
        """How high it is."""
        wide = full * self.scale
        return wide * CARD_RATIO + self._fan * fan_step(self._fan, wide)


@dataclass(frozen=True, slots=True)
class Way:
    """Blocks side by side, each of rows one below the other.

    The lands are the last row, or the first block.
    """

    blocks: tuple[tuple[Row, ...], ...]

    @property
    def beside(self) -> bool:
        """Whether the lands lie beside the creatures."""
        return len(self.blocks) > 1

    @property
    def rows(self) -> tuple[Row, ...]:
        """All rows."""
        return tuple(row for block in self.blocks for row in block)


@dataclass(frozen=True, slots=True)
class Room:
    """What a board has for its cards.

    Its size, the corner at the outer left that is taken, the largest card.
    """

    w: float
    h: float
    corner: tuple[float, float] = NO_CORNER
    largest: int = LARGEST

    def beside_corner(self, outside: float) -> float:
        """How wide a row may be that lies so far from the outer edge."""
        return self.w - self.corner[0] if outside < self.corner[1] else self.w


def stands_out(pile: Pile) -> float:
    """How many pixels the edges of a pile stand out."""
    return min(len(pile.members) - 1, 2) * PILE_STEP


def fan_step(count: int, width: float) -> float:
    """How much of an attachment is seen above what lies before it: its title, if there are not very many."""
    title = TITLE * width + max(TITLE_LEAST * width, min(TITLE_HIGH, TITLE_MOST * width))
    return min(title, FAN_ROOM / count * width) if count else 0.0


def slot_gap(width: float) -> float:
    """The room between two cards of a row."""
    return max(5.0, width * 0.1)


def _row_gap(width: float) -> float:
    return min(ROW_GAP, width * 0.1)


def _block_height(block: Sequence[Row], width: float) -> float:
    return sum(row.height(width) for row in block) + _row_gap(width) * (len(block) - 1)


def _too_wide(way: Way, width: float, room: Room) -> float:
    """By how much the widest row, or all blocks together, do not fit."""
    if way.beside:
        wide = sum(max(row.width(width) for row in block) for block in way.blocks)
        return wide + PART_GAP * (len(way.blocks) - 1) - room.beside_corner(0.0)
    outside, most = 0.0, -room.w
    for row in reversed(way.blocks[0]):  # from the outer edge
        most = max(most, row.width(width) - room.beside_corner(outside))
        outside += row.height(width) + _row_gap(width)
    return most


def _too_high(way: Way, width: float, room: Room) -> float:
    return max(_block_height(block, width) for block in way.blocks) - room.h


@dataclass(frozen=True, slots=True, order=True)
class Fit:
    """How well a way fits, the best being the greatest.

    Nothing pushed together, then names, then all that is seen.

    The names of lands come last: their pictures tell them apart.
    """

    pushed: float  # 0, or less
    front: float  # how wide the largest are, as far as that makes names readable
    named: float  # and the smallest
    seen: float
    width: int


def _fits(way: Way, width: float, room: Room) -> bool:
    return _too_high(way, width, room) <= 0 and _too_wide(way, width, room) <= 0


def _width_to_beat(best: Fit, smallest: float, worth: float) -> int:
    """How wide a creature must at least be for a way to be better than the best so far."""
    if best.front < NAMED:
        return int(best.front)
    named = ceil(best.named / smallest - 1e-6)
    return max(named, int(sqrt(best.seen / worth)) + 1) if best.named >= NAMED else named


def _widest(way: Way, low: int, high: int, room: Room) -> int:
    """The greatest width that fits, if the lowest does."""
    while low < high:
        middle = (low + high + 1) // 2
        if _fits(way, middle, room):
            low = middle
        else:
            high = middle - 1
    return low


def how_it_fits(way: Way, room: Room, best: Fit | None = None) -> Fit | None:
    """How well a way fits; None if that is no better than the best so far, which is cheaper to find out."""
    smallest = min(row.scale for row in way.rows)
    worth = sum(row.count * row.worth * row.scale**2 for row in way.rows) * (BESIDE if way.beside else 1.0)
    low, high = SMALLEST, max(room.largest, SMALLEST)
    if not _fits(way, low, room):
        high = low  # pushed together
    elif best is not None and best.pushed == 0:
        low = max(low, _width_to_beat(best, smallest, worth))
        if low > high or not _fits(way, low, room):
            return None
    low = _widest(way, low, high, room)
    tall, wide = max(0.0, _too_high(way, low, room)), max(0.0, _too_wide(way, low, room))
    hidden = 0.0 if way.beside else sum(row.height(low) for row in way.rows if row.scale < 1) * LAND_HIDDEN
    pushed = -wide - tall * (1 if tall <= hidden else 1000)
    front = min(low, NAMED, low * smallest / BESIDE_SCALES[-1])  # not at the price of lands that nobody sees
    return Fit(pushed, front, min(low * smallest, NAMED), worth * low**2, low)


def _split(piles: Piles, rows: int) -> list[Piles]:
    """Some piles in so many rows of about the same length."""
    each = -(-len(piles) // rows) if piles else 0
    return [piles[at : at + each] for at in range(0, len(piles), each)] if each else [()]


def _front(*parts: Piles) -> Row:
    return Row(parts, worth=FRONT)


def _fronts(creatures: Piles, others: Piles) -> Iterator[list[Row]]:
    """The ways to lay out all but the lands: the rest beside the creatures, by itself, in more rows."""
    yield [_front(creatures, others)]
    if creatures and others:
        yield [_front(creatures), _front(others)]
    for rows in (2, 3):
        many = len(creatures) or len(others)
        if many >= 2 * rows:
            parts = _split(creatures or others, rows)
            last = _front(parts[-1], others) if creatures else _front(parts[-1])
            yield [*(_front(part) for part in parts[:-1]), last]
            if creatures and others:
                yield [*(_front(part) for part in parts), _front(others)]


def _ways(creatures: Piles, lands: Piles, others: Piles) -> Iterator[Way]:
    """The ways to lay a board out, the plainest first."""
    fronts = list(_fronts(creatures, others))
    if not lands:
        yield from (Way((tuple(front),)) for front in fronts)
    elif not (creatures or others):
        yield from (
            Way((tuple(Row((part,)) for part in _split(lands, rows)),)) for rows in (1, 2, 3) if len(lands) >= rows
        )
    else:
        yield from _behind(fronts, lands)
        yield from _beside(fronts, lands)


def _behind(fronts: list[list[Row]], lands: Piles) -> Iterator[Way]:
    """The ways to lay lands in one or two rows behind all else."""
    for front in fronts:
        for rows in (1, 2) if len(lands) > 3 else (1,):
            for scale in LAND_SCALES:
                yield Way(((*front, *(Row((part,), scale) for part in _split(lands, rows))),))


def _beside(fronts: list[list[Row]], lands: Piles) -> Iterator[Way]:
    """The ways to lay lands in a block beside all else."""
    for front in fronts:
        for rows in range(len(front), min(4, len(lands)) + 1):
            for scale in dict.fromkeys((*BESIDE_SCALES, min(1.0, len(front) / rows * 0.96))):
                yield Way((tuple(Row((part,), scale) for part in _split(lands, rows)), tuple(front)))


def best_way(parts: Sequence[Piles], room: Room) -> tuple[Fit, Way]:
    """The way that fits best, and how well."""
    best: tuple[Fit, Way] | None = None
    for way in _ways(*parts):
        fit = how_it_fits(way, room, best[0] if best else None)
        if fit is not None and (best is None or fit > best[0]):
            best = fit, way
    assert best is not None, "there is always a way"
    return best
