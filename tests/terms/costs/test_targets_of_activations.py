"""Numbers of the creature that an ability targets, where they change what activating it costs."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import ogre, sprite
from tests.support.boards.table import Table, card


@rule("601.2f", "602.2b")
def test_equipping_for_less_by_the_target() -> None:
    table = Table()
    belt, blade = table.battlefield(
        "A", card("Test Belt", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+0.\nEquip {5}. This ability costs {X} less to activate, "
                  "where X is the power of the creature it targets."),
        card("Test Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {3}. This ability costs {1} less to activate "
             "for each color of the creature it targets."))  # fmt: skip
    one, three = table.battlefield("A", sprite(), ogre())
    table.battlefield("B", card("Giant Thing", "{9}", "Creature — Giant", "", "9/9"))
    table.mana("A", "{2}")
    table.activate("A", belt, [three]).resolve()
    assert table.pt(three) == (4, 3) and not table.pool("A")
    table.mana("A", "{2}")
    table.activate("A", blade, [one]).resolve()
    assert table.pt(one) == (3, 1) and not table.pool("A")
    table.next_turn("A").to_step("main1", "A")
    assert not [action for action in table.actions("A") if action.oid in (belt, blade)]
