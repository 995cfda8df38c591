"""Soulbond (CR 702.95)."""

from __future__ import annotations

from engine.meaning.cards import CardDefinition
from tests.rulebook import rule
from tests.support.boards.table import Table, card

MEADOW_BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
LURE = ("Sudden Loyalty", "{R}", "Sorcery", "Gain control of target creature until end of turn.")
DOOM = ("Quick Doom", "{B}", "Instant", "Destroy target creature.")


def friend() -> CardDefinition:
    """A creature that strengthens itself and its partner."""
    text = "Soulbond\nAs long as Steady Friend is paired with another creature, each of those creatures gets +1/+1."
    return card("Steady Friend", "{1}{W}", "Creature — Human", text, "1/1")


def with_pair() -> tuple[Table, int, int]:
    """A table with a friend that has entered and been paired with a Bear."""
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", friend())
    table.mana("A", "{1}{W}").answer("A", True)
    table.cast("A", "Steady Friend").resolve()
    return table, bear, table.find("Steady Friend")


@rule("702.95a", "702.95b")
def test_as_it_enters_it_may_be_paired_with_another_creature() -> None:
    table, bear, steady = with_pair()
    assert (table.pt(bear), table.pt(steady)) == ((3, 3), (2, 2))


@rule("702.95a")
def test_a_creature_that_enters_later_may_be_paired_with_it() -> None:
    table = Table()
    (steady,) = table.battlefield("A", friend())
    table.hand("A", card(*BEAR), card(*BEAR))
    table.mana("A", "{1}{G}{1}{G}").answer("A", True)
    table.cast("A", "Meadow Bear").resolve()
    assert (table.pt(table.find("Meadow Bear")), table.pt(steady)) == ((3, 3), (2, 2))
    table.cast("A", "Meadow Bear")
    table.resolve(1)
    assert table.stack() == []  # it is paired already (702.95d)


@rule("702.95a")
def test_it_does_not_pair_with_an_opponents_creature_nor_with_itself() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", friend())
    table.mana("A", "{1}{W}")
    table.cast("A", "Steady Friend")
    table.resolve(1)
    assert table.stack() == []
    assert table.pt(table.find("Steady Friend")) == (1, 1)


@rule("702.95c")
def test_nothing_is_paired_if_one_is_gone_as_the_ability_resolves() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", friend())
    table.hand("B", card(*DOOM))
    table.mana("A", "{1}{W}").mana("B", "{B}").answer("A", True)
    table.cast("A", "Steady Friend").resolve(1)
    assert table.stack() == ["Steady Friend trigger (A)"]
    table.cast("B", "Quick Doom", targets=[bear]).resolve()
    assert table.pt(table.find("Steady Friend")) == (1, 1)


@rule("702.95e")
def test_a_pair_is_broken_when_another_player_gains_control_of_one_of_them() -> None:
    table, bear, steady = with_pair()
    table.next_turn("B")
    table.hand("B", card(*LURE))
    table.mana("B", "{R}")
    table.cast("B", "Sudden Loyalty", targets=[bear]).resolve()
    assert (table.pt(bear), table.pt(steady)) == ((2, 2), (1, 1))
    table.next_turn("A")
    assert table.game.controller(bear) == 0
    assert (table.pt(bear), table.pt(steady)) == ((2, 2), (1, 1))  # coming back makes them no pair again


@rule("702.95e")
def test_a_pair_is_broken_when_one_of_them_leaves() -> None:
    table, bear, steady = with_pair()
    table.hand("B", card(*DOOM))
    table.mana("B", "{B}")
    table.cast("B", "Quick Doom", targets=[bear]).resolve()
    assert table.pt(steady) == (1, 1)
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}").answer("A", True)
    table.cast("A", "Meadow Bear").resolve()
    assert table.pt(steady) == (2, 2)  # it was unpaired and could be paired anew


