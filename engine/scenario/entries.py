"""Reading the script: timed entries, by seat, and answers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.core.steps import STEPS
from engine.scenario.format import (
    ACTIVATE,
    ACTIVATE_MANA,
    ADD_COUNTERS,
    ANSWER,
    ANSWER_KINDS,
    ATTACK,
    BAND,
    BLOCK,
    CANCEL_PAYMENT,
    CAST,
    CHECK,
    COIN,
    DEEDS,
    DIE,
    EFFECT,
    EVERYONE,
    MODE_NUMBER,
    NUMBER,
    ONE_RESOLVED,
    PAY,
    PICK,
    PLAY_LAND,
    QUEUES,
    ROLLBACK,
    SKIP_FAILED,
    SPECIAL,
    STACK_EMPTY,
    STOP,
    WAIT,
    WHENS,
    YES,
    Answer,
    Entry,
    ScenarioError,
)  # fmt: skip
from engine.scenario.parts import Part, optional_reference, reference, references
from engine.scenario.reading_expectations import read_expectations

Script = tuple[tuple[Entry, ...], tuple[Answer, ...]]


def read_script(part: Part, key: str, seats: tuple[str, ...]) -> Script:
    """The timed entries, those of everyone once for each seat, and the answers."""
    entries: list[Entry] = []
    answers: list[Answer] = []
    for item in part.parts(key):
        deed = item.one_of("do", DEEDS)
        player = item.seat("player", (EVERYONE,))
        if player != EVERYONE and player not in seats:
            raise ScenarioError(item.at("player"), f"{player} is not in the turn order")
        for seat in seats if player == EVERYONE else (player,):
            if deed == ANSWER:
                answers.extend(_answers(item, seat))
            else:
                entries.append(_entry(item, deed, seat, seats))
    return tuple(entries), tuple(answers)


def _entry(item: Part, deed: str, seat: str, seats: tuple[str, ...]) -> Entry:
    fields: dict[str, Any] = READERS[deed](item, seats) if deed in READERS else {}
    return Entry(
        do=deed, seat=seat, turn=item.number("turn", least=1), step=item.one_of("step", STEPS), place=item.place,
        when=_when(item), **fields,
    )  # fmt: skip


def _when(item: Part) -> tuple[str, str] | None:
    if not item.has("when"):
        return None
    part = item.part("when")
    given = [key for key in part.data if key in WHENS]
    if len(given) != 1 or len(part.data) != 1:
        raise ScenarioError(item.at("when"), f"exactly one of {', '.join(WHENS)} is expected")
    key = given[0]
    return key, str(part.number(key, least=0)) if key == "mana_in_pool" else part.name(key)


def _cast(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    if not item.has("card") and not item.has("ability"):
        raise ScenarioError(item.at("card"), "a card, or the ability that lets it be cast, is missing")
    return {
        "card": optional_reference(item, "card"),
        "using": item.text("using", ""),
        "ability": item.text("ability", ""),
        "targets": references(item, "targets"),
        "source": optional_reference(item, "source"),
    }


def _play_land(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {"card": reference(item.data.get("card"), item.at("card"))}


def _activate(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {
        "ability": item.name("ability"),
        "targets": references(item, "targets"),
        "source": optional_reference(item, "source"),
        "times": item.number("times", 1, least=1),
    }


def _wait(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {"until": item.one_of("until", (STACK_EMPTY, ONE_RESOLVED))}


def _check(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {"expect": read_expectations(item, "expect", seats), "label": item.text("label", "")}


def _add_counters(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {
        "permanent": reference(item.data.get("permanent"), item.at("permanent")),
        "counter": item.name("counter"),
        "count": item.number("count", 1, least=0),
    }


def _rollback(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    then, answers = read_script(item, "then", seats)
    return {"turns": item.number("turns", 0, least=0), "then": then, "answers": answers}


def _attack(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {
        "card": reference(item.data.get("card"), item.at("card")),
        "defender": optional_reference(item, "defender"),
    }


def _block(item: Part, seats: tuple[str, ...]) -> dict[str, Any]:
    return {
        "card": reference(item.data.get("card"), item.at("card")),
        "attacker": reference(item.data.get("attacker"), item.at("attacker")),
    }


READERS: dict[str, Callable[[Part, tuple[str, ...]], dict[str, Any]]] = {
    CAST: _cast,
    PLAY_LAND: _play_land,
    ACTIVATE: _activate,
    SPECIAL: _activate,
    ACTIVATE_MANA: _activate,
    WAIT: _wait,
    CHECK: _check,
    ADD_COUNTERS: _add_counters,
    ROLLBACK: _rollback,
    ATTACK: _attack,
    BLOCK: _block,
}


# -- answers ----------------------------------------------------------------------------------------------------------


def _answers(item: Part, seat: str) -> Iterator[Answer]:
    to = item.one_of("to", QUEUES)
    given = [kind for kind in ANSWER_KINDS if item.has(kind)]
    if len(given) != 1:
        raise ScenarioError(item.place, f"an answer has exactly one of {', '.join(ANSWER_KINDS)}")
    kind = given[0]
    picks = references(item, kind) if kind in (PICK, BAND) else ()
    if kind in (PICK, BAND) and not picks:
        raise ScenarioError(item.at(kind), "at least one name is expected")
    answer = Answer(
        seat, to, kind, item.place, picks, _value(item, kind),
        item.number("amount", least=0) if item.has("amount") else None,
    )  # fmt: skip
    for _ in range(item.number("times", 1, least=1)):
        yield answer


def _value(item: Part, kind: str) -> Any:
    if kind in (YES, COIN, STOP, SKIP_FAILED, CANCEL_PAYMENT):
        return item.flag(kind)
    if kind in (NUMBER, DIE):
        return item.number(kind)
    if kind == MODE_NUMBER:
        return item.number(kind, least=1)
    if kind == PAY:
        pay = item.part(PAY)
        pay.one_of("how", ("normal", "free", "alternative"))
        return {key: pay.text(key, "") for key in ("how", "keyword", "cost", "source")}
    if kind == EFFECT:
        texts = item.items(EFFECT)
        if len(texts) != 2 or not all(isinstance(text, str) for _, text in texts):
            raise ScenarioError(item.at(EFFECT), "[source, part of the text] is expected")
        return tuple(text for _, text in texts)
    return None
