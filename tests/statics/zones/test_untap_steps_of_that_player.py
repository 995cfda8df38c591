"""“That player's next untap step” is the step of whom the words name (CR 502.3)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
NAP = card("Long Nap", "{2}{U}{U}", "Sorcery", "Tap all creatures target player controls. Those creatures don't untap during that "
           "player's next untap step.")  # fmt: skip


@rule("502.3")
@pytest.mark.parametrize("whom", [0, 1])
def test_they_stay_tapped_for_one_untap_step_of_that_player(whom: int) -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", BEAR), table.battlefield("B", BEAR)
    table.hand("A", NAP)
    table.mana("A", "{C}{C}{U}{U}").cast("A", "Long Nap", [whom]).resolve()
    hit, other = (mine, theirs) if whom == 0 else (theirs, mine)
    tapped = [table.game.obj(oid).tapped for oid in (hit, other)]
    assert tapped == [True, False]
    table.next_turn("AB"[whom])
    assert table.game.obj(hit).tapped, "in that player's next untap step"
    table.next_turn("AB"[whom])
    assert not table.game.obj(hit).tapped, "and in no other"
