"""Abilities that trigger as a player bends (701.65b, 701.66b, 701.67c, 702.189b, edition of 2026)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.payment import PayMana
from engine.game.events.mana import AddMana
from engine.game.rules.paying.waterbending import BENDING
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, permanent
from tests.support.boards.table import FOREST, Table, card

LATER = "2026-01-16"
WATCH = "Whenever you {deed}, you gain 1 life."


@rule("701.65b", "one or more objects exiled; that player", edition=LATER)
def test_airbending_triggers_once_however_much_is_exiled() -> None:
    table = Table()
    for who in "AB":
        permanent(table, WATCH.format(deed="airbend"), who=who, types="Enchantment")
    table.battlefield("B", bear(), bear())
    do(table, "Airbend all creatures.")
    assert (table.life("A"), table.life("B")) == (21, 20)
    do(table, "Airbend all creatures.")
    assert table.life("A") == 21, "nothing was exiled"


@rule("701.66b", "as its delayed ability is created; that player", edition=LATER)
def test_earthbending_triggers() -> None:
    table = Table()
    for who in "AB":
        permanent(table, WATCH.format(deed="earthbend"), who=who, types="Enchantment")
    (forest,) = table.battlefield("A", card(*FOREST))
    do(table, "Earthbend 2.", [forest])
    assert (table.life("A"), table.life("B"), table.pt(forest)) == (21, 20, (2, 2))


@rule("701.67c", "pays a waterbend cost, however; that player", edition=LATER)
@pytest.mark.parametrize("mana", ["{1}{U}", "{U}"])
def test_waterbending_triggers_as_the_cost_is_paid(mana: str) -> None:
    table = Table()
    for who in "AB":
        permanent(table, WATCH.format(deed="waterbend"), who=who, types="Enchantment")
    table.battlefield("A", bear())
    (spring,) = table.battlefield("A", card("Deep Spring", "{2}", "Enchantment", "{U}, Waterbend {1}: You gain 10 life."))
    table.mana("A", mana).activate("A", spring)
    assert table.stack() == ["Deep Spring ability (A)", "Test Thing trigger (A)"]
    table.resolve()
    assert (table.life("A"), table.life("B"), table.pool("A")) == (31, 20, "")
    assert table.game.obj(table.find("Plain Bear")).tapped == (mana == "{U}")


@rule("701.67c", "paid in whole by what is tapped: no more than its generic mana", "701.67b", edition=LATER)
def test_no_more_is_tapped_than_the_waterbend_cost_is() -> None:
    table = Table()
    permanent(table, WATCH.format(deed="waterbend"), types="Enchantment")
    bears = table.battlefield("A", bear(), bear())
    (spring,) = table.battlefield("A", card("Deep Spring", "{2}", "Enchantment", "{1}, Waterbend {1}: You gain 10 life."))
    uses = [{"use": [oid, BENDING, "1"]} for oid in bears]
    answer = table._answer_to
    table._answer_to = lambda decision: uses.pop(0) if isinstance(decision, PayMana) and uses else answer(decision)  # type: ignore[method-assign]
    with pytest.raises(IllegalAnswer, match=r"701\.67b"):
        table.mana("A", "{1}").activate("A", spring)
    assert not table.game.obj(bears[1]).tapped


@rule("702.189b", "a firebending ability resolves; its controller", edition=LATER)
def test_firebending_triggers_as_the_ability_resolves() -> None:
    table = Table()
    for who in "AB":
        permanent(table, WATCH.format(deed="firebend"), who=who, types="Enchantment")
    (bender,) = table.battlefield("A", card("Hot Bender", "{R}", "Creature — Human", "Firebending 2", "1/1"))
    table.answer("A", [[bender, 1]]).to_step("declare_attackers")
    assert table.stack() == ["Hot Bender trigger (A)"]
    table.resolve()
    assert (table.life("A"), table.life("B"), table.pool("A")) == (21, 20, "RR")


@rule("702.189b", "whenever it resolves, however much mana it adds", "702.189a", "N of it: none, one or more", edition=LATER)
@pytest.mark.parametrize("number", [0, 1, 2])
def test_whoever_firebends_for_nothing_firebends_too(number: int) -> None:
    table = Table()
    permanent(table, "Whenever you firebend, you gain 1 life.", types="Enchantment")
    table.battlefield("A", *[lamp()] * number)
    permanent(table, "Whenever a creature you control attacks, firebend X, where X is the number of artifacts you control. If you do, you gain 10 life.")
    text = "Firebending X, where X is the number of artifacts you control."
    (bender,) = table.battlefield("A", card("Hot Bender", "{R}", "Creature — Human", text, "1/1"))
    table.answer("A", [[bender, 1]]).to_step("declare_attackers").resolve()
    assert (table.life("A"), table.pool("A")) == (32 if number else 22, "RR" * number)
    assert len([event for event in table.game.history.this_turn if isinstance(event, AddMana)]) == (2 if number else 0)


@rule("701.65b", edition=LATER)
@rule("701.66b", edition=LATER)
def test_one_ability_may_wait_for_several_kinds_of_bending() -> None:
    table = Table()
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    permanent(table, "Whenever you waterbend, earthbend, firebend, or airbend, you gain 1 life.", types="Enchantment")
    table.hand("A", card(*FOREST))
    do(table, "You may put a land card from your hand onto the battlefield.")
    forest = table.find("Forest")
    do(table, "Earthbend 2.", [forest])
    assert table.life("A") == 21
    assert table.tap_for_mana("A", forest).pool("A") == "G", "it has haste"
    do(table, "Airbend all creatures.")
    assert table.life("A") == 22
