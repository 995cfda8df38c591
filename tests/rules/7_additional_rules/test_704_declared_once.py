"""Each state-based action is declared once (CR 704.5)."""

from __future__ import annotations

import pytest

from engine.game.events.damage import MarkDamage
from engine.game.rules.events.happening import happen
from engine.game.rules.state_based import state_based_check
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("704.5g", "stays a check, whatever another file declares")
def test_a_second_check_of_the_same_rule_is_refused_and_the_first_stays() -> None:
    for each in ("creature", "planeswalker"):
        number = "704.5g" if each == "creature" else "704.5i"
        with pytest.raises(ValueError, match=rf"{number} is declared already, nothing_dies"):

            @state_based_check(number, each=each)
            def nothing_dies(game: object, permanent: object, chars: object) -> tuple[()]:
                return ()

    with pytest.raises(ValueError, match=r"704\.5k is declared already"):
        state_based_check("704.5k")(lambda game: ())
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    happen(table.game, MarkDamage(bear, 2))
    table.settle()
    assert table.zone("A", "graveyard") == ["Plain Bear"]
