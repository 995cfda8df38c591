"""Flash (CR 702.8)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

LYNX = ("Sudden Lynx", "{1}{G}", "Creature — Cat", "Flash", "2/1")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.8a")
def test_a_card_with_flash_can_be_cast_whenever_an_instant_could() -> None:
    table = Table()
    table.hand("B", card(*LYNX), card(*BEAR))
    table.mana("B", "{2}{G}{G}")
    assert [action.label for action in table.actions("B")] == ["Sudden Lynx"]
    table.cast("B", "Sudden Lynx").resolve()
    assert table.zone("B", "hand") == ["Meadow Bear"] and table.all("Sudden Lynx")


@rule("702.8a", "601.3e")
def test_a_card_whose_spell_is_given_flash_as_it_is_cast_is_offered_at_the_end_step() -> None:
    table = Table()
    table.hand("A", card(*BEAR), card("Quiet Verse", "{1}{G}", "Sorcery", "Draw a card."))
    table.mana("A", "{2}{G}{G}")
    table.to_step("end")
    table.mana("A", "{2}{G}{G}")
    assert [action.label for action in table.actions("A")] == []
    table.battlefield("A", card("Swift Banner", "{2}", "Artifact", "Creature spells you cast have flash."))
    assert [action.label for action in table.actions("A")] == ["Meadow Bear"]
    table.cast("A", "Meadow Bear").resolve()
    assert table.all("Meadow Bear") and table.zone("A", "hand") == ["Quiet Verse"]


@rule("702.8b")
def test_several_instances_of_flash_are_as_one() -> None:
    table = Table()
    table.hand("B", card("Twice Lynx", "{1}{G}", "Creature — Cat", "Flash, flash", "2/1"))
    table.mana("B", "{1}{G}")
    assert [(action.kind, action.label) for action in table.actions("B")] == [("cast", "Twice Lynx")]
    table.cast("B", "Twice Lynx").resolve()
    assert table.all("Twice Lynx", who="B")


@rule("702.8a", "in any zone from which it could be played")
def test_flash_works_wherever_the_card_can_be_played_from() -> None:
    table = Table()
    table.battlefield("A", card("Open Graves", "{B}", "Enchantment", "You may cast creature spells from your graveyard."))
    table.graveyard("A", card(*LYNX), card(*BEAR))
    table.to_step("upkeep", "B").mana("A", "{2}{G}{G}")
    assert [action.label for action in table.actions("A")] == ["Sudden Lynx"]
    table.cast("A", "Sudden Lynx").resolve()
    assert table.all("Sudden Lynx", who="A")
