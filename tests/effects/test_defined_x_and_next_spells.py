"""An X that words define in a cost, replacements for a time, other mana, exchanges of like things, the next spell."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import FOREST, Table, card


@rule("107.3c")
def test_x_is_what_the_words_say() -> None:
    table = Table()
    desk = permanent(table, "{X}, {T}: Draw a card. X is the number of cards in an opponent's hand.", types="Artifact")
    table.hand("B", *[lamp()] * 3)
    table.mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.oid == desk]
    table.mana("A", "{2}")
    hand = len(table.zone("A", "hand"))
    table.activate("A", desk).resolve()
    assert len(table.zone("A", "hand")) == hand + 1 and table.pool("A") == "C"


@rule("107.3c", "601.2b")
def test_one_of_several_opponents_is_chosen() -> None:
    table = Table(3)
    desk = permanent(table, "{X}, {T}: Draw a card. X is the number of cards in an opponent's hand.", types="Artifact")
    table.hand("B", *[lamp()] * 3)
    table.hand("C", lamp())
    table.mana("A", "{2}")  # enough for C's cards
    table.answer("A", [2]).activate("A", desk).resolve()
    assert table.pool("A") == "C"


@rule("107.3c", "607.2a")
def test_the_mana_value_of_the_exiled_card() -> None:
    table = Table()
    table.hand("A", card("Forge", "{0}", "Artifact", "When Forge enters, you may exile a creature card from your hand.\n{X}, {T}: Create a "
                         "token that's a copy of the exiled card. X is the mana value of that card."), ogre())  # fmt: skip
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", "Forge").resolve()
    forge = table.find("Forge")
    assert "Plain Ogre" in table.zone("A", "exile")
    table.mana("A", "{2}")
    assert not [action for action in table.actions("A") if action.oid == forge]
    table.mana("A", "{2}").activate("A", forge).resolve()
    assert table.all("Plain Ogre") and table.pool("A") == "C"


@rule("614.1a", "611.2c")
def test_a_replacement_until_end_of_turn() -> None:
    table = Table()
    do(table, "Until end of turn, if a nontoken creature would enter and it wasn't cast, exile it instead.")
    table.graveyard("B", bear())
    do(table, "Put all creature cards from all graveyards onto the battlefield. Create a 1/1 green Elf creature token.")
    assert table.zone("B", "exile") == ["Plain Bear"] and table.all("Elf Token")
    table.hand("A", ogre())
    table.mana("A", "{R}{R}{R}").cast("A", "Plain Ogre").resolve()
    assert table.all("Plain Ogre")
    table.graveyard("B", bear())
    table.next_turn()
    do(table, "Put all creature cards from all graveyards onto the battlefield.", who="B")
    assert table.all("Plain Bear")


@rule("614.1a", "614.10")
def test_target_players_draws_are_yours() -> None:
    table = Table(3)
    do(table, "Until end of turn, if target player would draw a card, instead that player skips that draw and you draw a card.", [1])
    before = {who: len(table.zone(who, "hand")) for who in "ABC"}
    do(table, "Each player draws two cards.")
    assert {who: len(table.zone(who, "hand")) - before[who] for who in "ABC"} == {"A": 4, "B": 0, "C": 2}
    table.next_turn("B")
    before_b = len(table.zone("B", "hand"))
    do(table, "Draw two cards.", who="B")
    assert len(table.zone("B", "hand")) == before_b + 2


@rule("611.2", "614.1a")
def test_double_damage_to_that_player_until_your_next_turn() -> None:
    table = Table(3)
    (ox,) = table.battlefield("A", card("Ox", "{1}", "Creature — Ox", "Whenever Ox deals combat damage to a player, until your next turn, if a "
                                        "source would deal damage to that player or a permanent that player controls, it deals double that "
                                        "damage instead.", "1/1"))  # fmt: skip
    theirs, others = table.battlefield("B", ogre()) + table.battlefield("C", ogre())
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" and decision.seat == 0 else None
    table.to_step("main2").resolve()
    table.policy = None
    do(table, "Test Rite deals 1 damage to each creature and each player.")
    assert [table.game.objects[oid].damage for oid in (theirs, others)] == [2, 1]
    assert [table.life(who) for who in "ABC"] == [19, 17, 19]
    table.next_turn("A")
    do(table, "Test Rite deals 1 damage to each player.")
    assert table.life("B") == 16


@rule("106.12b", "614.1a")
@pytest.mark.parametrize(("words", "pool"), [
    ("If a land is tapped for mana, it produces {B} instead of any other type and amount.", "B"),
    ("If a land is tapped for mana, it produces {B} instead of any other type.", "BB"),
    ("If you tap a land you control for mana, it produces {U} instead of any other type.", "UU"),
])  # fmt: skip
def test_other_mana(words: str, pool: str) -> None:
    table = Table()
    permanent(table, words, types="Enchantment")
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {G}{G}."))
    (elf,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "{T}: Add {G}.", "1/1"))
    (their,) = table.battlefield("B", card(*FOREST))
    table.tap_for_mana("A", spring, "GG")
    assert table.pool("A") == pool
    table.tap_for_mana("A", elf, "G")
    assert sorted(table.pool("A")) == sorted(pool + "G")
    table.tap_for_mana("B", their, "G")
    assert table.pool("B") == ("G" if words.startswith("If you") else "B")


@rule("106.12b")
def test_mana_of_a_color_of_your_choice() -> None:
    table = Table()
    permanent(table, "If a basic land you control is tapped for mana, it produces mana of a color of your choice instead of any other type.",
              types="Enchantment")  # fmt: skip
    grove, spring = table.battlefield("A", card(*FOREST), card("Spring", "", "Land", "{T}: Add {G}{G}."))
    table.answer("A", 3).tap_for_mana("A", grove, "G")
    assert table.pool("A") == "R"
    table.tap_for_mana("A", spring, "GG")
    assert sorted(table.pool("A")) == ["G", "G", "R"]
    table.hand("A", card("Spark", "{U}", "Instant", "You gain 1 life."))
    table.battlefield("A", card(*FOREST))
    do(table, "You gain 1 life.")
    assert table.life("A") == 21


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


@rule("614.12", "616.1b")
def test_entering_under_the_control_of_an_opponent_of_your_choice() -> None:
    table = Table(3)
    table.hand("A", card("Agent", "{0}", "Creature — Minion", "As Agent enters, an opponent of your choice gains control of it.\nWhen Agent "
                         "enters, you gain 3 life.", "5/5"))  # fmt: skip
    table.policy = lambda decision: [2] if decision.kind == "objects" and 2 in decision.candidates else None
    table.cast("A", "Agent").resolve()
    (agent,) = table.all("Agent")
    assert table.game.chars(agent).controller == 2 and [table.life(who) for who in "ABC"] == [20, 20, 23]
    chosen = [decision for decision in table.asked if getattr(decision, "purpose", "") == "player"]
    assert [decision.seat for decision in chosen] == [0]


@rule("615.5")
def test_damage_prevented_and_control_given_away() -> None:
    table = Table(3)
    traitor = permanent(table, "If damage would be dealt to Test Thing, prevent that damage and an opponent of your choice gains control of it.")
    table.policy = lambda decision: [2] if decision.kind == "objects" and 2 in decision.candidates else None
    do(table, "Test Rite deals 3 damage to each creature.")
    assert table.game.objects[traitor].damage == 0 and table.game.chars(traitor).controller == 2


@rule("111.1", "614.1a")
def test_as_many_other_tokens() -> None:
    table = Table()
    permanent(table, "If one or more tokens would be created under your control, those tokens plus that many 1/1 green Squirrel creature tokens "
                     "are created instead.", types="Enchantment")  # fmt: skip
    do(table, "Create two Food tokens. Each opponent creates a Food token.")
    assert len(table.all("Food Token", who="A")) == 2 and len(table.all("Squirrel Token", who="A")) == 2
    assert not table.all("Squirrel Token", who="B")


@rule("601.2f", "601.2h")
def test_life_for_each_target() -> None:
    table = Table()
    ones = table.battlefield("B", ogre(), bear())
    table.hand("A", card("Purge", "{0}", "Sorcery", "This spell costs 3 life more to cast for each target.\nDestroy any number of target creatures."))
    table.cast("A", "Purge", ones)
    assert table.life("A") == 14
    table.resolve()
    assert not table.all("Plain Ogre") and not table.all("Plain Bear")


@rule("601.2c")
def test_exchanged_for_one_that_shares_one_of_those_types() -> None:
    table = Table()
    golem = card("Golem", "{3}", "Artifact Creature — Golem", "", "2/2")
    mine, theirs, grove, robot, veil = (*table.battlefield("A", lamp()), *table.battlefield(
        "B", bear(), card(*FOREST), golem, card("Veil", "{1}", "Enchantment")))  # fmt: skip
    words = "Exchange control of target artifact or creature and another target permanent that shares one of those types with it."
    table.hand("A", card("Trick", "{0}", "Sorcery", words))
    table.cast("A", "Trick", [mine]).resolve()  # and the only other artifact
    offered = next(decision for decision in table.asked if decision.kind == "targets")
    assert set(offered.candidates) == {mine, theirs, robot}
    assert [table.game.chars(oid).controller for oid in (mine, robot)] == [1, 0]
    assert table.game.chars(grove).controller == table.game.chars(veil).controller == 1


@rule("603.2", "603.6")
def test_any_of_three_events() -> None:
    table = Table(3)
    permanent(table, "Whenever another creature dies, or a creature card is put into a graveyard from anywhere other than the battlefield, or a "
                     "creature card leaves your graveyard, Test Thing deals 1 damage to each opponent.")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    do(table, "Destroy target creature.", targets=[mine])
    assert [table.life(who) for who in "ABC"] == [20, 19, 19]
    table.library("B", ogre(), lamp())
    do(table, "Target player mills two cards.", targets=[1])
    assert table.life("B") == 18
    do(table, "Exile target card from a graveyard.", targets=[table.find("Plain Bear", "graveyard")])
    assert table.life("B") == 17
    do(table, "Exile target card from a graveyard.", targets=[table.find("Plain Ogre", "graveyard")])
    do(table, "Create a 1/1 green Elf creature token.")
    assert table.life("B") == 17
    do(table, "Destroy target creature.", targets=[table.find("Elf Token")])
    assert table.life("B") == 16


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
