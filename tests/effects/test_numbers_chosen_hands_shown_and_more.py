"""Chosen numbers, hands revealed, energy, supertypes lost, and more that words say of what has happened or is so."""

from __future__ import annotations

from typing import Any

import pytest

from engine.game.events.chance import FlipCoin
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("107.1c", "608.2d")
def test_as_great_as_the_chosen_number() -> None:
    table = Table()
    small, large = table.battlefield("B", bear(), ogre())
    table.answer("A", 3)
    do(table, "Choose a number between 0 and 10. Destroy all creatures with power greater than or equal to the chosen number.")
    assert small in table.game.objects and large not in table.game.objects


@rule("608.2c", "202.3")
def test_that_number_and_the_number() -> None:
    table = Table()
    table.battlefield("A", bear(), lamp())
    table.battlefield("B", ogre())
    table.hand("B", bear(), ogre(), card("Two Acres", "", "Land"))
    table.answer("A", 2)
    do(table, "Choose a number. Destroy all artifacts and creatures with mana value equal to that number. Then target player reveals their hand and "
              "discards all nonland cards with mana value equal to the number.", targets=[1])  # fmt: skip
    assert table.all("Plain Bear") == [] and len(table.all("Plain Lamp")) == len(table.all("Plain Ogre")) == 1
    assert table.zone("B", "hand") == ["Plain Ogre", "Two Acres"]


@rule("402.3")
@pytest.mark.parametrize(("words", "seen"), [
    ("Players play with their hands revealed.", (True, True)), ("Your opponents play with their hands revealed.", (False, True)),
    ("Play with your hand revealed.", (True, False)),
])  # fmt: skip
def test_hands_revealed(words: str, seen: tuple[bool, bool]) -> None:
    from engine.game.rules.questions.seeing import may_see

    table = Table()
    permanent(table, words, types="Enchantment")
    (mine,) = table.hand("A", bear())
    (theirs,) = table.hand("B", ogre())
    assert (may_see(table.game, 1, mine), may_see(table.game, 0, theirs)) == seen


@rule("107.14", "614.1a")
def test_energy_paid_and_one_more() -> None:
    table = Table()
    plant = permanent(table, "If you would get one or more {E}, you get that many plus one {E} instead.\n{0}: You gain 1 life. Activate only if you've "
                      "paid or lost four or more {E} this turn.\nPay {E}{E}: You gain 2 life.", types="Artifact")  # fmt: skip
    do(table, "You get {E}{E}{E}.")
    assert table.game.players[0].counters["energy"] == 4
    table.activate("A", plant, index=1).resolve()
    assert not any(action.oid == plant and action.index == 0 for action in table.actions("A"))
    table.activate("A", plant, index=1).resolve()
    table.activate("A", plant, index=0).resolve()
    assert table.life("A") == 25
    table.next_turn("B")
    assert not any(action.oid == plant for action in table.actions("A"))


@rule("205.4b", "611.2")
def test_snow_no_longer() -> None:
    table = Table()
    vane = permanent(table, "{0}: Target snow land is no longer snow.\n{0}: Target nonsnow basic land becomes snow.\n{0}: Target snow permanent isn't "
                     "snow until end of turn.", types="Artifact")  # fmt: skip
    ice, field = table.battlefield("A", card("Ice Field", "", "Snow Land"), card("Dry Field", "", "Basic Land — Plains"))
    table.activate("A", vane, [ice], 0).resolve()
    table.activate("A", vane, [field], 1).resolve()
    assert [table.game.chars(one).supertypes for one in (ice, field)] == [(), ("basic", "snow")]
    table.activate("A", vane, [field], 2).resolve()
    assert table.game.chars(field).supertypes == ("basic",)
    table.next_turn("B")
    assert [table.game.chars(one).supertypes for one in (ice, field)] == [(), ("basic", "snow")]


@rule("121.2", "608.2c")
def test_life_for_each_card_not_drawn() -> None:
    table = Table(3)
    table.answer("A", True, 2).answer("B", True, 1).answer("C", False)
    do(table, "Each player may draw up to two cards. For each card less than two a player draws this way, that player gains 2 life.")
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [3, 1, 0]  # the first turn has a draw
    assert [table.life(who) for who in "ABC"] == [20, 22, 24]


