"""Abilities of the spells that a player casts (CR 601.3e, 611.3)."""

from __future__ import annotations

from tests.rulebook import rule
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


@rule("601.3e", "702.51a")
def test_the_first_spell_from_another_zone() -> None:
    """Only that one has the ability: not one from the hand, and not a second one."""
    table = Table()
    table.battlefield("A", *[card("Plain Bear", "{1}", "Creature — Bear", "", "2/2")] * 4)
    table.battlefield("A", card("Old Well", "{2}", "Artifact", "The first spell you cast from anywhere other than your hand each turn has "
                                "convoke.\nYou may cast sorcery spells from your graveyard."))  # fmt: skip
    chime = card("Chime", "{2}", "Sorcery", "You gain 1 life.")
    table.hand("A", chime)
    table.graveyard("A", chime, chime)
    can = [action.oid for action in table.actions("A") if action.kind == "cast"]
    assert len(can) == 2 and all(table.game.obj(oid).zone == "graveyard" for oid in can)
    table.cast("A", can[0]).resolve()
    assert table.life("A") == 21
    assert not [action for action in table.actions("A") if action.kind == "cast"]
