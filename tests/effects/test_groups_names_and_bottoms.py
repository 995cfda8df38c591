"""One of two groups destroyed, names nobody casts, protection that leaves Auras on, targets counted by what was done."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.game.rules.questions.attaching import MAY_BE_ATTACHED
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card, data

FIELD = ("Green Field", "", "Land — Forest")


@rule("608.2d")
def test_all_of_one_of_two_groups_are_destroyed_as_the_controller_chooses() -> None:
    for number, left in ((0, {"Plain Bear", "Plain Lamp"}), (1, {"Green Field", "Plain Lamp"})):
        table = Table()
        for who in "AB":
            table.battlefield(who, bear(), card(*FIELD), lamp())
        table.answer("A", number)
        do(table, "Destroy all lands or all creatures. Creatures destroyed this way can't be regenerated.")
        assert {table.game.chars(oid).name for oid in table.game.permanents()} == left


@rule("700.4")
def test_what_died_this_way_is_counted_but_not_what_was_spared() -> None:
    table = Table()
    table.battlefield("A", bear(), card("Stone Bear", "{1}{G}", "Creature — Bear", "Indestructible", "2/2"))
    (shielded,) = table.battlefield("B", card("Mending Bear", "{1}{G}", "Creature — Bear", "{0}: Regenerate this creature.", "2/2"))
    table.battlefield("B", ogre())
    table.activate("B", shielded).resolve()
    table.answer("A", 0)
    do(table, "Destroy all green creatures or all white creatures. They can't be regenerated. You lose 2 life for each creature that died this way.")
    assert {table.game.chars(oid).name for oid in table.game.permanents()} == {"Stone Bear", "Plain Ogre"}
    assert table.life("A") == 16


@rule("201.4", "101.2", "611.2a")
def test_spells_and_lands_with_a_chosen_name_stay_in_hand_until_your_next_turn() -> None:
    table = Table()
    (rite,) = table.hand("B", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    (other,) = table.hand("B", card("Other Rite", "{0}", "Instant", "You gain 1 life."))
    (mine,) = table.hand("A", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    table.answer("A", "Small Rite")
    do(table, "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.")
    assert {action.oid for action in table.actions("B")} & {rite, other} == {other}
    assert mine not in {action.oid for action in table.actions("A")}
    table.next_turn("B")
    assert rite not in {action.oid for action in table.actions("B")}
    table.next_turn("A")
    assert rite in {action.oid for action in table.actions("B")}


@rule("305.1", "101.2")
def test_a_land_with_the_chosen_name_cant_be_played() -> None:
    table = Table()
    field, moor = table.hand("A", card(*FIELD), card("Wide Moor", "", "Land"))
    table.answer("A", "Green Field")
    do(table, "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.")
    assert {action.oid for action in table.actions("A")} & {field, moor} == {moor}


@rule("712.12", "a card is played as a land; as anything else it is cast")
@pytest.mark.parametrize(("cast", "played", "said"), [("spells", "lands", True), ("spells", "creatures", False), ("creatures", "lands", False)])
def test_lands_are_played_and_spells_are_cast(cast: str, played: str, said: bool) -> None:
    words = f"Choose a card name. Until your next turn, {cast} with the chosen name can't be cast and {played} with the chosen name can't be played."
    assert (compile_card(plain_card(words, "Sorcery")).definition is not None) is said


@rule("712.12", "201.4")
def test_the_face_that_would_be_up_has_the_name() -> None:
    table = Table()
    two_faced = card("Peak", "", "Land", layout="modal_dfc", back=data("Vale", "", "Land"))
    (oid,) = table.hand("A", two_faced)
    table.answer("A", "Vale")
    do(table, "Choose a card name. Until your next turn, spells with the chosen name can't be cast and lands with the chosen name can't be played.")
    assert [action.label for action in table.actions("A") if action.oid == oid] == ["Peak"]


@rule("702.16n")
def test_protection_that_does_not_remove_auras() -> None:
    table = Table()
    (host,) = table.battlefield("A", bear())
    red = card("Red Veil", "{R}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+0.")
    (early,) = table.battlefield("B", red)
    table.game.write(early).attached_to = host
    (ward,) = table.battlefield("A", card("Bright Ward", "{G}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +2/+2 and has protection "
                                "from all colors. This effect doesn't remove Auras."))  # fmt: skip
    table.game.write(ward).attached_to = host
    (late,) = table.battlefield("B", red)
    assert refused(table.game, MAY_BE_ATTACHED, host, attachment=late) is not None  # it can't be attached …
    table.game.write(late).attached_to = host
    table.game.changed()
    table.settle()
    assert table.all("Red Veil") == [early, late] and table.all("Bright Ward") == [ward]  # … but nothing is removed
    assert table.has(host, "protection")


@rule("603.12", "601.2c")
def test_a_reflexive_trigger_has_as_many_targets_as_cards_were_discarded() -> None:
    table = Table()
    bears = table.battlefield("B", *[bear()] * 3)
    cards = table.hand("A", *[lamp()] * 3)
    words = "You may discard any number of cards. When you do, up to that many target creatures each get -2/-2 until end of turn."
    table.hand("A", card("Test Rite", "{0}", "Sorcery", words))
    table.answer("A", True, list(cards[:2])).cast("A", "Test Rite", list(bears)).resolve()
    assert len(table.all("Plain Bear")) == 1


@rule("101.2")
def test_a_target_spell_cant_be_countered_from_then_on() -> None:
    table = Table()
    guard = permanent(table, "{0}: Target spell can't be countered.")
    table.hand("A", card("Small Rite", "{0}", "Instant", "You gain 1 life."))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.cast("A", "Small Rite")
    spell = table.game.stack[-1]
    table.activate("A", guard, [spell]).resolve(1)
    table.cast("B", "No", [spell]).resolve()
    assert table.life("A") == 21


@rule("404.2")
def test_the_bottom_card_of_a_graveyard_is_the_one_that_lies_there_longest() -> None:
    table = Table()
    table.graveyard("B", bear(), ogre())
    do(table, "Exile the bottom card of target player's graveyard.", [1])
    assert table.zone("B", "exile") == ["Plain Bear"] and table.zone("B", "graveyard") == ["Plain Ogre"]
    do(table, "Exile the bottom card of target player's graveyard.", [0])
    assert "Test Rite" in table.zone("A", "exile")


@rule("708.7", "603.2")
def test_only_what_you_turn_face_up_gets_a_counter() -> None:
    table = Table()
    permanent(table, "Whenever you turn a permanent face up, put a +1/+1 counter on it.")
    morph = card("Hidden Elf", "{4}{G}", "Creature — Elf", "Morph {0}", "1/1")
    for who, gets in (("A", 1), ("B", 0)):
        (oid,) = table.hand(who, morph)
        table.mana(who, "{C}{C}{C}")
        if who == "B":
            table.next_turn("B")
            table.mana(who, "{C}{C}{C}")
        table.act(who, lambda action, oid=oid: action.oid == oid and action.kind == "cast" and action.way != "").resolve()
        down = next(ref for ref in table.game.permanents() if table.game.obj(ref).face_down)
        table.special(who, down).resolve()
        assert table.counters(table.find("Hidden Elf", who=who)).get("+1/+1", 0) == gets


@rule("611.3a")
def test_each_other_creature_is_other_than_the_one_that_gets_more() -> None:
    table = Table()
    permanent(table, "Each creature gets +1/+1 for each other creature on the battlefield that shares at least one creature type with it.", types="Enchantment")
    one, two, alone = table.battlefield("A", bear(), bear(), ogre())
    assert [table.pt(oid) for oid in (one, two, alone)] == [(3, 3), (3, 3), (3, 3)]


@rule("108.3", "110.2")
def test_a_permanent_you_own_or_control() -> None:
    table = Table()
    mine, theirs, lent = *table.battlefield("A", bear()), *table.battlefield("B", ogre()), *table.battlefield("A", lamp())
    do(table, "Target player gains control of target artifact.", [1, lent])
    for oid in (mine, lent):
        do(table, "Exile target permanent you own or control.", [oid])
        assert oid not in table.game.permanents()
    with pytest.raises(AssertionError, match="never possible"):  # nothing else is a legal target
        do(table, "Exile target permanent you own or control.", [theirs])


@rule("601.3", "611.3a")
def test_cast_from_the_graveyard_if_life_was_gained() -> None:
    table = Table()
    (bat,) = table.graveyard("A", card("Night Bat", "{0}", "Creature — Bat", "You may cast Night Bat from your graveyard if you gained life this turn.", "1/1"))
    assert bat not in {action.oid for action in table.actions("A")}
    do(table, "You gain 1 life.")
    assert bat in {action.oid for action in table.actions("A")}


@rule("614.1a", "604.2")
def test_damage_leaves_one_life_only_while_a_creature_is_controlled() -> None:
    table = Table()
    permanent(table, "If you control a creature, damage that would reduce your life total to less than 1 reduces it to 1 instead.", types="Enchantment")
    (shield,) = table.battlefield("A", bear())
    do(table, "Test Rite deals 30 damage to target player.", [0], who="A")
    assert table.life("A") == 1
    do(table, "Exile target creature.", [shield])
    do(table, "Test Rite deals 1 damage to target player.", [0])
    assert table.game.over


@rule("604.3", "122.1")
def test_as_long_as_a_creature_has_a_counter_on_it() -> None:
    table = Table()
    hunter = permanent(table, "As long as a creature has a -1/-1 counter on it, this creature has vigilance.")
    (other,) = table.battlefield("B", ogre())
    assert not table.has(hunter, "vigilance")
    do(table, "Put a -1/-1 counter on target creature.", [other])
    assert table.has(hunter, "vigilance")


@rule("509.1h")
def test_all_attacking_creatures_become_blocked() -> None:
    table = Table()
    one, two = table.battlefield("A", bear(), bear())
    table.answer("A", [[one, 1], [two, 1]])
    table.to_step("declare_attackers", "A")
    table.hand("B", card("Fog Bank Rite", "{0}", "Instant", "Attacking creatures become blocked."))
    table.cast("B", "Fog Bank Rite").resolve()
    table.to_step("main2", "A")
    assert table.life("B") == 20
