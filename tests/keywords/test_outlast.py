"""Outlast (CR 702.107)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

MULE = ("Patient Mule", "{W}", "Creature — Horse", "Outlast {1}", "1/3")


@rule("702.107a")
def test_it_taps_and_grows() -> None:
    table = Table()
    (mule,) = table.battlefield("A", card(*MULE))
    table.mana("A", "{1}")
    table.activate("A", mule).resolve()
    assert table.pt(mule) == (2, 4) and table.game.obj(mule).tapped


@rule("702.107a", "[cost], {T}; only as a sorcery")
def test_it_must_be_untapped_and_rested_and_waits_for_an_empty_stack_of_ones_own_turn() -> None:
    table = Table()
    mule, tired = table.battlefield("A", card(*MULE), card(*MULE))
    table.game.write(tired).tapped = True
    table.hand("A", card(*MULE), card("Small Drop", "{0}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").cast("A", "Patient Mule").resolve()
    assert not any(action.kind == "activate" for action in table.actions("A")), "it is not paid for"
    table.mana("A", "{1}{1}{1}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [mule]
    table.cast("A", "Small Drop")
    assert not any(action.kind == "activate" for action in table.actions("A")), "not over a spell"
    table.resolve().activate("A", mule).resolve()
    assert table.counters(mule) == {"+1/+1": 1} and table.counters(tired) == {} and table.pool("A") == "CC"
    table.next_turn("B")
    table.mana("A", "{1}")
    assert not any(action.kind == "activate" for action in table.actions("A")), "not in another player's turn"


@rule("602.2")
def test_its_own_outlast_ability() -> None:
    table = Table()
    mine, other = table.battlefield("A", *[
        card(name, "{W}", "Creature — Human", f"Outlast {{0}}\nWhenever you activate {name}'s outlast ability, you gain 1 life.\n{{0}}: Scry 1.", "1/1")
        for name in ("Herald", "Twin")])  # fmt: skip
    table.activate("A", mine).resolve()
    assert table.life("A") == 21
    table.activate("A", other, index=1).resolve()
    assert table.life("A") == 21
