"""Emerge (CR 702.119)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BROOD = ("New Brood", "{7}{U}", "Creature — Eldrazi", "Emerge {5}{U}", "5/5")
OX = ("Dear Ox", "{3}{G}", "Creature — Ox", "", "3/3")
RAT = ("Small Rat", "{B}", "Creature — Rat", "", "1/1")


@rule("702.119a", "702.119b")
def test_the_creature_s_mana_value_lowers_the_cost() -> None:
    table = Table()
    _, ox = table.battlefield("A", card(*RAT), card(*OX))
    table.hand("A", card(*BROOD))
    table.mana("A", "{1}{U}").answer("A", [ox])
    table.cast("A", "New Brood", way="emerge").resolve()
    assert table.all("New Brood") and table.zone("A", "graveyard") == ["Dear Ox"]
    assert table.game.players[0].pool == ()


@rule("702.119a")
def test_it_needs_a_creature_that_lowers_the_cost_enough() -> None:
    table = Table()
    table.battlefield("A", card(*RAT))
    table.hand("A", card(*BROOD))
    table.mana("A", "{1}{U}")
    assert table.actions("A") == ()


@rule("702.119a", "a creature that its caster controls and can sacrifice")
@rule("702.119b", "its caster chooses which")
def test_only_a_creature_of_ones_own_that_can_be_sacrificed_serves() -> None:
    table = Table()
    table.battlefield("A", card("Dear Relic", "{5}", "Artifact"), card("Proud Ox", "{3}{G}", "Creature — Ox", "This creature can't be sacrificed.", "3/3"))
    table.battlefield("B", card(*OX))
    table.hand("A", card(*BROOD))
    table.mana("A", "{1}{U}")
    assert table.actions("A") == ()
    (ox,) = table.battlefield("A", card(*OX))
    table.battlefield("A", card("Spare Ox", "{3}{G}", "Creature — Ox", "", "3/3"))
    table.answer("A", [ox]).cast("A", "New Brood", way="emerge").resolve()
    assert table.zone("A", "graveyard") == ["Dear Ox"]


@rule("702.119a", "you may; rather than its mana cost")
def test_a_card_that_gains_emerge_for_its_mana_cost_is_cast_so_that_turn() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card(*OX))
    (brood,) = table.graveyard("A", card("Late Brood", "{7}{U}", "Creature — Eldrazi", "", "5/5"))
    table.hand("A", card("Late Call", "{0}", "Sorcery", "Until end of turn, target creature card in your graveyard gains emerge. The emerge cost is equal to its mana cost. You may cast it this turn."))
    table.cast("A", "Late Call", [brood]).resolve()
    table.mana("A", "{2}{U}")
    assert table.actions("A") == ()
    table.mana("A", "{1}").answer("A", [ox]).cast("A", "Late Brood", way="emerge").resolve()
    assert table.all("Late Brood") and "Dear Ox" in table.zone("A", "graveyard") and table.pool("A") == ""
