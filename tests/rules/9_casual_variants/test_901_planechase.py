"""Planechase: planar decks, the planar controller, the planar die and chaos (CR 901, 311, 312)."""

from __future__ import annotations

import pytest

from engine.core.zones import EXILE, HAND
from engine.game.decisions.combat import DeclareAttackers
from engine.game.decisions.orders import OrderTriggers
from engine.game.events.chance import RollPlanarDie
from engine.game.events.planes import SetStartingPlane, face_up, planar_controller, planar_deck
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.combat.attacking import possible_attacks
from engine.game.rules.events.happening import happen
from engine.game.rules.special_cards.planes import FACES
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.variant import VARIANTS
from engine.game.state.influence import RANGES
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.planes import (
    BLANK,
    CHAOS,
    DULL,
    PLANESWALKER,
    deck,
    may_roll,
    phenomenon,
    plane,
    planechase,
    planes,
    roll,
)
from tests.support.boards.table import Table, card

BELL = plane("Belfry", "Whenever chaos ensues, you gain 3 life.")
NOISE = phenomenon("Sudden Noise", "When you encounter Sudden Noise, you gain 9 life.")
CHART = card("Star Chart", "{1}", "Artifact", "Whenever you planeswalk to a plane, you gain 10 life.\nWhenever you planeswalk away from a plane, you gain 100 life.\n"
             "Whenever you encounter a phenomenon, you gain 1000 life.\nWhenever you roll the planar die, you gain 1 life.")  # fmt: skip


@rule("901.1")
def test_planechase_is_a_usual_game_with_planes() -> None:
    table = planechase([plane("High Meadow", "Creatures you control get +1/+1."), *DULL])
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.hand("B", card("Sting", "{R}", "Instant", "Sting deals 1 damage to target creature."))
    table.mana("B", "{R}").cast("B", "Sting", targets=[fox]).resolve()
    assert table.pt(fox) == (2, 2) and table.all("Small Fox")


@rule("901.2")
def test_by_default_all_play_against_all_and_attack_whom_they_like() -> None:
    table = planechase(seats=3)
    first, second = table.battlefield("A", *[card("Small Fox", "{R}", "Creature — Fox", "", "1/1")] * 2)
    table.policy = lambda decision: [[first, 1], [second, 2]] if isinstance(decision, DeclareAttackers) else None
    table.to_step("end_combat", "A")
    assert (table.life("B"), table.life("C")) == (19, 19)


