"""What schemes wait for besides being set in motion (CR 904.9, 113.6p): A is the archenemy."""

from __future__ import annotations

from engine.rules.variants.supplementary import shuffle_into_command_zone
from engine.variants.archenemy import DECK
from tests.rulebook import rule
from tests.table import Table, card


@rule("703.4e", "904.9")
def test_a_scheme_that_waits_for_either_of_two_things_triggers_on_both() -> None:
    table = Table(3, variant="archenemy")
    words = "When you set this scheme in motion or an opponent gains life, you gain 3 life."
    shuffle_into_command_zone(table.game, 0, (card("Wide Plan", "", "Ongoing Scheme", words),), DECK)
    table.next_turn()
    before = table.life("A")
    table.to_step("main1", "A").resolve()
    assert table.life("A") == before + 3
    table.hand("B", card("Nod", "{G}", "Instant", "You gain 1 life."))
    table.mana("B", "{G}").cast("B", "Nod").resolve()
    assert table.life("A") == before + 6
