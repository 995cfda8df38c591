"""What is alike or not, sacrificed by whoever controls it, counted where it was put, and players with counters or speed."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card


@rule("601.2c", "205.3m")
@pytest.mark.parametrize(("second", "legal"), [(ogre, True), (bear, False)])
def test_two_targets_that_share_no_creature_types(second: object, legal: bool) -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (other,) = table.battlefield("B", second())  # type: ignore[operator]
    table.battlefield("B", sprite())
    table.hand("A", card("Duel", "{0}", "Sorcery", "Choose two target creatures that share no creature types. Those creatures fight each other."))
    if not legal:
        with pytest.raises(IllegalAnswer):
            table.cast("A", "Duel", [one, other])
        return
    table.cast("A", "Duel", [one, other]).resolve()
    assert not table.all(BEAR[0]) and table.game.obj(other).damage == 2


@rule("701.17", "by whoever controls it, if it can be", "701.17a")
def test_what_is_sacrificed_by_its_controller_goes_to_its_owners_graveyard() -> None:
    table = Table()
    permanent(table, "Whenever you sacrifice a creature, you gain 1 life.", types="Enchantment")
    (taken,) = table.battlefield("B", bear())
    (oak,) = table.battlefield("A", card("Deep Oak", "{G}", "Creature — Plant", "Haste\nThis creature can't be sacrificed.", "1/1"))
    do(table, "Gain control of target creature. It gains haste.", [taken])
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller. You gain 1 life for each "
              "creature sacrificed this way.", who="B", types="Enchantment")  # fmt: skip
    table.answer("A", [[taken, 1], [oak, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.zone("B", GRAVEYARD) == [BEAR[0]] and (table.life("A"), table.life("B")) == (21, 21) and oak in table.game.battlefield


@rule("701.17", "508.1")
def test_each_attacking_creature_is_sacrificed_by_its_controller() -> None:
    table = Table()
    mine, idle = table.battlefield("A", bear(), ogre())
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller.", who="B", types="Enchantment")
    table.answer("A", [[mine, 1]])
    table.to_step("declare_attackers").resolve()
    assert not table.all(BEAR[0]) and table.all(OGRE[0]) == [idle] and table.zone("A", GRAVEYARD) == [BEAR[0]]


@rule("701.17", "what a creature does instead of dying", "614.6")
@pytest.mark.parametrize(("instead", "exiled", "gained"), [("exile it", 1, 0), ("you gain 5 life", 0, 5)])
def test_something_else_happens_as_each_attacking_creature_is_sacrificed(instead: str, exiled: int, gained: int) -> None:
    table = Table()
    permanent(table, f"If a creature would die, {instead} instead.", types="Enchantment")
    permanent(table, "Whenever a creature dies, you gain 100 life.", types="Enchantment")
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller.", who="B", types="Enchantment")
    (mine,) = table.battlefield("A", bear())
    table.answer("A", [[mine, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.zone("A", GRAVEYARD) == [] and len(table.zone("A", "exile")) == exiled and table.life("A") == 20 + gained


@rule("122.1", "104.3d")
def test_all_poison_counters_are_lost_and_hurt() -> None:
    table = Table()
    happen(table.game, PutCounters(1, "poison", 4, 0, 0), PutCounters(1, "rad", 1, 0, 0))
    do(table, "Target player loses all poison counters. You gain that much life.", [1])
    assert table.life("A") == 24 and dict(table.game.players[1].counters).get("poison", 0) == 0
    assert table.game.players[1].counters.get("rad") == 1
    do(table, "Each opponent loses all counters.")
    assert not any(table.game.players[1].counters.values())


@rule("601.2a", "701.5")
@pytest.mark.parametrize("zone", ["graveyard", "hand"])
def test_a_spell_cast_from_a_graveyard_is_countered(zone: str) -> None:
    table = Table()
    again = card("Again", "{0}", "Instant", "Again deals 3 damage to any target.\nFlashback {0}")
    (table.graveyard if zone == "graveyard" else table.hand)("B", again)
    table.hand("A", card("Disdain", "{0}", "Instant", "Counter target spell cast from a graveyard."))
    table.cast("B", "Again", [0])
    offered = [action.label for action in table.actions("A") if action.kind == "cast"]
    assert offered == (["Disdain"] if zone == "graveyard" else [])
    if offered:
        table.cast("A", "Disdain").resolve()
        assert table.life("A") == 20


@rule("115.4", "208.1")
def test_a_creature_whose_power_and_toughness_are_not_equal() -> None:
    table = Table()
    (odd,) = table.battlefield("B", card("Odd One", "{0}", "Creature — Elf", "", "1/2"))
    even, lopsided = table.battlefield("B", bear(), card("Long Arm", "{0}", "Creature — Ape", "", "3/1"))
    do(table, "Destroy target non-Elf creature whose power and toughness aren't equal.")
    assert lopsided not in table.game.permanents() and {odd, even} <= set(table.game.permanents())


@rule("701.16", "608.2c")
def test_that_many_cards_are_revealed() -> None:
    table = Table()
    hunter = permanent(table, "Whenever this creature deals combat damage to a player, reveal that many cards from the top of your library. Put any "
                       "number of Bear creature cards from among them onto the battlefield and the rest on the bottom of your library in a random "
                       "order.", size="2/2")  # fmt: skip
    first, _, third = table.library("A", bear(), ogre(), bear())
    table.answer("A", [[hunter, 1]], [first])
    table.to_step("main2")
    assert len(table.all(BEAR[0])) == 1 and third in table.game.zone(LIBRARY, 0)
    assert table.zone("A", LIBRARY)[0] == BEAR[0] and table.zone("A", LIBRARY)[-1] == OGRE[0]


@rule("701.19", "202.3")
def test_cards_that_have_a_mana_value_with_different_names() -> None:
    table = Table()
    twin = card("Twin", "{1}{U}", "Creature — Elf", "", "1/1")
    table.library("A", bear(), bear(), twin, ogre())
    table.answer("A", lambda decision: decision.some_answer(lambda bound: bound - 1))
    do(table, "Search your library for up to two creature cards with different names that each have mana value 2, reveal them, put them into your "
       "hand, then shuffle.")  # fmt: skip
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"][-1]
    assert len(asked.candidates) == 3 and len(set(table.zone("A", HAND))) == len(table.zone("A", HAND)) <= 2
    do(table, "Search your library for any number of cards that have mana value 3, reveal them, put them into your hand, then shuffle.")
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"][-1]
    assert [table.game.chars(ref).name for ref in asked.candidates] == [OGRE[0]]


@rule("608.2c")
def test_each_card_put_into_your_hand_this_way_counts_also_where_it_is_repeated() -> None:
    table = Table()
    table.library("A", ogre(), card(*FOREST), ogre(), bear(), sprite())
    do(table, "Exile cards from the top of your library until you exile a nonland card, then put that card into your hand. If the card's mana value is "
       "3 or greater, repeat this process. You lose 1 life for each card put into your hand this way.")  # fmt: skip
    assert sorted(table.zone("A", HAND)) == sorted((OGRE[0], OGRE[0], BEAR[0])) and table.zone("A", EXILE) == ["Forest"]
    assert table.life("A") == 17


@rule("121.1", "608.2c")
@pytest.mark.parametrize(("cards", "may", "left"), [(2, True, 0), (2, False, 0), (0, True, 0)])
def test_if_you_draw_one_or_more_cards_this_way(cards: int, may: bool, left: int) -> None:
    table = Table()
    table.hand("A", lamp())
    table.battlefield("A", *[lamp()] * cards)
    table.answer("A", may, "*")
    do(table, "You may draw X cards, where X is the number of artifacts you control. If you draw one or more cards this way, discard two cards.")
    drawn = cards if may else 0
    assert len(table.zone("A", HAND)) == 1 + drawn - (2 if drawn else 0) + left


@rule("608.2i", "508.1")
@pytest.mark.parametrize(("how", "stays"), [("attacks", True), ("idle", False), ("new", True)])
def test_a_dog_that_neither_attacked_nor_came(how: str, stays: bool) -> None:
    table = Table()
    dog = card("Dog", "{0}", "Creature — Dog", "At the beginning of your end step, if Dog didn't attack or come under your control this turn, sacrifice "
               "it.", "2/2")  # fmt: skip
    if how == "new":
        table.hand("A", dog)
        table.cast("A", "Dog").resolve()
    else:
        (oid,) = table.battlefield("A", dog)
        table.answer("A", [[oid, 1]] if how == "attacks" else [])
    table.to_step("end").resolve()
    assert bool(table.all("Dog")) == stays


@rule("608.2c", "201.2a")
@pytest.mark.parametrize(("alike", "exiled"), [(True, 6), (False, 3)])
def test_the_process_is_repeated_if_two_of_those_cards_have_the_same_name(alike: bool, exiled: int) -> None:
    table = Table()
    table.library("A", bear(), ogre(), bear() if alike else sprite(), lamp(), sprite(), ogre(), card("Other", "{1}", "Artifact"))
    do(table, "Exile the top three cards of your library. If two or more of those cards have the same name, repeat this process.")
    assert len(table.zone("A", EXILE)) == exiled


@rule("122.8", "601.2h")
def test_counters_of_any_kind_are_removed_from_among_creatures() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), ogre())
    (theirs,) = table.battlefield("B", ogre())
    happen(table.game, *(PutCounters(oid, kind, 2, 0, 0) for oid, kind in ((one, "+1/+1"), (one, "charge"), (theirs, "charge"))))
    table.graveyard("A", card("Wurm", "{0}", "Creature — Wurm", "You may cast this card from your graveyard by removing five counters from among "
                              "creatures you control in addition to paying its other costs.", "7/7"))  # fmt: skip
    assert not table.actions("A")
    happen(table.game, PutCounters(other, "stun", 1, 0, 0))
    table.cast("A", "Wurm").resolve()
    assert table.all("Wurm") and not any(any(table.game.obj(oid).counters.values()) for oid in (one, other))
    assert table.game.obj(theirs).counters == {"charge": 2}


@rule("118.9", "701.16")
@pytest.mark.parametrize(("held", "castable"), [("bear", True), ("land", False)])
def test_the_hand_is_revealed_rather_than_the_mana_cost_paid(held: str, castable: bool) -> None:
    table = Table()
    while table.game.zone(HAND, 0):
        do(table, "Discard a card.")
    table.hand("A", bear() if held == "bear" else card(*FOREST))
    table.hand("A", card("Grant", "{1}{G}", "Sorcery", "If you have no land cards in hand, you may reveal your hand rather than pay this spell's mana "
                         "cost.\nYou gain 4 life."))  # fmt: skip
    assert bool([action for action in table.actions("A") if action.kind == "cast"]) == castable
    if castable:
        table.cast("A", "Grant").resolve()
        assert table.life("A") == 24


def test_players_who_do_not_have_max_speed() -> None:
    table = Table(3)
    table.battlefield("B", card("Racer", "{0}", "Artifact", "Start your engines!"))
    table.settle()
    do(table, "Each player who doesn't have max speed loses 2 life.")
    assert [table.life(who) for who in "ABC"] == [18, 18, 18]


@rule("608.2c")
def test_only_you_draw_a_card() -> None:
    table = Table(library=9)
    words = "Each player draws a card. If you control an artifact, instead only you draw a card."
    do(table, words)
    assert [len(table.zone(who, HAND)) for who in "AB"] == [1, 1]
    table.battlefield("A", lamp())
    do(table, words)
    assert [len(table.zone(who, HAND)) for who in "AB"] == [2, 1] and not table.all(SPRITE[0])
