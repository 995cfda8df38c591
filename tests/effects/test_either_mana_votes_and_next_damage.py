"""X mana of one kind or of another, protection from the colors voted for, the next damage of any such source, one spell a turn."""

from __future__ import annotations

import pytest

from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.table import Table, card


@rule("106.1", "605.3b")
@pytest.mark.parametrize(("mana", "pool"), [("GG", "GG"), ("WW", "WW")])
def test_x_mana_of_one_kind_or_of_another(mana: str, pool: str) -> None:
    table = Table()
    (elder,) = table.battlefield("A", card("Odd Elder", "{1}", "Creature — Elf", "{T}: Add X {G} or X {W}, where X is the number of other creatures you control.", "1/1"))
    table.battlefield("A", bear(), ogre(), lamp())
    table.battlefield("B", bear())
    table.tap_for_mana("A", elder, mana)
    assert table.pool("A") == pool


@rule("701.32")
@pytest.mark.parametrize(("votes", "safe"), [((0, 0, 3), "U"), ((0, 2, 1), "URB")])
def test_protection_from_each_color_with_the_most_votes(votes: tuple[int, ...], safe: str) -> None:
    table = Table(3)
    table.hand("A", card("Test Judge", "{0}", "Creature — Giant", "When Test Judge enters, starting with you, each player votes for blue, black, red, or green. Test "
                         "Judge gains protection from each color with the most votes or tied for most votes.", "3/4"))  # fmt: skip
    for seat, vote in zip("ABC", votes, strict=True):
        table.answer(seat, vote)
    table.cast("A", "Test Judge").resolve()
    judge = table.find("Test Judge")
    for color in "WUBRG":
        table.battlefield("B", card(f"Wand {color}", f"{{{color}}}", "Artifact", f"{{0}}: Wand {color} deals 1 damage to target creature."))
    can = {table.game.chars(action.oid).name[-1] for action in table.actions("B")}
    assert can == set("WUBRG") - set(safe) and judge


@rule("609.7", "607.2a")
def test_damage_by_a_source_that_shares_a_color_with_the_exiled_card() -> None:
    table = Table()
    table.graveyard("B", sprite())
    (dead,) = table.graveyard("B", card("Dead Elf", "{G}", "Creature — Elf", "", "1/1"))
    table.hand("A", card("Test Shield", "{0}", "Artifact", "When Test Shield enters, you may exile target card from a graveyard.\n{0}: Prevent all damage that would be "
                         "dealt this turn by a source of your choice that shares a color with the exiled card."))  # fmt: skip
    table.answer("A", [dead], True)
    green, red = table.battlefield("B", bear(), ogre())
    table.cast("A", "Test Shield").resolve()
    assert table.all("Dead Elf", "exile")
    table.activate("A", table.find("Test Shield")).resolve()
    happen(table.game, Damage(green, 0, 2), Damage(red, 0, 3))
    assert table.life("A") == 17
    happen(table.game, Damage(green, 1, 2))
    assert table.life("B") == 20


@rule("601.3", "305.1")
def test_not_more_than_one_spell_this_way_each_turn() -> None:
    """Lands don't count; each turn anew, also another player's."""
    table = Table()
    quick = card("Quick Lamp", "{0}", "Artifact", "Flash")
    (a, b, c) = table.graveyard("B", quick, quick, quick)
    table.graveyard("B", card("Odd Field", "", "Land"))
    trove = permanent(table, "{0}: Exile target opponent's graveyard.\nYou may play land cards exiled with Test Thing.\nYou may cast nonland cards exiled with Test Thing. "
                      "You can't cast more than one spell this way each turn.", types="Enchantment")  # fmt: skip
    table.activate("A", trove, [1]).resolve()
    table.cast("A", "Quick Lamp").resolve()
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Quick Lamp"]
    table.play("A", "Odd Field")
    assert table.all("Odd Field")
    table.next_turn("B")
    table.cast("A", "Quick Lamp").resolve()
    assert len(table.all("Quick Lamp")) == 2
    assert not [action for action in table.actions("A") if table.game.chars(action.oid).name == "Quick Lamp"]
    assert {a, b, c}


@rule("122.6")
def test_a_discarded_card_is_exiled_from_the_graveyard_with_a_counter() -> None:
    table = Table()
    permanent(table, "Whenever an opponent discards a card, exile it from their graveyard with a stash counter on it.")
    table.hand("A", ogre())
    table.hand("B", bear())
    do(table, "Each player discards a card.")
    (found,) = table.all("Plain Bear", "exile")
    assert table.counters(found) == {"stash": 1} and table.all("Plain Ogre", "graveyard")


