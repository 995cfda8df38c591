"""Equip (CR 702.6)."""

from __future__ import annotations

import pytest

from engine.core.identity import NOBODY
from engine.game.decisions.choices import ChooseTargets
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
KNIGHT = ("Hill Knight", "{1}{W}", "Creature — Human Knight", "", "2/1")
SPADE = ("Garden Spade", "{1}", "Artifact — Equipment", "Equipped creature gets +2/+0.\nEquip {1}")
LANCE = ("Long Lance", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip Knight {1}\nEquip {3}")


@rule("702.6a")
def test_equip_attaches_to_a_creature_of_its_controller() -> None:
    table = Table()
    spade, one, two = table.battlefield("A", card(*SPADE), card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.mana("A", "{2}")
    table.activate("A", spade, targets=[one]).resolve()
    assert table.pt(one) == (4, 2)
    table.activate("A", spade, targets=[two]).resolve()
    assert (table.pt(one), table.pt(two)) == ((2, 2), (4, 2))


@rule("702.6a")
def test_equip_works_only_as_a_sorcery() -> None:
    table = Table()
    spade, _ = table.battlefield("A", card(*SPADE), card(*BEAR))
    table.mana("A", "{1}")
    assert [action.oid for action in table.actions("A") if action.kind == "activate"] == [spade]
    table.to_step("begin_combat")
    table.mana("A", "{1}")
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("702.6e")
def test_equip_for_a_quality_reaches_only_creatures_of_it() -> None:
    table = Table()
    lance, bear, knight = table.battlefield("A", card(*LANCE), card(*BEAR), card(*KNIGHT))
    table.mana("A", "{1}")
    table.activate("A", lance, index=0).resolve()
    assert (table.pt(knight), table.pt(bear)) == ((3, 2), (2, 2))


@rule("702.6c", "controlled by the player activating", "the chosen quality", "what it may be attached to")
def test_equip_with_a_quality_restricts_targets_but_not_what_it_may_be_attached_to() -> None:
    table = Table()
    lance, bear, knight = table.battlefield("A", card("Thin Lance", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip Knight {1}"), card(*BEAR), card(*KNIGHT))
    table.battlefield("B", card(*KNIGHT))
    table.mana("A", "{1}")
    table.activate("A", lance)
    (targets,) = dict(table.game.obj(table.game.stack[-1]).stack.targets).values()
    assert targets == (knight,)
    table.hand("A", card("Sudden Fur", "{0}", "Instant", "Target creature becomes a Bear until end of turn."))
    table.cast("A", "Sudden Fur", [knight]).resolve()
    assert table.game.obj(lance).attached_to == NOBODY, "no Knight any more as it resolves"
    assert table.stack() == []
    do(table, "Attach target Equipment you control to target creature you control.", [lance, bear])
    assert table.pt(bear) == (3, 3) and table.game.obj(lance).attached_to == bear


@rule("702.6c", "Equip [quality] creature")
def test_equip_may_name_a_quality_before_the_word_creature() -> None:
    table = Table()
    lance, _, flier = table.battlefield("A", card("High Lance", "{1}", "Artifact — Equipment", "Equip legendary creature {1}\nEquip creature with flying {2}"), card(*BEAR), card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"))
    table.mana("A", "{2}")
    assert {action.index for action in table.actions("A") if action.kind == "activate"} == {1}, "no legendary creature"
    table.activate("A", lance, index=1)
    (targets,) = dict(table.game.obj(table.game.stack[-1]).stack.targets).values()
    assert targets == (flier,)
    table.resolve().mana("A", "{2}")
    assert {action.index for action in table.actions("A") if action.kind == "activate"} == {1}, "more than once a turn"


@rule("702.6d")
def test_any_of_several_equip_abilities_can_be_activated() -> None:
    table = Table()
    lance, bear, knight = table.battlefield("A", card(*LANCE), card(*BEAR), card(*KNIGHT))
    table.mana("A", "{4}")
    assert {action.index for action in table.actions("A") if action.kind == "activate"} == {0, 1}
    table.activate("A", lance, [knight], index=0).resolve()
    assert table.game.obj(lance).attached_to == knight
    table.activate("A", lance, [bear], index=1).resolve()
    assert table.game.obj(lance).attached_to == bear


@rule("702.6b", "301.5b", "301.5c", "301.5d")
def test_an_equipment_follows_the_rules_of_artifacts() -> None:
    table = Table()
    table.hand("A", card(*SPADE))
    bear, _ = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.mana("A", "{1}{1}")
    table.cast("A", "Garden Spade").resolve()
    (spade,) = table.all("Garden Spade")
    assert table.game.obj(spade).attached_to == NOBODY, "it is cast like any artifact and enters unattached"
    table.activate("A", spade, [bear]).resolve()
    do(table, "Target opponent gains control of target creature you control.", [1, bear])
    assert table.game.obj(spade).attached_to == bear and table.pt(bear) == (4, 2), "its own controller keeps it"
    table.mana("A", "{1}")
    do(table, "Destroy target creature.", [bear])
    assert table.game.obj(spade).attached_to == NOBODY and table.all("Garden Spade"), "it stays"


@rule("702.6a", "you control")
def test_equip_targets_only_creatures_of_the_player_who_activates_it() -> None:
    table = Table()
    spade, mine, second = table.battlefield("A", card(*SPADE), card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.mana("A", "{1}").activate("A", spade, targets=[mine])
    (asked,) = [decision for decision in table.asked if isinstance(decision, ChooseTargets)]
    assert asked.candidates == (mine, second)
    do_at_instant_speed = card("Sudden Claim", "{0}", "Instant", "Gain control of target creature.")
    table.hand("B", do_at_instant_speed)
    table.cast("B", "Sudden Claim", targets=[mine]).resolve()
    assert table.game.obj(spade).attached_to == NOBODY  # it is B's as the ability resolves


@rule("702.6a", "602.5b")
def test_equipping_only_once_each_turn() -> None:
    table = Table()
    blade = permanent(table, "Equipped creature gets +1/+0.\nEquip {0}. Activate only once each turn.", types="Artifact — Equipment")
    first, second = table.battlefield("A", bear(), bear())
    table.activate("A", blade, [first]).resolve()
    assert not [action for action in table.actions("A") if action.oid == blade]
    table.next_turn("A").activate("A", blade, [second]).resolve()
    assert table.game.obj(blade).attached_to == second


@rule("702.6a", "601.2f")
@pytest.mark.parametrize(("bears", "may"), [(1, False), (3, True)])
def test_equipping_for_less_if_something_is_so(bears: int, may: bool) -> None:
    table = Table()
    words = "Equip {2}. This ability costs {2} less to activate if you control three or more creatures."
    blade = permanent(table, words, types="Artifact — Equipment")
    table.battlefield("A", *[bear()] * bears)
    assert bool([action for action in table.actions("A") if action.oid == blade]) is may
