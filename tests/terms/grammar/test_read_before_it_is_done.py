"""Words that stand behind a verb but are read before it is carried out. Who may pay, what X is (CR 107.3i, 118.12a)."""

from __future__ import annotations

import pytest

from engine.game.events.cards import ShuffleLibrary
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre
from tests.support.boards.table import Table, card

STONE = card("Stone Ox", "{1}{G}", "Creature — Ox", "Indestructible", size="2/3")


@rule("118.12a")
@pytest.mark.parametrize("pays", [True, False])
@pytest.mark.parametrize(
    ("words", "lost"),
    [
        ("Target creature's controller loses 2 life unless they pay {1}.", (0, 2)),
        ("Target creature deals 3 damage to its controller unless that player pays {1}.", (0, 3)),
        ("For each creature, its controller loses 1 life unless they pay {1}.", (1, 1)),
    ],
)
def test_a_player_whom_only_the_threat_names_may_avert_it(words: str, lost: tuple[int, int], pays: bool) -> None:
    table = Table()
    table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    table.mana("B", "{1}").answer("B", pays)
    do(table, words, [theirs] if "arget" in words else None)
    expected = 20 - (0 if pays else lost[1])
    assert (table.life("A"), table.life("B")) == (20 - lost[0], expected)


@rule("118.12a", "101.4")
def test_each_of_several_controllers_averts_it_for_themselves_alone() -> None:
    table = Table(3)
    table.battlefield("A", bear())
    table.battlefield("B", bear())
    table.battlefield("C", bear())
    table.mana("B", "{1}").mana("C", "{1}").answer("B", True).answer("C", False)
    do(table, "Each opponent loses 3 life unless they pay {1}.")
    assert [table.life(who) for who in "ABC"] == [20, 20, 17]


@rule("107.3i", "608.2c")
@pytest.mark.parametrize(
    ("words", "size"),
    [
        ("Destroy all creatures, then create an X/X green Elf creature token, where X is the number of creatures "
         "destroyed this way.", 2),
        ("Sacrifice any number of creatures, then create an X/X green Elf creature token, where X is the number of "
         "creatures sacrificed this way.", 1),
        ("Discard your hand, then create an X/X green Elf creature token, where X is the number of cards discarded this "
         "way.", 3),
    ],
)  # fmt: skip
def test_x_counts_what_the_same_sentence_does_first(words: str, size: int) -> None:
    table = Table()
    cub, _, _ = table.battlefield("A", bear(), ogre(), STONE)
    table.hand("A", bear(), bear(), bear())
    table.answer("A", [cub])
    do(table, words)
    (elf,) = (oid for oid in table.game.battlefield if table.game.chars(oid).name == "Elf Token")
    assert table.game.chars(elf).power == size


@rule("107.3i")
def test_x_is_not_described_by_what_the_deed_that_needs_it_will_find() -> None:
    table = Table()
    (big,) = table.battlefield("B", ogre())
    table.library("B", ogre(), bear())
    table.answer("B", False)
    do(table, "Target creature's owner sacrifices it. Then that player discovers X, where X is its mana value.", [big])
    assert table.zone("B", "hand") == ["Plain Ogre"]


def test_owners_of_what_went_into_libraries_shuffle() -> None:
    table = Table(library=12)
    (cub,) = table.battlefield("B", bear())
    (own,) = table.battlefield("A", ogre())
    do(table, "Put all creatures on top of their owners' libraries, then those players shuffle.")
    shuffled = [event.player for event in table.game.history.since(0) if isinstance(event, ShuffleLibrary)]
    assert sorted(shuffled) == [0, 1] and {cub, own}.isdisjoint(table.game.battlefield)
