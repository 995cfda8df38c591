"""Spree (CR 702.172 of the edition of 2026)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SPREE = ("Wild Night", "{R}", "Sorcery", "Spree\n+ {1} — You gain 2 life.\n+ {2} — Each opponent loses 3 life.")


@rule("702.172a", edition="2026-01-16")
def test_each_chosen_mode_costs_its_own() -> None:
    table = Table()
    table.hand("A", card(*SPREE), card(*SPREE))
    table.mana("A", "{R}{3}").answer("A", [0, 1])
    table.cast("A", "Wild Night").resolve()
    assert (table.life("A"), table.life("B")) == (22, 17) and table.game.players[0].pool == ()
    table.mana("A", "{R}{3}").answer("A", [1])
    table.cast("A", "Wild Night").resolve()
    assert (table.life("A"), table.life("B")) == (22, 14) and len(table.pool("A")) == 1


@rule("702.172a", "choose one or more modes, each once", edition="2026-01-16")
def test_no_mode_is_chosen_twice_and_none_at_all_is_not_enough() -> None:
    for chosen in ([0, 0], []):
        table = Table()
        table.hand("A", card(*SPREE))
        table.mana("A", "{R}{3}").answer("A", chosen)
        with pytest.raises(IllegalAnswer):
            table.cast("A", "Wild Night")
