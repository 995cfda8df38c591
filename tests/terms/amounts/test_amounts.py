"""Amounts that are counted or measured."""

from __future__ import annotations

import pytest

from engine.game.events.cards import PlayerDid, Reveal
from engine.game.events.chance import FlipCoin, RollDie
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

MEADOW_BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
HILL_OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
TOAD = ("Mud Toad", "{G}", "Creature — Frog", "", "2/2")
CUB = ("Sprout Cub", "{G}", "Creature — Bear", "", "2/2")
SPROUT_CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("119.7")
def test_the_difference_between_life_totals() -> None:
    table = Table(3)
    table.life("B", 11)
    do(table, "Two target players exchange life totals. You create an X/X colorless Horror artifact creature token, where X is the "
       "difference between those players' life totals.", [1, 2])  # fmt: skip
    assert (table.life("B"), table.life("C")) == (20, 11) and table.pt(table.find("Horror Token")) == (9, 9)


@rule("107.1b", "119.3")
def test_damage_for_the_creatures_by_which_one_has_more() -> None:
    for mine, dealt in ((3, 1), (1, 0)):
        table = Table(3)
        table.battlefield("A", *[sprite()] * mine)
        table.battlefield("B", bear())
        victim, _ = table.battlefield("C", ogre(), bear())
        do(table, "This spell deals damage to target creature equal to the number of creatures you control in excess of the "
                  "number of creatures target opponent controls.", [victim, 2])  # fmt: skip
        assert table.game.obj(victim).damage == dealt


@rule("608.2h")
def test_their_total_power_is_what_they_had_as_they_left() -> None:
    table = Table()
    table.battlefield("B", ogre(), bear())
    table.battlefield("A", bear())
    do(table, "Destroy all creatures target opponent controls. Test Rite deals damage to that player equal to their total power.", [1])
    assert table.life("B") == 15 and table.all(BEAR[0], who="A") and not table.all(OGRE[0])


@rule("613.4c", "607.2a")
def test_power_and_toughness_of_another() -> None:
    table = Table()
    (prey,) = table.battlefield("B", card("Long Beast", "{1}", "Creature — Beast", "", "4/1"))
    table.hand("A", card("Odd Eater", "{0}", "Creature — Horror", "When Odd Eater enters, you may exile target nontoken creature.\nOdd Eater "
                         "gets +X/+Y, where X is the exiled creature card's power and Y is its toughness.", "1/1"))  # fmt: skip
    table.answer("A", [prey], True)
    table.cast("A", "Odd Eater").resolve()
    eater = table.find("Odd Eater")
    assert prey not in table.game.battlefield and table.pt(eater) == (5, 2)


@rule("601.2h", "608.2h")
def test_the_total_power_of_the_sacrificed_creatures() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", ogre())
    blast = card("Blast", "{0}", "Instant", "As an additional cost to cast this spell, sacrifice all creatures you control.\nBlast deals "
                 "damage to any target equal to the total power of the sacrificed creatures.")  # fmt: skip
    table.hand("A", blast)
    table.cast("A", "Blast", [1]).resolve()
    assert table.life("B") == 15 and len(table.all(OGRE[0])) == 1


def test_draw_cards_equal_to_the_difference() -> None:
    table = Table()
    table.hand("A", card(*MEADOW_BEAR), card(*MEADOW_BEAR),
               card("Refill", "{0}", "Sorcery", "If you have fewer than five cards in hand, draw cards equal to the "
                    "difference."))  # fmt: skip
    table.cast("A", "Refill").resolve()
    assert len(table.zone("A", "hand")) == 5


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_the_difference_of_an_intervening_condition() -> None:
    table = Table()
    table.battlefield("A", creature("At the beginning of your end step, if you have fewer than four cards in hand, draw "
                                    "cards equal to the difference."))  # fmt: skip
    table.hand("A", card(*MEADOW_BEAR))
    table.to_step("end")
    table.resolve()
    assert len(table.zone("A", "hand")) == 4


def test_the_difference_between_two_players() -> None:
    table = Table()
    table.hand("B", *(card(*MEADOW_BEAR) for _ in "12345"))
    table.hand("A", card(*MEADOW_BEAR), card("Balance", "{0}", "Sorcery", "If target opponent has more cards in hand than you, "
                                      "draw cards equal to the difference."))  # fmt: skip
    table.cast("A", "Balance", targets=[1]).resolve()
    assert len(table.zone("A", "hand")) == len(table.zone("B", "hand")) == 5


