"""Excess damage dealt this way, countering as an event, exact numbers, mana for foretelling, cards that can't be played."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

BOLT = ("Bolt", "{0}", "Instant", "Bolt deals 3 damage to any target.")


@rule("120.10", "120.4a")
def test_life_for_the_excess_damage() -> None:
    table = Table()
    (hurt,) = table.battlefield("B", ogre())
    do(table, "Test Rite deals 1 damage to target creature.", [hurt])
    do(table, "Test Rite deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.", [hurt])
    assert table.life("A") == 22  # 3 toughness, 1 damage before
    (whole,) = table.battlefield("B", card("Wall", "{4}", "Creature — Wall", "", "0/9"))
    do(table, "Test Rite deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.", [whole])
    assert table.life("A") == 22


@rule("120.10")
def test_lethal_damage_of_deathtouch_is_one() -> None:
    table = Table()
    permanent(table, "{0}: Test Thing deals 4 damage to target creature. You gain life equal to the excess damage dealt this way.\n"
                     "Deathtouch")  # fmt: skip
    (victim,) = table.battlefield("B", card("Giant", "{4}", "Creature — Giant", "", "9/9"))
    table.activate("A", table.find("Test Thing"), [victim]).resolve()
    assert table.life("A") == 23


@rule("120.10")
def test_only_the_excess_damage_dealt_to_that_creature_counts() -> None:
    table = Table()
    small, other = table.battlefield("B", bear(), card("Ada", "{2}", "Planeswalker — Ada", "+1: You gain 1 life.", loyalty="1"))
    words = ("Test Rite deals 3 damage to target creature and 3 damage to each planeswalker. Create a number of Blood tokens equal to the "
             "amount of excess damage dealt to that creature this way.")  # fmt: skip
    do(table, words, [small])
    assert len(table.all("Blood Token")) == 1 and other not in table.game.objects


@rule("120.10", "608.2c")
@pytest.mark.parametrize(("size", "clues"), [("2/4", 0), ("2/3", 1)])
def test_if_excess_damage_was_dealt(size: str, clues: int) -> None:
    table = Table()
    (victim,) = table.battlefield("B", card("Boar", "{4}", "Creature — Boar", "", size))
    do(table, "Test Rite deals 4 damage to target creature. If excess damage was dealt to that creature this way, investigate.", [victim])
    assert len(table.all("Clue Token")) == clues
    table = Table()
    (victim,) = table.battlefield("B", card("Boar", "{4}", "Creature — Boar", "", size))
    do(table, "Test Rite deals 4 damage to target creature. If excess damage was dealt this way, amass Goblins X, where X is that excess "
              "damage.", [victim])  # fmt: skip
    assert len([oid for oid in table.game.permanents() if "Army" in table.game.chars(oid).subtypes]) == clues


@rule("120.10", "406.2")
def test_as_many_cards_as_excess_damage_are_exiled() -> None:
    table = Table()
    (victim,) = table.battlefield("B", bear())
    do(table, "Test Rite deals 5 damage to target creature. Exile cards from the top of your library equal to the excess damage dealt to "
              "that creature this way. You may play those cards until the end of your next turn.", [victim])  # fmt: skip
    assert table.zone("A", "exile") == ["Forest"] * 3
    assert sum(action.kind == "play" for action in table.actions("A")) == 3


@rule("608.2h")
def test_as_many_cards_as_its_power_from_its_owners_library() -> None:
    table = Table()
    (host,) = table.battlefield("B", ogre())
    aura = card("Chest", "{0}", "Enchantment — Aura", "Enchant creature\nWhen enchanted creature dies, exile cards equal to its power from the "
                "top of its owner's library.")  # fmt: skip
    table.hand("A", aura)
    table.cast("A", "Chest", [host]).resolve()
    size = len(table.zone("B", "library"))
    do(table, "Destroy target creature.", [host])
    assert len(table.zone("B", "library")) == size - 3


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


def test_what_can_not_be_countered_and_what_has_no_legal_target_is_not_countered_by_anything() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability you control counters a spell, you gain 5 life.")
    (idol,) = table.battlefield("A", card("Idol", "{1}", "Artifact", "{0}: Counter target spell."))
    table.hand("B", card("Blast", "{0}", "Instant", "This spell can't be countered.\nBlast deals 3 damage to any target."))
    table.cast("B", "Blast", [0])
    table.activate("A", idol, [table.game.stack[-1]]).resolve()
    assert table.life("A") == 17


@rule("508.3a")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_attacking_with_exactly_two_creatures(number: int) -> None:
    table = Table()
    permanent(table, "When you attack with exactly two creatures, you gain 5 life.", types="Enchantment")
    attackers = table.battlefield("A", *[bear()] * number)
    table.policy = lambda d: [[oid, 1] for oid in attackers] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert table.life("A") == (25 if number == 2 else 20)


@rule("608.2h")
@pytest.mark.parametrize(("size", "left"), [("20/5", False), ("21/5", True), ("19/5", True)])
def test_if_its_power_is_exactly_twenty(size: str, left: bool) -> None:
    table = Table()
    permanent(table, "Whenever you gain life, destroy all other creatures if Test Thing's power is exactly 20.", size=size)
    table.battlefield("B", bear())
    do(table, "You gain 1 life.")
    assert bool(table.all("Plain Bear")) == left and table.all("Test Thing")


@rule("106.6", "116.2h")
@pytest.mark.parametrize(("words", "creature"), [
    ("Spend this mana only to foretell a card from your hand or cast an instant or sorcery spell.", False),
    ("Spend this mana only to foretell cards or cast spells that have foretell.", True),
])  # fmt: skip
def test_mana_for_foretelling(words: str, creature: bool) -> None:
    table = Table()
    (spring,) = table.battlefield("A", card("Spring", "", "Land", "{T}: Add {U}{U}. " + words))
    sage = card("Sage", "{U}", "Creature — Human", "Foretell {U}\n{2}: Draw a card.", "1/1")
    table.hand("A", sage, card("Plotter", "{5}", "Creature — Human", "Plot {2}", "1/1"), lamp())
    table.hand("A", card("Think", "{U}", "Instant", "Draw a card."))
    table.tap_for_mana("A", spring, "UU")
    can = {(action.kind, table.game.chars(action.oid).name) for action in table.actions("A")}
    assert can == {("special", "Sage"), ("cast", "Sage" if creature else "Think")}
    table.special("A", table.find("Sage", "hand"))
    assert len(table.zone("A", "exile")) == 1 and not table.pool("A")


@rule("101.2", "305.1")
def test_cards_can_not_be_played_from_the_hand() -> None:
    table = Table()
    permanent(table, "You can't play cards from your hand.", types="Enchantment")
    permanent(table, "You may play the top card of your library.", types="Enchantment")
    table.hand("A", card(*FOREST), card(*BOLT))
    table.hand("B", card(*BOLT))
    can = table.actions("A")
    assert [action.kind for action in can] == ["play"] and can[0].oid == table.game.zone("library", 0)[0]
    assert [action.kind for action in table.actions("B")] == ["cast"]
