"""Read ahead (CR 702.155, 714.3a)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseNumber
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

TEXT = "Read ahead\nI — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life."


def begun_at(chapter: int, text: str = TEXT, edition: str = "2024") -> Table:
    table = Table(edition=edition)
    table.hand("A", card("Skipped Tale", "{1}{W}", "Enchantment — Saga", text))
    return table.answer("A", chapter).mana("A", "{1}{W}").cast("A", "Skipped Tale").resolve()


@rule("702.155a", "702.155b", "714.3a")
def test_its_controller_chooses_where_the_saga_begins_and_only_that_chapter_triggers() -> None:
    for chapter, gained in ((1, 1), (2, 2)):
        table = begun_at(chapter)
        assert table.counters(table.find("Skipped Tale")) == {"lore": chapter} and table.life("A") == 20 + gained


@rule("702.155b", "714.3a")
def test_the_number_is_from_one_to_the_final_chapter() -> None:
    table = begun_at(3)
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseNumber)]
    assert (asked.low, asked.high) == (1, 3)
    assert table.life("A") == 24 and table.zone("A", "graveyard") == ["Skipped Tale"]


@rule("702.155a")
def test_on_later_turns_it_goes_on_as_any_saga() -> None:
    table = begun_at(1)
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 23


@rule("702.155a")
def test_more_counters_on_the_turn_it_entered_trigger_only_the_chapter_that_they_make_exactly() -> None:
    table = begun_at(1)
    table.hand("A", card("Tell More", "{U}", "Sorcery", "Put two lore counters on target Saga."))
    table.mana("A", "{U}").cast("A", "Tell More", [table.find("Skipped Tale")]).resolve()
    assert table.life("A") == 25  # I and III


@rule("702.155a")
def test_more_counters_on_a_later_turn_trigger_every_chapter_they_reach() -> None:
    table = begun_at(1)
    table.next_turn("B").hand("A", card("Tell More", "{U}", "Instant", "Put two lore counters on target Saga."))
    table.mana("A", "{U}").cast("A", "Tell More", [table.find("Skipped Tale")]).resolve()
    assert table.life("A") == 27


@rule("702.155c")
def test_several_instances_are_redundant() -> None:
    table = begun_at(2, f"Read ahead\n{TEXT}")
    assert table.counters(table.find("Skipped Tale")) == {"lore": 2} and table.life("A") == 22


@rule("702.155a", "708.2a", "a face-down Saga has no chapters", "702.155b")
def test_a_saga_put_onto_the_battlefield_face_down_begins_nowhere() -> None:
    table = Table()
    table.library("A", card("Skipped Tale", "{1}{W}", "Enchantment — Saga", TEXT))
    do(table, "Manifest the top card of your library.")
    (hidden,) = table.game.permanents()
    assert table.counters(hidden) == {} and table.pt(hidden) == (2, 2)
    assert not [decision for decision in table.asked if isinstance(decision, ChooseNumber)]