@rule("608.2c", "115.1")
@pytest.mark.parametrize(("tough", "size"), [(True, (8, 2)), (False, (6, 1))])
def test_it_is_the_target_that_a_condition_names(tough: bool, size: tuple[int, int]) -> None:
    table = Table()
    (wall,) = table.battlefield("B", card("Some Wall", "{3}", "Creature — Wall", "", "4/6" if tough else "2/3"))
    do(table, "If target creature has toughness 5 or greater, it gets +4/-4 until end of turn. Otherwise, it gets +4/-X until end of turn, where X is its "
              "toughness minus 1.", targets=[wall])  # fmt: skip
    assert table.pt(wall) == size


def _asked_x(table: Table) -> list[tuple[int, int]]:
    return [(decision.low, decision.high) for decision in table.asked if type(decision).__name__ == "ChooseNumber"]


@rule("107.3a", "601.2b")
@pytest.mark.parametrize(("seats", "high"), [(2, 2), (3, 3)])
def test_x_no_greater_than_the_number_of_players(seats: int, high: int) -> None:
    table = Table(seats)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "X can't be greater than the number of players in the game.\nYou gain X life."))
    table.mana("A", "{7}").answer("A", high)
    table.cast("A", "Test Rite").resolve()
    assert _asked_x(table) == [(0, high)] and table.life("A") == 20 + high


@rule("614.1c", "202.3")
def test_counters_for_what_a_casting_revealed() -> None:
    table = Table(3)
    table.hand("A", card("Wide Beast", "{0}", "Creature — Beast", "When you cast this spell, each player reveals the top card of their library. "
                         "Wide Beast enters with X +1/+1 counters on it, where X is the total mana value of all cards revealed this way.", "0/1"))  # fmt: skip
    for player, top in (("A", bear()), ("B", ogre()), ("C", sprite())):
        table.library(player, top)
    table.cast("A", "Wide Beast").resolve()
    assert table.counters(table.find("Wide Beast")) == {"+1/+1": 2 + 3 + 1}


@rule("602.5b")
def test_two_numbers_together() -> None:
    table = Table()
    words = "{0}: You gain 1 life. Activate only if the number of other Caves you control plus the number of Cave cards in your graveyard is three or greater."
    thing = permanent(table, words, types="Land — Cave")
    cave = ("Low Cave", "", "Land — Cave")
    table.battlefield("A", card(*cave))
    table.graveyard("A", card(*cave))
    table.graveyard("B", card(*cave))
    assert not [action for action in table.actions("A") if action.kind == "activate"]
    table.graveyard("A", card(*cave))
    table.activate("A", thing).resolve()
    assert table.life("A") == 21


@rule("107.1", "608.2h")
@pytest.mark.parametrize(("words", "gained"), [
    ("You gain 1 life for each different power among creatures you control.", 2),
    ("You gain life equal to the number of different powers among creatures you control.", 2),
    ("You gain 1 life for each different power among creatures.", 3),
    ("You gain 1 life for each different power among Giants you control.", 0),
])  # fmt: skip
def test_each_different_power_counts_once(words: str, gained: int) -> None:
    table = Table()
    table.battlefield("A", bear(), bear(), ogre(), lamp())
    table.battlefield("B", card("Far Giant", "{5}", "Creature — Giant", "", "7/7"))
    do(table, words)
    assert table.life("A") == 20 + gained


