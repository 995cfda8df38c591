"""How much energy a player has paid or lost (CR 107.14, 608.2i)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table


@rule("107.14", "614.1a")
def test_energy_paid_and_one_more() -> None:
    table = Table()
    plant = permanent(table, "If you would get one or more {E}, you get that many plus one {E} instead.\n{0}: You gain 1 life. Activate only if you've "
                      "paid or lost four or more {E} this turn.\nPay {E}{E}: You gain 2 life.", types="Artifact")  # fmt: skip
    do(table, "You get {E}{E}{E}.")
    assert table.game.players[0].counters["energy"] == 4
    table.activate("A", plant, index=1).resolve()
    assert not any(action.oid == plant and action.index == 0 for action in table.actions("A"))
    table.activate("A", plant, index=1).resolve()
    table.activate("A", plant, index=0).resolve()
    assert table.life("A") == 25
    table.next_turn("B")
    assert not any(action.oid == plant for action in table.actions("A"))
