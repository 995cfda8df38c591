"""Equal abilities of one object are used each by itself (CR 602.5b, 603.2). They count by their own numbers."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.game.events.effects import BeginDelayedTrigger
from engine.game.rules.events.happening import happen
from engine.game.state.effects import DelayedTrigger
from tests.rulebook import rule
from tests.support.boards.doing import bear, do
from tests.support.boards.table import Table, card

ONCE = "Whenever you gain life, put a +1/+1 counter on this creature. This ability triggers only once each turn."
GIVER = card("Lucky Charm", "{1}", "Enchantment", f'Creatures you control have "{ONCE}"')
LIFE = card("Small Feast", "{G}", "Instant", "You gain 1 life.")


def counters(table: Table, oid: int) -> int:
    return table.game.obj(oid).counters.get("+1/+1", 0)


def feast(table: Table) -> None:
    table.hand("A", LIFE)
    table.mana("A", "{G}").cast("A", "Small Feast").resolve()
    table.settle()
    while table.stack():
        table.resolve()


@rule("603.2c")
def test_two_equal_triggered_abilities_of_one_object_trigger_once_each_turn_each() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Glad Ox", "{2}", "Creature — Ox", f"{ONCE}\n{ONCE}", "1/1"))
    feast(table)
    assert counters(table, ox) == 2
    feast(table)
    assert counters(table, ox) == 2
    table.to_step("main1", "B")
    feast(table)
    assert counters(table, ox) == 4


@rule("603.2c")
def test_three_equal_triggered_abilities_that_effects_give_trigger_once_each_turn_each() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Plain Ox", "{2}", "Creature — Ox", "", "1/1"))
    table.battlefield("A", GIVER, GIVER, GIVER)
    for _ in range(2):
        feast(table)
        assert counters(table, ox) == 3


@rule("603.2c")
def test_two_equal_triggered_abilities_that_effects_give_trigger_once_each_turn_each() -> None:
    table = Table()
    (ox,) = table.battlefield("A", card("Plain Ox", "{2}", "Creature — Ox", "", "1/1"))
    table.battlefield("A", GIVER, GIVER)
    feast(table)
    feast(table)
    assert counters(table, ox) == 2


@rule("603.2i")
def test_an_action_that_is_done_once_each_turn_is_done_once_for_each_equal_ability() -> None:
    table = Table()
    words = "Whenever you gain life, draw a card. Do this only once each turn."
    table.battlefield("A", card("Glad Owl", "{2}", "Creature — Bird", f"{words}\n{words}", "1/1"))
    before = len(table.zone("A", "hand"))
    feast(table)
    assert len(table.zone("A", "hand")) == before + 2
    feast(table)
    assert len(table.zone("A", "hand")) == before + 2


@rule("602.5b")
def test_two_equal_activated_abilities_of_one_object_are_activated_once_each_turn_each() -> None:
    table = Table()
    words = "{G}: Put a +1/+1 counter on this creature. Activate only once each turn."
    (ox,) = table.battlefield("A", card("Steady Ox", "{2}", "Creature — Ox", f"{words}\n{words}", "1/1"))
    table.mana("A", "{G}{G}{G}")
    assert len(table.actions("A")) == 2
    for left in (1, 0):
        table.act("A", lambda action: action.kind == "activate").resolve()
        assert len(table.actions("A")) == left
    assert counters(table, ox) == 2


@rule("606.3")
def test_all_loyalty_abilities_of_a_permanent_count_together() -> None:
    table = Table()
    walker = card(
        "Old Wanderer", "{2}", "Planeswalker — Wanderer", "+1: You gain 1 life.\n+1: You gain 2 life.", loyalty="3"
    )
    (oid,) = table.battlefield("A", walker)
    assert len(table.actions("A")) == 2
    table.activate("A", oid).resolve()
    assert table.life("A") == 21 and table.actions("A") == ()


@rule("603.2i", "also one that an effect has made, of what happens at once")
def test_what_an_effect_has_made_triggers_once_of_several_events_at_once() -> None:
    table = Table()
    (bell,) = table.battlefield("B", card("Mourning Bell", "{1}", "Artifact", "Whenever a creature dies, you gain 1 life. This ability triggers only once each turn."))
    (ability,) = table.game.chars(bell).abilities.triggered
    happen(table.game, BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, bell, 0, (), once=False)))
    table.battlefield("B", bear(), bear(), bear())
    do(table, "Destroy all creatures.").resolve()
    assert (table.life("A"), table.life("B")) == (21, 21)
