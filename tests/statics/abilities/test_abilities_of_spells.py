"""Abilities of the spells that a player casts (CR 601.3e, 611.3)."""

from __future__ import annotations

from tests.support.boards.table import Table, card


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_spells_of_a_mana_value_cost_less_and_have_abilities() -> None:
    table = Table()
    table.battlefield("A", creature("Spells you cast with mana value 6 or greater cost {2} less to cast."),
                      creature("Spells you cast with mana value 6 or greater have lifelink.", name="Giver"))  # fmt: skip
    table.hand("A", card("Great Fire", "{5}{R}", "Sorcery", "Great Fire deals 3 damage to target player."),
               card("Small Fire", "{1}{R}", "Sorcery", "Small Fire deals 3 damage to target player."))  # fmt: skip
    table.mana("A", "{3}{R}")
    table.cast("A", "Great Fire", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (23, 17)
    table.mana("A", "{R}")
    assert not table.actions("A") or all(action.kind != "cast" for action in table.actions("A"))
    table.mana("A", "{1}")
    table.cast("A", "Small Fire", targets=[1]).resolve()
    assert (table.life("A"), table.life("B")) == (23, 14)
