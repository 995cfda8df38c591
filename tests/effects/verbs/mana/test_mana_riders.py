"""What happens to a spell on which certain mana is spent (CR 106.6). As in "If that mana is spent on a Dragon spell,
…"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import permanent
from tests.support.boards.table import Table, card

RIDERS = "{T}: Add {C}. If that mana is spent on a creature spell, it gains haste until end of turn."


SAFE = "{T}: Add {C}. If that mana is spent on an instant or sorcery spell, that spell can't be countered."


ONLY = "{T}: Add {C}. Spend this mana only to cast a Bear creature spell, and that spell can't be countered."


@rule("106.6")
def test_what_mana_brings_with_it_applies_to_the_spell_on_which_it_was_spent() -> None:
    table = Table()
    arena = permanent(table, RIDERS, types="Land")
    table.hand("A", card("Small Bear", "{1}", "Creature — Bear", "", "2/2"), card("Plain Top", "{1}", "Artifact"))
    table.tap_for_mana("A", arena)
    table.cast("A", "Small Bear").resolve()
    assert table.has(table.find("Small Bear"), "haste")
    table.mana("A", "{1}")
    table.hand("A", card("Small Bear", "{1}", "Creature — Bear", "", "2/2"))
    table.cast("A", "Small Bear").resolve()
    assert not table.has(table.all("Small Bear")[1], "haste")


@rule("106.6", "101.2")
def test_a_spell_paid_for_with_certain_mana_cannot_be_countered() -> None:
    for words, types in ((SAFE, "Sorcery"), (ONLY, "Creature — Bear")):
        table = Table()
        land = permanent(table, words, types="Land")
        spell = card("Firm Saying", "{1}", types, "You gain 2 life." if types == "Sorcery" else "", "2/2" if types != "Sorcery" else "")
        table.hand("A", spell)
        table.hand("B", card("No Thanks", "{U}", "Instant", "Counter target spell."))
        table.tap_for_mana("A", land)
        table.cast("A", "Firm Saying")
        table.mana("B", "{U}").cast("B", "No Thanks", [table.game.stack[-1]]).resolve()
        assert table.life("A") == 22 or table.all("Firm Saying"), words


@rule("106.6", "614.1c")
def test_what_this_mana_is_spent_on_enters_with_a_counter() -> None:
    table = Table()
    land = permanent(table, "{T}: Add one mana of any color. If this mana is spent to cast a creature spell, that creature enters with an additional +1/+1 "
                            "counter on it.", types="Land")  # fmt: skip
    table.hand("A", card("Small Bear", "{1}", "Creature — Bear", "", "2/2"), card("Late Bear", "{1}", "Creature — Bear", "", "2/2"))
    table.answer("A", 0).tap_for_mana("A", land)
    table.cast("A", "Small Bear").resolve()
    table.mana("A", "{1}").cast("A", "Late Bear").resolve()
    assert table.counters(table.find("Small Bear")) == {"+1/+1": 1} and table.counters(table.find("Late Bear")) == {}
