"""What things chosen have in common or apart, subjects left out, counters of any kind, and what others may not do."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from tests.rulebook import rule
from tests.support.boards.doing import BEAR, OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Plain Cub", "{G}", "Creature — Bear", "", "1/1")


@rule("608.2d", "201.2")
def test_cards_with_different_names() -> None:
    table = Table()
    table.library("A", bear(), bear(), ogre())
    first, second = table.all(BEAR[0], "library")
    (other,) = table.all(OGRE[0], "library")
    words = "Search your library for up to two creature cards with different names, put them into your hand, then shuffle."
    table.answer("A", [first, second])
    with pytest.raises(IllegalAnswer):
        do(table, words)
    table = Table()
    table.library("A", bear(), bear(), ogre())
    table.answer("A", [table.all(BEAR[0], "library")[0], table.find(OGRE[0], "library")])
    do(table, words)
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]]) and other


@rule("118.3", "105.2")
def test_a_cost_of_cards_that_share_a_color() -> None:
    table = Table()
    table.hand("A", bear(), ogre(), card(*CUB))
    well = permanent(table, "Discard two cards that share a color: You gain 2 life.", types="Artifact")
    hand = table.game.zone("hand", 0)
    table.answer("A", [hand[0], hand[2]])
    table.activate("A", well).resolve()
    assert table.life("A") == 22 and table.zone("A", "hand") == [OGRE[0]]
    assert not any(action.oid == well for action in table.actions("A"))


@rule("601.2c", "608.2b")
def test_targets_that_share_a_creature_type() -> None:
    table = Table()
    (one,) = table.battlefield("A", bear())
    (two,) = table.battlefield("A", card(*CUB))
    (no,) = table.battlefield("A", ogre())
    do(table, "Tap two target creatures you control that share a creature type.", [one, two])
    assert table.game.obj(one).tapped and table.game.obj(two).tapped and not table.game.obj(no).tapped
    with pytest.raises(IllegalAnswer):
        do(table, "Tap two target creatures you control that share a creature type.", [one, no])


@rule("601.2c", "404.1")
def test_target_cards_with_different_names_from_a_graveyard() -> None:
    table = Table()
    table.graveyard("A", bear(), ogre())
    table.graveyard("B", sprite())
    cards = [table.find(BEAR[0], "graveyard"), table.find(OGRE[0], "graveyard")]
    do(table, "Return up to three target creature cards with different names from your graveyard to your hand.", cards)
    assert sorted(table.zone("A", "hand")) == sorted([BEAR[0], OGRE[0]]) and table.zone("B", "graveyard")


@rule("608.2c", "120.1")
def test_a_subject_left_out_deals_damage() -> None:
    table = Table()
    djinn = permanent(table, "{0}: Test Thing gets +2/+0 until end of turn and deals 1 damage to you.")
    table.activate("A", djinn).resolve()
    assert table.pt(djinn) == (3, 1) and table.life("A") == 19


@rule("608.2c")
def test_a_subject_left_out_fights() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    do(table, "Target creature you control gets +1/+1 until end of turn and fights target creature you don't control.", [mine, theirs])
    assert mine in table.game.permanents() and theirs not in table.game.permanents()


@rule("608.2c", "502.3")
def test_a_subject_left_out_stays_tapped() -> None:
    table = Table()
    wizard = permanent(table, "{T}: Test Thing deals 1 damage to any target and doesn't untap during your next untap step.")
    table.activate("A", wizard, [1]).resolve()
    assert table.life("B") == 19
    table.next_turn("B").next_turn("A")
    assert table.game.obj(wizard).tapped


@rule("302.6", "609.4")
def test_abilities_activated_without_waiting() -> None:
    table = Table()
    table.hand("A", card("Test Drummer", "{0}", "Creature — Elf", "{T}: You gain 1 life.", "1/1"))
    table.cast("A", "Test Drummer").resolve()
    drummer = table.find("Test Drummer")
    assert not any(action.oid == drummer for action in table.actions("A"))
    permanent(table, "You may activate abilities of creatures you control as though those creatures had haste.", types="Artifact")
    table.activate("A", drummer).resolve()
    assert table.life("A") == 21


@rule("118.3", "119.4")
def test_half_a_life_is_paid() -> None:
    table = Table()
    table.life("A", 7)
    evil = permanent(table, "Pay half your life, rounded up: You draw a card.", types="Artifact")
    table.activate("A", evil).resolve()
    assert table.life("A") == 3 and len(table.zone("A", "hand")) == 1


@rule("404.1", "608.2h")
def test_cards_in_each_graveyard() -> None:
    table = Table()
    rite = card("Test Burst", "{0}", "Sorcery", "You gain 2 life, then gain 3 life for each card named Test Burst in each graveyard.")
    table.graveyard("A", rite)
    table.graveyard("B", rite, bear())
    table.hand("A", rite)
    table.cast("A", "Test Burst").resolve()
    assert table.life("A") == 28


@rule("201.2", "608.2c")
@pytest.mark.parametrize(("both", "life"), [(True, 24), (False, 21)])
def test_artifacts_of_two_names(both: bool, life: int) -> None:
    table = Table()
    table.battlefield("A", card("Test Crown", "{1}", "Artifact"))
    if both:
        table.battlefield("A", card("Test Orb", "{1}", "Artifact"))
    do(table, "You gain 1 life. If you control artifacts named Test Crown and Test Orb, you gain 3 life.")
    assert table.life("A") == life


@rule("122.6", "603.2")
def test_counters_of_any_kind() -> None:
    table = Table()
    permanent(table, "Whenever you put one or more counters on a creature you control, you gain 1 life.", types="Artifact")
    permanent(table, "At the beginning of each end step, if you put a counter on a creature this turn, draw a card.", types="Artifact")
    (mine,) = table.battlefield("A", bear())
    do(table, "Put a +1/+1 counter and a flying counter on target creature.", [mine])
    assert table.life("A") == 21
    table.to_step("end").resolve()
    assert len(table.zone("A", "hand")) == 1


@rule("603.4")
@pytest.mark.parametrize("another", [True, False])
def test_another_creature_chosen_as_ring_bearer(another: bool) -> None:
    table = Table()
    chief = permanent(table, "Whenever the Ring tempts you, if you chose a creature other than Test Thing as your Ring-bearer, you gain 3 life.\n"
                      "Whenever you choose a creature as your Ring-bearer, each opponent loses 1 life.")  # fmt: skip
    (other,) = table.battlefield("A", bear())
    table.answer("A", [other if another else chief])
    do(table, "The Ring tempts you.")
    table.resolve()
    assert table.life("A") == (23 if another else 20) and table.life("B") == 19


@rule("601.3a", "602.5")
def test_neither_spells_nor_abilities() -> None:
    table = Table()
    stone = permanent(table, "{0}: You gain 1 life.", "B", "Artifact")
    table.hand("B", card("Test Flash", "{0}", "Instant", "You gain 1 life."))
    assert any(action.oid == stone for action in _theirs(table))
    permanent(table, "During your turn, your opponents can't cast spells or activate abilities of artifacts, creatures, or enchantments.")
    assert not _theirs(table)
    table.next_turn("B").to_step("main1")
    table.activate("B", stone).resolve()
    assert table.life("B") == 21


def _theirs(table: Table) -> list[object]:
    return [action for action in table.actions("B") if action.oid]


@rule("602.5", "611.2a")
def test_its_abilities_until_your_next_turn() -> None:
    table = Table()
    stone = permanent(table, "{0}: You gain 1 life.", "B")
    do(table, "Until your next turn, target creature gets -0/-0 and its activated abilities can't be activated.", [stone])
    table.next_turn("B").to_step("main1")
    assert not any(action.oid == stone for action in table.actions("B"))
    table.next_turn("A").next_turn("B").to_step("main1")
    assert any(action.oid == stone for action in table.actions("B"))


@rule("708.5")
def test_looking_at_face_down_creatures_of_others() -> None:
    from engine.game.rules.questions.seeing import may_see

    table = Table()
    (hidden,) = table.battlefield("B", bear(), face_down="effect")
    assert not may_see(table.game, 0, hidden)
    lens = permanent(table, "You may look at face-down creatures you don't control any time.", types="Artifact")
    assert may_see(table.game, 0, hidden)
    do(table, "Destroy target artifact.", [lens])
    assert not may_see(table.game, 0, hidden)
    do(table, "Until end of turn, you may look at face-down creatures you don't control any time.")
    assert may_see(table.game, 0, hidden)


@rule("609.4")
def test_blocking_as_though_they_had_no_shadow() -> None:
    table = Table()
    (shade,) = table.battlefield("A", card("Test Shade", "{B}", "Creature — Shade", "Shadow", "2/2"))
    wall = permanent(table, "Test Thing can block creatures with shadow as though they didn't have shadow.", "B")
    pairs = {"attackers": [[shade, 1]], "blockers": [[wall, shade]]}
    table.policy = lambda decision: pairs.get(decision.kind)
    table.to_step("end_combat")
    assert table.life("B") == 20 and wall not in table.game.permanents()


@rule("611.2a")
def test_until_the_beginning_of_the_next_upkeep() -> None:
    table = Table()
    bottle = permanent(table, "{0}: Exile the top card of your library. Until the beginning of your next upkeep, you may play that card.",
                       types="Artifact")  # fmt: skip
    table.library("A", lamp())
    table.activate("A", bottle).resolve()
    assert any(action.oid == table.find("Plain Lamp", "exile") for action in table.actions("A")) or table.mana("A", "{1}")
    table.next_turn("B")
    table.to_step("upkeep", "A")
    table.to_step("main1")
    table.mana("A", "{1}")
    assert not any(action.oid == table.find("Plain Lamp", "exile") for action in table.actions("A"))


@rule("701.61", edition="2026-01-16")
def test_whenever_you_forage() -> None:
    table = Table()
    permanent(table, "Whenever you forage, put a +1/+1 counter on Test Thing.")
    thing = table.find("Test Thing")
    table.graveyard("A", bear(), ogre(), sprite())
    do(table, "Forage.")
    table.resolve()
    assert table.counters(thing) == {"+1/+1": 1}
