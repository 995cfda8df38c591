"""Spells and abilities copied for everything that they could target (CR 707.10d)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
BUG = ("Tin Bug", "{1}", "Creature — Insect", "", "1/1")
POKER = ("Long Poker", "{1}", "Artifact", "{0}: Target creature gets +1/+1 until end of turn.\n{0}: Target player gains 1 life.\n"
         "{0}: Tap target artifact.")  # fmt: skip
SHOCK = ("Small Shock", "{0}", "Instant", "Target creature gets +1/+0 until end of turn.")


@rule("603.2", "707.10d")
def test_an_ability_that_targets_it_alone_is_copied_for_the_others_it_could_target() -> None:
    table = Table()
    soldier, toad, ox = table.battlefield("A", card(
        "Brave Echo", "{2}", "Creature — Elf", "Whenever Brave Echo becomes the target of an ability that targets only it, you may pay "
        "{1}. If you do, copy that ability for each other creature you control that ability could target. Each copy targets a "
        "different one of those creatures.", "2/2"), card(*TOAD), card(*OX))  # fmt: skip
    (bug,) = table.battlefield("B", card(*BUG))
    (poker,) = table.battlefield("A", card(*POKER))
    (pair,) = table.battlefield("A", card("Pair Poker", "{1}", "Artifact", "{0}: Two target creatures each get +1/+1 until end of turn."))
    table.mana("A", "{1}{1}").activate("A", poker, targets=[soldier]).answer("A", True).resolve()
    assert [table.pt(one) for one in (soldier, toad, ox, bug)] == [(3, 3), (3, 3), (2, 4), (1, 1)]
    table.activate("A", pair, targets=[soldier, toad]).resolve()
    assert [table.pt(one) for one in (soldier, toad, ox)] == [(4, 4), (4, 4), (2, 4)]  # it targets another one, too
    table.hand("A", card(*SHOCK))
    table.cast("A", "Small Shock", targets=[soldier]).resolve()
    assert table.pt(toad) == (4, 4) and len(table.pool("A")) == 1
