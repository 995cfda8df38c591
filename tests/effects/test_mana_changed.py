"""Mana that effects multiply, add to, or let stay; mana of a colour that words name."""

from __future__ import annotations

from engine.core.mana_letters import letters_of
from tests.rulebook import rule
from tests.support.boards.table import Table, card

FOREST = ("Forest", "", "Basic Land — Forest")


OGRE = ("Slow Ogre", "{3}{G}", "Creature — Ogre", "", "4/4")


def _castable(table: Table) -> list[str]:
    return [action.label for action in table.actions("A") if action.kind == "cast"]


def _pool(table: Table, seat: int = 0) -> str:
    return "".join(sorted(letters_of(table.game.players[seat].pool)))


@rule("106.12b", "614.1a")
def test_twice_as_much_mana_is_counted_on_in_payments() -> None:
    table = Table()
    table.battlefield("A", card("Echoing Well", "{5}", "Enchantment", "If you tap a permanent for mana, it produces "
                                "twice as much of that mana instead."))
    table.battlefield("A", card(*FOREST), card(*FOREST))
    table.hand("A", card(*OGRE))
    assert _castable(table) == ["Slow Ogre"]
    table.cast("A", "Slow Ogre").resolve()
    assert table.all("Slow Ogre") and _pool(table) == ""


@rule("500.5", "106.4")
def test_mana_that_stays_and_counts() -> None:
    table = Table()
    table.battlefield("A", card("Green Vessel", "{2}{G}", "Creature — Elemental", "Green mana doesn't empty from your "
                                "mana pool as steps and phases end.\n~ gets +1/+1 for each green mana in your mana "
                                "pool.", "1/1"))
    table.mana("A", "{G}{G}{R}")
    assert table.pt(table.find("Green Vessel")) == (3, 3)
    table.to_step("main2")
    assert _pool(table) == "GG" and table.pt(table.find("Green Vessel")) == (3, 3)


@rule("500.5")
def test_nobody_loses_unspent_mana() -> None:
    table = Table()
    table.battlefield("B", card("Still Pond", "{3}", "Enchantment", "Players don't lose unspent mana as steps and phases "
                                "end."))
    table.mana("A", "{R}")
    table.to_step("main2")
    assert _pool(table) == "R"
