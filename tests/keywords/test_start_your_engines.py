"""Start your engines!, speed and max speed (CR 702.178, 702.179 of the edition of 2026)."""

from __future__ import annotations

from engine.vocabulary.keywords.start_your_engines import speed_of
from tests.rulebook import rule
from tests.support.boards.table import Table, card

RACER = ("Red Racer", "{R}", "Creature — Goblin", "Start your engines!\nMax speed — This creature has flying.", "1/1")
PIN = ("Pin", "{0}", "Instant", "Target player loses 1 life.")


@rule("702.179a", "702.179d", edition="2026-01-16")
def test_speed_begins_at_one_and_grows_once_each_own_turn() -> None:
    table = Table()
    table.battlefield("A", card(*RACER))
    table.settle()
    assert speed_of(table.game, 0) == 1
    table.hand("A", card(*PIN), card(*PIN))
    for _ in range(2):
        table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2
    table.next_turn("B")
    table.hand("A", card(*PIN))
    table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2 and speed_of(table.game, 1) == 0


@rule("702.178a", "702.179e", edition="2026-01-16")
def test_max_speed_gives_an_ability() -> None:
    table = Table()
    (racer,) = table.battlefield("A", card(*RACER))
    for expected in (2, 3, 4):
        assert not table.has(racer, "flying")
        table.hand("A", card(*PIN))
        table.cast("A", "Pin", targets=[1]).resolve()
        assert speed_of(table.game, 0) == expected
        table.next_turn("A")
    assert table.has(racer, "flying")
    table.hand("A", card(*PIN))
    table.cast("A", "Pin", targets=[1]).resolve(1)
    assert table.stack() == [] and speed_of(table.game, 0) == 4 and table.has(racer, "flying"), "there is no more than 4"


@rule("702.178a", "as long as your speed is 4", "702.179d", "once, though several lose life at the same time", edition="2026-01-16")
def test_two_opponents_that_lose_life_together_raise_the_speed_by_one() -> None:
    table = Table(3)
    (racer,) = table.battlefield("A", card(*RACER))
    table.settle()
    for expected in (2, 3, 4):
        assert not table.has(racer, "flying")
        table.hand("A", card("Wide Pin", "{0}", "Sorcery", "Each opponent loses 1 life."))
        table.cast("A", "Wide Pin").resolve()
        assert speed_of(table.game, 0) == expected and table.has(racer, "flying") == (expected == 4) and speed_of(table.game, 1) == 0
        table.next_turn("A")


def at_speed(speed: int) -> Table:
    """A table where A has that speed and nothing has happened in this turn."""
    table = Table()
    table.battlefield("A", card(*RACER))
    table.settle()
    for _ in range(speed - 1):
        table.hand("A", card(*PIN))
        table.cast("A", "Pin", targets=[1]).resolve()
        table.next_turn("A")
    return table


@rule("702.179d", "opponents lose life; at less than 4", edition="2026-01-16")
def test_ones_own_loss_does_not_count_and_four_is_the_most() -> None:
    table = at_speed(3)
    table.hand("A", *[card(*PIN)] * 3)
    table.cast("A", "Pin", targets=[0]).resolve()
    assert speed_of(table.game, 0) == 3
    table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 4
    table.next_turn("A")
    table.cast("A", "Pin", targets=[1])
    table.resolve(1)
    assert table.stack() == [] and speed_of(table.game, 0) == 4


@rule("702.179b", "702.179c", "702.179f", edition="2026-01-16")
def test_without_speed_it_counts_as_zero_and_an_increase_gives_it() -> None:
    table = Table()
    table.hand("A", card("Count Down", "{0}", "Sorcery", "You gain life equal to your speed."), card("Push Off", "{0}", "Sorcery", "Increase your speed by 1."), card(*PIN))
    table.cast("A", "Count Down").resolve()
    assert table.life("A") == 20
    table.cast("A", "Push Off").resolve()
    assert speed_of(table.game, 0) == 1 and speed_of(table.game, 1) == 0
    table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2, "whoever has speed has the ability that increases it"
    for speed in (3, 4, 4):
        table.hand("A", card("Push Off", "{0}", "Sorcery", "Increase your speed by 1."))
        table.cast("A", "Push Off").resolve()
        assert (speed_of(table.game, 0), speed_of(table.game, 1)) == (speed, 0)


