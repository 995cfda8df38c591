"""Adventures (CR 715): where such a spell goes as it resolves, and what has one."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card, data


def knight() -> CardDefinition:
    """A creature with an Adventure."""
    quest = data("Small Quest", "{G}", "Instant — Adventure", "You gain 2 life.")
    return card("Late Knight", "{2}{G}", "Creature — Knight", "", "3/3", layout="adventure", back=quest)


@rule("715.3d")
def test_an_adventure_is_exiled_as_it_resolves_and_then_played_as_the_creature() -> None:
    table = Table()
    table.hand("A", knight())
    table.mana("A", "{G}").cast("A", "Small Quest").resolve()
    assert table.life("A") == 22 and table.all("Late Knight", "exile") and table.zone("A", "graveyard") == []
    table.mana("A", "{2}{G}").cast("A", "Late Knight").resolve()
    assert table.pt(table.find("Late Knight")) == (3, 3)


@rule("715.3d")
def test_a_countered_adventure_goes_to_the_graveyard() -> None:
    table = Table()
    table.hand("A", knight())
    table.hand("B", card("Stop Tales", "{U}", "Instant", "Counter target spell that has an Adventure."))
    table.mana("A", "{G}").cast("A", "Small Quest")
    table.mana("B", "{U}").cast("B", "Stop Tales", [table.game.stack[-1]]).resolve()
    assert table.zone("A", "graveyard") == ["Late Knight"] and table.zone("A", "exile") == []


@rule("715.2a")
def test_only_what_has_an_adventure_is_meant_by_these_words() -> None:
    table = Table()
    table.battlefield("A", knight(), bear())
    do(table, "You gain 5 life for each creature you control that has an Adventure.")
    assert table.life("A") == 25
