"""For Mirrodin! (CR 702.163)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

AXE = ("Rebel Axe", "{2}", "Artifact — Equipment", "For Mirrodin!\nEquipped creature gets +1/+1.\nEquip {3}")


@rule("702.163a")
def test_it_brings_a_rebel() -> None:
    table = Table()
    table.hand("A", card(*AXE))
    table.mana("A", "{2}")
    table.cast("A", "Rebel Axe").resolve()
    (rebel,) = table.all("Rebel Token")
    assert table.pt(rebel) == (3, 3) and table.game.obj(table.find("Rebel Axe")).attached_to == rebel


@rule("702.163a", "when it enters; 2/2, red and a Rebel; one's own; it stays without the Equipment")
def test_what_the_rebel_is_and_whose() -> None:
    table = Table()
    table.hand("A", card(*AXE))
    table.mana("A", "{2}").cast("A", "Rebel Axe").resolve(1)
    assert table.stack() == ["Rebel Axe trigger (A)"] and table.all("Rebel Token") == []
    (rebel,) = table.resolve().all("Rebel Token", who="A")
    chars = table.game.chars(rebel)
    assert (chars.colors, chars.types, chars.subtypes) == (("R",), ("creature",), ("Rebel",))
    table.hand("B", card("Strong Acid", "{0}", "Instant", "Destroy target artifact."))
    table.cast("B", "Strong Acid", [table.find("Rebel Axe")]).resolve()
    assert table.all("Rebel Token") == [rebel] and table.pt(rebel) == (2, 2) and table.game.obj(rebel).token
