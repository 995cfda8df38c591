"""The beginning phase (CR 502 to 504): untapping and phasing at once, no priority, upkeep, draw."""

from __future__ import annotations

from engine.core import steps as s
from engine.game.events.cards import Draw
from engine.game.events.status import PhaseIn, PhaseOut, SetGameMark, Tap, Untap
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("502.3", "703.4c")
def test_the_active_players_permanents_untap_all_at_once() -> None:
    table = Table()
    mine = table.battlefield("B", card(*BEAR), card(*BEAR))
    (other,) = table.battlefield("A", card(*BEAR))
    happen(table.game, *(Tap(oid) for oid in (*mine, other)))
    for who in "AB":
        table.battlefield(who, card("Sun Dial", "{2}", "Artifact", "Whenever a creature an opponent controls becomes untapped, you gain 1 life."))
    table.to_step(s.UPKEEP, "B")
    assert not any(table.game.objects[oid].tapped for oid in mine) and table.game.objects[other].tapped
    assert len(table.stack()) == 2
    table.resolve()
    assert (table.life("A"), table.life("B")) == (22, 20), "the permanents were B's alone"


@rule("502.3")
def test_what_does_not_untap_stays_tapped() -> None:
    table = Table()
    (statue,) = table.battlefield(
        "B", card("Sleepy Statue", "{3}", "Artifact Creature — Golem", "This creature doesn't untap during your untap step.", "4/4")
    )
    happen(table.game, Tap(statue))
    table.to_step(s.UPKEEP, "B")
    assert table.game.objects[statue].tapped


@rule("502.4", "500.3", "503.1a")
def test_nobody_has_priority_in_the_untap_step_and_its_triggers_wait_for_the_upkeep() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card("Early Riser", "{1}{G}", "Creature — Bear", "Whenever this creature becomes untapped, you gain 2 life.", "2/2"))
    table.battlefield("B", card("Morning Bell", "{2}", "Artifact", "At the beginning of your upkeep, draw a card."))
    happen(table.game, Tap(bear))
    asked: list[str] = []
    table.policy = lambda decision: asked.append(table.game.turn.step)
    table.to_step(s.UPKEEP, "B")
    assert "untap" not in asked
    assert sorted(table.stack()) == ["Early Riser trigger (B)", "Morning Bell trigger (B)"]


@rule("502.1", "703.4a")
def test_what_a_player_controlled_as_it_phased_out_phases_in_for_that_player() -> None:
    table = Table(3)
    (bear,) = table.battlefield("C", card(*BEAR))
    table.hand("A", card("Borrow", "{2}{R}", "Sorcery", "Gain control of target creature."))
    table.mana("A", "{2}{R}").cast("A", "Borrow", [bear]).resolve()
    happen(table.game, PhaseOut(bear))
    table.to_step(s.UPKEEP, "C")
    assert table.game.objects[bear].phased_out  # A controlled it as it phased out
    table.to_step(s.UPKEEP, "A")
    assert not table.game.objects[bear].phased_out
    assert table.game.controller(bear) == 0


@rule("502.1", "502.3")
def test_phasing_happens_before_untapping() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    happen(table.game, Tap(bear))
    happen(table.game, PhaseOut(bear))
    table.to_step(s.UPKEEP, "B")
    found = table.game.objects[bear]
    assert not found.phased_out and not found.tapped
    kinds = [type(e) for e in table.game.history.this_turn if isinstance(e, (PhaseIn, Untap))]
    assert kinds == [PhaseIn, Untap]


@rule("504.1", "703.4d", "121.1")
def test_the_active_player_draws_before_anyone_has_priority() -> None:
    table = Table()
    hand = len(table.zone("B", "hand"))
    table.to_step(s.DRAW, "B")
    assert len(table.zone("B", "hand")) == hand + 1
    draws = [e for e in table.game.history.this_turn if isinstance(e, Draw)]
    assert [d.player for d in draws] == [1]


@rule("503.1", "504.2", "117.3a")
def test_the_active_player_gets_priority_first_in_upkeep_and_draw_step() -> None:
    table = Table()
    for step in (s.UPKEEP, s.DRAW):
        table.to_step(step, "B")
        assert table.game.turn.priority == 1 and table.game.turn.passed == 0


@rule("502.2", "703.4b")
def test_it_becomes_night_after_a_turn_without_spells_and_day_after_two() -> None:
    table = Table()
    happen(table.game, SetGameMark("daytime", "day"))
    snack = card("Snack", "{W}", "Instant", "You gain 3 life.")
    table.hand("A", snack, snack, snack)
    table.hand("B", snack, snack)
    table.mana("A", "{W}").cast("A", "Snack").resolve()
    table.mana("B", "{W}{W}").cast("B", "Snack").resolve()  # only the active player's spells count
    table.to_step(s.UPKEEP, "B")
    assert table.game.marks["daytime"] == "day"
    table.mana("A", "{W}{W}").cast("A", "Snack").resolve().cast("A", "Snack").resolve()
    table.to_step(s.UPKEEP, "A")
    assert table.game.marks["daytime"] == "night"
    table.next_turn("B")
    table.hand("B", snack)
    table.mana("B", "{W}{W}").cast("B", "Snack").resolve().cast("B", "Snack").resolve()
    table.to_step(s.UPKEEP, "A")
    assert table.game.marks["daytime"] == "day"


@rule("502.2")
def test_without_day_or_night_it_remains_neither() -> None:
    table = Table()
    table.to_step(s.UPKEEP, "B")
    assert "daytime" not in table.game.marks