@rule("603.12", "705.2")
@pytest.mark.parametrize("seed", range(1, 5))
def test_when_you_win_or_lose_the_flip(seed: int) -> None:
    table = Table(seed=seed)
    permanent(table, "Whenever you cast an instant spell, you may sacrifice an artifact. If you do, flip a coin. When you win the flip, copy that spell. "
              "When you lose the flip, Test Thing deals damage equal to that spell's mana value to any target.")  # fmt: skip
    table.battlefield("A", lamp())
    table.hand("A", card("Short Hymn", "{2}", "Instant", "You gain 3 life."))
    table.mana("A", "{2}").answer("A", True)
    table.cast("A", "Short Hymn", [1]).resolve(1)
    (flip,) = [event for event in table.game.history.this_turn if isinstance(event, FlipCoin)]
    assert table.stack() == ["Short Hymn", "Test Thing trigger (A)"] and not table.all("Plain Lamp")
    table.resolve()
    assert (table.life("A"), table.life("B")) == ((26, 20) if flip.won else (23, 18))


@rule("701.7", "608.2h")
@pytest.mark.parametrize(("owner", "token", "drawn"), [("A", False, 1), ("B", False, 0), ("B", True, 1)])
def test_what_you_controlled_was_destroyed(owner: str, token: bool, drawn: int) -> None:
    table = Table()
    if token:
        do(table, "Target player creates a 1/1 white Rat creature token.", targets=[1])
        (what,) = table.all("Rat Token")
    else:
        (what,) = table.battlefield(owner, bear())
    do(table, "Destroy target creature. If a permanent you controlled or a token was destroyed this way, draw a card.", targets=[what])
    assert len(table.zone("A", "hand")) == drawn


@rule("608.2c", "107.3i")
def test_x_is_counted_when_the_words_come_to_it() -> None:
    table = Table()
    table.battlefield("B", lamp(), lamp())
    do(table, "Destroy all artifacts, then you gain X life, where X is the number of artifacts that were put into graveyards from the battlefield this "
              "turn.")  # fmt: skip
    assert table.life("A") == 22
    do(table, "Draw two cards, then you lose X life, where X is the number of cards in your hand.")
    assert table.life("A") == 20


