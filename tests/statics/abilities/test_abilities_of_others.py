"""Having the abilities of other objects."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card


def _mimic(table: Table, words: str, name: str, who: str = "A") -> int:
    (made,) = table.battlefield(who, card(name, "{2}", "Artifact Creature — Toy", words, "1/1"))
    return made


@rule("613.1f", "602.1")
def test_activated_abilities_of_what_others_control() -> None:
    table = Table()
    toy = _mimic(table, "This creature has all activated abilities of lands your opponents control except mana abilities.", "Toy")
    table.battlefield("B", card("Odd Field", "", "Land", "{T}: Add {C}.\n{0}: You gain 1 life."))
    table.battlefield("A", card("Own Field", "", "Land", "{0}: You gain 5 life."))
    abilities = table.game.chars(toy).abilities
    assert (len(abilities.activated), len(abilities.mana)) == (1, 0)
    table.activate("A", toy).resolve()
    assert (table.life("A"), table.life("B")) == (21, 20)


@rule("613.1f", "613.8")
def test_two_that_have_each_others_abilities() -> None:
    """Each has what the other is printed with; neither asks without end what the other has of its own."""
    table = Table()
    words = "This creature has all activated abilities of other creatures you control."
    one = _mimic(table, words + "\n{0}: You gain 1 life.", "First Toy")
    two = _mimic(table, words + "\n{0}: You gain 2 life.", "Second Toy")
    assert len(table.game.chars(one).abilities.activated) >= 2
    assert len(table.game.chars(two).abilities.activated) >= 2


@rule("606.1", "613.1f")
def test_loyalty_abilities_only() -> None:
    table = Table()
    words = "This creature has all loyalty abilities of other permanents you control."
    toy = _mimic(table, words, "Toy")
    table.battlefield("A", card("Odd Walker", "{2}", "Planeswalker — Odd", "+1: You gain 1 life.\n-1: Draw a card.", loyalty="3"))
    permanent(table, "{0}: You gain 5 life.")
    assert len(table.game.chars(toy).abilities.activated) == 2


@rule("603.1", "613.1f")
def test_activated_and_triggered_abilities() -> None:
    table = Table()
    words = "This creature has all activated and triggered abilities of artifacts your opponents control."
    toy = _mimic(table, words, "Toy")
    text = "{0}: You gain 1 life.\nWhenever you gain life, draw a card."
    table.battlefield("B", card("Odd Lamp", "{1}", "Artifact", text))
    table.activate("A", toy).resolve()
    assert (table.life("A"), len(table.game.zone("hand", 0))) == (21, 1)
