"""What players do with spells, abilities and mana (CR 601, 602, 305, 106)."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

BOLT = ("Bolt", "{0}", "Instant", "Bolt deals 3 damage to any target.")


@rule("205.1", "601.2i")
@pytest.mark.parametrize(("types", "gained"), [("Artifact", 1), ("Creature — Otter", 1), ("Creature — Bear", 0)])
def test_a_noncreature_or_otter_spell(types: str, gained: int) -> None:
    table = Table()
    permanent(table, "Whenever you cast a noncreature or Otter spell, you gain 1 life.")
    table.hand("A", card("Some Thing", "{0}", types, "", "1/1" if "Creature" in types else ""))
    table.cast("A", "Some Thing").resolve()
    assert table.life("A") == 20 + gained
    do(table, "You gain 1 life.")
    assert table.life("A") == 22 + gained


@rule("400.7a", "614.12")
def test_a_creature_enters_with_counters_for_what_its_spell_gained() -> None:
    table = Table()
    table.battlefield("A", card("Blood Lord", "{B}", "Creature — Vampire", "Whenever you cast a Bat creature spell, it gains bloodthirst 3.", "3/3"))
    table.hand("A", card("Sting", "{R}", "Sorcery", "~ deals 1 damage to any target."), card("Small Bat", "{B}", "Creature — Bat", "", "1/1"))
    table.mana("A", "{R}{B}").cast("A", "Sting", targets=[1]).resolve()
    table.cast("A", "Small Bat").resolve()
    assert table.pt(table.find("Small Bat")) == (4, 4)


@rule("305.1")
@pytest.mark.parametrize(("types", "life"), [("Land", 20), ("Legendary Land", 19)])
def test_only_a_land_that_fits_is_waited_for(types: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Proud Knight", "{2}", "Creature — Knight", "Whenever you play a legendary land, you lose 1 life.", "1/1"))
    table.hand("A", card("Far Hills", "", types, "{T}: Add {C}."))
    table.play("A", "Far Hills").resolve()
    assert table.life("A") == life


@rule("608.2c")
def test_it_deals_damage_to_that_creature_and_not_to_itself() -> None:
    """ "It" is the spell then; where another creature could be meant, the words are declined."""
    words = "This spell deals 2 damage to target creature. It deals 4 damage to that creature instead if you control a Bear."
    assert compile_card(plain_card(words, "Instant")).definition is not None
    fought = "Target creature you control fights target creature. It deals 2 damage to that creature."
    assert compile_card(plain_card(fought, "Instant")).definition is None


@rule("603.2")
def test_a_spell_or_ability_you_control_counters_a_spell() -> None:
    table = Table(3)
    permanent(table, "Whenever a spell or ability you control counters a spell, you gain 5 life.")
    (idol,) = table.battlefield("A", card("Idol", "{1}", "Artifact", "{0}: Counter target spell."))
    table.hand("B", card(*BOLT), card(*BOLT), card("No", "{0}", "Instant", "Counter target spell."))
    table.cast("B", "Bolt", [0])
    table.activate("A", idol, [table.game.stack[-1]]).resolve()
    assert table.life("A") == 25 and "Bolt" in table.zone("B", "graveyard")
    table.hand("A", card(*BOLT))
    table.cast("A", "Bolt", [2])
    table.cast("B", "No", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 25 and table.life("C") == 20  # an opponent's spell countered it
    table.cast("B", "Bolt", [0])
    do_not = card("Hush", "{0}", "Instant", "Counter target spell.")
    table.hand("A", do_not)
    table.cast("A", "Hush", [table.game.stack[-1]]).resolve()
    assert table.life("A") == 30


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def test_an_activated_ability_is_copied_but_no_mana_ability() -> None:
    table = Table()
    (watcher,) = table.battlefield("A", creature("Whenever you activate an ability that isn't a mana ability, copy it. "
                                                 "You may choose new targets for the copy."))  # fmt: skip
    (font,) = table.battlefield("A", creature("{0}: You gain 2 life.", name="Font"))
    (rock,) = table.battlefield("A", card("Rock", "{1}", "Artifact", "{T}: Add {C}."))
    table.activate("A", font).resolve()
    assert table.life("A") == 24 and watcher
    table.tap_for_mana("A", rock)
    assert table.stack() == []


def test_a_condition_behind_the_trigger_leaves_mana_abilities_out() -> None:
    table = Table()
    table.battlefield("A", creature("Whenever an opponent activates an ability of an artifact, if it isn't a mana "
                                    "ability, Watcher deals 2 damage to that player."))  # fmt: skip
    (rock,) = table.battlefield("B", card("Rock", "{1}", "Artifact", "{T}: Add {C}.\n{0}: You gain 1 life."))
    table.tap_for_mana("B", rock)
    table.settle()
    assert table.stack() == [] and table.life("B") == 20
    table.activate("B", rock).resolve()
    assert table.life("B") == 19


@rule("603.2", "601.2i")
def test_the_first_noncreature_spell_of_a_turn_is_countered() -> None:
    table = Table()
    permanent(table, "Whenever the first noncreature spell of a turn is cast, counter that spell.")
    gain = card("Gain", "{0}", "Instant", "You gain 3 life.")
    table.hand("A", gain, card("Free Bear", "{0}", "Creature — Bear", "", "2/2"))
    table.hand("B", gain, gain)
    table.cast("A", "Free Bear").resolve()
    table.cast("B", "Gain").resolve()
    table.cast("A", "Gain").resolve()
    assert table.all("Free Bear") and (table.life("A"), table.life("B")) == (23, 20)
    table.next_turn("B").cast("B", "Gain").resolve()
    assert table.life("B") == 20, "the first of another turn"


@rule("603.2")
@pytest.mark.parametrize(("zone", "life"), [("graveyard", 19), ("hand", 20)])
def test_a_place_said_once_behind_two_deeds_is_that_of_both(zone: str, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Dark Vengeance", "{R}", "Enchantment", "You may play lands from your graveyard.\nWhenever you play a land or cast a spell from anywhere other than your hand, this enchantment deals 1 damage to each opponent."))
    hill = card("Far Hill", "", "Land", "{T}: Add {C}.")
    table.graveyard("A", hill) if zone == "graveyard" else table.hand("A", hill)
    assert table.play("A", "Far Hill").resolve().life("B") == life


def _instant(table: Table, who: str) -> None:
    table.hand(who, card("Small Spark", "{0}", "Instant", "You gain 1 life."))
    table.cast(who, "Small Spark").resolve()


@rule("603.2", "601.2i")
def test_the_fourth_spell_of_a_turn() -> None:
    table = Table()
    permanent(table, "Whenever the third spell of a turn is cast, you gain 5 life.")
    for number, who in enumerate("ABAB"):
        do(table, "You gain 1 life.", who=who) if who == "A" else _instant(table, who)
        assert table.life("A") == 20 + (number // 2 + 1) + (5 if number > 1 else 0)


@rule("603.2", "601.2i")
def test_the_first_spell_in_each_turn_of_an_opponent() -> None:
    """Not in the player's own turn, not the second, and not another player's."""
    table = Table(3)
    permanent(
        table, "Whenever you cast your first spell during each opponent's turn, you gain 1 life.", types="Enchantment"
    )
    sip = card("Odd Sip", "{0}", "Instant", "Each opponent loses 1 life.")
    table.hand("A", *[sip] * 6)
    table.hand("B", sip)
    table.cast("A", "Odd Sip").resolve()
    assert table.life("A") == 20
    for who, life in (("B", 21), ("C", 22)):
        table.next_turn(who)
        if who == "B":
            table.cast("B", "Odd Sip").resolve()
            table.life("A", 20)
        table.cast("A", "Odd Sip").resolve()
        table.cast("A", "Odd Sip").resolve()
        assert table.life("A") == life


@rule("606.3", "603.2")
def test_a_loyalty_ability_of_such_a_planeswalker() -> None:
    table = Table()
    permanent(
        table, "Whenever you activate a loyalty ability of a red planeswalker, you gain 5 life.", types="Enchantment"
    )
    ash, elm = table.battlefield(
        "A",
        *[
            card(f"{name} Sage", cost, "Legendary Planeswalker", "+1: Draw a card.\n{0}: Scry 1.", loyalty="3")
            for name, cost in (("Ash", "{R}"), ("Elm", "{G}"))
        ],
    )
    table.activate("A", elm).resolve()
    assert table.life("A") == 20
    table.activate("A", ash, index=1).resolve()
    assert table.life("A") == 20
    table.activate("A", ash).resolve()
    assert table.life("A") == 25


@rule("707.10", "603.2")
def test_copying_a_spell() -> None:
    """To cast one is not to copy it, and what an opponent copies counts for them."""
    table = Table()
    permanent(table, "Whenever you copy a spell, you gain 1 life.", types="Enchantment")
    table.hand(
        "A", card("Plain Chime", "{0}", "Sorcery", "Draw a card."), card("Echo", "{0}", "Instant", "Copy target spell.")
    )
    table.cast("A", "Plain Chime")
    (chime,) = table.game.stack
    table.cast("A", "Echo", [chime]).resolve()
    assert table.life("A") == 21 and len(table.zone("A", "hand")) == 2


@rule("603.2", "115.1", "608.2c")
def test_what_a_spell_targets_is_those_creatures() -> None:
    """One or more that fit, and only they; as the trigger resolves those are meant, wherever the spell is by then."""
    table = Table()
    permanent(table, "Whenever you cast a spell that targets one or more creatures an opponent controls, gain control of those creatures and "
                     "you gain that much life.", types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    one, two = table.battlefield("B", bear(), bear())
    do(table, "Tap up to three target creatures.", [mine, one, two])
    assert [table.game.chars(oid).controller for oid in (one, two)] == [0, 0]
    assert table.life("A") == 22
    do(table, "Tap target creature.", [mine])
    assert table.life("A") == 22


@rule("603.2", "608.2c")
def test_the_single_creature_that_a_spell_targets() -> None:
    table = Table()
    permanent(table, "Whenever you cast a spell that targets only a single creature, put a +1/+1 counter on that creature.", types="Enchantment")
    one, two = table.battlefield("B", bear(), bear())
    do(table, "Tap up to two target creatures.", [one, two])
    assert (table.counters(one), table.counters(two)) == ({}, {})
    do(table, "Tap up to two target creatures.", [one])
    assert table.counters(one) == {"+1/+1": 1}
