"""Clauses about what is attached to what (CR 303.4, 301.5)."""

from __future__ import annotations

import pytest

from engine.game.rules.combat.questions import MAY_ATTACK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import Table, card


@rule("303.4")
def test_what_is_enchanted_by_auras_of_a_player() -> None:
    table = Table()
    mine, theirs, bare = table.battlefield("B", bear(), bear(), bear())
    aura = card("Plain Veil", "{W}", "Enchantment — Aura", "Enchant creature")
    for who, host in (("A", mine), ("B", theirs)):
        (veil,) = table.battlefield(who, aura)
        table.game.write(veil).attached_to = host
    permanent(table, "Each creature that's enchanted by an Aura you control can't attack you or planeswalkers you control.\n"
                     "Creatures that are enchanted by Auras you control have flying.")  # fmt: skip
    assert refused(table.game, MAY_ATTACK, mine, defender=0) and table.has(mine, "flying")
    for free in (theirs, bare):
        assert refused(table.game, MAY_ATTACK, free, defender=0) is None and not table.has(free, "flying")


@rule("608.2g", "301.5")
@pytest.mark.parametrize(("value", "can"), [(2, True), (4, False)])
def test_the_greatest_mana_value_among_equipment_attached_to_it(value: int, can: bool) -> None:
    table = Table()
    thing = permanent(table, "{0}: You may cast a sorcery spell from your hand with mana value less than or equal to the greatest mana value among "
                             "Equipment attached to Test Thing without paying its mana cost.")  # fmt: skip
    (axe,) = table.battlefield("A", card("Axe", "{2}", "Artifact — Equipment", "Equip {0}"))
    table.battlefield("A", card("Maul", "{9}", "Artifact — Equipment", "Equip {0}"))
    table.activate("A", axe, [thing]).resolve()
    table.hand("A", card("Gift", f"{{{value}}}", "Sorcery", "You gain 4 life."))
    table.policy = lambda d: True if type(d).__name__ == "YesNo" else None
    table.activate("A", thing).resolve()
    assert table.life("A") == (24 if can else 20)


@rule("303.4")
def test_auras_attached_to_such_permanents() -> None:
    table = Table()
    permanent(table, "Auras attached to creatures you control have umbra armor.", types="Enchantment")
    mine, = table.battlefield("A", bear())
    theirs, = table.battlefield("B", bear())
    for host in (mine, theirs):
        table.hand("A", card("Thin Veil", "{0}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +0/+1."))
        table.cast("A", "Thin Veil", [host]).resolve()
    do(table, "Destroy all creatures.")
    assert table.all("Plain Bear") == [mine] and table.all("Thin Veil") == []


@rule("303.4")
def test_each_aura_attached_to_a_creature() -> None:
    table = Table()
    (beast,) = table.battlefield("A", bear())
    web = card("Silk Web", "{0}", "Enchantment — Aura", "Enchant permanent")
    table.hand("A", web, web)
    (light,) = table.battlefield("A", lamp())
    table.cast("A", "Silk Web", targets=[beast]).resolve().cast("A", "Silk Web", targets=[light]).resolve()
    do(table, "You gain 1 life for each Aura you control that's attached to a creature.")
    assert table.life("A") == 21


@rule("608.2c", "603.4")
@pytest.mark.parametrize("attached", [True, False])
def test_what_it_is_attached_to_can_be_spoken_of(attached: bool) -> None:
    table = Table()
    host, other = table.battlefield("A", bear(), bear())
    thing = permanent(table, "Whenever you gain life, if Test Thing is attached to a creature you control, put a +1/+1 counter on that creature.", types="Artifact — Equipment")
    if attached:
        table.game.write(thing).attached_to = host
    do(table, "You gain 1 life.")
    assert table.counters(host) == ({"+1/+1": 1} if attached else {}) and table.counters(other) == {}


@rule("608.2h", "608.2c")
def test_what_something_destroyed_was_attached_to() -> None:
    table = Table()
    (host,) = table.battlefield("B", card("Great Beast", "{5}", "Creature — Beast", "", "6/6"))
    thing = permanent(table, "Equip {1}", types="Artifact — Equipment")
    table.game.write(thing).attached_to = host
    do(table, "Destroy target Equipment. If that Equipment was attached to a creature, Test Rite deals 2 damage to that creature.", targets=[thing])
    assert table.game.obj(host).damage == 2 and thing not in table.game.objects
