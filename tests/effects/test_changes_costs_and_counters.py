"""Changes with durations of their own, cards from the top as costs, choices in descriptions, counters of any kind."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OGRE = ("Hill Ogre", "{2}{R}", "Creature — Ogre", "", "3/3")
WALL = ("Stone Wall", "{1}", "Artifact Creature — Wall", "Defender\n{0}: This creature can attack this turn as though it "
        "didn't have defender.\n{0}: This creature gets +3/-1 until end of turn and can attack this turn as though it "
        "didn't have defender.", "1/4")  # fmt: skip


def creature(text: str, size: str = "1/1", name: str = "Watcher"):
    return card(name, "{1}", "Artifact Creature — Golem", text, size)


def spell(text: str, name: str = "Spell", types: str = "Instant"):
    return card(name, "{0}", types, text)


# --- durations within -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("index", [0, 1])
def test_a_wall_attacks_this_turn_as_though_it_had_no_defender(index: int) -> None:
    table = Table()
    (wall,) = table.battlefield("A", card(*WALL))
    table.activate("A", wall, index=index).resolve()
    table.answer("A", [[wall, 1]])
    table.to_step("main2")
    assert table.life("B") == (19 if index == 0 else 16)
    table.next_turn("A")
    assert table.pt(wall) == (1, 4)
    asked = len(table.asked)
    table.to_step("main2")  # nothing can attack: nobody is asked
    assert not any(type(decision).__name__ == "DeclareAttackers" for decision in table.asked[asked:])


def test_only_walls_block_it_this_turn() -> None:
    table = Table()
    bear, _ = table.battlefield("A", card(*BEAR), card(*BEAR))
    (ogre,) = table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Target creature can't be blocked this turn except by Walls."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    (wall,) = table.battlefield("B", card("Pebble", "{1}", "Artifact Creature — Wall", "", "0/9"))
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers")
    decision = next(d for d in reversed(table.asked) if type(d).__name__ == "DeclareBlockers")
    assert [blocker for blocker, _ in decision.possible] == [wall] and ogre


def test_it_grows_and_must_be_blocked_this_turn() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Target creature gets +5/+5 until end of turn and must be blocked this turn if able."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    table.answer("A", [[bear, 1]]).answer("B", [])
    with pytest.raises(Exception, match=r"."):
        table.to_step("main2")


# --- cast it, then exile it -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("whose", ["your", "a"])
def test_the_spell_that_was_cast_is_exiled_instead(whose: str) -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    table.hand("A", spell("You may cast target instant card from your graveyard without paying its mana cost. If that "
                          f"spell would be put into {whose} graveyard, exile it instead.", types="Sorcery"))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Spell", targets=[fire]).resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile") and table.zone("A", "graveyard") == ["Spell"]


def test_the_card_that_was_cast_is_exiled_instead_this_turn() -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    table.hand("A", spell("You may cast target instant card from your graveyard without paying its mana cost. If that "
                          "card would be put into your graveyard this turn, exile it instead.", types="Sorcery"))  # fmt: skip
    table.answer("A", True)
    table.cast("A", "Spell", targets=[fire]).resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile")


# --- cards from the top ---------------------------------------------------------------------------------------------


@rule("118.3")
def test_the_top_cards_of_the_library_as_a_cost() -> None:
    table = Table(library=3)
    (slogger,) = table.battlefield("A", creature("Exile the top two cards of your library: You gain 3 life."))
    left = len(table.zone("A", "library"))
    table.activate("A", slogger)
    assert len(table.zone("A", "library")) == left - 2 and table.life("A") == 20
    table.resolve()
    assert table.life("A") == 23
    table.answer("A", "*")
    while len(table.zone("A", "library")) > 1:
        table.activate("A", slogger).resolve()
    assert all(action.kind != "activate" for action in table.actions("A"))


def test_the_exiled_card_of_the_cost_is_known() -> None:
    table = Table()
    (slogger,) = table.battlefield("A", creature("Exile the top card of your library: You gain X life, where X is the "
                                                 "exiled card's mana value."))  # fmt: skip
    table.library("A", card(*OGRE))
    table.activate("A", slogger).resolve()
    assert table.life("A") == 23


@rule("404.2")
def test_the_top_creature_card_of_the_graveyard() -> None:
    table = Table()
    table.graveyard("A", card(*OGRE), card(*BEAR), spell("You gain 1 life.", "Chaff"))
    table.hand("A", spell("Return the top creature card of your graveyard to the battlefield. That creature gains haste "
                          "until end of turn."))  # fmt: skip
    table.cast("A", "Spell").resolve()
    (bear,) = table.all("Meadow Bear")
    assert table.has(bear, "haste") and not table.all("Hill Ogre")


def test_the_top_creature_card_as_a_cost() -> None:
    table = Table()
    (eater,) = table.battlefield("A", creature("Exile the top creature card of your graveyard: This creature gets +2/+2 "
                                               "until end of turn."))  # fmt: skip
    assert all(action.kind != "activate" for action in table.actions("A"))
    table.graveyard("A", card(*OGRE), card(*BEAR), spell("You gain 1 life.", "Chaff"))
    table.activate("A", eater).resolve()
    assert table.pt(eater) == (3, 3) and table.zone("A", "graveyard") == ["Hill Ogre", "Chaff"]


# --- of your choice -------------------------------------------------------------------------------------------------


def choose(word: str):
    return lambda decision: decision.options.index(word)


def test_creatures_of_the_type_of_your_choice() -> None:
    table = Table()
    bears = table.battlefield("B", card(*BEAR), card(*BEAR))
    table.battlefield("B", card(*OGRE))
    table.hand("A", spell("Destroy all creatures of the creature type of your choice.", types="Sorcery"))
    table.answer("A", choose("Bear"))
    table.cast("A", "Spell").resolve()
    assert not table.all("Meadow Bear") and table.all("Hill Ogre") and bears


def test_permanents_of_the_color_of_your_choice() -> None:
    table = Table()
    table.battlefield("B", card(*BEAR), card(*OGRE))
    table.hand("A", spell("Return all permanents of the color of your choice to their owners' hands.", types="Sorcery"))
    table.answer("A", choose("red"))
    table.cast("A", "Spell").resolve()
    assert table.all("Meadow Bear") and table.zone("B", "hand") == ["Hill Ogre"]


# --- counters of any kind -------------------------------------------------------------------------------------------


@rule("614.16")
@pytest.mark.parametrize(("kind", "number"), [("+1/+1", 2), ("charge", 2)])
def test_twice_that_many_of_each_of_those_kinds(kind: str, number: int) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.battlefield("A", creature("If you would put one or more counters on a permanent you control, put twice that many "
                                    "of each of those kinds of counters on that permanent instead."))  # fmt: skip
    table.hand("A", spell(f"Put a {kind} counter on target creature."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    assert table.counters(bear) == {kind: number}
    table.hand("B", spell(f"Put a {kind} counter on target creature.", "Theirs"))
    table.cast("B", "Theirs", targets=[bear]).resolve()
    assert table.counters(bear) == {kind: number + 1}


def test_plus_one_of_each_kind_as_it_enters() -> None:
    table = Table()
    table.battlefield("A", creature("If one or more counters would be put on an artifact or creature you control, that "
                                    "many plus one of each of those kinds of counters are put on that permanent "
                                    "instead."))  # fmt: skip
    table.hand("A", card("Grower", "{0}", "Artifact Creature — Golem", "This creature enters with a +1/+1 counter on it.",
                         "1/1"))  # fmt: skip
    table.cast("A", "Grower").resolve()
    assert table.counters(table.find("Grower")) == {"+1/+1": 2}


def test_the_fourth_counter() -> None:
    table = Table()
    (plan,) = table.battlefield("A", card("Long Plan", "{1}", "Artifact", "{0}: Put a plan counter on Long Plan.\n"
                                          "When the third plan counter is put on Long Plan, sacrifice it and draw a "
                                          "card."))  # fmt: skip
    for _ in range(2):
        table.activate("A", plan).resolve()
    assert table.counters(plan) == {"plan": 2}
    table.activate("A", plan).resolve()
    assert not table.all("Long Plan") and len(table.zone("A", "hand")) == 1


@pytest.mark.parametrize(("counters", "life"), [(0, 20), (1, 23)])
def test_one_or_more_counters_of_any_kind(counters: int, life: int) -> None:
    table = Table()
    (vessel,) = table.battlefield("A", creature("When this creature dies, if it had one or more counters on it, you gain "
                                                "3 life."))  # fmt: skip
    table.game.write(vessel).counters = {"charge": counters} if counters else {}
    table.hand("A", spell("Destroy target creature."))
    table.cast("A", "Spell", targets=[vessel]).resolve()
    assert table.life("A") == life


# --- entering -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kicked", [True, False])
def test_it_enters_with_counters_and_with_an_ability(kicked: bool) -> None:
    table = Table()
    table.hand("A", card("Puncher", "{0}", "Artifact Creature — Golem", "Kicker {2}\nIf this creature was kicked, it enters "
                         "with two +1/+1 counters on it and with flying.", "1/1"))  # fmt: skip
    table.mana("A", "{2}")
    table.answer("A", kicked)
    table.cast("A", "Puncher").resolve()
    golem = table.find("Puncher")
    assert table.has(golem, "flying") == kicked and table.pt(golem) == ((3, 3) if kicked else (1, 1))
    table.next_turn("A")
    assert table.has(golem, "flying") == kicked


def test_lands_enter_untapped() -> None:
    table = Table()
    table.battlefield("A", creature("Lands you control enter untapped."))
    table.hand("A", card("Slow Fen", "", "Land", "This land enters tapped.\n{T}: Add {B}."))
    table.play("A", "Slow Fen")
    assert not table.game.obj(table.find("Slow Fen")).tapped


# --- others ---------------------------------------------------------------------------------------------------------


@rule("115.1")
def test_spells_of_a_color_and_abilities_of_such_sources_do_not_target_it() -> None:
    table = Table()
    (watcher,) = table.battlefield("B", creature("This creature can't be the target of red spells or abilities from red "
                                                 "sources."))  # fmt: skip
    (red,) = table.battlefield("A", card("Imp", "{R}", "Creature — Imp", "{0}: Tap target creature.", "1/1"))
    (green,) = table.battlefield("A", card("Elf", "{G}", "Creature — Elf", "{0}: Tap target creature.", "1/1"))
    table.activate("A", red)
    assert watcher not in table.asked[-1].candidates
    table.resolve().activate("A", green, targets=[watcher]).resolve()
    assert table.game.obj(watcher).tapped


@pytest.mark.parametrize(("theirs", "holds"), [(0, True), (1, False)])
def test_no_opponent_controls_one(theirs: int, holds: bool) -> None:
    table = Table(3)
    (kavu,) = table.battlefield("A", creature("This creature gets +1/+1 as long as no opponent controls a red creature."))
    table.battlefield("B", card(*BEAR))
    for _ in range(theirs):
        table.battlefield("C", card(*OGRE))
    assert table.pt(kavu) == ((2, 2) if holds else (1, 1))


def test_life_lost_this_turn_counts() -> None:
    table = Table()
    table.hand("A", spell("Target player loses 4 life.", "Drain"),
               spell("Each opponent loses life equal to the life they lost this turn.", "Echo"))  # fmt: skip
    table.cast("A", "Drain", targets=[1]).resolve()
    table.cast("A", "Echo").resolve()
    assert table.life("B") == 12


@pytest.mark.parametrize("attacks", [True, False])
def test_it_attacked_or_blocked_this_turn(attacks: bool) -> None:
    table = Table()
    (bear,) = table.battlefield("A", card("Bold Bear", "{1}{G}", "Creature — Bear", "At the beginning of each end step, if "
                                          "this creature attacked or blocked this turn, you gain 3 life.", "2/2"))  # fmt: skip
    table.answer("A", [[bear, 1]] if attacks else [])
    table.to_step("end")
    table.resolve()
    assert table.life("A") == (23 if attacks else 20)


# --- what play showed to be wrong -----------------------------------------------------------------------------------


def test_those_counters_are_those_of_the_creature_that_had_them() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (urn,) = table.battlefield("A", card("Urn", "{1}", "Artifact", "Whenever a creature you control dies, if it had "
                                         "counters on it, put those counters on Urn."))  # fmt: skip
    table.game.write(bear).counters = {"+1/+1": 2, "charge": 1}
    table.hand("A", spell("Destroy target creature."))
    table.cast("A", "Spell", targets=[bear]).resolve()
    assert table.counters(urn) == {"+1/+1": 2, "charge": 1}


@rule("608.2d")
def test_a_player_with_protection_from_the_color_of_their_choice_chooses_it() -> None:
    table = Table()
    table.battlefield("A", card(*BEAR))
    table.hand("A", spell("You gain protection from the color of your choice until end of turn."))
    table.hand("A", card("Red Fire", "{R}", "Instant", "Red Fire deals 3 damage to any target."))
    table.answer("A", choose("red"))
    table.cast("A", "Spell").resolve()
    table.mana("A", "{R}")
    table.cast("A", "Red Fire", targets=[1])
    decision = next(d for d in reversed(table.asked) if type(d).__name__ == "ChooseTargets")
    assert 0 not in decision.candidates and 1 in decision.candidates


def test_a_spell_that_could_only_be_aimed_at_a_dear_target_needs_more_mana() -> None:
    table = Table()
    table.battlefield("B", creature("Spells your opponents cast that target this creature cost {2} more to cast."))
    table.hand("A", card("Zap", "{R}", "Instant", "Zap deals 1 damage to target creature."))
    table.mana("A", "{R}")
    assert all(action.kind != "cast" for action in table.actions("A"))
    table.mana("A", "{2}")
    assert any(action.kind == "cast" for action in table.actions("A"))


def test_a_card_permitted_to_be_cast_later_is_exiled_as_a_spell() -> None:
    table = Table()
    (fire,) = table.graveyard("A", spell("You gain 4 life.", "Fire"))
    (elder,) = table.battlefield("A", creature("Sacrifice this creature: You may cast target instant card from your "
                                               "graveyard this turn. If that spell would be put into your graveyard, exile "
                                               "it instead."))  # fmt: skip
    table.activate("A", elder, targets=[fire]).resolve()
    table.cast("A", "Fire").resolve()
    assert table.life("A") == 24 and table.all("Fire", "exile")
