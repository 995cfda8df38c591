"""What may be done and is asked after is a cost: it is paid as a whole, or nobody is asked (CR 118.3, 118.12)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
DEEDS = {
    "sacrifice two creatures": "battlefield",
    "tap two untapped creatures you control": "battlefield",
    "return two creatures you control to their owner's hand": "battlefield",
    "exile two creature cards from your graveyard": "graveyard",
    "discard two creature cards": "hand",
    "reveal two creature cards from your hand": "hand",
}


def put(table: Table, zone: str, number: int) -> None:
    {"battlefield": table.battlefield, "graveyard": table.graveyard, "hand": table.hand}[zone]("A", *[BEAR] * number)


@rule("118.3", "118.12")
@pytest.mark.parametrize("follows", ["If you do, you gain 5 life.", "When you do, you gain 5 life.", "If you don't, you lose 5 life."])
@pytest.mark.parametrize("deed", sorted(DEEDS))
def test_who_can_not_do_all_of_it_is_not_asked_and_does_none_of_it(deed: str, follows: str) -> None:
    for there in (0, 1, 2):
        table = Table()
        put(table, DEEDS[deed], there)
        table.policy = lambda decision: True if isinstance(decision, YesNo) else None
        do(table, f"You may {deed}. {follows}").resolve()
        asked = [decision for decision in table.asked if isinstance(decision, YesNo)]
        assert len(asked) == (there == 2)
        assert table.life("A") == ((25 if there == 2 else 20) if "gain" in follows else (20 if there == 2 else 15))
        left = [oid for oid in table.game.zone(DEEDS[deed], 0) if table.game.chars(oid).name == "Plain Bear"]
        if there < 2:
            assert len(left) == there and not any(table.game.obj(oid).tapped for oid in left)


@rule("609.3")
def test_what_nothing_hangs_on_is_done_as_far_as_possible() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, "You may tap two untapped creatures you control.").resolve()
    assert table.game.obj(bear).tapped
