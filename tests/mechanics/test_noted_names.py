"""The name of a card, noted, and a copy of the card that had it (CR 707.14)."""

from __future__ import annotations

from engine.core.zones import GRAVEYARD
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SCRIBE = card("Odd Scribe", "{1}{U}", "Creature — Human", "{0}: Note the name of target instant or sorcery card in a graveyard.\n{0}: Create a copy of the card with the noted name. You may cast the copy without paying its mana cost.", "1/1")


@rule("707.14", "707.12")
def test_a_copy_of_a_card_with_a_noted_name_is_like_the_card_in_the_graveyard() -> None:
    table = Table()
    (scribe,) = table.battlefield("A", SCRIBE)
    (snack,) = table.graveyard("B", card("Long Snack", "{4}{W}", "Sorcery", "You gain 7 life."))
    table.activate("A", scribe, [snack], index=0).resolve()
    happen(table.game, ZoneChange(snack, "exile"))
    table.answer("A", True).activate("A", scribe, index=1).resolve()
    assert table.life("A") == 27 and table.all("Long Snack", "exile")
    assert not table.all("Long Snack", GRAVEYARD)  # the copy has ceased to exist
    table.answer("A", True).activate("A", scribe, index=1).resolve()
    assert table.life("A") == 34 and table.zone("A", "graveyard") == []
