"""Living weapon (CR 702.92)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

CLAW = ("Living Claw", "{2}", "Artifact — Equipment", "Living weapon\nEquipped creature gets +2/+2.\nEquip {3}")


@rule("702.92a")
def test_it_brings_a_germ_and_is_attached_to_it() -> None:
    table = Table()
    table.hand("A", card(*CLAW))
    table.mana("A", "{2}")
    table.cast("A", "Living Claw").resolve()
    (germ,) = table.all("Phyrexian Germ Token")
    assert table.pt(germ) == (2, 2) and table.game.obj(table.find("Living Claw")).attached_to == germ


@rule("702.92a", "when it enters; black, 0/0 and a Phyrexian Germ; one's own; this Equipment")
def test_what_the_germ_is_and_whose() -> None:
    table = Table()
    (claw, other) = table.battlefield("A", card(*CLAW), card("Old Claw", "{1}", "Artifact — Equipment", "Equip {1}"))
    assert table.settle().stack() == [] and table.all("Phyrexian Germ Token") == []
    table.hand("A", card(*CLAW))
    table.mana("A", "{2}").cast("A", "Living Claw").resolve(1)
    assert table.stack() == ["Living Claw trigger (A)"]
    (germ,) = table.resolve().all("Phyrexian Germ Token", who="A")
    chars = table.game.chars(germ)
    assert (chars.colors, chars.types, chars.subtypes) == (("B",), ("creature",), ("Phyrexian", "Germ"))
    new = table.all("Living Claw")[1]
    assert table.game.obj(new).attached_to == germ and table.game.obj(germ).token
    assert all(table.game.obj(oid).attached_to != germ for oid in (claw, other))
    table.hand("B", card("Strong Acid", "{0}", "Instant", "Destroy target artifact."))
    table.cast("B", "Strong Acid", [new]).resolve()
    assert table.all("Phyrexian Germ Token") == [], "it is 0/0 on its own"
