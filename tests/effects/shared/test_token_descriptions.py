"""Descriptions of tokens (CR 111.3, 111.4): "1/1 white Soldier creature token with flying"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card


@rule("201.5", "111.3")
@pytest.mark.parametrize(("words", "made"), [
    ('create a legendary 3/4 red Human creature token named Aldis Twin.', "Aldis Twin"),
    ('create Aldis\'s Key, a legendary colorless artifact token with "{T}: You gain 1 life."', "Aldis's Key"),
])  # fmt: skip
def test_a_token_whose_name_holds_that_of_its_maker(words: str, made: str) -> None:
    table = Table()
    table.hand("A", card("Aldis, Warden of Doors", "{0}", "Legendary Creature — Human", "When Aldis enters, " + words, "2/2"))
    table.cast("A", "Aldis, Warden of Doors").resolve()
    assert len(table.all(made)) == 1 and len(table.all("Aldis, Warden of Doors")) == 1


@rule("111.4", "105.2b")
def test_a_token_of_three_colors() -> None:
    table = Table()
    do(table, "Create an 8/8 Beast creature token that's red, green, and white.")
    token = table.find("Beast Token")
    assert set(table.game.chars(token).colors) == set("RGW") and table.pt(token) == (8, 8)
