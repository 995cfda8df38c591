"""Mana spent as though it were of another type."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

EMBER = ("Ember Fox", "{R}", "Creature — Fox", "", "1/1")
LESSON = ("Warm Lesson", "{R}", "Sorcery", "You gain 3 life.")
LENS = ("Odd Lens", "{C}{C}", "Artifact", "")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


@rule("609.4b")
def test_mana_as_though_it_were_of_any_color() -> None:
    table = Table()
    table.battlefield("A", card("Prism Hall", "{2}", "Artifact", "Players may spend mana as though it were mana of any "
                                "color."))
    table.hand("A", card(*EMBER), card(*LENS))
    table.mana("A", "{G}{G}")
    assert _castable(table) == ["Ember Fox"]  # colourless is no colour
    table.cast("A", "Ember Fox").resolve()
    assert len(table.pool("A")) == 1


@rule("609.4b", "106.1b")
def test_mana_of_any_type_for_creature_spells_only() -> None:
    table = Table()
    table.battlefield("A", card("Beast Herald", "{2}", "Creature — Elf", "You can spend mana of any type to cast "
                                "creature spells.", "1/1"))
    table.hand("A", card(*EMBER), card(*LESSON))
    table.mana("A", "{C}")
    assert _castable(table) == ["Ember Fox"]


@rule("609.4b")
def test_one_color_as_though_it_were_another() -> None:
    table = Table()
    table.battlefield("A", card("Dawn Spectacles", "{2}", "Artifact", "You may spend white mana as though it were red "
                                "mana."))
    table.hand("A", card(*EMBER))
    table.mana("A", "{G}")
    assert not _castable(table)
    table.mana("A", "{W}")
    table.cast("A", "Ember Fox").resolve()
    assert table.pool("A") == "G"


@rule("609.4b", "601.3")
def test_a_permitted_card_cast_with_mana_of_any_type() -> None:
    table = Table()
    table.hand("A", card("Brief Loan", "{W}", "Sorcery", "Exile target creature. You may cast that card for as long as "
                         "it remains exiled, and mana of any type can be spent to cast that spell."))
    (fox,) = table.battlefield("B", card(*EMBER))
    table.mana("A", "{W}{C}")
    table.cast("A", "Brief Loan", targets=[fox]).resolve()
    table.cast("A", "Ember Fox").resolve()
    assert table.all("Ember Fox", who="A")


@rule("609.4b", "602.2b")
def test_mana_for_the_abilities_of_certain_permanents() -> None:
    table = Table()
    table.battlefield("A", card("Quiet Cauldron", "{2}", "Artifact", "You may spend mana as though it were mana of any "
                                "color to activate abilities of creatures you control."))
    (imp,) = table.battlefield("A", card("Pit Imp", "{B}", "Creature — Imp", "{B}: ~ gets +1/+0 until end of turn.",
                                         "1/1"))
    table.hand("A", card(*EMBER))
    table.mana("A", "{G}")
    assert not _castable(table)
    table.activate("A", imp).resolve()
    assert table.pt(imp) == (2, 1)


@rule("609.4b")
def test_mana_as_though_of_any_color_for_its_own_abilities() -> None:
    table = Table()
    gem = permanent(table, "{U}: You gain 1 life.\nYou may spend mana as though it were mana of any color to pay the activation costs of "
                           "Test Thing's abilities.", types="Artifact")  # fmt: skip
    table.battlefield("A", card("Other Gem", "{1}", "Artifact", "{U}: You gain 1 life."))
    table.mana("A", "{R}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [gem]
    table.activate("A", gem).resolve()
    assert table.life("A") == 21


@rule("609.4b")
def test_any_mana_for_spells_and_for_abilities_of_some_permanents() -> None:
    table = Table()
    permanent(table, "You may spend mana as though it were mana of any color to cast artifact spells or to activate abilities of creatures you control.", types="Enchantment")
    table.hand("A", card("Red Lamp", "{R}", "Artifact"), card("Red Gift", "{R}", "Instant", "You gain 1 life."))
    (wise,) = table.battlefield("A", card("Wise Cat", "{1}", "Creature — Cat", "{R}: You gain 1 life.", "1/1"))
    (lamp,) = table.battlefield("A", card("Wise Lamp", "{1}", "Artifact", "{R}: You gain 1 life."))
    table.mana("A", "{U}")
    offered = [(action.kind, table.game.chars(action.oid).name) for action in table.actions("A") if action.oid >= 0]
    assert sorted(one for one in offered if one[0] in ("cast", "activate")) == [("activate", "Wise Cat"), ("cast", "Red Lamp")] and wise and lamp
