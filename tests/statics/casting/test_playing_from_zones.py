"""Standing permission to cast or play cards from a zone."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card, data

ZAP = card("Ember Zap", "{R}", "Instant", "Ember Zap deals 3 damage to any target.")

DUNE = ("Dune Flats", "", "Land")
SPROUT = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")
VEIL = ("Veiled Newt", "{5}{G}", "Creature — Newt", "Morph {G}", "4/4")
SPARK = ("Spark Lesson", "{R}", "Sorcery", "You gain 3 life.")


def _ways(table: Table, name: str) -> list[tuple[str, str]]:
    return [(a.way, a.label) for a in table.actions("A") if a.kind == "cast" and table.game.chars(a.oid).name == name]


@rule("118.9")
def test_spells_cast_from_hand_for_nothing() -> None:
    table = Table()
    table.battlefield("A", card("Boundless Ring", "{9}", "Artifact",
                                "You may cast spells from your hand without paying their mana costs."))
    table.hand("A", card(*SPROUT))
    table.hand("B", card(*SPROUT))
    table.cast("A", "Sprout Cub", way="permitted").resolve()
    assert table.all("Sprout Cub", who="A")
    assert not [a for a in table.actions("A") if a.label.startswith("Sprout")]  # not those of another player


@rule("118.9a")
def test_no_two_alternative_costs() -> None:
    table = Table()
    table.battlefield("A", card("Boundless Ring", "{9}", "Artifact",
                                "You may cast spells from your hand without paying their mana costs."))
    table.hand("A", card(*VEIL), card("Brief Newt", "{5}", "Creature — Newt", "Evoke {1}", "1/1"),
               card("Cheap Newt", "{5}", "Creature — Newt", "You may pay {1} rather than pay this spell's mana cost.", "1/1"))  # fmt: skip
    for name in ("Veiled Newt", "Brief Newt", "Cheap Newt"):
        assert [way for way, _ in _ways(table, name)] == ["permitted"], name
    table.mana("A", "{1}")
    assert [len(_ways(table, name)) for name in ("Brief Newt", "Cheap Newt")] == [2, 2], "for one cost or for the other, not for both"


@rule("401.5", "305.1")
def test_lands_and_certain_spells_from_the_top_of_the_library() -> None:
    table = Table(library=0)
    table.library("A", card(*DUNE), card(*SPARK), card(*SPROUT))
    table.battlefield("A", card("Glass Orchard", "{2}", "Enchantment", "You may play lands and cast creature spells "
                                "from the top of your library."))
    table.mana("A", "{G}{R}")
    table.play("A", "Dune Flats")
    assert not _ways(table, "Spark Lesson")
    assert not _ways(table, "Sprout Cub")  # it isn't the top card


@rule("305.1")
def test_the_top_card_only_if_it_is_a_land() -> None:
    table = Table(library=0)
    table.library("A", card(*SPROUT), card(*DUNE))
    table.battlefield("A", card("Still Mirror", "{2}", "Enchantment",
                                "You may play the top card of your library if it's a land card."))
    table.mana("A", "{G}")
    assert not [a for a in table.actions("A") if a.kind in ("cast", "play")]


@rule("601.3e")
def test_a_card_cast_face_down_is_judged_as_what_it_would_be() -> None:
    table = Table(library=0)
    table.library("A", card(*VEIL))
    table.battlefield("A", card("Low Gate", "{2}", "Enchantment", "Once each turn, you may cast a creature spell with "
                                "power 2 or less from the top of your library."))
    table.mana("A", "{G}{G}{G}{G}{G}{G}")
    assert [way for way, _ in _ways(table, "Veiled Newt")] == ["morph"]  # the 4/4 may not be cast, the 2/2 may


@rule("601.3")
def test_permission_that_serves_once_during_each_of_your_turns() -> None:
    table = Table()
    gate = card("Crypt Usher", "{2}", "Enchantment",
                "During each of your turns, you may cast one creature card from your graveyard.")
    table.battlefield("A", gate)
    table.graveyard("A", card(*SPROUT), card(*SPROUT), card(*SPARK))
    table.mana("A", "{G}{G}{R}")
    table.cast("A", "Sprout Cub").resolve()
    assert not [a for a in table.actions("A") if a.kind == "cast"]
    table.battlefield("A", gate)  # another one permits another
    assert _ways(table, "Sprout Cub")


@rule("118.8", "601.3")
def test_a_card_cast_from_the_graveyard_by_paying_more() -> None:
    table = Table()
    table.graveyard("A", card("Tide Revenant", "{U}", "Creature — Spirit", "You may cast this card from your graveyard "
                              "by discarding a card in addition to paying its other costs.", "1/1"))
    table.mana("A", "{U}{U}")
    assert not _ways(table, "Tide Revenant")  # there is nothing to discard
    table.hand("A", card(*SPARK))
    table.cast("A", "Tide Revenant").resolve()
    assert table.all("Tide Revenant") and table.zone("A", "graveyard") == ["Spark Lesson"]


@rule("118.9", "601.3")
def test_a_card_cast_from_the_graveyard_for_another_cost() -> None:
    table = Table()
    table.graveyard("A", card("Bone Tyrant", "{7}{B}", "Creature — Horror", "You may cast ~ from your graveyard by "
                              "paying {B} and sacrificing two creatures rather than paying its mana cost.", "6/6"))
    table.mana("A", "{B}")
    table.battlefield("A", card(*SPROUT))
    assert not _ways(table, "Bone Tyrant")
    table.battlefield("A", card(*SPROUT))
    table.cast("A", "Bone Tyrant").resolve()
    assert table.all("Bone Tyrant") and not table.all("Sprout Cub")


@rule("118.8")
def test_certain_spells_from_the_graveyard_for_life_besides() -> None:
    table = Table()
    table.battlefield("A", card("Ash Scholar", "{2}", "Enchantment", "During your turn, you may cast instant and "
                                "sorcery spells from your graveyard by paying 1 life in addition to their other costs."))
    table.graveyard("A", card(*SPARK))
    table.mana("A", "{R}")
    table.cast("A", "Spark Lesson").resolve()
    assert table.game.players[0].life == 22


@rule("305.1", "305.2")
def test_lands_from_the_graveyard() -> None:
    table = Table()
    table.battlefield("A", card("Root Path", "{2}", "Enchantment", "You may play lands from your graveyard."))
    table.graveyard("A", card(*DUNE), card(*DUNE), card(*SPROUT))
    table.mana("A", "{G}")
    assert not _ways(table, "Sprout Cub")
    table.play("A", "Dune Flats")
    assert table.all("Dune Flats") and not [a for a in table.actions("A") if a.kind == "play"]  # one land each turn


@rule("712.12")
def test_a_double_faced_card_is_played_by_the_face_that_a_permission_fits() -> None:
    table = Table()
    table.battlefield("A", card("Old Ground", "{3}", "Artifact", "You may play lands from your graveyard."))
    table.graveyard("A", card("Wild Warrior", "{5}", "Creature — Minotaur", "", "4/4", layout="modal_dfc", back=data("Wild Teeth", "", "Land", "{T}: Add {R}.")))
    assert [(action.kind, action.label) for action in table.actions("A")] == [("play", "Wild Teeth")]
    table.play("A", "Wild Teeth")
    assert table.find("Wild Teeth")


@rule("601.3", "611.3a")
def test_cast_from_the_graveyard_if_life_was_gained() -> None:
    table = Table()
    (bat,) = table.graveyard("A", card("Night Bat", "{0}", "Creature — Bat", "You may cast Night Bat from your graveyard if you gained life this turn.", "1/1"))
    assert bat not in {action.oid for action in table.actions("A")}
    do(table, "You gain 1 life.")
    assert bat in {action.oid for action in table.actions("A")}


@rule("601.3")
def test_a_card_cast_from_the_graveyard_or_from_exile() -> None:
    table = Table()
    squealer = card("Squealer", "{0}", "Creature — Goblin", "You may cast this card from your graveyard or from exile.", "1/1")
    table.graveyard("A", squealer)
    table.exile("A", squealer)
    table.library("A", squealer)
    table.cast("A", "Squealer").resolve()
    table.cast("A", "Squealer").resolve()
    assert len(table.all("Squealer")) == 2
    assert not [action for action in table.actions("A") if action.kind == "cast"], "not from the library"


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("601.3", "614.1a")
def test_one_spell_from_the_graveyard_each_turn_and_then_it_is_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way "
        "would be put into your graveyard this turn, exile it instead."))  # fmt: skip
    table.graveyard("A", ZAP, ZAP)
    table.mana("A", "{R}{R}")
    table.cast("A", "Ember Zap", targets=[1]).resolve()
    assert table.life("B") == 17
    assert table.zone("A", GRAVEYARD) == ["Ember Zap"]
    assert len(table.all("Ember Zap", EXILE)) == 1
    assert not table.actions("A")


@rule("614.1a", "only what would be put into the graveyard is exiled instead")
def test_the_spell_from_the_graveyard_that_goes_to_the_hand_is_not_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "During each of your turns, you may cast an instant or sorcery card from your graveyard. If a card cast this way "
        "would be put into your graveyard this turn, exile it instead."))  # fmt: skip
    table.graveyard("A", card("Ember Lesson", "{R}", "Instant", "Draw a card."))
    table.hand("B", card("Tidy Breeze", "{U}", "Instant", "Return target spell to its owner's hand."))
    table.mana("A", "{R}").mana("B", "{U}").cast("A", "Ember Lesson")
    table.cast("B", "Tidy Breeze", targets=[table.game.stack[-1]]).resolve()
    assert table.zone("A", "hand") == ["Ember Lesson"] and table.all("Ember Lesson", EXILE) == []
    assert table.zone("A", GRAVEYARD) == []


@rule("119.4", "305.1")
def test_lands_played_and_spells_cast_for_life_from_the_top() -> None:
    table = Table()
    permanent(table, "You may play lands and cast spells from the top of your library. If you cast a spell this way, pay life equal to its mana "
              "value rather than pay its mana cost.", types="Artifact")  # fmt: skip
    table.library("A", card("Dry Field", "", "Land"), ogre(), sprite())
    table.play("A", "Dry Field")
    table.cast("A", "Plain Ogre").resolve()
    assert table.all("Dry Field") and table.all("Plain Ogre") and table.life("A") == 17


@rule("601.3", "118.8")
def test_once_in_each_of_your_turns_for_something_more_and_exiled() -> None:
    table = Table()
    permanent(table, "Once during each of your turns, you may cast an instant or sorcery spell from your graveyard by sacrificing a creature in "
                     "addition to paying its other costs. If a spell cast this way would be put into your graveyard, exile it instead.", types="Enchantment")  # fmt: skip
    rites = table.graveyard("A", *[card("Odd Rite", "{0}", "Instant", "You gain 1 life.")] * 2)
    assert not [action for action in table.actions("A") if action.oid in rites]
    table.battlefield("A", bear(), bear())
    table.cast("A", rites[0]).resolve()
    assert table.life("A") == 21 and table.zone("A", "exile") == ["Odd Rite"] and len(table.all("Plain Bear")) == 1
    assert not [action for action in table.actions("A") if action.oid in rites]
    table.next_turn("B")
    assert not [action for action in table.actions("A") if action.oid in rites]
    table.next_turn("A")
    assert [action for action in table.actions("A") if action.oid in rites]


@rule("601.3", "305.1")
@pytest.mark.parametrize(("top", "may"), [("Snow Land", True), ("Land", False), ("Snow Artifact", True), ("Artifact", False)])
def test_only_such_lands_and_such_spells(top: str, may: bool) -> None:
    table = Table()
    permanent(table, "You may play snow lands and cast snow spells from the top of your library.", types="Enchantment")
    table.library("A", card("Cold Thing", "" if "Land" in top else "{0}", top))
    assert bool([action for action in table.actions("A") if "Cold Thing" in action.label]) is may


@rule("601.3", "305.1", "110.4")
def test_a_land_and_one_spell_of_each_permanent_type() -> None:
    table = Table()
    permanent(table, "During each of your turns, you may play a land and cast a permanent spell of each permanent type from your graveyard.", types="Enchantment")
    names = {"Old Bear": "Creature — Bear", "Old Boar": "Creature — Boar", "Old Golem": "Artifact Creature — Golem", "Old Lamp": "Artifact"}
    table.graveyard("A", *(card(name, "{0}", types, "", "2/2" if "Creature" in types else "") for name, types in names.items()),
                    card(*DUNE), card("Old Gift", "{0}", "Instant", "You gain 1 life."))  # fmt: skip

    def castable() -> list[str]:
        return sorted({table.game.chars(action.oid).name for action in table.actions("A") if action.kind in ("cast", "play")})

    assert castable() == ["Dune Flats", *sorted(names)]
    labels = [label for _, label in _ways(table, "Old Golem")]
    assert len(labels) == 2
    table.play("A", "Dune Flats").cast("A", "Old Bear").resolve()
    assert castable() == ["Old Golem", "Old Lamp"] and len(_ways(table, "Old Golem")) == 1
    table.cast("A", table.find("Old Golem", GRAVEYARD)).resolve()  # as the artifact that it is as well
    assert castable() == []
    table.next_turn("B")
    assert castable() == []
    table.next_turn("A")
    assert castable() == ["Forest", "Old Boar", "Old Lamp"]  # the Forest is in hand


@rule("118.9", "601.3")
def test_a_cost_instead_of_the_mana_costs_of_spells_from_a_zone() -> None:
    table = Table()
    permanent(table, "You may cast creature spells with mana value 3 or less from your graveyard by paying {E}{E} rather than paying their mana costs.",
              types="Enchantment")  # fmt: skip
    table.graveyard("A", card("Dear Cub", "{3}", "Creature — Bear", "", "3/3"), card("Too Dear", "{4}", "Creature — Bear", "", "4/4"))
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    do(table, "You get {E}{E}{E}.")
    (way,) = [action for action in table.actions("A") if action.kind == "cast"]
    table.cast("A", way.oid).resolve()
    assert table.find("Dear Cub") and table.game.players[0].counters["energy"] == 1


@rule("305.1", "601.3", "400.7a")
def test_a_land_or_a_spell_once_each_turn_and_what_it_gains() -> None:
    table = Table()
    permanent(table, "Once during each of your turns, you may play a land from your graveyard or cast a permanent spell with mana value 3 or less from your graveyard. "
                     "If you do, it gains \"When this permanent is put into a graveyard from the battlefield, exile it and you gain 2 life.\"")  # fmt: skip
    table.graveyard("A", card("Old Cub", "{0}", "Creature — Bear", "", "2/2"), card("Old Lamp", "{0}", "Artifact"), card(*DUNE), card("Old Gift", "{0}", "Instant", "You gain 1 life."))

    def offered() -> list[str]:
        return sorted(table.game.chars(action.oid).name for action in table.actions("A") if action.kind in ("cast", "play"))

    assert offered() == ["Dune Flats", "Old Cub", "Old Lamp"]
    table.cast("A", "Old Cub").resolve()
    assert offered() == []
    do(table, "Destroy target creature.", table.all("Old Cub"))
    assert table.life("A") == 22 and table.zone("A", EXILE) == ["Old Cub"]
    table.next_turn("B")
    assert offered() == []
    table.next_turn("A").play("A", "Dune Flats")
    assert "Old Lamp" not in offered()
    do(table, "Destroy target land.", table.all("Dune Flats"))
    assert table.life("A") == 24 and sorted(table.zone("A", EXILE)) == ["Dune Flats", "Old Cub"]
