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


@rule("105.2b", "111.3")
def test_a_token_of_all_colors() -> None:
    table = Table()
    do(table, "Create a 3/3 Kavu creature token with trample that's all colors. Then create two 1/1 Cat creature tokens that are all colors.")
    kavu = table.find("Kavu Token")
    assert set(table.game.chars(kavu).colors) == set("WUBRG") and table.has(kavu, "trample")
    assert [len(table.game.chars(cat).colors) for cat in table.all("Cat Token")] == [5, 5]


@rule("305.6", "111.3")
def test_a_land_token_of_every_basic_land_type() -> None:
    table = Table()
    do(table, "Create a tapped colorless land token named Allplace that is every basic land type.")
    (place,) = table.all("Allplace")
    values = table.game.chars(place)
    assert set(values.subtypes) == {"Plains", "Island", "Swamp", "Mountain", "Forest"} and values.types == ("land",)
    assert table.game.obj(place).tapped and not values.supertypes
    table.next_turn("A").to_step("main1").tap_for_mana("A", place, index=3)
    assert table.pool("A") == "R"


@rule("111.3", "205.4g")
def test_a_supertype_behind_the_color() -> None:
    table = Table()
    do(table, 'Create two colorless snow artifact tokens named Odd Ring with "{T}: Add one mana of any color."')
    rings = table.all("Odd Ring")
    assert [table.game.chars(ring).supertypes for ring in rings] == [("snow",), ("snow",)]
