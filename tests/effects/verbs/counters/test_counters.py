"""Putting counters on things and removing them (CR 122)."""

from __future__ import annotations

import pytest

from engine.game.events.counters import PutCounters
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card
from tests.support.cards.reading_words import reading

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
ELF = ("Small Elf", "{1}", "Creature — Elf", "", "1/1")
OGRE = ("Big Ogre", "{1}", "Creature — Ogre", "", "5/5")
CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")

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


@rule("122.1", "104.3d")
def test_all_poison_counters_are_lost_and_hurt() -> None:
    table = Table()
    happen(table.game, PutCounters(1, "poison", 4, 0, 0), PutCounters(1, "rad", 1, 0, 0))
    do(table, "Target player loses all poison counters. You gain that much life.", [1])
    assert table.life("A") == 24 and dict(table.game.players[1].counters).get("poison", 0) == 0
    assert table.game.players[1].counters.get("rad") == 1
    do(table, "Each opponent loses all counters.")
    assert not any(table.game.players[1].counters.values())


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


def test_those_counters_are_those_of_the_creature_that_had_them() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (urn,) = table.battlefield("A", card("Urn", "{1}", "Artifact", "Whenever a creature you control dies, if it had "
                                         "counters on it, put those counters on Urn."))  # fmt: skip
    table.game.write(bear).counters = {"+1/+1": 2, "charge": 1}
    table.hand("A", spell("Destroy target creature."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    assert table.counters(urn) == {"+1/+1": 2, "charge": 1}


@rule("122.1", "601.2c")
def test_counters_go_on_several_targets_each_its_own_number() -> None:
    table = Table()
    bear, elf, ogre = table.battlefield("A", card(*MEADOW_BEAR), card(*ELF), card(*OGRE))
    text = "Put a +1/+1 counter on target creature, two +1/+1 counters on another target creature, and three +1/+1 counters on a third target creature."
    table.hand("A", card("Slow Growth", "{G}", "Sorcery", text))
    table.mana("A", "{G}").cast("A", "Slow Growth", targets=[bear, elf, ogre]).resolve()
    assert [table.counters(oid) for oid in (bear, elf, ogre)] == [{"+1/+1": number} for number in (1, 2, 3)]


@rule("122.8")
def test_all_counters_are_removed_as_a_cost_however_many_there_are() -> None:
    table = Table()
    (hydra,) = table.battlefield("A", card("Round Hydra", "{G}", "Creature — Hydra", "~ enters with three +1/+1 counters on it.\nRemove all +1/+1 counters from ~: You gain 2 life for each +1/+1 counter removed this way.", "1/1"))
    happen(table.game, PutCounters(hydra, "+1/+1", 3))
    table.activate("A", hydra).resolve()
    assert table.life("A") == 26 and table.pt(hydra) == (1, 1)
    table.activate("A", hydra).resolve()
    assert table.life("A") == 26


@rule("122.1")
def test_so_much_for_each_counter_removed_this_way() -> None:
    table = Table()
    eater = permanent(table, "{X}: Remove up to X counters from target permanent. For each counter removed this way, this creature gets +1/+0 "
                      "until end of turn.")  # fmt: skip
    (prey,) = table.battlefield("B", ogre())
    do(table, "Put two +1/+1 counters and a stun counter on target creature.", [prey])
    table.mana("A", "{5}").answer("A", 5)
    table.activate("A", eater, [prey]).resolve()
    left = sum(table.counters(prey).values())
    assert table.pt(eater) == (1 + 3 - left, 1)


@rule("122.1")
@pytest.mark.parametrize("number", [2, 3])
def test_those_counters_are_those_of_which_the_condition_speaks(number: int) -> None:
    table = Table()
    (drill,) = table.battlefield("A", card("Long Drill", "{1}", "Artifact", "{0}: Put a bore counter on Long Drill. Then if there "
                                           "are three or more bore counters on it, remove those counters and draw a card."))
    table.hand("A", card("Shine", "{0}", "Instant", "Put a charge counter on target artifact."))
    table.cast("A", "Shine", targets=[drill]).resolve()
    for _ in range(number):
        table.activate("A", drill).resolve()
    assert table.counters(drill) == ({"charge": 1} if number == 3 else {"charge": 1, "bore": 2})
    assert len(table.zone("A", "hand")) == (1 if number == 3 else 0)


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


@rule("201.5")
def test_a_text_that_was_changed_for_programs_says_the_name_without_the_mark() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("A-The Grey Lamp", "{1}", "Legendary Artifact", "{0}: Put a charge counter on The Grey Lamp."))
    table.activate("A", oid).resolve()
    assert table.counters(oid) == {"charge": 1}


@rule("122.1")
def test_all_counters_of_a_group_are_removed() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", sprite()), table.battlefield("B", ogre())
    for oid in (mine, theirs):
        do(table, "Put two hourglass counters on target creature.", [oid])
    permanent(table, "At the beginning of each player's upkeep, remove all hourglass counters from permanents that player controls.", types="Enchantment")
    table.next_turn("B")
    assert (table.game.obj(mine).counters, dict(table.game.obj(theirs).counters).get("hourglass", 0)) == ({"hourglass": 2}, 0)


@rule("603.4", "608.2h")
def test_all_of_the_counters_are_removed_as_the_ability_resolves_and_so_many_tokens_are_created() -> None:
    table = Table()
    coil = permanent(table, "{0}: Put a charge counter on Test Thing. Put an oil counter on Test Thing.\nAt the beginning of your upkeep, if Test Thing has two or more "
                     "charge counters on it, remove all of them from it and create that many 1/1 red Rat creature tokens with haste. Exile "
                     "them at the beginning of the next end step.", types="Artifact")  # fmt: skip
    table.activate("A", coil).resolve()
    table.next_turn("B").next_turn("A")
    assert not table.all("Rat Token") and table.counters(coil) == {"charge": 1, "oil": 1}
    table.activate("A", coil).resolve()
    table.next_turn("B").to_step("upkeep", "A")
    table.activate("A", coil).resolve()
    assert len(table.all("Rat Token", who="A")) == 3 and table.counters(coil) == {"oil": 3}
    table.to_step("end", "A").resolve()
    assert not table.all("Rat Token")


@rule("122.5")
def test_any_number_of_counters_of_all_kinds_to_another_target() -> None:
    table = Table()
    (one, two) = table.battlefield("A", card(*CUB), card(*CUB))
    (anvil,) = table.battlefield("A", card("Old Anvil", "{1}", "Artifact", "{0}: Move any number of counters from target "
                                           "permanent you control to another target permanent you control."))
    table.game.write(one).counters = {"+1/+1": 3, "charge": 1}
    table.answer("A", 4)
    table.activate("A", anvil, targets=[one, two]).resolve()
    assert table.counters(two) == {"+1/+1": 3, "charge": 1}
    assert not table.counters(one)


@rule("608.2c", "122.1")
@pytest.mark.parametrize("counters", [0, 2])
def test_no_counters_were_removed_this_way(counters: int) -> None:
    table = Table()
    well = permanent(table, "{0}: Remove all flood counters from Test Thing. If no counters were removed this way, put a flood counter on Test "
                     "Thing and draw a card. Otherwise, you gain 3 life.", types="Artifact")  # fmt: skip
    for _ in range(counters):
        do(table, "Put a flood counter on target artifact.", [well])
    table.activate("A", well).resolve()
    assert table.counters(well) == ({} if counters else {"flood": 1}) and table.life("A") == (23 if counters else 20)


@rule("122.1", "608.2c")
@pytest.mark.parametrize("words", ["them", "them all", "all of them", "those counters"])
def test_the_counters_of_which_a_condition_speaks_are_removed(words: str) -> None:
    table = Table()
    lamp = permanent(table, f"{{0}}: If Test Thing has two or more charge counters on it, remove {words} and you gain 1 life.", types="Artifact")
    table.game.write(lamp).counters = {"charge": 1, "oil": 3}
    table.activate("A", lamp).resolve()
    assert (table.counters(lamp), table.life("A")) == ({"charge": 1, "oil": 3}, 20)
    table.game.write(lamp).counters = {"charge": 4, "oil": 3}
    table.activate("A", lamp).resolve()
    assert (table.counters(lamp), table.life("A")) == ({"oil": 3}, 21)


@rule("608.2c", "122.1")
def test_a_counter_of_one_kind_or_another_as_it_is_of_one_type_or_another() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    (walker,) = table.battlefield("A", card("Odd Walker", "{2}", "Legendary Planeswalker — Ada", "+1: You gain 1 life.", loyalty="3"))
    (lamp,) = table.battlefield("A", card("Odd Lamp", "{1}", "Artifact"))
    words = "Choose target permanent. Put a +1/+1 counter on it if it's a creature and a loyalty counter on it if it's a planeswalker."
    for target in (cub, walker, lamp):
        do(table, words, [target])
    assert (table.counters(cub), table.counters(walker), table.counters(lamp)) == ({"+1/+1": 1}, {"loyalty": 4}, {})
