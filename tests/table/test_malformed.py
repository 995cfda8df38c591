"""Whatever comes from outside is taken, or refused with an error of the engine's own.

No parser fails with a trace.
"""

from __future__ import annotations

import json
import os
import random
import shutil
import sys
from pathlib import Path

import pytest

from engine.agents.random_agent import RandomAgent
from engine.api import (
    Act,
    Draft,
    EngineError,
    Match,
    SeatSetup,
    Setup,
    autoplay,
    deck_cards,
    deck_lists,
    deck_problems,
    find_deck,
    load_library,
    open_match,
    read_deck,
    read_deck_text,
    read_json,
    shipped_scenarios,
)
from engine.cards.card_data import CardData
from engine.cards.card_files import examine_card_file
from engine.cards.card_search import condition_of
from engine.cards.card_sources import card_entries
from engine.cards.cards_text import examine_cards
from engine.cards.database import CardDatabase
from engine.cards.library import SETS, CardLibrary
from engine.compiler.compile import compile_card
from engine.core.record import replace
from engine.core.untrusted import is_whole
from engine.scenario.loading import parse_scenario, read_scenario_file
from engine.table import journal, snapshot
from engine.table.append_only_file import read_lines, sealed
from engine.telling.wording import read_wording
from tests.support.games.drafts import draft as a_draft
from tests.support.games.malformed import data, mangled, mangled_value, survives, texts, values
from tests.table.test_match import CARDS, DECK

SCRYFALL = json.dumps([
    {"object": "card", "name": f"Invented {n}", "layout": "normal", "mana_cost": "{1}{G}", "type_line": "Creature — Bear",
     "oracle_text": "When this creature enters, you gain 1 life.", "power": "2", "toughness": "2", "colors": ["G"],
     "set": "inv", "collector_number": str(n), "cmc": 2.0, "color_indicator": ["G"]}
    for n in range(3)
] + [{"object": "card", "name": "Fore // Aft", "layout": "split", "card_faces": [
    {"name": "Fore", "mana_cost": "{R}", "type_line": "Instant", "oracle_text": "You gain 1 life."},
    {"name": "Aft", "mana_cost": "{U}", "type_line": "Instant", "oracle_text": "Draw a card."}]}])  # fmt: skip
MTGJSON = json.dumps({"meta": {"version": "5"}, "data": {
    "Invented": [{"name": "Invented", "layout": "normal", "manaCost": "{1}{G}", "type": "Creature — Bear", "text": "Reach",
                  "power": "2", "toughness": "2", "colorIndicator": ["G"]}],
    "Fore // Aft": [{"name": "Fore // Aft", "faceName": "Fore", "layout": "split", "side": "a", "type": "Instant", "text": ""},
                    {"name": "Fore // Aft", "faceName": "Aft", "layout": "split", "side": "b", "type": "Instant", "text": ""}]}})  # fmt: skip


def library() -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in CARDS)


def a_match() -> Match:
    match = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), library(), 5))
    autoplay(match, 25)
    return match


pytestmark = pytest.mark.unaccounted  # of the first of as many tries as are asked for


def test_saved_matches(tmp_path: Path) -> None:
    match, path = a_match(), tmp_path / "game"
    head = json.dumps(journal.header(match.setup))

    def load(text: str) -> None:
        path.write_bytes((text + "\n").encode(errors="surrogatepass"))
        Match.load(path)

    survives(load, values(head), 1)


def test_bytes_of_saved_matches(tmp_path: Path) -> None:
    match, path = a_match(), tmp_path / "game"
    match.file.save(path)

    def load(content: bytes) -> None:
        path.write_bytes(content)
        Match.load(path, rescue=True)

    survives(load, data(path.read_bytes()), 11, share=2)


