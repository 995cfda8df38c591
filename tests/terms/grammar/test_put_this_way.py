"""What the words before put somewhere (CR 608.2c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("608.2c")
def test_what_was_put_into_exile_this_way() -> None:
    table = Table()
    (cub,) = table.graveyard("B", bear())
    words = "Exile up to one target creature card from a graveyard. If a card is put into exile this way, draw a card."
    do(table, words, [cub])
    assert len(table.zone("A", "hand")) == 1
    do(table, words, [])
    assert len(table.zone("A", "hand")) == 1


@rule("608.2c", "701.3a")
def test_what_was_put_onto_the_battlefield_this_way_is_it() -> None:
    """Of an Aura or Equipment card only an Equipment may be attached so."""
    table = Table()
    (cub,) = table.battlefield("A", bear())
    table.hand("A", card("Odd Blade", "{3}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {2}"))
    table.policy = lambda asked: True if type(asked).__name__ == "YesNo" else None
    do(table, "You may put an Aura or Equipment card from your hand onto the battlefield. If an Equipment is put onto the battlefield this way, "
              "you may attach it to a creature you control.")  # fmt: skip
    assert table.all("Odd Blade") and table.pt(cub) == (3, 3)
