"""Expectations (scenario format, section 10)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.scenario.scenes import activate, cast, count, custom, fails, passes, scene, seat, timed, wait

TOKENS = custom("Nut Call", "{G}", "Sorcery", "Create two 1/1 green Squirrel creature tokens.")
WARD = custom("Ash Warden", "{2}", "Artifact Creature — Golem", "Protection from red\nTrample", "3/3")
HALO = custom("Thin Halo", "{W}", "Enchantment — Aura", "Enchant creature\nEnchanted creature gets +1/+1.")
LAND = custom("Twin Spring", "", "Land", "{T}: Add {G} or {U}.")
MORE = (TOKENS, WARD, HALO, LAND)

BOARD = seat(
    ("Moss Bear", 2), {"card": "Moss Bear", "tapped": True, "counters": {"+1/+1": 1}, "ref": "big"}, "Ash Warden", "Glade",
    {"card": "Thin Halo", "attached_to": "big"}, graveyard=("Crag",), exile=({"card": "Glade", "counters": {"time": 3}},),
)  # fmt: skip


def holds(
    *expectations: dict[str, Any], script: list[dict[str, Any]] | None = None, stop: tuple[int, str] = (1, "untap")
) -> None:
    passes(scene(BOARD, seat(), script or [], list(expectations), more_cards=MORE, stop=stop))


def fails_with(expectation: dict[str, Any], *words: str) -> None:
    fails(scene(BOARD, seat(), [], [expectation], more_cards=MORE, stop=(1, "untap")), *words)


@pytest.mark.parametrize(
    "expectation",
    [
        count("battlefield", "A", "Moss Bear", 3),
        {"check": "count", "zone": "battlefield", "player": "A", "name": "Moss Bear", "at_least": 2, "at_most": 3},
        {"check": "count", "zone": "graveyard", "player": "A", "value": 1},
        {"check": "count", "zone": "exile", "name": "Glade", "value": 1},
        {"check": "count", "zone": "library", "player": "B", "value": 30},
        {"check": "power_toughness", "name": "Moss Bear", "power": 4, "toughness": 4, "among": "any"},
        {"check": "power_toughness", "name": "Moss Bear", "power": 2, "among": "first"},
        {"check": "power_toughness", "name": {"ref": "big"}, "power": 2, "toughness": 2, "base": True},
        {"check": "counters", "name": {"ref": "big"}, "counter": "+1/+1", "value": 1},
        {"check": "counters", "name": "Moss Bear", "counter": "+1/+1", "value": 0},
        {"check": "card_counters", "player": "A", "zone": "exile", "name": "Glade", "counter": "time", "value": 3},
        {"check": "tapped", "name": "Moss Bear", "value": True},
        {"check": "tapped", "name": "Moss Bear", "value": False},
        {"check": "tapped_count", "name": "Moss Bear", "tapped": True, "value": 1},
        {"check": "tapped_count", "name": "Nobody", "tapped": True, "value": 0},
        {"check": "has_ability", "name": "Ash Warden", "ability": "trample", "value": True},
        {"check": "has_ability", "name": "Ash Warden", "ability": "protection from red", "value": True},
        {"check": "has_ability", "name": "Ash Warden", "ability": "protection", "value": True},
        {"check": "has_ability", "name": "Ash Warden", "ability": "protection from blue", "value": False},
        {"check": "has_ability", "name": "Moss Bear", "ability": "flying", "value": False, "permanent_count": 3},
        {"check": "has_ability", "name": "Glade", "ability": "{T}: Add {G}.", "value": True},
        {"check": "ability_count", "name": "Ash Warden", "ability": "trample", "value": 1},
        {"check": "type", "name": "Ash Warden", "type": "artifact", "value": True},
        {"check": "type", "name": "Moss Bear", "type": "artifact", "value": False},
        {"check": "subtype", "name": "Moss Bear", "subtype": "bear", "value": True},
        {"check": "supertype", "name": "Glade", "supertype": "Basic", "value": True},
        {"check": "color", "name": "Moss Bear", "colors": "G", "value": True},
        {"check": "color", "name": "Moss Bear", "colors": ["red", "white"], "value": False},
        {"check": "colorless", "name": "Ash Warden", "value": True},
        {"check": "multicolored", "name": "Moss Bear", "value": False},
        {"check": "mana_value", "name": "Moss Bear", "value": 2},
        {"check": "controller", "name": "Moss Bear", "to": "A", "value": True},
        {"check": "state", "name": "Moss Bear", "state": "token", "value": False},
        {"check": "attached", "attachment": "Thin Halo", "to": "Moss Bear", "value": True},
        {"check": "attached_to_player", "name": "Thin Halo", "to": "B", "value": False},
        {"check": "attachment_count", "name": {"ref": "big"}, "value": 1},
        {"check": "library_card", "player": "A", "position": 29, "name": "Glade"},
        {"check": "top_card_revealed", "player": "A", "value": False},
        {"check": "active_player", "player": "A"},
        {"check": "monarch", "player": None},
        {"check": "designation", "player": "A", "designation": "city_s_blessing", "value": False},
        {"check": "daytime", "time": "any", "value": False},
        {"check": "maximum_hand_size", "player": "A", "value": 7},
        {"check": "player_counters", "player": "A", "counter": "poison", "value": 0},
        {"check": "may_attack", "name": "Moss Bear", "defender": {"player": "B"}, "value": True},
        {"check": "stack_size", "value": 0},
        {"check": "drawn", "value": False},
        {"check": "result", "player": "A", "value": "draw"},
        {"check": "unused_script", "value": 0},
    ],
)
def test_a_check_that_holds(expectation: dict[str, Any]) -> None:
    holds(expectation)


@pytest.mark.parametrize(
    ("expectation", "found"),
    [
        (count("battlefield", "A", "Moss Bear", 4), "found 3"),
        ({"check": "power_toughness", "name": "Moss Bear", "power": 2, "among": "all"}, "2/2, 2/2, 4/4"),
        ({"check": "tapped", "name": "Moss Bear", "value": True, "each": True}, "untapped"),
        ({"check": "tapped", "name": "Nobody", "value": True}, "no such permanent"),
        ({"check": "counters", "name": "Nobody", "counter": "charge", "value": 0}, "no such permanent"),
        (
            {"check": "has_ability", "name": "Moss Bear", "ability": "flying", "value": False, "permanent_count": 2},
            "3 of them",
        ),
        ({"check": "attached_to_nothing", "name": "Thin Halo"}, "Moss Bear"),
        ({"check": "library_card", "player": "A", "position": 99, "name": "Glade"}, "30 cards"),
        ({"check": "active_player", "player": "B"}, "found A"),
    ],
)
def test_a_check_that_fails_says_what_it_found(expectation: dict[str, Any], found: str) -> None:
    fails_with(expectation, found)


def test_tokens() -> None:
    data = scene(
        seat("Glade", hand=("Nut Call",)), seat(), [cast("Nut Call")],
        [count("battlefield", "A", "Squirrel Token", 2, tokens=True), {"check": "count", "zone": "battlefield", "player": "A",
         "value": 2, "tokens": True}, {"check": "state", "name": "Squirrel Token", "state": "token", "value": True, "each": True}],
        more_cards=MORE,
    )  # fmt: skip
    passes(data)


def test_the_stack_and_its_labels() -> None:
    rod = custom("Hot Rod", "{1}", "Artifact", "{T}: Hot Rod deals 1 damage to any target.")
    passes(scene(
        seat("Hot Rod", "Crag", hand=("Cinder Spark",)), seat(),
        [activate("{T}", {"player": "B"}), cast("Cinder Spark", {"player": "B"}), timed("check", expect=[
            {"check": "stack_size", "value": 2}, {"check": "stack_object", "text": "{T}: {this} deals", "value": 1},
            {"check": "stack_object", "text": "Cinder", "value": 1}, {"check": "stack_object", "text": "Sap", "value": 0},
        ])],
        [], more_cards=(rod,),
    ))  # fmt: skip


def test_attackers_blockers_and_damage() -> None:
    script = [
        timed("attack", step="declare_attackers", card="Moss Bear"),
        timed("block", "B", step="declare_blockers", card="Ash Warden", attacker="Moss Bear"),
        timed("check", step="declare_blockers", expect=[
            {"check": "attackers", "player": "A", "names": ["Moss Bear"]},
            {"check": "blockers", "player": "B", "names": ["Ash Warden"]},
            {"check": "attacking", "name": "Moss Bear", "value": True},
            {"check": "state", "name": "Moss Bear", "state": "blocked", "value": True},
        ]),
    ]  # fmt: skip
    passes(scene(
        seat("Moss Bear"), seat("Ash Warden"), script,
        [{"check": "damage", "name": "Ash Warden", "value": 2}, {"check": "attacking", "name": "Ash Warden", "value": False}],
        more_cards=MORE,
    ))  # fmt: skip


def test_what_could_be_done_now() -> None:
    rod = custom("Hot Rod", "{1}", "Artifact", "{1}, {T}: Hot Rod deals 1 damage to any target.")
    a = seat("Hot Rod", "Glade", hand=("Sap Swell", "Cinder Spark", "Glade"))
    wanted = [
        ({"activate": "{1}, {T}:"}, True), ({"activate": "{T}: Add {G}"}, True), ({"activate": "{2}"}, False),
        ({"cast": "Sap Swell"}, False), ({"cast": "Cinder Spark"}, False), ({"play_land": "Glade"}, True),
        ({"play_land": "Crag"}, False),
    ]  # fmt: skip
    now = timed(
        "check",
        expect=[{"check": "playable", "player": "A", "action": action, "value": value} for action, value in wanted],
    )
    passes(scene(a, seat(), [now], [], more_cards=(rod,)))
    bear = timed("check", expect=[{"check": "playable", "player": "A", "action": {"cast": "Sap"}, "value": True}])
    passes(scene(a | {"battlefield": [{"card": "Glade"}, {"card": "Moss Bear"}]}, seat(), [bear], []))


def test_mana_that_could_be_made() -> None:
    checks = [
        {"check": "available_mana", "player": "A", "mana": "{G}{G}", "value": True},
        {"check": "available_mana", "player": "A", "mana": "{G}{U}", "value": True},
        {"check": "available_mana", "player": "A", "mana": "{G}", "value": False},
        {"check": "available_mana_count", "player": "A", "value": 2},
        {"check": "available_mana_count", "player": "B", "value": 1},
    ]
    passes(scene(seat("Glade", "Twin Spring"), seat(), [], checks, more_cards=MORE, stop=(1, "main1")))
    any_color = [{"check": "available_mana", "player": "A", "mana": "{Any}{G}", "value": True}]
    passes(scene(seat("Glade", "Fund"), seat(), [], any_color, stop=(1, "main1")))


def could_make(a: dict[str, Any], *mana: str, land: dict[str, str]) -> None:
    """Assert that just these combinations of mana could be made."""
    checks = [{"check": "available_mana", "player": "A", "mana": one, "value": True} for one in mana]
    number = {"check": "available_mana_count", "player": "A", "value": len(mana)}
    passes(scene(a, seat(), [], [*checks, number], more_cards=(land,), stop=(1, "main1")))


def test_a_source_with_a_dearer_ability_is_not_used_up_for_the_plain_one() -> None:
    mill = custom("Old Mill", "", "Land", "{T}: Add {C}.\n{1}, {T}: Add {W}{W}.")
    could_make(seat("Old Mill", "Glade"), "{C}{G}", "{W}{W}", land=mill)
    pyre = custom("Low Pyre", "", "Land", "{T}: Add {C}.\n{T}, Sacrifice a creature: Add {B}{B}{B}.")
    could_make(seat("Low Pyre", "Moss Bear"), "{C}", "{B}{B}{B}", land=pyre)


def test_mana_that_depends_on_x_or_on_any_number_is_tried_with_each() -> None:
    prism = custom("Odd Prism", "{2}", "Artifact", "{X}, {T}: Add X mana of any one color.")
    could_make(seat("Odd Prism", ("Glade", 2)), "{Any}{Any}", land=prism)
    shed = custom(
        "Dry Shed", "", "Land",
        "{T}, Remove any number of storage counters from Dry Shed: Add {B} for each storage counter removed this way.",
    )  # fmt: skip
    could_make(seat({"card": "Dry Shed", "counters": {"storage": 3}}), "{B}{B}{B}", land=shed)
    altar = custom("Long Altar", "{2}", "Artifact", "{T}, Sacrifice any number of creatures: Add {C} for each creature sacrificed this way.")
    could_make(seat("Long Altar", ("Moss Bear", 2)), "{C}{C}", land=altar)


def test_a_mana_ability_is_found_by_its_ability_word() -> None:
    heap = custom("Scrap Heap", "{1}", "Artifact", "Metalcraft — {T}: Add {C}{C}. Activate only if you control three or more artifacts.")
    made = [timed("activate_mana", ability="Metalcraft"), timed("check", expect=[{"check": "mana_pool", "player": "A", "mana": "C", "value": 2}])]
    passes(scene(seat(("Scrap Heap", 3)), seat(), made, [], more_cards=(heap,)))


def test_an_inline_check_comes_after_the_entries_before_it() -> None:
    detail = fails(
        scene(seat("Crag", hand=("Cinder Spark",)), seat(), [
            cast("Cinder Spark", {"player": "B"}), wait("A"), timed("check", label="burnt", expect=[{"check": "life", "player": "B", "value": 20}]),
        ], []),
        "burnt", "found 18", "turn 1 main1",
    )  # fmt: skip
    assert "expected life" in detail
