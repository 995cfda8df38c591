"""Piles never mix permanents that a player could need to tell apart."""

from __future__ import annotations

from typing import Any

import pytest

from gui.models.piles import piles
from tests.gui.fake_match import card, land


def test_alike_lands_pile_up_in_the_order_of_their_first() -> None:
    found = piles([land(100), land(101, "Plains"), land(102), land(103)])
    assert [pile.ids for pile in found] == [(100, 102, 103), (101,)]


@pytest.mark.parametrize(
    "difference",
    [
        {"tapped": True}, {"sick": True}, {"damage": 1}, {"counters": (("+1/+1", 1),)}, {"token": True}, {"power": 3},
        {"notes": ("monstrous",)}, {"attacking": 1}, {"blocking": (120,)}, {"face_down": "morph"}, {"owner": 1},
        {"keywords": ("flying",)}, {"attached_to": 1},
    ],
    ids=lambda difference: next(iter(difference)),
)  # fmt: skip
def test_what_differs_in_anything_lies_apart(difference: dict[str, Any]) -> None:
    other = card(101, **({"controller": 0} | difference))
    assert [pile.ids for pile in piles([card(100), other])] == [(100,), (101,)]


def test_two_alike_creatures_with_damage_lie_apart() -> None:
    assert len(piles([card(100, damage=1), card(101, damage=1)])) == 2


def test_what_is_picked_or_pointed_at_lies_apart() -> None:
    found = piles([land(100), land(101), land(102)], apart={101})
    assert [pile.ids for pile in found] == [(100, 102), (101,)]


def test_an_opened_pile_is_spread() -> None:
    assert len(piles([land(100), land(101), land(110, "Plains"), land(111, "Plains")], spread={101})) == 3


def test_attachments_lie_with_their_host_and_not_by_themselves() -> None:
    host = card(100, attachments=(101, 102))
    blade, charm = (card(oid, "Iron Ladle", attached_to=100) for oid in (101, 102))
    (pile,) = piles([host, blade, charm])
    assert pile.ids == (100,) and [seen.id for seen in pile.attachments] == [101, 102]
