"""Enchant (CR 702.5)."""

from __future__ import annotations

import pytest

from engine.game.rules.questions.attaching import why_not_attached
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
SCARF = ("Warm Scarf", "{W}", "Enchantment — Aura", "Enchant creature you control\nEnchanted creature gets +1/+1.")
CURSE = ("Old Grudge", "{B}", "Enchantment — Aura Curse", "Enchant opponent")


@rule("702.5a", "303.4a")
def test_an_aura_spell_targets_only_what_it_can_enchant() -> None:
    table = Table()
    first, second = table.battlefield("A", card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SCARF))
    table.mana("A", "{W}")
    table.cast("A", "Warm Scarf", targets=[second])
    asked = next(decision for decision in table.asked if decision.kind == "targets")
    assert asked.candidates == (first, second)  # type: ignore[attr-defined]
    table.resolve()
    scarf = table.find("Warm Scarf")
    assert table.game.obj(scarf).attached_to == second
    assert table.pt(second) == (3, 3)


@rule("702.5a")
def test_an_aura_can_not_be_cast_when_there_is_nothing_to_enchant() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR))
    table.hand("A", card(*SCARF))
    table.mana("A", "{W}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]


@rule("702.5d")
def test_an_aura_can_enchant_players() -> None:
    table = Table()
    table.hand("A", card(*CURSE))
    table.mana("A", "{B}")
    table.cast("A", "Old Grudge", targets=[1]).resolve()
    assert table.game.obj(table.find("Old Grudge")).attached_to == 1


@rule("702.5d", "players, and no permanents", "702.5c")
@pytest.mark.parametrize("words", ["Enchant opponent", "Enchant opponent\nEnchant player", "Enchant player\nEnchant opponent"])
def test_an_aura_for_players_may_have_several_enchant_abilities(words: str) -> None:
    table = Table(seats=3)
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Old Grudge", "{B}", "Enchantment — Aura Curse", words))
    table.mana("A", "{B}")
    table.cast("A", "Old Grudge", targets=[2])
    assert next(decision.candidates for decision in table.asked if decision.kind == "targets") == (1, 2)  # type: ignore[attr-defined]
    table.resolve()
    grudge = table.find("Old Grudge")
    assert table.game.obj(grudge).attached_to == 2
    assert [why_not_attached(table.game, grudge, ref) is None for ref in (0, 1, 2, bear)] == [False, True, True, False]


@rule("702.5c", "702.5d", "701.3a")
@pytest.mark.parametrize("words", ["Enchant creature\nEnchant player", "Enchant player\nEnchant creature"])
def test_nothing_is_a_creature_and_a_player(words: str) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card("Torn Scarf", "{W}", "Enchantment — Aura", words))
    table.mana("A", "{W}")
    assert not [action for action in table.actions("A") if action.kind == "cast"]
    (scarf,) = table.battlefield("A", card("Torn Scarf", "{W}", "Enchantment — Aura", words))
    assert all(why_not_attached(table.game, scarf, ref) is not None for ref in (bear, 0, 1))


