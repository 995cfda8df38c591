"""When abilities may be activated, whose permanents were dealt with, what an opponent causes, and half of a life total."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import ChooseObjects
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import FOREST, Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
OX = ("Wide Ox", "{3}{W}", "Creature — Ox", "", "2/6")


def _can(table: Table, oid: int, who: str = "A") -> bool:
    return any(action.oid == oid and action.kind == "activate" for action in table.actions(who))


def _when(table: Table, oid: int, who: str, *steps: str) -> list[str]:
    found = []
    for step in steps:
        table.to_step(step, "A")
        if _can(table, oid, who):
            found.append(step)
    return found


@rule("602.5b", "509.1")
def test_abilities_have_their_times() -> None:
    every = ("upkeep", "main1", "begin_combat", "declare_attackers", "declare_blockers", "combat_damage", "end_combat", "main2")
    for words, who, times in (
        ("You can't activate this ability during combat.", "A", ["upkeep", "main1", "main2"]),
        ("Activate only during combat after blockers are declared.", "A", ["declare_blockers", "combat_damage", "end_combat"]),
        ("Any player may activate this ability but only during any upkeep step.", "B", ["upkeep"]),
    ):  # fmt: skip
        table = Table()
        (cub,) = table.battlefield("A", card(*CUB))
        thing = permanent(table, "{0}: You gain 1 life. " + words)
        table.next_turn("B")
        table.policy = lambda d, cub=cub: [[cub, 1]] if type(d).__name__ == "DeclareAttackers" else None
        assert _when(table, thing, who, *every) == times


@rule("602.5b", "508.8")
def test_no_blockers_are_declared_where_nothing_attacks() -> None:
    table = Table()
    thing = permanent(table, "{0}: You gain 1 life. Activate only during combat after blockers are declared.")
    table.next_turn("B")
    table.policy = lambda d: [] if type(d).__name__ == "DeclareAttackers" else None
    assert not _when(table, thing, "A", "begin_combat", "end_combat", "main2")


@rule("608.2h", "102.2")
def test_opponents_who_controlled_one_of_those_are_counted() -> None:
    table = Table(4)
    table.battlefield("A", card(*CUB))
    table.battlefield("B", card(*CUB), card(*OX))
    table.battlefield("C", card(*FOREST))
    (lent,) = table.battlefield("C", card(*CUB))
    do(table, "Gain control of target creature.", targets=[lent])
    do(table, "Return all creatures to their owners' hands. For each opponent who controlled a creature returned this way, you create two Food tokens.")
    assert len(table.all("Food Token", who="A")) == 2
    assert len(table.zone("C", "hand")) == 1 and not table.all("Odd Cub")


@rule("603.2", "704.5g")
def test_what_an_opponents_spell_puts_into_your_graveyard_comes_back() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability an opponent controls causes a land to be put into your graveyard from the battlefield, return that card to "
                     "the battlefield.", types="Enchantment")  # fmt: skip
    land, other = table.battlefield("A", card(*FOREST), card(*FOREST))
    (cub,) = table.battlefield("A", card(*CUB))
    (theirs,) = table.battlefield("B", card(*FOREST))
    do(table, "Destroy target land.", targets=[land])
    assert len(table.all("Forest", who="A")) == 1 and table.zone("A", "graveyard").count("Forest") == 1
    table.next_turn("B")
    do(table, "Destroy target land.", targets=[other], who="B").resolve()
    assert len(table.all("Forest", who="A")) == 1 and table.zone("A", "graveyard").count("Forest") == 1
    do(table, "Destroy all creatures.", who="B").resolve()
    assert cub not in table.game.battlefield and not table.all("Odd Cub")
    do(table, "Target player sacrifices a land.", targets=[table.seat("A")], who="B").resolve()
    assert len(table.all("Forest", who="A")) == 1
    do(table, "Target player sacrifices a land.", targets=[table.seat("B")], who="B").resolve()
    assert theirs not in table.game.battlefield


@rule("603.2", "120.5")
def test_damage_is_no_cause_of_its_own() -> None:
    table = Table()
    permanent(table, "Whenever a spell or ability an opponent controls causes a creature to be put into your graveyard from the battlefield, you gain 3 life.",
              types="Enchantment")  # fmt: skip
    one, two = table.battlefield("A", card(*CUB), card(*CUB))
    table.next_turn("B")
    do(table, "This spell deals 2 damage to target creature.", targets=[one], who="B").resolve()
    assert one not in table.game.battlefield and table.life("A") == 20
    do(table, "Destroy target creature.", targets=[two], who="B").resolve()
    assert table.life("A") == 23


@rule("103.4", "119.1")
def test_half_of_the_starting_life_total() -> None:
    words = {"less than": (9, 10), "less than or equal to": (10, 11)}
    for said, (yes, no) in words.items():
        for total, cheaper in ((yes, True), (no, False)):
            table = Table(3)
            table.life("C", total)
            table.hand("A", card("Late Rite", "{2}", "Sorcery", f"This spell costs {{2}} less to cast if a player's life total is {said} half their starting "
                                 f"life total.\nFor each opponent whose life total is {said} half their starting life total, you gain 1 life."))  # fmt: skip
            assert any(action.label == "Late Rite" for action in table.actions("A")) == cheaper
            table.mana("A", "{2}").cast("A", "Late Rite").resolve()
            assert table.life("A") == (21 if cheaper else 20)


@rule("608.2d")
def test_the_controller_of_the_land_attaches_the_aura_to_another() -> None:
    table = Table()
    land, other = table.battlefield("B", card(*FOREST), card(*FOREST))
    (mine,) = table.battlefield("A", card(*FOREST))
    table.hand("A", card("Odd Vine", "{0}", "Enchantment — Aura", "Enchant land\nWhen enchanted land becomes tapped, destroy it and Odd Vine deals 1 damage to that "
                         "land's controller. That player attaches Odd Vine to a land of their choice."))  # fmt: skip
    table.cast("A", "Odd Vine", targets=[land]).resolve()
    table.answer("B", [mine])
    table.tap_for_mana("B", land).resolve()
    vine = table.find("Odd Vine")
    assert table.game.obj(vine).attached_to == mine and table.life("B") == 19 and table.life("A") == 20
    assert land not in table.game.battlefield and other in table.game.battlefield
    assert [d.seat for d in table.asked if isinstance(d, ChooseObjects)][-1] == table.seat("B")


@pytest.mark.parametrize(("text", "exiled"), [("Target player exiles all but", ()), ("", ("A", "B"))])
@rule("107.1b", "406.3")
def test_all_but_some_cards_of_a_library_are_exiled(text: str, exiled: tuple[str, ...]) -> None:
    table = Table(library=0)
    table.library("A", *(card(f"Card {number}", "", "Land") for number in range(5)))
    table.library("B", *(card(f"Page {number}", "", "Land") for number in range(2)))
    before = table.zone("A", "library")
    if exiled:
        do(table, "Each player exiles all but the bottom three cards of their library face down.")
        assert table.zone("A", "library") == before[2:] and len(table.zone("A", "exile")) == 2
        assert len(table.zone("B", "library")) == 2
        assert all(table.game.obj(oid).face_down for oid in table.game.zone("exile") if table.game.obj(oid).owner == 0)
    else:
        do(table, "Exile all but the bottom card of target player's library.", targets=[table.seat("A")])
        assert table.zone("A", "library") == before[4:] and len(table.zone("A", "exile")) == 4


@rule("611.2a", "613.1f")
def test_a_creature_loses_its_use_for_the_rest_of_the_game() -> None:
    table = Table()
    (lamp,) = table.battlefield("B", card("Busy Cub", "{G}", "Creature — Bear", "{0}: You gain 1 life.", "2/2"))
    do(table, "Put an oil counter on target creature. It gains defender and becomes a colorless artifact in addition to its other types. Its activated "
              "abilities can't be activated.", targets=[lamp])  # fmt: skip
    chars = table.game.chars(lamp)
    assert table.has(lamp, "defender") and {"Artifact", "Creature"} <= {kind.title() for kind in chars.types} and not chars.colors
    assert not _can(table, lamp, "B")
    table.next_turn("B")
    assert not _can(table, lamp, "B") and table.counters(lamp) == {"oil": 1} and "Bear" in chars.subtypes


@rule("611.2b", "613.1b")
def test_it_is_controlled_and_of_no_use_for_as_long_as_something_remains() -> None:
    table = Table()
    (cub,) = table.battlefield("B", card("Swift Cub", "{G}", "Creature — Bear", "Haste", "2/2"))
    table.hand("A", card("Red Wyrm", "{0}", "Creature — Dragon", "When this creature enters, choose target creature an opponent controls. For as long as this "
                         "creature remains on the battlefield, gain control of that permanent, it loses all abilities, and it can't attack or block.", "4/4"))  # fmt: skip
    table.cast("A", "Red Wyrm").resolve()
    assert table.all("Swift Cub", who="A") and not table.has(cub, "haste")
    table.next_turn("B").next_turn("A").to_step("declare_attackers", "A")
    asked = [d for d in table.asked if type(d).__name__ == "DeclareAttackers" and d.seat == 0]
    assert asked and all(cub != pair[0] for pair in asked[-1].possible)
    table.to_step("main2", "A")
    do(table, "Destroy target creature.", targets=[table.find("Red Wyrm")], who="A")
    assert table.has(cub, "haste") and table.all("Swift Cub", who="B")


@rule("614.1a", "120.4b")
def test_damage_is_doubled_whatever_words_say_so() -> None:
    for words in (
        "As Test Thing enters, choose a creature type.\nDouble all damage that sources you control of the chosen type would deal.",
        "If a creature you control that entered this turn would deal damage, it deals twice that much damage instead.",
    ):
        table = Table()
        table.policy = lambda d: d.options.index("Bear") if type(d).__name__ == "ChooseOption" and "Bear" in d.options else None
        table.hand("A", card("Test Thing", "{0}", "Enchantment", words))
        table.cast("A", "Test Thing").resolve()
        table.hand("A", card("Near Cub", "{0}", "Creature — Bear", "", "2/2"))
        (bear,) = table.battlefield("B", card(*CUB))
        table.cast("A", "Near Cub").resolve()
        near = table.find("Near Cub")
        happen(table.game, Damage(near, 1, 2), Damage(near, bear, 1))
        assert table.life("B") == 16 and table.game.obj(bear).damage in (0, 2)
        happen(table.game, Damage(bear, 0, 2))
        assert table.life("A") == 18
