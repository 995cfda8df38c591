"""Adding mana (CR 106.3, 106.4), what it may be spent on (106.6), and mana that stays."""

from __future__ import annotations

import pytest

from engine.core.mana_letters import letters_of
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.vocabulary.variants.commander.decks import lead
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
DRAGON = ("Young Dragon", "{1}", "Creature — Dragon", "", "3/3")
AXE = ("Axe", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")

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


@rule("603.2c", "106.3")
def test_that_much_mana() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), bear())
    permanent(table, "Whenever one or more creatures you control attack, add that much mana in any combination of {R} and/or {G}. Until end of "
                     "turn, you don't lose this mana as steps and phases end.", types="Enchantment")  # fmt: skip
    permanent(table, "Whenever one or more Bears you control attack, add twice that much {U}.", types="Enchantment")
    table.policy = lambda decision: [[one, 1], [two, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("declare_attackers").resolve()
    assert table.pool("A").count("U") == 4 and len(table.pool("A")) == 6
    table.to_step("main2")
    assert len(table.pool("A")) == 2 and set(table.pool("A")) <= set("RG")


@rule("106.6")
def test_mana_for_one_kind_of_spell_or_another() -> None:
    table = Table()
    table.battlefield("A", card("Twin Spring", "", "Land", "{T}: Add {C}. Spend this mana only to cast a Dragon spell or a Bear spell."))
    table.hand("A", card(*BEAR), card(*DRAGON), card("Plain Elf", "{1}", "Creature — Elf", "", "1/1"))
    assert sorted(action.label for action in table.actions("A")) == ["Meadow Bear", "Young Dragon"]


@rule("106.6")
def test_mana_that_cannot_be_spent_on_nonartifact_spells() -> None:
    table = Table()
    stone = permanent(table, "{T}: Add {C}{C}. This mana can't be spent to cast nonartifact spells.", types="Artifact")
    table.hand("A", lamp(), card("Chime", "{1}", "Instant", "You gain 1 life."))
    bell = permanent(table, "{2}: You gain 4 life.", types="Artifact")
    assert not [action for action in table.actions("A") if "Chime" in action.label]
    assert [action for action in table.actions("A") if "Lamp" in action.label]
    table.activate("A", bell).resolve()
    assert table.life("A") == 24 and table.game.objects[stone].tapped


@rule("500.5")
def test_mana_that_does_not_empty() -> None:
    table = Table()
    permanent(table, "At the beginning of your upkeep, add {G}. Until end of turn, this mana doesn't empty from your mana pool as steps and "
                     "phases end.", types="Enchantment")  # fmt: skip
    table.next_turn("A")
    assert table.pool("A") == "G"
    table.to_step("upkeep", "B")
    assert table.pool("A") == ""


@rule("106.4", "701.9")
def test_double_the_mana() -> None:
    table = Table()
    cube = permanent(table, "{1}, {T}: Double the amount of each type of mana in your mana pool.", types="Artifact")
    table.mana("A", "{G}{G}{U}{1}")
    table.tap_for_mana("A", cube, index=0)
    assert sorted(table.pool("A")) == sorted("GGGGUU")


@rule("701.9", "no mana that could be doubled")
@pytest.mark.parametrize(("mana", "life"), [("", 20), ("{G}", 23)])
def test_without_any_mana_none_is_doubled(mana: str, life: int) -> None:
    table = Table()
    table.mana("A", mana) if mana else None
    do(table, "Double the amount of each type of mana in your mana pool. If you do, you gain 3 life.")
    assert table.life("A") == life and table.pool("A") == mana.strip("{}") * 2


@rule("106.3", "105.2")
def test_mana_for_each_color_among() -> None:
    table = Table()
    elf = permanent(table, "{T}: For each color among permanents you control, add one mana of that color.")
    table.battlefield("A", bear(), bear(), sprite())
    table.battlefield("B", ogre())
    table.tap_for_mana("A", elf, "UG")
    assert sorted(table.pool("A")) == ["G", "U"]


@rule("106.6")
@pytest.mark.parametrize("words", [
    "Spend this mana only to cast an Equipment spell or activate an equip ability.",
    "Spend this mana only to cast Equipment spells or activate equip abilities.",
])  # fmt: skip
def test_mana_for_equipment(words: str) -> None:
    table = Table()
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {R}. " + words))
    (axe,) = table.battlefield("A", card(*AXE, ))
    (rod,) = table.battlefield("A", card("Rod", "{1}", "Artifact — Equipment", "{1}: Draw a card."))
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card(*AXE), lamp())
    table.tap_for_mana("A", spring, "R")
    offered = {table.game.chars(action.oid).name for action in table.actions("A")}
    assert offered == {"Axe"} and rod
    table.activate("A", axe, [mine]).resolve()
    assert table.pt(mine) == (4, 2) and not table.pool("A")


@rule("903.3d", "106.6")
def test_mana_only_for_ones_own_commander() -> None:
    table = Table(variant="commander")
    spring = permanent(table, "{T}: Add {G}{G}. Spend this mana only to cast your commander.", types="Artifact")
    lead(table.game, 0, card("Queen Ada", "{1}{G}", "Legendary Creature — Human", "", "1/1"))
    (leader,) = table.all("Queen Ada", "command")
    table.hand("A", card("Plain Elk", "{G}", "Creature — Elk", "", "1/1"))
    theirs = lead(table.game, 1, card("King Bo", "{G}", "Legendary Creature — Human", "", "1/1"))
    happen(table.game, ZoneChange(theirs, "graveyard", cause="setup"))
    table.answer("B", False).settle()
    (king,) = table.all("King Bo", "graveyard")
    do(table, "You may cast target creature card from an opponent's graveyard this turn.", [king])
    table.tap_for_mana("A", spring, "GG")
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [leader], "not another player's, nor any other card"
    table.mana("A", "{G}")
    assert leader in (oids := [action.oid for action in table.actions("A") if action.kind == "cast"]) and king in oids, "for which other mana serves"
    table.cast("A", king).resolve()
    assert table.all("King Bo") and table.pool("A") == "GG", "a spell that is another player's commander, though A controls it"
    assert [action.oid for action in table.actions("A") if action.kind == "cast"] == [leader]


@rule("106.1", "605.1a")
@pytest.mark.parametrize(("words", "taken", "refused"), [
    ("two mana of different colors", "WU", "WW"),
    ("two mana of any one color and one mana of any other color", "RRG", "RRR"),
])  # fmt: skip
def test_mana_of_several_colours(words: str, taken: str, refused: str) -> None:
    table = Table()
    source = permanent(table, f"{{0}}: Add {words}.", types="Artifact")
    table.tap_for_mana("A", source, taken)
    assert sorted(table.pool("A")) == sorted(taken)
    (asked,) = [asked for asked in table.asked if hasattr(asked, "options")][:1] or [None]
    offered = set(asked.options) if asked is not None else {taken}
    assert refused not in offered and "".join(reversed(refused)) not in offered
