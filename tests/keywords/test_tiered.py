"""Tiered (CR 702.183 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

TIERS = (
    "Rising Chant", "{G}", "Instant", "Tiered\n• Low Hum — {0} — You gain 1 life.\n"
    "• Loud Song — {2} — Target player loses 3 life.\n"
    "• Great Choir — {3}{G} — Triple target creature's power and toughness until end of turn.",
)  # fmt: skip
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.183a", edition="2026-01-16")
def test_one_mode_is_chosen_and_its_cost_is_paid_besides() -> None:
    table = Table()
    table.hand("A", card(*TIERS), card(*TIERS))
    table.mana("A", "{G}").answer("A", [0])
    table.cast("A", "Rising Chant").resolve()
    assert (table.life("A"), table.game.players[0].pool) == (21, ())
    table.mana("A", "{G}{2}").answer("A", [1])
    table.cast("A", "Rising Chant", targets=[1]).resolve()
    assert (table.life("B"), table.game.players[0].pool) == (17, ())


@rule("702.183a", edition="2026-01-16")
def test_no_two_modes_can_be_chosen() -> None:
    table = Table()
    table.hand("A", card(*TIERS))
    table.mana("A", "{G}{2}")
    table.cast("A", "Rising Chant")
    assert [d.most for d in table.asked if d.kind == "modes"] == [1]  # type: ignore[attr-defined]


@rule("702.183a", "any one of them", edition="2026-01-16")
def test_the_last_mode_may_be_chosen_too() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*TIERS))
    table.mana("A", "{G}{3}{G}").answer("A", [2])
    table.cast("A", "Rising Chant", targets=[bear]).resolve()
    assert table.pt(bear) == (6, 6)
    table.next_turn("B")
    assert table.pt(bear) == (2, 2)