def test_answers_of_saved_matches(tmp_path: Path) -> None:
    match, path = a_match(), tmp_path / "game"
    head = journal.header(match.setup)

    def load(answers: object) -> None:
        lines = [head, *({"answer": answer} for answer in (answers if isinstance(answers, list) else [answers]))]
        path.write_bytes("".join(json.dumps(line) + "\n" for line in lines).encode(errors="surrogatepass"))
        Match.load(path)

    survives(load, lambda chance: mangled_value(match.answers, chance), 2, share=4)


def test_snapshots_of_saved_matches(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever a snapshot says, the match stands where its answers lead, or is refused."""
    monkeypatch.setattr(snapshot, "EVERY", 8)
    match, path = Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", DECK)), library(), 5)), tmp_path / "game"
    match.file.journal_to(path)
    autoplay(match, 20)
    lines = list(read_lines(path.read_bytes()).texts)
    at = [number for number, line in enumerate(lines) if line.startswith(journal.SNAPSHOT)]
    assert at

    def load(text: str) -> None:
        path.write_bytes(sealed([*lines[: at[-1]], text, *lines[at[-1] + 1 :]])[0])
        again = Match.load(path, rescue=True)
        assert again.answers == match.answers[: len(again.answers)]

    def sample(chance: random.Random) -> str:
        return mangled(lines[at[-1]], chance).replace("\n", " ").encode(errors="replace").decode()

    survives(load, sample, 12, share=4)


def test_saved_drafts(tmp_path: Path) -> None:
    draft, path = a_draft(), tmp_path / "one.draft"
    draft.journal_to(path)
    for _ in range(8):
        draft.answer_by_program()
    lines = list(read_lines(path.read_bytes()).texts)

    def load(text: str) -> None:
        path.write_bytes(sealed([part.encode(errors="replace").decode() for part in text.split("\n")])[0])
        again = Draft.load(path, rescue=True)
        assert again.answers == draft.answers[: len(again.answers)] or again.pending is not None or again.over

    survives(load, values(lines[0]), 21, share=2)
    answers = json.dumps([json.loads(line)["answer"] for line in lines[1:]])

    def load_answers(text: str) -> None:
        given = json.loads(text)
        kept = [json.dumps({"answer": one}) for one in (given if isinstance(given, list) else [given])]
        path.write_bytes(sealed([lines[0], *kept])[0])
        Draft.load(path, rescue=True)

    survives(load_answers, lambda chance: json.dumps(mangled_value(json.loads(answers), chance)), 22, share=4)


ANSWERS = (None, True, -1, 0, 3, 10**30, 1.5, "", "auto", "x", "\ud800", [], [0], [[]], [[1, 2]], {}, {"mana": 1},
           {"use": 1}, {"use": [1, 2]}, {"use": [1, 0, "G"]}, {"use": ["a", 0, "G"]}, {"life": "x"}, {"life": 10**9},
           {"use": [1, 0, "G*" + "9" * 5000]}, {"use": [1, -1, "**"]}, {"mana": [1, 0, "G*999999999999"]}, {"pool": True},
           {"demand": [True]}, {"demand": {}}, {"forbid": [10**9]}, {"pool": []}, {"mana": [1, -1, ""]}, [-1], [10**30],
           {"demand": [-1], "forbid": [-1]}, {"concede": 0}, [0, 0], [[0, 0], [0, 0]], {"life": -1})  # fmt: skip


def test_answers_in_play() -> None:
    """To whatever is asked, payments too; a bad answer does not stay in the match."""
    match, asked = a_match(), set()

    def answer(given: object) -> None:
        nonlocal match
        if match.pending is None:
            match = a_match()
        asked.add(type(match.pending).__name__)
        before, standing = list(match.answers), match.view(0)
        try:
            match.answer(given)
        except EngineError:
            assert match.answers == before[: len(match.answers)]
            assert match.answers != before or match.view(0) == standing
            raise
        finally:
            if match.pending is not None:
                match.answer_by_chance()

    def sample(chance: random.Random) -> object:
        pending = match.pending
        good = RandomAgent(chance.randrange(99)).answer(pending) if pending is not None else 0
        return chance.choice(ANSWERS) if chance.random() < 0.5 else mangled_value(good, chance)

    survives(answer, sample, 3, share=4)
    assert {"Act", "PayMana"} <= asked and Act


def test_scenarios() -> None:
    path = next(iter(shipped_scenarios().values()))
    survives(lambda text: parse_scenario(text, "x"), values(path.read_text(encoding="utf-8")), 4)


def test_scenarios_that_are_opened(tmp_path: Path) -> None:
    """As files of the table: with the cards that stand beside them, and played to their first question."""
    cards, path = load_library(), tmp_path / "one.json"
    first = next(iter(shipped_scenarios().values()))
    shutil.copy(first.with_suffix(".cards"), path.with_suffix(".cards"))

    def opened(text: str) -> None:
        path.write_bytes(text.encode(errors="surrogatepass"))
        open_match(path, cards)

    survives(opened, values(first.read_text(encoding="utf-8")), 14, share=4)


@pytest.mark.parametrize("filename", ["", "a.txt", "a.dec", "a.dek", "a.cod", "a.mwDeck", "a.json"])
def test_deck_lists(filename: str) -> None:
    entries = find_deck("Cellar Door").main
    plain = "\n".join(f"{entry.count} {entry.name}" for entry in entries)
    xml = "<Deck>" + "".join(f'<Cards Quantity="{e.count}" Name="{e.name}"/>' for e in entries) + "</Deck>"
    cards = library()

    def read(text: str) -> None:
        deck = read_deck(text, filename)
        deck_problems(deck, cards)
        assert deck_cards(deck) is not None and deck_lists(deck) is not None

    for seed, sample in enumerate((f"Deck\n{plain}\n\nSideboard\n1 Forest\n", xml)):
        survives(read, texts(sample), seed, share=4)


def test_deck_files(tmp_path: Path) -> None:
    path = tmp_path / "deck.txt"

    def read(content: bytes) -> None:
        path.write_bytes(content)
        read_deck(read_deck_text(path), path.name)

    survives(read, data("4 Bell Keeper\n20 Möwe\n\nSideboard\n1 Forest\n".encode()), 15)


def test_card_files(tmp_path: Path) -> None:
    sample = next(SETS.rglob("*.cards")).read_text(encoding="utf-8")[:6000]
    survives(lambda text: examine_cards(text, "x.cards"), texts(sample), 5)
    path = tmp_path / "x.cards"

    def read(content: bytes) -> None:
        path.write_bytes(content)
        examine_card_file(path)

    survives(read, data(sample.encode()), 16)


def test_texts_of_cards() -> None:
    """What a card says is compiled or declined, whatever it is."""
    faces = [face for card in load_library().own_cards() for face in card.faces if face.text]

    def sample(chance: random.Random) -> CardData:
        face = chance.choice(faces)
        field = chance.choice(("text", "text", "type_line", "mana_cost", "name"))
        said = {"text": face.text, "type_line": face.type_line, "mana_cost": face.mana_cost, "name": face.name}
        return CardData("Odd", "normal", (replace(face, **{field: mangled(said[field], chance)}),))

    def read(card: CardData) -> None:
        assert not [line.why for line in compile_card(card).lines if line.why.startswith("defect")]

    survives(read, sample, 17, share=2)


BY_SETS = json.dumps({"meta": {"version": "5"}, "data": {"INV": {"code": "INV", "name": "Invented", "baseSetSize": 3, "cards": [
    {"name": "Invented", "layout": "normal", "type": "Creature — Bear", "text": "Reach", "power": "2", "toughness": "2",
     "number": "1", "setCode": "INV", "rarity": "common"},
    {"name": "Fore // Aft", "faceName": "Fore", "layout": "split", "side": "a", "type": "Instant", "text": "", "number": "2"},
    {"name": "Fore // Aft", "faceName": "Aft", "layout": "split", "side": "b", "type": "Instant", "text": "", "number": "2"}],
    "tokens": []}}})  # fmt: skip


@pytest.mark.parametrize("sample", [SCRYFALL, MTGJSON, BY_SETS])
def test_files_of_card_data(sample: str, tmp_path: Path) -> None:
    path = tmp_path / "cards.json"

    def read(text: str) -> None:
        path.write_bytes(text.encode(errors="surrogatepass"))
        list(card_entries(path))

    survives(read, values(sample), 18)
    survives(lambda content: read(content.decode("latin-1")), data(sample.encode()), 19, share=2)


@pytest.mark.parametrize("sample", [SCRYFALL, MTGJSON, BY_SETS])
def test_imports_take_nothing_away(sample: str, tmp_path: Path) -> None:
    """Whatever is in a file, half letters too. The cards that were there stay, and each text can be read again."""
    path = tmp_path / "cards.json"
    kept = {"Kept Bear", "Invented 0", "Invented", "Fore // Aft"}
    entries = [{"name": name, "layout": "normal", "type_line": "Instant"} for name in kept]
    path.write_text(json.dumps(entries), encoding="utf-8")
    with CardDatabase(tmp_path / "cards.db") as cards:
        cards.import_file(path)

        def import_it(text: str) -> None:
            path.write_bytes(text.encode(errors="surrogatepass"))
            try:
                cards.import_file(path)
            finally:
                assert kept <= set(cards.names())

        survives(import_it, values(sample), 23, share=2)
        survives(import_it, lambda chance: with_half_letters(sample, chance), 24, share=2)
        assert all(cards.find(name) is not None and is_whole(name) for name in cards.names())


def with_half_letters(sample: str, chance: random.Random) -> str:
    """A text with half letters, written as JSON does, in some of its words."""
    words = sample.split('"')
    for _ in range(chance.randrange(1, 4)):
        at = chance.randrange(len(words) // 2) * 2 + 1
        words[at] = words[at][: chance.randrange(len(words[at]) + 1)] + chance.choice(("\\ud800", "\\udfff", "\\udc00x"))
    return '"'.join(words)


@pytest.mark.skipif(sys.platform == "win32", reason="there are no such files here")
def test_paths(tmp_path: Path) -> None:
    """Names of any length and of any letters, pipes, endless and circular links, folders. Nothing waits, nothing
    fills up."""
    cards = load_library()
    os.mkfifo(tmp_path / "pipe")
    for name, goal in (("endless", "/dev/zero"), ("circle", tmp_path / "circle"), ("there", tmp_path / "pipe")):
        (tmp_path / name).symlink_to(goal)
    openers = (
        lambda path: load_library([path]), lambda path: open_match(path, cards), lambda path: Draft.load(path),
        lambda path: Match.load(path), lambda path: read_scenario_file(path), read_deck_text,
        lambda path: deck_cards(find_deck(str(path))), lambda path: CardDatabase(tmp_path / "cards.db").import_file(path),
    )  # fmt: skip

    def sample(chance: random.Random) -> tuple[int, Path]:
        name = chance.choice(("pipe", "endless", "circle", "there", "none", "x" * 5000, "a\0b", "half\ud800", "", "."))
        name = mangled(name, chance) if chance.random() < 0.3 else name
        suffix = chance.choice(("", "", ".json", ".cards", ".match"))
        return chance.randrange(len(openers)), tmp_path / f"{name}{suffix}".lstrip("/")

    def read(choice: tuple[int, Path]) -> None:
        number, path = choice
        openers[number](path)
        raise AssertionError(f"{path} was taken")

    survives(read, sample, 25, share=4)


def test_searches() -> None:
    survives(condition_of, texts('t:creature (c>=rg OR mv<3) -o:"draw a card" pow>2 name:Fox'), 6)


def test_json() -> None:
    survives(read_json, texts('{"a": [1, 2, {"b": "text", "c": null}], "d": -1.5}'), 7)


def test_messages_of_languages() -> None:
    sample = "{player} casts {what}{targets? targeting {targets}}: {number# one card | {number} cards}"
    survives(read_wording, texts(sample), 20, refuses=(EngineError, ValueError))