@rule("608.2h", "107.3")
def test_damage_is_the_mana_value_of_the_spell_even_if_counters_are_added() -> None:
    """Two such spells are on the stack: the second one's ability resolves first and adds a counter."""
    table = Table()
    thing = permanent(table, "Test Thing enters with a ruin counter on it.\nWhenever you cast a spell with mana value equal to the number of ruin "
                      "counters on Test Thing, Test Thing deals that much damage to any target. Then put a ruin counter on Test Thing.",
                      types="Enchantment")  # fmt: skip
    table.game.write(thing).counters = {"ruin": 1}
    table.hand("A", card("Small Hint", "{1}", "Instant", "You gain 1 life."), card("Small Hint", "{1}", "Instant", "You gain 1 life."),
               card("Big Hint", "{2}", "Instant", "You gain 1 life."))  # fmt: skip
    table.mana("A", "{4}")
    table.policy = lambda decision: [1] if decision.kind == "targets" else None
    table.cast("A", "Small Hint").settle()
    table.cast("A", "Small Hint").resolve()
    assert table.life("B") == 18 and table.counters(thing) == {"ruin": 3}
    table.cast("A", "Big Hint").resolve()
    assert table.life("B") == 18


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_a_number_of_cards_equal_to_something() -> None:
    table = Table()
    table.battlefield("A", card(*MEADOW_BEAR), card(*HILL_OGRE))
    table.hand("B", *(card(*MEADOW_BEAR) for _ in "123"))
    table.hand("A", spell("Target player discards a number of cards equal to the number of creatures you control."))
    table.cast("A", "Spell", targets=[1]).resolve()
    assert len(table.zone("B", "hand")) == 1


@rule("107.3")
def test_x_plus_a_number() -> None:
    table = Table()
    table.mana("A", "{2}").answer("A", 2)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "You gain X plus 3 life."))
    table.cast("A", "Test Rite").resolve()
    assert table.life("A") == 25


@rule("107.3")
def test_multiples_of_x() -> None:
    table = Table()
    table.mana("A", "{2}").answer("A", 2)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "You gain three times X life. Each opponent loses two times X life."))
    table.cast("A", "Test Rite").resolve()
    assert (table.life("A"), table.life("B")) == (26, 16)


@rule("107.14")
def test_an_amount_of_energy_equal_to_a_number() -> None:
    table = Table()
    table.battlefield("A", bear(), ogre())
    do(table, "You get an amount of {E} equal to the greatest power among creatures you control.")
    assert table.game.player(0).counters["energy"] == 3


