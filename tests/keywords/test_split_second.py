"""Split second (CR 702.61)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

FLASH = ("Sudden Word", "{U}", "Instant", "Split second\nYou gain 3 life.")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")
ALTAR = ("Grey Altar", "{1}", "Artifact", "{T}: You gain 1 life.\n{T}: Add {C}.")


@rule("702.61a", "702.61b")
def test_nobody_can_respond_but_with_mana_abilities() -> None:
    table = Table()
    table.battlefield("B", card(*ALTAR))
    table.hand("A", card(*FLASH))
    table.hand("B", card(*SPARK))
    table.mana("A", "{U}").mana("B", "{R}")
    assert {action.kind for action in table.actions("B")} == {"activate", "cast"}
    table.cast("A", "Sudden Word")
    assert table.actions("B") == ()
    table.resolve()
    assert table.life("A") == 23 and len(table.actions("B")) == 2


@rule("702.61c")
def test_several_instances_of_split_second_are_as_one() -> None:
    table = Table()
    (altar,) = table.battlefield("B", card(*ALTAR))
    table.hand("A", card("Twice Word", "{U}", "Instant", "Split second, split second\nYou gain 3 life."))
    table.hand("B", card(*SPARK))
    table.mana("A", "{U}").mana("B", "{R}")
    table.cast("A", "Twice Word")
    assert table.actions("B") == ()
    table.tap_for_mana("B", altar)
    assert len(table.pool("B")) == 2
    table.resolve()
    assert table.life("A") == 23 and [action.label for action in table.actions("B")] == ["Angry Spark"]


@rule("702.61a", "cast other spells; lands are none", "702.61b", "triggered abilities resolve as usual")
@pytest.mark.parametrize(("hidden", "played"), [(FOREST, True), (("Free Fox", "{0}", "Creature — Fox", "", "1/1"), False)])
@pytest.mark.parametrize("instances", ["Split second", "Split second, split second"])
@rule("702.61c")
def test_an_effect_may_let_a_land_be_played_but_no_spell_be_cast(hidden: tuple[str, ...], played: bool, instances: str) -> None:
    table = Table()
    table.library("A", card(*hidden))
    text = "Hideaway 1\nWhenever a player casts a spell, you may play the exiled card without paying its mana cost."
    table.hand("A", card("Deep Burrow", "{0}", "Artifact", text), card(*FLASH[:3], f"{instances}\nYou gain 3 life."))
    table.cast("A", "Deep Burrow").resolve()
    name = hidden[0]
    assert len(table.zone("A", "exile")) == 1
    table.mana("A", "{U}").cast("A", "Sudden Word").answer("A", True).resolve(1)
    assert table.stack() == ["Sudden Word"] and (len(table.all(name)), len(table.zone("A", "exile"))) == ((1, 0) if played else (0, 1))
