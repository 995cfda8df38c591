"""Disguise (CR 702.168)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

AGENT = ("Quiet Agent", "{2}{W}", "Creature — Human", "Vigilance\nDisguise {W}", "3/3")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.168a", "702.168b")
def test_a_disguised_creature_has_ward() -> None:
    table = Table()
    table.hand("A", card(*AGENT))
    table.mana("A", "{3}")
    table.cast("A", "Quiet Agent", way="disguise").resolve()
    (oid,) = [oid for oid in table.game.battlefield if table.game.obj(oid).face_down]
    assert table.pt(oid) == (2, 2) and table.has(oid, "ward")
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}")
    table.cast("B", "Angry Spark", targets=[oid]).resolve()
    assert table.game.obj(oid).damage == 0


@rule("702.168d")
def test_it_is_turned_up_for_its_disguise_cost() -> None:
    table = Table()
    (agent,) = table.battlefield("A", card(*AGENT), face_down="disguise")
    table.mana("A", "{W}")
    table.special("A", agent)
    assert table.pt(agent) == (3, 3) and table.has(agent, "vigilance") and not table.has(agent, "ward")
