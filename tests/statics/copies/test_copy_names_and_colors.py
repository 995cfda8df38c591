"""Exceptions to copying a name or colours (CR 707.9b, 707.9c)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear
from tests.support.boards.table import Table, card

SPARK = ("Plain Spark", "{0}", "Instant", "Plain Spark deals 2 damage to any target.")


@rule("707.9a", "707.10")
def test_a_copy_of_a_spell_except_that_it_is_red() -> None:
    table = Table()
    (guard,) = table.battlefield("B", card("Red-Proof Ape", "{0}", "Creature — Ape", "Protection from red", "2/2"))
    table.hand("A", card("Doubler", "{0}", "Instant", "Copy target instant or sorcery spell, except that the copy is red. You may choose new "
                         "targets for the copy."), card(*SPARK))  # fmt: skip
    table.cast("A", "Plain Spark", [guard])
    table.answer("A", "*", [guard])
    table.cast("A", "Doubler").resolve(1)
    copy = table.game.stack[-1]
    assert table.game.chars(copy).colors == ("R",)
    table.resolve(1)
    assert table.all("Red-Proof Ape") == [guard]  # it lost its target for being red
    table.resolve()
    assert not table.all("Red-Proof Ape")


@rule("707.9b")
def test_a_copy_whose_name_is_still_its_own() -> None:
    table = Table()
    stranger = "You may have this creature enter as a copy of any creature on the battlefield, except its name is Grey Stranger, it's legendary in addition to its other types, and it has flying."
    table.battlefield("B", bear())
    table.hand("A", card("Grey Stranger", "{0}", "Legendary Creature — Human", stranger, "0/0"))
    table.answer("A", lambda d: [d.candidates[0]])
    table.cast("A", "Grey Stranger").resolve()
    found = table.find("Grey Stranger", who="A")
    assert table.pt(found) == (2, 2) and table.has(found, "flying")
    assert "legendary" in table.game.chars(found).supertypes
