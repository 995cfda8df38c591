"""Looking at cards that are exiled face down (CR 406.3)."""

from __future__ import annotations

from engine.rules.questions.seeing import may_see
from tests.effects.doing import bear, do, permanent
from tests.rulebook import rule
from tests.table import Table


@rule("406.3")
def test_looking_at_cards_exiled_face_down() -> None:
    table = Table()
    broker = permanent(table, "{0}: Exile a card from your hand face down.\nYou may look at cards exiled with this "
                       "creature.")  # fmt: skip
    table.hand("A", bear())
    table.activate("A", broker).resolve()
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden) and not may_see(table.game, 1, hidden)


@rule("406.3")
def test_looking_at_it_for_as_long_as_it_remains_exiled() -> None:
    table = Table()
    table.hand("B", bear())
    do(table, "Target opponent exiles a card from their hand face down. You may look at that card for as long as it "
       "remains exiled.", targets=[1])  # fmt: skip
    (hidden,) = table.game.zone("exile")
    assert may_see(table.game, 0, hidden)