@rule("107.3i", "the same X in the sentence that follows")
@pytest.mark.parametrize("words", [
    "Exile the top card of your library and you gain X life, where X is its mana value.",
    "Return target creature card from your graveyard to your hand and you gain X life, where X is its mana value.",
    "You gain X life, where X is the number of cards in your graveyard.",
])  # fmt: skip
def test_a_further_sentence_knows_the_x_of_what_was_done(words: str) -> None:
    table = Table(library=0)
    ogre = card("Plain Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
    table.library("A", ogre)
    dead = table.graveyard("A", ogre, ogre, ogre)
    do(table, words + " Each opponent loses X life.", [dead[0]] if "target" in words else None)
    assert (table.life("A"), table.life("B")) == (23, 17)


@rule("107.3i", "wherever in the sentence it is said what X is")
@pytest.mark.parametrize("words", [
    "Search your library for up to X basic land cards, where X is the number of creatures you control, put them onto the battlefield tapped, "
    "then shuffle.",
    "Draw a card, then you gain X life, where X is the number of creatures you control, and you lose 1 life.",
    "You gain 1 life and draw X cards, where X is the number of creatures you control, then discard a card.",
    "Draw a card, you gain 1 life, and you gain X life, where X is the number of creatures you control, then discard a card.",
])  # fmt: skip
def test_what_x_is_may_be_said_in_the_midst_of_a_sentence(words: str) -> None:
    assert reading("effects", words)


@rule("608.2c", "X is for each player that player's own number")
@pytest.mark.parametrize("does", ["scries X", "surveils X", "amasses Orcs X", "rolls X d20", "flips X coins", "reveals the top X cards of their library"])
def test_each_player_does_it_as_often_as_their_own_number_says(does: str) -> None:
    table = Table()
    table.hand("A", *[card(*TOAD)] * 2)
    table.hand("B", card(*TOAD))
    do(table, f"Each player {does}, where X is the number of cards in their hand.")
    times = [0, 0]
    for event in table.game.history.this_turn:
        if isinstance(event, PlayerDid):
            times[event.player] += event.number
        elif isinstance(event, Reveal):
            times[event.player] += len(event.oids)
        elif isinstance(event, FlipCoin | RollDie):
            times[event.player] += 1
    assert times == [2, 1]


@rule("603.2", "608.2h")
def test_by_how_much_its_power_was_greater() -> None:
    table = Table()
    thing = permanent(table, "Whenever a creature dies, if it had power greater than Test Thing's power, put a number of +1/+1 counters on Test "
                             "Thing equal to the difference.")  # fmt: skip
    (one,) = table.battlefield("B", ogre())
    (small,) = table.battlefield("B", sprite())
    do(table, "Destroy target creature.", [small])
    assert not table.counters(thing)
    do(table, "Destroy target creature.", [one])
    assert table.counters(thing) == {"+1/+1": 2}


@rule("201.5a")
def test_a_token_looks_at_the_very_permanent_that_made_it() -> None:
    table = Table()
    text = (
        "{1}: Put a slime counter on Wet Wall.\n{0}: Create a green Ooze creature token with \"This creature's power and "
        'toughness are each equal to the number of slime counters on Wet Wall."'
    )
    one, other = table.battlefield(
        "A", card("Wet Wall", "{G}", "Enchantment", text), card("Wet Wall", "{G}", "Enchantment", text)
    )
    table.mana("A", "{5}")
    for _ in range(2):
        table.activate("A", one).resolve()
    for _ in range(3):
        table.activate("A", other).resolve()
    table.activate("A", one, index=1).resolve()
    (ooze,) = table.all("Ooze Token")
    assert table.game.chars(ooze).power == 2
    do(table, "Destroy target enchantment.", [one])
    assert not table.all("Ooze Token")  # a 0/0: nothing is left that has counters


@rule("107.1a", "107.3m")
def test_half_x_cards() -> None:
    table = Table()
    table.hand("A", card("Owl", "{X}{U}", "Creature — Bird", "When Owl enters, draw half X cards, rounded down.", "1/1"))
    table.mana("A", "{U}{U}{U}{U}{U}{U}").answer("A", 5).cast("A", "Owl").resolve()
    assert len(table.zone("A", "hand")) == 2


@rule("122.1")
def test_counters_of_players_count() -> None:
    table = Table()
    table.battlefield("A", card("Old Master", "{2}", "Creature — Human", "Whenever you cast a creature spell with mana "
                                "value greater than the number of experience counters you have, you get an experience "
                                "counter.\nCreature spells you cast cost {1} less to cast for each experience counter "
                                "you have.", "1/1"))
    bear = card("Tall Bear", "{1}{G}", "Creature — Bear", "", "3/3")
    table.hand("A", bear, bear, card(*CUB))
    table.mana("A", "{G}{G}{G}{G}")
    table.cast("A", "Tall Bear").resolve()
    table.cast("A", "Tall Bear").resolve()  # for {G} now; its mana value is still 2
    table.cast("A", "Sprout Cub").resolve()  # its mana value is no more than the number of counters
    assert table.game.players[0].counters["experience"] == 2 and not table.game.players[0].pool


@rule("202.1b", "709.4b")
def test_different_mana_costs_are_counted() -> None:
    table = Table()
    table.graveyard("A", card(*SPROUT_CUB), card("Other Cub", "{G}{1}", "Creature — Bear", "", "2/2"),
                    card("Rock", "", "Land"), card("Stone", "{2}", "Artifact"), card("Seed", "{0}", "Artifact"))
    table.hand("A", card("Grim Counter", "{0}", "Creature — Demon", "~ enters with a +1/+1 counter on it for each "
                         "different mana cost among nonland cards in your graveyard.", "0/1"))
    table.cast("A", "Grim Counter").resolve()
    assert table.pt(table.find("Grim Counter")) == (3, 4)


@rule("608.2c")
def test_those_creatures_are_those_that_were_counted() -> None:
    """Those that were there as they were counted: one that comes later has not been."""
    table = Table()
    one, other, theirs = (*table.battlefield("A", bear(), ogre()), *table.battlefield("B", bear()))
    do(table, "Put a +1/+1 counter on target creature.", [one])
    do(table, "Draw a card for each creature you control with a +1/+1 counter on it. Those creatures gain indestructible until end of turn.")
    assert [table.has(oid, "indestructible") for oid in (one, other, theirs)] == [True, False, False]
    do(table, "Put a +1/+1 counter on target creature.", [other])
    assert not table.has(other, "indestructible")
