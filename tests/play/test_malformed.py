"""Whatever comes from outside is taken or refused with an error of the engine's own, never with a trace (all parsers).

`MALFORMED=50000 pytest tests/play/test_malformed.py` tries as many.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pytest

from engine.api import (
    EngineError,
    Match,
    SeatSetup,
    Setup,
    autoplay,
    find_deck,
    read_deck,
    read_json,
    shipped_scenarios,
)
from engine.cards.card_data import CardData
from engine.cards.card_search import condition_of
from engine.cards.cards_text import examine_cards
from engine.cards.library import SETS, CardLibrary
from engine.play import journal
from engine.scenario.loading import parse_scenario
from tests.play.test_match import CARDS, DECK

TRIES = int(os.environ.get("MALFORMED", "400"))
SPICE = (
    "", "\0", "\t", "\n", "\ud800", "\u202e", "🂡", "é", '"', "\\", "{", "}", "[", "]", "(", ")", "-1", "0", "1e400", "NaN",
    "99999999999999999999", "null", "true", "[]", "{}", " " * 50, "//", "{X}", "{W/U}", "—", "SB:", "x", "<a>", "&lt;", "OR",
)  # fmt: skip


def mangled(text: str, chance: random.Random) -> str:
    """A text with a few things cut out, doubled, or put in."""
    for _ in range(chance.randrange(1, 5)):
        at = chance.randrange(len(text) + 1)
        size = chance.choice((1, 1, 2, 5, 40))
        kind = chance.randrange(4)
        if kind == 0:
            text = text[:at] + text[at + size :]
        elif kind == 1:
            text = text[:at] + text[at : at + size] * chance.choice((2, 3, 30)) + text[at:]
        else:
            text = text[:at] + chance.choice(SPICE) + text[at + (size if kind == 2 else 0) :]
    return text


def mangled_value(value: object, chance: random.Random) -> object:
    """A JSON value with something else in one place."""
    if not isinstance(value, dict | list) or not value or chance.random() < 0.15:
        return chance.choice((None, True, -1, 10**12, 1.5, "", "x", [], {}, [[]], {"a": 1}, "\ud800", 10**40))
    if isinstance(value, list):
        at = chance.randrange(len(value))
        return [*value[:at], mangled_value(value[at], chance), *value[at + 1 :]]
    key = chance.choice(sorted(value))
    if chance.random() < 0.2:
        return {name: item for name, item in value.items() if name != key}
    return {**value, key: mangled_value(value[key], chance)}


def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


def a_match() -> Match:
    match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), library(), 5))
    autoplay(match, 25)
    return match


def survives(parse: Callable[[str], object], sample: str, seed: int, *, values: bool = False) -> None:
    """Try mangled samples; nothing but errors of the engine's own may come."""
    chance = random.Random(seed)
    known = json.loads(sample) if values else None
    for number in range(TRIES):
        text = json.dumps(mangled_value(known, chance)) if values and number % 2 else mangled(sample, chance)
        try:
            parse(text)
        except EngineError:
            continue
        except Exception as error:
            raise AssertionError(f"{type(error).__name__}: {error} at try {number}: {text[:2000]!r}") from error


def test_saved_matches(tmp_path: Path) -> None:
    match, path = a_match(), tmp_path / "game"
    head = json.dumps(journal.header(match.setup))

    def load(text: str) -> None:
        path.write_bytes((text + "\n").encode(errors="surrogatepass"))
        Match.load(path)

    survives(load, head, 1, values=True)


def test_answers_of_saved_matches(tmp_path: Path) -> None:
    match, path = a_match(), tmp_path / "game"
    head = journal.header(match.setup)

    def load(text: str) -> None:
        answers = json.loads(text)
        lines = [head, *({"answer": answer} for answer in (answers if isinstance(answers, list) else [answers]))]
        path.write_bytes("".join(json.dumps(line) + "\n" for line in lines).encode(errors="surrogatepass"))
        Match.load(path)

    chance = random.Random(2)
    for _ in range(TRIES // 4):
        with suppress(EngineError):
            load(json.dumps(mangled_value(match.answers, chance)))


def test_answers_in_play() -> None:
    match, chance = a_match(), random.Random(3)
    answers = (None, True, -1, 0, 3, 10**30, 1.5, "", "auto", "x", "\ud800", [], [0], [[]], [[1, 2]], {}, {"mana": 1},
               {"use": 1}, {"use": [1, 2]}, {"use": [1, 0, "G"]}, {"use": ["a", 0, "G"]}, {"life": "x"}, {"life": 10**9},
               {"demand": [True]}, {"demand": {}}, {"forbid": [10**9]}, {"pool": []}, {"mana": [1, -1, ""]})  # fmt: skip
    for _ in range(TRIES // 4):
        if match.pending is None:
            match = a_match()
        before, standing = list(match.answers), match.view(0)
        try:
            match.answer(chance.choice(answers))
        except EngineError as error:
            taken_back = match.answers == before[: len(match.answers)]
            assert taken_back and (match.answers != before or match.view(0) == standing), error
        match.answer_by_chance()


def test_scenarios() -> None:
    path = next(iter(shipped_scenarios().values()))
    survives(lambda text: parse_scenario(text, "x"), path.read_text(encoding="utf-8"), 4, values=True)


@pytest.mark.parametrize("filename", ["", "a.txt", "a.dec", "a.dek", "a.cod", "a.mwDeck", "a.json"])
def test_deck_lists(filename: str) -> None:
    entries = find_deck("Cellar Door").main
    plain = "\n".join(f"{entry.count} {entry.name}" for entry in entries)
    xml = "<Deck>" + "".join(f'<Cards Quantity="{e.count}" Name="{e.name}"/>' for e in entries) + "</Deck>"
    for seed, sample in enumerate((f"Deck\n{plain}\n\nSideboard\n1 Forest\n", xml)):
        survives(lambda text: read_deck(text, filename), sample, seed)


def test_card_files() -> None:
    path = next(SETS.rglob("*.cards"))
    survives(lambda text: examine_cards(text, "x.cards"), path.read_text(encoding="utf-8")[:6000], 5)


def test_searches() -> None:
    survives(condition_of, 't:creature (c>=rg OR mv<3) -o:"draw a card" pow>2 name:Fox', 6)


def test_json() -> None:
    survives(read_json, '{"a": [1, 2, {"b": "text", "c": null}], "d": -1.5}', 7)
