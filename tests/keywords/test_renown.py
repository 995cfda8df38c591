"""Renown (CR 702.112)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import much_happens
from tests.support.boards.table import Table, card

B = 1

def hit(text: str) -> tuple[Table, int]:
    """A creature with renown has dealt combat damage to a player."""
    table = Table()
    (page,) = table.battlefield("A", card("Young Page", "{1}{W}", "Creature — Human", text, "1/1"))
    table.answer("A", [[page, B]]).to_step("combat_damage")
    return table, page


@rule("702.112a", "702.112b")
def test_the_first_hit_makes_it_renowned_and_no_other() -> None:
    table, page = hit("Renown 2")
    table.resolve()
    assert table.counters(page) == {"+1/+1": 2} and table.game.obj(page).marks["renowned"]
    table.next_turn("A")
    table.answer("A", [[page, B]]).to_step("combat_damage")
    assert table.stack() == [] and table.life("B") == 16


@rule("702.112c")
def test_of_several_instances_only_the_first_does_anything() -> None:
    table, page = hit("Renown 2, renown 2")
    assert len(table.stack()) == 2
    assert table.resolve().counters(page) == {"+1/+1": 2}


@rule("702.112a", "702.112b", "on the battlefield")
def test_what_is_gone_becomes_nothing_and_a_new_object_is_not_renowned() -> None:
    table, page = hit("Renown 1")
    table.hand("B", card("Quick End", "{0}", "Instant", "Destroy target creature."))
    table.cast("B", "Quick End", [page]).resolve()
    (dead,) = table.game.zone("graveyard", 0)
    assert table.counters(dead) == {} and not table.game.obj(dead).marks


@rule("702.112a", "combat damage to a player")
def test_damage_to_a_creature_or_otherwise_brings_no_renown() -> None:
    table = Table()
    page, ping = table.battlefield("A", card("Young Page", "{1}{W}", "Creature — Human", "Renown 1\n{0}: This creature deals 1 damage to target opponent.", "1/3"),
                                   card("Plain Rock", "{1}", "Artifact"))  # fmt: skip
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    table.activate("A", page, [1]).resolve()
    assert table.life("B") == 19 and table.counters(page) == {} and ping in table.game.battlefield
    table.answer("A", [[page, B]]).answer("B", [[wall, page]]).to_step("combat_damage").resolve()
    assert table.counters(page) == {}


@rule("702.112b", "renowned is a designation; words may speak of it", "702.112a")
def test_words_speak_of_what_becomes_renowned() -> None:
    table = Table()
    (page,) = table.battlefield("A", card("Young Page", "{1}{W}", "Creature — Human", "Renown 1\n"
                                          "As long as this creature is renowned, it has flying.", "1/1"))  # fmt: skip
    assert not table.has(page, "flying")
    table.answer("A", [[page, B]]).to_step("combat_damage").resolve()
    assert table.has(page, "flying") and table.counters(page) == {"+1/+1": 1}


@rule("702.112b", "becoming renowned, no other designation; the creature that becomes it")
def test_a_creature_of_ones_own_becomes_renowned_for_the_first_time_in_a_turn() -> None:
    table = Table()
    words = "Whenever a creature you control becomes renowned for the first time each turn, put a charge counter on it."
    one, other = table.battlefield("A", *[card("Young Page", "{1}{W}", "Creature — Human", "Renown 1", "1/1")] * 2)
    table.battlefield("A", card("High Herald", "{1}", "Artifact", words))
    much_happens(table)
    table.answer("A", [[one, B], [other, B]]).to_step("combat_damage").resolve()
    assert table.counters(one) == table.counters(other) == {"+1/+1": 1, "charge": 1}


@rule("702.112b", "the permanent that becomes renowned")
def test_what_waits_for_a_creature_of_ones_own_does_not_see_another_players_become_renowned() -> None:
    table = Table()
    (page,) = table.battlefield("A", card("Young Page", "{1}{W}", "Creature — Human", "Renown 1", "1/1"))
    for who in "AB":
        table.battlefield(who, card("High Herald", "{1}", "Artifact", "Whenever a creature you control becomes renowned, you gain 5 life."))
    table.answer("A", [[page, B]]).to_step("combat_damage").resolve()
    assert (table.life("A"), table.life("B")) == (25, 19)