@rule("702.95b")
def test_other_cards_can_ask_whether_a_creature_is_paired() -> None:
    table, bear, steady = with_pair()
    text = "Target creature gets +1/+1 until end of turn. If it's paired with a creature, you gain 3 life."
    table.hand("A", card("Shared Strength", "{G}", "Instant", text), card("Shared Strength", "{G}", "Instant", text))
    table.mana("A", "{G}{G}")
    table.cast("A", "Shared Strength", targets=[bear]).resolve()
    assert table.life("A") == 23
    table.hand("A", card("Shared Malice", "{0}", "Instant", "Target creature gets +1/+1 until end of turn. If it's paired with a Goblin, you gain 3 life."))
    table.cast("A", "Shared Malice", targets=[bear]).resolve()
    assert table.life("A") == 23, "the other one is no Goblin"
    also = "Target creature gets +1/+1 until end of turn. If it's paired with a creature, that creature also gets +1/+1 until end of turn."
    before = table.pt(steady)
    table.hand("A", card("Joint Strength", "{0}", "Instant", also))
    table.cast("A", "Joint Strength", targets=[bear]).resolve()
    assert table.pt(steady) == tuple(1 + (size or 0) for size in before), "that is the other one"
    (lonely,) = table.battlefield("A", card(*BEAR))
    table.cast("A", "Shared Strength", targets=[lonely]).resolve()
    assert table.life("A") == 23


@rule("702.95d")
def test_a_creature_is_paired_with_only_one_other() -> None:
    table, bear, steady = with_pair()
    table.hand("A", friend())
    table.mana("A", "{1}{W}")
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.cast("A", table.find("Steady Friend", "hand")).resolve(1)
    assert table.stack() == [], "nothing unpaired is there to be paired with"
    second = next(oid for oid in table.all("Steady Friend") if oid != steady)
    assert (table.pt(bear), table.pt(steady), table.pt(second)) == ((3, 3), (2, 2), (1, 1))
    table.hand("A", card(*BEAR))
    table.mana("A", "{1}{G}")
    table.cast("A", "Meadow Bear").resolve(1)
    assert table.stack() == ["Steady Friend trigger (A)"], "only the unpaired one's ability triggers"
    table.resolve()
    assert table.pt(second) == (2, 2) and (table.pt(bear), table.pt(steady)) == ((3, 3), (2, 2))


@rule("702.95a", "you may, each time")
def test_nobody_has_to_pair() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", friend(), card(*BEAR))
    table.mana("A", "{1}{W}{1}{G}").answer("A", False, False)
    table.cast("A", "Steady Friend").resolve()
    table.cast("A", "Meadow Bear").resolve()
    assert table.pt(table.find("Steady Friend")) == (1, 1) and table.pt(bear) == (2, 2)


@rule("702.95a", "another unpaired creature you control: one of them", "702.95c")
def test_one_is_chosen_among_the_unpaired_creatures_of_ones_own() -> None:
    table, bear, steady = with_pair()
    table.battlefield("B", card(*BEAR))
    table.battlefield("A", card("Plain Lamp", "{1}", "Artifact"))
    two, three = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.hand("A", friend())
    table.mana("A", "{1}{W}").answer("A", True, [three])
    table.cast("A", table.find("Steady Friend", "hand")).resolve()
    choice = [decision for decision in table.asked if getattr(decision, "purpose", "") == "pair"][-1]
    assert (choice.candidates, choice.least, choice.most) == ((two, three), 1, 1)
    assert [table.pt(oid) for oid in (bear, steady, two, three)] == [(3, 3), (2, 2), (2, 2), (3, 3)]


@rule("702.95e", "no creature any more, or another's")
def test_a_pair_is_broken_when_one_of_them_is_no_creature() -> None:
    table, bear, steady = with_pair()
    table.hand("A", card("Deep Rest", "{0}", "Sorcery", "Target creature isn't a creature until end of turn."))
    table.cast("A", "Deep Rest", [bear]).resolve()
    assert table.pt(steady) == (1, 1)
    table.next_turn("B")
    assert (table.pt(bear), table.pt(steady)) == ((2, 2), (1, 1))


def test_that_creature_behind_paired_with_a_creature_is_the_other_one() -> None:
    table = Table()
    boost = card("Joint Effort", "{G}", "Instant", "Target creature gets +2/+2 until end of turn. If it's paired with a creature, that creature also gets +3/+3 until end of turn.")
    (bear,) = table.battlefield("A", card(*MEADOW_BEAR))
    table.hand("A", boost, card("Close Friend", "{G}", "Creature — Human", "Soulbond", "1/1"))
    table.mana("A", "{G}{G}").answer("A", True).cast("A", "Close Friend").resolve()
    friend = table.find("Close Friend")
    table.cast("A", "Joint Effort", targets=[bear]).resolve()
    assert table.pt(bear) == (4, 4) and table.pt(friend) == (4, 4)
