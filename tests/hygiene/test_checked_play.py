"""What is checked of whatever a test plays can fail."""

from __future__ import annotations

import pytest

from engine.game.events.status import Tap
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.meaning.families import Instruction
from engine.vocabulary.terms.turns.past import Exactly
from engine.vocabulary.triggers.objects import StatusChanges
from tests.support.boards.checked_play import check_position, checked, checked_happening
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card


def _sacrifice(table: Table) -> tuple[Instruction, Context]:
    (ability,) = card("Test Rite", "{0}", "Sorcery", "Sacrifice a creature.").front.printed.abilities
    return ability.effect, Context(table.game, 0, 0)  # type: ignore[attr-defined]


def test_what_was_done_was_named_and_happened() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    sacrifice, ctx = _sacrifice(table)
    with pytest.raises(AssertionError, match="did not name"):
        checked(lambda step, ctx: True)(sacrifice, ctx)
    ctx.bind(sacrifice.key, ())
    with pytest.raises(AssertionError, match="though nothing happened"):
        checked(lambda step, ctx: True)(sacrifice, ctx)
    perform = vars(type(sacrifice))["perform"].__wrapped__
    with pytest.raises(AssertionError, match="though something happened"):
        checked(lambda step, ctx: not perform(step, ctx))(sacrifice, ctx)
    assert cub not in table.game.objects


def test_what_is_done_in_that_it_is_said_is_done() -> None:
    def perform(step: Instruction, ctx: Context) -> bool:
        return False

    table = Table()
    sacrifice, ctx = _sacrifice(table)
    perform.__qualname__ = "ManaStays.perform"
    with pytest.raises(AssertionError, match="was said, and so it is done"):
        checked(perform)(sacrifice, ctx)
    ctx.bind(sacrifice.key, ())
    perform.__qualname__ = "RepeatProcess.perform"
    assert checked(perform)(sacrifice, ctx) is False


def test_what_is_known_of_a_position_is_what_would_be_worked_out() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    check_position(table.game)
    assert table.pt(cub) == (2, 2)
    table.game.obj(cub).counters["+1/+1"] = 1  # behind its back
    with pytest.raises(AssertionError, match="not kept up to date"):
        check_position(table.game)


def test_a_happening_is_no_other() -> None:
    table = Table()
    (cub,) = table.battlefield("A", bear())
    happen(table.game, Tap(cub))
    deed, ctx = StatusChanges("becomes untapped"), Context(table.game, cub, 0)
    (tapped,) = [event for event in table.game.history.this_turn if isinstance(event, Tap)]
    assert checked_happening(lambda deed, ctx, event, subject: None)(deed, ctx, tapped, Exactly(cub)) is None
    with pytest.raises(AssertionError, match="for what it waits for"):
        checked_happening(lambda deed, ctx, event, subject: {})(deed, ctx, tapped, Exactly(cub))
