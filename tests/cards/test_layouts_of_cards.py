"""Cards of more than one part, from both kinds of JSON file and from text. Compiled, written and read again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cards.card_data import CardData
from engine.cards.cards_text import read_cards, write_cards
from engine.compiler.compile import compile_card
from engine.vocabulary import catalogue
from tests.cards.reports import report_of

MELDS = "If you both own and control this creature and a creature named Right Fist, exile them, then meld them into Grand Titan."
LEVELS = "Level up {1}\nLEVEL 1-2\n3/3\nFirst strike\nLEVEL 3+\n5/5\nFlying\n{T}: You gain 1 life."


def face(name: str, cost: str, types: str, text: str, size: str = "") -> dict[str, str]:
    power, _, toughness = size.partition("/")
    return {"name": name, "mana_cost": cost, "type_line": types, "oracle_text": text} | (
        {"power": power, "toughness": toughness} if size else {}
    )


CARDS = [
    ("leveler", [face("Rising Squire", "{W}", "Creature — Human", LEVELS, "1/1")]),
    ("split", [
        face("Front Parlor", "{1}{G}", "Enchantment — Room", "When you unlock this door, you gain 3 life."),
        face("Rear Attic", "{2}{R}", "Enchantment — Room", "When you unlock this door, draw a card."),
    ]),
    ("flip", [
        face("Lava Sprinter", "{R}", "Creature — Goblin", "{0}: Flip this creature.", "1/1"),
        face("Kesh", "", "Legendary Creature — Goblin", "Haste", "2/2"),
    ]),
    ("modal_dfc", [
        face("Front Room", "{1}{U}", "Sorcery", "You gain 2 life."),
        face("Back Garden", "", "Land", "{T}: Add {G}."),
    ]),
    ("meld", [face("Left Fist", "{R}", "Creature — Giant", f"{{1}}: {MELDS}", "2/2")]),
    ("meld", [face("Right Fist", "{G}", "Creature — Giant", "Vigilance\n(Melds with Left Fist.)", "3/3")]),
    ("meld", [face("Grand Titan", "", "Legendary Creature — Giant", "Trample", "7/8")]),
]  # fmt: skip


def as_scryfall(folder: Path) -> list[CardData]:
    entries = []
    for layout, faces in CARDS:
        name = " // ".join(one["name"] for one in faces)
        more = faces[0] if len(faces) == 1 else {"card_faces": faces}
        entries.append({**more, "object": "card", "name": name, "layout": layout, "rarity": "rare"})
    path = folder / "oracle-cards.json"
    path.write_text(json.dumps(entries), encoding="utf-8")
    report = report_of(path)
    assert report.problems == []
    return report.cards


def as_mtgjson(folder: Path) -> list[CardData]:
    data = {}
    for layout, faces in CARDS:
        name = " // ".join(one["name"] for one in faces)
        data[name] = [
            {
                "name": name, "layout": layout, "manaCost": one["mana_cost"], "type": one["type_line"],
                "text": one["oracle_text"], "power": one.get("power"), "toughness": one.get("toughness"),
            } | ({"faceName": one["name"], "side": side} if len(faces) > 1 else {})
            for side, one in zip("ab", faces, strict=False)
        ]  # fmt: skip
    path = folder / "AtomicCards.json"
    path.write_text(json.dumps({"meta": {}, "data": data}), encoding="utf-8")
    report = report_of(path)
    assert report.problems == []
    return report.cards


@pytest.mark.parametrize("source", [as_scryfall, as_mtgjson])
def test_each_layout_is_imported_and_compiled_with_its_text_printed_again(source, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    catalogue.load()
    cards = {card.front.name: card for card in source(tmp_path)}
    assert sorted(cards) == sorted(faces[0]["name"] for _, faces in CARDS)
    for card in cards.values():
        compiled = compile_card(card)
        assert compiled.definition is not None, [line for line in compiled.lines if line.status != "accepted"]
        for number, one in enumerate(card.faces):
            printed = "\n".join(line.printed for line in compiled.lines if line.face == one.name)
            assert printed == one.text.replace("\n(Melds with Left Fist.)", ""), number


@pytest.mark.parametrize("source", [as_scryfall, as_mtgjson])
def test_the_cards_of_a_meld_pair_get_the_face_they_have_together(source, tmp_path: Path) -> None:  # type: ignore[no-untyped-def]
    cards = {card.name: card for card in source(tmp_path)}
    backs = {name: [face.name for face in card.faces[1:]] for name, card in cards.items() if card.layout == "meld"}
    assert backs == {"Left Fist": ["Grand Titan"], "Right Fist": ["Grand Titan"], "Grand Titan": []}


def test_written_as_text_they_are_the_same_when_read_again(tmp_path: Path) -> None:
    cards = as_scryfall(tmp_path)
    assert read_cards(write_cards(cards), "x") == cards
