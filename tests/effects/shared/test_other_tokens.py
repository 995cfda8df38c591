"""Other tokens instead of those that would be created (CR 614.1a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import do, ogre, permanent
from tests.support.boards.table import Table, card


def tokens(table: Table, who: str = "A") -> list[str]:
    mine = (oid for oid in table.game.battlefield if table.game.obj(oid).token and table.game.chars(oid).controller == table.seat(who))
    return sorted(table.game.chars(oid).name.removesuffix(" Token") for oid in mine)


@rule("614.1a", "614.16")
def test_as_many_tokens_of_another_kind() -> None:
    table = Table()
    permanent(table, "If one or more creature tokens would be created under your control, that many 4/4 white Angel creature tokens with flying and vigilance "
                     "are created instead.", types="Enchantment")  # fmt: skip
    do(table, "Create two tapped 1/1 white Rat creature tokens, a Treasure token, and a 1/1 white Cat creature token.")
    assert tokens(table) == ["Angel", "Angel", "Angel", "Treasure"]
    angels = table.all("Angel Token")
    assert sorted(table.game.obj(one).tapped for one in angels) == [False, True, True]  # they enter as the others would have
    do(table, "Target opponent creates a 1/1 white Rat creature token.")
    assert tokens(table, "B") == ["Rat"]
    do(table, "Create a 1/1 white Rat creature token. Put a +1/+1 counter on it.")
    assert sum(table.counters(one).get("+1/+1", 0) for one in table.all("Angel Token")) == 1


@rule("614.1a", "614.5")
@pytest.mark.parametrize(("answers", "made"), [
    ((True, 0), ["Cat", "Cat", "Cat"]), ((True, 1), ["Dog", "Dog", "Dog"]), ((False,), ["Rat", "Rat", "Treasure"])])
def test_the_choice_is_made_once_for_all_that_are_created_at_once(answers: tuple[object, ...], made: list[str]) -> None:
    table = Table()
    permanent(table, "If you would create one or more tokens, you may instead create that many 2/2 green Cat creature tokens with haste or that many 3/1 green Dog "
                     "creature tokens with vigilance.", types="Enchantment")  # fmt: skip
    table.answer("A", *answers)
    do(table, "Create two 1/1 white Rat creature tokens and a Treasure token.")
    assert tokens(table) == made


@rule("614.1a", "707.2")
def test_the_first_tokens_of_ones_turn_may_be_copies_of_a_creature() -> None:
    table = Table()
    permanent(table, "The first time you would create one or more tokens during each of your turns, you may instead choose a creature other than Test Thing and "
                     "create that many tokens that are copies of that creature.")  # fmt: skip
    words = "Create two 1/1 white Rat creature tokens."
    do(table, words)  # there is no other creature: the first time has passed
    (wolf,) = table.battlefield("B", ogre())
    do(table, words)
    assert tokens(table) == ["Rat"] * 4
    table.next_turn("B")
    table.hand("A", card("Quick Rats", "{0}", "Instant", words))
    table.cast("A", "Quick Rats").resolve()
    assert tokens(table) == ["Rat"] * 6  # not during another player's turn
    table.next_turn("A").answer("A", True, [wolf])
    do(table, words)
    assert tokens(table) == ["Plain Ogre"] * 2 + ["Rat"] * 6
    do(table, words)
    assert tokens(table) == ["Plain Ogre"] * 2 + ["Rat"] * 8


@rule("614.1a", "301.5")
def test_the_first_tokens_each_turn_may_be_copies_of_the_equipped_creature() -> None:
    table = Table()
    crown = permanent(table, "As long as Test Thing is attached to a creature, the first time you would create one or more tokens each turn, you may instead create "
                             "that many tokens that are copies of equipped creature.\nEquip {0}", types="Artifact — Equipment")  # fmt: skip
    words = "Create a Treasure token."
    (mine,) = table.battlefield("A", ogre())
    table.activate("A", crown, [mine]).resolve()
    table.answer("A", True)
    do(table, words)
    assert tokens(table) == ["Plain Ogre"]
    do(table, words)
    assert tokens(table) == ["Plain Ogre", "Treasure"]


@rule("614.1a", "614.5")
def test_another_token_besides_those_that_one_creates() -> None:
    table = Table()
    permanent(table, "If you would create one or more tokens, instead create those tokens plus an additional Food token.", types="Enchantment")
    do(table, "Create two 1/1 white Rat creature tokens and a Treasure token.")
    assert tokens(table) == ["Food", "Rat", "Rat", "Treasure"]


@rule("614.1a")
def test_a_token_of_a_kind_becomes_one_of_another() -> None:
    table = Table()
    permanent(table, "If you would create a Fish token, create a 3/3 blue Shark creature token instead.", types="Enchantment")
    do(table, "Create a 1/1 blue Fish creature token. Create a 1/1 white Bird creature token.")
    assert len(table.all("Shark Token")) == 1 and len(table.all("Bird Token")) == 1 and not table.all("Fish Token")
