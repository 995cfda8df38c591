"""Turn-based actions (CR 703): they come first, use no stack, and nobody controls them."""

from __future__ import annotations

from engine.events.cards import Draw
from engine.events.turn_structure import BeginStep
from tests.rulebook import rule
from tests.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("703.1", "703.2", "703.3", "703.4d")
def test_they_happen_before_state_based_actions_triggers_and_priority() -> None:
    table = Table(library=1)
    table.battlefield("B", card("Dawn Bell", "{1}", "Artifact", "At the beginning of your draw step, you gain 1 life."))
    seen: list[tuple[int, int]] = []

    def look(decision: object) -> None:
        seen.append((len(table.zone("B", "hand")), len(table.stack())))

    table.policy = look
    table.to_step("draw", "B")
    assert len(table.zone("B", "hand")) == 1 and table.stack() == ["Dawn Bell trigger (B)"]
    events = [type(e) for e in table.game.history.this_turn if isinstance(e, Draw) or (isinstance(e, BeginStep) and e.step == "draw")]
    assert events == [BeginStep, Draw]


@rule("703.1a", "603.6")
def test_an_ability_at_the_beginning_of_a_step_is_a_trigger_and_uses_the_stack() -> None:
    table = Table()
    table.battlefield("B", card("Dawn Bell", "{1}", "Artifact", "At the beginning of your upkeep, you gain 1 life."))
    table.to_step("upkeep", "B")
    assert table.life("B") == 20 and table.stack() == ["Dawn Bell trigger (B)"]


@rule("703.4i", "703.4j", "703.4n", "703.4p", "703.4")
def test_attackers_blockers_and_damage_happen_as_their_steps_begin() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wall,) = table.battlefield("B", card("Soft Wall", "{W}", "Creature — Wall", "Defender", "1/4"))
    moments: list[tuple[str, str]] = []

    def fight(decision: object) -> object:
        kind = getattr(decision, "kind", "")
        if kind in ("attackers", "blockers"):
            moments.append((kind, table.game.turn.step))
        if kind == "attackers" and table.game.turn.active == 0:
            return [[bear, 1]]
        return [[wall, bear]] if kind == "blockers" and table.game.turn.active == 0 else None

    table.policy = fight
    table.to_step("combat_damage")
    assert moments == [("attackers", "declare_attackers"), ("blockers", "declare_blockers")]
    assert table.game.objects[wall].damage == 2 and table.game.objects[bear].damage == 1 and table.stack() == []


@rule("703.4f")
def test_lore_counters_are_put_before_anyone_has_priority() -> None:
    table = Table()
    (saga,) = table.battlefield("B", card("Long Tale", "{1}{W}", "Enchantment — Saga", "I, II, III, IV — You gain 1 life."))
    table.to_step("main1", "B")
    assert table.counters(saga) == {"lore": 1} and table.stack() == ["Long Tale trigger (B)"]
