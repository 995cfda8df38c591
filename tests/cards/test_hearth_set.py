"""The shipped set and its decks: whole, well-formed, and showing what the game can do."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.cards.card_data import CardData
from engine.cards.card_files import read_set
from engine.cards.card_form import card_types, folded_name, subtypes
from engine.cards.cards_text import read_cards, write_cards
from engine.cards.deck_list import CardPool, ResolvedDeck, read_deck_file, resolve
from engine.core.card_types import SUBTYPES
from engine.core.mana import parse_mana_cost
from tests.cards.reports import report_of

ROOT = Path(__file__).resolve().parents[2]
CORPUS = ROOT.parent / "shared" / "corpus" / "cards.json"
DECKS = sorted((ROOT / "assets" / "decks").glob("*.txt"))

FEATURES = {
    "flying": r"^Flying", "vigilance": r"Vigilance", "trample": r"^Trample", "deathtouch": r"^Deathtouch",
    "lifelink": r"[Ll]ifelink", "first strike": r"first strike", "double strike": r"^Double strike",
    "haste": r"^Haste", "reach": r"^Reach", "menace": r"^Menace", "defender": r"^Defender",
    "hexproof": r"^Hexproof", "ward": r"^Ward \{", "flash": r"^Flash$", "indestructible": r"indestructible",
    "protection": r"protection from", "morph": r"^Morph \{", "turned face up": r"turned face up,",
    "transform": r"transform this|Transform this", "counterspell": r"[Cc]ounter target spell",
    "pump": r"gets \+\d/\+\d .*until end of turn", "removal": r"[Dd]estroy target creature",
    "aura": r"^Enchant creature$", "equipment": r"^Equip \{", "modal": r"^Choose one —$", "bullet": r"^• ",
    "tokens": r"creature tokens?\b", "+1/+1 counters": r"\+1/\+1 counter", "enters tapped": r"enters tapped",
    "enters with counters": r"enters with .* counters? on it", "replacement": r"would .* instead",
    "prevention": r"[Pp]revent", "sacrifice cost": r"[Ss]acrifice another creature:|additional cost .* sacrifice",
    "kicker": r"^Kicker \{", "flashback": r"^Flashback \{", "cycling": r"^Cycling \{",
    "scry": r"[Ss]cry \d", "surveil": r"[Ss]urveil \d", "mill": r"\bmills? ", "exile": r"[Ee]xile target",
    "graveyard return": r"card from your graveyard to", "bounce": r"to (its|their) owners?'s? hand",
    "discard": r"discards a card", "fight": r"\bfights\b", "saga": r"^III — ", "planeswalker": r"^\+1: ",
    "dies": r"dies,", "enters": r"[Ww]hen.* enters,", "attacks": r"Whenever .* attacks,",
    "upkeep": r"At the beginning of (your|each) upkeep", "treasure": r"Treasure token", "dual land": r"\} or \{",
    "any target": r"any target",
}  # fmt: skip
ONLY_IN_THE_SET = frozenset({"treasure"})


def own_cards() -> list[CardData]:
    """The cards of all shipped sets."""
    return [card for folder in sorted((ROOT / "assets" / "sets").iterdir()) for card in read_set(folder)]


@pytest.fixture(scope="module")
def cards() -> list[CardData]:
    return read_set(ROOT / "assets" / "sets" / "hearth")


@pytest.fixture(scope="module")
def decks(cards: list[CardData]) -> list[ResolvedDeck]:
    return [resolve(read_deck_file(path), CardPool(own_cards())) for path in DECKS]


def lines(cards: list[CardData]) -> list[str]:
    return [line for card in cards for face in card.faces for line in face.text.split("\n")]


def shows(cards: list[CardData]) -> set[str]:
    found = lines(cards)
    shown = {name for name, pattern in FEATURES.items() if any(re.search(pattern, line) for line in found)}
    if any("{X}" in face.mana_cost for card in cards for face in card.faces):
        shown.add("X")
    return shown


def is_basic(card: CardData) -> bool:
    return "Basic" in card_types(card.front.type_line)


def test_the_set_is_large_enough(cards: list[CardData]) -> None:
    assert len([card for card in cards if not is_basic(card)]) >= 130
    assert [card.name for card in cards if is_basic(card)] == ["Plains", "Island", "Swamp", "Mountain", "Forest"]


def test_every_color_has_its_share(cards: list[CardData]) -> None:
    costs = [parse_mana_cost(card.front.mana_cost) for card in cards]
    assert None not in costs
    for color in "WUBRG":
        assert len([cost for cost in costs if cost is not None and cost.colors == (color,)]) >= 20


def test_the_set_shows_every_feature(cards: list[CardData]) -> None:
    assert sorted((FEATURES.keys() | {"X"}) - shows(cards)) == []
    assert len([line for line in lines(cards) if line.startswith("Morph {")]) >= 6
    assert len([card for card in cards if card.layout == "transform"]) >= 5
    assert len([card for card in cards if card.layout == "saga"]) >= 2
    assert len([card for card in cards if "Planeswalker" in card_types(card.front.type_line)]) >= 2
    assert len([line for line in lines(cards) if re.fullmatch(r"\{T\}: Add \{\w\} or \{\w\}\.", line)]) >= 4


def test_the_decks_show_every_feature(decks: list[ResolvedDeck]) -> None:
    used = shows([card for deck in decks for card in deck.main])
    assert sorted((FEATURES.keys() | {"X"}) - ONLY_IN_THE_SET - used) == []


def test_every_card_has_a_rarity_and_the_same_set(cards: list[CardData]) -> None:
    assert [card.name for card in cards if not card.rarity] == []
    assert {card.printing for card in cards} == {"HEARTH"}


def test_every_subtype_is_in_the_rulebook(cards: list[CardData]) -> None:
    unknown = [
        (face.name, subtype)
        for card in cards
        for face in card.faces
        if "Planeswalker" not in card_types(face.type_line)
        for subtype in subtypes(face.type_line)
        if subtype not in SUBTYPES
    ]
    assert unknown == []


def test_no_two_faces_of_any_sets_share_a_name() -> None:
    names = [folded_name(face.name) for card in own_cards() for face in card.faces]
    assert len(names) == len(set(names))


def test_writing_the_set_and_reading_it_changes_nothing(cards: list[CardData]) -> None:
    assert read_cards(write_cards(cards), "x") == cards


def test_there_are_six_decks_of_two_colors(decks: list[ResolvedDeck]) -> None:
    assert len(decks) == 6
    for deck in decks:
        assert deck.problems == ()
        assert len(deck.main) == 60
        colors = {color for card in deck.main for color in "WUBRG" if color in card.front.mana_cost}
        assert len(colors) == 2, deck.name
        lands = [card for card in deck.main if "Land" in card_types(card.front.type_line)]
        assert 22 <= len(lands) <= 26, deck.name


def test_a_deck_holds_at_most_four_of_a_card(decks: list[ResolvedDeck]) -> None:
    for deck in decks:
        names = [card.name for card in deck.main if not is_basic(card)]
        assert [name for name in names if names.count(name) > 4] == []


def test_every_deck_has_a_name_and_says_what_it_does() -> None:
    for path in DECKS:
        assert path.read_text(encoding="utf-8").startswith("# ")
        assert read_deck_file(path).name not in ("", path.stem)


@pytest.mark.skipif(not CORPUS.exists(), reason="the shared corpus is not at hand")
def test_no_name_is_that_of_a_real_card() -> None:
    real = {folded_name(face.name) for card in report_of(CORPUS).cards for face in card.faces}
    ours = [face.name for card in own_cards() if not is_basic(card) for face in card.faces]
    assert [name for name in ours if folded_name(name) in real] == []
