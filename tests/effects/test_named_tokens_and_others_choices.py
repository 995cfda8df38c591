"""Tokens called by name, legends by a part of theirs, choices of others, two chosen targets, and what cards are among."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.designations import attack
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("201.5", "111.3")
def test_a_token_called_by_its_name_in_its_own_ability() -> None:
    table = Table()
    do(table, "Create Brambo, a legendary 2/2 green Frog creature token with trample and \"When Brambo dies, you gain 3 life.\"")
    brambo = table.find("Brambo")
    assert table.pt(brambo) == (2, 2) and table.has(brambo, "trample")
    do(table, "Destroy target creature.", [brambo])
    table.resolve()
    assert table.life("A") == 23


@rule("201.5a")
def test_a_legend_called_by_a_part_of_its_name() -> None:
    table = Table()
    words = "Whenever Tarbel deals combat damage to a player, put a +1/+1 counter on Tarbel.\n{0}: Tarbel gains flying until end of turn."
    (tarbel,) = table.battlefield("A", card("Tarbel Greyhand", "{2}", "Legendary Creature — Human", words, "1/1"))
    table.activate("A", tarbel).resolve()
    assert table.has(tarbel, "flying")


@rule("201.5")
def test_a_team_is_one_object() -> None:
    table = Table()
    words = "Whenever another creature you control enters, Orla & Finn get +1/+0 until end of turn."
    (team,) = table.battlefield("A", card("Orla & Finn", "{2}", "Legendary Creature — Human", words, "1/1"))
    table.hand("A", card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Free Bear").resolve()
    assert table.pt(team) == (2, 1)


@rule("601.2c", "115.1")
def test_a_target_of_an_opponents_choice() -> None:
    table = Table(3)
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    (others,) = table.battlefield("C", ogre())
    table.answer("A", [1]).answer("B", [theirs])
    do(table, "Destroy target creature of an opponent's choice they control. That player gains 3 life.")
    assert table.game.find(theirs) is None or theirs not in table.game.permanents()
    assert others in table.game.permanents() and mine in table.game.permanents()
    assert [table.life(who) for who in "ABC"] == [20, 23, 20]


@rule("601.2c", "508.5")
def test_a_target_of_the_defending_players_choice() -> None:
    table = Table()
    pit = permanent(table, "Whenever Test Thing attacks, put a +1/+1 counter on target creature of defending player's choice.")
    (theirs,) = table.battlefield("B", bear())
    table.answer("B", [theirs])
    attack(table, "A", pit).resolve()
    assert pit in table.game.permanents() and table.counters(theirs) == {"+1/+1": 1}


@rule("601.2c", "404.1")
def test_a_card_of_an_opponents_choice() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    table.graveyard("B", sprite())
    (_, mine) = (table.find(BEAR[0], "graveyard"), table.find(OGRE[0], "graveyard"))
    table.answer("B", [mine])
    do(table, "Return target creature card of an opponent's choice from your graveyard to your hand.")
    assert table.zone("A", "hand") == [OGRE[0]] and BEAR[0] in table.zone("A", "graveyard")
    assert table.zone("B", "graveyard") == [SPRITE[0]]


TWO = "Choose target creature you control and target creature an opponent controls. "


@rule("608.2c", "115.1")
def test_two_chosen_targets_by_whose_they_are() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    do(table, TWO + "Put a +1/+1 counter on the creature you control. Tap the creature an opponent controls.", [mine, theirs])
    assert table.counters(mine) == {"+1/+1": 1} and not table.counters(theirs)
    assert table.game.obj(theirs).tapped and not table.game.obj(mine).tapped


@rule("608.2c")
def test_those_two_fight_each_other() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", ogre()), table.battlefield("B", bear())
    do(table, TWO + "Put two +1/+1 counters on the chosen creature you control. Then those creatures fight each other.", [mine, theirs])
    assert table.counters(mine) == {"+1/+1": 2} and theirs not in table.game.permanents()
    assert table.game.obj(mine).damage == 2


@rule("608.2c", "614.15")
def test_twice_that_much_of_what_would_be_dealt() -> None:
    words = ("Target creature you control deals damage equal to its power to target creature an opponent controls. If it's your "
             "turn, the creature you control deals twice that much damage instead.")  # fmt: skip
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", card("Vast Wall", "{3}", "Creature — Wall", "", "0/9"))
    do(table, words, [mine, theirs])
    assert table.game.obj(theirs).damage == 4


@rule("608.2c", "701.16")
def test_all_cards_of_a_kind_from_among_those() -> None:
    table = Table()
    table.library("A", ogre(), lamp(), bear())
    do(table, "Reveal the top three cards of your library. Put all creature cards from among them into your hand and the rest on "
       "the bottom of your library in any order.")  # fmt: skip
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]])
    assert table.zone("A", "library")[-1] == "Plain Lamp"


@rule("701.20", "608.2c")
def test_the_top_cards_of_the_library_just_shuffled() -> None:
    table = Table(library=5)
    do(table, "Shuffle, then exile the top two cards. You gain 1 life.")
    assert table.zone("A", "exile") == ["Forest"] * 2 and len(table.zone("A", "library")) == 3
    do(table, "Shuffle, then reveal the top card. If it's a land card, put it into your hand.")
    assert table.zone("A", "hand") == ["Forest"]


@rule("508.4", "506.3")
def test_a_token_that_is_attacking_is_not_tapped() -> None:
    table = Table()
    thing = permanent(table, "Whenever Test Thing attacks, create a 1/1 white Cat creature token with vigilance that's attacking.")
    attack(table, "A", thing).resolve()
    cat = table.find("Cat Token")
    assert not table.game.obj(cat).tapped and table.game.combat is not None and cat in table.game.combat.attacking


@rule("509.7", "506.3a")
def test_a_token_that_is_blocking() -> None:
    table = Table()
    (attacker,) = table.battlefield("A", ogre())
    words = "Create a 1/1 green Plant creature token that's blocking target creature attacking you."
    table.hand("B", card("Test Snare", "{0}", "Instant", words))
    attack(table, "A", attacker)
    assert table.game.combat is not None and attacker in table.game.combat.attacking
    table.cast("B", "Test Snare", [attacker]).resolve()
    assert attacker in table.game.combat.blocking[table.find("Plant Token")] and attacker in table.game.combat.blocked


@rule("106.3", "601.2h")
@pytest.mark.parametrize(("treasure", "life"), [(True, 25), (False, 20)])
def test_mana_from_a_treasure(treasure: bool, life: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell, if mana from a Treasure was spent to cast it, you gain 5 life.", types="Artifact")
    table.hand("A", card("Cheap Bear", "{G}", "Creature — Bear", "", "2/2"))
    if treasure:
        do(table, "Create a Treasure token.")
        table.tap_for_mana("A", table.find("Treasure Token"), "G")
    else:
        table.mana("A", "{G}")
    table.cast("A", "Cheap Bear").resolve()
    assert table.life("A") == life


@rule("106.3", "601.2h")
def test_for_each_mana_from_a_treasure() -> None:
    table = Table()
    do(table, "Create three Treasure tokens.")
    words = "When Test Hoard enters, create a 1/1 black Bat creature token for each mana from a Treasure spent to cast it."
    table.hand("A", card("Test Hoard", "{2}{W}", "Enchantment", words))
    for oid in table.all("Treasure Token")[:2]:
        table.tap_for_mana("A", oid, "W")
    table.mana("A", "{W}")
    table.cast("A", "Test Hoard").resolve()
    assert len(table.all("Bat Token")) == 2


@rule("113.7")
@pytest.mark.parametrize(("types", "countered"), [("Artifact", True), ("Enchantment", False)])
def test_an_ability_from_an_artifact_source(types: str, countered: bool) -> None:
    table = Table()
    source = permanent(table, "{0}: You gain 4 life.", types=types)
    stop = card("Test Stop", "{0}", "Instant", "Counter target ability from an artifact source and destroy that artifact if it's on the battlefield.")
    table.hand("A", stop)
    table.activate("A", source)
    if not countered:
        with pytest.raises(AssertionError):
            table.cast("A", "Test Stop")
        return
    table.cast("A", "Test Stop").resolve()
    assert table.life("A") == 20 and source not in table.game.permanents()


@rule("508.1", "122.1")
def test_what_has_counters_and_what_attacks_you() -> None:
    table = Table()
    (marked,) = table.battlefield("B", bear())
    (plain,) = table.battlefield("B", ogre())
    do(table, "Put a -1/-1 counter on target creature.", [marked])
    do(table, "Destroy target creature that has a -1/-1 counter on it.")
    assert plain in table.game.permanents() and marked not in table.game.permanents()


@rule("601.2i")
@pytest.mark.parametrize(("types", "life"), [("Creature — Dragon", 21), ("Creature — Bear", 20), ("Artifact", 21)])
def test_a_spell_of_one_kind_or_of_another(types: str, life: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a noncreature spell or a Dragon spell, you gain 1 life.")
    table.hand("A", card("Test Spell", "{0}", types, "", "2/2" if "Creature" in types else ""))
    table.cast("A", "Test Spell").resolve()
    assert table.life("A") == life


@rule("201.2")
def test_a_card_with_one_of_two_names() -> None:
    table = Table()
    table.library("A", ogre(), bear())
    table.answer("A", [table.find(OGRE[0], "library")])
    do(table, "Search your library for a card named Plain Ogre or Plain Bear, reveal it, put it into your hand, then shuffle.")
    assert table.zone("A", "hand") == [OGRE[0]]
