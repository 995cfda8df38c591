"""The clauses of a sentence: how far "you may" reaches (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, sprite
from tests.support.boards.table import Table


def asked(table: Table, *answers: bool) -> None:
    """Let yes and no be answered in order."""
    left = iter(answers)
    table.policy = lambda decision: next(left) if isinstance(decision, YesNo) else None


@pytest.mark.parametrize(("takes", "hand"), [(True, 1), (False, 2)])
@rule("608.2c", "608.2d")
def test_what_you_do_then_is_done_whatever_you_may_do_first(takes: bool, hand: int) -> None:
    table = Table()
    table.library("A", bear(), lamp())
    asked(table, takes)
    do(table, "Look at the top two cards of your library. You may put a creature card from among them onto the battlefield, then you put the rest of "
              "those cards into your hand.")  # fmt: skip
    assert len(table.zone("A", "hand")) == hand and bool(table.all("Plain Bear", who="A")) == takes


@pytest.mark.parametrize(("words", "drawn", "life"), [
    ("You may draw a card, then you gain 1 life.", 0, 21), ("You may draw a card, then gain 1 life.", 0, 20), ("You may draw a card and gain 1 life.", 0, 20),
])  # fmt: skip
@rule("608.2c", "608.2d")
def test_a_clause_without_you_is_what_you_may_do_too(words: str, drawn: int, life: int) -> None:
    table = Table()
    asked(table, False)
    do(table, words)
    assert (len(table.zone("A", "hand")), table.life("A")) == (drawn, life)


@rule("608.2d")
def test_you_may_do_the_second_without_the_first() -> None:
    table = Table()
    one, two = table.battlefield("B", ogre(), sprite())
    asked(table, False, True)
    do(table, "You may tap or untap target permanent, then you may tap or untap another target permanent.", [one, two])
    assert [table.game.obj(oid).tapped for oid in (one, two)] == [False, True]
