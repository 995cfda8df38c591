"""Modes with pawprint symbols, limited by their worth (700.2i of the edition of 2026)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseModes
from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card

LATER = "2026-01-16"
WORDS = ("Choose up to five {P} worth of modes. You may choose the same mode more than once.\n{P} — You gain 1 life.\n{P}{P} — Destroy "
         "target creature.\n{P}{P}{P} — Draw a card.")  # fmt: skip


@rule("700.2i", "one or more pawprint symbols", edition=LATER)
@pytest.mark.parametrize("symbols", ["{G}", "{P}{G}", "{2}{P}"])
def test_a_mode_is_worth_pawprints_and_nothing_else(symbols: str) -> None:
    with pytest.raises(AssertionError, match="not understood"):
        card("Odd Week", "{0}", "Sorcery", WORDS.replace("{P}{P} —", f"{symbols} —"))


def _cast(table: Table, modes: list[int], *more: object) -> Table:
    table.hand("A", card("Fair Week", "{0}", "Sorcery", WORDS))
    table.answer("A", modes, *more)
    return table.cast("A", "Fair Week").resolve()


@rule("700.2i", "700.2d", edition=LATER)
@pytest.mark.parametrize(("modes", "life", "cards"), [
    ([], 20, 0), ([0], 21, 0), ([0, 0, 0, 0, 0], 25, 0), ([2, 0, 0], 22, 1),
])  # fmt: skip
def test_modes_up_to_the_worth(modes: list[int], life: int, cards: int) -> None:
    table = _cast(Table(), modes)
    assert table.life("A") == life and len(table.zone("A", "hand")) == cards


@rule("700.2i", edition=LATER)
@pytest.mark.parametrize("modes", [[2, 2], [0, 0, 0, 2], [0, 0, 0, 0, 0, 0]])
def test_no_more_than_that(modes: list[int]) -> None:
    with pytest.raises(IllegalAnswer):
        _cast(Table(), modes)


@rule("700.2d", "700.2a", "700.2i", edition=LATER)
def test_a_mode_twice_takes_a_target_each_time() -> None:
    table = Table()
    first, second = table.battlefield("B", bear(), bear())
    _cast(table, [1, 1], [first], [second])
    assert not {first, second} & set(table.game.permanents())
    with pytest.raises(IllegalAnswer):  # nothing is left to be destroyed
        _cast(table, [1])
    (asked, *_) = (decision for decision in table.asked if isinstance(decision, ChooseModes))
    assert asked.check(asked.some_answer(lambda number: number - 1)) == (2,), "what is suggested may be worth no more than that"
    assert asked.check(asked.some_answer(lambda number: number - 1 if number > 3 else 0)) == (0, 0, 0, 0, 0), "but as much"


@rule("700.2d", "as if that mode appeared that many times in sequence", "different targets may be chosen")
def test_each_time_the_words_of_a_mode_are_about_its_own_target_and_about_what_was_paid() -> None:
    table = Table(3)
    table.battlefield("A", bear())
    (mine,), (other,) = table.battlefield("B", ogre()), table.battlefield("C", bear())
    table.hand("A", card("Sad Toll", "{0}", "Sorcery", "As an additional cost to cast this spell, sacrifice a creature.\nChoose two. You may choose the same "
                         "mode more than once.\n• Destroy target creature. Its controller loses life equal to the sacrificed creature's power.\n• Draw a card."))  # fmt: skip
    table.answer("A", [0, 0], [mine], [other]).cast("A", "Sad Toll").resolve()
    assert not {mine, other} & set(table.game.permanents())
    assert [table.life(who) for who in "ABC"] == [20, 18, 18]


@rule("700.2i", edition=LATER)
def test_answers_by_themselves_are_worth_no_more() -> None:
    table = Table()
    table.battlefield("B", bear())
    table.hand("A", card("Fair Week", "{0}", "Sorcery", WORDS))
    table._answer_to = lambda decision: decision.some_answer(lambda bound: bound - 1)  # type: ignore[method-assign]
    table.cast("A", "Fair Week").resolve()
    assert len(table.zone("A", "hand")) == 1 and table.life("A") == 20


@rule("608.2d", "205.1")
def test_artifact_or_enchantment() -> None:
    table = Table()
    table.battlefield("B", card("Old Cup", "{1}", "Artifact"), card("Old Song", "{1}", "Enchantment"))
    table.hand("A", card("Fair Day", "{0}", "Sorcery", "Choose artifact or enchantment. Destroy all permanents of the chosen type."))
    table.answer("A", 1)
    table.cast("A", "Fair Day").resolve()
    assert table.all("Old Cup") and not table.all("Old Song")


@rule("700.2i", "indicated by the symbols alone", edition=LATER)
@pytest.mark.parametrize("sign", ["Worth", "{P}x", "{2}"])
def test_nothing_but_pawprints_says_what_a_mode_is_worth(sign: str) -> None:
    assert compile_card(plain_card(WORDS, "Sorcery")).definition is not None
    assert compile_card(plain_card(WORDS.replace("{P} — You", f"{sign} — You"), "Sorcery")).definition is None