@rule("603.2", "601.2i")
def test_the_fourth_spell_of_a_turn() -> None:
    table = Table()
    permanent(table, "Whenever the third spell of a turn is cast, you gain 5 life.")
    for number, who in enumerate("ABAB"):
        do(table, "You gain 1 life.", who=who) if who == "A" else _instant(table, who)
        assert table.life("A") == 20 + (number // 2 + 1) + (5 if number > 1 else 0)


def _instant(table: Table, who: str) -> None:
    table.hand(who, card("Small Spark", "{0}", "Instant", "You gain 1 life."))
    table.cast(who, "Small Spark").resolve()


@rule("122.1", "603.2")
@pytest.mark.parametrize("who", ["A", "B"])
def test_who_removes_the_last_counter(who: str) -> None:
    table = Table()
    dial = permanent(table, "Test Thing enters with two hour counters on it.\nWhen you remove the last hour counter from Test Thing, you gain 7 life.",
                     types="Artifact")  # fmt: skip
    do(table, "Put two hour counters on target artifact.", targets=[dial])
    table.hand(who, card("Lost Hours", "{0}", "Instant", "Remove all hour counters from target artifact."))
    table.cast(who, "Lost Hours", [dial]).resolve()
    assert table.life("A") == (27 if who == "A" else 20)


@rule("608.2i")
def test_if_it_exploited_that_creature() -> None:
    table = Table()
    table.battlefield("A", bear(), sprite())
    table.hand("A", card("Bold Gull", "{0}", "Creature — Bird", "Exploit\nWhenever another creature you control dies, put a +1/+1 counter on Bold Gull. It "
                         "gains haste until end of turn if it exploited that creature.", "1/1"))  # fmt: skip
    table.cast("A", "Bold Gull").answer("A", True, [table.find("Plain Bear")])
    table.resolve()
    gull = table.find("Bold Gull")
    assert table.counters(gull) == {"+1/+1": 1} and table.has(gull, "haste")
    table.next_turn("A")
    do(table, "Destroy target creature.", targets=[table.find("Plain Sprite")])
    assert table.counters(gull) == {"+1/+1": 2} and not table.has(gull, "haste")


@rule("608.2c")
def test_a_creature_of_their_choice_that_is_such() -> None:
    table = Table()
    table.battlefield("B", bear(), *[ogre()] * 2)
    table.answer("B", lambda decision: decision.candidates[:1])
    do(table, "Each opponent sacrifices a creature of their choice with power 3 or greater.")
    assert len(table.all("Plain Bear")) == len(table.all("Plain Ogre")) == 1


@rule("113.6", "603.4")
@pytest.mark.parametrize(("others", "returned"), [((), True), ((bear,), False), ((lamp,), True)])
def test_the_only_creature_card_in_the_graveyard(others: tuple[Any, ...], returned: bool) -> None:
    table = Table(library=9)
    table.graveyard("A", card("Lone Wisp", "{B}", "Creature — Spirit", "At the beginning of your upkeep, if Lone Wisp is the only creature card in your "
                              "graveyard, you may return Lone Wisp to the battlefield.", "2/2"), *(one() for one in others))  # fmt: skip
    table.graveyard("B", bear())
    table.to_step("end", "B")
    table.answer("A", True).to_step("upkeep", "A").resolve()
    assert (len(table.all("Lone Wisp")) == 1) == returned


@rule("603.7", "400.7")
@pytest.mark.parametrize("stays", [True, False])
def test_still_on_the_battlefield(stays: bool) -> None:
    table = Table()
    nurse = permanent(table, "Whenever another creature is put into your graveyard from the battlefield, you may return that card to the battlefield at "
                      "the beginning of the next end step if Test Thing is still on the battlefield.")  # fmt: skip
    (pet,) = table.battlefield("A", bear())
    table.answer("A", True)
    do(table, "Destroy target creature.", targets=[pet])
    if not stays:
        do(table, "Exile target creature.", targets=[nurse])
    table.to_step("end", "A").resolve()
    assert (len(table.all("Plain Bear")) == 1) == stays


@rule("608.2c", "400.7j")
def test_returned_to_its_owners_hand_this_way() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", card("Kept Thread", "{0}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, return that card to its owner's hand. "
                         "If that card is returned to its owner's hand this way, you gain 3 life."))  # fmt: skip
    table.cast("A", "Kept Thread", [theirs]).resolve()
    do(table, "Destroy target creature.", targets=[theirs])
    assert table.zone("B", "hand") == ["Plain Bear"] and table.life("A") == 23


@rule("110.5a", "603.2")
def test_one_of_the_other_creatures() -> None:
    table = Table()
    goat = permanent(table, "Whenever one or more other creatures you control enter, if Test Thing is suspected, you may suspect one of the other "
                     "creatures. If you do, Test Thing is no longer suspected.")  # fmt: skip
    do(table, "Suspect target creature.", targets=[goat])
    (old,) = table.battlefield("A", ogre())
    table.settle().resolve()
    table.answer("A", True)
    do(table, "Create a 1/1 white Rat creature token.")
    (rat,) = table.all("Rat Token")
    assert table.has(rat, "menace") and not table.has(goat, "menace") and not table.has(old, "menace")


@rule("613.4d", "115.1")
def test_switching_each_of_several() -> None:
    table = Table()
    thin, wide = table.battlefield("B", card("Thin Reed", "{G}", "Creature — Plant", "", "0/3"), card("Wide Reed", "{G}", "Creature — Plant", "", "1/4"))
    do(table, "Switch the power and toughness of each of up to two target creatures until end of turn.", targets=[thin, wide])
    assert (table.pt(thin), table.pt(wide)) == ((3, 0), (4, 1)) or thin not in table.game.objects