@rule("901.3a", "901.9", "901.9a", "901.9b", "901.9c", "901.1", "additional randomness")
def test_the_planar_die_has_six_faces() -> None:
    assert [FACES.count(face) for face in ("planeswalker", "chaos", "blank")] == [1, 1, 4] and len(FACES) == 6
    came = []
    for number in range(1, 7):
        table = planechase([BELL, *DULL])
        for who in "AB":
            table.battlefield(who, CHART)
        (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
        table.hand("A", card("Song", "{0}", "Sorcery", "Target creature gets +1/+1 until a player planeswalks."))
        table.cast("A", "Song", targets=[fox]).resolve()
        roll(table, "A", number).settle()
        assert table.game.turn.priority == 0 and table.resolve().life("B") == 20
        came.append((table.life("A"), *planes(table)))
        assert table.pt(fox) == ((1, 1) if planes(table) == ["Dull Plain 1"] else (2, 2))
    assert sorted(came) == [(21, "Belfry")] * 4 + [(24, "Belfry"), (131, "Dull Plain 1")]


@rule("901.3a", "six-sided, and each roll comes up by itself", "901.9")
def test_all_faces_of_the_planar_die_come_up_by_chance() -> None:
    table = planechase([BELL, *DULL])
    for times in range(25):
        table.mana("A", f"{{{times}}}") if times else None
        table.act("A", lambda action: action.way == "planar die").resolve()
    faces = [event.face for event in table.game.history.this_turn if isinstance(event, RollPlanarDie)]
    assert len(faces) == 25 and set(faces) == {"planeswalker", "chaos", "blank"}
    assert faces.count("blank") > faces.count("chaos") and faces.count("blank") > faces.count("planeswalker")


@rule("901.2", "a two-player game or a multiplayer game", "901.6", "901.8", "901.11")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_any_number_of_players_planeswalk_in_turn_and_may_attack_one_another(seats: int) -> None:
    who = "ABCD"[:seats]
    table = planechase(*([plane(f"Shore of {one}"), plane(f"Hill of {one}")] for one in who), seats=seats)
    assert table.game.sides() == tuple((seat,) for seat in range(seats)) and RANGES not in table.game.marks
    for one in who:
        table.battlefield(one, CHART, card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    for seat, one in enumerate(who):
        if seat:
            table.next_turn(one)
        for name, words in (("Song", "+2/+2 until a player planeswalks"), ("Brief Song", "+0/+5 until end of turn")):
            table.hand("A", card(name, "{0}", "Instant", f"Target creature gets {words}."))
            table.cast("A", name, targets=[fox]).resolve()
        assert table.pt(fox) == (3, 8)
        assert planar_controller(table.game) == table.game.controller(face_up(table.game)[0]) == seat
        assert [may_roll(table, other) for other in who] == [other == one for other in who]
        roll(table, one, PLANESWALKER).resolve()
        assert planes(table) == [f"Hill of {one}" if one == "A" else f"Shore of {one}"] and table.pt(fox) == (1, 6), "whoever planeswalks, and nothing but what lasts until then"
        (_, defenders), *_ = possible_attacks(table.game, seat)
        assert sorted(defenders) == [other for other in range(seats) if other != seat]
        lives = [table.life(other) for other in who]
        assert lives == [20 + 111 * (other <= seat) for other in range(seats)], "one roll, to a plane and away from one: whose it was"
    assert deck(table, "A") == ["Shore of A", "Hill of A"] and [deck(table, one) for one in who[1:-1]] == [[f"Hill of {one}", f"Shore of {one}"] for one in who[1:-1]]


@rule("901.4", "311.2", "312.2")
def test_planes_and_phenomena_never_leave_the_command_zone() -> None:
    table = planechase([DULL[0], NOISE, DULL[1]])
    (up,) = face_up(table.game)
    top, _ = planar_deck(table.game, 0)
    for oid in (up, top):
        for zone in (EXILE, HAND):
            happen(table.game, ZoneChange(oid, zone))
    assert planes(table) == ["Dull Plain 1"] and deck(table, "A") == ["Sudden Noise", "Dull Plain 2"]
    assert not any(action.oid in (up, top) for action in table.actions("A"))  # nor can they be cast


@rule("901.5", "103.7")
def test_the_starting_player_turns_up_cards_until_it_is_a_plane_and_nothing_triggers() -> None:
    welcome = plane("Welcoming Shore", "When you planeswalk to Welcoming Shore, you gain 5 life.")
    table = planechase([NOISE, welcome, DULL[0]])
    assert planes(table) == ["Welcoming Shore"] and deck(table, "A") == ["Dull Plain 1", "Sudden Noise"]
    assert table.settle().stack() == [] and table.life("A") == 20


@rule("901.5", "103.7", "901.7a", "what a player leaves is a new object in the deck of its owner")
def test_the_starting_plane_is_that_of_the_player_who_takes_the_first_turn() -> None:
    table = Table(variant="planechase")
    variant = VARIANTS["planechase"]
    sitting = Sitting((SeatCards("A", (), (), {"planes": DULL}), SeatCards("B", (), (), {"planes": (plane("Far Shore"),)})))
    variant.lists[0].set_up(table.game, sitting)
    variant.set_up(table.game, sitting)
    table.game.starting = 1
    variant.before_first_turn(table.game)
    assert planes(table) == ["Far Shore"] and planar_controller(table.game) == 1
    (old,) = face_up(table.game)
    before = deck(table, "A")
    assert sorted(before) == ["Dull Plain 1", "Dull Plain 2", "Dull Plain 3"], "in any order"
    table.next_turn("B").next_turn("A")
    roll(table, "A", PLANESWALKER).resolve()
    assert old not in table.game.objects and deck(table, "B") == ["Far Shore"] and planes(table) == before[:1]


@rule("901.6", "311.5", "109.4d")
def test_the_active_player_controls_the_plane_whoever_owns_it() -> None:
    table = planechase([plane("Warm Springs", "At the beginning of your end step, you gain 1 life.\nCreatures you control get +1/+0."), *DULL])
    foxes = [table.battlefield(who, card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))[0] for who in "AB"]
    (up,) = face_up(table.game)
    assert table.game.controller(up) == 0 and [table.pt(fox) for fox in foxes] == [(2, 1), (1, 1)]
    table.next_turn("B")
    assert table.life("A") == 21 and table.life("B") == 20
    assert table.game.controller(up) == 1 and table.game.objects[up].owner == 0
    assert [table.pt(fox) for fox in foxes] == [(1, 1), (2, 1)]
    table.next_turn("A")
    assert (table.life("A"), table.life("B")) == (21, 21)


@rule("901.7", "311.4", "113.6p")
def test_static_triggered_and_activated_abilities_of_a_face_up_plane_work() -> None:
    hub = plane("Busy Hub", "Creatures you control have flying.\nAll Elves are Druids in addition to their other types.\n"
                "You may cast spells from the top of your library.\nWhenever a player casts a spell, that player gains 1 life.\n{2}: You gain 4 life.")  # fmt: skip
    table = planechase([hub, *DULL])
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.hand("A", card("Nod", "{W}", "Instant", "You gain 10 life."))
    table.mana("A", "{2}{W}").cast("A", "Nod").resolve()
    (up,) = face_up(table.game)
    table.activate("A", up).resolve()
    assert table.has(fox, "flying") and table.life("A") == 35
    table.battlefield("A", card("Fair Rumor", "{1}", "Enchantment", "All Foxes are Elves in addition to their other types."))
    assert table.game.chars(fox).subtypes == ("Fox", "Elf", "Druid"), "the plane's effect waits for the later one, on which it depends (613.8a)"
    for who in "AB":
        table.library(who, card("Hum", "{0}", "Instant", "You lose 1 life."))
    table.hand("B", card("Buzz", "{0}", "Instant", "You lose 1 life."))
    assert [[action.label for action in table.actions(who) if action.label in ("Hum", "Buzz")] for who in "AB"] == [["Hum"], ["Buzz"]]
    assert table.cast("A", "Hum").resolve().life("A") == 35
    table.mana("B", "{2}")
    assert not any(action.oid == up for action in table.actions("B"))  # it is A's to activate
    table.next_turn("B").mana("B", "{2}").activate("B", up).resolve()
    assert table.life("B") == 24  # in B's turn it is B's, though A owns the card
    table.mana("A", "{2}")
    assert not any(action.oid == up for action in table.actions("A"))
    roll(table, "B", PLANESWALKER).resolve()
    assert not table.has(fox, "flying")  # face down it does nothing


@rule("901.7a", "311.6", "312.6")
def test_a_card_that_is_turned_face_down_is_a_new_object() -> None:
    table = planechase([DULL[0], NOISE, DULL[1]])
    (old,) = face_up(table.game)
    table.battlefield("A", card("Omen Bell", "{1}", "Artifact", "Whenever you encounter a phenomenon, you gain 1 life."))
    table.policy = lambda decision: [1, 0] if isinstance(decision, OrderTriggers) else None
    roll(table, "A", PLANESWALKER).resolve(1)
    (phenomenon_up,) = face_up(table.game)
    assert table.stack() == ["Omen Bell trigger (A)", "Sudden Noise trigger (A)"] and old not in table.game.objects
    table.resolve(1)
    assert table.stack() == ["Omen Bell trigger (A)"] and phenomenon_up not in table.game.objects, "as its own ability has left the stack"
    assert deck(table, "A") == ["Dull Plain 1", "Sudden Noise"]


@rule("901.7a", "901.9b", "901.11", "a new object, without what the old one had")
def test_a_plane_that_comes_up_again_has_none_of_the_counters_that_it_had() -> None:
    wood = plane("Growing Wood", "Whenever chaos ensues, put a leaf counter on Growing Wood.")
    table = planechase([wood, DULL[0]])
    for who in "AB":
        table.battlefield(who, CHART)
    for times in range(2):
        if times:
            table.mana("A", "{1}")
        roll(table, "A", CHAOS).resolve()
    (old,) = face_up(table.game)
    assert table.game.obj(old).counters == {"leaf": 2}
    assert roll(table.mana("A", "{2}"), "A", PLANESWALKER).resolve() and planes(table) == ["Dull Plain 1"]
    assert roll(table.mana("A", "{3}"), "A", PLANESWALKER).resolve() and planes(table) == ["Growing Wood"]
    (new,) = face_up(table.game)
    assert new != old and table.game.obj(new).counters == {}
    assert (table.life("A"), table.life("B")) == (20 + 4 + 2 * 110, 20), "four rolls, and twice away from one plane to another"
    assert deck(table, "A") == ["Dull Plain 1"] and table.game.controller(new) == 0
    table.next_turn("B")
    assert table.game.controller(new) == planar_controller(table.game) == 1 and roll(table, "B", CHAOS).resolve()
    assert table.game.obj(new).counters == {"leaf": 1}
    assert deck(table, "A") == ["Dull Plain 1"] and table.game.obj(new).owner == 0 and deck(table, "B") == ["Dull Plain 1", "Dull Plain 2", "Dull Plain 3"]


@rule("311.3")
def test_all_words_behind_the_dash_are_one_planar_type() -> None:
    table = planechase([plane("Third Gate", types="Plane — Cook's Far Country"), *DULL])
    (up,) = face_up(table.game)
    assert table.game.chars(up).subtypes == ("Cook's Far Country",)


@rule("901.9", "116.2i")
def test_the_planar_die_is_rolled_in_ones_own_main_phase_with_an_empty_stack_and_priority() -> None:
    table = planechase(DULL)
    table.hand("A", card("Nod", "{W}", "Instant", "You gain 10 life."))
    assert may_roll(table, "A") and not may_roll(table, "B")
    table.mana("A", "{W}").cast("A", "Nod")
    assert not may_roll(table, "A")
    table.resolve()
    assert may_roll(table, "A")
    table.to_step("begin_combat", "A")
    assert not may_roll(table, "A")
    assert may_roll(table.to_step("main2", "A"), "A")
    assert not may_roll(table.to_step("end", "A"), "A")
    assert may_roll(table.next_turn("B"), "B")


@rule("901.9", "116.2i")
def test_each_roll_in_a_turn_costs_one_more_and_uses_no_stack() -> None:
    table = planechase(DULL)
    for times in range(3):
        assert not times or not may_roll(table, "A")
        if times:
            table.mana("A", f"{{{times}}}")
        roll(table, "A", BLANK)
        assert table.stack() == [] and table.game.players[0].pool == ()
    assert may_roll(table.next_turn("B").next_turn("A"), "A")  # for nothing again


@rule("901.9")
def test_a_roll_that_an_effect_makes_is_no_dearer_next_time() -> None:
    table = planechase([BELL, *DULL])
    table.hand("A", card("Toss", "{W}", "Sorcery", "Roll the planar die."))
    table.mana("A", "{W}").act("A", lambda action: action.label == "Toss")
    table.resolve()
    assert any(isinstance(event, RollPlanarDie) for event in table.game.history.this_turn)
    assert may_roll(table, "A")


@rule("901.9a", "901.1", "phenomenon cards add abilities to the game, and they are waited for")
def test_nothing_happens_on_a_blank_face() -> None:
    table = roll(planechase([BELL, *DULL]), "A", BLANK)
    assert table.stack() == [] and planes(table) == ["Belfry"] and table.game.turn.priority == 0
    table = roll(planechase([DULL[0], NOISE, DULL[1]]), "A", PLANESWALKER).resolve(1)
    table.hand("A", card("Toss", "{0}", "Instant", "Roll the planar die."))
    next_rolls(table, 6, BLANK)
    table.cast("A", "Toss").resolve(1)
    assert table.stack() == ["Sudden Noise trigger (A)"] and planes(table) == ["Sudden Noise"], "nor to a phenomenon whose ability waits"


@rule("901.9b", "311.7")
def test_chaos_ensues_on_the_chaos_symbol() -> None:
    table = roll(planechase([BELL, *DULL]), "A", CHAOS)
    assert table.stack() == ["Belfry trigger (A)"] and table.game.turn.priority == 0
    assert table.resolve().life("A") == 23 and planes(table) == ["Belfry"]


@rule("311.7")
def test_the_older_wording_of_a_chaos_ability() -> None:
    older = plane("Older Belfry", "Whenever you roll {CHAOS}, you gain 3 life.")
    assert roll(planechase([older, *DULL]), "A", CHAOS).resolve().life("A") == 23


@rule("311.7")
def test_chaos_ensues_when_an_effect_says_so_and_the_planar_controller_has_the_ability() -> None:
    table = planechase([BELL, *DULL])
    table.hand("B", card("Uproar", "{R}", "Instant", "Chaos ensues."))
    table.mana("B", "{R}").cast("B", "Uproar").resolve()
    assert table.life("A") == 23 and table.life("B") == 20


@rule("901.9c")
def test_the_planeswalking_ability_goes_on_the_stack_and_the_active_player_gets_priority() -> None:
    table = roll(planechase(DULL), "A", PLANESWALKER)
    assert len(table.game.stack) == 1 and table.game.turn.priority == 0
    assert table.resolve() and planes(table) == ["Dull Plain 2"]


@rule("901.8")
def test_the_ability_is_that_of_the_player_whose_roll_it_was() -> None:
    table = planechase(DULL).next_turn("B")
    roll(table, "B", PLANESWALKER)
    assert table.game.controller(table.game.stack[0]) == 1
    table.resolve()
    assert table.game.objects[face_up(table.game)[0]].owner == 1  # from B's own planar deck
    assert deck(table, "A") == ["Dull Plain 2", "Dull Plain 3", "Dull Plain 1"]


@rule("901.9d", "706.7")
def test_a_roll_of_the_planar_die_is_a_roll_of_dice_without_a_number() -> None:
    table = planechase(DULL)
    table.battlefield("A", card("Rattle", "{1}", "Artifact", "Whenever you roll one or more dice, you gain 1 life."),
                      card("Tall Order", "{1}", "Artifact", "Whenever you roll a 1 or higher, you gain 100 life."))  # fmt: skip
    table.battlefield("B", card("Rattle", "{1}", "Artifact", "Whenever you roll one or more dice, you gain 1 life."))
    assert roll(table, "A", BLANK).resolve().life("A") == 21 and table.life("B") == 20


@rule("901.11c")
def test_a_player_planeswalks_away_from_all_that_is_face_up() -> None:
    first, second = (plane(f"{word} Ford", f"When you planeswalk away from {word} Ford, you gain {gain} life.") for word, gain in (("Upper", 1), ("Lower", 10)))
    table = planechase([first, second, *DULL])
    happen(table.game, *(SetStartingPlane(0, oid) for oid in planar_deck(table.game, 0)[:1]))
    assert planes(table) == ["Upper Ford", "Lower Ford"]
    for who in "AB":
        table.battlefield(who, CHART)
    (fox,) = table.battlefield("A", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    for words in ("gets +1/+1 until a player planeswalks", "gets +0/+5 until end of turn"):
        table.hand("A", card("Song", "{0}", "Sorcery", f"Target creature {words}."))
        table.cast("A", "Song", targets=[fox]).resolve()
    assert table.pt(fox) == (2, 7)
    roll(table, "A", PLANESWALKER).resolve()
    assert table.pt(fox) == (1, 6), "what lasts until then ends once, and nothing else does"
    assert planes(table) == ["Dull Plain 1"] and sorted(deck(table, "A")[-2:]) == ["Lower Ford", "Upper Ford"]
    assert (table.life("A"), table.life("B")) == (31 + 200 + 10 + 1, 20), "away from both, to one"


@rule("901.11", "a player planeswalks", "901.11a", "901.11b", "701.24a", "701.24d", "the player who planeswalks")
def test_only_the_player_who_planeswalks_has_planeswalked() -> None:
    table = planechase(DULL)
    for who in "AB":
        table.battlefield(who, card("Star Chart", "{1}", "Artifact", "Whenever you planeswalk, you gain 1 life.\nWhenever you planeswalk to a plane, "
                                    "you gain 10 life.\nWhenever you planeswalk away from a plane, you gain 100 life."))  # fmt: skip
    roll(table, "A", PLANESWALKER).resolve()
    assert (table.life("A"), table.life("B")) == (131, 20)


@rule("901.9c", "901.11", "effects that last until a player planeswalks end, no others")
def test_what_lasts_until_a_player_planeswalks_ends_then_and_nothing_else() -> None:
    table = planechase(DULL)
    foxes = table.battlefield("A", *[card("Small Fox", "{R}", "Creature — Fox", "", "1/1")] * 2)
    table.hand("A", card("Endless Song", "{0}", "Sorcery", "Target creature becomes blue."))
    table.cast("A", "Endless Song", targets=[foxes[0]]).resolve()
    for name, words in (("Long Song", "until a player planeswalks"), ("Short Song", "until end of turn")):
        table.hand("A", card(name, "{0}", "Sorcery", f"Target creature gets +1/+1 {words}."))
        table.cast("A", name, targets=[foxes[name == "Short Song"]]).resolve()
    assert [table.pt(fox) for fox in foxes] == [(2, 2)] * 2
    roll(table, "A", PLANESWALKER).resolve()
    assert [table.pt(fox) for fox in foxes] == [(1, 1), (2, 2)]
    assert [table.game.chars(fox).colors for fox in foxes] == [("U",), ("R",)], "what lasts for ever goes on"


@rule("901.15b", "901.15c", "901.15")
def test_a_communal_planar_deck_is_the_planar_controllers() -> None:
    table = planechase(communal=DULL)
    owners = lambda: {table.game.obj(oid).owner for oid in (*planar_deck(table.game, 0), *face_up(table.game))}  # noqa: E731
    assert owners() == {0} and deck(table, "A") == deck(table, "B") == ["Dull Plain 2", "Dull Plain 3"]
    table.next_turn("B")
    assert owners() == {1}
    roll(table, "B", PLANESWALKER).resolve()
    assert planes(table) == ["Dull Plain 2"] and deck(table, "A") == deck(table, "B") == ["Dull Plain 3", "Dull Plain 1"]


@rule("901.6", "901.7", "901.8", "901.9", "901.9a", "901.9b", "901.9c", "901.5", "901.4", "901.1")
@rule("901.11", "901.11a", "901.11b", "901.15", "901.15a", "901.15b", "901.15c", "also of a communal planar deck")
@pytest.mark.parametrize("communal", [False, True])
def test_some_turns_on_planes(communal: bool) -> None:
    """Each planeswalks on their own turns, from a deck of their own or from that of all. Each chart hears of its own
    player."""
    ferry = plane("Old Ferry", "When you planeswalk away from Old Ferry, you lose 3 life.\nWhenever chaos ensues, you lose 5 life.")
    cards = [ferry, NOISE, *DULL]
    table = planechase(communal=cards) if communal else planechase(cards, cards)
    for who in "AB":
        table.battlefield(who, CHART)
    (fox,) = table.battlefield("B", card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
    table.hand("A", card("Song", "{0}", "Sorcery", "Target creature gets +1/+1 until a player planeswalks."))
    table.cast("A", "Song", targets=[fox]).resolve()
    (up,) = face_up(table.game)
    assert (planes(table), table.game.controller(up)) == (["Old Ferry"], 0)
    roll(table, "A", BLANK).resolve()
    assert (planes(table), table.life("A"), table.life("B")) == (["Old Ferry"], 21, 20)
    assert not may_roll(table, "A"), "a second roll costs one mana"
    roll(table.mana("A", "{1}"), "A", CHAOS).resolve()
    assert table.pool("A") == ""
    assert (planes(table), table.life("A"), table.life("B")) == (["Old Ferry"], 17, 20)
    table.next_turn("B")
    assert (planes(table), table.game.controller(up)) == (["Old Ferry"], 1)
    roll(table, "B", CHAOS).resolve()
    assert (table.life("A"), table.life("B")) == (17, 16), "B controls the plane now"
    assert table.next_turn("A").pt(fox) == (2, 2)
    roll(table, "A", PLANESWALKER).resolve()  # to a phenomenon, and on to the next plane
    assert table.pt(fox) == (1, 1)
    assert planes(table) == ["Dull Plain 1"] and deck(table, "A") == ["Dull Plain 2", "Dull Plain 3", "Old Ferry", "Sudden Noise"]
    assert (table.life("A"), table.life("B")) == (17 + 1 + 100 - 3 + 1000 + 9 + 10, 16)
    table.next_turn("B")
    (up,) = face_up(table.game)
    assert (table.game.controller(up), table.game.obj(up).owner) == (1, int(communal))
    roll(table, "B", PLANESWALKER).resolve()
    assert planes(table) == (["Dull Plain 2"] if communal else ["Old Ferry"]) and table.game.controller(face_up(table.game)[0]) == 1
    assert (table.life("A"), table.life("B")) == (1134, 16 + 1 + 100 + 10)
    assert deck(table, "B") == (["Dull Plain 3", "Old Ferry", "Sudden Noise", "Dull Plain 1"] if communal else ["Sudden Noise", *(f"Dull Plain {n}" for n in (1, 2, 3))])
