"""Cleave (CR 702.148)."""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.compiler.compile import compile_card
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

PURGE = (
    "Bitter Purge", "{B}", "Instant",
    "Cleave {2}{B}\nDestroy target [tapped] creature. [You lose 2 life.]\nDraw a card.",
)  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.148a")
def test_cast_as_usual_the_words_in_brackets_stand() -> None:
    table = Table()
    bear, other = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.game.write(bear).tapped = True
    table.hand("A", card(*PURGE))
    table.mana("A", "{B}")
    table.cast("A", "Bitter Purge", way="").resolve()
    assert table.zone("B", "graveyard") == ["Meadow Bear"] and table.all("Meadow Bear") == [other]
    assert table.life("A") == 18 and len(table.game.zone("hand", 0)) == 1


@rule("702.148a", "702.148b")
def test_cast_for_its_cleave_cost_they_are_gone() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card(*PURGE))
    table.mana("A", "{2}{B}")
    table.cast("A", "Bitter Purge", way="cleave", targets=[bear]).resolve()
    assert table.zone("B", "graveyard") == ["Meadow Bear"]
    assert table.life("A") == 20 and len(table.game.zone("hand", 0)) == 1


@rule("702.148b", "707.10")
def test_a_copy_has_the_changed_text() -> None:
    table = Table()
    bear, other = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.hand("A", card(*PURGE), card("Echo Chant", "{U}", "Instant", "Copy target instant spell you control. You may "
                                      "choose new targets for the copy."))  # fmt: skip
    table.mana("A", "{2}{B}{U}")
    table.cast("A", "Bitter Purge", way="cleave", targets=[bear])
    table.cast("A", "Echo Chant", targets=[table.game.stack[-1]])
    table.targets = [other]
    table.answer("A", True)
    table.resolve()
    assert table.zone("B", "graveyard") == ["Meadow Bear", "Meadow Bear"] and table.life("A") == 20


@rule("702.148a", "only cleave says what is in brackets may go", "702.148b", "its ability changes the text, and no other does")
@pytest.mark.parametrize("more", ["", "\nFlash", "\nThis spell costs {1} less to cast.", "\nStorm"])
def test_brackets_without_a_reason_are_declined(more: str) -> None:
    with pytest.raises(AssertionError, match=r"line=0,.*square brackets"):
        card("Odd Words", "{B}", "Instant", "Destroy target [tapped] creature." + more)


@rule("702.148a", "both texts are understood", "702.148b", "the changed text is a rules text too")
def test_a_text_that_says_nothing_without_its_brackets_is_declined() -> None:
    with pytest.raises(AssertionError, match="Destroy creature"):
        card("Odd Words", "{B}", "Instant", "Cleave {2}\nDestroy [target tapped] creature.")
    assert [line.line for line in compile_card(CardData("Bitter Purge", "normal", (data(*PURGE),))).lines] == [1, 2, 3]


@rule("702.148a", "without all text in square brackets, if there is any")
def test_what_has_no_brackets_may_be_cast_for_its_cleave_cost_all_the_same() -> None:
    table = Table()
    table.hand("A", card("Short Purge", "{B}", "Instant", "You gain 3 life.\nCleave {2}"))
    table.mana("A", "{2}")
    table.cast("A", "Short Purge", way="cleave").resolve()
    assert table.life("A") == 23
