"""Preventing damage (CR 615): shields against the next so much, and against all of it for a time."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import Divide
from engine.game.events.damage import Damage
from engine.game.rules.casting.questions import MAY_BE_COUNTERED
from engine.game.rules.combat.questions import MAY_BLOCK
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import refused
from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("615.5", "615.7")
def test_a_shield_that_leaves_counters() -> None:
    table = Table()
    (bear,) = table.battlefield("A", BEAR)
    table.hand("A", card("Faith Shown", "{W}", "Instant", (
        "Prevent the next 3 damage that would be dealt to target creature this turn. For each 1 damage prevented this "
        "way, put a +1/+1 counter on that creature.")))  # fmt: skip
    table.mana("A", "{W}")
    table.cast("A", "Faith Shown", targets=[bear]).resolve()
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 2}
    happen(table.game, Damage(bear, bear, 2))
    assert table.counters(bear) == {"+1/+1": 3}
    assert table.game.obj(bear).damage == 1


@rule("615.7", "601.2d")
def test_prevention_is_divided_among_targets_as_the_spell_is_cast() -> None:
    """Each target has a shield of its own: what one does not need does not help another."""
    table = Table()
    one, two, ox = table.battlefield("A", card("Ox One", "{W}", "Creature — Ox", "", "2/9"), card("Ox Two", "{W}", "Creature — Ox", "", "2/9"),
                                     card("Ox Three", "{W}", "Creature — Ox", "", "2/9"))  # fmt: skip
    table.hand("A", card("Split Ward", "{0}", "Instant", "Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as "
                         "you choose."))  # fmt: skip
    table.policy = lambda decision: [3, 1, 1] if isinstance(decision, Divide) else None
    table.cast("A", "Split Ward", targets=[one, two, table.seat("A")]).resolve()
    happen(table.game, Damage(ox, one, 4), Damage(ox, two, 4), Damage(ox, ox, 4), Damage(ox, table.seat("A"), 4))
    assert [table.game.obj(oid).damage for oid in (one, two, ox)] == [1, 3, 4] and table.life("A") == 17
    happen(table.game, Damage(ox, one, 4))
    assert table.game.obj(one).damage == 5


@rule("615.7", "609.7")
@pytest.mark.parametrize(("words", "whom", "left"), [
    ("that would be dealt by Test Thing this turn", "B", 1), ("that would be dealt by Test Thing this turn", "A", 1),
    ("that would be dealt to you by Test Thing this turn", "A", 1), ("that would be dealt to you by Test Thing this turn", "B", 3),
])  # fmt: skip
def test_the_next_damage_of_one_source_is_prevented(words: str, whom: str, left: int) -> None:
    table = Table()
    thing = permanent(table, f"{{0}}: Prevent the next 2 damage {words}.")
    (cub,) = table.battlefield("A", card(*CUB))
    table.activate("A", thing).resolve()
    happen(table.game, Damage(cub, table.seat(whom), 5))
    assert table.life(whom) == 15  # another source
    happen(table.game, Damage(thing, table.seat(whom), 3))
    assert table.life(whom) == 15 - left


@rule("615.12")
def test_damage_of_one_source_that_cant_be_prevented() -> None:
    table = Table()
    sure = permanent(table, "Damage that would be dealt by Test Thing can't be prevented.\n{0}: Test Thing deals 2 damage to target player.")
    (other,) = table.battlefield("A", card("Plain Pinger", "{1}", "Creature — Wizard", "{0}: Plain Pinger deals 1 damage to target player.", "1/1"))
    do(table, "Prevent all damage that would be dealt this turn.")
    table.activate("A", other, [1]).resolve()
    assert table.life("B") == 20
    table.activate("A", sure, [1]).resolve()
    assert table.life("B") == 18


@rule("614.9", "608.2h")
def test_what_would_strike_you_and_yours_strikes_the_enchanted_creature() -> None:
    table = Table(3)
    one, two = table.battlefield("A", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"), bear())
    (other,) = table.battlefield("B", card("Stone Ox", "{1}", "Creature — Ox", "", "1/9"))
    table.hand("A", card("Test Grace", "{0}", "Enchantment — Aura", (
        "Enchant creature\nWhen this Aura enters, all damage that would be dealt this turn to you and permanents you control is dealt to enchanted "
        "creature instead.")))  # fmt: skip
    table.cast("A", "Test Grace", [one]).resolve()
    (late,) = table.battlefield("A", bear())
    happen(table.game, Damage(other, 0, 1), Damage(other, two, 1), Damage(other, late, 1), Damage(other, 1, 1), Damage(one, other, 1))
    assert [table.game.obj(oid).damage for oid in (one, two, late, other)] == [3, 0, 0, 1]
    assert [table.life(seat) for seat in "ABC"] == [20, 19, 20]
    happen(table.game, Damage(other, one, 1))
    assert table.game.obj(one).damage == 4
    do(table, "Destroy target enchantment.", targets=[table.find("Test Grace")]).resolve()
    happen(table.game, Damage(other, 0, 1))
    assert table.game.obj(one).damage == 5  # what was enchanted as the effect began
    table.next_turn("B")
    happen(table.game, Damage(other, 0, 1))
    assert table.life("A") == 19


@rule("615.1", "608.2c")
def test_a_creature_whose_damage_was_prevented_may_block() -> None:
    table = Table()
    (hit,) = table.battlefield("B", card("Shelled One", "{1}", "Creature — Turtle", "Prevent all damage that would be dealt to this creature.", "1/1"))
    do(table, "Test Rite deals 1 damage to any target. A creature dealt damage this way can't block this turn.", [hit])
    assert refused(table.game, MAY_BLOCK, hit, attacker=hit) is None


@rule("615.1a")
def test_damage_that_a_creature_would_deal_to_certain_others() -> None:
    table = Table()
    mild = permanent(table, "Prevent all damage that Test Thing would deal to red creatures.\n{0}: Test Thing deals 1 damage to target "
                     "creature.")  # fmt: skip
    (red,) = table.battlefield("B", card("Red Imp", "{R}", "Creature — Imp", "", "1/1"))
    (blue,) = table.battlefield("B", sprite())
    table.activate("A", mild, targets=[red]).resolve().activate("A", mild, targets=[blue]).resolve()
    assert red in table.game.permanents() and blue not in table.game.permanents()


@rule("615.12")
def test_only_combat_damage_cannot_be_prevented() -> None:
    table = Table()
    permanent(table, "Combat damage can't be prevented.", types="Enchantment")
    (ox,) = table.battlefield("A", bear())
    do(table, "Prevent all damage that would be dealt to target player this turn.", [1])
    do(table, "Test Rite deals 3 damage to target player.", [1])
    assert table.life("B") == 20
    table.policy = lambda decision: [[ox, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("B") == 18


@pytest.fixture
def table() -> Table:
    return Table()


def order(text: str) -> CardDefinition:
    return card("Standing Order", "{2}", "Enchantment", text)


@rule("113.6", "615.12")
def test_a_large_spell_can_not_be_countered_and_its_damage_not_prevented(table: Table) -> None:
    blaze = card("Grand Blaze", "{X}{R}", "Sorcery", (
        "Grand Blaze deals X damage to any target.\n"
        "If X is 3 or more, this spell can't be countered and the damage can't be prevented."))  # fmt: skip
    table.battlefield("B", order("Prevent all damage that would be dealt to you."))
    for x, life in ((2, 20), (3, 17)):
        table.hand("A", blaze)
        table.mana("A", "{R}" * (x + 1))
        table.answer("A", x)
        table.cast("A", "Grand Blaze", targets=[1])
        spell = table.game.stack[0]
        assert (refused(table.game, MAY_BE_COUNTERED, spell, by=spell) is not None) == (x == 3)
        table.resolve()
        assert table.life("B") == life


@rule("615.1", "611.2a")
def test_all_combat_damage_but_that_of_some_sources_is_prevented() -> None:
    table = Table()
    (plain, odd) = table.battlefield("B", bear(), card("Odd Spirit", "{1}", "Enchantment Creature — Spirit", "", "2/2"))
    do(table, "Prevent all combat damage that would be dealt this turn except combat damage that would be dealt by enchanted creatures and enchantment creatures.")
    happen(table.game, Damage(plain, 0, 1, combat=True), Damage(odd, 0, 2, combat=True), Damage(plain, 0, 4))
    assert table.life("A") == 14
