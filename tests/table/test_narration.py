"""The story of a game in words, and that it tells nobody what they may not know (CR 400.2, 708.5)."""

from __future__ import annotations

from engine.table.game_log import narrate
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def told(table: Table, seat: int = 0, since: int = 0) -> list[str]:
    return [happening.text for happening in narrate(table.game, seat, since)]


def after(table: Table, name: str, targets: list[int] | None = None, seat: int = 0) -> list[str]:
    """What a seat is told of a spell of A's and of what it does."""
    since = table.game.history.total
    table.mana("A", "{W}").cast("A", name, targets or []).resolve()
    return told(table, seat, since)


def spell(text: str, kind: str = "Instant") -> object:
    return card("Some Words", "{W}", kind, text)


def test_counters_are_counted_in_words_that_fit() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", spell("Put a +1/+1 counter on target creature."), card("More Words", "{W}", "Instant", "Put three +1/+1 counters on target creature."), card("Fewer Words", "{W}", "Instant", "Remove a +1/+1 counter from target creature."))
    assert "Plain Bear gets a +1/+1 counter" in after(table, "Some Words", [bear])
    assert "Plain Bear gets 3 +1/+1 counters" in after(table, "More Words", [bear])
    assert "Plain Bear loses a +1/+1 counter" in after(table, "Fewer Words", [bear])


def test_a_change_of_control_is_told_with_both_names() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", spell("Gain control of target creature until end of turn.", "Sorcery"))
    assert "A gains control of Plain Bear" in after(table, "Some Words", [bear])


def test_what_is_attached_phases_out_and_comes_back() -> None:
    table = Table()
    bear, blade = table.battlefield("A", card(*BEAR), card("Dull Blade", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {0}"))
    since = table.game.history.total
    table.activate("A", blade, targets=[bear]).resolve()
    assert "Dull Blade becomes attached to Plain Bear" in told(table, 1, since)
    table.hand("A", spell("Target creature phases out."))
    story = after(table, "Some Words", [bear])
    assert "Plain Bear phases out" in story and "Dull Blade phases out" not in story, "it goes along (702.26g)"


def test_a_copied_spell_is_told() -> None:
    table = Table()
    table.hand("A", spell("You gain 1 life."), card("Echo", "{U}", "Instant", "Copy target instant spell."))
    table.mana("A", "{W}{U}").cast("A", "Some Words").cast("A", "Echo", [table.game.stack[0]]).resolve()
    story = told(table)
    assert "A copies Some Words" in story and story.count("A gains 1 life") == 2


def test_the_owner_of_a_card_that_another_exiles_face_down_is_not_told_which() -> None:
    table = Table()
    table.library("B", card(*BEAR))
    table.hand("A", spell("Exile the top card of target opponent's library face down. You may look at that card for as long as it remains exiled.", "Sorcery"))
    since = table.game.history.total
    mine = after(table, "Some Words", [1])
    assert "Plain Bear goes from library to exile" in mine
    theirs = told(table, 1, since)
    assert "a face-down card goes from library to exile" in theirs and not any("Bear" in text for text in theirs)


def test_what_everyone_saw_before_it_was_exiled_face_down_is_named() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", spell("Exile target creature face down."))
    assert "Plain Bear goes from battlefield to exile" in after(table, "Some Words", [bear], seat=1)


def test_a_spell_cast_face_down_is_named_to_nobody_but_its_controller() -> None:
    table = Table()
    table.hand("A", card("Odd Fox", "{4}{G}", "Creature — Fox", "Morph {G}", "3/3"))
    table.mana("A", "{3}").cast("A", "Odd Fox", way="morph").resolve()
    assert any("Odd Fox" in text for text in told(table, 0))
    assert not any("Odd Fox" in text for text in told(table, 1))


def test_equal_tokens_made_at_once_are_told_in_one_line() -> None:
    table = Table()
    table.hand("A", spell("Create three 2/2 green Bear creature tokens and a 1/1 green Snake creature token."))
    since = table.game.history.total
    story = after(table, "Some Words")
    assert "3 tokens are created: Bear Token" in story and "Snake Token is created" in story
    assert not [line for line in story if line == "Bear Token is created"]
    happening = next(one for one in narrate(table.game, 1, since) if "3 tokens" in one.text)
    assert len(set(happening.refs)) == 3 and set(happening.refs) <= set(table.game.battlefield)
    later = narrate(table.game, 0, happening.number + 1)
    assert not [one for one in later if "Bear Token" in one.text], "nothing of it is told again"
