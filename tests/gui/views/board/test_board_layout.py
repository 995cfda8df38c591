"""The places on the boards: nothing leaves its area, cards are as large as they can be."""

from __future__ import annotations

import itertools
import math

import pytest

from gui.models.piles import Pile
from gui.theme import CARD_RATIO
from gui.views.board.board_areas import Area, board_areas
from gui.views.board.board_layout import TILT, TILTED, Placed, place_board, side_by_side
from gui.views.board.board_ways import LARGEST, NAMED, SMALLEST
from tests.gui.fake_match import card, land

AREA = Area(200, 100, 800, 300)


def creatures(count: int, **more: object) -> list[Pile]:
    return [Pile((card(100 + at, **more),)) for at in range(count)]  # type: ignore[arg-type]


def lands(count: int) -> list[Pile]:
    return [Pile((land(300 + at),)) for at in range(count)]


def inside(place: Placed, area: Area) -> bool:
    wide, high = place.width, place.width * CARD_RATIO
    left, top = place.x - wide / 2, place.y - high / 2
    return left >= area.x - 1 and top >= area.y - 1 and left + wide <= area.x + area.w + 1 and top + high <= area.bottom + 1


@pytest.mark.parametrize("count", [0, 1, 5, 12, 40])
@pytest.mark.parametrize("far", [False, True])
def test_everything_stays_inside_its_area(count: int, far: bool) -> None:
    placed = place_board(creatures(count, tapped=True), lands(count), [], AREA, far=far)
    assert len(placed) == 2 * count and all(inside(place, AREA) for place in placed)


def test_cards_shrink_as_they_become_more() -> None:
    widths = [max(place.width for place in place_board(creatures(count), [], [], AREA)) for count in (1, 8, 14, 60)]
    assert widths == sorted(widths, reverse=True) and widths[-1] >= SMALLEST and widths[0] <= LARGEST


def test_a_crowd_stands_in_several_rows() -> None:
    assert len({place.y for place in place_board(creatures(90), [], [], AREA)}) > 1


def test_creatures_stand_towards_the_middle_of_the_table() -> None:
    near = place_board(creatures(8), lands(8), [], AREA)
    far = place_board(creatures(8), lands(8), [], AREA, far=True)
    assert near[0].ids == (100,) and near[0].y < near[-1].y
    assert far[0].ids == (300,) and far[0].y < far[-1].y


@pytest.mark.parametrize("far", [False, True])
def test_few_cards_lie_side_by_side_as_large_as_there_is_room(far: bool) -> None:
    land_there, creature = place_board(creatures(1), lands(1), [], AREA, far=far)
    assert (land_there.ids, creature.ids) == ((300,), (100,)) and land_there.x < creature.x
    assert creature.width == LARGEST and creature.y == land_there.y
    capped = place_board(creatures(1), lands(1), [], AREA, far=far, largest=90)
    assert max(place.width for place in capped) == 90, "never larger than a card in hand"


def test_lands_stand_in_columns_before_creatures_shrink() -> None:
    placed = place_board(creatures(2), lands(8), [], Area(0, 0, 900, 260))
    there = [place for place in placed if place.ids[0] >= 300]
    assert len({place.y for place in there}) > 1, "columns of lands"
    assert min(place.width for place in placed if place.ids[0] < 300) > 1.4 * max(place.width for place in there)
    assert min(place.width for place in there) >= NAMED


@pytest.mark.parametrize("count", range(1, 9))
def test_names_can_be_read_on_a_board_of_two(count: int) -> None:
    """As in a window of 1280x720: as many creatures as lands."""
    board = Area(0, 0, 880, 226)
    placed = place_board(creatures(count), lands(count), [], board, corner=(150, 80))
    assert all(inside(place, board) for place in placed) and min(place.width for place in placed) >= NAMED


def leaning(place: Placed) -> float:
    """How far a card reaches from its middle to either side."""
    angle = math.radians(TILT if place.tapped else 0.0)
    return place.width / 2 * (math.cos(angle) + CARD_RATIO * math.sin(angle))


@pytest.mark.parametrize("count", [3, 7, 12, 20])
def test_a_tapped_card_leans_and_covers_no_other_of_its_row(count: int) -> None:
    there = [Pile((card(100 + at, tapped=at % 2 == 0),)) for at in range(count)]
    placed = place_board(there, [], [], AREA)
    assert {place.width for place in placed if place.tapped} == {round(placed[1].width * TILTED)}
    for row in {place.y for place in placed}:
        beside = sorted((place for place in placed if place.y == row), key=lambda place: place.x)
        for left, right in itertools.pairwise(beside):
            assert right.x - left.x >= leaning(left) + leaning(right) - 2.5


