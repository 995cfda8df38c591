"""Learn (CR 701.45)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import make_card
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp
from tests.support.boards.table import Table, card

LESSON = card("First Steps", "{1}", "Sorcery — Lesson", "You gain 1 life.")


def with_cards_outside() -> tuple[Table, int]:
    """A has a card in hand, and a Lesson and another card outside the game."""
    table = Table()
    table.hand("A", bear())
    make_card(table.game, lamp(), 0, "outside")
    return table, make_card(table.game, LESSON, 0, "outside")


@rule("701.45a")
def test_a_card_is_discarded_and_another_drawn() -> None:
    table, _ = with_cards_outside()
    (top,) = table.library("A", lamp())
    table.answer("A", [table.find("Plain Bear", "hand")])
    do(table, "Learn.")
    assert table.zone("A", "hand") == ["Plain Lamp"] and top not in table.game.zone("library", 0)
    assert "Plain Bear" in table.zone("A", "graveyard") and "First Steps" not in table.zone("A", "hand")


@rule("701.45a", "400.11b")
def test_whoever_discards_nothing_may_take_a_lesson_from_outside_the_game() -> None:
    table, lesson = with_cards_outside()
    table.answer("A", [], [lesson])
    do(table, "Learn.")
    assert sorted(table.zone("A", "hand")) == ["First Steps", "Plain Bear"]
    assert [asked.candidates for asked in table.asked if asked.purpose == "learn"] == [(lesson,)]  # type: ignore[attr-defined]


@rule("701.45a")
def test_one_may_do_neither() -> None:
    table, _ = with_cards_outside()
    table.answer("A", [], [])
    do(table, "Learn.")
    assert table.zone("A", "hand") == ["Plain Bear"] and table.zone("A", "graveyard") == ["Test Rite"]


@rule("701.45a", "who learned is told by what was done")
@pytest.mark.parametrize(("discards", "takes", "learned"), [(True, False, True), (False, True, True), (False, False, False)])
def test_if_you_do_asks_whether_one_learned(discards: bool, takes: bool, learned: bool) -> None:
    table, lesson = with_cards_outside()
    table.answer("A", True, [table.find("Plain Bear", "hand")] if discards else [], [lesson] if takes else [])
    do(table, "You may learn. If you do, you gain 1 life.")
    assert table.life("A") == 20 + learned
