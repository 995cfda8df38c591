"""Improvise (CR 702.126)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

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


@rule("702.126c", "702.126a", "an untapped artifact you control, for each generic mana")
def test_several_instances_of_improvise_are_as_one() -> None:
    table = Table()
    table.battlefield("A", card(*COG), card("Idle Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Tired Cog", "{1}", "Artifact"), tapped=True)
    table.battlefield("B", card("Their Cog", "{1}", "Artifact"))
    table.hand("A", card("Twice Plan", "{2}{U}", "Sorcery", "Improvise, improvise\nYou gain 6 life."))
    table.mana("A", "{U}")
    assert table.actions("A") == (), "each artifact pays for {1}"
    table.mana("A", "{1}")
    table.cast("A", "Twice Plan").resolve()
    assert table.life("A") == 26
    assert table.game.obj(table.find("Small Cog")).tapped


@rule("702.126b", "after the total cost is determined", "no additional or alternative cost")
def test_improvise_pays_for_what_other_effects_add_or_leave_of_the_total_cost() -> None:
    table = Table()
    cogs = table.battlefield("A", *[card(*COG)] * 3)
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.hand("A", card("Old Plan", "{9}{U}", "Sorcery", "Improvise\nKicker {1}\nFlashback {3}{U}\nYou gain 6 life. If this spell was kicked, you gain 100 life."))
    (plan,) = table.graveyard("A", card("Old Plan", "{9}{U}", "Sorcery", "Improvise\nFlashback {2}{U}\nYou gain 6 life."))
    table.mana("A", "{U}")
    table.cast("A", plan, way="flashback").resolve()  # an alternative cost, {1} more, and improvise for all of it
    assert table.life("A") == 26 and all(table.game.obj(oid).tapped for oid in cogs)
