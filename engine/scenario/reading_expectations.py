"""Reading expectations: each kind of check with the keys it needs (scenario format, section 10)."""

from __future__ import annotations

from typing import Any

from engine.scenario.format import Expectation, ScenarioError
from engine.scenario.parts import Part, reference

COMPARED = "value, at_least or at_most"
ZONES = ("battlefield", "hand", "graveyard", "library", "exile", "command", "emblems")

# Each check with the keys that must be given; "value|" stands for a number that may be compared.
CHECKS: dict[str, tuple[str, ...]] = {
    "life": ("player", "value|"),
    "count": ("zone", "value|"),
    "power_toughness": ("name",),
    "counters": ("name", "counter", "value|"),
    "player_counters": ("player", "counter", "value|"),
    "card_counters": ("name", "counter", "value|"),
    "tapped": ("name",),
    "tapped_count": ("name", "tapped", "value|"),
    "attacking": ("name",),
    "damage": ("name", "value|"),
    "has_ability": ("name", "ability"),
    "ability_count": ("name", "ability", "value|"),
    "type": ("name", "type"),
    "subtype": ("name", "subtype"),
    "supertype": ("name", "supertype"),
    "color": ("name", "colors"),
    "colorless": ("name",),
    "multicolored": ("name",),
    "mana_value": ("name", "value|"),
    "controller": ("name", "to"),
    "state": ("name", "state"),
    "attached": ("attachment", "to"),
    "attached_to_player": ("name", "to"),
    "attached_to_nothing": ("name",),
    "attachment_count": ("name", "value|"),
    "exiled_card_subtype": ("name", "subtype"),
    "library_card": ("player", "position", "name"),
    "top_card_revealed": ("player",),
    "mana_pool": ("player", "mana", "value|"),
    "available_mana": ("player", "mana"),
    "available_mana_count": ("player", "value|"),
    "playable": ("player", "action"),
    "may_attack": ("name", "defender"),
    "attackers": ("player", "names"),
    "blockers": ("player", "names"),
    "stack_size": ("value|",),
    "stack_object": ("text", "value|"),
    "ref_zone": ("ref", "zone"),
    "in_game": ("player",),
    "won": ("player",),
    "lost": ("player",),
    "drawn": (),
    "result": ("player", "value"),
    "game_over": (),
    "turn": ("value|",),
    "active_player": ("player",),
    "monarch": ("player",),
    "initiative": ("player",),
    "designation": ("player", "designation"),
    "daytime": ("time",),
    "lands_played": ("player", "value|"),
    "speed": ("player", "value|"),
    "maximum_hand_size": ("player", "value|"),
    "unused_script": ("value|",),
    "unused_answers": ("value|",),
}
NAMED = ("name", "attachment")  # keys that hold object references


def read_expectations(part: Part, key: str, seats: tuple[str, ...]) -> tuple[Expectation, ...]:
    """The expectations of a list."""
    return tuple(_expectation(item, seats) for item in part.parts(key))


def _expectation(item: Part, seats: tuple[str, ...]) -> Expectation:
    check = item.text("check")
    if check not in CHECKS:
        raise ScenarioError(item.at("check"), f"there is no check {check!r}")
    for key in CHECKS[check]:
        if key == "value|":
            if not any(item.has(word) for word in ("value", "at_least", "at_most")):
                raise ScenarioError(item.at("value"), f"{COMPARED} is missing")
            for word in ("value", "at_least", "at_most"):
                if item.has(word):
                    item.number(word)
        elif not item.has(key):
            raise ScenarioError(item.at(key), f"the check {check} needs it")
    keys: dict[str, Any] = {key: _value(item, key, seats) for key in item.data if key != "check"}
    return Expectation(check, item.place, keys)


def _value(item: Part, key: str, seats: tuple[str, ...]) -> Any:
    value = item.data[key]
    if key in NAMED or (key == "to" and item.data["check"] in ("attached",)):
        return reference(value, item.at(key))
    if key == "player" and value is not None and value not in seats:
        raise ScenarioError(item.at(key), f"a seat of the turn order is expected, not {value!r}")
    if key == "zone" and value not in (*ZONES, "stack", "sideboard"):
        raise ScenarioError(item.at(key), f"there is no zone {value!r}")
    if key == "action":
        Part(value, item.at(key))
    if key == "names" and not isinstance(value, list):
        raise ScenarioError(item.at(key), "a list of names is expected")
    return value
