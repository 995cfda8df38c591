"""Surge (CR 702.117)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

WAVE = ("Rolling Wave", "{4}{U}", "Sorcery", "Surge {U}\nYou gain 3 life. If this spell's surge cost was paid, draw a card.")
DROP = ("Small Drop", "{0}", "Instant", "You gain 1 life.")


@rule("702.117a")
def test_surge_is_open_only_behind_another_spell() -> None:
    table = Table()
    table.hand("A", card(*WAVE), card(*DROP))
    table.mana("A", "{U}")
    assert [action.way for action in table.actions("A")] == [""]
    table.cast("A", "Small Drop").resolve()
    table.cast("A", "Rolling Wave", way="surge").resolve()
    assert table.life("A") == 24 and table.zone("A", "hand") == ["Forest"]


@rule("702.117a")
def test_a_teammates_spell_opens_surge_too_and_an_opponents_does_not() -> None:
    table = Table(4, variant="two_headed_giant")
    table.hand("A", card(*WAVE))
    table.hand("B", card(*DROP))
    table.hand("C", card(*DROP))
    table.mana("A", "{U}")
    table.cast("C", "Small Drop").resolve()
    assert not any(action.way == "surge" for action in table.actions("A"))
    table.cast("B", "Small Drop").resolve()
    table.cast("A", "Rolling Wave", way="surge").resolve()
    assert table.life("B") == 34