@rule("608.2d", "122.6")
def test_counters_on_each_of_up_to_two() -> None:
    table = Table()
    first, second, third = table.battlefield("A", bear(), bear(), bear())
    table.answer("A", [first, third])
    do(table, "Put a +1/+1 counter on each of up to two Bears you control.")
    assert [table.counters(one) for one in (first, second, third)] == [{"+1/+1": 1}, {}, {"+1/+1": 1}]


@rule("608.2g", "601.2b")
def test_any_number_of_spells_from_the_hand() -> None:
    table = Table()
    table.hand("A", ogre(), bear(), lamp(), card("Dry Field", "", "Land"))
    find = {name: table.find(name, "hand") for name in ("Plain Ogre", "Plain Bear")}
    table.answer("A", True, [find["Plain Ogre"]], [find["Plain Bear"]], [])
    do(table, "You may cast any number of spells from your hand without paying their mana costs.")
    assert len(table.all("Plain Ogre")) == len(table.all("Plain Bear")) == 1
    assert table.zone("A", "hand") == ["Plain Lamp", "Dry Field"]


@rule("608.2c")
def test_the_other_cards_after_one_was_chosen() -> None:
    table = Table()
    table.library("A", bear(), ogre(), lamp())
    table.answer("B", lambda decision: [ref for ref in decision.candidates if table.game.chars(ref).name == "Plain Ogre"])
    table.answer("A", True)
    do(table, "Exile the top three cards of your library. An opponent chooses one of those cards. Put that card into your graveyard. Put the other cards "
              "into your hand.")  # fmt: skip
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Lamp"] and "Plain Ogre" in table.zone("A", "graveyard")


@rule("608.2c")
def test_all_land_cards_from_the_revealed_hand() -> None:
    table = Table()
    table.hand("A", card("Dry Field", "", "Land"), card("Wet Field", "", "Land"), bear())
    table.answer("A", True)
    do(table, "You may reveal your hand and put all land cards from it onto the battlefield. If you do, discard your hand.")
    assert len(table.all("Dry Field")) == len(table.all("Wet Field")) == 1 and table.zone("A", "hand") == []
    assert "Plain Bear" in table.zone("A", "graveyard")


@rule("701.58a")
def test_becoming_no_longer_suspected() -> None:
    table = Table()
    (pet,) = table.battlefield("A", bear())
    do(table, "Suspect target creature.", targets=[pet])
    table.answer("A", True)
    do(table, "Put a +1/+1 counter on target suspected creature you control. You may have it become no longer suspected.", targets=[pet])
    assert table.counters(pet) == {"+1/+1": 1} and not table.has(pet, "menace")


@rule("509.1c", "608.2c")
def test_creatures_not_players_have_to_block() -> None:
    table = Table()
    (guard,) = table.battlefield("A", ogre())
    do(table, "Target player gains control of up to three target nonattacking creatures until end of turn. Untap those creatures. They block this turn if "
              "able.", targets=[1, guard])  # fmt: skip
    assert table.game.controller(guard) == 1


@rule("602.1b", "118.3")
def test_tapping_others_with_enough_power() -> None:
    table = Table()
    giant = permanent(table, "Tap any number of untapped creatures you control other than Test Thing with total power 5 or greater: Test Thing gets "
                      "+20/+20 until end of turn.", size="9/9")  # fmt: skip
    assert not table.actions("A")
    (one,) = table.battlefield("A", ogre())
    assert not table.actions("A")
    (two,) = table.battlefield("A", bear())
    table.activate("A", giant).resolve()
    assert table.pt(giant) == (29, 29) and table.game.obj(one).tapped and table.game.obj(two).tapped and not table.game.obj(giant).tapped


@rule("702.184a", edition="2026-01-16")
def test_stationing_with_toughness() -> None:
    table = Table()
    permanent(table, "Each creature you control with toughness greater than its power stations permanents using its toughness rather than its power.",
              types="Enchantment")  # fmt: skip
    (ship,) = table.battlefield("A", card("Slow Ship", "{2}", "Artifact — Spacecraft", "Station\n9+ | Flying", "4/4"))
    wall, strong = table.battlefield("A", card("Thick Wall", "{2}", "Creature — Wall", "", "1/4"), card("Thin Fist", "{2}", "Creature — Ogre", "", "3/1"))
    table.answer("A", [wall])
    table.activate("A", ship).resolve()
    assert table.counters(ship) == {"charge": 4}
    table.answer("A", [strong])
    table.activate("A", ship).resolve()
    assert table.counters(ship) == {"charge": 7}


