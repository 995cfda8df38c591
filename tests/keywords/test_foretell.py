"""Foretell (CR 702.143)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

RUNE = ("Dim Rune", "{4}{U}", "Instant", "You gain 5 life.\nForetell {U}")


@rule("702.143a", "702.143b", "116.2h")
def test_it_is_exiled_face_down_and_cast_later() -> None:
    table = Table()
    (rune,) = table.hand("A", card(*RUNE))
    table.mana("A", "{2}{U}")
    table.special("A", rune)
    (exiled,) = table.game.zone("exile")
    assert table.game.obj(exiled).face_down and table.game.chars(exiled).name == ""
    assert table.actions("A") == ()
    table.next_turn("B").mana("A", "{U}")
    table.act("A", lambda action: action.way == "foretell").resolve()
    assert table.life("A") == 25 and table.zone("A", "graveyard") == ["Dim Rune"]


@rule("702.143a")
def test_it_is_foretold_only_during_its_owners_turn() -> None:
    table = Table()
    table.hand("B", card(*RUNE))
    table.mana("B", "{2}")
    assert table.actions("B") == ()
