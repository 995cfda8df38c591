"""Amplify (CR 702.38)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BOAR = ("Pack Boar", "{2}{G}", "Creature — Boar", "Amplify 1", "2/2")
SOW = ("Old Sow", "{1}{G}", "Creature — Boar", "", "2/2")


@rule("702.38a")
def test_kin_in_hand_make_it_greater() -> None:
    table = Table()
    (_, one, two) = table.hand("A", card(*BOAR), card(*SOW), card(*SOW))
    table.hand("A", card("Small Rat", "{B}", "Creature — Rat", "", "1/1"))
    table.mana("A", "{2}{G}").answer("A", [one, two])
    table.cast("A", "Pack Boar").resolve()
    assert table.pt(table.find("Pack Boar")) == (4, 4)


@rule("702.38b")
def test_each_instance_of_amplify_works_separately() -> None:
    table = Table()
    table.hand("A", card("Great Pack", "{2}{G}", "Artifact Creature — Equipment Boar", "Amplify 1, amplify 3", "2/2"))
    table.hand("A", card("Spare Blade", "{1}", "Artifact — Equipment", "Equip {1}"))
    one, two = table.hand("A", card(*SOW), card(*SOW))
    table.mana("A", "{2}{G}").answer("A", "*", [one], [one, two])
    table.cast("A", "Great Pack").resolve()
    assert table.counters(table.find("Great Pack"))["+1/+1"] in (1 * 1 + 3 * 2, 3 * 1 + 1 * 2)
    assert [decision.candidates for decision in table.asked if decision.kind == "objects"] == [(one, two)] * 2, "Equipment is no creature type"


@rule("702.38a", "a creature type, not another subtype; in hand; as many as are revealed, or none")
def test_only_creature_types_in_hand_count_and_nobody_has_to_reveal() -> None:
    table = Table()
    boar = card("Clockwork Boar", "{1}", "Artifact Creature — Equipment Boar", "Amplify 2", "1/1")
    table.hand("A", boar)
    (sow,) = table.hand("A", card(*SOW))
    table.hand("A", card("Spare Blade", "{1}", "Artifact — Equipment", "Equip {1}"), card("Old Tool", "{1}", "Artifact Creature — Equipment Rat", "", "1/1"))
    table.graveyard("A", card(*SOW))
    table.mana("A", "{1}").answer("A", [])
    table.cast("A", "Clockwork Boar").resolve()
    [choice] = [decision for decision in table.asked if getattr(decision, "purpose", "") == "reveal"]
    assert choice.candidates == (sow,)
    assert table.pt(table.find("Clockwork Boar")) == (1, 1)
