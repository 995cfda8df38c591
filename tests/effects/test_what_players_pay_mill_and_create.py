"""What players pay, mill and create; either of two descriptions; parity that was chosen. Tokens that are measured."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY, MAY_BLOCK
from engine.game.rules.questions.rule_modifiers import refused
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("119.4", "603.2")
def test_whenever_you_pay_life() -> None:
    table = Table()
    font = permanent(table, "Whenever you pay life, put that many charge counters on Test Thing.\nPay 2 life: Draw a card.",
                     types="Artifact")  # fmt: skip
    table.activate("A", font).resolve()
    assert table.counters(font) == {"charge": 2} and table.life("A") == 18
    do(table, "You lose 3 life.")
    do(table, "Target opponent may pay 1 life.", [1])
    assert table.counters(font) == {"charge": 2}


@rule("603.2c")
def test_whenever_a_player_mills() -> None:
    table = Table()
    permanent(table, "Whenever a player mills a nonland card, you gain 1 life.\nWhenever a player mills one or more creature cards, "
              "you draw a card.", types="Artifact")  # fmt: skip
    table.library("B", bear(), ogre())
    do(table, "Target opponent mills three cards.", [1])
    assert table.life("A") == 22 and len(table.zone("A", "hand")) == 1
    table.hand("B", bear())
    do(table, "Target opponent discards a card.", [1])
    assert table.life("A") == 22
    do(table, "Target opponent mills a card.", [1])
    assert table.life("A") == 22 and len(table.zone("A", "hand")) == 1


@rule("111.1", "603.2")
def test_whenever_you_create_or_sacrifice_tokens() -> None:
    table = Table()
    permanent(table, "Whenever you create or sacrifice a token, each opponent loses 1 life.\nWhenever you create a Clue token, you gain "
              "1 life.\nWhenever you create one or more Goblin tokens, you draw a card.", types="Enchantment")  # fmt: skip
    do(table, "Create two 1/1 red Goblin creature tokens.")
    assert table.life("B") == 18 and table.life("A") == 20 and len(table.zone("A", "hand")) == 1
    do(table, "Investigate.")
    assert table.life("B") == 17 and table.life("A") == 21 and len(table.zone("A", "hand")) == 1
    do(table, "Sacrifice a Goblin.")
    assert table.life("B") == 16
    do(table, "Target opponent creates a 1/1 red Goblin creature token.", [1])
    assert table.life("B") == 16


@rule("722.3", "603.2")
def test_whenever_a_player_becomes_the_monarch() -> None:
    table = Table()
    permanent(table, "Whenever you become the monarch, you gain 3 life.\nWhenever an opponent becomes the monarch, that player loses 3 "
              "life.", types="Enchantment")  # fmt: skip
    do(table, "You become the monarch.")
    assert table.life("A") == 23
    do(table, "Target opponent becomes the monarch.", [1])
    assert (table.life("A"), table.life("B")) == (23, 17)


@rule("603.2", "115.1")
def test_one_of_two_descriptions_becomes_a_target() -> None:
    table = Table()
    permanent(table, "Whenever a creature you control or a creature spell you control becomes the target of a spell, you gain 1 life.",
              types="Enchantment")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", bear())
    do(table, "Target creature gets +1/+1 until end of turn.", [mine])
    do(table, "Target creature gets +1/+1 until end of turn.", [theirs])
    assert table.life("A") == 21
    table.hand("A", card("Free Beast", "{0}", "Creature — Beast", "", "1/1"))
    table.hand("B", card("No Way", "{0}", "Instant", "Counter target spell."))
    table.cast("A", "Free Beast").cast("B", "No Way", targets=[table.game.stack[-1]]).resolve()
    assert table.life("A") == 22


@rule("603.6c", "603.2")
def test_another_creature_or_a_land_is_put_into_a_graveyard() -> None:
    table = Table()
    thing = permanent(table, "Whenever another creature you control or a land you control is put into a graveyard from the "
                      "battlefield, put a +1/+1 counter on Test Thing.")  # fmt: skip
    (mine,) = table.battlefield("A", bear())
    (land,) = table.battlefield("A", card("Dry Field", "", "Land"))
    (theirs,) = table.battlefield("B", bear())
    for oid in (mine, land, theirs):
        do(table, "Destroy target permanent.", [oid])
    assert table.counters(thing) == {"+1/+1": 2}


@rule("607.2d", "608.2d")
@pytest.mark.parametrize(("choice", "left"), [(0, OGRE[0]), (1, BEAR[0])])
def test_mana_values_of_the_chosen_quality(choice: int, left: str) -> None:
    table = Table()
    table.battlefield("B", bear(), ogre())
    table.answer("A", choice)
    do(table, "Choose odd or even. Destroy each creature with mana value of the chosen quality.")
    other = {OGRE[0]: BEAR[0], BEAR[0]: OGRE[0]}[left]
    assert table.all(other) and not table.all(left)


@rule("607.2d", "702.10")
def test_with_and_without_the_chosen_value() -> None:
    table = Table()
    rules = card("Odd Rule", "{0}", "Enchantment", "As Odd Rule enters, choose odd or even.\nEach creature with mana value of "
                 "the chosen value has haste.\nEach creature without mana value of the chosen value enters tapped.")  # fmt: skip
    table.battlefield("A", rules)  # nothing was chosen for it: no creature is one with or without that value
    (sprites,) = table.hand("A", sprite())
    table.mana("A", "{U}").cast("A", sprites).resolve()
    assert not table.game.obj(table.find(SPRITE[0])).tapped and not table.has(table.find(SPRITE[0]), "haste")
    table.hand("A", rules)
    table.answer("A", 0)
    table.cast("A", "Odd Rule").resolve()
    (small,), (large,) = table.hand("A", bear()), table.hand("A", ogre())
    table.mana("A", "{2}{R}{1}{G}").cast("A", small).resolve().cast("A", large).resolve()
    assert table.game.obj(table.find(BEAR[0])).tapped and not table.game.obj(table.find(OGRE[0])).tapped
    assert table.has(table.find(OGRE[0]), "haste") and not table.has(table.find(BEAR[0]), "haste")


@rule("202.3")
@pytest.mark.parametrize(("top", "drawn"), [(ogre, 1), (bear, 0)])
def test_if_its_mana_value_is_odd(top: object, drawn: int) -> None:
    table = Table()
    table.library("A", top())  # type: ignore[operator]
    do(table, "Reveal the top card of your library. If that card's mana value is odd, draw a card.")
    assert len(table.zone("A", "hand")) == drawn


@rule("111.3", "608.2h")
@pytest.mark.parametrize("words", [
    "Destroy target creature. Create a black Zombie creature token. Its power is equal to that creature's power and its toughness is "
    "equal to that creature's toughness.",
    "Destroy target creature. Create a black Zombie creature token with power equal to that creature's power and toughness equal to "
    "that creature's toughness.",
])  # fmt: skip
def test_a_token_as_large_as_what_was_destroyed(words: str) -> None:
    table = Table()
    (elk,) = table.battlefield("B", card("Long Elk", "{2}{G}", "Creature — Elk", "", "2/5"))
    do(table, words, [elk])
    assert table.pt(table.find("Zombie Token", who="A")) == (2, 5)


@rule("509.1b")
def test_can_neither_block_nor_be_blocked_by_them() -> None:
    table = Table()
    shy = permanent(table, "Test Thing can't block or be blocked by creatures with power 3 or greater.", size="2/2")
    small, large = table.battlefield("B", bear(), ogre())
    game = table.game
    assert refused(game, MAY_BLOCK, shy, attacker=large) and not refused(game, MAY_BLOCK, shy, attacker=small)
    assert refused(game, MAY_BE_BLOCKED_BY, shy, blocker=large) and not refused(game, MAY_BE_BLOCKED_BY, shy, blocker=small)


@rule("511.2", "608.2i")
def test_if_it_attacked_or_blocked_this_combat() -> None:
    table = Table()
    thing = permanent(table, "At end of combat, if Test Thing attacked or blocked this combat, put a charge counter on it.")
    table.to_step("main2")
    assert table.counters(thing) == {}
    table.next_turn("A")
    table.policy = lambda decision: [[thing, 1]] if type(decision).__name__ == "DeclareAttackers" else None
    table.to_step("main2")
    table.resolve()
    assert table.counters(thing) == {"charge": 1}


@rule("611.2c")
def test_you_and_what_you_control_gain_it() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    do(table, "You and permanents you control gain hexproof until end of turn.")
    (late,) = table.battlefield("A", bear())
    assert table.has(mine, "hexproof") and not table.has(late, "hexproof")
    table.hand("B", card("Small Bolt", "{0}", "Instant", "Small Bolt deals 1 damage to any target."))
    with pytest.raises(IllegalAnswer):
        table.cast("B", "Small Bolt", targets=[0])


@rule("608.2d")
def test_the_color_of_its_controllers_choice() -> None:
    table = Table()
    (theirs,) = table.battlefield("B", bear())
    table.answer("B", 3)
    do(table, "Target creature gains protection from the color of its controller's choice until end of turn.", [theirs])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseOption"]
    assert [decision.seat for decision in asked] == [1] and table.has(theirs, "protection")


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
