"""Abilities that count their own uses, redirect targets, reach across zones, or bind creatures for a turn to come."""

from __future__ import annotations

from tests.effects.doing import bear, do, ogre, permanent, sprite
from tests.rulebook import rule
from tests.table import Table, card

BOLT = ("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")
FORK = ("Forked Spark", "{R}", "Sorcery", "Forked Spark deals 4 damage divided as you choose among any number of targets.")


def redirector(table: Table, who: str) -> int:
    """A creature that draws targets to itself."""
    return permanent(table, "{0}: Change a target of target spell or ability to this creature.", who, size="0/4")


@rule("115.7b")
def test_changing_a_target_to_a_legal_one() -> None:
    table = Table()
    skite = redirector(table, "B")
    table.hand("A", card(*BOLT))
    table.mana("A", "{R}").cast("A", "Spark", targets=[1])
    table.activate("B", skite, targets=[table.game.stack[-1]]).resolve()
    assert table.life("B") == 20
    assert table.game.obj(skite).damage == 3


@rule("115.7b", "115.3")
def test_one_target_of_several_is_changed_and_none_is_named_twice() -> None:
    table = Table()
    skite = redirector(table, "B")
    first, second = table.battlefield("B", bear(), ogre())
    table.hand("A", card(*FORK))
    table.answer("A", [first, second], [1, 3])
    table.mana("A", "{R}").cast("A", "Forked Spark")
    table.answer("B", [second])
    spell = table.game.stack[-1]
    table.activate("B", skite, targets=[spell]).resolve(1)
    table.activate("B", skite, targets=[spell]).resolve()  # it is a target already: nothing more changes
    assert table.game.obj(skite).damage == 3
    assert table.game.obj(first).damage == 1 and table.game.obj(second).damage == 0


@rule("603.2i")
def test_the_second_time_this_ability_has_resolved_this_turn() -> None:
    table = Table()
    permanent(table, "Whenever another creature you control enters, you gain 1 life. If this is the second time this "
              "ability has resolved this turn, draw a card.")  # fmt: skip
    before = len(table.zone("A", "hand"))
    for number in (1, 2, 3):
        do(table, "Create a 1/1 red Goblin creature token.")
        table.resolve()
        assert len(table.zone("A", "hand")) == before + (number >= 2)
    assert table.life("A") == 23


@rule("602.2")
def test_an_ability_activated_too_often() -> None:
    table = Table()
    whelp = permanent(table, "{0}: This creature gets +1/+0 until end of turn. If this ability has been activated three "
                      "or more times this turn, sacrifice this creature at the beginning of the next end step.")  # fmt: skip
    for _ in range(2):
        table.activate("A", whelp).resolve()
    table.to_step("end").resolve()
    assert whelp in table.game.battlefield
    table.next_turn("A")
    for _ in range(3):
        table.activate("A", whelp).resolve()
    table.to_step("end").resolve()
    assert whelp not in table.game.battlefield


@rule("608.2h")
def test_equipment_that_was_attached_to_what_is_gone() -> None:
    table = Table()
    hero = permanent(table, "Sacrifice this creature: Put this creature's counters on target creature and attach an "
                     "Equipment that was attached to this creature to that creature.")  # fmt: skip
    (heir,) = table.battlefield("A", bear())
    sword, other = (permanent(table, "Equipped creature gets +2/+0.\nEquip {0}", types="Artifact — Equipment")
                    for _ in range(2))  # fmt: skip
    table.activate("A", sword, targets=[hero]).resolve()
    table.activate("A", hero, targets=[heir]).resolve()
    assert table.game.obj(sword).attached_to == heir
    assert table.game.obj(other).attached_to != heir


@rule("608.2h")
def test_what_a_creature_was_blocking_as_it_left() -> None:
    table = Table()
    wall = permanent(table, "{T}: Put this creature and each creature it's blocking on top of their owners' libraries, "
                     "then those players shuffle their libraries.\nSacrifice this creature: You gain 1 life.", "B",
                     size="0/4")  # fmt: skip
    (attacker,) = table.battlefield("A", bear())
    table.answer("A", [[attacker, 1]])
    table.to_step("declare_attackers")
    table.answer("B", [[wall, attacker]])
    table.to_step("declare_blockers")
    table.activate("B", wall)
    table.activate("B", wall, index=1).resolve()
    assert attacker not in table.game.battlefield
    assert "Plain Bear" in table.zone("A", "library")
    assert table.zone("B", "graveyard") == ["Test Thing"]


