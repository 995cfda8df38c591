"""Where the card of a spell goes as it resolves (CR 608.2n, 614.1a)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.table import Table, card

SIP = ("Small Sip", "{1}", "Sorcery", "You gain 1 life.")
MASTER = ("Song Master", "{1}", "Enchantment", "{0}: The next time you cast an instant or sorcery spell from your hand this "
          "turn, put that card into your hand instead of into your graveyard as it resolves.")  # fmt: skip


@rule("608.2n", "614.1a")
def test_the_next_spell_from_hand_comes_back_as_it_resolves() -> None:
    table = Table()
    (master,) = table.battlefield("A", card(*MASTER))
    table.hand("A", card(*SIP))
    table.mana("A", "{3}")
    table.activate("A", master).resolve()
    table.cast("A", "Small Sip").resolve()
    assert table.zone("A", "hand") == ["Small Sip"] and table.life("A") == 21
    table.cast("A", "Small Sip").resolve()
    assert table.zone("A", "graveyard") == ["Small Sip"]  # only the next one


@rule("608.2n", "701.5a")
def test_a_spell_that_is_countered_does_not_resolve() -> None:
    table = Table()
    (master,) = table.battlefield("A", card(*MASTER))
    table.hand("A", card(*SIP))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{1}").activate("A", master).resolve()
    table.cast("A", "Small Sip")
    table.cast("B", "No", targets=[table.game.stack[0]]).resolve()
    assert table.zone("A", "graveyard") == ["Small Sip"] and not table.zone("A", "hand")
