"""Small scenarios for tests, with invented cards. Written as a file would be, so that the format itself is tested."""

from __future__ import annotations

from typing import Any

from engine.cards.library import CardLibrary
from engine.scenario.card_index import CardIndex
from engine.scenario.loading import scenario_from
from engine.scenario.results import Result, run_scenario
from engine.scenario.run import Run

INDEX = CardIndex(CardLibrary())


def custom(name: str, cost: str, type_line: str, text: str = "", size: str = "", **more: str) -> dict[str, str]:
    """A card made up for a scenario."""
    card = {"name": name, "mana_cost": cost, "type_line": type_line, "oracle_text": text, **more}
    if size:
        card["power"], card["toughness"] = size.split("/")
    return card


FOREST = custom("Glade", "", "Basic Land — Forest")
PEAK = custom("Crag", "", "Basic Land — Mountain")
BEAR = custom("Moss Bear", "{1}{G}", "Creature — Bear", "", "2/2")
HAWK = custom("Reed Hawk", "{1}{W}", "Creature — Bird", "Flying", "1/1")
SPARK = custom("Cinder Spark", "{R}", "Instant", "Cinder Spark deals 2 damage to any target.")
SWELL = custom("Sap Swell", "{G}", "Instant", "Target creature gets +3/+3 until end of turn.")
STUDY = custom("Long Study", "{U}", "Instant", "Draw a card.")
FUND = custom("Fund", "", "Land", "{T}: Add one mana of any color.")
CARDS = [FOREST, PEAK, BEAR, HAWK, SPARK, SWELL, STUDY, FUND]


def cards(*listed: Any) -> list[dict[str, Any]]:
    """Card entries from names, (name, count) pairs, or whole entries."""
    entries = []
    for item in listed:
        if isinstance(item, str):
            entries.append({"card": item})
        elif isinstance(item, tuple):
            entries.append({"card": item[0], "count": item[1]})
        else:
            entries.append(item)
    return entries


def seat(
    *battlefield: Any, hand: tuple[Any, ...] = (), life: int = 20, top: tuple[Any, ...] = (), **more: Any
) -> dict[str, Any]:
    """The position of a seat, with a library of one basic land below some cards."""
    library = {"top": cards(*top), "rest": cards(("Glade", 30))}
    zones = {key: cards(*value) if isinstance(value, tuple) else value for key, value in more.items()}
    return {"life": life, "library": library, "hand": cards(*hand), "battlefield": cards(*battlefield), **zones}


def scene(
    a: dict[str, Any], b: dict[str, Any], script: list[dict[str, Any]], expect: list[dict[str, Any]],
    stop: tuple[int, str] = (1, "end"), more_cards: tuple[dict[str, str], ...] = (), strict: bool = True, **more: Any,
) -> dict[str, Any]:  # fmt: skip
    """A duel as a scenario file would write it."""
    return {
        "format": "scenario", "version": 1, "id": "tests/scene",
        "game": {"variant": "duel", "turn_order": ["A", "B"], **more.pop("game", {})},
        "options": {"strict_answers": strict, "shuffle_libraries": False, **more.pop("options", {})},
        "players": {"A": a, "B": b}, "custom_cards": [*CARDS, *more_cards], "script": script,
        "stop": {"turn": stop[0], "step": stop[1]}, "expect": expect, **more,
    }  # fmt: skip


def played(data: dict[str, Any]) -> Result:
    """The result of running a scenario."""
    return run_scenario(scenario_from(data), INDEX)


def passes(data: dict[str, Any]) -> None:
    """Assert that a scenario passes."""
    result = played(data)
    assert result.result == "passed", f"{result.result}: {result.detail}\n" + "\n".join(result.log)


def fails(data: dict[str, Any], *words: str) -> str:
    """Assert that a scenario fails and says why in these words; give the detail."""
    result = played(data)
    assert result.result == "failed", f"{result.result}: {result.detail}"
    for word in words:
        assert word in result.detail, f"{word!r} is not in {result.detail!r}"
    return result.detail


def a_run(data: dict[str, Any]) -> Run:
    """A run that has been played, to be looked at."""
    run = Run(scenario_from(data), INDEX)
    run.play()
    return run


def timed(do: str, player: str = "A", turn: int = 1, step: str = "main1", **keys: Any) -> dict[str, Any]:
    """A timed entry."""
    return {"do": do, "player": player, "turn": turn, "step": step, **keys}


def cast(
    card: Any, *targets: Any, player: str = "A", turn: int = 1, step: str = "main1", **keys: Any
) -> dict[str, Any]:
    """A `cast` entry."""
    if targets:
        keys["targets"] = list(targets)
    return timed("cast", player, turn, step, card=card, **keys)


def activate(
    ability: str, *targets: Any, player: str = "A", turn: int = 1, step: str = "main1", **keys: Any
) -> dict[str, Any]:
    """An `activate` entry."""
    if targets:
        keys["targets"] = list(targets)
    return timed("activate", player, turn, step, ability=ability, **keys)


def wait(player: str = "*", turn: int = 1, step: str = "main1", until: str = "stack_empty") -> dict[str, Any]:
    """A `wait` entry."""
    return timed("wait", player, turn, step, until=until)


def answer(to: str, player: str = "A", **keys: Any) -> dict[str, Any]:
    """An answer."""
    return {"do": "answer", "player": player, "to": to, **keys}


def choice(player: str = "A", **keys: Any) -> dict[str, Any]:
    """An answer of the choice queue."""
    return answer("choice", player, **keys)


def target(*picks: Any, player: str = "A", **keys: Any) -> dict[str, Any]:
    """A pick of the target queue."""
    return answer("target", player, pick=list(picks), **keys)


def count(zone: str, player: str, name: Any, value: int, **keys: Any) -> dict[str, Any]:
    """A `count` expectation."""
    return {"check": "count", "zone": zone, "player": player, "name": name, "value": value, **keys}


def life(player: str, value: int) -> dict[str, Any]:
    """A `life` expectation."""
    return {"check": "life", "player": player, "value": value}
