"""How often an ability resolved or was activated this turn, and what has abilities of a kind."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent, sprite
from tests.support.boards.table import Table, card


@rule("205.1", "608.2h")
def test_for_each_word_on_its_type_line() -> None:
    table = Table()
    (rich, plain) = table.battlefield("A", card("Many Words", "{1}", "Legendary Artifact Creature — Elf Druid", "", "1/1"), sprite())
    words = "Until end of turn, target non-Goblin creature gets +1/+1 for each supertype, card type, and subtype it has."
    do(table, words, [rich])
    do(table, words, [plain])
    assert table.pt(rich) == (6, 6) and table.pt(plain) == (3, 3)


@rule("107.5", "602.1")
def test_an_ability_with_the_tap_symbol_in_its_cost() -> None:
    table = Table()
    stone = permanent(table, "{0}: Untap target creature that has an activated ability with {T} in its cost.", types="Artifact")
    elf = permanent(table, "{T}: Add {G}.", types="Creature — Elf")
    (pinger,) = table.battlefield("B", card("Odd Pinger", "{1}", "Creature — Wizard", "{1}, {T}: You gain 1 life.", "1/1"))
    table.battlefield("A", bear(), card("Odd Pumper", "{1}", "Creature — Elf", "{1}: Odd Pumper gets +1/+0 until end of turn.", "1/1"))
    table.game.write(elf).tapped = True
    table.activate("A", stone, [elf]).resolve()
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert set(asked[-1].candidates) == {elf, pinger} and not table.game.obj(elf).tapped
