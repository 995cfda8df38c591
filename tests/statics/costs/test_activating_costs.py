"""Abilities that cost more or less by who activates them, and at what (CR 601.2f, 602.2b)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, permanent
from tests.support.boards.table import Table, card

POKER = card("Long Poker", "{1}", "Artifact", "{1}: Target creature gets +1/+0 until end of turn.")
BELL = card("Small Bell", "{1}", "Artifact", "{2}: You gain 1 life.\n{T}: Add {C}.")


def offered(table: Table, who: str = "A") -> list[int]:
    return sorted({action.oid for action in table.actions(who) if action.kind == "activate"})


@rule("601.2f", "602.2b", "118.7")
def test_abilities_at_something_cost_an_opponent_more() -> None:
    table = Table(3)
    permanent(table, "Abilities your opponents activate that target a Golem you control cost {2} more to activate.")
    (guard,) = table.battlefield("A", card("Tin Guard", "{1}", "Artifact Creature — Golem", "", "1/1"))
    (other,) = table.battlefield("C", bear())
    (mine, theirs) = (table.battlefield(who, POKER)[0] for who in "AB")
    table.mana("A", "{1}").activate("A", mine, [guard]).resolve()
    assert table.pt(guard) == (2, 1)
    table.mana("B", "{3}").activate("B", theirs, [guard]).resolve()
    assert table.pool("B") == "" and table.pt(guard) == (3, 1)
    table.mana("B", "{1}").activate("B", theirs, [other]).resolve()
    assert table.pt(other) == (3, 2)


@rule("601.2f", "602.2b")
def test_the_first_ability_of_an_artifact_costs_less_each_turn() -> None:
    table = Table()
    permanent(table, "The first activated ability of an artifact you activate each turn costs {2} less to activate.", types="Enchantment")
    (bell,) = table.battlefield("A", BELL)
    (golem,) = table.battlefield("A", card("Wise Bear", "{1}", "Creature — Bear", "{3}: You gain 5 life.", "2/2"))
    table.mana("A", "{3}").activate("A", golem).resolve()  # of no artifact
    assert offered(table) == [bell]
    table.activate("A", bell).resolve()
    assert table.life("A") == 26 and offered(table) == []
    table.next_turn("A").tap_for_mana("A", bell)  # a mana ability is an activated ability too
    assert offered(table) == []


@rule("601.2f", "602.2b")
def test_the_first_ability_at_a_creature_of_ones_own_costs_less_during_ones_turn() -> None:
    table = Table()
    permanent(table, "The first activated ability you activate during your turn that targets a creature you control costs {2} less to activate.",
              types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", bear())
    (poker,) = table.battlefield("A", card("Long Poker", "{1}", "Artifact", "{3}: Target creature gets +1/+0 until end of turn."))
    table.mana("A", "{3}").activate("A", poker, [theirs]).resolve()
    table.mana("A", "{1}").activate("A", poker, [mine]).resolve()
    assert table.pool("A") == "" and table.pt(mine) == (3, 2)
    table.mana("A", "{1}")
    assert offered(table) == []  # it is the second one
    table.next_turn("B").mana("A", "{1}")
    assert offered(table) == []
    table.next_turn("A").mana("A", "{1}")
    assert offered(table) == [poker]


@rule("601.2f", "602.2b", "702.6a")
def test_its_own_equip_ability_costs_less_at_some_creatures() -> None:
    table = Table()
    (blade,) = table.battlefield("A", card("Odd Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nOdd Blade's equip ability costs {2} less to activate "
                                           "if it targets a colorless creature.\nEquip {3}"))  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    table.mana("A", "{1}")
    assert offered(table) == []
    (golem,) = table.battlefield("A", card("Tin Golem", "{1}", "Artifact Creature — Golem", "", "1/1"))
    table.activate("A", blade, [golem]).resolve()
    assert table.pt(golem) == (2, 1) and table.pool("A") == ""
    table.mana("A", "{3}").activate("A", blade, [mine]).resolve()
    assert table.pt(mine) == (3, 2) and table.pool("A") == ""


@rule("601.2f", "707.9a")
def test_equip_abilities_of_a_copy_cost_less() -> None:
    table = Table()
    (blade,) = table.battlefield("A", card("Odd Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {3}"))
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card("Odd Rite", "{0}", "Sorcery", "Create a token that's a copy of target Equipment you control, except it has \"This Equipment's equip abilities cost "
                         "{2} less to activate.\""))  # fmt: skip
    table.cast("A", "Odd Rite", [blade]).resolve()
    (copy,) = [oid for oid in table.all("Odd Blade") if oid != blade]
    table.mana("A", "{1}")
    assert offered(table) == [copy]
    table.activate("A", copy, [mine]).resolve()
    assert table.pt(mine) == (3, 2)
