"""How subjects and happenings make patterns, and "when" and "whenever" (CR 603.1, 603.2)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD
from engine.game.events.zone_changes import Destroy, ZoneChange
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre, permanent
from tests.support.boards.table import Table, card

KILL = ("Sharp End", "{B}", "Instant", "Destroy target creature.")
CALM = ("Calm", "{0}", "Instant", "You gain 1 life.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
VEIL = ("When Veil enters, if it's on the battlefield, it becomes an Aura with “enchant creature put onto the battlefield with Veil.” Put target "
        "creature card from a graveyard onto the battlefield under your control and attach Veil to it. When Veil leaves the battlefield, that "
        "creature's controller sacrifices it.")  # fmt: skip
PLAIN_BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("603.2")
def test_an_ability_that_triggers_on_entering_and_at_the_beginning_of_a_step() -> None:
    table = Table()
    table.hand("A", card("Old Dial", "{1}", "Artifact", "When ~ enters and at the beginning of your upkeep, you gain 1 life."))
    table.mana("A", "{1}").cast("A", "Old Dial").resolve()
    assert table.life("A") == 21
    table.next_turn("A")
    assert table.resolve().life("A") == 22


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("400.7j", "603.7c")
def test_a_delayed_ability_finds_what_the_cost_of_the_ability_that_made_it_exiled() -> None:
    table = Table()
    text = "{2}, Exile ~: Create a 5/5 blue Dragon creature token. Return ~ to the battlefield under its owner's control when that token dies."
    (fang,) = table.battlefield("A", card("Old Fang", "{6}", "Artifact", text))
    table.hand("B", card(*KILL))
    table.mana("A", "{2}").activate("A", fang).resolve()
    table.mana("B", "{B}").cast("B", "Sharp End", targets=[table.find("Dragon Token")]).resolve()
    assert names(table) == ["Old Fang"]


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


@rule("603.2c", "of each object")
def test_counters_put_on_each_creature_for_the_first_time_each_turn() -> None:
    table = Table()
    text = "Creatures you control have “Whenever one or more counters are put on this creature for the first time each turn, you gain 1 life.”"
    table.battlefield("A", card("Bright Pool", "{1}", "Enchantment", text))
    bears = table.battlefield("A", PLAIN_BEAR, PLAIN_BEAR)
    table.hand("A", *[card("Growth", "{0}", "Instant", "Put two +1/+1 counters on target creature.")] * 4)
    for number, life in ((0, 21), (0, 21), (1, 22)):
        table.cast("A", "Growth", targets=[bears[number]]).resolve()
        assert table.life("A") == life
    table.next_turn("B").cast("A", "Growth", targets=[bears[0]]).resolve()
    assert table.life("A") == 23, "a new turn"


@rule("603.2c")
def test_only_the_first_time_each_turn_counts() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you gain life for the first time each turn, put a +1/+1 "
                                                 "counter on this creature."))  # fmt: skip
    table.hand("A", card(*CALM), card(*CALM), card(*CALM))
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 1}
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 1}
    table.next_turn("B")
    table.cast("A", "Calm").resolve()
    assert table.counters(watcher) == {"+1/+1": 2}


@rule("603.2c", "of several at once only one is the first", "119.9")
def test_of_two_gains_at_the_same_time_only_one_is_the_first_of_the_turn() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you gain life for the first time each turn, put a +1/+1 counter on this creature."))
    (counting,) = table.battlefield("A", creature("Whenever you gain life, put a +1/+1 counter on this creature.", name="Counter"))
    leeches = table.battlefield("A", *[card("Kind Leech", "{B}", "Creature — Leech", "Lifelink", "2/2")] * 2)
    table.answer("A", [[oid, 1] for oid in leeches]).to_step("end_combat").resolve()
    assert table.life("A") == 24
    assert (table.counters(watcher), table.counters(counting)) == ({"+1/+1": 1}, {"+1/+1": 2})


def test_what_is_told_apart_is_the_creature_that_it_happens_to() -> None:
    table = Table()
    bear, ogre = table.battlefield("A", card(*BEAR), card(*OGRE))
    table.battlefield("A", creature("Whenever a creature you control becomes the target of a spell or ability for the "
                                    "first time each turn, you gain 5 life."))  # fmt: skip
    table.hand("A", *(card("Poke", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.") for _ in "123"))
    table.cast("A", "Poke", targets=[bear]).resolve()
    assert table.life("A") == 25
    table.cast("A", "Poke", targets=[bear]).resolve()
    assert table.life("A") == 25
    table.cast("A", "Poke", targets=[ogre]).resolve()
    assert table.life("A") == 30


@rule("303.4", "608.2b")
def test_without_its_target_it_becomes_no_aura() -> None:
    table = Table()
    (dead,) = table.graveyard("B", ogre())
    table.hand("A", card("Veil", "{0}", "Enchantment", VEIL), card("Sweep", "{0}", "Instant", "Exile target card from a graveyard."))
    table.cast("A", "Veil", [dead]).resolve(1)
    table.settle()
    table.cast("A", "Sweep", [dead]).resolve()
    assert "Aura" not in table.game.chars(table.find("Veil")).subtypes


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("614.1a")
def test_dying_creatures_and_other_creature_cards_are_exiled(table: Table) -> None:
    table.battlefield("A", order(
        "If a nontoken creature an opponent owns would die or a creature card not on the battlefield would be put into "
        "an opponent's graveyard, exile that card instead."))  # fmt: skip
    (mine,) = table.battlefield("A", PLAIN_BEAR)
    (theirs,) = table.battlefield("B", PLAIN_BEAR)
    (hidden,) = table.hand("B", PLAIN_BEAR)
    happen(table.game, Destroy(mine), Destroy(theirs))
    happen(table.game, ZoneChange(hidden, GRAVEYARD))
    assert (table.zone("A", GRAVEYARD), table.zone("B", GRAVEYARD)) == (["Plain Bear"], [])
    assert len(table.all("Plain Bear", EXILE)) == 2


@rule("603.7")
def test_a_delayed_trigger_of_several_sentences_is_told_and_followed() -> None:
    table = Table()
    permanent(table, "{0}: When you next cast a spell this turn, exile cards from the top of your library until you exile an instant or sorcery "
                     "card with lesser mana value. Until end of turn, you may cast that card without paying its mana cost. Put each other card "
                     "exiled this way on the bottom of your library in a random order.")  # fmt: skip
    table.library("A", bear(), card("Tiny", "{0}", "Sorcery", "You gain 3 life."))
    table.activate("A", table.find("Test Thing")).resolve()
    table.hand("A", ogre())
    table.mana("A", "{2}{R}").cast("A", "Plain Ogre").resolve()
    assert [table.game.chars(oid).name for oid in table.game.zone("exile")] == ["Tiny"]
    table.cast("A", "Tiny").resolve()
    assert table.life("A") == 23
