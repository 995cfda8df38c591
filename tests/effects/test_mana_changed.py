"""Mana that effects multiply, add to, or let stay; mana of a colour that words name."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

FOREST = ("Forest", "", "Basic Land — Forest")
OGRE = ("Slow Ogre", "{3}{G}", "Creature — Ogre", "", "4/4")
LENS = ("Deep Lens", "{4}", "Artifact", "")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


def _pool(table: Table, seat: int = 0) -> str:
    return "".join(sorted(unit.kind for unit in table.game.players[seat].pool))


@rule("106.12b", "614.1a")
def test_twice_as_much_mana_is_counted_on_in_payments() -> None:
    table = Table()
    table.battlefield("A", card("Echoing Well", "{5}", "Enchantment", "If you tap a permanent for mana, it produces "
                                "twice as much of that mana instead."))
    table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card(*OGRE))
    assert _castable(table) == ["Slow Ogre"]
    table.cast("A", "Slow Ogre").resolve()
    assert table.all("Slow Ogre") and _pool(table) == ""


@rule("106.12a", "605.4a")
def test_one_mana_of_any_type_that_land_produced() -> None:
    table = Table()
    table.battlefield("B", card("Bright Spring", "{3}", "Enchantment", "Whenever a player taps a land for mana, that "
                                "player adds one mana of any type that land produced."))
    table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card(*OGRE))
    table.cast("A", "Slow Ogre").resolve()
    assert table.all("Slow Ogre") and _pool(table) == "" and _pool(table, 1) == ""


@rule("106.12b")
def test_one_colorless_mana_instead_of_more() -> None:
    table = Table()
    table.battlefield("B", card("Dull Globe", "{2}", "Artifact", "If a land is tapped for two or more mana, it produces "
                                "{C} instead of any other type and amount."))
    (twin,) = table.battlefield("A", card("Twin Spring", "", "Land", "{T}: Add {G}{G}."))
    (forest,) = table.battlefield("A", card(*FOREST))
    table.tap_for_mana("A", twin)
    table.tap_for_mana("A", forest)
    assert _pool(table) == "CG"


@rule("607.2d", "605.1b")
def test_mana_of_the_chosen_color_only_from_lands_tapped_for_that_color() -> None:
    table = Table()
    table.answer("A", "*")
    table.hand("A", card("Iron Glove", "{0}", "Artifact", "As ~ enters, choose a color.\nWhenever a basic land is tapped "
                         "for mana of the chosen color, its controller adds one mana of that color."))
    table.policy = lambda decision: (
        decision.options.index("green") if getattr(decision, "purpose", "") == "color" else None
    )
    table.answers[0].clear()
    table.cast("A", "Iron Glove").resolve()
    (forest, island) = table.battlefield("B", card(*FOREST), card("Island", "", "Basic Land — Island"))
    table.to_step("main1", "B")
    table.tap_for_mana("B", forest)
    table.tap_for_mana("B", island)
    assert _pool(table, 1) == "GGU"


@rule("700.5", "605.1a")
def test_mana_of_a_color_chosen_as_the_ability_resolves() -> None:
    table = Table()
    (shrine,) = table.battlefield("A", card("Old Shrine", "", "Land", "{T}: Choose a color. Add an amount of mana of "
                                            "that color equal to your devotion to that color."))
    table.battlefield("A", card(*OGRE), card("Green Twins", "{G}{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Three Leaves", "{G}{G}{G}", "Sorcery", "You gain 3 life."),
               card("Three Sparks", "{R}{R}{R}", "Sorcery", "You gain 3 life."))
    assert _castable(table) == ["Three Leaves"]
    table.cast("A", "Three Leaves").resolve()  # the payment wants green mana, and gets it
    assert table.game.players[0].life == 23 and table.game.obj(shrine).tapped


@rule("106.7", "601.2g")
def test_mana_that_the_sacrificed_land_could_produce() -> None:
    table = Table()
    table.battlefield("A", card("Spendthrift", "{2}", "Enchantment", "Sacrifice a land: Add one mana of any type the "
                                "sacrificed land could produce."))
    table.battlefield("A", card(*FOREST))
    table.hand("A", card("Two Leaves", "{G}{G}", "Sorcery", "You gain 3 life."))
    forest = table.find("Forest")
    table.tap_for_mana("A", forest)
    table.cast("A", "Two Leaves").resolve()
    assert table.game.players[0].life == 23 and not table.all("Forest")


@rule("500.5", "106.4")
def test_mana_that_stays_and_counts() -> None:
    table = Table()
    table.battlefield("A", card("Green Vessel", "{2}{G}", "Creature — Elemental", "Green mana doesn't empty from your "
                                "mana pool as steps and phases end.\n~ gets +1/+1 for each green mana in your mana "
                                "pool.", "1/1"))
    table.mana("A", "{G}{G}{R}")
    assert table.pt(table.find("Green Vessel")) == (3, 3)
    table.to_step("main2")
    assert _pool(table) == "GG" and table.pt(table.find("Green Vessel")) == (3, 3)


@rule("500.5")
def test_nobody_loses_unspent_mana() -> None:
    table = Table()
    table.battlefield("B", card("Still Pond", "{3}", "Enchantment", "Players don't lose unspent mana as steps and phases "
                                "end."))
    table.mana("A", "{R}")
    table.to_step("main2")
    assert _pool(table) == "R"