@rule("702.5c", "target", "what it can enchant")
@rule("702.5a", "what an Aura spell can target", "what an Aura can enchant")
def test_what_has_several_enchant_abilities_follows_all_of_them() -> None:
    table = Table()
    (mine,) = table.battlefield("A", card(*BEAR))
    (flier,) = table.battlefield("A", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"))
    (theirs,) = table.battlefield("B", card("Sky Bear", "{1}{G}", "Creature — Bear", "Flying", "2/2"))
    table.hand("A", card("Long Scarf", "{W}", "Enchantment — Aura", "Enchant creature with flying\nEnchant creature you control"))
    table.mana("A", "{W}")
    table.cast("A", "Long Scarf")
    (targets,) = dict(table.game.obj(table.game.stack[-1]).stack.targets).values()
    assert targets == (flier,)
    table.resolve()
    scarf = table.find("Long Scarf")
    assert table.game.obj(scarf).attached_to == flier
    assert why_not_attached(table.game, scarf, mine) is not None and why_not_attached(table.game, scarf, theirs) is not None
    do(table, "Target opponent gains control of target creature you control.", [1, flier])
    assert not table.all("Long Scarf") and "Long Scarf" in table.zone("A", "graveyard"), "one of them does not fit now"


@rule("702.5b", "303.4a", "303.4b", "303.4c")
def test_an_aura_follows_the_rules_of_enchantments() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("A", card(*SCARF))
    table.mana("A", "{W}")
    table.cast("A", "Warm Scarf", targets=[bear])
    assert dict(table.game.obj(table.game.stack[-1]).stack.targets), "an Aura spell has a target"
    table.resolve()
    assert table.game.obj(table.find("Warm Scarf")).attached_to == bear, "it enters attached to it"
    do(table, "Destroy target creature.", [bear])
    assert "Warm Scarf" in table.zone("A", "graveyard")
    table.battlefield("A", card(*BEAR), card("Plain Lamp", "{1}", "Artifact"))
    (golem,) = table.battlefield("A", card("Plain Golem", "{3}", "Artifact Creature — Golem", "", "3/3"))
    table.hand("A", card("Steel Scarf", "{0}", "Enchantment — Aura", "Enchant creature\nEnchant artifact\nEnchanted permanent has vigilance."))
    table.cast("A", "Steel Scarf")
    assert [refs for _, refs in table.game.obj(table.game.stack[-1]).stack.targets] == [(golem,)], "what all of them allow (702.5c)"
    assert table.has(table.resolve().find("Plain Golem"), "vigilance")


@rule("702.5d", "attached to players, and to no permanents", "303.4f", "704.5m")
def test_an_aura_for_players_enters_attached_to_a_player() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    (scarf,) = table.battlefield("B", card(*SCARF), attach_to=bear)
    assert table.pt(bear) == (3, 3)
    grudge = card("Old Grudge", "{B}", "Enchantment — Aura Curse", "Enchant player")
    (buried,) = table.graveyard("A", grudge)
    table.answer("A", [1])
    do(table, "Return target Aura card from your graveyard to the battlefield.", [buried])
    (asked,) = [decision for decision in table.asked if decision.purpose == "attach"]
    assert set(asked.candidates) == {0, 1}  # type: ignore[attr-defined]
    curse = table.find("Old Grudge")
    assert table.game.obj(curse).attached_to == 1
    do(table, "Attach target Aura to target creature.", [curse, bear])
    assert table.game.obj(curse).attached_to == 1
    (wrong,) = table.battlefield("A", grudge, attach_to=bear)
    table.settle()
    assert wrong not in table.game.objects and scarf in table.game.battlefield
    (other,) = table.battlefield("B", card(*BEAR))
    do(table, "Attach target Aura to target creature.", [scarf, other])
    assert (table.pt(bear), table.pt(other)) == ((2, 2), (3, 3))


@rule("702.5a", "only what has the very ability", "702.5c", "and what the other one asks for")
@pytest.mark.parametrize("more", ["", "\nEnchant creature with flying"])
def test_an_aura_enchants_what_has_the_landwalk_ability_that_it_names(more: str) -> None:
    table = Table()
    strider, other, _ = table.battlefield("A", *(card(f"{walk} Strider", "{1}{B}", "Creature — Human", f"Flying\n{walk}walk", "1/1") for walk in ("Swamp", "Forest")), card(*BEAR))
    table.hand("A", card("Bog Boots", "{B}", "Enchantment — Aura", f"Enchant creature with swampwalk{more}"))
    table.mana("A", "{B}").cast("A", "Bog Boots")
    assert dict(table.game.obj(table.game.stack[-1]).stack.targets).popitem()[1] == (strider,)
    table.resolve()
    boots = table.find("Bog Boots")
    assert table.game.obj(boots).attached_to == strider and why_not_attached(table.game, boots, other) is not None
