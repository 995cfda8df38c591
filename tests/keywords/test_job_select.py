"""Job select (CR 702.182 of the edition of 2026)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

ROD = ("Plain Rod", "{2}", "Artifact — Equipment", "Job select\nEquipped creature gets +1/+1.\nEquip {3}")


@rule("702.182a", edition="2026-01-16")
def test_it_brings_a_hero() -> None:
    table = Table()
    table.hand("A", card(*ROD))
    table.mana("A", "{2}")
    table.cast("A", "Plain Rod").resolve()
    (hero,) = table.all("Hero Token")
    assert table.pt(hero) == (2, 2) and table.game.obj(table.find("Plain Rod")).attached_to == hero


@rule("702.182a", "when it enters; 1/1, colorless and a Hero; one's own", edition="2026-01-16")
def test_what_the_hero_is_and_whose() -> None:
    table = Table()
    table.hand("A", card(*ROD))
    table.mana("A", "{2}").cast("A", "Plain Rod").resolve(1)
    assert table.stack() == ["Plain Rod trigger (A)"] and table.all("Hero Token") == []
    (hero,) = table.resolve().all("Hero Token", who="A")
    chars = table.game.chars(hero)
    assert (chars.colors, chars.types, chars.subtypes) == ((), ("creature",), ("Hero",))
    table.hand("B", card("Strong Acid", "{0}", "Instant", "Destroy target artifact."))
    table.cast("B", "Strong Acid", [table.find("Plain Rod")]).resolve()
    assert table.all("Hero Token") == [hero] and table.pt(hero) == (1, 1) and table.game.obj(hero).token
