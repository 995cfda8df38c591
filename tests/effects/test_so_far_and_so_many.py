"""What has not been done yet, so many more or fewer, one of several blocked, sacrificed or chosen."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("608.2i")
def test_hexproof_until_it_deals_damage() -> None:
    table = Table()
    guard = permanent(table, "This creature has hexproof if it hasn't dealt damage yet.", size="2/2")
    assert "hexproof" in table.game.chars(guard).abilities.keywords
    table.answer("A", [[guard, 1]])
    table.to_step("main2")
    assert table.life("B") == 18 and "hexproof" not in table.game.chars(guard).abilities.keywords
    do(table, "Exile target creature, then return it to the battlefield under its owner's control.", [guard])
    (again,) = table.all("Test Thing")
    assert again != guard and "hexproof" in table.game.chars(again).abilities.keywords, "a new object (CR 400.7)"


@rule("608.2c")
@pytest.mark.parametrize(("which", "dies"), [("ogre", True), ("bear", False), ("tied", True)])
def test_destroyed_if_no_other_has_greater_power(which: str, dies: bool) -> None:
    table = Table()
    one, other = table.battlefield("B", bear(), ogre())
    if which == "tied":
        table.battlefield("A", ogre())
    target = one if which == "bear" else other
    do(table, "Destroy target creature if no other creature has greater power.", [target])
    assert (target not in table.game.permanents()) == dies


@rule("601.2f")
@pytest.mark.parametrize(("theirs", "castable"), [(4, True), (3, False)])
def test_cheaper_with_so_many_more(theirs: int, castable: bool) -> None:
    table = Table(3)
    table.battlefield("A", bear())
    table.battlefield("B", *[bear()] * (theirs + 1))
    table.battlefield("C", bear())
    table.hand("A", card("Might", "{6}{G}", "Creature — Avatar", "If an opponent controls at least four more creatures than you, this spell costs "
                         "{6} less to cast.", "8/8"))  # fmt: skip
    table.mana("A", "{G}")
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == castable


@rule("121.2", "608.2c")
def test_that_many_cards_minus_one() -> None:
    table = Table(3)
    table.hand("A", bear(), bear(), bear())
    table.hand("B", bear())
    do(table, "Each player discards all the cards in their hand, then draws that many cards minus one.")
    assert [len(table.zone(who, HAND)) for who in "ABC"] == [3, 0, 0], "A has drawn a card in their draw step"


@rule("509.3a")
@pytest.mark.parametrize(("number", "strikes"), [(1, False), (2, True)])
def test_blocking_two_or_more_creatures(number: int, strikes: bool) -> None:
    table = Table()
    attackers = table.battlefield("A", bear(), ogre())[:number]
    (giant,) = table.battlefield("B", card("Giant", "{0}", "Creature — Giant", "Giant can block an additional creature each combat.\nWhenever Giant "
                                           "blocks two or more creatures, it gains first strike until end of turn.", "1/9"))  # fmt: skip
    table.answer("A", [[oid, 1] for oid in attackers]).answer("B", [[giant, oid] for oid in attackers])
    table.to_step("declare_blockers").resolve()
    assert ("first strike" in table.game.chars(giant).abilities.keywords) == strikes


@rule("701.17", "608.2d")
def test_a_creature_of_their_choice_other_than_enchanted_creature() -> None:
    table = Table()
    host, other = table.battlefield("B", bear(), ogre())
    table.hand("A", card("Infection", "{0}", "Enchantment — Aura", "Enchant creature\nWhen this Aura enters, target player sacrifices a creature of "
                         "their choice other than enchanted creature."))  # fmt: skip
    table.cast("A", "Infection", [host]).answer("A", [1]).resolve()
    assert table.all(BEAR[0]) == [host] and other not in table.game.permanents()


@rule("121.2", "603.2")
def test_the_first_and_the_second_card() -> None:
    table = Table()
    octopus = permanent(table, "Whenever you draw your first or second card each turn, put an ingenuity counter on this creature.")
    do(table, "Draw three cards.")
    assert table.game.obj(octopus).counters == {"ingenuity": 2}


@rule("608.2c")
@pytest.mark.parametrize(("revealed", "other", "life"), [(True, False, 23), (False, True, 23), (False, False, 20), (True, True, 23)])
def test_if_you_do_or_if_something_is_so(revealed: bool, other: bool, life: int) -> None:
    table = Table()
    dino = card("Dino", "{9}", "Creature — Dinosaur", "", "5/5")
    table.hand("A", dino, card("Caller", "{0}", "Creature — Dinosaur", "When this creature enters, you may reveal a Dinosaur card from your hand. If "
                               "you do or if you control another Dinosaur, you gain 3 life.", "1/1"))  # fmt: skip
    if other:
        table.battlefield("A", dino)
    table.answer("A", revealed)
    table.cast("A", "Caller").resolve()
    assert table.life("A") == life


@rule("608.2d", "102.3")
def test_one_of_your_opponents_gains_control() -> None:
    table = Table(3)
    festival = permanent(table, "{0}: Choose one of your opponents. That player gains control of this artifact.", types="Artifact")
    table.answer("A", [0])
    with pytest.raises(IllegalAnswer):
        table.activate("A", festival).resolve()
    table = Table(3)
    festival = permanent(table, "{0}: Choose one of your opponents. That player gains control of this artifact.", types="Artifact")
    table.answer("A", [2])
    table.activate("A", festival).resolve()
    assert table.game.controller(festival) == 2


@rule("701.17", "603.4")
@pytest.mark.parametrize(("words", "life"), [("Destroy target artifact.", 21), ("Sacrifice an artifact.", 20)])
def test_what_was_not_sacrificed(words: str, life: int) -> None:
    table = Table()
    permanent(table, "Whenever an artifact you control is put into a graveyard from the battlefield, if it wasn't sacrificed, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    (thing, _) = table.battlefield("A", lamp(), sprite())
    do(table, "Sacrifice a creature.")
    do(table, words, [thing] if "target" in words else None)
    assert thing not in table.game.permanents() and table.life("A") == life


@rule("122.1")
def test_all_counters_of_a_group_are_removed() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", sprite()), table.battlefield("B", ogre())
    for oid in (mine, theirs):
        do(table, "Put two hourglass counters on target creature.", [oid])
    permanent(table, "At the beginning of each player's upkeep, remove all hourglass counters from permanents that player controls.", types="Enchantment")
    table.next_turn("B")
    assert (table.game.obj(mine).counters, dict(table.game.obj(theirs).counters).get("hourglass", 0)) == ({"hourglass": 2}, 0)


@rule("205.2a", "607.2d")
def test_a_card_type_other_than_creature() -> None:
    table = Table()
    table.hand("A", card("Weaver", "{0}", "Creature — Spider", "As Weaver enters, choose a card type other than creature.\nSpells of the chosen type "
                         "cost {1} more to cast.", "1/1"))  # fmt: skip
    table.answer("A", lambda decision: decision.options.index("artifact"))
    table.cast("A", "Weaver").resolve()
    asked = next(decision for decision in table.asked if type(decision).__name__ == "ChooseOption")
    assert "creature" not in asked.options
    table.hand("A", card("Free Lamp", "{0}", "Artifact"), card("Free Ogre", "{0}", "Creature — Ogre", "", "3/3"))
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Free Ogre"]
    assert not table.all(OGRE[0])
