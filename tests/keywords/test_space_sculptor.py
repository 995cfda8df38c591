"""Space sculptor (CR 702.158)."""

from __future__ import annotations

from engine.game.events.status import SetMark
from engine.game.rules.events.happening import happen
from engine.game.rules.state_based.sectors import SECTOR
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

SCULPTOR = ("Ring Maker", "{2}{G}", "Creature — Alien", "Space sculptor", "2/2")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.158e")
def test_permanents_with_the_same_designation_are_in_the_same_sector() -> None:
    table = Table()
    one, two, three = table.battlefield("A", *[card(*BEAR)] * 3)
    theirs, stranger = table.battlefield("B", *[card(*BEAR)] * 2)
    text = "Creatures in the same sector as this creature get +1/+1."
    (lord,) = table.battlefield("A", card("Sector Lord", "{2}{G}", "Creature — Alien", text, "2/2"))
    assert table.pt(lord) == (2, 2), "nothing has a sector designation yet"
    places = {one: "alpha", two: "beta", three: "gamma", theirs: "alpha", stranger: "beta", lord: "alpha"}
    for oid, sector in places.items():
        happen(table.game, SetMark(oid, SECTOR, sector))
    assert [table.pt(oid) for oid in (one, two, three, theirs, stranger, lord)] == [(3, 3), (2, 2), (2, 2), (3, 3), (2, 2), (3, 3)]
    happen(table.game, SetMark(lord, SECTOR, "beta"))
    assert [table.pt(oid) for oid in (one, two, three, theirs, stranger, lord)] == [(2, 2), (3, 3), (2, 2), (2, 2), (3, 3), (3, 3)]


@rule("702.158d", "that sector, or one that is named", "702.158a")
def test_words_may_name_a_sector() -> None:
    table = Table()
    bears = table.battlefield("A", *[card(*BEAR)] * 3)
    for bear, sector in zip(bears, ("alpha", "beta", "gamma"), strict=True):
        happen(table.game, SetMark(bear, SECTOR, sector))
    (far,) = table.battlefield("B", card(*BEAR))
    table.battlefield("A", card("Beta Light", "{2}", "Artifact", "Creatures in the beta sector get +1/+1."))
    assert [table.pt(oid) for oid in (*bears, far)] == [(2, 2), (3, 3), (2, 2), (2, 2)]


@rule("702.158a", "only space sculptor gives sectors", "702.158d", "the chosen sector")
def test_creatures_without_a_sector_are_in_no_sector_chosen_or_not() -> None:
    for chooses in (True, False):
        table = Table()
        bears = table.battlefield("A", card(*BEAR), card(*BEAR))
        do(table.answer("A", chooses, 0), "You may choose a sector. Destroy each creature in that sector.")
        assert all(bear in table.game.objects for bear in bears), "without a sculptor they are in none"


@rule("702.158c", "any creatures without a designation, at any time, their controllers choose")
def test_creatures_are_in_the_sectors_that_their_controllers_chose() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (theirs,) = table.battlefield("B", card(*BEAR))
    table.battlefield("A", card("Beta Light", "{2}", "Artifact", "Creatures in the beta sector get +1/+1."))
    table.settle()
    assert _asked(table) == [] and table.pt(bear) == table.pt(theirs) == (2, 2)
    (sculptor,) = table.battlefield("A", card(*SCULPTOR))
    table.answer("B", 1).answer("A", 0, 1).settle()
    assert _asked(table) == [1, 0, 0] and [table.pt(oid) for oid in (bear, theirs, sculptor)] == [(2, 2), (3, 3), (3, 3)]
    (late,) = table.battlefield("B", card(*BEAR))
    table.answer("B", 1).settle()
    assert _asked(table) == [1, 0, 0, 1] and table.pt(late) == (3, 3), "nobody is asked again about the others"


def _asked(table: Table) -> list[int]:
    return [decision.seat for decision in table.asked if getattr(decision, "purpose", "") == "sector"]
