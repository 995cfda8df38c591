"""What is paid rather than the cost of a keyword (CR 118.9, 602.2b): equip, cycling, crew, echo."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
HAMMER = ("Stone Hammer", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {3}")
SMITH = (
    "Old Smith", "{2}", "Artifact",
    "You may pay {0} rather than pay the equip cost of the first equip ability you activate each turn.",
)  # fmt: skip


def equips(table: Table, who: str, hammer: int) -> bool:
    """Whether an equip ability can be activated."""
    return any(action.kind == "activate" and action.oid == hammer for action in table.actions(who))


@rule("118.9", "118.9a", "602.2b")
def test_the_first_equip_ability_of_a_turn_may_cost_nothing() -> None:
    table = Table()
    (bear, cub) = table.battlefield("A", card(*BEAR), card(*BEAR))
    (hammer, mallet) = table.battlefield("A", card(*HAMMER), card(*HAMMER))
    (other_hammer,) = table.battlefield("B", card(*HAMMER))
    table.battlefield("B", card(*BEAR))
    assert not equips(table, "A", hammer)
    table.battlefield("A", card(*SMITH))
    assert equips(table, "A", hammer) and equips(table, "A", mallet)
    assert not equips(table, "B", other_hammer)
    table.activate("A", hammer, [bear]).resolve()
    assert table.pt(bear) == (3, 2)
    assert not equips(table, "A", mallet)  # it would be the second, whatever it belongs to
    table.mana("A", "{3}").activate("A", mallet, [cub]).resolve()
    assert table.pt(cub) == (3, 2) and table.pool("A") == ""
    table.next_turn("A")
    assert equips(table, "A", hammer)


@rule("118.9", "118.9a")
def test_which_cost_is_paid_is_chosen_where_both_could_be() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (hammer,) = table.battlefield("A", card(*HAMMER))
    table.battlefield("A", card(*SMITH))
    table.mana("A", "{3}").answer("A", 0).activate("A", hammer, [bear]).resolve()
    assert table.pool("A") == "" and table.pt(bear) == (3, 2)  # the equip cost was paid, as was chosen


@rule("118.9")
def test_what_is_sacrificed_to_equip_stays_where_another_cost_is_paid() -> None:
    table = Table()
    (bear, cub) = table.battlefield("A", card(*BEAR), card(*BEAR))
    hauberk = card("Grim Hauberk", "{1}", "Artifact — Equipment", "Equipped creature gets +4/+2.\n"
                   "Equip—Sacrifice a creature.")  # fmt: skip
    (armor,) = table.battlefield("A", hauberk)
    table.battlefield("A", card(*SMITH))
    table.answer("A", 1).activate("A", armor, [bear]).resolve()
    assert table.pt(bear) == (6, 4) and cub in table.game.battlefield


@rule("118.9")
def test_on_ones_own_turns_only() -> None:
    smith = card(
        "Patient Smith", "{2}", "Artifact",
        "You may activate equip abilities any time you could cast an instant.\n"
        "You may pay {0} rather than pay the equip cost of the first equip ability you activate during each of your "
        "turns.",
    )  # fmt: skip
    table = Table()
    table.battlefield("A", card(*BEAR), smith)
    (hammer,) = table.battlefield("A", card(*HAMMER))
    assert equips(table, "A", hammer)
    table.next_turn("B")
    assert not equips(table, "A", hammer)


@rule("118.9")
def test_a_card_is_cycled_for_another_cost_and_is_discarded_all_the_same() -> None:
    table = Table()
    leaf = card("Dry Leaf", "{5}", "Artifact", "Cycling {2}")
    plan = card(
        "Broad Plan", "{5}", "Enchantment",
        "As long as you have two or more cards in hand, you may pay {0} rather than pay cycling costs.",
    )  # fmt: skip
    (first, _) = table.hand("A", leaf, leaf)
    (theirs, _) = table.hand("B", leaf, leaf)
    table.battlefield("A", plan)
    assert not equips(table, "B", theirs)
    table.activate("A", first).resolve()
    assert table.zone("A", "graveyard") == ["Dry Leaf"] and len(table.zone("A", "hand")) == 2
    (second,) = (oid for oid in table.all("Dry Leaf", "hand", "A"))
    table.activate("A", second).resolve()
    assert table.zone("A", "graveyard") == ["Dry Leaf"] * 2
    forest = table.all("Forest", "hand", "A")
    assert len(forest) == 2 and not equips(table, "A", forest[0])


@rule("118.9")
def test_a_vehicle_is_crewed_for_a_counter_of_a_planeswalker() -> None:
    table = Table()
    wagon = card(
        "Faithful Wagon", "{2}", "Artifact — Vehicle",
        "Crew 3\nYou may remove a loyalty counter from a planeswalker you control rather than pay this Vehicle's crew "
        "cost.", "4/4",
    )  # fmt: skip
    walker = card("Slow Walker", "{3}", "Legendary Planeswalker — Slow", "+1: You gain 1 life.", loyalty="3")
    (mine,) = table.battlefield("A", wagon)
    assert not equips(table, "A", mine)
    (theirs,) = table.battlefield("B", walker)
    assert not equips(table, "A", mine)  # only a planeswalker of one's own
    (friend,) = table.battlefield("A", walker)
    table.activate("A", mine).resolve()
    assert table.counters(friend) == {"loyalty": 2} and table.counters(theirs) == {"loyalty": 3}
    assert "creature" in table.game.chars(mine).types


@rule("118.9")
def test_an_echo_cost_is_paid_otherwise_for_permanents_of_ones_own() -> None:
    ape = card("Loud Ape", "{3}{R}", "Creature — Ape", "Echo {3}{R}", "5/5")
    helper = card(
        "Kind Helper", "{1}{R}", "Creature — Goblin",
        "You may pay {0} rather than pay the echo cost for permanents you control.", "2/1",
    )  # fmt: skip
    for seat, stays in (("A", True), ("B", False)):
        table = Table()
        table.battlefield(seat, helper)
        table.hand("A", ape)
        table.mana("A", "{3}{R}").cast("A", "Loud Ape").resolve()
        table.next_turn("B").next_turn("A").answer("A", True)
        table.resolve()
        assert (table.all("Loud Ape") != []) == stays
