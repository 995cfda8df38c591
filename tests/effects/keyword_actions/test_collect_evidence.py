"""Collect evidence (CR 701.57)."""

from __future__ import annotations

from engine.game.decisions.choices import ChooseObjects
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table


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


@rule("701.57b", "total mana value N is enough", "701.57a")
def test_just_enough_evidence_can_be_collected_and_the_fewest_cards_are_asked_for() -> None:
    for number, collected in ((7, False), (6, True), (3, True)):
        table = Table()
        table.graveyard("A", sprite(), bear(), ogre())
        table.policy = lambda decision: True if decision.kind == "yes_no" else None
        do(table, f"You may collect evidence {number}. If you do, draw a card.")
        asked = [decision for decision in table.asked if isinstance(decision, ChooseObjects) and decision.purpose == "collect evidence"]
        assert [(decision.least, decision.most) for decision in asked] == ([(1, 3), (1, 2)] if number == 3 else [])  # again after the first, as one is too little
        assert len(table.zone("A", "hand")) == collected
