"""What players are about to do and may do otherwise (CR 614.1a)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card


@rule("614.1a", "614.6", "701.18a")
@pytest.mark.parametrize(("deed", "drawn"), [("Scry 3.", 3), ("Scry 0.", 0), ("Surveil 2.", 0), ("Target opponent scries 2.", 0)])
def test_cards_are_drawn_instead_of_scrying(deed: str, drawn: int) -> None:
    table = Table()
    permanent(table, "If you would scry a number of cards, draw that many cards instead.\nWhenever you scry, you gain 1 life.")
    before = len(table.zone("A", "hand"))
    do(table, deed)
    assert len(table.zone("A", "hand")) - before == drawn
    assert table.life("A") == 20  # nobody scried


@rule("614.5", "701.27a")
def test_proliferating_twice_instead_is_not_three_times() -> None:
    table = Table()
    thing = permanent(table, "If you would proliferate, proliferate twice instead.\nWhenever you proliferate, you gain 1 life.")
    table.game.write(thing).counters = {"charge": 1}
    table.policy = lambda decision: [thing] if decision.kind == "objects" and thing in decision.candidates else None
    do(table, "Proliferate.")
    assert table.counters(thing) == {"charge": 3} and table.life("A") == 22
    do(table, "Target opponent proliferates.")
    assert table.life("A") == 22


@rule("614.1a", "113.6")
@pytest.mark.parametrize("wanted", [True, False])
def test_a_card_in_the_graveyard_returns_instead_of_learning(wanted: bool) -> None:
    table = Table()
    table.graveyard("A", card("Odd Phoenix", "{3}{R}", "Creature — Phoenix", "As long as this card is in your graveyard, if you would learn, you may instead "
                              "return this card to the battlefield.", "2/2"))  # fmt: skip
    table.answer("A", wanted, [])
    do(table, "Learn.")
    assert bool(table.all("Odd Phoenix")) is wanted
    assert ("Odd Phoenix" in table.zone("A", GRAVEYARD)) is not wanted