@rule("400.7")
def test_what_is_no_longer_in_the_graveyard_is_not_exiled() -> None:
    table = Table()
    permanent(table, "Whenever an opponent discards a card, exile it from their graveyard with a stash counter on it.")
    table.hand("B", bear())
    taker = permanent(table, "{0}: Return target card from your graveyard to your hand.", who="B", types="Artifact")
    table.hand("A", card("Test Rite", "{0}", "Instant", "Each opponent discards a card."))
    table.cast("A", "Test Rite").resolve(1)
    (gone,) = table.all("Plain Bear", "graveyard")
    table.activate("B", taker, [gone]).resolve()
    assert table.zone("B", "hand") == ["Plain Bear"] and not table.zone("B", "exile")


@rule("301.5", "303.4f", "608.2c")
@pytest.mark.parametrize(("types", "text", "with_creature"), [
    ("Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}", True), ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", True),
    ("Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}", False), ("Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.", False),
])  # fmt: skip
def test_it_returns_attached_to_a_creature_that_one_controls(types: str, text: str, with_creature: bool) -> None:
    table = Table()
    table.battlefield("B", ogre())
    mine = table.battlefield("A", bear()) if with_creature else ()
    (gear,) = table.graveyard("A", card("Odd Gear", "{1}", types, text))
    do(table, "Return target Aura or Equipment card from your graveyard to the battlefield attached to a creature you control.", targets=[gear])
    there = table.all("Odd Gear")
    assert bool(there) == (with_creature or "Equipment" in types)
    if with_creature:
        assert table.game.obj(there[0]).attached_to == mine[0] and table.pt(mine[0]) == (3, 3)


@rule("608.2c", "701.19")
def test_each_controller_of_a_land_destroyed_may_search() -> None:
    table = Table(3)
    for seat in "ABC":
        table.library(seat, card("Forest", "", "Basic Land — Forest"))
    (mine,) = table.battlefield("A", card("Odd Field", "", "Land"))
    (theirs, more) = table.battlefield("B", card("Odd Field", "", "Land"), card("Odd Field", "", "Land"))
    (its,) = table.battlefield("C", card("Odd Field", "", "Land"))
    table.hand("A", card("Test Crusher", "{0}", "Creature — Insect", "When Test Crusher enters, for each player, destroy up to one nonbasic land that player controls. For each "
                         "land destroyed this way, its controller may search their library for a basic land card, put it onto the battlefield tapped, then shuffle.", "3/3"))  # fmt: skip
    table.answer("A", [], [theirs], [its])
    basics = [next(oid for oid in table.all("Forest", "library") if table.game.obj(oid).owner == seat) for seat in (1, 2)]
    for seat, basic in zip("BC", basics, strict=True):
        table.answer(seat, True, [basic])
    table.cast("A", "Test Crusher").resolve()
    assert mine in table.game.battlefield and more in table.game.battlefield
    assert theirs not in table.game.battlefield and its not in table.game.battlefield
    forests = [(table.game.controller(oid), table.game.obj(oid).tapped) for oid in table.all("Forest")]
    assert sorted(forests) == [(1, True), (2, True)]


@rule("701.10b", "603.3d")
def test_control_is_exchanged_with_another_players_permanent_of_a_type() -> None:
    table = Table(3)
    permanent(table, "Whenever an artifact, creature, or enchantment enters, its controller chooses target permanent another player controls that shares a card type with it. "
              "Exchange control of those permanents.", types="Enchantment")  # fmt: skip
    (mine, theirs) = (*table.battlefield("A", bear()), *table.battlefield("C", ogre()))
    table.battlefield("C", lamp())
    maker = permanent(table, "{0}: Create a 1/1 white Rat creature token.", who="B", types="Land")
    table.policy = lambda decision: [theirs] if decision.kind == "targets" and decision.seat == 1 else None
    table.activate("B", maker).resolve()
    (asked,) = [decision for decision in table.asked if decision.kind == "targets"]
    assert asked.seat == 1 and set(asked.candidates) == {mine, theirs}
    assert table.game.controller(theirs) == 1 and table.game.controller(table.find("Rat Token")) == 2


@rule("608.2h", "613.4c")
def test_power_and_toughness_of_the_exiled_card_are_added() -> None:
    table = Table()
    ooze = permanent(table, "{0}: Exile the top card of your library. If it's a creature card, Test Thing gets +X/+Y until end of turn, where X is the exiled creature card's power "
                     "and Y is its toughness.")  # fmt: skip
    table.library("A", card("Tall Elf", "{G}", "Creature — Elf", "", "2/5"), card("Odd Cart", "{1}", "Artifact — Vehicle", "Crew 1", "4/4"))
    table.activate("A", ooze).resolve()
    assert table.pt(ooze) == (3, 6)
    table.activate("A", ooze).resolve()
    assert table.pt(ooze) == (3, 6)
    table.next_turn("B")
    assert table.pt(ooze) == (1, 1)
