"""The player who has the most of something, compared with each other player (CR 102.1)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent
from tests.support.boards.table import Table

OGRE_LIKE = "At the beginning of your upkeep, if a player has more life than each other player, the player with the most life gains control of this creature."
MAMMOTH = ("At the beginning of your upkeep, if a player controls more creatures than each other player, the player who controls the most creatures "
           "gains control of this creature.")  # fmt: skip
RENEGADE = ("At the beginning of your upkeep, if a player has more cards in hand than each other player, the player who has the most cards in hand "
            "gains control of this creature.")  # fmt: skip


@rule("603.4", "119.1")
@pytest.mark.parametrize(("lives", "whose"), [((20, 25, 22), 1), ((20, 25, 25), 0), ((30, 25, 22), 0)])
def test_the_player_with_the_most_life(lives: tuple[int, ...], whose: int) -> None:
    table = Table(3, library=9)
    dog = permanent(table, OGRE_LIKE)
    table.to_step("end", "C")
    for who, life in zip("ABC", lives, strict=True):
        table.life(who, life)
    table.to_step("upkeep", "A").resolve()
    assert table.game.controller(dog) == whose


@rule("603.4", "109.5")
def test_the_player_who_controls_the_most_creatures() -> None:
    table = Table(3, library=9)
    mammoth = permanent(table, MAMMOTH)
    table.battlefield("C", bear(), ogre())
    table.to_step("upkeep", "A").resolve()
    assert table.game.controller(mammoth) == 2


@rule("603.4", "402.1")
def test_the_player_who_has_the_most_cards_in_hand() -> None:
    table = Table(3, library=9)
    renegade = permanent(table, RENEGADE)
    table.hand("B", *[bear()] * 5)
    table.to_step("upkeep", "A").resolve()
    assert table.game.controller(renegade) == 1


@rule("603.4", "102.1")
@pytest.mark.parametrize(("who", "life"), [("A", 18), ("B", 18)])
def test_that_player_is_compared_with_each_other_one(who: str, life: int) -> None:
    table = Table(3, library=9)
    permanent(table, "At the beginning of each player's upkeep, if that player controls more creatures than each other player, that player loses 2 "
              "life.", types="Enchantment")  # fmt: skip
    table.battlefield(who, bear(), bear())
    table.battlefield("C", ogre())
    table.next_turn("B").next_turn("C").next_turn("A")
    assert table.life(who) == life and [table.life(other) for other in "ABC" if other != who] == [20, 20]


@rule("509.1b", "102.1")
@pytest.mark.parametrize(("yours", "theirs", "third", "blocked"), [(1, 2, 0, False), (2, 2, 0, False), (3, 2, 0, True), (1, 2, 3, True)])
def test_unblockable_while_the_defender_has_most_creatures(yours: int, theirs: int, third: int, blocked: bool) -> None:
    table = Table(3)
    thing = permanent(table, "Test Thing can't be blocked as long as defending player controls the most creatures or is tied for the most.")
    table.battlefield("A", *(bear() for _ in range(yours - 1)))
    blockers = table.battlefield("B", *(bear() for _ in range(theirs)))
    table.battlefield("C", *(bear() for _ in range(third)))
    table.answer("A", [(thing, 1)])
    table.to_step("declare_blockers")
    asked = [decision for decision in table.asked if decision.kind == "blockers"]
    able = {attacker for decision in asked for _, attackers in decision.possible for attacker in attackers}  # type: ignore[attr-defined]
    assert (thing in able) == blocked and blockers


@rule("102.1", "107.3")
@pytest.mark.parametrize(("who", "life"), [("an opponent", 22), ("a player", 23)])
def test_the_greatest_number_that_one_player_controls(who: str, life: int) -> None:
    table = Table(3)
    table.battlefield("A", bear(), bear(), bear())
    table.battlefield("B", bear(), bear())
    table.battlefield("C", bear())
    do(table, f"You gain X life, where X is the greatest number of creatures {who} controls.")
    assert table.life("A") == life
