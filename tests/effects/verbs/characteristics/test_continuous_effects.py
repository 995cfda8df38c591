"""Continuous effects that are no plain change of what they name (CR 611.2). Control, exchanges, switching, "still"."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.table import FOREST, Table, card

BEAR = ("Meadow Bear", "{1}", "Creature — Bear", "", "2/2")
TOAD = ("Mud Toad", "{G}", "Creature — Toad", "", "2/2")
OX = ("Gray Ox", "{3}", "Creature — Ox", "", "1/3")
BUG = ("Tin Bug", "{1}", "Creature — Insect", "", "1/1")


@rule("603.7b")
def test_sacrificed_when_control_of_something_else_is_lost() -> None:
    table = Table()
    lord = permanent(table, "{0}: Gain control of target creature. Sacrifice that creature when you lose control of this "
                     "artifact.", types="Artifact")  # fmt: skip
    (thrall,) = table.battlefield("B", bear())
    table.activate("A", lord, targets=[thrall]).resolve()
    assert table.game.controller(thrall) == 0
    do(table, "Destroy target artifact.", targets=[lord])
    table.resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"]


@rule("701.20d", "108.3")
def test_players_shuffle_what_each_of_them_owns_with_their_hand_and_graveyard() -> None:
    table = Table(library=5)
    mine, _ = table.battlefield("A", bear(), lamp())
    (theirs,) = table.battlefield("B", bear())
    table.graveyard("A", lamp())
    table.hand("B", lamp())
    do(table, "Gain control of target creature until end of turn.", targets=[theirs])
    graveyard = len(table.zone("A", "graveyard"))
    do(table, "Each player shuffles their hand, graveyard, and permanents they own into their library, then draws two cards.")
    assert table.game.battlefield == () and mine not in table.game.objects
    assert (len(table.zone("A", "hand")), len(table.zone("A", "library"))) == (2, 5 + 2 + graveyard - 2)
    assert (len(table.zone("B", "hand")), len(table.zone("B", "library"))) == (2, 5 + 2 - 2)


def test_one_opponent_gains_control() -> None:
    table = Table(3)
    (bear,) = table.battlefield("A", card("Shy Bear", "{1}{G}", "Creature — Bear", "{0}: An opponent gains control of this creature.", "2/2"))
    table.activate("A", bear).answer("A", [2]).resolve()
    assert table.game.chars(bear).controller == 2


@rule("608.2e", "613.1b")
def test_each_player_gains_control_of_what_they_own() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    (theirs,) = table.battlefield("B", ogre())
    do(table, "Gain control of all creatures.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 0)
    do(table, "Each player gains control of all creatures they own.")
    assert (table.game.controller(mine), table.game.controller(theirs)) == (0, 1)


@rule("205.3m", "205.1b")
def test_a_creature_with_all_creature_types_that_is_still_a_land() -> None:
    table = Table()
    vault = permanent(table, "{0}: Test Thing becomes a 2/2 creature with all creature types until end of turn. It's still a land.", types="Land")
    table.activate("A", vault).resolve()
    chars = table.game.chars(vault)
    assert table.pt(vault) == (2, 2) and {"Elf", "Goblin", "Bear"} <= set(chars.subtypes) and set(chars.types) == {"land", "creature"}
    table.next_turn("B")
    assert "Elf" not in table.game.chars(vault).subtypes


@rule("205.4b", "613.1d")
def test_what_becomes_a_legendary_creature_has_the_supertype() -> None:
    table = Table()
    (hill,) = table.battlefield("A", card("Far Hill", "", "Land", "{0}: ~ becomes a legendary 8/12 Spirit creature with trample until end of turn. It's still a land."))
    table.activate("A", hill).resolve()
    chars = table.game.chars(hill)
    assert chars.supertypes == ("legendary",) and set(chars.types) == {"land", "creature"} and table.pt(hill) == (8, 12)


@rule("601.2c")
def test_exchanged_for_one_that_shares_one_of_those_types() -> None:
    table = Table()
    golem = card("Golem", "{3}", "Artifact Creature — Golem", "", "2/2")
    mine, theirs, grove, robot, veil = (*table.battlefield("A", lamp()), *table.battlefield(
        "B", bear(), card(*FOREST), golem, card("Veil", "{1}", "Enchantment")))  # fmt: skip
    words = "Exchange control of target artifact or creature and another target permanent that shares one of those types with it."
    table.hand("A", card("Trick", "{0}", "Sorcery", words))
    table.cast("A", "Trick", [mine]).resolve()  # and the only other artifact
    offered = next(decision for decision in table.asked if decision.kind == "targets")
    assert set(offered.candidates) == {mine, theirs, robot}
    assert [table.game.chars(oid).controller for oid in (mine, robot)] == [1, 0]
    assert table.game.chars(grove).controller == table.game.chars(veil).controller == 1


@rule("611.2a")
def test_what_one_gains_control_of_until_end_of_turn_has_haste_only_so_long() -> None:
    table = Table()
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Brief Loan", "{R}", "Instant", "Until end of turn, you gain control of target creature and it gains haste."))
    table.mana("A", "{R}").cast("A", "Brief Loan", targets=[bear]).resolve()
    assert table.game.controller(bear) == 0 and table.has(bear, "haste")
    table.next_turn("B")
    assert table.game.controller(bear) == 1 and not table.has(bear, "haste")


@rule("602.2", "108.3")
def test_only_its_owner_may_activate_it_whoever_controls_it() -> None:
    table = Table(3)
    oid = permanent(table, "{0}: You gain 1 life. Only Test Thing's owner may activate this ability.")
    table.activate("A", oid).resolve()
    table.hand("B", card("Test Theft", "{0}", "Instant", "Gain control of target creature."))
    table.cast("B", "Test Theft", [oid]).resolve()
    assert table.game.controller(oid) == table.seat("B")
    table.activate("A", oid).resolve()
    assert [table.life(seat) for seat in "ABC"] == [22, 20, 20]
    assert not [action for seat in "BC" for action in table.actions(seat) if action.kind == "activate"]


@rule("205.1b", "613.1d")
def test_a_land_that_becomes_a_creature_of_all_types() -> None:
    table = Table()
    den = permanent(table, "{1}: Test Thing becomes a 4/3 creature with vigilance and all creature types until end of turn. It's still a land.",
                    types="Land")  # fmt: skip
    table.mana("A", "{1}").activate("A", den).resolve()
    values = table.game.chars(den)
    assert (values.power, values.toughness) == (4, 3) and {"land", "creature"} <= set(values.types)
    assert table.has(den, "vigilance") and {"Goblin", "Sliver"} <= set(values.subtypes)
    table.next_turn("B")
    assert "creature" not in table.game.chars(den).types


@rule("613.1b", "608.2c")
def test_a_card_for_each_one_they_gained_control_of() -> None:
    table = Table(3)
    table.battlefield("A", card(*TOAD), card(*OX), card(*BUG))
    toad, ox = table.find("Mud Toad"), table.find("Gray Ox")
    table.hand("A", card("Rich Gift", "{0}", "Sorcery", "Target opponent gains control of any number of target permanents you control. "
                         "Draw a card for each one they gained control of this way."))  # fmt: skip
    before = len(table.zone("A", "hand"))
    table.cast("A", "Rich Gift", targets=[2, toad, ox]).resolve()
    assert [table.game.controller(oid) for oid in (toad, ox, table.find("Tin Bug"))] == [2, 2, 0]
    assert len(table.zone("A", "hand")) == before - 1 + 2