@rule("603.2")
def test_a_spell_with_a_single_target_damages_it() -> None:
    table = Table()
    permanent(table, "Whenever an instant or sorcery spell you control that targets only a single creature deals damage "
              "to that creature, this creature deals that much damage to each opponent.")  # fmt: skip
    first, second = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 2 damage to target creature.", targets=[first])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each of two target creatures.", targets=[first, second])
    table.resolve()
    assert table.life("B") == 18
    do(table, "Test Rite deals 1 damage to each creature.")
    assert table.life("B") == 18


@rule("107.1a", "608.2b")
def test_damage_divided_evenly() -> None:
    table = Table()
    victims = table.battlefield("B", ogre(), ogre())
    do(table, "Test Rite deals 5 damage divided evenly, rounded down, among any number of targets.",
       targets=[*victims])  # fmt: skip
    assert [table.game.obj(oid).damage for oid in victims] == [2, 2]


@rule("115.1")
def test_a_target_on_the_battlefield_or_in_a_graveyard() -> None:
    table = Table()
    (alive,) = table.battlefield("B", ogre())
    (dead,) = table.graveyard("B", bear())
    words = "Exile up to one target creature from the battlefield or creature card from a graveyard."
    do(table, words, targets=[alive])
    do(table, words, targets=[dead])
    assert len(table.game.zone("exile")) == 2


@rule("702.62b")
def test_time_counters_on_a_suspended_card() -> None:
    table = Table()
    (late,) = table.exile("A", card("Late Spark", "{4}{R}", "Sorcery", "Draw a card.\nSuspend 3—{R}"))
    (plain,) = table.exile("A", bear())
    do(table, "Put a time counter on target creature.", targets=table.battlefield("A", bear()))
    table.game.write(late).counters = {"time": 2}
    table.game.write(plain).counters = {"time": 2}
    words = "Remove two time counters from target permanent or suspended card."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.cast("A", "Test Rite", targets=[late])
    table.resolve(1)
    assert table.counters(plain) == {"time": 2}
    assert not table.counters(late).get("time")


@rule("113.6", "702.62b")
def test_an_ability_that_works_while_its_card_is_suspended() -> None:
    table = Table()
    (late,) = table.exile("A", card("Deep Thing", "{9}{U}", "Creature — Kraken", "Suspend 9—{U}\nWhenever an opponent "
                          "casts a spell, if this creature is suspended, remove a time counter from it.", "6/6"))  # fmt: skip
    table.game.write(late).counters = {"time": 9}
    do(table, "You gain 1 life.", who="A")
    assert table.counters(late) == {"time": 9}
    table.hand("B", card(*BOLT))
    table.mana("B", "{R}").cast("B", "Spark", targets=[0]).resolve()
    assert table.counters(late) == {"time": 8}


@rule("701.57a", edition="2024-02-06")
def test_more_evidence_than_needed_may_be_collected() -> None:
    table = Table()
    sleuth = permanent(table, "{0}, Collect evidence 3: Draw a card.\nWhenever you collect evidence, you gain 2 life.")
    table.graveyard("A", bear(), ogre(), sprite())
    cards = table.game.zone("graveyard", 0)
    table.answer("A", list(cards))
    table.activate("A", sleuth).resolve()
    assert table.zone("A", "graveyard") == []
    assert table.life("A") == 22


@rule("508.1d")
def test_creatures_have_to_attack_in_a_turn_to_come() -> None:
    table = Table()
    walker = card("Stern Warden", "{4}{W}", "Legendary Planeswalker — Warden", "+2: During target opponent's next turn, "
                  "creatures that player controls attack Stern Warden if able.", loyalty="4")  # fmt: skip
    (warden,) = table.battlefield("A", walker)
    table.activate("A", warden, targets=[1]).resolve()
    (attacker,) = table.battlefield("B", bear())
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None and dict(table.game.combat.attacking) == {attacker: warden}


@rule("612.8", "613.1c")
def test_becoming_something_with_another_name() -> None:
    table = Table()
    hero = permanent(table, "{0}: This creature becomes a legendary creature named Mira the Bold, it has base power and "
                     "toughness 5/5, and it gains flying.")  # fmt: skip
    table.activate("A", hero).resolve()
    assert table.all("Mira the Bold") == [hero]
    assert table.pt(hero) == (5, 5) and table.has(hero, "flying")
    assert "legendary" in table.game.chars(hero).supertypes