def test_a_tap_moves_no_other_card() -> None:
    def lying(tapped: bool) -> list[tuple[float, float]]:
        there = [Pile((card(100 + at, tapped=tapped),)) for at in range(5)]
        return [(place.x, place.y) for place in place_board(there, lands(5), [], AREA)]

    assert lying(True) == lying(False)


def test_a_row_by_the_corner_leaves_it_free() -> None:
    """Where the player's plate lies. The rows in the middle of the table have the whole width."""
    board = Area(0, 0, 960, 226)
    placed = place_board(creatures(11), lands(10), [], board, corner=(150, 90))
    taken = [place for place in placed if place.x - place.width / 2 < 150 and place.y + place.width * 0.7 > board.h - 90]
    assert not taken and min(place.x - place.width / 2 for place in placed) < 150
    across = place_board(creatures(11), lands(10), [], board, corner=(150, 90), far=True)
    assert not [place for place in across if place.x - place.width / 2 < 150 and place.y - place.width * 0.7 < 90]


def test_no_title_of_an_attachment_is_hidden() -> None:
    host = Pile((card(100),), tuple(card(oid) for oid in (101, 102, 103)))
    *attached, carrier = place_board([host], [], [], Area(0, 0, 300, 220))
    for lower, upper in itertools.pairwise([carrier, *attached]):
        assert lower.y - upper.y >= 0.046 * carrier.width + 0.112 * carrier.width


def test_cards_of_a_row_do_not_overlap_while_there_is_room() -> None:
    placed = place_board(creatures(6), [], [], AREA)
    for left, right in itertools.pairwise(placed):
        assert right.x - left.x >= left.width


def test_attachments_peep_out_above_their_host() -> None:
    host = Pile((card(100),), tuple(card(oid) for oid in (101, 102)))
    first, second, carrier = place_board([host], [], [], AREA)
    assert carrier.ids == (100,) and carrier.y > first.y > second.y and carrier.z > first.z > second.z


def test_where_not_all_names_can_be_read_those_of_creatures_can() -> None:
    board, corner = Area(0, 0, 530, 318), (150.0, 78.0)
    placed = place_board(creatures(4), lands(6), [], board, far=True, corner=corner)
    assert all(place.width >= NAMED for place in placed if place.ids[0] < 300)
    assert all(place.width < NAMED for place in placed if place.ids[0] >= 300)
    assert min(place.width for place in placed) >= 0.55 * max(place.width for place in placed), "lands are seen, too"
    tight = place_board(creatures(3), lands(9), [], Area(0, 0, 300, 120), far=True)
    assert min(place.width for place in tight) >= 0.55 * max(place.width for place in tight)
    roomy = place_board(creatures(4), lands(6), [], Area(0, 0, 900, 318), far=True, corner=corner)
    assert all(place.width >= NAMED for place in roomy)


def test_a_pile_has_one_place() -> None:
    (place,) = place_board([], [Pile(tuple(land(oid) for oid in range(100, 150)))], [], AREA)
    assert len(place.ids) == 50


@pytest.mark.parametrize("seats", range(2, 9))
def test_boards_fill_the_table_with_the_viewer_below(seats: int) -> None:
    areas = board_areas(list(range(seats)), 1, 1200, 800)
    assert sum(area.w * area.h for area in areas.values()) == pytest.approx(1200 * 800)
    assert areas[1].bottom == pytest.approx(800) and areas[1].w == 1200
    assert all(areas[seat].bottom <= areas[1].y + 1 for seat in areas if seat != 1)


@pytest.mark.parametrize("seats,rows", [(5, [4]), (6, [2, 3]), (7, [3, 3]), (8, [3, 4])])
def test_the_boards_across_the_table_lie_in_even_rows(seats: int, rows: list[int]) -> None:
    areas = board_areas(list(range(seats)), 0, 1200, 800)
    tops = [area.y for seat, area in areas.items() if seat]
    assert sorted(tops.count(top) for top in set(tops)) == rows


def test_a_zoomed_board_gets_more_room() -> None:
    before, after = (board_areas([0, 1, 2, 3], 0, 1200, 800, zoomed=zoomed) for zoomed in (-1, 2))
    assert after[2].w * after[2].h > 1.5 * before[2].w * before[2].h


@pytest.mark.parametrize("zoomed", range(8))
def test_with_eight_seats_a_zoomed_board_is_higher_too(zoomed: int) -> None:
    before, after = (board_areas(list(range(8)), 0, 1200, 600, zoomed=seat) for seat in (-1, zoomed))
    assert after[zoomed].h > 1.25 * before[zoomed].h
    assert sum(area.w * area.h for area in after.values()) == pytest.approx(1200 * 600)
    assert all(place_board(creatures(2), lands(3), [], area, far=True) for area in after.values()), "all have a place"


