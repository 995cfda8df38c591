"""Ward (CR 702.21)."""

from __future__ import annotations

import pytest

from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card

HARE = ("Wary Hare", "{1}{W}", "Creature — Rabbit", "Ward {2}", "2/2")
CROW = ("Wary Crow", "{1}{B}", "Creature — Bird", "Ward—Discard a card.", "2/2")
SPARK = ("Angry Spark", "{R}", "Instant", "Angry Spark deals 3 damage to any target.")
FOREST = ("Forest", "", "Basic Land — Forest")


@rule("702.21a")
def test_a_spell_is_countered_unless_ward_is_paid() -> None:
    table = Table()
    (hare,) = table.battlefield("B", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[hare]).resolve()
    assert table.zone("A", "graveyard") == ["Angry Spark"]
    assert table.game.obj(hare).damage == 0


@rule("702.21a")
def test_ward_can_be_paid() -> None:
    table = Table()
    (hare,) = table.battlefield("B", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}{2}")
    table.answer("A", "*")
    table.cast("A", "Angry Spark", targets=[hare])
    table.answers[0] = [True]
    table.resolve()
    assert table.all("Wary Hare") == [] and table.zone("B", "graveyard") == ["Wary Hare"]


@rule("702.21a")
def test_ward_can_ask_for_something_else_than_mana() -> None:
    table = Table()
    (crow,) = table.battlefield("B", card(*CROW))
    table.hand("A", card(*SPARK), card(*FOREST))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[crow])
    table.answers[0] = [True]
    table.resolve()
    assert table.zone("A", "hand") == [] and table.zone("B", "graveyard") == ["Wary Crow"]


@rule("702.21a")
def test_its_controllers_own_spells_need_not_pay() -> None:
    table = Table()
    (hare,) = table.battlefield("A", card(*HARE))
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}")
    table.cast("A", "Angry Spark", targets=[hare])
    assert table.stack() == ["Angry Spark"]


@rule("702.21b")
def test_the_x_of_a_ward_cost_is_worked_out_as_the_ability_resolves() -> None:
    table = Table()
    (hare,) = table.battlefield("B", card("Wild Hare", "{1}{W}", "Creature — Rabbit", "Ward {X}, where X is this creature's power.", "2/5"))
    table.hand("A", card(*SPARK))
    table.hand("B", card("Quick Growth", "{0}", "Instant", "Target creature gets +2/+0 until end of turn."))
    table.mana("A", "{R}{3}")
    table.cast("A", "Angry Spark", targets=[hare])
    assert table.stack() == ["Angry Spark", "Wild Hare trigger (B)"]
    table.cast("B", "Quick Growth", targets=[hare])
    assert table.stack()[-1] == "Quick Growth", "its controller's own spell need not pay"
    table.answer("A", True)
    table.resolve()
    assert table.game.obj(hare).damage == 0 and "Angry Spark" in table.zone("A", "graveyard"), "{4} could not be paid"
    assert len(table.pool("A")) == 3
    table.hand("A", card(*SPARK))
    table.mana("A", "{R}{1}").answer("A", True)
    table.cast("A", "Angry Spark", targets=[hare]).resolve()
    assert table.game.obj(hare).damage == 3 and table.game.players[0].pool == ()


@rule("702.21b", "not locked in as the ability triggers")
@pytest.mark.parametrize(("artifact", "paid"), [(False, False), (True, True)])
def test_the_x_of_a_ward_cost_counts_what_another_trigger_has_done_meanwhile(artifact: bool, paid: bool) -> None:
    table = Table()
    words = "Whenever this creature becomes the target of a spell, put a +1/+1 counter on it, then if you control no artifacts, put a +1/+1 counter on it. You gain 1 life."
    (hare,) = table.battlefield("B", card("Wild Hare", "{1}{W}", "Creature — Rabbit", f"Ward {{X}}, where X is this creature's power.\n{words}", "2/5"))
    if artifact:
        table.battlefield("B", card("Plain Lamp", "{1}", "Artifact"))
    table.hand("A", card(*SPARK))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", "{R}{3}").cast("A", "Angry Spark", targets=[hare]).resolve()
    assert (table.life("B"), table.game.obj(hare).damage > 0, len(table.pool("A"))) == (21, paid, 0 if paid else 3)


@rule("702.21b", "beside a cost that is no X")
@pytest.mark.parametrize(("mana", "paid"), [("{1}", False), ("{2}", False), ("{3}", True)])
def test_a_ward_cost_with_x_is_paid_together_with_the_others(mana: str, paid: bool) -> None:
    table = Table()
    (hare,) = table.battlefield("B", card("Wild Hare", "{1}{W}", "Creature — Rabbit", "Ward {X}, {1}, where X is this creature's power.", "2/5"))
    table.hand("A", card(*SPARK))
    table.mana("A", f"{{R}}{mana}").cast("A", "Angry Spark", targets=[hare])
    table.answers[0] = [True] * 3
    table.resolve()
    assert table.game.obj(hare).damage == (3 if paid else 0)


@rule("603.4")
def test_an_intervening_if_stands_before_what_x_is() -> None:
    table = Table()
    text = "At the beginning of your end step, if you control an artifact, you gain X life, where X is the number of cards in your hand."
    (altar,) = table.battlefield("A", card("Grey Altar", "{1}", "Artifact", text))
    table.hand("A", card(*FOREST), card(*FOREST))
    table.to_step("end").resolve()
    assert table.life("A") == 22
    happen(table.game, ZoneChange(altar, "graveyard"))
    table.battlefield("A", card("Grey Shrine", "{1}", "Enchantment", text))
    table.next_turn("B").to_step("end", "A")
    assert table.stack() == [] and table.life("A") == 22, "it does not trigger"


@rule("702.21a", "its controller, not its owner")
def test_who_controls_the_ability_pays() -> None:
    table = Table(3)
    (bear,) = table.battlefield("C", card("Warded Bear", "{1}{G}", "Creature — Bear", "Ward—Pay 2 life.", "2/2"))
    (rod,) = table.battlefield("A", card("Odd Rod", "{1}", "Artifact", "{0}: Tap target creature."))
    table.game.write(rod).controller = 1
    table.game.changed()
    table.activate("B", rod, [bear])
    table.answer("B", True).resolve()
    assert table.game.obj(bear).tapped and [table.life(who) for who in "ABC"] == [20, 18, 20]


@rule("702.21a", "all of the cost, where it has several parts; one of them, where it says so")
@pytest.mark.parametrize(("ward", "mana", "paid"), [
    ("Ward—{2}, Pay 3 life.", "{2}", (17, 0, 3)), ("Ward—{2}, Pay 3 life.", "{1}", (20, 1, 0)),
    ("Ward—Pay {2} or pay 3 life.", "{1}", (17, 1, 3)),
])  # fmt: skip
def test_a_ward_cost_of_several_parts(ward: str, mana: str, paid: tuple[int, int, int]) -> None:
    table = Table()
    (hare,) = table.battlefield("B", card("Odd Hare", "{1}{W}", "Creature — Rabbit", ward, "2/5"))
    table.hand("A", card(*SPARK))
    table.policy = lambda decision: True if decision.kind == "yes_no" else None
    table.mana("A", f"{{R}}{mana}").cast("A", "Angry Spark", targets=[hare]).resolve()
    assert (table.life("A"), len(table.pool("A")), table.game.obj(hare).damage) == paid
