"""Rebound (CR 702.88)."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BALL = ("Bouncing Ball", "{W}", "Sorcery", "You gain 3 life.\nRebound")


@rule("702.88a")
def test_it_is_cast_again_in_the_next_upkeep() -> None:
    table = Table()
    table.hand("A", card(*BALL))
    table.mana("A", "{W}")
    table.cast("A", "Bouncing Ball").resolve()
    assert table.all("Bouncing Ball", "exile") and table.life("A") == 23
    table.to_step("upkeep", "A")
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 26 and table.zone("A", "graveyard") == ["Bouncing Ball"]


@rule("702.88a")
def test_it_stays_exiled_if_it_is_not_cast() -> None:
    table = Table()
    table.hand("A", card(*BALL))
    table.mana("A", "{W}")
    table.cast("A", "Bouncing Ball").resolve()
    table.to_step("upkeep", "A")
    table.answer("A", False)
    table.resolve()
    table.next_turn("B").to_step("upkeep", "A")
    assert table.all("Bouncing Ball", "exile") and table.stack() == []


@rule("702.88c")
def test_several_instances_of_rebound_are_as_one() -> None:
    table = Table()
    table.hand("A", card("Twice Ball", "{W}", "Sorcery", "You gain 3 life.\nRebound, rebound"))
    table.mana("A", "{W}")
    table.cast("A", "Twice Ball").resolve()
    table.to_step("upkeep", "A")
    assert table.stack() == ["Twice Ball trigger (A)"]
    table.answer("A", True)
    table.resolve()
    assert table.life("A") == 26 and table.zone("A", "graveyard") == ["Twice Ball"]


@rule("702.88b")
def test_what_rebounds_is_cast_by_the_rules_of_alternative_costs() -> None:
    table = Table()
    ball = card("Kicked Ball", "{X}{W}", "Sorcery", "Kicker {1}\nYou gain 3 life. You gain X life. Mill a card. If this spell was kicked, you gain 10 life.\nRebound\nOverload {G}")
    table.hand("A", ball)
    table.mana("A", "{W}{W}{G}")
    assert {action.way for action in table.actions("A")} == {"", "overload"}, "from hand there is a choice"
    table.answer("A", False, 2)
    table.cast("A", "Kicked Ball", way="").resolve()
    assert table.life("A") == 25
    table.battlefield("B", card("Slow Day", "{1}", "Artifact", "Spells cost {1} more to cast."))
    table.to_step("upkeep", "A")
    table.mana("A", "{1}{G}").answer("A", True, True)
    table.resolve()
    assert table.life("A") == 38 and table.game.players[0].pool == (), "X is 0; the kicker and {1} more are paid, no overload"
    assert table.zone("A", "graveyard") == ["Forest", "Forest", "Kicked Ball"], "nothing but itself was exiled"
