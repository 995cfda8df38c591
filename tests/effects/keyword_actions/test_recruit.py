"""Recruit (a keyword action of later editions)."""

from __future__ import annotations

import pytest

from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@pytest.mark.parametrize(("thrown", "soldiers"), [("Meadow Bear", 1), ("Forest", 0)])
def test_recruit_creates_a_soldier_for_a_nonland_card(thrown: str, soldiers: int) -> None:
    table = Table()
    table.hand("A", card(*BEAR), card("Call to Arms", "{W}", "Sorcery", "Recruit."))
    table.mana("A", "{W}")
    table.answer("A", lambda decision: [oid for oid in decision.candidates if table.game.chars(oid).name == thrown])
    table.cast("A", "Call to Arms").resolve()
    made = [oid for oid in table.game.permanents() if table.game.obj(oid).token]
    assert len(made) == soldiers and thrown in table.zone("A", "graveyard")
    assert all(table.pt(oid) == (1, 1) and table.game.chars(oid).subtypes == ("Human", "Soldier") for oid in made)
