"""Exchanges (CR 701.10): control, cards, zones, numbers, text boxes."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

SWAP = "Exchange control of two target creatures."


@rule("701.10a", "all of it or nothing")
def test_nothing_is_exchanged_if_one_of_two_creatures_is_gone() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    table.hand("A", card("Fair Trade", "{0}", "Sorcery", SWAP))
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Fair Trade", targets=[mine, theirs])
    table.cast("B", "Quick End", targets=[mine]).resolve()
    assert table.game.controller(theirs) == 1 and mine not in table.game.battlefield


@rule("701.10b", "at the same time; nothing if the same player controls both")
def test_control_is_exchanged_between_two_players() -> None:
    table = Table(3)
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    (others,) = table.battlefield("C", sprite())
    do(table, SWAP, targets=[mine, theirs])
    assert (table.game.controller(mine), table.game.controller(theirs)) == (1, 0)
    do(table, SWAP, targets=[mine, others])
    assert (table.game.controller(mine), table.game.controller(others)) == (2, 1)
    effects = len(table.game.floating)
    (second,) = table.battlefield("A", lamp())
    do(table, "Exchange control of target artifact and target creature.", targets=[second, theirs])  # both are A's
    assert len(table.game.floating) == effects and table.game.controller(theirs) == 0


CARDS = "You may exchange target creature and a creature card in your hand."


@rule("701.10d", "cards of one owner, from zone to zone")
def test_cards_in_two_zones_of_one_owner_are_exchanged() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    (held,) = table.hand("A", ogre())
    table.answer("A", True, [held])
    do(table, CARDS, targets=[mine])
    assert table.all("Plain Ogre", who="A") and table.zone("A", "hand") == ["Plain Bear"]
    table.answer("A", True)
    do(table, CARDS, targets=[theirs])
    assert theirs in table.game.battlefield and table.zone("A", "hand") == ["Plain Bear"]
    do(table, "Gain control of target creature.", targets=[theirs])
    table.answer("A", True)
    do(table, CARDS, targets=[theirs])  # A's now, but B's card
    assert theirs in table.game.battlefield and table.zone("A", "hand") == ["Plain Bear"]
    do(table, "Create a 1/1 green Elf creature token.")
    elf = table.find("Elf Token")
    table.answer("A", True)
    do(table, CARDS, targets=[elf])
    assert elf in table.game.battlefield  # no card


@rule("701.10d", "the whole exchange or nothing", "701.10a")
def test_a_card_that_could_not_be_in_the_place_of_the_other_is_not_exchanged() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    table.hand("A", card("Small Hymn", "{W}", "Instant", "You gain 1 life."))
    table.answer("A", True)
    do(table, "Exchange target creature and a nonland card in your hand. If you do, you gain 5 life.", targets=[mine])
    assert mine in table.game.battlefield and table.zone("A", "hand") == ["Small Hymn"] and table.life("A") == 20


@rule("701.10e")
def test_what_is_exchanged_for_an_attached_card_is_attached_in_its_place() -> None:
    table = Table()
    (host, other) = table.battlefield("A", bear(), bear())
    (aura,) = table.battlefield("A", card("Thin Skin", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.\n"
                                          "{0}: Exchange this Aura with an Aura card in your hand."), attach_to=host)  # fmt: skip
    table.hand("A", card("Great Might", "{7}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +5/+5."))
    table.activate("A", aura).resolve()
    might = table.find("Great Might")
    assert table.game.obj(might).attached_to == host and table.pt(host) == (7, 7) and table.pt(other) == (2, 2)
    assert table.zone("A", "hand") == ["Thin Skin"]


@rule("701.10f", "701.10d", "even if one zone is empty")
def test_two_zones_are_exchanged_also_if_one_is_empty() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    do(table, "Exchange your hand and graveyard.")
    assert sorted(table.zone("A", "hand")) == ["Plain Bear", "Plain Ogre"] and table.zone("A", "graveyard") == ["Test Rite"]
    table.hand("B", lamp(), sprite())
    table.graveyard("B", bear())
    do(table, "Target player exchanges their hand and graveyard.", targets=[1])
    assert table.zone("B", "hand") == ["Plain Bear"] and sorted(table.zone("B", "graveyard")) == ["Plain Lamp", "Plain Sprite"]
    table = Table(library=2)
    table.graveyard("A", bear())
    do(table, "Exchange your graveyard and library.")
    assert table.zone("A", "library") == ["Plain Bear"] and table.zone("A", "graveyard")[:2] == ["Forest", "Forest"]
    do(table, "Exchange your graveyard and hand.")
    assert table.zone("A", "hand")[:2] == ["Forest", "Forest"] and table.zone("A", "graveyard") == ["Test Rite"]
    assert table.zone("A", "library") == ["Plain Bear"], "no part of it"


@rule("701.10g", "each becomes what the other was; gained or lost; layer 7b")
@pytest.mark.parametrize("what", ["power", "toughness"])
def test_a_life_total_and_a_size_are_exchanged(what: str) -> None:
    table = Table()
    permanent(table, "Whenever you lose life, draw a card.", types="Enchantment")
    thing = permanent(table, f"{{0}}: Exchange your life total with this creature's {what}.", size="4/5")
    do(table, "Target creature gets +1/+1 until end of turn.", targets=[thing])
    value = 5 if what == "power" else 6
    table.activate("A", thing).resolve()
    assert table.life("A") == value
    assert table.pt(thing) == ((21, 6) if what == "power" else (5, 21))  # the +1/+1 applies after what sets it
    table.resolve()
    assert len(table.zone("A", "hand")) == 1
    table.next_turn("B")
    assert table.pt(thing) == ((20, 5) if what == "power" else (4, 20))  # it lasts


@rule("701.10g", "a player who can't gain or lose life")
def test_no_exchange_of_numbers_that_would_give_a_life_total_one_cannot_have() -> None:
    for words, size, kept in (("gain", "30/30", True), ("lose", "30/30", False), ("gain", "3/3", False), ("lose", "3/3", True)):
        table = Table()
        permanent(table, f"Players can't {words} life.", types="Enchantment")
        thing = permanent(table, "{0}: Exchange your life total with this creature's power.", size=size)
        table.activate("A", thing).resolve()
        power = int(size.split("/")[0])
        assert (table.life("A"), table.pt(thing)[0]) == ((20, power) if kept else (power, 20))


@rule("701.10g", "replacement effects")
def test_what_is_gained_in_an_exchange_can_be_replaced() -> None:
    table = Table()
    permanent(table, "If you would gain life, you gain twice that much life instead.", types="Enchantment")
    thing = permanent(table, "{0}: Exchange your life total with this creature's power.", size="25/25")
    table.activate("A", thing).resolve()
    assert table.life("A") == 30 and table.pt(thing) == (20, 25)


@rule("701.10h", "text-changing; each becomes the other's previous text; other characteristics stay")
def test_two_text_boxes_are_exchanged() -> None:
    table = Table()
    first, second = table.battlefield("A", card("High Hawk", "{1}", "Creature — Bird", "Flying", "1/1"),
                                      card("Wild Boar", "{2}", "Creature — Boar", "Trample\n{0}: You gain 1 life.", "3/3"))  # fmt: skip
    do(table, "Target creature gains vigilance until end of turn.", targets=[first])
    do(table, "Exchange the text boxes of two target creatures.", targets=[first, second])
    assert (table.has(first, "flying"), table.has(first, "trample"), table.has(first, "vigilance")) == (False, True, True)
    assert (table.has(second, "flying"), table.has(second, "trample")) == (True, False)
    assert (table.game.chars(first).name, table.pt(first), table.game.chars(first).subtypes) == ("High Hawk", (1, 1), ("Bird",))
    assert "Trample" in table.game.chars(first).text
    table.activate("A", first).resolve()
    assert table.life("A") == 21 and not [action for action in table.actions("A") if action.oid == second]
    do(table, "Exchange the text boxes of two target creatures.", targets=[first, second])
    assert table.has(first, "flying") and table.has(second, "trample")
    do(table, "Target creature loses all abilities until end of turn.", targets=[first])
    do(table, "Exchange the text boxes of two target creatures.", targets=[first, second])
    assert not table.has(first, "trample") and table.has(second, "flying")  # what was lost is no matter of the text


@rule("701.10a", "701.10h")
def test_no_text_is_exchanged_with_what_is_gone() -> None:
    table = Table()
    first, second = table.battlefield("A", card("High Hawk", "{1}", "Creature — Bird", "Flying", "1/1"), bear())
    table.hand("A", card("Word Play", "{0}", "Sorcery", "Exchange the text boxes of two target creatures."))
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("A", "Word Play", targets=[first, second])
    table.cast("B", "Quick End", targets=[second]).resolve()
    assert table.has(first, "flying")


@rule("701.10g", "a life total that can't be gained or lost is not exchanged")
def test_if_you_do_knows_that_no_life_total_was_exchanged() -> None:
    words = "Exchange your life total with target creature's toughness. If you do, draw a card."
    for forbidden, life, drawn in ((False, 5, 1), (True, 20, 0)):
        table = Table()
        (wall,) = table.battlefield("A", card("Plain Wall", "{1}", "Creature — Wall", "Players can't lose life." if forbidden else "", "0/5"))
        do(table, words, [wall])
        assert (table.life("A"), len(table.zone("A", "hand"))) == (life, drawn)
        assert table.pt(wall) == (0, 5 if forbidden else 20)


@rule("701.10b", "of permanents that different players control", "701.10a")
def test_if_you_do_knows_that_no_control_was_exchanged() -> None:
    words = "Exchange control of two target creatures. If you do, you gain 5 life."
    for owner, life in (("A", 20), ("B", 25)):
        table = Table()
        (one,), (other,) = table.battlefield("A", bear()), table.battlefield(owner, bear())
        do(table, words, [one, other])
        assert table.life("A") == life
