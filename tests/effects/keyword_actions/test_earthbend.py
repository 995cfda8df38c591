"""Earthbend (a keyword action of later editions, CR 701.66 of 2026)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

LATER = "2026-01-16"


@rule("701.66a", edition=LATER)
def test_earthbend() -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    do(table, "Earthbend 3.", targets=[land])
    assert table.pt(land) == (3, 3)
    assert set(table.game.chars(land).types) == {"land", "creature"}
    assert table.has(land, "haste")
    do(table, "Destroy target creature.", targets=[land])
    again = table.find("Grove")
    assert table.game.obj(again).tapped
    assert "creature" not in table.game.chars(again).types


@rule("701.66a", "that card, if it is still there", edition=LATER)
@pytest.mark.parametrize("taken", [False, True])
def test_what_has_left_the_graveyard_meanwhile_does_not_come_back(taken: bool) -> None:
    table = Table()
    (land,) = table.battlefield("A", card("Grove", "", "Land", "{T}: Add {G}."))
    do(table, "Earthbend 1.", targets=[land])
    table.hand("A", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.hand("B", card("Quick Theft", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("A", "Quick End", [land]).resolve(1)
    assert len(table.stack()) == 1 and table.zone("A", "graveyard") == ["Test Rite", "Grove", "Quick End"]
    if taken:
        table.cast("B", "Quick Theft", list(table.all("Grove", "graveyard")))
    table.resolve()
    assert bool(table.all("Grove")) is not taken and bool(table.all("Grove", "exile")) is taken
