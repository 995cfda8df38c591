"""Spells and lands of certain names that nobody can cast or play for a while (CR 101.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card, data


@rule("712.12", "201.4")
def test_the_face_that_would_be_up_has_the_name() -> None:
    table = Table()
    two_faced = card("Peak", "", "Land", layout="modal_dfc", back=data("Vale", "", "Land"))
    (oid,) = table.hand("A", two_faced)
    table.answer("A", "Vale")
    do(table, "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.")
    assert [action.label for action in table.actions("A") if action.oid == oid] == ["Peak"]
