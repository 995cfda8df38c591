"""Adding mana (CR 106.3, 106.4), what it may be spent on (106.6), and mana that stays."""

from __future__ import annotations

from engine.core.mana_letters import letters_of
from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

FOREST = card("Forest", "", "Basic Land — Forest")


MARSH = card("Old Marsh", "", "Land — Swamp", "{T}: Add {C}{C}.")




OGRE = ("Slow Ogre", "{3}{G}", "Creature — Ogre", "", "4/4")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


def _pool(table: Table, seat: int = 0) -> str:
    return "".join(sorted(letters_of(table.game.players[seat].pool)))


@rule("305.7", "613.1d")
def test_lands_of_the_chosen_name_lose_land_types_and_abilities_and_gain_another() -> None:
    table = Table()
    table.hand("A", card("Pale Moon", "{R}", "Enchantment", (
        "As Pale Moon enters, choose a nonbasic land card name.\nLands your opponents control with the chosen name lose all land types and abilities, "
        "and they gain \"{T}: Add one mana of any color.\"")))  # fmt: skip
    theirs, basic = table.battlefield("B", MARSH, FOREST)
    (mine,) = table.battlefield("A", MARSH)
    table.answer("A", "Old Marsh").mana("A", "{R}").cast("A", "Pale Moon").resolve()
    assert table.game.chars(theirs).subtypes == () and table.game.chars(theirs).types == ("land",)
    table.tap_for_mana("B", theirs, "G")
    assert table.pool("B") == "G"
    assert table.game.chars(mine).subtypes == ("Swamp",) and table.game.chars(basic).subtypes == ("Forest",)
    assert len(table.game.chars(theirs).abilities.mana) == 1 and len(table.game.chars(mine).abilities.mana) >= 1


@rule("106.12a", "605.4a")
def test_one_mana_of_any_type_that_land_produced() -> None:
    table = Table()
    table.battlefield("B", card("Bright Spring", "{3}", "Enchantment", "Whenever a player taps a land for mana, that "
                                "player adds one mana of any type that land produced."))
    table.battlefield("A", FOREST, FOREST)
    table.hand("A", card(*OGRE))
    table.cast("A", "Slow Ogre").resolve()
    assert table.all("Slow Ogre") and _pool(table) == "" and _pool(table, 1) == ""


@rule("106.12b")
def test_one_colorless_mana_instead_of_more() -> None:
    table = Table()
    table.battlefield("B", card("Dull Globe", "{2}", "Artifact", "If a land is tapped for two or more mana, it produces "
                                "{C} instead of any other type and amount."))
    (twin,) = table.battlefield("A", card("Twin Spring", "", "Land", "{T}: Add {G}{G}."))
    (forest,) = table.battlefield("A", FOREST)
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
    (forest, island) = table.battlefield("B", FOREST, card("Island", "", "Basic Land — Island"))
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
    table.battlefield("A", FOREST)
    table.hand("A", card("Two Leaves", "{G}{G}", "Sorcery", "You gain 3 life."))
    forest = table.find("Forest")
    table.tap_for_mana("A", forest)
    table.cast("A", "Two Leaves").resolve()
    assert table.game.players[0].life == 23 and not table.all("Forest")


@rule("605.1a", "106.3")
def test_a_land_that_makes_more_beside_two_others() -> None:
    table = Table()
    pit = permanent(table, "{T}: Add {C}. If you control a Forest and an artifact, add {C}{C} instead.", types="Land")
    table.battlefield("A", FOREST)
    table.tap_for_mana("A", pit)
    table.battlefield("A", card("Plain Top", "{4}", "Artifact"))
    second = permanent(table, "{T}: Add {C}. If you control a Forest and an artifact, add {C}{C} instead.", types="Land")
    table.tap_for_mana("A", second)
    assert len(table.pool("A")) == 3
