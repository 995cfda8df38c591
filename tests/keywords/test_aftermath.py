"""Aftermath (CR 702.127)."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

FIRST = ("Start", "{G}", "Sorcery", "You gain 3 life.")


def two_parts() -> CardDefinition:
    return card(*FIRST, layout="split", back=data("Finish", "{B}", "Sorcery", "Aftermath\nEach opponent loses 3 life."))


@rule("702.127a")
def test_the_second_half_is_cast_only_from_the_graveyard_and_exiled() -> None:
    table = Table()
    table.hand("A", two_parts())
    table.mana("A", "{G}{B}")
    assert [action.label for action in table.actions("A")] == ["Start"]
    table.cast("A", "Start").resolve()
    assert [(action.way, action.index) for action in table.actions("A")] == [("aftermath", 1)]
    table.act("A", lambda action: action.way == "aftermath").resolve()
    assert (table.life("A"), table.life("B")) == (23, 17)
    assert table.zone("A", "graveyard") == [] and len(table.game.zone("exile")) == 1
