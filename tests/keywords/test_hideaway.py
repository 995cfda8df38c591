"""Hideaway (CR 702.75)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

CAVE = ("Deep Cave", "{2}", "Artifact", "Hideaway 3")
GEM = ("Bright Gem", "{0}", "Artifact")


@rule("702.75a")
def test_one_card_is_exiled_face_down_and_the_rest_goes_to_the_bottom() -> None:
    table = Table()
    table.library("A", card(*GEM), card("Blue Gem", "{0}", "Artifact"), card("Red Gem", "{0}", "Artifact"))
    table.hand("A", card(*CAVE))
    table.mana("A", "{2}").answer("A", [table.find("Blue Gem", "library")])
    table.cast("A", "Deep Cave").resolve()
    (hidden,) = table.game.zone("exile")
    assert table.game.obj(hidden).face_down and table.game.obj(hidden).marks["exiled with"] == table.find("Deep Cave")
    assert sorted(table.zone("A", "library")[-2:]) == ["Bright Gem", "Red Gem"]