@rule("702.179a", "702.179c", edition="2026-01-16")
def test_it_gives_no_speed_to_who_has_some_and_an_increase_ends_at_four() -> None:
    table = at_speed(4)
    table.battlefield("A", card(*RACER))
    table.hand("A", card("Push Off", "{0}", "Sorcery", "Increase your speed by 1. If you do, you gain 1 life."))
    table.cast("A", "Push Off").resolve()
    assert speed_of(table.game, 0) == 4 and table.life("A") == 20


@rule("702.178b", edition="2026-01-16")
def test_max_speed_works_where_the_ability_does() -> None:
    for speed in (3, 4):
        table = at_speed(speed)
        table.graveyard("A", card("Late Racer", "{R}", "Creature — Goblin", "Max speed — {0}, Exile this card from your graveyard: You gain 5 life.", "1/1"))
        assert len([action for action in table.actions("A") if action.kind == "activate"]) == (speed == 4)


@rule("702.179f", "a player without speed has speed 0", "702.179a", edition="2026-01-16")
def test_words_find_no_speed_where_nobody_has_started_engines() -> None:
    table = Table()
    table.hand("A", card("Fast Cheer", "{0}", "Sorcery", "You gain life equal to your speed."))
    table.cast("A", "Fast Cheer").resolve()
    assert table.life("A") == 20


@rule("702.179d", "up to 4, once each turn, in one's own turn", edition="2026-01-16")
@rule("702.179e", "max speed is a speed of 4", edition="2026-01-16")
def test_speed_rises_no_further_than_four() -> None:
    table = Table()
    (racer,) = table.battlefield("A", card(*RACER))
    for expected in (2, 3, 4, 4):
        assert table.has(racer, "flying") is (speed_of(table.game, 0) == 4)
        table.hand("A", card(*PIN), card(*PIN))
        table.cast("A", "Pin", targets=[1]).resolve().cast("A", "Pin", targets=[1]).resolve()
        assert speed_of(table.game, 0) == expected, "once each turn, and never more than 4"
        table.next_turn("B")
        table.hand("A", card(*PIN))
        table.cast("A", "Pin", targets=[1]).resolve()
        assert speed_of(table.game, 0) == expected, "not in another's turn"
        table.next_turn("A")


@rule("702.179d", "this ability triggers only once each turn", edition="2026-01-16")
def test_speed_increases_once_though_life_is_lost_again_before_it_has() -> None:
    table = at_speed(2)
    table.hand("A", card(*PIN), card(*PIN), card(*PIN), card("Hush", "{0}", "Instant", "Counter target triggered ability."))
    table.cast("A", "Pin", targets=[1]).resolve(1)
    table.cast("A", "Pin", targets=[1]).resolve(1)
    (waiting,) = table.game.stack
    table.cast("A", "Hush", targets=[waiting]).resolve()
    table.cast("A", "Pin", targets=[1]).resolve()
    assert speed_of(table.game, 0) == 2, "it has triggered, though it was countered"


@rule("702.179d", "if your speed is less than 4", edition="2026-01-16")
def test_speed_that_has_become_four_meanwhile_increases_no_more() -> None:
    table = at_speed(3)
    table.hand("A", card(*PIN), card("Rush", "{0}", "Instant", "Increase your speed by 1."))
    table.cast("A", "Pin", targets=[1]).resolve(1)
    assert len(table.game.stack) == 1
    table.cast("A", "Rush").resolve()
    assert speed_of(table.game, 0) == 4
    table.hand("A", card("Last Rush", "{0}", "Instant", "Increase your speed by 1. If you do, you gain 1 life."))
    table.cast("A", "Last Rush").resolve()
    assert speed_of(table.game, 0) == 4 and table.life("A") == 20, "nor by other words"


@rule("702.179d", "this ability is controlled by that player, and has no source", edition="2026-01-16")
def test_who_has_speed_by_a_card_of_another_player_has_the_ability_that_increases_it() -> None:
    table = Table()
    (lent,) = table.battlefield("B", card("Lent Engine", "{2}", "Artifact", "{0}: Increase your speed by 1."))
    table.hand("A", card("Sudden Loan", "{0}", "Instant", "Gain control of target artifact."), card("Scrap", "{0}", "Instant", "Destroy target artifact."), card(*PIN))
    table.cast("A", "Sudden Loan", [lent]).resolve()
    table.activate("A", lent).resolve()
    table.cast("A", "Scrap", [lent]).resolve()
    assert (speed_of(table.game, 0), speed_of(table.game, 1)) == (1, 0)
    table.cast("A", "Pin", targets=[1]).resolve()
    assert (speed_of(table.game, 0), speed_of(table.game, 1)) == (2, 0)
