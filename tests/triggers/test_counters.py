"""Counters that are put on something or removed from it (CR 122, 603.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("603.2c", "122.6")
def test_counters_put_on_permanents_and_players_each_trigger() -> None:
    table = Table()
    permanent(table, "Whenever you put one or more counters on a permanent or player, this creature deals that much damage to target opponent.")
    one, other = table.battlefield("B", bear(), ogre())
    do(table, "Put two +1/+1 counters and a flying counter on target creature.", [one])
    assert table.life("B") == 17  # three counters of two kinds at once
    do(table, "Each opponent gets two poison counters.")
    assert table.life("B") == 15
    do(table, "Put a +1/+1 counter on each creature.")
    assert table.life("B") == 12  # one trigger for each of three creatures
    table.hand("B", card("Far Gift", "{0}", "Instant", "Put two +1/+1 counters on target creature."))
    table.cast("B", "Far Gift", [other]).resolve()
    assert table.life("B") == 12  # another player put them


@rule("603.2c", "122.6")
def test_counters_put_on_several_at_once_are_counted_together() -> None:
    table = Table()
    hydra = permanent(table, "Whenever one or more charge counters are put on artifacts you control, put that many +1/+1 counters on this creature.")
    table.battlefield("A", card("Odd Lamp", "{1}", "Artifact"), card("Even Lamp", "{1}", "Artifact"))
    table.battlefield("B", card("Far Lamp", "{1}", "Artifact"))
    table.hand("A", card("Test Rite", "{0}", "Sorcery", "Put two charge counters on each artifact."))
    table.cast("A", "Test Rite").resolve(1)
    assert table.stack() == ["Test Thing trigger (A)"]
    table.resolve()
    assert table.counters(hydra) == {"+1/+1": 4}


@rule("603.4", "122.6")
def test_the_first_time_that_such_counters_are_put_on_it_in_the_turn() -> None:
    table = Table()
    brawler = permanent(table, "Whenever one or more +1/+1 counters are put on another permanent you control, if it's the first time +1/+1 counters have "
                               "been put on that permanent this turn, put a +1/+1 counter on this creature.")  # fmt: skip
    cub, other = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Put a flying counter on target creature.", [cub])
    do(table, "Put two +1/+1 counters on target creature.", [cub])
    assert table.counters(brawler) == {"+1/+1": 1}
    do(table, "Put a +1/+1 counter on target creature.", [cub])
    assert table.counters(brawler) == {"+1/+1": 1}
    do(table, "Put a +1/+1 counter on target creature.", [other])
    assert table.counters(brawler) == {"+1/+1": 2}
    do(table, "Put a +1/+1 counter on target creature.", [theirs])
    do(table, "Gain control of target creature.", [theirs])
    do(table, "Put a +1/+1 counter on target creature.", [theirs])
    assert table.counters(brawler) == {"+1/+1": 2}  # the first came while another player controlled it


@rule("603.4", "122.6")
def test_counters_put_on_it_while_the_ability_waits_do_not_stop_it() -> None:
    table = Table()
    permanent(table, "Whenever one or more counters are put on a creature you control, if it's the first time counters have been put on that creature "
                     "this turn, put a +1/+1 counter on that creature.")  # fmt: skip
    (cub,) = table.battlefield("A", bear())
    table.hand("A", card("Test Gift", "{0}", "Instant", "Put a reach counter on target creature."),
               card("Late Gift", "{0}", "Instant", "Put a flying counter on target creature."))  # fmt: skip
    table.cast("A", "Test Gift", [cub]).resolve(1)
    table.cast("A", "Late Gift", [cub]).resolve()
    assert table.counters(cub) == {"reach": 1, "flying": 1, "+1/+1": 1}


@rule("122.1", "702.62b")
def test_a_player_removes_a_counter_from_an_exiled_card() -> None:
    table = Table()
    table.mana("A", "{U}").hand("A", card("Slow Cub", "{5}", "Creature — Bear", "Suspend 3—{U}\nWhenever you remove a time counter from this card while it's "
                                    "exiled, you gain 1 life.", "2/2"))  # fmt: skip
    table.special("A", table.find("Slow Cub", "hand"))
    table.next_turn("A").to_step("draw").resolve()
    assert table.life("A") == 21


@rule("122.1", "603.2")
def test_the_twelfth_counter() -> None:
    table = Table()
    clock = permanent(table, "When the twelfth hour counter is put on this creature, you gain 5 life.")
    do(table, "Put eleven hour counters on target creature.", [clock])
    assert table.life("A") == 20
    do(table, "Put two hour counters on target creature.", [clock])
    assert table.life("A") == 25


@rule("608.2c")
def test_what_had_counters_put_on_it_this_way() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    (firm,) = table.battlefield("B", card("Firm Ogre", "{2}", "Creature — Ogre", "This creature can't have counters put on it.", "3/3"))
    do(table, "Put a +1/+1 counter on each creature. Tap each creature that had counters put on it this way.")
    assert [table.game.obj(ref).tapped for ref in (one, other, theirs, firm)] == [True, True, True, False]


@rule("608.2c", "101.4")
def test_what_each_player_put_counters_on_this_way() -> None:
    table = Table()
    one, other = table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    table.answer("A", True, [other]).answer("B", True)
    do(table, "Each player may put two +1/+1 counters on a creature they control. Tap each creature that had counters put on it this way.")
    assert [table.game.obj(ref).tapped for ref in (one, other, theirs)] == [False, True, True]


@rule("701.27a", "608.2c")
def test_what_proliferating_put_a_counter_on() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear(), counters={"+1/+1": 1})
    (other,) = table.battlefield("A", ogre(), counters={"+1/+1": 1})
    (plain,) = table.battlefield("A", ogre())
    table.answer("A", [one], [one])
    do(table, "Proliferate, then choose any number of permanents you control that had a counter put on them this way. Those permanents phase out.")
    assert [table.game.obj(ref).phased_out for ref in (one, other, plain)] == [True, False, False]


@rule("122.1", "608.2c")
def test_those_counters_are_removed_by_a_pronoun() -> None:
    for words in ("remove them", "remove them all"):
        table = Table()
        egg = permanent(table, "{0}: Put two ember counters on this creature. Then if this creature has four or more ember counters on it, "
                               f"{words} and you gain 3 life.")  # fmt: skip
        table.activate("A", egg).resolve()
        assert (table.counters(egg), table.life("A")) == ({"ember": 2}, 20)
        table.activate("A", egg).resolve()
        assert (table.counters(egg), table.life("A")) == ({}, 23)
