"""Tribute (CR 702.104)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

IDOL = ("Hungry Idol", "{3}", "Artifact Creature — Golem", "Tribute 2\nWhen this creature enters, if tribute wasn't paid, "
        "you gain 4 life.", "2/2")  # fmt: skip


@rule("702.104a", "702.104b")
def test_an_opponent_pays_tribute_or_suffers() -> None:
    table = Table()
    table.hand("A", card(*IDOL), card(*IDOL))
    table.mana("A", "{6}").answer("B", True, False)
    table.cast("A", "Hungry Idol").resolve()
    assert table.life("A") == 20
    table.cast("A", "Hungry Idol").resolve()
    assert table.life("A") == 24
    assert sorted(table.pt(oid) for oid in table.all("Hungry Idol")) == [(2, 2), (4, 4)]
