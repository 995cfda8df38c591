"""Instructions made of instructions (CR 608.2c)."""

from __future__ import annotations

import pytest

from engine.core.zones import HAND
from tests.rulebook import rule
from tests.support.boards.doing import BEAR as PLAIN_BEAR
from tests.support.boards.doing import SPRITE, bear, do, lamp, ogre, permanent
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
FOUND = {"land": ("Quiet Field", "", "Land"), "creature": BEAR, "sorcery": ("Deep Thought", "{4}{U}", "Sorcery", "Draw a card.")}
HERO = card("Odd Hero", "{2}", "Legendary Creature — Human", "", "4/4")


@rule("608.2c")
def test_only_you_draw_a_card() -> None:
    table = Table(library=9)
    words = "Each player draws a card. If you control an artifact, instead only you draw a card."
    do(table, words)
    assert [len(table.zone(who, HAND)) for who in "AB"] == [1, 1]
    table.battlefield("A", lamp())
    do(table, words)
    assert [len(table.zone(who, HAND)) for who in "AB"] == [2, 1] and not table.all(SPRITE[0])


@rule("608.2c")
def test_much_less_instead_if_something_is_so() -> None:
    for there, size in ((False, (2, 2)), (True, None)):
        table = Table()
        newt = permanent(table, "When this creature dies, target creature an opponent controls gets -1/-1 until end of turn. That "
                         "creature gets -4/-4 instead if you control a creature named Plain Bear.")  # fmt: skip
        (victim,) = table.battlefield("B", ogre())
        table.battlefield("A" if there else "B", bear())
        table.answer("A", [victim])
        do(table, "Destroy target creature.", [newt])
        assert (table.pt(victim) if victim in table.game.battlefield else None) == size


@rule("608.2c", "207.2c")
@pytest.mark.parametrize(("mana", "theirs", "mine"), [("{U}{U}", (1, 2), (2, 2)), ("{R}{R}", (2, 2), (3, 2)), ("{U}{R}", (1, 2), (3, 2))])
def test_each_deed_under_its_own_condition(mana: str, theirs: tuple[int, int], mine: tuple[int, int]) -> None:
    table = Table()
    (own,), (other,) = table.battlefield("A", bear()), table.battlefield("B", bear())
    table.hand("A", card("Split Word", "{U/R}{U/R}", "Instant", "Creatures your opponents control get -1/-0 until end of turn if {U} was spent to "
                         "cast this spell, and creatures you control get +1/+0 until end of turn if {R} was spent to cast it."))  # fmt: skip
    table.mana("A", mana)
    table.cast("A", "Split Word").resolve()
    assert table.pt(other) == theirs and table.pt(own) == mine


def names(table: Table) -> list[str]:
    return [table.game.chars(oid).name for oid in table.game.permanents()]


@rule("608.2c", "109.2")
@pytest.mark.parametrize("found", FOUND)
def test_it_is_called_a_card_and_so_is_no_creature_that_was_dealt_damage_since(found: str) -> None:
    table = Table()
    words = ("Reveal the top card of your library. This spell deals 1 damage to target creature. "
             "If it's a nonland card, put it into your hand. Otherwise, put it onto the battlefield.")  # fmt: skip
    (ox,) = table.battlefield("B", card("Old Ox", "{2}", "Creature — Ox", "", "1/6"))
    table.hand("A", card("Odd Shot", "{G}", "Sorcery", words))
    table.library("A", card(*FOUND[found]))
    table.mana("A", "{G}").cast("A", "Odd Shot", targets=[ox]).resolve()
    assert table.zone("A", "hand") == ([] if found == "land" else [FOUND[found][0]])
    assert names(table) == ["Old Ox", *(["Quiet Field"] if found == "land" else [])]


@rule("614.15")
def test_instead_if_may_stand_behind() -> None:
    text = ("Target creature gets -1/-1 until end of turn. That creature gets -2/-2 until end of turn instead if you "
            "control an artifact.")  # fmt: skip
    for lamps, left in (((), (1, 1)), ((card("Plain Lamp", "{1}", "Artifact"),), (0, 0))):
        table = Table()
        (bear,) = table.battlefield("B", card("Large Bear", "{3}", "Creature — Bear", "", "2/2"))
        table.battlefield("A", *lamps)
        do(table, text, targets=[bear])
        assert (table.pt(bear) == left) if left[0] else table.zone("B", "graveyard") == ["Large Bear"]


@rule("608.2c")
def test_the_tokens_attack_if_the_creature_is_legendary() -> None:
    text = ("Whenever equipped creature attacks, create two tapped 1/1 white Rat creature tokens with flying. If that creature is legendary, instead "
            "create two of those tokens that are tapped and attacking.\nEquip {0}")  # fmt: skip
    for types, attacking in (("Creature — Cat", 1), ("Legendary Creature — Cat", 3)):
        table = Table()
        (cat,) = table.battlefield("A", card("Brave Cat", "{1}", types, "", "2/2"))
        (blade,) = table.battlefield("A", card("Test Blade", "{1}", "Artifact — Equipment", text))
        table.activate("A", blade, [cat]).resolve()
        table.answer("A", [(cat, 1)])
        table.to_step("declare_attackers", "A").resolve()
        rats = table.all("Rat Token")
        assert len(rats) == 2 and all(table.game.obj(rat).tapped and table.has(rat, "flying") for rat in rats)
        assert table.game.combat is not None and len(table.game.combat.attacking) == attacking


@rule("608.2c", "115.4", "115.3")
@pytest.mark.parametrize("at", ["player", "creature"])
def test_it_is_what_is_no_player(at: str) -> None:
    table = Table()
    (mine,) = table.battlefield("A", ogre())
    (theirs,) = table.battlefield("B", HERO)
    do(table, "Target creature you control deals damage equal to its power to any other target. Then sacrifice it.",
       targets=[mine, 1 if at == "player" else theirs])  # fmt: skip
    assert table.life("B") == (17 if at == "player" else 20) and mine not in table.game.objects and theirs in table.game.objects
    asked = [decision for decision in table.asked if type(decision).__name__ == "ChooseTargets"]
    assert mine not in asked[-1].candidates


@rule("608.2d")
@pytest.mark.parametrize("agrees", [True, False])
def test_an_opponent_may_sacrifice_what_they_choose(agrees: bool) -> None:
    table = Table()
    table.battlefield("B", bear(), bear(), ogre())
    table.answer("B", agrees, table.all(PLAIN_BEAR[0]))
    do(table, "Target opponent may sacrifice two creatures of their choice. If they don't, you draw two cards.", [1])
    assert len(table.all(PLAIN_BEAR[0])) == (0 if agrees else 2) and len(table.zone("A", "hand")) == (0 if agrees else 2)