def test_who_has_left_gives_room_to_those_who_play() -> None:
    before, after = (board_areas(list(range(8)), 0, 1200, 600, bare=bare) for bare in ((), (2, 5, 6, 7)))
    assert after[1].w > 1.1 * before[1].w > after[2].w * 1.1
    assert after[1].h > 1.2 * before[1].h > after[5].h * 1.2, "a row of empty boards is low"
    assert sum(area.w * area.h for area in after.values()) == pytest.approx(1200 * 600)
    assert board_areas([0, 1, 2], 0, 1200, 600, bare=(0,))[1].h > board_areas([0, 1, 2], 0, 1200, 600)[1].h


@pytest.mark.parametrize("seats,size,least", [(4, (1022, 465), 44), (4, (1580, 720), 70), (8, (1580, 720), 40)])
def test_the_others_creatures_lie_side_by_side_and_can_be_told_apart(
    seats: int, size: tuple[int, int], least: int
) -> None:
    """Eight of them, two tapped, and four lands. On boards as they are in windows of 1280x760 and 1920x1080."""
    areas = board_areas(list(range(seats)), 0, *size)
    there = [Pile((card(100 + at, tapped=at % 4 == 0),)) for at in range(8)]
    for seat in range(1, seats):
        area = areas[seat]
        board = Area(area.x + 14, area.y + 6 + 44 + 8, area.w - 28, area.h - 12 - 44 - 16)  # below the player's strip
        placed = place_board(there, lands(4), [], board, far=True)
        assert all(inside(place, board) for place in placed)
        for row in {place.y for place in placed}:
            beside = sorted((place.x, float(place.width)) for place in placed if place.y == row)
            assert all(right - left >= (wide + width) / 2 for (left, wide), (right, width) in itertools.pairwise(beside))
        assert min(place.width for place in placed if place.ids[0] < 300 and not place.tapped) >= least


@pytest.mark.parametrize("high", [-20.0, 0.0, 12.0])
@pytest.mark.parametrize("many", [0, 1, 8])
def test_without_any_height_everything_still_has_a_place(high: float, many: int) -> None:
    """As a window that is only being laid out."""
    assert len(place_board(creatures(many), lands(many), [], Area(0, 0, 100, high))) == 2 * many


def test_where_cards_must_overlap_their_right_ends_stay_in_sight() -> None:
    """That is where the numbers are; lands lie below all, and some of each can be seen."""
    crowded = Area(0, 0, 230, 84)
    placed = place_board(creatures(8), lands(4), [], crowded, far=True)
    front = [place for place in placed if place.ids[0] < 300]
    back = [place for place in placed if place.ids[0] >= 300]
    assert [place.z for place in front] == sorted((place.z for place in front), reverse=True)
    shown = [right.x + right.width / 2 - left.x - left.width / 2 for left, right in itertools.pairwise(front)]
    assert min(shown) >= 0.69 * front[0].width - 2, "as wide as the numbers"
    assert max(place.z for place in back) < min(place.z for place in front)
    above = front[0].y - front[0].width * CARD_RATIO / 2
    assert all(above - (place.y - place.width * CARD_RATIO / 2) >= place.width * CARD_RATIO / 2 for place in back)


def pile_of(count: int, first: int = 100, **more: object) -> Pile:
    return Pile(tuple(land(first + at, **more) for at in range(count)))  # type: ignore[arg-type]


def test_equal_permanents_lie_side_by_side_while_there_is_room() -> None:
    area = Area(0, 0, 800, 260)
    creatures, lands, others = side_by_side([], [pile_of(3)], [], area)
    assert [len(pile.members) for pile in lands] == [1, 1, 1] and not creatures and not others
    placed = sorted(place_board(creatures, lands, others, area), key=lambda place: place.x)
    assert all(right.x - left.x >= left.width for left, right in itertools.pairwise(placed)), "none lies on another"


def test_they_pile_where_they_would_become_small() -> None:
    area = Area(0, 0, 500, 200)
    _, lands, _ = side_by_side([], [pile_of(14)], [], area)
    assert [len(pile.members) for pile in lands] == [14]


def test_small_piles_are_opened_before_large_ones() -> None:
    area = Area(0, 0, 430, 210)
    _, lands, _ = side_by_side([], [pile_of(12), pile_of(2, 300, name="Island")], [], area)
    assert [len(pile.members) for pile in lands] == [12, 1, 1]
