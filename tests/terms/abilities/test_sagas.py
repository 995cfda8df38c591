"""Chapter abilities of Sagas (CR 714.2): "I, II — …"."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card


@rule("201.5c", "714.2")
def test_a_name_is_shortened_before_its_colon() -> None:
    table = Table()
    saga = card("Cellar 5: The Long Way", "{0}", "Enchantment — Saga",
                "I — Gain control of target creature for as long as you control Cellar 5.\nII — You gain 1 life.")  # fmt: skip
    (cub,) = table.battlefield("B", bear())
    table.hand("A", saga)
    table.cast("A", "Cellar 5: The Long Way").resolve()
    table.resolve()
    assert table.game.chars(cub).controller == 0
    do(table, "Destroy target enchantment.", targets=[table.find("Cellar 5: The Long Way")])
    assert table.game.chars(cub).controller == 1


@rule("607.2a", "714.2b")
@pytest.mark.parametrize(("kind", "size", "to"), [
    ("Creature — Bear", "3/3", "battlefield"), ("Creature — Bear", "3/3", "hand"), ("Artifact", "", "hand"),
])  # fmt: skip
def test_chapters_about_the_exiled_card(kind: str, size: str, to: str) -> None:
    table = Table()
    table.library("A", card("Buried", "{3}", kind, "", size))
    table.hand("A", card(
        "Slow Birth", "{0}", "Enchantment — Saga",
        "I — Exile the top card of your library face down.\nII — Turn the exiled card face up. If it's a creature "
        "card, you lose life equal to its mana value.\nIII — You may put the exiled card onto the battlefield if it's "
        "a creature card. If you don't put it onto the battlefield, put it into its owner's hand.",
    ))  # fmt: skip
    table.cast("A", "Slow Birth").resolve()
    (buried,) = table.game.zone("exile")
    assert table.game.obj(buried).face_down
    table.next_turn("A").to_step("main1").resolve()
    assert not table.game.obj(buried).face_down
    assert table.life("A") == (17 if size else 20)
    table.answer("A", to == "battlefield")
    table.next_turn("A").to_step("main1").resolve()
    assert table.all("Buried", to) == [table.game.moved[buried]]
