"""Modular (CR 702.43)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

RIG = ("Small Rig", "{2}", "Artifact Creature — Construct", "Modular 2", "0/0")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")


@rule("702.43a")
def test_its_counters_pass_on_as_it_dies() -> None:
    table = Table()
    table.hand("A", card(*RIG))
    table.mana("A", "{2}")
    table.cast("A", "Small Rig").resolve()
    (rig,) = table.all("Small Rig")
    assert table.pt(rig) == (2, 2)
    (other,) = table.battlefield("A", card("Plain Golem", "{2}", "Artifact Creature — Golem", "", "1/1"))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}").answer("A", True)
    table.cast("B", "Angry Spark", targets=[rig])
    table.targets = None
    table.resolve()
    assert table.pt(other) == (3, 3)


@rule("702.43b")
def test_each_instance_of_modular_works_separately() -> None:
    table = Table()
    table.hand("A", card("Double Rig", "{2}", "Artifact Creature — Construct", "Modular 1, modular 2", "0/0"))
    table.mana("A", "{2}")
    table.cast("A", "Double Rig").resolve()
    (rig,) = table.all("Double Rig")
    assert table.counters(rig) == {"+1/+1": 3}
    (other,) = table.battlefield("A", card("Plain Golem", "{2}", "Artifact Creature — Golem", "", "1/1"))
    table.hand("B", card(*SPARK))
    table.mana("B", "{R}").answer("A", "*", True, False)
    table.cast("B", "Angry Spark", targets=[rig])
    table.targets = None
    table.resolve(1)
    assert table.stack() == ["Double Rig trigger (A)"] * 2
    table.resolve()
    assert table.counters(other) == {"+1/+1": 3}  # one of the two was declined


@rule("702.44c", "702.43a")
def test_modular_sunburst_counts_the_colors_of_mana_on_any_kind_of_spell() -> None:
    table = Table()
    rig = card("Bright Rig", "{4}", "Artifact Creature — Construct", "Modular—Sunburst", "0/0")
    relic = card("Bright Relic", "{4}", "Artifact", "Modular—Sunburst")
    table.hand("A", rig, relic)
    table.mana("A", "{W}{U}{R}{1}{W}{G}{2}")
    (other,) = table.battlefield("A", card("Plain Golem", "{2}", "Artifact Creature — Golem", "", "1/1"))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Bright Rig").resolve()
    assert set(table.counters(table.find("Bright Rig"))) == {"+1/+1"}
    number = table.counters(table.find("Bright Rig"))["+1/+1"]
    table.mana("A", "{G}{W}{2}")
    table.cast("A", "Bright Relic").resolve()
    assert set(table.counters(table.find("Bright Relic"))) == {"+1/+1"}, "no charge counters, though it is no creature"
    table.hand("B", card("Hard Doom", "{0}", "Instant", "Destroy target permanent."))
    table.cast("B", "Hard Doom", [table.find("Bright Rig")])
    table.targets = [other]
    table.resolve()
    assert table.counters(other) == {"+1/+1": number}