@rule("118.7", "602.2b")
def test_abilities_of_a_keyword_of_others_cost_less() -> None:
    table = Table()
    permanent(table, "Cycling abilities of other creatures you control cost {3} less to activate.\nEquip abilities of artifacts you control cost {1} less "
              "to activate.", types="Enchantment")  # fmt: skip
    pole, = table.battlefield("A", card("Long Pole", "{1}", "Artifact — Equipment", "{2}: You gain 1 life.\nEquip {2}"))
    (host,) = table.battlefield("A", bear())
    table.mana("A", "{1}")
    assert [action.index for action in table.actions("A") if action.oid == pole] == [1]
    table.activate("A", pole, [host], 1).resolve()
    assert table.game.obj(pole).attached_to == host and table.pool("A") == ""


@rule("613.1f", "122.6")
def test_as_long_as_you_have_put_counters_on_it() -> None:
    table = Table()
    beast = permanent(table, "As long as you've put one or more +1/+1 counters on Test Thing this turn, it has flying.")
    table.hand("B", card("Odd Gift", "{0}", "Instant", "Put a +1/+1 counter on target creature."))
    table.cast("B", "Odd Gift", [beast]).resolve()
    assert not table.has(beast, "flying")
    do(table, "Put a +1/+1 counter on target creature.", targets=[beast])
    assert table.has(beast, "flying")
    table.next_turn("B")
    assert not table.has(beast, "flying")


@rule("719.3b", "603.2")
def test_solving_a_case() -> None:
    table = Table()
    permanent(table, "Whenever you solve a Case, you gain 4 life.", types="Enchantment")
    table.battlefield("A", card("Dull Case", "{0}", "Enchantment — Case", "To solve — You control no creatures."))
    table.battlefield("B", card("Other Case", "{0}", "Enchantment — Case", "To solve — You control no creatures."))
    table.next_turn("B")
    assert table.life("A") == 24
    table.next_turn("A")
    assert table.life("A") == 24


@rule("603.2")
def test_activating_an_ability_of_either_keyword() -> None:
    table = Table()
    permanent(table, "Whenever you activate an eternalize or embalm ability, you gain 2 life.")
    table.graveyard("A", card("Dry Cat", "{0}", "Creature — Cat", "Embalm {0}", "1/1"), card("Dry Dog", "{0}", "Creature — Dog", "Eternalize {0}", "1/1"),
                    card("Wet Dog", "{0}", "Creature — Dog", "Scavenge {0}", "1/1"))  # fmt: skip
    for name in ("Dry Cat", "Dry Dog"):
        table.activate("A", table.find(name, "graveyard")).resolve()
    table.activate("A", table.find("Wet Dog", "graveyard"), table.all("Test Thing")).resolve()
    assert table.life("A") == 24


@rule("303.4")
def test_auras_attached_to_such_permanents() -> None:
    table = Table()
    permanent(table, "Auras attached to creatures you control have umbra armor.", types="Enchantment")
    mine, = table.battlefield("A", bear())
    theirs, = table.battlefield("B", bear())
    for host in (mine, theirs):
        table.hand("A", card("Thin Veil", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1."))
        table.cast("A", "Thin Veil", [host]).resolve()
    do(table, "Destroy all creatures.")
    assert table.all("Plain Bear") == [mine] and table.all("Thin Veil") == []


@rule("707.10c", "608.2c")
def test_a_copy_with_a_new_target() -> None:
    table = Table()
    one, two = table.graveyard("A", bear(), ogre())
    table.graveyard("A", card("Old Verse", "{0}", "Sorcery", "Return target creature card from your graveyard to your hand.\nIf this spell was cast from a "
                              "graveyard, you may copy this spell and may choose a new target for the copy.\nFlashback {0}"))  # fmt: skip
    table.cast("A", "Old Verse", [one])
    table.answer("A", True, True)
    table.targets = [two]
    table.resolve()
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"]
