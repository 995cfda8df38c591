"""Objects picked by chance as the words are followed."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, SPRITE, bear, do, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("609.3")
def test_chance_picks_a_card() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre(), sprite())
    do(table, "Exile a creature card from your graveyard at random. You gain life equal to its mana value.")
    (gone,) = [name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name, "exile")]
    assert table.life("A") == 20 + {BEAR[0]: 2, OGRE[0]: 3, SPRITE[0]: 1}[gone]
    assert not any("choose" in type(asked).__name__.lower() and asked.seat == 0 for asked in table.asked[-3:])
    do(table, "Exile a creature card at random from your graveyard.")
    do(table, "Exile two creature cards at random from your graveyard.")
    assert len([name for name in (BEAR[0], OGRE[0], SPRITE[0]) if table.all(name, "exile")]) == 3


@rule("608.2d")
def test_what_an_opponent_chooses_by_chance_is_theirs() -> None:
    table = Table()
    table.battlefield("A", bear())
    table.battlefield("B", ogre())
    do(table, "Target opponent chooses a creature they control at random and sacrifices it.", [1])
    assert table.all(BEAR[0]) and table.zone("B", "graveyard") == [OGRE[0]]


def test_a_card_picked_in_an_opponents_graveyard() -> None:
    table = Table()
    table.graveyard("B", ogre())
    table.graveyard("A", bear())
    do(table, "Choose a creature card at random from target opponent's graveyard. Put that card onto the battlefield under your "
       "control.", [1])  # fmt: skip
    assert table.all(OGRE[0], who="A") and table.zone("A", "graveyard")[:1] == [BEAR[0]]


@rule("614.1a", "400.7")
def test_only_the_spell_cast_this_way_is_exiled() -> None:
    table = Table()
    table.graveyard("A", card("Old Spark", "{0}", "Sorcery", "You gain 1 life."))
    table.hand("A", card("New Spark", "{0}", "Sorcery", "You gain 2 life."))
    do(table, "Exile an instant or sorcery card at random from your graveyard. You may cast it this turn. If a spell cast this way would be put into "
              "your graveyard, exile it instead.")  # fmt: skip
    table.cast("A", "Old Spark").resolve().cast("A", "New Spark").resolve()
    assert table.life("A") == 23 and table.zone("A", "exile") == ["Old Spark"]
    assert sorted(table.zone("A", "graveyard")) == ["New Spark", "Test Rite"]


@rule("601.2c", "603.3d")
def test_chance_chooses_the_target_and_nobody_is_asked() -> None:
    found = set()
    for seed in range(12):
        table = Table(4, seed=seed)
        test_pilot = permanent(table, "{0}: This creature deals 2 damage to any target chosen at random.")
        table.activate("A", test_pilot).resolve()
        assert not [asked for asked in table.asked if type(asked).__name__ == "ChooseTargets"]
        found.add((*(table.life(who) for who in "ABCD"), len(table.all("Test Thing"))))
        table = Table(4, seed=seed)
        do(table, "Target opponent chosen at random loses 1 life.")
        assert table.life("A") == 20 and sorted(table.life(who) for who in "BCD") == [19, 20, 20]
    assert len(found) > 2


@rule("700.2", "603.3c")
def test_chance_chooses_the_mode() -> None:
    lives = set()
    for seed in range(8):
        table = Table(seed=seed)
        do(table, "Choose one at random —\n• Big Fire! — You lose 2 life.\n• You gain 2 life.")
        lives.add(table.life("A"))
        assert not [asked for asked in table.asked if type(asked).__name__ == "ChooseModes"]
    assert lives == {18, 22}


@rule("608.2d")
def test_one_of_those_chosen_before_is_destroyed_at_random() -> None:
    table = Table(3)
    kept = table.battlefield("A", bear())
    theirs = [*table.battlefield("B", bear()), *table.battlefield("C", bear())]
    do(table, "For each opponent, choose a creature that player controls. Destroy one of them chosen at random.")
    assert kept[0] in table.game.battlefield and len([oid for oid in theirs if oid in table.game.battlefield]) == 1


@rule("608.2d", "120.1")
def test_damage_to_a_creature_chosen_at_random_which_later_words_know() -> None:
    table = Table()
    mine = table.battlefield("A", ogre())
    theirs = table.battlefield("B", ogre(), ogre())
    do(table, "This spell deals 1 damage to a creature an opponent controls chosen at random. Tap that creature.")
    hurt = [oid for oid in (*mine, *theirs) if table.game.obj(oid).damage]
    assert len(hurt) == 1 and hurt[0] in theirs
    assert [oid for oid in (*mine, *theirs) if table.game.obj(oid).tapped] == hurt
    assert not [decision for decision in table.asked if type(decision).__name__ == "ChooseObjects"]


@rule("608.2d", "120.1")
def test_damage_to_an_opponent_chosen_at_random() -> None:
    table = Table(3)
    do(table, "This spell deals 2 damage to an opponent chosen at random. That player gains 1 life.")
    assert sorted(table.life(who) for who in "ABC") == [19, 20, 20] and table.life("A") == 20


@rule("608.2d", "701.17a")
def test_a_creature_chosen_at_random_is_sacrificed_by_who_controls_it() -> None:
    table = Table()
    table.battlefield("A", bear(), bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Sacrifice a creature chosen at random. Each opponent returns a creature card chosen at random from their graveyard to their hand.")
    assert theirs in table.game.battlefield and len(table.all("Plain Bear")) == 1


@rule("608.2d", "609.3")
def test_nothing_is_picked_where_there_is_nothing() -> None:
    table = Table()
    do(table, "This spell deals 2 damage to a creature chosen at random. Destroy a creature chosen at random. You gain 1 life.")
    assert table.life("A") == 21
