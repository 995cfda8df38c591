"""Draws and turns that a player may skip (CR 614.10)."""

from __future__ import annotations

import pytest

from engine.game.events.status import Tap
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table

VAULT = "If you would begin your turn while Test Thing is tapped, you may skip that turn instead. If you do, untap Test Thing."


@rule("614.10", "500.7")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_turn_may_be_skipped_to_untap(wanted: bool) -> None:
    table = Table()
    vault = permanent(table, VAULT + "\nThis artifact doesn't untap during your untap step.", "B", types="Artifact")
    happen(table.game, Tap(vault))
    table.answer("B", wanted)
    table.next_turn()
    assert table.game.is_active(0) is wanted and table.game.obj(vault).tapped is not wanted


@rule("614.10")
def test_no_turn_is_skipped_while_it_is_untapped_nor_another_players() -> None:
    table = Table(3)
    vault = permanent(table, VAULT, "B", types="Artifact")
    table.next_turn("B")
    happen(table.game, Tap(vault))
    table.next_turn()
    assert table.game.is_active(2) and table.game.obj(vault).tapped


@rule("614.10", "614.11", "504.1")
@pytest.mark.parametrize("wanted", [True, False])
def test_only_the_draws_of_the_draw_step_may_be_skipped(wanted: bool) -> None:
    table = Table()
    permanent(table, "If you would draw a card during your draw step, instead you may skip that draw. If you do, you gain 5 life.", types="Enchantment")
    held = len(table.zone("A", "hand"))
    do(table, "Draw a card.")
    assert len(table.zone("A", "hand")) == held + 1
    table.answer("A", wanted)
    table.next_turn("B").next_turn("A")
    assert (table.life("A"), len(table.zone("A", "hand"))) == ((25, held + 1) if wanted else (20, held + 2))
