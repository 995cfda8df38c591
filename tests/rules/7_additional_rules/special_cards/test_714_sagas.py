"""Sagas (CR 714)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseTargets
from engine.meaning.progress import Progress
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card

TALE = ("Tale of Tests", "{1}{W}", "Enchantment — Saga", "I — You gain 1 life.\nII — You gain 2 life.\nIII — You gain 4 life.")


@rule("714.3a", "714.2b")
def test_a_saga_enters_with_a_lore_counter_and_its_first_chapter_triggers() -> None:
    table = Table()
    table.hand("A", card(*TALE))
    table.mana("A", "{1}{W}").cast("A", "Tale of Tests").resolve(1)
    assert table.counters(table.find("Tale of Tests")) == {"lore": 1}
    assert table.stack() == ["Tale of Tests trigger (A)"]
    table.resolve()
    assert table.life("A") == 21


@rule("714.3b", "704.5s")
def test_a_saga_tells_on_each_own_main_phase_and_is_sacrificed_after_its_last_chapter() -> None:
    table = Table()
    table.hand("A", card(*TALE))
    table.mana("A", "{1}{W}").cast("A", "Tale of Tests").resolve()
    table.next_turn("B")
    assert table.counters(table.find("Tale of Tests")) == {"lore": 1}
    table.next_turn("A").resolve()
    assert table.life("A") == 23
    table.next_turn("B").next_turn("A")
    assert table.stack() == ["Tale of Tests trigger (A)"]
    assert table.all("Tale of Tests")  # it waits for its last chapter
    table.resolve()
    assert table.life("A") == 27
    assert table.all("Tale of Tests", "graveyard", "A")


FEED = ("Tell More", "{U}", "Sorcery", "Put three lore counters on target Saga.")


@rule("714.2", "714.2a")
def test_a_chapter_symbol_is_a_roman_numeral_and_stands_for_a_triggered_ability() -> None:
    saga = card("Long Tale", "{1}{W}", "Enchantment — Saga", "I, II, III — You gain 1 life.\nIV — You gain 4 life.\nV — You gain 5 life.")
    values = saga.front.printed
    assert [ability.pattern.chapters for ability in values.abilities.triggered] == [(1, 2, 3), (4,), (5,)]  # type: ignore[attr-defined]
    table = Table()
    (oid,) = table.battlefield("A", saga, counters=(("lore", 3),))
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 24 and table.counters(oid) == {"lore": 4}
    table.next_turn("B").next_turn("A")
    assert oid in table.game.objects and table.stack() == ["Long Tale trigger (A)"]  # it waits for what V stands for
    assert table.resolve().life("A") == 29 and oid not in table.game.objects


@rule("714.2a", "I represents 1", "without a chapter symbol there is no number")
@pytest.mark.parametrize(("edition", "told"), [("2024", True), ("2026", False)])
def test_a_saga_goes_on_to_the_next_number_as_long_as_it_has_chapter_symbols(edition: str, told: bool) -> None:
    table = Table(edition=edition)
    table.battlefield("A", card("Wax Seal", "{1}", "Artifact", "Sagas can't be sacrificed."))
    (oid,) = table.battlefield("A", card(*TALE))
    shown = view_for(table.game, 1, None).objects[oid].progress
    assert shown == (Progress("chapter", 0, 3, "chapter 0 of 3"),)  # the first one is yet to come
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 21 and table.counters(oid) == {"lore": 1}
    table.battlefield("A", card("Blank Pages", "{U}", "Enchantment", "Sagas you control lose all abilities."))
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 21 and table.counters(oid) == {"lore": 2 if told else 1}  # today nothing is counted without one


@rule("714.2b")
def test_a_chapter_does_not_trigger_again_beyond_its_number() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 1),))
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 22 and table.counters(oid) == {"lore": 2}


@rule("714.2b")
def test_several_lore_counters_at_once_trigger_every_chapter_they_reach() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE))
    table.hand("A", card(*FEED))
    table.mana("A", "{U}").cast("A", "Tell More", [oid]).resolve(1)
    assert table.stack() == ["Tale of Tests trigger (A)"] * 3
    table.resolve()
    assert table.life("A") == 27


@rule("714.2b")
def test_lore_counters_that_are_taken_away_and_put_back_trigger_again() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 2),))
    table.hand("A", card("Leaf Back", "{U}", "Sorcery", "Remove a lore counter from target Saga you control."))
    table.mana("A", "{U}").cast("A", "Leaf Back", [oid]).resolve()
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 22


@rule("714.2c")
def test_two_numbers_before_one_effect_are_two_chapters() -> None:
    twice = card("Twice Told", "{W}", "Enchantment — Saga", "I, II — You gain 3 life.\nIII — Draw a card.")
    table = Table()
    (oid,) = table.battlefield("A", twice)
    assert view_for(table.game, 1, None).objects[oid].progress == (Progress("chapter", 0, 3, "chapter 0 of 3"),)  # three, not two
    table.hand("A", card(*FEED))
    table.mana("A", "{U}").cast("A", "Tell More", [oid]).resolve(1)
    assert len(table.game.stack) == 3  # I, II and III, each by itself
    table.resolve()
    assert table.life("A") == 26
    others = table.battlefield("A", twice, twice)
    shown = view_for(table.game, 1, None).objects[others[0]].progress
    assert shown == (Progress("chapter", 0, 3, "chapter 0 of 3"),), "three chapters, in two lines"
    table.hand("A", card("Fill Up", "{0}", "Sorcery", "Put a charge counter on target Saga."))
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 32 and [table.counters(oid) for oid in others] == [{"lore": 1}] * 2  # each hears of its own counter
    table.cast("A", "Fill Up", [others[0]]).resolve()
    assert table.life("A") == 32  # and of no others than lore counters
    (again,) = table.battlefield("B", twice)
    table.battlefield("B", card("Blank Pages", "{U}", "Enchantment", "Sagas you control lose all abilities."))
    table.settle()
    assert again not in table.game.objects  # both chapters went with the one ability: it has none to wait for


@rule("714.2d")
def test_the_final_chapter_number_is_the_greatest_of_its_chapters() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Twice Told", "{W}", "Enchantment — Saga", "I, II — You gain 3 life."), counters=(("lore", 1),))
    table.next_turn("B").next_turn("A").resolve()
    assert oid not in table.game.objects and table.zone("A", "graveyard") == ["Twice Told"]


@rule("714.2d", "714.4")
def test_a_saga_that_skips_a_number_goes_on_to_its_greatest_chapter() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Slow Tale", "{W}", "Enchantment — Saga", "I — You gain 1 life.\nIII — You gain 4 life."), counters=(("lore", 1),))
    table.next_turn("B").next_turn("A").resolve()
    assert table.counters(oid) == {"lore": 2} and table.life("A") == 20  # two chapters, but the final number is 3
    table.next_turn("B").next_turn("A").resolve()
    assert oid not in table.game.objects and table.life("A") == 24


@rule("714.2e")
def test_the_final_chapter_ability_is_the_one_with_the_final_number() -> None:
    table = Table()
    table.battlefield("A", card("Listener", "{1}", "Artifact", "Whenever the final chapter ability of a Saga you control resolves, draw a card."))
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 1),))
    hand = len(table.zone("A", "hand"))
    table.next_turn("B").next_turn("A").resolve()
    assert len(table.zone("A", "hand")) == hand + 1  # the card of the turn only
    table.next_turn("B").next_turn("A").resolve()
    assert len(table.zone("A", "hand")) == hand + 3 and oid not in table.game.objects


@rule("714.2e")
def test_what_waits_for_a_final_chapter_waits_for_one_of_those_sagas_that_resolves() -> None:
    table = Table()
    table.battlefield("A", card("Listener", "{1}", "Artifact", "Whenever a spell or ability an opponent controls counters a spell or whenever "
                                "the final chapter ability of a Saga you control resolves, draw a card."))  # fmt: skip
    (bell,) = table.battlefield("A", card("Small Bell", "{1}", "Artifact", "{0}: You gain 1 life."))
    table.activate("A", bell).resolve()
    assert table.zone("A", "hand") == []  # what resolved is no chapter at all
    (theirs,) = table.battlefield("B", card(*TALE), counters=(("lore", 2),))
    table.next_turn("B").resolve()
    assert theirs not in table.game.objects and table.life("B") == 24 and table.zone("A", "hand") == []
    table.battlefield("A", card(*TALE), counters=(("lore", 2),))
    table.next_turn("A").hand("B", card("Hush", "{U}", "Instant", "Counter target triggered ability."))
    table.mana("B", "{U}").cast("B", "Hush", list(table.game.stack)).resolve()
    assert table.zone("A", "hand") == ["Forest"]  # the card of the turn: countered, it did not resolve


@rule("714.3", "714.3b")
def test_lore_counters_are_put_before_anyone_can_act_in_the_main_phase() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 1),))
    table.next_turn("B").to_step("draw", "A")
    assert table.counters(oid) == {"lore": 1}
    table.to_step("main1")
    assert table.counters(oid) == {"lore": 2} and table.stack() == ["Tale of Tests trigger (A)"]


@rule("714.3a")
def test_no_lore_counter_for_a_saga_that_comes_without_entering_as_one() -> None:
    table = Table(edition="2026")
    (stone,) = table.battlefield("A", card("Old Stone", "{1}", "Artifact"))
    table.hand("A", card("Carve", "{U}", "Sorcery", "Target artifact becomes a Saga enchantment in addition to its other types."))
    table.mana("A", "{U}").cast("A", "Carve", [stone]).resolve()
    assert table.counters(stone) == {}


@rule("714.4")
def test_a_saga_waits_while_its_last_chapter_is_on_the_stack() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 2),))
    table.next_turn("B").next_turn("A")
    assert oid in table.game.objects and table.counters(oid) == {"lore": 3}
    table.hand("A", card("Small Joy", "{0}", "Instant", "You gain 7 life."))
    table.hand("B", card("Hush", "{U}", "Instant", "Counter target triggered ability."))
    table.cast("A", "Small Joy")
    chapter, _ = table.game.stack
    table.mana("B", "{U}").cast("B", "Hush", [chapter])
    assert not any(isinstance(asked, ChooseTargets) for asked in table.asked)  # there is nothing else to aim at, no spell
    assert oid in table.game.objects
    table.resolve()
    assert oid not in table.game.objects and table.life("A") == 27


@rule("714.4")
def test_a_saga_that_lost_its_last_chapter_is_sacrificed_with_the_counters_it_has() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 1),))
    table.hand("A", card("Blank Page", "{U}", "Sorcery", "Target enchantment loses all abilities until end of turn."))
    table.mana("A", "{U}").cast("A", "Blank Page", [oid]).resolve()
    assert oid not in table.game.objects


@rule("714.3b", "on each Saga")
@rule("714.3b", "on each Saga with one or more chapter abilities", edition="2026-01-16")
@pytest.mark.parametrize(("edition", "stays"), [("2024", False), ("2026", True)])
def test_what_becomes_of_a_saga_that_is_left_without_chapters_depends_on_the_edition(edition: str, stays: bool) -> None:
    table = Table(edition=edition)
    (told, blank) = table.battlefield("A", card(*TALE), card("Empty Book", "{W}", "Enchantment — Saga Bird"))
    table.next_turn("B").next_turn("A").resolve()
    assert table.counters(told) == {"lore": 1} and (blank in table.game.objects) is stays
    assert not stays or table.counters(blank) == {}


@rule("714.3b", "714.4", edition="2026-01-16")
def test_today_nothing_happens_to_a_saga_without_chapters() -> None:
    table = Table(edition="2026")
    (oid,) = table.battlefield("A", card(*TALE), counters=(("lore", 1),))
    table.battlefield("A", card("Blank Pages", "{U}", "Enchantment", "Sagas you control lose all abilities."))
    table.next_turn("B").next_turn("A").resolve()
    assert table.counters(oid) == {"lore": 1}


def test_words_that_only_name_a_chapter_have_no_meaning() -> None:
    table = Table()
    (oid,) = table.battlefield("A", card("Summons", "{W}", "Enchantment Creature — Saga Bird", "Flying\nI, II — Rising Wind — You gain 3 life.", "2/2"), counters=(("lore", 1),))
    table.next_turn("B").next_turn("A").resolve()
    assert table.life("A") == 23 and oid not in table.game.objects
