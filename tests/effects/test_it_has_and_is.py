"""What returned or created things have and are from then on. As in "It has flying and is an Angel in addition to its
other types"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "Trample", "2/2")
SPELLS = {
    "has first": "It has flying and is an Angel in addition to its other types.",
    "is first": "It's an Angel in addition to its other types and has flying.",
    "none": "It's an Angel in addition to its other types and has no abilities.",
}


@rule("611.2c", "613.1d", "613.1f", "205.1b")
@pytest.mark.parametrize("which", SPELLS)
def test_a_returned_creature_has_and_is_so_as_long_as_it_stays(which: str) -> None:
    table = Table()
    table.graveyard("A", card(*CUB))
    (other,) = table.battlefield("A", card(*CUB))
    table.hand("A", card("Late Return", "{0}", "Sorcery", f"Return target creature card from your graveyard to the battlefield. {SPELLS[which]}"))
    table.cast("A", "Late Return").resolve()
    (back,) = (oid for oid in table.all("Odd Cub") if oid != other)
    table.next_turn("B").next_turn("A")  # it lasts
    assert table.has(back, "flying") == (which != "none") and table.has(back, "trample") == (which != "none")
    assert set(table.game.chars(back).subtypes) == {"Bear", "Angel"}
    assert not table.has(other, "flying") and table.has(other, "trample") and set(table.game.chars(other).subtypes) == {"Bear"}
    table.hand("A", card("Short Exit", "{0}", "Instant", "Return target creature to its owner's hand."))
    table.cast("A", "Short Exit", targets=[back]).resolve()
    (card_again,) = (oid for oid in table.game.zone("hand", 0) if table.game.chars(oid).name == "Odd Cub")
    assert set(table.game.chars(card_again).subtypes) == {"Bear"}  # another object (CR 400.7)


@rule("111.3", "611.2c")
def test_created_tokens_are_so_too() -> None:
    table = Table()
    table.hand("A", card("Two Birds", "{0}", "Sorcery", "Create two 1/1 white Bird creature tokens. They have flying and are Angels in addition to "
                         "their other types."))  # fmt: skip
    table.cast("A", "Two Birds").resolve()
    birds = table.all("Bird Token")
    assert len(birds) == 2
    for bird in birds:
        assert table.has(bird, "flying") and set(table.game.chars(bird).subtypes) == {"Bird", "Angel"}
