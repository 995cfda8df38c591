"""What players did during their own last turns (CR 608.2i): "attacked you during their last turn"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent, sprite
from tests.support.boards.table import Table


@rule("608.2i", "508.1")
def test_that_player_attacked_you_during_their_last_turn() -> None:
    """The player who was dealt damage, and oneself, not another player, and not the turn before."""
    for whom, exiled in ((0, True), (2, False), (None, False)):
        table = Table(3)
        kami = permanent(table, "Whenever Test Thing deals combat damage to a player, if that player attacked you during their last turn, exile target "
                         "nonland permanent that player controls.", size="3/3")  # fmt: skip
        (cub,) = table.battlefield("B", sprite())
        table.next_turn("B")
        if whom is not None:
            table.answer("B", [(cub, whom)])
        table.next_turn("C").next_turn("A")
        table.answer("A", [(kami, 1)])
        table.next_turn("B")
        assert (table.zone("B", "exile") == ["Plain Sprite"]) == exiled and table.life("B") == 17
