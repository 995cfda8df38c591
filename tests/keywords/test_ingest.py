"""Ingest (CR 702.115)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

B = 1

@rule("702.115a", "702.115b")
def test_combat_damage_to_a_player_exiles_the_top_card_of_their_library() -> None:
    for text, number in (("Ingest", 1), ("Ingest, ingest", 2)):
        table = Table()
        besides = "Whenever this creature deals combat damage to a player, that player exiles the top X cards of their library, where X is the number of artifacts you control."
        (eel,) = table.battlefield("A", card("Void Eel", "{1}{U}", "Creature — Eldrazi", f"{text}\n{besides}", "1/1"))
        top = table.library("B", *[card("Lost Page", "{1}", "Artifact")] * 3)
        table.answer("A", [[eel, B]]).to_step("combat_damage").resolve()
        assert len(table.all("Lost Page", "exile")) == number, "one for each, and none for as many artifacts as there are"
        assert table.game.zone("library", B)[0] == top[number]
