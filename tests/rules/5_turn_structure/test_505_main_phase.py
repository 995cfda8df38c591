"""The main phases (CR 505)."""

from __future__ import annotations

from engine.core import steps as s
from tests.rulebook import rule
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("505.1a", "505.4")
def test_a_saga_gets_its_lore_counter_only_in_the_precombat_main_phase() -> None:
    table = Table()
    (saga,) = table.battlefield("B", card("Long Tale", "{1}{W}", "Enchantment — Saga", "I, II, III, IV — You gain 1 life."))
    table.hand("B", card("Second Helping", "{R}", "Sorcery",
                         "After this main phase, there is an additional combat phase followed by an additional main phase."))  # fmt: skip
    table.next_turn("B").resolve()
    table.mana("B", "{R}").cast("B", "Second Helping").resolve()
    table.to_step(s.END, "B")
    assert table.counters(saga) == {"lore": 1}


@rule("505.6a")
def test_only_the_active_player_casts_creatures_in_either_main_phase() -> None:
    table = Table()
    table.hand("A", card(*BEAR))
    table.hand("B", card(*BEAR))
    for step in (s.MAIN_1, s.MAIN_2):
        if step == s.MAIN_2:
            table.to_step(step)
        table.mana("A", "{1}{G}").mana("B", "{1}{G}")
        assert [a.label for a in table.actions("A")] == ["Plain Bear"]
        assert table.actions("B") == ()


@rule("505.6b", "305.2", "305.1")
def test_one_land_is_played_in_a_turn_in_a_main_phase_with_an_empty_stack() -> None:
    table = Table()
    table.hand("A", card(*FOREST), card(*FOREST), card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack")
    assert [a.kind for a in table.actions("A")] == []
    table.resolve()
    table.play("A", "Forest")
    assert [a.kind for a in table.actions("A") if a.kind == "play"] == []
    table.to_step(s.MAIN_2)
    assert [a.kind for a in table.actions("A") if a.kind == "play"] == []
    table.next_turn("B").next_turn("A")
    assert [a.kind for a in table.actions("A") if a.kind == "play"] == ["play"] * 2
    table.to_step(s.BEGIN_COMBAT)
    assert [a.kind for a in table.actions("A") if a.kind == "play"] == []


@rule("505.1b", edition="2026-01-16")
@rule("505.1", "505.1a")
def test_the_second_main_phase_is_counted_and_a_third_is_none_though_it_is_postcombat() -> None:
    table = Table()
    table.battlefield(
        "A",
        card("First Bell", "{1}", "Artifact", "At the beginning of your first main phase, you gain 1 life."),
        card("Second Bell", "{1}", "Artifact", "At the beginning of your second main phase, you gain 10 life."),
        card("Late Bell", "{1}", "Artifact", "At the beginning of each of your postcombat main phases, you gain 100 life."),
    )
    table.next_turn("B").life("A", 0 + 20)
    table.next_turn("A").resolve()
    assert table.life("A") == 21
    table.hand("A", card("Second Helping", "{R}", "Sorcery",
                         "After this main phase, there is an additional combat phase followed by an additional main phase."))  # fmt: skip
    table.mana("A", "{R}").cast("A", "Second Helping").resolve()
    table.to_step(s.MAIN_2, "A").resolve()
    assert table.life("A") == 131
    table.to_step(s.BEGIN_COMBAT, "A").to_step(s.MAIN_2, "A").resolve()
    assert table.life("A") == 231
    table.to_step(s.UPKEEP, "B")
    assert table.life("A") == 231
