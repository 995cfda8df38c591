"""The starting position (scenario format, section 5)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.scenario.format import ScenarioError
from engine.scenario.loading import scenario_from
from tests.scenario.scenes import a_run, cast, count, custom, fails, life, passes, scene, seat, timed

SLOW = custom("Slow Gate", "", "Land", "This land enters tapped.\n{T}: Add {G}.")
STORE = custom("Seed Store", "{1}", "Artifact", "This artifact enters with two charge counters on it.")
CHIME = custom("Glad Chime", "{1}", "Artifact", "When this artifact enters, you gain 2 life.")
WATCH = custom("Still Watch", "{1}", "Artifact", "Whenever a creature you control enters, you gain 1 life.")
HALO = custom("Thin Halo", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
SAGE = custom("Grove Sage", "{G}", "Planeswalker — Ysa", "+1: You gain 1 life.", loyalty="4")
MORE = (SLOW, STORE, CHIME, WATCH, HALO, SAGE)


def test_what_modifies_how_a_permanent_enters_applies() -> None:
    passes(scene(
        seat("Slow Gate", "Seed Store", "Grove Sage"), seat(), [],
        [{"check": "tapped", "name": "Slow Gate", "value": True},
         {"check": "counters", "name": "Seed Store", "counter": "charge", "value": 2},
         {"check": "counters", "name": "Grove Sage", "counter": "loyalty", "value": 4}],
        more_cards=MORE, stop=(1, "untap"),
    ))  # fmt: skip


def test_nothing_triggers_and_nothing_sees_a_permanent_enter() -> None:
    passes(scene(
        seat("Still Watch", "Glad Chime", "Moss Bear"), seat("Still Watch"), [], [life("A", 20), life("B", 20)],
        more_cards=MORE,
    ))  # fmt: skip


def test_creatures_are_ready_unless_the_position_says_otherwise() -> None:
    attack = timed("attack", step="declare_attackers", card="Moss Bear")
    passes(scene(seat("Moss Bear"), seat(), [attack], [life("B", 18)]))
    fails(scene(seat({"card": "Moss Bear", "summoning_sick": True}), seat(), [attack], []), "was never carried out")


def test_counters_of_the_position_come_on_top() -> None:
    passes(scene(
        seat({"card": "Seed Store", "counters": {"charge": 3}}), seat(), [],
        [{"check": "counters", "name": "Seed Store", "counter": "charge", "value": 5}], more_cards=MORE,
    ))  # fmt: skip


def test_attachments() -> None:
    passes(scene(
        seat({"card": "Moss Bear", "ref": "host"}, {"card": "Thin Halo", "attached_to": "host"}, "Thin Halo"), seat(), [],
        [{"check": "attachment_count", "name": "Moss Bear", "value": 1}, count("graveyard", "A", "Thin Halo", 1)],
        more_cards=MORE,
    ))  # fmt: skip


def test_face_down_permanents_are_two_twos_without_a_name() -> None:
    passes(scene(
        seat({"card": "Seed Store", "face_down": True}), seat(), [],
        [count("battlefield", "A", "Seed Store", 0), count("battlefield", "A", {"face_down": "creature"}, 1),
         {"check": "power_toughness", "name": {"face_down": "any"}, "power": 2, "toughness": 2},
         {"check": "state", "name": {"face_down": "card"}, "state": "face_down", "value": True}],
        more_cards=MORE,
    ))  # fmt: skip


def test_older_permanents_come_first_in_the_file() -> None:
    data = scene(seat("Moss Bear"), seat("Moss Bear"), [], [])
    data["players"] = {"B": data["players"]["B"], "A": data["players"]["A"]}
    run = a_run(data)
    owners = [run.game.obj(oid).owner for oid in run.game.battlefield]
    assert owners == [1, 0]


def test_libraries_keep_their_order_unless_they_are_shuffled() -> None:
    a = seat(top=("Crag", "Moss Bear", "Reed Hawk"))
    places = [
        {"check": "library_card", "player": "A", "position": n, "name": name}
        for n, name in enumerate(["Crag", "Moss Bear", "Reed Hawk", "Glade"])
    ]
    passes(scene(a, seat(), [], places, stop=(1, "main1")))
    run = a_run(scene(a, seat(), [], [], stop=(1, "main1"), options={"shuffle_libraries": True}))
    names = [run.game.chars(oid).name for oid in run.game.zone("library", 0)]
    assert sorted(names)[:3] == ["Crag", "Glade", "Glade"]
    assert names[:3] != ["Crag", "Moss Bear", "Reed Hawk"]


def test_the_first_player_draws_only_if_the_file_says_so() -> None:
    for draws in (True, False):
        passes(scene(seat(), seat(), [], [count("hand", "A", "Glade", int(draws))], game={"first_player_draws": draws}))


def test_in_a_larger_game_the_first_player_draws_only_if_the_file_says_so() -> None:
    for draws in (True, False):
        game = {"variant": "free_for_all", "turn_order": ["A", "C", "B"], "first_player_draws": draws}
        data = scene(seat(), seat(), [], [count("hand", "A", "Glade", int(draws))], game=game)
        data["players"]["C"] = seat()
        passes(data)


def giants(draws: bool, life: tuple[int, ...] = (30, 30, 25, 25)) -> dict[str, Any]:
    """A and B against C and D; the script plays on into C's and D's first turn."""
    order = ["A", "B", "C", "D"]
    game = {"variant": "two_headed_giant", "turn_order": order, "first_player_draws": draws}
    looks = [count("hand", seat, "Glade", number) for seat, number in zip(order, (int(draws), int(draws), 1, 1), strict=True)]
    data = scene(seat(), seat(), [], looks, game=game, stop=(2, "main1"))
    data["players"] = {letter: seat(life=total) for letter, total in zip(order, life, strict=True)}
    return data


def test_two_headed_giants_draw_as_teams_and_the_first_team_only_if_the_file_says_so() -> None:
    for draws in (True, False):
        passes(giants(draws))


def test_two_headed_giants_are_four_and_teammates_have_one_life_total() -> None:
    with pytest.raises(ScenarioError, match=r"players\.D\.life.*C and D have one life total: 25"):
        scenario_from(giants(True, (30, 30, 25, 24)))
    data = giants(True)
    data["game"]["turn_order"] = ["A", "B", "C"]
    del data["players"]["D"]
    with pytest.raises(ScenarioError, match="two teams of two players are expected, not 3"):
        scenario_from(data)


def test_an_empty_library_loses_by_drawing() -> None:
    empty = seat() | {"library": {"top": [], "rest": []}}
    passes(scene(seat(), empty, [], [{"check": "lost", "player": "B", "value": True}], stop=(2, "main1")))


def test_custom_cards_go_before_other_cards() -> None:
    own = custom("Moss Bear", "{G}", "Creature — Bear", "", "7/7")
    data = scene(
        seat("Glade", hand=("Moss Bear",)),
        seat(),
        [cast("Moss Bear")],
        [{"check": "power_toughness", "name": "Moss Bear", "power": 7}],
    )
    data["custom_cards"] = [*(card for card in data["custom_cards"] if card["name"] != "Moss Bear"), own]
    passes(data)


def test_labels_follow_the_cards() -> None:
    run = a_run(scene(
        seat("Crag", {"card": "Moss Bear", "count": 2, "ref": "bear"}, hand=({"card": "Cinder Spark", "ref": "spark"},)), seat(),
        [cast({"ref": "spark"}, {"ref": "bear.2"})], [],
    ))  # fmt: skip
    zones = {label: run.game.obj(run.board.labelled(label)).zone for label in ("bear.1", "bear.2", "spark")}
    assert zones == {"bear.1": "battlefield", "bear.2": "graveyard", "spark": "graveyard"}


def test_a_color_chosen_for_a_commander_is_one_that_its_deck_needs() -> None:
    """CR 903.4b: the cards that its owner has in other zones are the deck; another's are not."""
    guide = custom("Hired Guide", "{1}", "Legendary Creature — Human", "If Hired Guide is your commander, choose a color before the game begins. "
                   "Hired Guide is the chosen color.\nPartner", "1/1")  # fmt: skip
    for basic, color in (("Crag", "R"), ("Glade", "G")):
        a = seat("Fund", hand=("Moss Bear",) if color == "G" else (basic,), command=("Hired Guide",))
        a["library"] = {"rest": [{"card": basic, "count": 30}]}
        passes(scene(
            a, seat("Reed Hawk", command=("Hired Guide",)), [cast("Hired Guide")],
            [{"check": "color", "player": "A", "name": "Hired Guide", "colors": [color], "value": True}],
            more_cards=(guide,), game={"variant": "commander_duel"},
        ))  # fmt: skip
