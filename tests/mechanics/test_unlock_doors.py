"""Unlocking, locking and counting doors of Rooms (709.5f, 709.5g, 709.5j of the edition of 2026)."""

from __future__ import annotations

from engine.game.events.doors import UnlockHalf
from engine.game.rules.events.happening import happen
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card, data

LINE = "Enchantment — Room"


EDITION = "2026-01-16"


def parlor() -> CardDefinition:
    back = data("Rear Attic", "{2}{R}", LINE, "When you unlock this door, you draw a card.\nCreatures you control get +1/+0.")
    text = "When you unlock this door, you gain 3 life.\n{1}: You gain 1 life."
    return card("Front Parlor", "{1}{G}", LINE, text, layout="split", back=back)


@rule("709.5f", edition=EDITION)
def test_an_effect_that_unlocks_a_door_lets_its_controller_choose_a_locked_half() -> None:
    table = Table()
    (room,) = table.battlefield("A", parlor())
    table.hand("A", *[card("Skeleton Key", "{U}", "Instant", "Unlock a locked door of target Room you control.")] * 3)
    table.mana("A", "{U}{U}{U}")
    table.answer("A", 1)
    table.cast("A", "Skeleton Key", [room]).resolve()
    assert table.game.chars(room).names == ("Rear Attic",) and len(table.zone("A", "hand")) == 3  # and its trigger
    table.cast("A", "Skeleton Key", [room]).resolve()
    assert table.game.chars(room).names == ("Front Parlor", "Rear Attic") and table.life("A") == 23
    table.cast("A", "Skeleton Key", [room]).resolve()  # nothing is left to unlock
    assert table.life("A") == 23


@rule("709.5g", edition=EDITION)
def test_locking_a_door_takes_its_designation_away() -> None:
    table = Table()
    table.hand("A", parlor(), card("Slam Shut", "{U}", "Instant", "Lock or unlock a door of target Room."))
    table.mana("A", "{1}{G}{U}").cast("A", "Front Parlor").resolve()
    room = table.find("Front Parlor")
    table.answer("A", 1)  # unlock the right door, or lock the left one
    table.cast("A", "Slam Shut", [room]).resolve()
    assert table.game.chars(room).names == ("",) and table.game.chars(room).abilities.activated == ()


@rule("709.5j", edition=EDITION)
def test_doors_are_halves_of_rooms() -> None:
    table = Table()
    (ghost,) = table.battlefield("A", card("Door Counter", "{B}", "Creature — Spirit", "This creature gets +3/+0 as long as there are two or more unlocked doors among Rooms you control.", "1/1"))
    first, second = table.battlefield("A", parlor(), parlor())
    (other,) = table.battlefield("B", parlor())
    happen(table.game, UnlockHalf(0, first, 0), UnlockHalf(1, other, 0))
    assert table.pt(ghost) == (1, 1)
    happen(table.game, UnlockHalf(0, second, 0))
    assert table.pt(ghost) == (4, 1)
