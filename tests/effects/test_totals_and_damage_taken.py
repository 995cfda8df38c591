"""What things chosen come to together, damage dealt this turn, untap steps of others and the next spell."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card

RAISE = "Return any number of target creature cards with total mana value 4 or less from your graveyard to the battlefield."


@rule("601.2c")
@pytest.mark.parametrize(("number", "allowed"), [(2, True), (3, False)])
def test_targets_come_to_no_more_together(number: int, allowed: bool) -> None:
    table = Table()
    dead = table.graveyard("A", sprite(), ogre(), bear())[:number]
    if not allowed:
        with pytest.raises(IllegalAnswer):
            do(table, RAISE, dead)
        return
    do(table, RAISE, dead)
    assert sorted(name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name)) == sorted((SPRITE[0], OGRE[0]))


@rule("601.2c")
def test_each_target_alone_fits_too() -> None:
    table = Table()
    (huge,) = table.graveyard("A", card("Big Beast", "{4}{G}", "Creature — Beast", "", "5/5"))
    (small,) = table.graveyard("A", bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", RAISE))
    table.cast("A", "Test Rite", targets=[small])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert asked and huge not in asked[-1].candidates and small in asked[-1].candidates


@rule("608.2d")
def test_cards_found_come_to_no_more_together() -> None:
    table = Table()
    table.library("A", bear(), ogre(), sprite())
    words = ("Search your library for any number of creature cards with total mana value 3 or less and put them onto the battlefield. "
             "Then shuffle.")  # fmt: skip
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(SPRITE[0], "library")])
    do(table, words)
    assert table.all(BEAR[0]) and table.all(SPRITE[0]) and not table.all(OGRE[0])
    table.library("A", bear(), ogre())
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(OGRE[0], "library")])
    with pytest.raises(IllegalAnswer):
        do(table, words)


@rule("608.2d")
def test_cards_looked_at_come_to_no_more_together() -> None:
    table = Table()
    table.library("A", bear(), sprite(), ogre())
    table.answer("A", [*table.all(BEAR[0], "library"), *table.all(SPRITE[0], "library")])
    do(table, "Look at the top three cards of your library. Put up to two creature cards with total mana value 3 or less from among "
       "them onto the battlefield and the rest on the bottom of your library in a random order.")  # fmt: skip
    assert table.all(BEAR[0]) and table.all(SPRITE[0]) and table.zone("A", "library")[-1] == OGRE[0]


@rule("601.2c")
def test_answers_by_themselves_keep_to_the_total() -> None:
    table = Table()
    table.graveyard("A", sprite(), ogre(), bear())
    table.hand("A", card("Test Rite", "{0}", "Sorcery", RAISE))
    table._answer_to = lambda decision: decision.some_answer(lambda bound: bound - 1)  # type: ignore[method-assign]
    table.cast("A", "Test Rite")
    table.resolve()
    assert sum({BEAR[0]: 2, OGRE[0]: 3, SPRITE[0]: 1}[n] for n in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(n)) <= 4


@rule("208.1")
def test_power_and_toughness_together() -> None:
    table = Table()
    (small,) = table.battlefield("B", bear())
    table.battlefield("B", ogre())
    do(table, "Destroy target creature with total power and toughness 5 or less.", [small])
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert table.zone("B", "graveyard") == [BEAR[0]] and all(len(decision.candidates) == 1 for decision in asked)


@rule("120.1", "608.2i")
def test_the_damage_dealt_this_turn() -> None:
    table = Table()
    hurt = permanent(table, "When Test Thing dies, you gain X life, where X is the amount of damage dealt to it this turn.", size="4/4")
    do(table, "Test Rite deals 3 damage to target player.", [1])
    do(table, "Test Rite deals 2 damage to target creature.", [hurt])
    do(table, "You gain life equal to the damage dealt to target opponent this turn.", [1])
    assert table.life("A") == 23
    do(table, "Target player loses life equal to the damage already dealt to that player this turn.", [1])
    assert table.life("B") == 14
    do(table, "You gain 1 life for each 1 damage dealt to your opponents this turn.")
    assert table.life("A") == 26
    do(table, "You gain life equal to the total amount of noncombat damage dealt to your opponents this turn.")
    assert table.life("A") == 29
    do(table, "You gain life equal to the amount of combat damage dealt to your opponents this turn.")
    assert table.life("A") == 29
    do(table, "Destroy target creature.", [hurt])
    assert table.life("A") == 31
    table.next_turn("A")
    do(table, "You gain life equal to the damage dealt to target opponent this turn.", [1])
    assert table.life("A") == 31


@rule("120.1", "603.4")
@pytest.mark.parametrize(("damage", "gained"), [(3, 0), (4, 5)])
def test_if_a_player_was_dealt_so_much_damage(damage: int, gained: int) -> None:
    table = Table()
    permanent(table, "At the beginning of each end step, if you were dealt 4 or more damage this turn, you gain 5 life.")
    do(table, f"Test Rite deals {damage} damage to target player.", [0])
    table.to_step("end")
    table.resolve()
    assert table.life("A") == 20 - damage + gained


@rule("502.3")
@pytest.mark.parametrize("words", [
    "Creatures don't untap during target player's next untap step.",
    "Creatures target player controls get +0/+1 until end of turn. During that player's next untap step, creatures they control "
    "don't untap.",
])  # fmt: skip
def test_no_creature_untaps_in_a_players_next_untap_step(words: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear(), tapped=True)
    (theirs,) = table.battlefield("B", bear(), tapped=True)
    do(table, words, [1])
    (late,) = table.battlefield("B", bear(), tapped=True)
    table.next_turn("B")
    assert table.game.obj(theirs).tapped and table.game.obj(late).tapped
    table.next_turn("A")
    assert not table.game.obj(mine).tapped
    table.next_turn("B")
    assert not table.game.obj(theirs).tapped and not table.game.obj(late).tapped


@rule("603.7a", "707.10")
def test_the_next_spell_is_copied_once() -> None:
    table = Table()
    do(table, "When you cast your next instant or sorcery spell this turn, copy that spell. You may choose new targets for the copy.")
    table.battlefield("A", bear())
    do(table, "You gain 2 life.")
    assert table.life("A") == 24
    do(table, "You gain 2 life.")
    assert table.life("A") == 26


@rule("107.3")
def test_multiples_of_x() -> None:
    table = Table()
    table.mana("A", "{2}").answer("A", 2)
    table.hand("A", card("Test Rite", "{X}", "Sorcery", "You gain three times X life. Each opponent loses two times X life."))
    table.cast("A", "Test Rite").resolve()
    assert (table.life("A"), table.life("B")) == (26, 16)
