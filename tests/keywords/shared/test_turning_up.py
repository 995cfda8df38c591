"""What morph, megamorph and disguise share."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("601.3e", "708.4")
def test_a_face_down_spell_can_be_cast_for_what_it_costs_less() -> None:
    table = Table()
    table.battlefield("A", card("Small Chisel", "{2}", "Artifact", "Face-down creature spells you cast cost {1} less to cast."))
    table.hand("A", card("Hidden Owl", "{4}{U}", "Creature — Bird", "Morph {U}", "2/3"))
    table.mana("A", "{C}{C}")
    table.cast("A", "Hidden Owl", way="morph").resolve()
    assert len(list(table.game.permanents())) == 2


@rule("708.3", "608.2d")
@pytest.mark.parametrize("option", [0, 1])
def test_it_returns_face_up_or_face_down(option: int) -> None:
    table = Table()
    raptor = card("Odd Raptor", "{1}", "Creature — Lizard", "Deathtouch\nWhenever a permanent you control is turned face up, you may return Odd Raptor from your "
                  "graveyard to the battlefield face up or face down.\nMorph {0}", "3/3")  # fmt: skip
    table.graveyard("A", raptor)
    (moth,) = table.battlefield("A", card("Masked Moth", "{4}{U}", "Creature — Insect", "Morph {0}", "3/3"), face_down="morph")
    table.answer("A", True, option)
    table.special("A", moth).resolve()
    (back,) = [oid for oid in table.game.battlefield if oid != moth]
    assert bool(table.game.obj(back).face_down) == (option == 1)
    assert table.pt(back) == ((2, 2) if option else (3, 3)) and table.has(back, "deathtouch") == (option == 0)
