"""Words that look back."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, bear, do, ogre, permanent
from tests.support.boards.table import Table, card

OX = card("Grey Ox", "{1}{G}", "Creature — Ox", size="2/3")
STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")
CHARM = card("Small Charm", "{1}", "Artifact", "Whenever a permanent you control enters tapped, untap it.")
TIRED = card("Tired Bear", "{G}", "Creature — Bear", "This creature enters tapped.", "2/2")
AWAKE = card("Plain Bear", "{G}", "Creature — Bear", "", "2/2")
CALM = ("Calm", "{0}", "Instant", "You gain 1 life.")
TWO = "Choose target creature you control and target creature an opponent controls. "


@rule("608.2c")
def test_that_many_is_as_many_as_it_happened_to() -> None:
    table = Table()
    table.battlefield("A", OX, STONE)
    words = "Destroy all creatures you control, then create that many 1/1 green Elf creature tokens."
    table.hand("A", card("Reckoning", "{B}", "Sorcery", words))
    table.mana("A", "{B}").cast("A", "Reckoning").resolve()
    assert len(table.all("Elf Token")) == 1


@rule("603.6a")
@pytest.mark.parametrize(("one", "triggers"), [(TIRED, True), (AWAKE, False)])
def test_only_what_enters_tapped_is_untapped(one: object, triggers: bool) -> None:
    table = Table()
    table.battlefield("A", CHARM)
    table.hand("A", one)  # type: ignore[arg-type]
    table.mana("A", "{G}").cast("A", one.name).resolve(1)  # type: ignore[attr-defined]
    assert bool(table.game.stack) is triggers
    table.resolve()
    assert not table.game.obj(table.find(one.name)).tapped  # type: ignore[attr-defined]


@rule("608.2h")
def test_the_card_you_exiled_is_as_it_is_in_exile() -> None:
    meal = card("Grim Meal", "{B}", "Sorcery", "Exile target creature card from a graveyard. Put X +1/+1 counters on target creature, "
                "where X is the power of the card you exiled.")  # fmt: skip
    table = Table()
    (bear,) = table.battlefield("A", AWAKE)
    (dead,) = table.graveyard("B", card("Great Ox", "{4}{G}", "Creature — Ox", "", "5/5"))
    table.hand("A", meal)
    table.mana("A", "{B}").cast("A", "Grim Meal", [dead, bear]).resolve()
    assert table.counters(bear) == {"+1/+1": 5} and table.zone("B", "exile") == ["Great Ox"]


@rule("205.1b", "611.2c")
def test_each_of_them_is_something_else_besides() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    (before,) = table.battlefield("A", ogre())
    do(table, "Return all creature cards from your graveyard to the battlefield. Each of them is a 1/1 Spirit with flying in addition to "
       "its other types.")  # fmt: skip
    risen = [*table.all("Plain Bear"), *(oid for oid in table.all("Plain Ogre") if oid != before)]
    assert len(risen) == 2
    for oid in risen:
        assert table.pt(oid) == (1, 1) and table.has(oid, "flying") and "Spirit" in table.game.chars(oid).subtypes
    assert "Ogre" in table.game.chars(risen[1]).subtypes and table.pt(before) == (3, 3)
    table.next_turn("A")
    assert table.pt(risen[0]) == (1, 1)


@rule("614.1a", "120.4")
@pytest.mark.parametrize(("amount", "dealt"), [(3, 3), (4, 3), (9, 3), (1, 1)])
def test_so_much_damage_to_a_permanent_or_player(amount: int, dealt: int) -> None:
    table = Table()
    permanent(table, "If a source would deal 4 or more damage to a permanent or player, that source deals 3 damage to that permanent or "
              "player instead.")  # fmt: skip
    (wall,) = table.battlefield("B", card("Thick Wall", "{1}", "Creature — Wall", "", "0/20"))
    do(table, f"Test Rite deals {amount} damage to target opponent.", [1])
    do(table, f"Test Rite deals {amount} damage to target creature.", [wall])
    assert table.life("B") == 20 - dealt and table.game.obj(wall).damage == dealt


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@pytest.mark.parametrize("player", [True, False])
def test_more_damage_to_that_permanent_or_player(player: bool) -> None:
    table = Table()
    (giant,) = table.battlefield("B", creature("", "9/9"))
    table.hand("A", card(*CALM), card("Bolt", "{0}", "Instant", "Bolt deals 2 damage to any target. Bolt deals 4 damage "
               "to that permanent or player instead if you gained life this turn."))  # fmt: skip
    table.cast("A", "Calm").resolve()
    table.cast("A", "Bolt", targets=[1 if player else giant]).resolve()
    assert (table.life("B") == 16) if player else table.game.obj(giant).damage == 4


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


@rule("608.2c", "121.2")
@pytest.mark.parametrize(("hand", "drawn"), [(3, 2), (1, 1), (0, 0)])
def test_a_target_player_draws_as_many_cards_as_they_discarded(hand: int, drawn: int) -> None:
    table = Table()
    for card_id in table.game.zone("hand", 1):
        table.game.take_out(card_id)
    table.hand("B", *[bear()] * hand)
    do(table, "Target player discards two cards, then draws as many cards as they discarded this way.", [1])
    assert (len(table.zone("B", "graveyard")), len(table.zone("B", "hand"))) == (drawn, hand)


@rule("608.2c", "121.2")
def test_each_player_draws_as_many_as_they_discarded_themselves() -> None:
    table = Table(3)
    for who, hand in (("A", 3), ("B", 1), ("C", 0)):
        for card_id in table.game.zone("hand", table.seat(who)):
            table.game.take_out(card_id)
        table.hand(who, *[bear()] * hand)
    do(table, "Each player discards two cards, then draws as many cards as they discarded this way.")
    assert [len(table.zone(who, "hand")) for who in "ABC"] == [3, 1, 0]
    assert [len(table.zone(who, "graveyard")) for who in "ABC"] == [3, 1, 0]  # A's: the rite too


@rule("608.2h", "400.3")
def test_that_player_is_the_owner() -> None:
    table = Table()
    (stolen,) = table.battlefield("B", bear())
    do(table, "Gain control of target creature until end of turn.", [stolen])
    spare = table.hand("A", ogre())
    do(table, "Return target permanent to its owner's hand. Then that player discards a card.", [stolen])
    assert table.zone("B", "graveyard") == [BEAR[0]] and list(spare) == list(table.game.zone("hand", 0))


@rule("608.2c", "120.1")
def test_a_subject_left_out_deals_damage() -> None:
    table = Table()
    djinn = permanent(table, "{0}: Test Thing gets +2/+0 until end of turn and deals 1 damage to you.")
    table.activate("A", djinn).resolve()
    assert table.pt(djinn) == (3, 1) and table.life("A") == 19


@rule("608.2c")
def test_a_subject_left_out_fights() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    do(table, "Target creature you control gets +1/+1 until end of turn and fights target creature you don't control.", [mine, theirs])
    assert mine in table.game.permanents() and theirs not in table.game.permanents()


@rule("121.2", "608.2c")
def test_that_many_cards_minus_one() -> None:
    table = Table(3)
    table.hand("A", bear(), bear(), bear())
    table.hand("B", bear())
    do(table, "Each player discards all the cards in their hand, then draws that many cards minus one.")
    assert [len(table.zone(who, HAND)) for who in "ABC"] == [3, 0, 0], "A has drawn a card in their draw step"


@rule("608.2c")
@pytest.mark.parametrize("landed", [True, False])
def test_damage_to_that_player_or_planeswalker_instead(landed: bool) -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    if landed:
        table.hand("A", card("Dry Field", "", "Land"))
        table.play("A", "Dry Field")
    table.hand("A", card("Test Rite", "{0}", "Instant", "Test Rite deals 1 damage to target player or planeswalker and 1 damage to "
                         "target creature that player or that planeswalker's controller controls.\nIf you had a land enter the "
                         "battlefield under your control this turn, Test Rite deals 3 damage to that player or planeswalker and 3 "
                         "damage to that creature instead."))  # fmt: skip
    table.cast("A", "Test Rite", [1, big]).resolve()
    assert table.life("B") == (17 if landed else 19)
    assert (big in table.game.permanents()) != landed


@rule("603.2", "119.9")
def test_the_amount_of_life_you_gained_is_that_of_the_event() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    permanent(table, "Whenever you gain life, target creature gets +X/+X until end of turn, where X is the amount of life you gained.", types="Enchantment")
    table.targets = [cub]
    do(table, "You gain 3 life.")
    assert table.pt(cub) == (5, 5)
