"""Type lines (CR 205): subtypes that are set, supertypes that the rules ask for."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
QUEEN = ("Old Queen", "{1}{G}", "Legendary Creature — Bear", "", "2/2")


def offered(table: Table, who: str = "A") -> list[str]:
    return [action.label for action in table.actions(who) if action.kind == "cast"]


@rule("205.4e")
@pytest.mark.parametrize("types", ["Legendary Sorcery", "Legendary Instant"])
def test_a_legendary_spell_needs_a_legendary_creature_or_planeswalker_of_its_player(types: str) -> None:
    table = Table()
    table.hand("A", card("Grand Tale", "{W}", types, "You gain 3 life."))
    table.mana("A", "{W}")
    table.battlefield("A", card(*BEAR), card("Old Crown", "{1}", "Legendary Artifact", ""))
    table.battlefield("B", card(*QUEEN))
    assert offered(table) == [], "not an artifact, not somebody else's creature"
    table.battlefield("A", card(*QUEEN))
    assert offered(table) == ["Grand Tale"]
    table.cast("A", "Grand Tale").resolve()
    assert table.life("A") == 23


@rule("205.4e")
def test_a_legendary_planeswalker_will_do_and_other_legendary_spells_need_none() -> None:
    table = Table()
    table.hand("A", card("Grand Tale", "{W}", "Legendary Sorcery", "You gain 3 life."), card(*QUEEN))
    table.mana("A", "{W}{1}{G}")
    assert offered(table) == ["Old Queen"]
    table.battlefield("A", card("Old Sage", "{2}", "Legendary Planeswalker — Sage", "+1: You gain 1 life.", loyalty="3"))
    assert offered(table) == ["Grand Tale", "Old Queen"]


@rule("205.4e")
def test_an_effect_that_says_cast_it_does_not_do_without_the_legend() -> None:
    table = Table()
    table.hand("A", card("Grand Tale", "{W}", "Legendary Sorcery", "You gain 3 life."))
    free = "You may cast a sorcery spell from your hand without paying its mana cost."
    table.hand("A", card("Free Tale", "{U}", "Instant", free))
    table.mana("A", "{U}").answer("A", True).cast("A", "Free Tale").resolve()
    assert table.life("A") == 20 and table.zone("A", "hand").count("Grand Tale") == 1


@rule("205.1a", "the new subtypes replace those of the appropriate set, and no others")
@pytest.mark.parametrize(("words", "subtypes"), [
    ("Target creature becomes a Golem with base power and toughness 2/2", {"Equipment", "Golem"}),
    ("Target creature becomes a Golem", {"Equipment", "Golem"}),
    ("Target creature becomes a Golem in addition to its other types", {"Equipment", "Ox", "Golem"}),
])  # fmt: skip
def test_another_creature_type_leaves_the_artifact_types(words: str, subtypes: set[str]) -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Odd Ox", "{1}", "Artifact Creature — Equipment Ox", "", "1/4"))
    do(table, f"{words} until end of turn.", [ox])
    assert set(table.game.chars(ox).subtypes) == subtypes and table.game.chars(ox).types == ("artifact", "creature")
