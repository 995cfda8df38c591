"""What was paid for something as it was cast, in words (CR 601.2b, 607.2)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import sprite
from tests.support.boards.table import Table, card


@rule("702.74a")
def test_who_controls_what_was_evoked_sacrifices_it() -> None:
    table = Table()
    table.hand("A", card("Brief Guest", "{5}", "Creature — Elemental", "Evoke {U}", "3/3"))
    table.hand("A", card("Hand Over", "{U}", "Instant", "Target opponent gains control of target creature."))
    table.battlefield("B", card("Altar", "{1}", "Artifact", "Whenever you sacrifice a creature, you gain 3 life."))
    table.mana("A", "{U}{U}").cast("A", "Brief Guest", way="evoke").resolve(1)
    (guest,) = [oid for oid in table.game.permanents() if table.game.chars(oid).name == "Brief Guest"]
    table.cast("A", "Hand Over", targets=[1, guest]).resolve()
    assert "Brief Guest" in table.zone("A", "graveyard") and table.life("B") == 23


@rule("607.2", "608.2c")
def test_it_matters_that_the_cost_was_paid_this_turn() -> None:
    """In a later turn the card returns to the hand, in that of the casting to the battlefield."""
    words = ("Kicker {1}\n{0}: Return target creature card from your graveyard to your hand. "
             "If Test Thing's kicker cost was paid this turn, instead return that card to the battlefield.")  # fmt: skip
    for waits, where in ((False, "battlefield"), (True, "hand")):
        table = Table()
        table.hand("A", card("Test Thing", "{0}", "Artifact", words))
        table.mana("A", "{1}")
        (dead,) = table.graveyard("A", sprite())
        table.answer("A", True)
        table.cast("A", "Test Thing").resolve()
        if waits:
            table.next_turn("B").next_turn("A")
        table.activate("A", table.find("Test Thing"), [dead]).resolve()
        assert table.all("Plain Sprite", where)
