"""Improvise (CR 702.126)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

PLAN = ("Rough Plan", "{2}{U}", "Sorcery", "Improvise\nYou gain 6 life.")
COG = ("Small Cog", "{1}", "Artifact")


@rule("702.126a")
def test_artifacts_pay_for_generic_mana_only() -> None:
    table = Table()
    cogs = table.battlefield("A", card(*COG), card(*COG), card(*COG))
    table.hand("A", card(*PLAN))
    assert table.actions("A") == ()
    table.mana("A", "{U}")
    table.cast("A", "Rough Plan").resolve()
    assert table.life("A") == 26
    assert [table.game.obj(oid).tapped for oid in cogs].count(True) == 2
