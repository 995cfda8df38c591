"""Choices made as something becomes attached (CR 614.1c, 701.3)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("701.3", "702.16")
def test_a_color_chosen_each_time_it_becomes_attached() -> None:
    table = Table()
    blade, one, two, other = table.battlefield(
        "A", card("Test Blade", "{1}", "Artifact — Equipment", "As Test Blade becomes attached to a creature, choose a color.\nEquipped creature "
                  "has protection from the last chosen color.\nEquip {0}"), bear(), ogre(), sprite())  # fmt: skip
    shock = card("Red Word", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.", color_indicator=("R",))
    table.hand("A", shock, shock, shock)
    table.answer("A", 3)
    table.activate("A", blade, [one]).resolve()
    table.cast("A", "Red Word", [two]).resolve()
    asked = [decision for decision in table.asked if getattr(decision, "words", "") == "target creature"]
    assert asked[-1].candidates == (two, other)
    table.answer("A", 4)
    table.activate("A", blade, [two]).resolve()
    table.cast("A", "Red Word", [two]).resolve()
    assert table.pt(two) == (5, 3)
    hook = permanent(table, "Equipped creature gets +0/+1.\nEquip {0}", types="Artifact — Equipment")
    asked = [decision for decision in table.asked if decision.kind == "option"]
    table.activate("A", hook, [two]).resolve()
    assert [decision for decision in table.asked if decision.kind == "option"] == asked and asked and table.pt(two) == (5, 4), "only for itself"
    veil = card("Test Veil", "{W}", "Enchantment — Aura", "Enchant permanent\nAs Test Veil becomes attached to a creature, choose a color.")
    (aura,) = table.battlefield("A", veil, attach_to=one)
    for host, times in ((hook, 0), (two, 1)):
        do(table, "Attach target Aura to target permanent.", [host])
        assert table.game.obj(aura).attached_to == host
        assert len([decision for decision in table.asked if decision.kind == "option"]) == len(asked) + times
