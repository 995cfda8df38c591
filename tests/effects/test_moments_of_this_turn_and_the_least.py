"""Moments of this turn only, the least of all, choices in words of their own, and shields that bring control."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, GRAVEYARD, HAND
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card


def attack(table: Table, *attackers: int, blocks: tuple[tuple[int, int], ...] = ()) -> Table:
    """These creatures attack B, and others block them."""
    answers = {"DeclareAttackers": [[oid, 1] for oid in attackers], "DeclareBlockers": [list(block) for block in blocks]}
    table.policy = lambda decision: answers.get(type(decision).__name__)
    return table


@rule("603.7a", "511.2")
def test_at_this_turns_next_end_of_combat() -> None:
    words = "Choose target creature. At this turn's next end of combat, destroy all creatures that blocked or were blocked by it this turn."
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (wall, other) = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "", "0/9"), ogre())
    do(table, words, [mine])
    attack(table, mine, blocks=((wall, mine),)).to_step("main2")
    assert not table.all("Wall") and table.all(OGRE[0]) == [other] and table.all(BEAR[0]) == [mine]


@rule("603.7b")
@pytest.mark.parametrize(("words", "gained"), [
    ("At this turn's next end of combat, you gain 3 life.", 0), ("At the beginning of the next combat phase this turn, you gain 3 life.", 0),
    ("At the beginning of the next main phase this turn, you gain 3 life.", 0), ("Scry 1. At end of combat, you gain 3 life.", 3),
])  # fmt: skip
def test_what_waits_for_this_turn_does_not_wait_for_the_next(words: str, gained: int) -> None:
    table = Table()
    table.to_step("end")
    table.hand("A", card("Late Word", "{0}", "Instant", words))
    table.cast("A", "Late Word").resolve()
    (theirs,) = table.battlefield("B", bear())
    table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
    table.next_turn("B").to_step("main2")
    assert table.life("A") == 18 + gained


@rule("603.7a", "120.3a")
def test_this_turn_whenever_something_happens() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", ogre())
    table.next_turn("B")
    table.hand("A", card("Stern Word", "{0}", "Instant", "This turn, whenever an attacking creature deals combat damage to you, it deals that much damage "
                         "to its controller."))  # fmt: skip
    table.cast("A", "Stern Word").resolve()
    table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    assert (table.life("A"), table.life("B")) == (17, 17)
    table.next_turn("A").next_turn("B").to_step("main2")
    assert (table.life("A"), table.life("B")) == (14, 17)


@rule("509.1h", "510.1c")
@pytest.mark.parametrize("yes", [True, False])
def test_this_turn_when_target_creature_is_not_blocked(yes: bool) -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    cone = permanent(table, "{0}: This turn, when target creature you control attacks and isn't blocked, you may gain life equal to its power. If you "
                            "do, it assigns no combat damage this turn.", types="Artifact")  # fmt: skip
    table.activate("A", cone, [mine]).resolve()
    asked = {"DeclareAttackers": [[mine, 1]], "YesNo": yes}
    table.policy = lambda d: asked.get(type(d).__name__)
    table.to_step("main2")
    assert (table.life("A"), table.life("B")) == ((23, 20) if yes else (20, 17))


@rule("608.2d")
def test_the_creature_with_the_least_power() -> None:
    table = Table()
    permanent(table, "At the beginning of your upkeep, destroy the creature with the least power. It can't be regenerated. If two or more creatures are "
                     "tied for least power, you choose one of them.", types="Enchantment")  # fmt: skip
    one, two = table.battlefield("B", sprite(), sprite())
    table.battlefield("A", bear())
    table.policy = lambda d: [two] if type(d).__name__ == "ChooseObjects" and two in d.candidates else None
    table.next_turn("A")
    assert table.all(SPRITE[0]) == [one] and table.all(BEAR[0])


@rule("608.2d", "120.3e")
def test_damage_to_the_creature_with_the_least_toughness() -> None:
    table = Table()
    permanent(table, "At the beginning of your upkeep, Test Thing deals 2 damage to the creature with the least toughness. If two or more creatures are "
                     "tied for least toughness, you choose one of them.", types="Artifact")  # fmt: skip
    table.next_turn("A")
    table.battlefield("B", ogre(), bear())
    table.next_turn("A")
    assert table.all(OGRE[0]) and not table.all(BEAR[0])


@rule("614.6")
@pytest.mark.parametrize("destroyed", [True, False])
def test_control_of_what_regenerates_this_way(destroyed: bool) -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    do(table, "Regenerate target creature. You gain control of that creature if it regenerates this way.", [theirs])
    assert table.game.controller(theirs) == 1
    if destroyed:
        table.hand("A", card("Axe Blow", "{0}", "Instant", "Destroy target creature."))
        table.cast("A", "Axe Blow", [theirs]).resolve()
    assert table.game.controller(theirs) == (0 if destroyed else 1) and table.game.obj(theirs).tapped == destroyed
    table.next_turn("B").next_turn("A")
    assert table.game.controller(theirs) == (0 if destroyed else 1), "for good, and the shield is gone"


@rule("205.2a", "608.2d")
def test_a_permanent_type_is_chosen() -> None:
    table = Table()
    table.graveyard("A", bear(), card(*FOREST), lamp())
    table.policy = lambda d: d.options.index("creature") if type(d).__name__ == "ChooseOption" else None
    do(table, "Choose a permanent type. Return all cards of the chosen type from your graveyard to your hand.")
    (asked,) = [d for d in table.asked if type(d).__name__ == "ChooseOption"]
    assert set(asked.options) == {"artifact", "battle", "creature", "enchantment", "land", "planeswalker"}
    assert BEAR[0] in table.zone("A", HAND) and {"Forest", "Plain Lamp"} <= set(table.zone("A", GRAVEYARD))


@rule("111.1", "608.2d")
def test_a_token_of_your_choice() -> None:
    table = Table()
    table.policy = lambda d: 2 if type(d).__name__ in ("ChooseOption", "ChooseModes") else None
    do(table, "Create your choice of a Blood token, a Clue token, or a Food token.")
    assert [len(table.all(f"{name} Token")) for name in ("Blood", "Clue", "Food")] == [0, 0, 1]


@rule("508.1c")
def test_opponents_who_cast_a_spell_can_not_attack_with_creatures() -> None:
    table = Table(3)
    permanent(table, "Each opponent who cast a spell this turn can't attack with creatures.", types="Enchantment")
    (theirs,) = table.battlefield("B", bear())
    for cast, life in ((True, 20), (False, 18)):
        table.next_turn("B")
        if cast:
            do(table, "Scry 1.", who="B")
        table.policy = lambda d: [[theirs, 0]] if type(d).__name__ == "DeclareAttackers" else None
        table.to_step("main2")
        assert table.life("A") == life
        table.policy = None


@rule("602.2")
def test_its_own_outlast_ability() -> None:
    table = Table()
    mine, other = table.battlefield("A", *[
        card(name, "{W}", "Creature — Human", f"Outlast {{0}}\nWhenever you activate {name}'s outlast ability, you gain 1 life.\n{{0}}: Scry 1.", "1/1")
        for name in ("Herald", "Twin")])  # fmt: skip
    table.activate("A", mine).resolve()
    assert table.life("A") == 21
    table.activate("A", other, index=1).resolve()
    assert table.life("A") == 21


@rule("706.2", "706.7")
@pytest.mark.parametrize(("result", "drawn"), [(10, 1), (9, 0)])
def test_if_any_of_those_results_was_so_high(result: int, drawn: int) -> None:
    table = Table()
    permanent(table, "Whenever you roll one or more dice, you gain 1 life. If any of those results was 10 or higher, draw a card.", types="Enchantment")
    next_rolls(table, 20, 1, result)
    do(table, "Roll two d20.")
    assert table.life("A") == 21 and len(table.zone("A", HAND)) == drawn


@rule("610.3")
def test_a_granted_ability_exiles_until_its_own_creature_leaves() -> None:
    table = Table()
    permanent(table, 'Elf creatures you control have "When this creature enters, exile target creature an opponent controls until this creature leaves '
                     'the battlefield."', types="Enchantment")  # fmt: skip
    (theirs,) = table.battlefield("B", bear())
    table.hand("A", card("Scout", "{0}", "Creature — Elf", "", "1/1"))
    table.targets = [theirs]
    table.cast("A", "Scout", [theirs]).resolve()
    assert table.all(BEAR[0], EXILE)
    do(table, "Destroy all Elves.")
    assert table.all(BEAR[0])


@rule("107.3", "613.4c")
def test_twice_minus_x() -> None:
    table = Table()
    (one,) = table.battlefield("B", card("Wall", "{1}", "Creature — Wall", "", "0/9"))
    table.mana("A", "{3}").answer("A", 3)
    do(table, "Each creature gets twice -X/-X until end of turn.", cost="{X}")
    assert table.pt(one) == (-6, 3)


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


@rule("508.1c")
def test_a_player_neither_attacks_nor_blocks() -> None:
    for words in ("Players can't attack.", "Each opponent can't block.", "Each opponent can't attack or block."):
        with pytest.raises(AssertionError, match=r"not understood|declined|ambiguous"):
            card("Odd Law", "{0}", "Enchantment", words)
    card("Just Law", "{0}", "Enchantment", "Your opponents can't attack with creatures with power 2 or less.")
