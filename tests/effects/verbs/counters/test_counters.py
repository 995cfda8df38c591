"""Putting counters on things and removing them (CR 122)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

BOLT = ("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")


def counters(table: Table, oid: int) -> int:
    """How many +1/+1 counters a permanent has."""
    return table.counters(oid).get("+1/+1", 0)


@rule("702.62b")
def test_time_counters_on_a_suspended_card() -> None:
    table = Table()
    (late,) = table.exile("A", card("Late Spark", "{4}{R}", "Sorcery", "Draw a card.\nSuspend 3—{R}"))
    (plain,) = table.exile("A", bear())
    do(table, "Put a time counter on target creature.", targets=table.battlefield("A", bear()))
    table.game.write(late).counters = {"time": 2}
    table.game.write(plain).counters = {"time": 2}
    words = "Remove two time counters from target permanent or suspended card."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.cast("A", "Test Rite", targets=[late])
    table.resolve(1)
    assert table.counters(plain) == {"time": 2}
    assert not table.counters(late).get("time")


@rule("113.6", "702.62b")
def test_an_ability_that_works_while_its_card_is_suspended() -> None:
    table = Table()
    (late,) = table.exile("A", card("Deep Thing", "{9}{U}", "Creature — Kraken", "Suspend 9—{U}\nWhenever an opponent "
                          "casts a spell, if this creature is suspended, remove a time counter from it.", "6/6"))  # fmt: skip
    table.game.write(late).counters = {"time": 9}
    do(table, "You gain 1 life.", who="A")
    assert table.counters(late) == {"time": 9}
    table.hand("B", card(*BOLT))
    table.mana("B", "{R}").cast("B", "Spark", targets=[0]).resolve()
    assert table.counters(late) == {"time": 8}


@rule("122.1", "122.1a")
def test_put_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put two +1/+1 counters and a flying counter on target creature.", targets=[one])
    assert table.counters(one) == {"+1/+1": 2, "flying": 1}
    assert table.pt(one) == (4, 4)
    assert table.has(one, "flying")


def test_on_each_of_several_targets() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Put a +1/+1 counter on each of up to two target creatures.", targets=[one, two])
    assert table.counters(one) == table.counters(two) == {"+1/+1": 1}


@rule("122.5")
def test_move_a_counter() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    words = "Move a +1/+1 counter from target creature you control onto target creature."
    reading("effects", words)
    do(table, words, targets=[one, two])
    assert table.counters(one) == {"+1/+1": 2}
    assert table.counters(two) == {"+1/+1": 1}


def test_remove_all_counters() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    do(table, "Put three +1/+1 counters on target creature.", targets=[one])
    do(table, "Remove all counters from target creature. You gain that much life.", targets=[one])
    assert table.counters(one) == {}
    assert table.life("A") == 23


def test_players_get_counters() -> None:
    table = do(Table(), "Each opponent gets two poison counters. You get {E}{E}{E}.")
    assert table.game.players[1].counters == {"poison": 2}
    assert table.game.players[0].counters == {"energy": 3}


@rule("120.3")
def test_whenever_you_are_dealt_damage() -> None:
    table = Table()
    (shell,) = table.battlefield("A", card("Live Shell", "{1}", "Artifact", "Whenever you're dealt damage, put that many "
                                           "charge counters on this artifact."))  # fmt: skip
    do(table, "Test Rite deals 3 damage to each player.")
    assert table.counters(shell) == {"charge": 3}


@rule("611.2b", "205.1b")
def test_a_type_for_as_long_as_there_is_a_counter() -> None:
    table = Table()
    (grove,) = table.battlefield("B", card("Forest", "", "Basic Land — Forest"))
    do(table, "Put a flood counter on target land. That land is an Island in addition to its other types for as long as "
       "it has a flood counter on it.", targets=[grove])  # fmt: skip
    assert set(table.game.chars(grove).subtypes) == {"Forest", "Island"}
    do(table, "Remove a flood counter from target land.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Forest",)
    do(table, "Put a flood counter on target land.", targets=[grove])
    assert table.game.chars(grove).subtypes == ("Forest",)  # the effect is over


@rule("122.5", "601.2c")
def test_another_target_with_the_same_controller() -> None:
    table = Table()
    mine, theirs, other = *table.battlefield("A", bear()), *table.battlefield("B", bear(), ogre())
    table.game.write(theirs).counters = {"+1/+1": 2}
    table.answer("A", 2)
    do(table, "Move any number of +1/+1 counters from target creature onto another target creature with the same "
       "controller.", targets=[theirs, mine, other])  # fmt: skip
    assert table.counters(other) == {"+1/+1": 2}
    assert table.counters(mine) == {}


@rule("119.3")
def test_something_for_each_life_lost() -> None:
    table = Table()
    permanent(table, "Whenever you lose life, for each 1 life you lost, put a charge counter on this enchantment.",
              types="Enchantment")  # fmt: skip
    do(table, "You lose 3 life.")
    table.resolve()
    assert table.counters(table.all("Test Thing")[0]) == {"charge": 3}


@rule("122.8")
def test_its_counters_are_put_on_something_else() -> None:
    table = Table()
    heir, _ = table.battlefield("A", bear(), lamp())
    dying = permanent(table, "When this creature dies, put its counters on target creature you control.", size="2/2")
    do(table, "Put two +1/+1 counters on target creature.", targets=[dying])
    table.answer("A", [heir])
    do(table, "Destroy target creature.", targets=[dying]).resolve()
    assert table.counters(heir) == {"+1/+1": 2}


@rule("122.1")
def test_counters_that_a_player_has() -> None:
    table = Table()
    ghost = permanent(table, "This creature gets +X/+X, where X is the number of experience counters you have.")
    do(table, "You get three experience counters.")
    assert table.pt(ghost) == (4, 4)


@rule("700.14", edition="2026-01-16")
def test_expend_triggers_as_the_mana_spent_on_spells_this_turn_reaches_the_number() -> None:
    table = Table()
    miser = permanent(table, "Whenever you expend 4, put a +1/+1 counter on this creature.")
    do(table.mana("A", "{2}"), "You gain 1 life.", cost="{2}")
    assert counters(table, miser) == 0
    do(table.mana("A", "{3}"), "You gain 1 life.", cost="{3}")
    assert counters(table, miser) == 1
    do(table.mana("A", "{4}"), "You gain 1 life.", cost="{4}")
    assert counters(table, miser) == 1  # nine now: four was passed before


@rule("202.3", "608.2h")
def test_power_compared_with_another_power() -> None:
    table = Table()
    cub = permanent(table, "Whenever another creature you control enters or dies, if that creature's power is greater "
                    "than this creature's, put a +1/+1 counter on this creature.", size="1/1")  # fmt: skip
    table.hand("A", sprite(), bear())
    table.mana("A", "{U}{1}{G}")
    table.cast("A", "Plain Sprite").resolve()
    assert counters(table, cub) == 0  # one is not greater than one
    table.cast("A", "Plain Bear").resolve()
    assert counters(table, cub) == 1
    do(table, "Destroy target creature.", targets=table.all("Plain Bear"))
    assert counters(table, cub) == 1  # two is not greater than two


@rule("608.2i")
def test_you_did_not_lose_life_this_turn() -> None:
    table = Table()
    oath = permanent(table, "At the beginning of each end step, if you didn't lose life this turn, put a quest counter "
                     "on this enchantment.", types="Enchantment")  # fmt: skip
    table.to_step("end").resolve()
    assert table.counters(oath) == {"quest": 1}
    table.next_turn()
    do(table.next_turn("A"), "You lose 1 life.")
    before = table.counters(oath)
    table.to_step("end").resolve()
    assert table.counters(oath) == before


@rule("122.5")
def test_counters_that_cannot_be_put_there_are_not_moved() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (other,) = table.battlefield("A", ogre())
    table.battlefield("B", card("Pest", "{0}", "Creature — Insect", "Creatures your opponents control can't have +1/+1 "
                                "counters put on them.", "1/1"))  # fmt: skip
    table.game.write(one).counters = {"+1/+1": 2, "flying": 1}
    do(table, "Move all counters from target creature you control onto another target creature you control.",
       targets=[one, other])  # fmt: skip
    assert (table.counters(one), table.counters(other)) == ({"+1/+1": 2}, {"flying": 1})


@rule("700.14", "the player's own mana, as the total comes to the number", edition="2026-01-16")
def test_only_ones_own_spending_counts_and_the_number_is_reached_once() -> None:
    table = Table()
    permanent(table, "Whenever you expend 4, you gain 5 life.", types="Enchantment")
    for who, cost, life in (("B", "{4}", 20), ("A", "{3}", 20), ("A", "{2}", 25), ("A", "{4}", 25)):
        table.hand(who, card("Costly Word", cost, "Instant", "Scry 1."))
        table.mana(who, cost).cast(who, "Costly Word").resolve()
        assert table.life("A") == life
    permanent(table, "Whenever you expend 5 and whenever you scry, you gain 1 life.", types="Enchantment")
    assert do(table, "Scry 2.").life("A") == 26, "what one looks at is not spent"


@rule("122.5")
def test_a_counter_that_is_not_there_is_not_moved() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), ogre())
    table.game.write(one).counters = {"charge": 1}
    do(table, "Move a +1/+1 counter from target creature onto another target creature.", [one, two])
    assert table.counters(one) == {"charge": 1} and table.counters(two) == {}
    do(table, "Move a charge counter from target creature onto another target creature.", [one, two])
    assert table.counters(one) == {} and table.counters(two) == {"charge": 1}
