"""A card that may be cast if it is such a spell is looked at as the spell that it would be (CR 601.3e, 712.11b)."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import YesNo
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import FOREST, Table, card, data


@pytest.mark.parametrize("face_down", [" face down", ""])
@pytest.mark.parametrize(("cost", "types", "gained"), [
    ("{2}", "Instant", 3), ("{3}", "Instant", 0), ("{2}", "Sorcery", 0),
])  # fmt: skip
@rule("601.3e", "if it's such a spell")
def test_a_card_is_cast_only_if_it_would_be_such_a_spell(face_down: str, cost: str, types: str, gained: int) -> None:
    table = Table()
    table.library("A", card("Small Spark", cost, types, "You gain 3 life."))
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    do(table, f"Exile the top card of your library{face_down}. You may cast that card without paying its mana cost if it's an instant spell with mana value 2 or less. "
              "If you don't, put that card into your hand.")  # fmt: skip
    table.resolve()
    assert table.life("A") == 20 + gained
    assert table.zone("A", "hand") == ([] if gained else ["Small Spark"])


@pytest.mark.parametrize(("words", "discards"), [("gains retrace", True), ("gains flashback", False)])
@rule("712.11b", "from a graveyard")
def test_either_face_of_a_modal_card_can_be_cast_from_a_graveyard(words: str, discards: bool) -> None:
    for name, life in (("Front Spark", 21), ("Back Spark", 25)):
        table = Table()
        table.graveyard("A", card("Front Spark", "{0}", "Instant", "You gain 1 life.", layout="modal_dfc", back=data("Back Spark", "{0}", "Instant", "You gain 5 life.", "")))
        table.hand("A", card(*FOREST))
        ending = "" if discards else " The flashback cost is equal to its mana cost."
        (gone,) = table.all("Front Spark", "graveyard", "A")
        do(table, f"Target instant card in your graveyard {words} until end of turn.{ending}", [gone])
        ways = [action for action in table.actions("A") if action.kind == "cast"]
        assert len(ways) == 2
        face = ways[name == "Back Spark"].index
        table.act("A", lambda action, face=face: action.kind == "cast" and action.index == face).resolve()
        assert table.life("A") == life
        assert table.zone("A", "hand") == ([] if discards else ["Forest"])
