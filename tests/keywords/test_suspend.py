"""Suspend (CR 702.62)."""

from __future__ import annotations

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

EGG = ("Slow Egg", "{5}{R}", "Creature — Dragon", "Suspend 2—{R}", "4/4")
TIDE = ("Late Tide", "", "Sorcery", "Suspend 1—{U}\nYou gain 5 life.", "")


@rule("702.62a", "702.62b")
def test_a_suspended_creature_is_cast_for_nothing_and_has_haste() -> None:
    table = Table()
    (egg,) = table.hand("A", card(*EGG))
    table.mana("A", "{R}")
    table.special("A", egg)
    (exiled,) = table.all("Slow Egg", "exile")
    assert table.counters(exiled) == {"time": 2} and table.stack() == []
    table.to_step("upkeep", "A").resolve()
    assert table.counters(exiled) == {"time": 1}
    table.next_turn("B").to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.has(table.find("Slow Egg"), "haste")


@rule("702.62b", "702.62a")
def test_a_card_in_exile_without_a_time_counter_is_not_suspended() -> None:
    """Nor is one whose counters another player's upkeep finds there; what has one counter loses it."""
    for counters, who, triggers in ((0, "A", False), (1, "B", False), (1, "A", True)):
        table = Table()
        (egg,) = table.exile("A", card(*EGG))
        table.game.write(egg).counters = {"time": counters} if counters else {}
        table.to_step("upkeep", who)
        assert bool(table.stack()) == triggers, (counters, who)


@rule("702.62a")
def test_it_can_stay_exiled() -> None:
    table = Table()
    (tide,) = table.hand("A", card(*TIDE))
    table.mana("A", "{U}")
    table.special("A", tide)
    table.to_step("upkeep", "A")
    table.answer("A", False)
    table.resolve()
    assert table.all("Late Tide", "exile") and table.life("A") == 20


@rule("702.62a", "116.2f")
def test_a_card_can_be_suspended_only_when_it_could_be_cast() -> None:
    table = Table()
    table.hand("A", card(*EGG))
    table.to_step("begin_combat")
    table.mana("A", "{R}")
    assert table.actions("A") == ()


@rule("702.62c")
def test_a_card_that_an_effect_lets_nobody_cast_can_not_be_suspended() -> None:
    table = Table()
    (egg,) = table.hand("A", card(*EGG))
    table.mana("A", "{R}")
    (ban,) = table.battlefield("B", card("Stone Law", "{1}", "Artifact", "Players can't cast creature spells."))
    assert table.actions("A") == ()
    happen(table.game, ZoneChange(ban, "graveyard"))
    assert [action.kind for action in table.actions("A")] == ["special"]
    table.battlefield("A", card("Thorn Law", "{1}", "Artifact", "Spells cost {9} more to cast."))
    table.special("A", egg)
    assert table.all("Slow Egg", "exile"), "what it would cost is no matter"


@rule("702.62d")
def test_what_suspend_lets_cast_follows_the_rules_of_alternative_costs() -> None:
    table = Table()
    text = "Kicker {2}\nSuspend 1—{U}\nYou gain X life. If this spell was kicked, you gain 5 life."
    (tide,) = table.hand("A", card("Later Tide", "{X}{U}", "Sorcery", text))
    table.mana("A", "{U}")
    table.special("A", tide)
    table.battlefield("B", card("Thorn Law", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.to_step("upkeep", "A").resolve(1)
    table.mana("A", "{3}").answer("A", True, True)
    table.resolve()
    assert table.life("A") == 25 and table.game.players[0].pool == (), "X is 0, kicker and the tax are paid"


@rule("702.62d", "can't be paid")
@rule("702.62a", "if you don't, it remains exiled")
def test_what_can_not_be_paid_stays_exiled() -> None:
    table = Table()
    (egg,) = table.hand("A", card("Late Egg", "{5}{R}", "Creature — Dragon", "Suspend 1—{R}", "4/4"))
    table.mana("A", "{R}")
    table.special("A", egg)
    table.battlefield("B", card("Thorn Law", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.to_step("upkeep", "A").resolve()
    assert table.all("Late Egg", "exile") and not table.all("Late Egg")


@rule("702.62a", "if you could begin to cast this card")
@rule("702.62c")
def test_an_instant_is_suspended_whenever_one_has_priority_but_not_while_none_may_be_cast() -> None:
    table = Table()
    table.hand("A", card(*EGG))
    (spark,) = table.hand("A", card("Late Spark", "{4}{R}", "Instant", "You gain 3 life.\nSuspend 1—{R}"))
    table.next_turn("B")
    table.mana("A", "{R}")
    assert [(action.kind, action.oid) for action in table.actions("A")] == [("special", spark)], "the creature has to wait"
    table.battlefield("B", card("Stone Law", "{1}", "Artifact", "Players can't cast instant spells."))
    assert table.actions("A") == ()


@rule("113.6")
def test_a_counter_removed_while_it_is_exiled() -> None:
    table = Table()
    table.exile("A", card("Late Sage", "{4}", "Creature — Human", "Suspend 3—{1}\nWhenever a time counter is removed from Late Sage while it's exiled, "
                          "you gain 2 life.", "2/2"))  # fmt: skip
    (sage,) = table.all("Late Sage", "exile")
    table.game.write(sage).counters = {"time": 3}
    table.next_turn("A").resolve()
    assert table.life("A") == 22
