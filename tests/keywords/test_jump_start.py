"""Jump-start (CR 702.133)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

HOP = ("Quick Hop", "{R}", "Instant", "You gain 2 life.\nJump-start")


@rule("702.133a")
def test_a_card_is_discarded_and_the_spell_exiled() -> None:
    table = Table()
    table.graveyard("A", card(*HOP))
    table.hand("A", card("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.mana("A", "{R}")
    table.cast("A", "Quick Hop", way="jump-start").resolve()
    assert table.life("A") == 22 and table.zone("A", "graveyard") == ["Meadow Bear"]
    assert table.all("Quick Hop", "exile")


@rule("702.133a", "by discarding a card in addition to its costs; exiled whenever it leaves the stack; not from hand")
def test_without_a_card_to_discard_it_stays_and_countered_it_is_exiled() -> None:
    table = Table()
    table.graveyard("A", card(*HOP))
    table.mana("A", "{R}")
    assert table.actions("A") == (), "there is no card to discard"
    table.hand("A", card(*FOREST))
    table.hand("B", card("Null Word", "{0}", "Instant", "Counter target spell."))
    table.cast("A", "Quick Hop", way="jump-start")
    assert table.zone("A", "hand") == [] and table.zone("A", "graveyard") == ["Forest"] and table.pool("A") == ""
    table.cast("B", "Null Word", [table.game.stack[-1]]).resolve()
    assert table.all("Quick Hop", "exile") and table.zone("A", "graveyard") == ["Forest"] and table.life("A") == 20
    table.hand("A", card(*HOP))
    table.mana("A", "{R}").cast("A", "Quick Hop").resolve()
    assert table.zone("A", "graveyard") == ["Forest", "Quick Hop"] and table.life("A") == 22
