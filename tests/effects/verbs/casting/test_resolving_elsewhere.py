"""Where the card of a spell goes as it resolves (CR 608.2n, 614.1a)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

SIP = ("Small Sip", "{1}", "Sorcery", "You gain 1 life.")
MASTER = ("Song Master", "{1}", "Enchantment", "{0}: The next time you cast an instant or sorcery spell from your hand this "
          "turn, put that card into your hand instead of into your graveyard as it resolves.")  # fmt: skip


@rule("608.2n", "614.1a")
def test_the_next_spell_from_hand_comes_back_as_it_resolves() -> None:
    table = Table()
    (master,) = table.battlefield("A", card(*MASTER))
    table.hand("A", card(*SIP))
    table.mana("A", "{3}")
    table.activate("A", master).resolve()
    table.cast("A", "Small Sip").resolve()
    assert table.zone("A", "hand") == ["Small Sip"] and table.life("A") == 21
    table.cast("A", "Small Sip").resolve()
    assert table.zone("A", "graveyard") == ["Small Sip"]  # only the next one


@rule("608.2n", "701.5a")
def test_a_spell_that_is_countered_does_not_resolve() -> None:
    table = Table()
    (master,) = table.battlefield("A", card(*MASTER))
    table.hand("A", card(*SIP))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{1}").activate("A", master).resolve()
    table.cast("A", "Small Sip")
    table.cast("B", "No", targets=[table.game.stack[0]]).resolve()
    assert table.zone("A", "graveyard") == ["Small Sip"] and not table.zone("A", "hand")


TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
LESSON = ("Warm Lesson", "{R}", "Sorcery", "You gain 3 life.")
KEEPER = ("Word Keeper", "{2}", "Enchantment", "Whenever you cast an instant or sorcery spell, exile that card instead of "
          "putting it into your graveyard as it resolves. If you do, return it to your hand at the beginning of the next "
          "end step.")  # fmt: skip


@rule("608.2n", "614.1a", "603.7")
def test_the_card_is_exiled_as_it_resolves_and_comes_back_at_the_end() -> None:
    table = Table()
    table.battlefield("A", card(*KEEPER))
    table.hand("A", card(*LESSON))
    table.mana("A", "{R}")
    table.cast("A", "Warm Lesson").resolve()
    assert table.life("A") == 23
    assert table.zone("A", "exile") == ["Warm Lesson"]
    assert "Warm Lesson" not in table.zone("A", "graveyard")
    table.to_step("end").resolve()
    assert table.zone("A", "exile") == []
    assert "Warm Lesson" in table.zone("A", "hand")


@rule("614.1a", "701.5a", "none of its effects occur; into its owner's graveyard; the next one resolves")
@pytest.mark.parametrize("comes_back", [
    "If you do, return it to your hand at the beginning of the next end step.", "Return the exiled card to your hand at the beginning of the next end step.",
])  # fmt: skip
def test_a_countered_spell_goes_to_the_graveyard_and_does_not_come_back(comes_back: str) -> None:
    table = Table()
    table.battlefield("A", card("Word Keeper", "{2}", "Enchantment", "Whenever you cast an instant or sorcery spell, exile that card instead of putting it "
                                f"into your graveyard as it resolves. {comes_back}"))  # fmt: skip
    table.hand("A", card(*LESSON), card(*SIP))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{R}")
    table.cast("A", "Warm Lesson").resolve(1)
    (lesson,) = table.game.stack
    table.cast("B", "No", targets=[lesson]).resolve()
    assert table.zone("A", "graveyard") == ["Warm Lesson"] and table.life("A") == 20
    table.mana("A", "{1}").cast("A", "Small Sip").resolve()
    assert table.zone("A", "exile") == ["Small Sip"] and table.life("A") == 21
    table.to_step("end").resolve()
    assert table.zone("A", "graveyard") == ["Warm Lesson"] and table.zone("A", "hand") == ["Small Sip"]


@rule("614.1a", "701.5a", "what else an ability said does not depend on it")
def test_what_is_no_part_of_the_countered_spell_happens_all_the_same() -> None:
    table = Table()
    table.battlefield("A", card("Word Keeper", "{2}", "Enchantment", "Whenever you cast an instant or sorcery spell, exile that card instead of putting it "
                                "into your graveyard as it resolves. You gain 5 life."))  # fmt: skip
    table.hand("A", card(*LESSON))
    table.hand("B", card("No", "{0}", "Instant", "Counter target spell."))
    table.mana("A", "{R}").cast("A", "Warm Lesson").resolve(1)
    assert table.life("A") == 25
    table.cast("B", "No", targets=[table.game.stack[0]]).resolve()
    assert table.zone("A", "graveyard") == ["Warm Lesson"] and table.life("A") == 25


@rule("608.2n", "702.62a", "702.62b")
def test_the_exiled_card_gains_suspend_and_is_cast_later() -> None:
    table = Table()
    table.battlefield("A", card("Slow Keeper", "{2}", "Enchantment", "Whenever you cast an instant or sorcery spell from "
                                "your hand, exile that card with two time counters on it instead of putting it into your "
                                "graveyard as it resolves. Then if the exiled card doesn't have suspend, it gains "
                                "suspend."))
    table.hand("A", card(*LESSON))
    table.mana("A", "{R}")
    table.cast("A", "Warm Lesson").resolve()
    (lesson,) = table.game.zone("exile")
    assert table.counters(lesson) == {"time": 2}
    assert table.has(lesson, "suspend")
    table.next_turn("A").to_step("main1").resolve()
    assert table.counters(lesson) == {"time": 1}
    table.answer("A", True)
    table.next_turn("A").to_step("main1").resolve()
    assert table.life("A") == 26
    assert table.zone("A", "graveyard") == ["Warm Lesson"]  # it was cast from exile


@rule("702.62a", "400.7a")
def test_a_creature_with_suspend_that_it_gained_has_haste() -> None:
    table = Table()
    (toad,) = table.battlefield("A", card(*TOAD))
    table.hand("A", card("Banish", "{0}", "Sorcery", "Exile target creature. Put a time counter on that card. If it "
                         "doesn't have suspend, it gains suspend."))
    table.cast("A", "Banish", targets=[toad]).resolve()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.next_turn("A").to_step("main1").resolve()
    assert table.has(table.find("Mud Toad"), "haste")
