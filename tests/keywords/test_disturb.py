"""Disturb (CR 702.146)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

GUARD = ("Bell Guard", "{1}{W}", "Creature — Human", "Disturb {2}{W}", "2/2")


@rule("702.146a")
def test_a_card_is_cast_transformed_from_the_graveyard() -> None:
    table = Table()
    ghost = data("Bell Ghost", "", "Creature — Spirit", "Flying", "1/1", color_indicator=("W",))
    table.graveyard("A", card(*GUARD, back=ghost))
    table.mana("A", "{2}{W}")
    table.cast("A", "Bell Guard", way="disturb")
    assert table.stack() == ["Bell Ghost"]
    table.resolve()
    (oid,) = table.all("Bell Ghost")
    assert table.has(oid, "flying") and table.pt(oid) == (1, 1)


@rule("702.146b")
def test_it_enters_with_its_back_face_up() -> None:
    table = Table()
    ghost = data("Bell Ghost", "", "Creature — Spirit", "Flying\nWhen this creature enters, you gain 1 life.", "1/1", color_indicator=("W",))
    guard = card("Bell Guard", "{1}{W}", "Creature — Human", "When this creature enters, you gain 10 life.\nDisturb {2}{W}", "2/2", back=ghost)
    table.graveyard("A", guard)
    table.hand("A", guard)
    table.mana("A", "{2}{W}{1}{W}")
    table.cast("A", "Bell Guard", way="disturb").resolve()
    (oid,) = table.all("Bell Ghost")
    assert table.game.obj(oid).face == 1 and table.life("A") == 21, "it enters so; it is not turned over later"
    table.cast("A", "Bell Guard", way="").resolve()
    assert table.game.obj(table.find("Bell Guard")).face == 0 and table.life("A") == 31
