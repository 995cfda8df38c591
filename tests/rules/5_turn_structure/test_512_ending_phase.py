"""The ending phase (CR 512 to 514). The end step does not back up, cleanup, priority in a cleanup step."""

from __future__ import annotations

import pytest

from engine.core import steps as s
from engine.game.decisions.choices import ChooseObjects
from engine.game.events.damage import MarkDamage, RemoveDamage
from engine.game.events.status import PhaseOut
from engine.game.events.turn_structure import BeginStep
from engine.game.events.zone_changes import Discard
from engine.game.rules.events.happening import happen
from engine.game.rules.turn.questions import MAXIMUM_HAND_SIZE
from tests.rulebook import rule
from tests.support.boards.native import ruling, with_statics
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def cleanups(table: Table) -> int:
    return sum(isinstance(e, BeginStep) and e.step == s.CLEANUP for e in table.game.history.last_turn)


@rule("513.1", "513.2")
def test_the_end_step_does_not_back_up_for_newcomers() -> None:
    table = Table()
    table.hand("A", card("Night Owl", "{1}{U}", "Creature — Bird", "Flash\nAt the beginning of the end step, draw a card.", "1/1"))
    table.hand("A", card("Slow Brew", "{U}", "Instant", "At the beginning of the next end step, draw a card."))
    table.to_step(s.END)
    table.mana("A", "{1}{U}{U}").cast("A", "Night Owl").resolve().cast("A", "Slow Brew").resolve()
    assert table.stack() == [] and table.game.turn.step == s.END
    table.to_step(s.END, "B")
    assert len(table.stack()) == 2


@rule("514.1", "402.2", "703.4q")
def test_the_active_player_discards_down_to_seven() -> None:
    table = Table()
    table.hand("A", *[card(*FOREST)] * 9)
    table.hand("B", *[card(*FOREST)] * 9)
    table.next_turn("B")
    assert len(table.zone("A", "hand")) == 7 and len(table.zone("A", "graveyard")) == 2
    assert len(table.zone("B", "hand")) == 10
    choices = [d for d in table.asked if isinstance(d, ChooseObjects) and d.purpose == "discard"]
    assert [(d.seat, d.least, d.most) for d in choices] == [(0, 2, 2)]
    discards = [e for e in table.game.history.last_turn if isinstance(e, Discard)]
    assert [d.cause for d in discards] == ["cleanup"] * 2


@rule("402.2", "514.1")
def test_a_player_with_no_maximum_hand_size_keeps_everything() -> None:
    table = Table()
    bag = card("Bottomless Bag", "{2}", "Artifact")
    table.battlefield("A", with_statics(bag, ruling(MAXIMUM_HAND_SIZE, lambda ctx, about, _: lambda size: None)))
    table.hand("A", *[card(*FOREST)] * 9)
    table.next_turn("B")
    assert len(table.zone("A", "hand")) == 9


@rule("514.2", "703.4r", "120.6")
def test_damage_and_until_end_of_turn_end_at_the_same_time() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Pat", "{G}", "Instant", "Target creature gets +0/+3 until end of turn."))
    table.hand("A", card("Poke", "{R}", "Instant", "Poke deals 4 damage to target creature."))
    table.mana("A", "{G}{R}").cast("A", "Pat", [bear]).resolve().cast("A", "Poke", [bear]).resolve()
    table.next_turn("B")
    assert table.pt(bear) == (2, 2) and table.game.objects[bear].damage == 0
    assert cleanups(table) == 1


@rule("514.2")
def test_damage_is_removed_from_phased_out_permanents_too() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    happen(table.game, MarkDamage(bear, 1))
    happen(table.game, PhaseOut(bear))
    table.to_step(s.UPKEEP, "B")
    assert table.game.objects[bear].damage == 0
    assert any(isinstance(e, RemoveDamage) for e in table.game.history.last_turn)


@rule("514.3")
def test_nobody_has_priority_in_a_usual_cleanup_step() -> None:
    table = Table()
    seen = []
    table.policy = lambda decision: seen.append(table.game.turn.step)
    table.next_turn("B")
    assert cleanups(table) == 1
    assert table.game.turn.active == 1


@rule("514.3a", "704.3")
def test_a_trigger_in_the_cleanup_step_gives_priority_and_another_cleanup_step() -> None:
    table = Table()
    table.battlefield("A", card("Compost Heap", "{1}{G}", "Enchantment", "Whenever you discard a card, you gain 1 life."))
    table.hand("A", *[card(*FOREST)] * 8)
    table.to_step(s.CLEANUP, "A")
    assert table.stack() == ["Compost Heap trigger (A)"] and table.game.turn.priority == 0
    table.resolve()
    table.next_turn("B")
    assert table.life("A") == 21 and cleanups(table) == 2


@rule("514.3a", "704.5f")
def test_a_creature_that_dies_as_effects_end_gives_priority_in_the_cleanup_step() -> None:
    table = Table()
    thin = card("Thin Imp", "{B}", "Creature — Imp", "", "1/0")
    table.hand("A", card("Pat", "{G}", "Instant", "Target creature gets +0/+3 until end of turn."))
    table.battlefield("A", card("Fat Lord", "{3}", "Creature — Giant", "Other creatures you control get +0/+1.", "3/3"))
    (imp,) = table.battlefield("A", thin)
    (lord,) = table.all("Fat Lord")
    table.mana("A", "{G}").cast("A", "Pat", [imp]).resolve()
    table.hand("A", card("Fell", "{B}", "Instant", "Destroy target creature."))
    table.mana("A", "{B}").cast("A", "Fell", [lord]).resolve()
    assert imp in table.game.battlefield
    table.next_turn("B")
    assert table.all("Thin Imp", "graveyard", "A") and cleanups(table) == 2


@rule("514.3a", "603.8")
def test_a_state_that_begins_in_the_cleanup_step_triggers_there() -> None:
    table = Table()
    (forest,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card("Flood", "{U}", "Instant", "Target land becomes an Island until end of turn."))
    table.mana("A", "{U}").cast("A", "Flood", [forest]).resolve()
    goat = card("Sea Goat", "{U}", "Creature — Goat", "When you control no Islands, sacrifice this creature.", "1/1")
    table.battlefield("A", goat)
    table.to_step(s.END)
    assert table.all("Sea Goat")
    table.next_turn("B")
    assert table.all("Sea Goat", "graveyard", "A") and cleanups(table) == 2


@rule("514.3a", "800.4a", "whoever loses in the cleanup step leaves the game there")
@rule("420.3", "whenever state-based effects are checked", edition="2006-10-01")
@pytest.mark.parametrize("edition", ["2006", "2024"])
def test_a_player_who_loses_in_the_cleanup_step_leaves_the_game(edition: str) -> None:
    table = Table(3, edition=edition)
    (theirs,) = table.battlefield("B", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    (lawful,) = table.battlefield("B", card("Slow Angel", "{1}", "Artifact", "As long as this artifact is a creature, you can't lose the game."))
    table.hand("A", card("Wake", "{G}", "Instant", "Target artifact becomes a 2/2 artifact creature until end of turn."))
    table.mana("A", "{G}").cast("A", "Wake", [lawful]).resolve()
    table.life("B", 0)
    table.settle()
    assert not table.game.players[1].left
    table.next_turn("C")
    assert table.game.players[1].left and theirs not in table.game.objects and not table.game.over and table.game.turn.number == 2
