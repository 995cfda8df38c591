"""What happens as a permanent is turned face up (CR 708.11) or transforms (712.20)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, ogre
from tests.support.boards.table import Table, card


@rule("614.1c", "708.11")
def test_as_it_enters_and_as_it_is_turned_face_up() -> None:
    table = Table()
    warden = card("Test Warden", "{0}", "Creature — Centaur", (
        "This creature enters with X +1/+1 counters on it, where X is the number of other creatures you control.\nAs this creature is turned face up, "
        "put three +1/+1 counters on it.\nMorph {0}"), "1/1")  # fmt: skip
    table.battlefield("A", bear(), ogre())
    table.battlefield("B", bear())
    table.hand("A", warden)
    table.cast("A", "Test Warden", way="").resolve()
    (first,) = table.all("Test Warden")
    assert table.counters(first) == {"+1/+1": 2}
    table.hand("A", warden)
    table.mana("A", "{3}").cast("A", table.find("Test Warden", "hand"), way="morph").resolve()
    hidden = next(oid for oid in table.game.permanents() if table.game.obj(oid).face_down)
    assert table.counters(hidden) == {}
    table.special("A", hidden)
    assert table.counters(hidden) == {"+1/+1": 3}
