"""Abilities of the spells that a player casts (CR 601.3e, 611.3)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import Table, card


@rule("611.2")
def test_the_next_spell_has_convoke() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    table.hand("A", *[card("Chime", "{2}", "Sorcery", "You gain 1 life.")] * 2)
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    do(table, "The next spell you cast this turn has convoke.")
    assert len([action for action in table.actions("A") if action.kind == "cast"]) == 2
    table.cast("A", "Chime").resolve()
    assert table.life("A") == 21
    do(table, "Untap all creatures you control.", cost="{0}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("611.2")
def test_the_next_noncreature_spell_has_affinity() -> None:
    table = Table()
    table.battlefield("A", lamp(), lamp())
    do(table, "The next noncreature spell you cast this turn has affinity for artifacts.")
    table.hand("A", card("Chime", "{2}", "Sorcery", "You gain 1 life."), card("Cub", "{2}", "Creature — Bear", "", "2/2"))
    assert [table.game.chars(action.oid).name for action in table.actions("A") if action.kind == "cast"] == ["Chime"]


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
