"""Collect evidence (CR 701.57)."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table


@rule("701.57a", edition="2024-02-06")
def test_more_evidence_than_needed_may_be_collected() -> None:
    table = Table()
    sleuth = permanent(table, "{0}, Collect evidence 3: Draw a card.\nWhenever you collect evidence, you gain 2 life.")
    table.graveyard("A", bear(), ogre(), sprite())
    cards = table.game.zone("graveyard", 0)
    table.answer("A", list(cards))
    table.activate("A", sleuth).resolve()
    assert table.zone("A", "graveyard") == []
    assert table.life("A") == 22


@rule("701.57a", "701.57b")
def test_collect_evidence() -> None:
    table = Table()
    do(table, "You may collect evidence 4. If you do, draw a card.")  # nobody is asked what is impossible
    assert table.zone("A", "hand") == []
    table.graveyard("A", ogre(), bear())
    table.answer("A", True)
    do(table, "You may collect evidence 4. If you do, draw a card.")
    assert table.zone("A", "hand") == ["Forest"]
    assert len(table.game.zone("exile")) >= 2
