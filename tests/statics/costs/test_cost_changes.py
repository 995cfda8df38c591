"""What makes spells and abilities cost more or less (CR 601.2f, 118.7)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")
SPELL = """
Untap up to two target lands. They become 4/4 Elemental creatures. They're still lands.
Target creature gets +3/+3 and gains trample until end of turn.
Until end of turn, target creature loses all abilities and has base power and toughness 0/2.
Switch target creature's power and toughness until end of turn.
Gain control of target creature until end of turn. Untap that creature. It gains haste until end of turn.
Exchange control of target creature you control and target creature an opponent controls.
Target creature becomes a green Elephant with base power and toughness 3/3 until end of turn.
Target creature becomes the color of your choice until end of turn.
Target creature becomes a copy of another target creature until end of turn.
Target land becomes a 3/3 Elemental creature with haste until end of turn. It's still a land.
Creatures can't block this turn.
This spell can't be countered.
This spell costs {1} less to cast for each creature card in your graveyard.
This spell costs {2} less to cast if it targets a tapped creature.
If you have 5 or less life, this spell costs {3} less to cast.
Cast this spell only during combat.
""".strip().splitlines()


@rule("601.2f")
@pytest.mark.parametrize(("who", "usable"), [("A", True), ("B", False)])
def test_an_ability_that_costs_less_during_its_controllers_turn(who: str, usable: bool) -> None:
    table = Table()
    (crown,) = table.battlefield(who, card("Cold Crown", "{1}", "Artifact", "{3}: You gain 1 life. This ability costs {1} less to activate during your turn."))
    table.mana(who, "{2}")
    assert any(action.oid == crown for action in table.actions(who)) == usable


@rule("601.2f")
@pytest.mark.parametrize("number", [1, 2])
def test_a_spell_costs_less_for_each_creature_it_targets(number: int) -> None:
    table = Table()
    toads = [table.battlefield("A", card(*TOAD))[0] for _ in range(2)]
    table.battlefield("A", card("Old General", "{1}", "Artifact", "Each instant and sorcery spell you cast costs {1} less to cast "
                                "for each creature it targets."))  # fmt: skip
    table.hand("A", card("Broad Help", "{3}", "Sorcery", "Up to two target creatures each get +1/+1 until end of turn."),
               card("Idle Talk", "{1}", "Sorcery", "You gain 1 life."))  # fmt: skip
    table.mana("A", "{3}").answer("A", toads[:number])
    table.cast("A", "Broad Help").resolve()
    assert len(table.pool("A")) == number and table.pt(toads[0]) == (3, 3)
    table.mana("A", "{1}").cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == number  # it targets nothing


@rule("601.2f")
def test_spells_cost_at_least_so_much_when_all_else_has_changed_the_cost() -> None:
    table = Table()
    (sphere,) = table.battlefield("A", card("Dear Sphere", "{3}", "Artifact", "As long as Dear Sphere is untapped, each spell that "
                                  "would cost less than three mana to cast costs three mana to cast."))  # fmt: skip
    table.battlefield("A", card("Kind Help", "{1}", "Artifact", "Sorcery spells you cast cost {2} less to cast."))
    talk, long = ("Idle Talk", "{1}", "Sorcery", "You gain 1 life."), ("Long Talk", "{5}", "Sorcery", "You gain 1 life.")
    table.hand("A", card(*talk), card(*talk), card(*long))
    table.mana("A", "{2}")
    assert not [a for a in table.actions("A") if a.kind == "cast"]
    table.mana("A", "{5}").cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == 4
    table.cast("A", "Long Talk").resolve()
    assert len(table.pool("A")) == 1  # {5} less {2} is three already
    table.battlefield("A", card("Tapper", "{0}", "Artifact", "{0}: Tap target artifact."))
    table.activate("A", table.find("Tapper"), targets=[sphere]).resolve().cast("A", "Idle Talk").resolve()
    assert len(table.pool("A")) == 1 and table.life("A") == 23


@rule("601.2f", "602.2b")
def test_an_ability_that_costs_less_for_each_card_in_the_graveyard() -> None:
    table = Table()
    (hydra,) = table.battlefield("A", card("Tomb Hydra", "{2}", "Creature — Hydra", "{3}{G}: Put a +1/+1 counter on ~. "
                                           "This ability costs {1} less to activate for each creature card in your "
                                           "graveyard.", "1/1"))
    table.mana("A", "{G}{G}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.graveyard("A", card(*CUB), card(*CUB))
    table.activate("A", hydra).resolve()
    assert table.pt(hydra) == (2, 2) and not table.game.players[0].pool


@rule("601.2f")
def test_spells_of_opponents_with_so_much_mana_value_cost_more() -> None:
    table = Table()
    table.battlefield("B", card("Snow Judge", "{3}", "Creature — Cleric", "Noncreature spells your opponents cast with mana "
                                "value 4 or more cost {2} more to cast.", "3/3"))
    table.hand("A", card("Grand Lesson", "{4}", "Sorcery", "You gain 1 life."), card("Small Lesson", "{3}", "Sorcery",
               "You gain 1 life."))
    table.mana("A", "{5}")
    assert [a.label for a in table.actions("A") if a.kind == "cast"] == ["Small Lesson"]
    table.mana("A", "{1}")
    assert sorted(a.label for a in table.actions("A") if a.kind == "cast") == ["Grand Lesson", "Small Lesson"]


@rule("118.7c", "601.2f")
@pytest.mark.parametrize(("cost", "paid"), [("{2}{W}", "{2}"), ("{2}{U}", "{2}{U}"), ("{2}{W}{B}", "{2}"), ("{3}", "{3}"), ("{W/U}{1}", "{1}")])
def test_only_colored_mana_is_less(cost: str, paid: str) -> None:
    table = Table()
    permanent(table, "Goblin spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.", types="Enchantment")
    table.hand("A", card("Clad Goblin", cost, "Creature — Goblin", "", "1/1"))
    table.mana("A", paid).cast("A", "Clad Goblin").resolve()
    assert table.all("Clad Goblin") and not table.pool("A")


@rule("118.7c")
def test_generic_mana_is_not_reduced_and_others_pay_in_full() -> None:
    table = Table()
    permanent(table, "Goblin spells you cast cost {W}{B} less to cast. This effect reduces only the amount of colored mana you pay.", types="Enchantment")
    for who, name, kind, mana in (("A", "Clad Goblin", "Goblin", "{2}"), ("A", "Clad Elf", "Elf", "{2}"), ("B", "Far Goblin", "Goblin", "{2}")):
        table.hand(who, card(name, "{2}{W}{W}" if kind == "Goblin" else "{2}{W}", f"Creature — {kind}", "", "1/1"))
        table.mana(who, mana)
    assert not any(action.kind == "cast" for action in table.actions("A")), "one {W} remains, and Elves pay it all"


@rule("601.2f")
def test_spells_cost_more_but_in_their_casters_turn() -> None:
    table = Table()
    permanent(table, "Each spell costs {3} more to cast except during its controller's turn.", types="Artifact")
    table.hand("A", card("My Flash", "{0}", "Instant", "You gain 1 life."))
    table.hand("B", card("Their Flash", "{0}", "Instant", "You gain 1 life."), card("Second Flash", "{0}", "Instant", "You gain 1 life."))
    table.cast("A", "My Flash").resolve()
    assert table.life("A") == 21
    with pytest.raises((IllegalAnswer, AssertionError, StopIteration, LookupError, ValueError)):
        table.cast("B", "Their Flash")
    table.mana("B", "{3}").cast("B", "Their Flash").resolve()
    assert table.life("B") == 21 and not table.pool("B")
    table.next_turn("B")
    table.cast("B", "Second Flash").resolve()
    assert table.life("B") == 22


@pytest.mark.parametrize("line", SPELL)
def test_on_a_spell(line: str) -> None:
    assert card("Ember Song", "{1}{R}", "Instant", line).front.printed.abilities


def may_cast(table: Table, who: str = "A") -> list[str]:
    return sorted({action.label for action in table.actions(who) if action.kind == "cast"})


def test_spells_cost_x_less_for_what_x_is_now() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Bear", "{G}", "Creature — Bear", "", "2/2"))
    table.battlefield("A", card("Wise Stone", "{1}", "Artifact", "Instant and sorcery spells you cast cost {X} less to cast, where X is the greatest power among creatures you control."))
    table.hand("A", card("Long Spell", "{4}{U}", "Sorcery", "You gain 5 life."))
    table.mana("A", "{1}{U}")
    assert may_cast(table) == []
    table.hand("A", card("Grow", "{G}", "Creature — Bear", "", "3/3"))
    table.mana("A", "{G}").cast("A", "Grow").resolve()
    assert may_cast(table) == ["Long Spell"] and table.pt(bear) == (2, 2)


@rule("601.2f", "201.2")
def test_spells_cost_less_for_each_card_with_the_same_name() -> None:
    table = Table()
    permanent(table, "Spells you cast cost {1} less to cast for each card with the same name as that spell in your graveyard.", types="Artifact")
    gift = ("Small Gift", "{2}", "Instant", "You gain 1 life.")
    table.graveyard("A", card(*gift), card("Other Gift", "{2}", "Instant", "You gain 1 life."))
    table.hand("A", card(*gift))
    table.mana("A", "{1}").cast("A", "Small Gift").resolve()
    assert table.life("A") == 21 and not table.game.players[0].pool


@rule("601.2f", "118.7")
@pytest.mark.parametrize(("held", "cost"), [("", 3), ("Artifact", 2), ("Enchantment", 2), ("Artifact Enchantment", 1)])
def test_a_spell_costs_less_for_each_of_two_conditions(held: str, cost: int) -> None:
    table = Table()
    if held:
        permanent(table, "", types=held)
    table.hand("A", card("Inky Word", "{3}", "Sorcery", "This spell costs {1} less to cast if you control an artifact and {1} less to cast if you "
                                                        "control an enchantment.\nYou gain 1 life."))  # fmt: skip
    table.mana("A", f"{{{cost - 1}}}" if cost > 1 else "{0}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.mana("A", "{1}").cast("A", "Inky Word").resolve()
    assert table.life("A") == 21 and table.pool("A") == ""


@rule("601.2f", "601.3e")
def test_each_spell_that_is_so_costs_less() -> None:
    table = Table()
    permanent(table, "Each spell you cast that's red or green costs {1} less to cast.\nEach creature spell you cast costs {1} less to cast if it has "
                     "trample.\nEach artifact spell costs {1} more to cast for each artifact its controller controls.", types="Enchantment")  # fmt: skip
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card("Red Ram", "{2}{R}", "Creature — Ram", "Trample", "3/3"), card("Blue Ram", "{2}{U}", "Creature — Ram", "Trample", "3/3"),
               card("Red Word", "{2}{R}", "Sorcery", "You gain 1 life."), card("Odd Lamp", "{1}", "Artifact"))  # fmt: skip
    table.hand("B", card("New Lamp", "{1}", "Artifact", "Flash"))

    def castable(who: str) -> list[str]:
        return sorted({action.label for action in table.actions(who) if action.kind == "cast"})

    table.mana("A", "{R}").mana("B", "{1}")
    assert (castable("A"), castable("B")) == (["Red Ram"], ["New Lamp"])
    table.mana("A", "{U}")
    assert castable("A") == ["Blue Ram", "Odd Lamp", "Red Ram", "Red Word"]
    table.cast("A", "Odd Lamp").resolve()
    assert table.pool("A") == ""


@rule("601.2f", "118.7")
def test_no_more_than_so_much_less_in_all() -> None:
    table = Table()
    table.hand("A", card("Odd Shape", "{5}", "Creature — Shapeshifter", "This spell costs {1} less to cast for each creature you control. This effect can't reduce the amount of mana "
                         "this spell costs by more than {2}.", "2/2"))  # fmt: skip
    table.battlefield("A", card(*TOAD))
    table.mana("A", "{3}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    table.battlefield("A", card(*TOAD), card(*TOAD), card(*TOAD))
    table.cast("A", "Odd Shape").resolve()
    assert table.pool("A") == "" and table.all("Odd Shape")


@rule("601.2f", "602.2b")
def test_an_ability_costs_less_if_it_targets_two_of_ones_own() -> None:
    table = Table()
    (ring,) = table.battlefield("A", card("Odd Ring", "{1}", "Artifact", "{3}: Target creature you control fights another target creature. This ability costs {2} less to activate if "
                                          "it targets two creatures you control."))  # fmt: skip
    (one, two) = table.battlefield("A", card(*TOAD), card(*TOAD))
    (theirs,) = table.battlefield("B", card(*TOAD))
    table.mana("A", "{1}").activate("A", ring, [one, two]).resolve()
    assert one not in table.game.battlefield and two not in table.game.battlefield and table.pool("A") == ""
    (last,) = table.battlefield("A", card(*TOAD))
    table.mana("A", "{3}").activate("A", ring, [last, theirs]).resolve()
    assert theirs not in table.game.battlefield and table.pool("A") == ""
