"""Scry (CR 701.18), and surveil's and fateseal's common part: looking at top cards and sorting them."""

from __future__ import annotations

from engine.game.decisions.orders import Distribute
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table, card


@rule("701.18a")
def test_scry() -> None:
    table = Table()
    one, two = table.library("A", bear(), ogre())
    table.policy = lambda decision: [[two], [one]] if getattr(decision, "purpose", "") == "scry" else None
    do(table, "Scry 2.")
    assert table.zone("A", "library")[0] == "Plain Ogre"
    assert table.zone("A", "library")[-1] == "Plain Bear"


@rule("701.18b")
def test_scrying_nothing_is_no_scrying() -> None:
    table = Table()
    permanent(table, "Whenever you scry, you gain 1 life.", types="Enchantment")
    do(table, "Scry X, where X is the number of creatures you control.").resolve()
    assert table.life("A") == 20 and not [d for d in table.asked if d.purpose == "scry"]
    table.battlefield("A", bear())
    do(table, "Scry X, where X is the number of creatures you control.").resolve()
    assert table.life("A") == 21


@rule("701.18c")
def test_all_look_at_once_decide_in_turn_order_and_the_cards_move_together() -> None:
    table = Table(3)
    permanent(table, "Whenever a player scries, you gain 1 life.", types="Enchantment")
    tops = {seat: table.library("ABC"[seat], bear(), ogre()) for seat in range(3)}
    table.next_turn("B")
    tops[1] = tuple(table.game.zone("library", 1)[:2])
    asked: list[tuple[int, list[bool]]] = []

    def bottom(decision: object) -> object:
        if not isinstance(decision, Distribute):
            return None
        moved = [tuple(table.game.zone("library", seat)[:2]) != tops[seat] for seat in range(3)]
        asked.append((decision.seat, moved))
        return [[], list(decision.objects)]

    table.policy = bottom
    do(table, "Each player scries 2.", who="B").resolve()
    assert table.life("A") == 23
    assert [seat for seat, _ in asked] == [1, 2, 0]
    assert not any(any(moved) for _, moved in asked)  # nothing has moved before all have decided
    assert all(tuple(table.game.zone("library", seat)[-2:]) == tops[seat] for seat in range(3))
    do(table, "Each player scries 1.", who="B").resolve()
    assert table.life("A") == 26
    do(table, "Each player scries X, where X is the number of artifacts you control.", who="B").resolve()
    assert table.life("A") == 26, "nobody has scried"


@rule("701.18d")
def test_one_has_scried_even_if_there_was_nothing_to_look_at() -> None:
    table = Table(library=1)
    do(table, "Draw a card.")
    permanent(table, "Whenever you scry, you gain 1 life.", types="Enchantment")
    table.hand("A", card("Far Sight", "{0}", "Instant", "Scry 3."))
    table.cast("A", "Far Sight").resolve(1)
    assert table.stack() == ["Test Thing trigger (A)"] and table.life("A") == 20
    table.resolve()
    assert table.life("A") == 21


@rule("701.18d", "after all of it is done")
def test_what_scrying_triggers_comes_after_the_cards_have_moved() -> None:
    table = Table()
    (low, high) = table.library("A", bear(), ogre())
    permanent(table, "Whenever you scry, reveal the top card of your library. If it's a creature card, put it into your hand.",
              types="Enchantment")  # fmt: skip
    table.policy = lambda decision: [[high], [low]] if isinstance(decision, Distribute) else None
    do(table, "Scry 2.").resolve()
    assert table.zone("A", "hand") == ["Plain Ogre"]


@rule("701.18", "608.2h")
def test_as_many_targets_as_cards_looked_at_while_scrying() -> None:
    for library, most in ((30, 3), (2, 2)):
        table = Table(library=library)
        bears = table.battlefield("A", *[bear()] * 4)
        permanent(table, "Whenever you scry, put a +1/+1 counter on each of up to X target creatures, where X is the number of cards looked at while scrying this way.")
        do(table, "Scry 3.", list(bears))
        assert [table.pt(oid)[0] for oid in bears].count(3) == most
