"""Sacrifice (CR 701.17)."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.decisions.choices import YesNo
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import OGRE, bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card

CUB = ("Sprout Cub", "{1}{G}", "Creature — Bear", "", "2/2")

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


def questions(table: Table) -> list[YesNo]:
    return [decision for decision in table.asked if isinstance(decision, YesNo)]


FOREST = card("Forest", "", "Basic Land — Forest")


@rule("602.2")
def test_an_ability_activated_too_often() -> None:
    table = Table()
    whelp = permanent(table, "{0}: This creature gets +1/+0 until end of turn. If this ability has been activated three "
                      "or more times this turn, sacrifice this creature at the beginning of the next end step.")  # fmt: skip
    for _ in range(2):
        table.activate("A", whelp).resolve()
    table.to_step("end").resolve()
    assert whelp in table.game.battlefield
    table.next_turn("A")
    for _ in range(3):
        table.activate("A", whelp).resolve()
    table.to_step("end").resolve()
    assert whelp not in table.game.battlefield


@rule("101.4", "608.2e")
def test_what_they_exiled_this_way_comes_back_under_each_owner() -> None:
    table = Table()
    table.graveyard("A", bear())
    table.graveyard("B", ogre())
    table.battlefield("B", sprite())
    do(table, "Each player exiles all creature cards from their graveyard, then sacrifices all creatures they control, "
       "then puts all cards they exiled this way onto the battlefield.")  # fmt: skip
    assert [table.game.controller(table.find(name)) for name in ("Plain Bear", "Plain Ogre")] == [0, 1]
    assert table.zone("B", "graveyard") == ["Plain Sprite"]


@rule("101.4", "701.17a")
def test_each_player_chooses_and_all_is_sacrificed_at_once() -> None:
    table = Table()
    table.battlefield("A", bear(), lamp())
    (one, two) = table.battlefield("B", ogre(), sprite())
    table.answer("B", [two])
    do(table, "Each player sacrifices a creature of their choice.")
    assert table.zone("A", "graveyard") == ["Plain Bear", "Test Rite"]
    assert table.zone("B", "graveyard") == ["Plain Sprite"]
    assert one in table.game.objects


def test_if_you_do() -> None:
    table = Table()
    words = "You may sacrifice a creature. If you do, draw two cards."
    table.answer("A", True)
    do(table, words)
    assert table.zone("A", "hand") == []
    table.battlefield("A", bear())
    table.answer("A", True)
    do(table, words)
    assert len(table.zone("A", "hand")) == 2


@rule("608.2d")
def test_nobody_is_asked_whether_to_sacrifice_what_is_gone() -> None:
    table = Table()
    (urn,) = table.battlefield("A", card(
        "Last Urn", "{2}", "Artifact",
        "Whenever a creature dies, you may sacrifice Last Urn. If you do, you gain 3 life."))  # fmt: skip
    bears = table.battlefield("A", BEAR, BEAR)
    happen(table.game, *(Damage(urn, bear, 2) for bear in bears))
    table.settle()
    assert len(table.stack()) == 2
    table.answer("A", True).resolve()
    assert len(questions(table)) == 1
    assert table.life("A") == 23


@rule("614.1a", "614.12")
def test_a_land_that_would_enter_enters_only_if_something_is_sacrificed_instead() -> None:
    words = "If this land would enter, sacrifice a Forest instead. If you do, put this land onto the battlefield. If you don't, put it into its owner's graveyard.\n{T}: Add {W}."
    post = card("Hill Post", "", "Land", words)
    table = Table()
    table.hand("A", post)
    table.play("A", "Hill Post")
    assert not table.all("Hill Post") and table.all("Hill Post", "graveyard", "A")
    table = Table()
    (wood,) = table.battlefield("A", FOREST)
    table.hand("A", post)
    table.play("A", "Hill Post")
    assert table.all("Hill Post") and wood not in table.game.objects


@rule("701.17a", "each permanent that is sacrificed counts once", "603.2c")
def test_how_many_were_sacrificed() -> None:
    table = Table()
    permanent(table, "Whenever you sacrifice one or more creatures, you gain that much life.", types="Enchantment")
    for number in (1, 2):
        table.life("A", 20)
        table.battlefield("A", *[bear()] * number)
        do(table, "Sacrifice all creatures you control.")
        assert table.life("A") == 20 + number


@rule("701.17a", "they are as many for everybody, whoever sacrificed others", "603.12")
def test_that_many_are_those_that_the_one_player_sacrificed() -> None:
    table = Table(3)
    table.battlefield("A", bear(), bear())
    table.battlefield("B", bear())
    do(table, "Each player sacrifices all creatures they control. When you sacrifice one or more creatures this way, each player loses that much life.").resolve()
    assert [table.life(who) for who in "ABC"] == [18, 18, 18]


@rule("701.17a")
def test_what_has_died_is_no_permanent_to_be_sacrificed() -> None:
    """Its ability finds it in the graveyard; but only a permanent can be sacrificed, so nobody is asked."""
    table = Table()
    (ghost,) = table.battlefield("A", card("Pale Ghost", "{B}", "Creature — Spirit", "When this creature dies, you may sacrifice it. If you do, you gain 5 life.", "1/1"))
    happen(table.game, Damage(ghost, ghost, 1))
    table.resolve()
    assert table.zone("A", "graveyard") == ["Pale Ghost"] and table.life("A") == 20 and not questions(table)


@rule("701.17a", "what isn't a permanent", "118.3")
@pytest.mark.parametrize("deed", ["sacrifice this artifact", "return this artifact to its owner's hand"])
@pytest.mark.parametrize(("gone", "life"), [(True, 18), (False, 21)])
def test_what_is_gone_averts_nothing_though_it_should_go(deed: str, gone: bool, life: int) -> None:
    """It is in the graveyard as its ability resolves. There is no permanent to pay with, and nobody is asked."""
    table = Table()
    debt = permanent(table, f"Whenever you cast a sorcery spell, you lose 3 life unless you {deed}.", types="Artifact")
    table.hand("A", card("Slow Rite", "{0}", "Sorcery", "You gain 1 life."), card("Break", "{0}", "Instant", "Destroy target artifact."))
    table.cast("A", "Slow Rite")
    if gone:
        table.cast("A", "Break", [debt]).resolve(1)
    table.policy = lambda decision: True if isinstance(decision, YesNo) else None
    table.resolve()
    assert table.life("A") == life and len(questions(table)) == (not gone)
    assert table.zone("A", "hand").count("Test Thing") == (not gone and deed.startswith("return"))


@rule("701.17", "508.1")
def test_each_attacking_creature_is_sacrificed_by_its_controller() -> None:
    table = Table()
    mine, idle = table.battlefield("A", bear(), ogre())
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller.", who="B", types="Enchantment")
    table.answer("A", [[mine, 1]])
    table.to_step("declare_attackers").resolve()
    assert not table.all(PLAIN_BEAR[0]) and table.all(OGRE[0]) == [idle] and table.zone("A", GRAVEYARD) == [PLAIN_BEAR[0]]


@rule("701.17", "what a creature does instead of dying", "614.6")
@pytest.mark.parametrize(("instead", "exiled", "gained"), [("exile it", 1, 0), ("you gain 5 life", 0, 5)])
def test_something_else_happens_as_each_attacking_creature_is_sacrificed(instead: str, exiled: int, gained: int) -> None:
    table = Table()
    permanent(table, f"If a creature would die, {instead} instead.", types="Enchantment")
    permanent(table, "Whenever a creature dies, you gain 100 life.", types="Enchantment")
    permanent(table, "Whenever one or more creatures attack, each attacking creature is sacrificed by its controller.", who="B", types="Enchantment")
    (mine,) = table.battlefield("A", bear())
    table.answer("A", [[mine, 1]])
    table.to_step("declare_attackers").resolve()
    assert table.zone("A", GRAVEYARD) == [] and len(table.zone("A", "exile")) == exiled and table.life("A") == 20 + gained


@pytest.fixture
def table() -> Table:
    return Table()


@rule("107.1a")
def test_half_of_the_creatures_rounded_up(table: Table) -> None:
    table.battlefield("A", BEAR)
    table.battlefield("B", BEAR, BEAR, BEAR)
    table.hand("A", card("Dark Toll", "{0}", "Sorcery",
                         "Each opponent sacrifices half the creatures they control, rounded up."))  # fmt: skip
    table.cast("A", "Dark Toll").resolve()
    assert (len(table.all("Plain Bear", who="A")), len(table.all("Plain Bear", who="B"))) == (1, 1)


@rule("608.2d")
def test_any_opponent_may_sacrifice_a_creature_of_their_choice() -> None:
    table = Table(3)
    (demon,) = table.battlefield("A", card("Loud Demon", "{3}", "Creature — Demon", "At the beginning of each combat, any "
                                           "opponent may sacrifice a creature of their choice. If a player does, tap ~ "
                                           "and put a +1/+1 counter on it.", "4/4"))
    table.battlefield("B", card(*CUB))
    table.battlefield("C", card(*CUB))
    table.answer("B", False).answer("C", True)
    table.to_step("begin_combat").resolve()
    assert len(table.all("Sprout Cub", who="B")) == 1
    assert not table.all("Sprout Cub", who="C")
    assert table.game.obj(demon).tapped
    assert table.pt(demon) == (5, 5)


@rule("608.2d")
def test_each_opponent_may_sacrifice_what_shares_a_card_type() -> None:
    table = Table(3)
    table.battlefield("A", lamp())
    table.battlefield("B", lamp(), bear())
    table.battlefield("C", bear())
    table.answer("A", True).answer("B", True)
    do(table, "You may sacrifice an artifact. If you do, each opponent may sacrifice a permanent of their choice that shares a card type "
              "with it. For each opponent who doesn't, that player loses 2 life and you draw a card.")  # fmt: skip
    assert table.all("Plain Lamp") == [] and len(table.all("Plain Bear")) == 2
    assert [table.life(who) for who in "ABC"] == [20, 20, 18] and len(table.zone("A", HAND)) == 2  # one was drawn in the turn


@rule("701.17a", "101.4")
def test_one_of_their_choice_for_each_of_something_that_is_counted_for_each_player() -> None:
    table = Table(3)
    pale = card("Pale Cat", "{W}", "Creature — Cat", "", "1/1")
    (kept,) = table.battlefield("A", bear())
    table.battlefield("A", pale, pale)
    table.battlefield("B", pale, pale, pale)
    (others,) = table.battlefield("C", bear())
    do(table, "Each player sacrifices a white permanent of their choice for each white permanent they control.")
    assert set(table.game.zone("battlefield")) == {kept, others}


@rule("608.2c")
def test_one_of_their_choice_for_each_card_discarded_this_way() -> None:
    table = Table(3)
    table.hand("A", bear(), bear())
    table.battlefield("B", ogre(), ogre(), ogre(), ogre())
    table.battlefield("C", ogre())
    left = len(table.game.zone("hand", 0))
    do(table, "Discard your hand. Each opponent sacrifices a creature of their choice for each card discarded this way.")
    assert len(table.game.zone("battlefield")) == 4 - left and not table.game.zone("hand", 0)


@rule("701.17a", "608.2c")
@pytest.mark.parametrize("number", [0, 1, 2])
def test_as_many_of_their_choice_as_were_discarded(number: int) -> None:
    table = Table()
    theirs = table.battlefield("B", bear(), bear(), bear())
    mine = table.battlefield("A", bear())
    table.hand("A", *[lamp()] * number)
    do(table, "Discard your hand. Each opponent sacrifices a creature of their choice for each card discarded this way.")
    assert sum(table.game.obj(oid).zone == "battlefield" for oid in theirs if oid in table.game.objects) == 3 - number
    assert table.game.obj(mine[0]).zone == "battlefield"
