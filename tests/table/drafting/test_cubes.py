"""Cubes: lists of names, from which no card is dealt more often than it is listed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from engine.api import Draft, Drafter, DraftSetup, ImportFileError, booster_packs, draft_library, load_library
from engine.cards.cards_text import read_cards
from engine.cards.library import CardLibrary
from engine.core.chance import Chance
from engine.table.drafting.boosters import BoosterError, LeftOut, Product

ODD = "\n\n".join(f"Odd Bear {number} {{1}}{{G}}\nCreature — Bear\n2/2" for number in range(120))
UNREAD = "Puzzling Bear {G}\nCreature — Bear\nDo the impossible thing.\n1/1"


@pytest.fixture
def library() -> CardLibrary:
    cards = load_library()
    cards.add(read_cards(f"{ODD}\n\n{UNREAD}\n", "odd.cards"))
    return cards


def cube(tmp_path: Path, library: CardLibrary, text: str) -> tuple[Product, tuple[LeftOut, ...]]:
    path = tmp_path / "Odd Cube.txt"
    path.write_text(text, encoding="utf-8")
    return booster_packs(str(path), library)


def listed(count: int) -> str:
    return "\n".join(f"Odd Bear {number}" for number in range(count))


def test_no_card_is_dealt_more_often_than_it_is_listed_before_all_are_out(tmp_path: Path, library: CardLibrary) -> None:
    product, left_out = cube(tmp_path, library, f"{listed(43)}\n2 Odd Bear 43\n")
    assert (product.title, product.size, left_out) == ("Odd Cube", 15, ())
    for seed in range(20):
        chance, dealt = Chance(seed), []  # type: ignore[var-annotated]
        packs = [product.opened(chance, dealt) for _ in range(6)]
        once, again = (Counter(name for pack in part for name in pack) for part in (packs[:3], packs[3:]))
        assert once == again == Counter(dict.fromkeys(product.names(), 1) | {"Odd Bear 43": 2})
        chance, dealt = Chance(seed), []
        assert packs == [product.opened(chance, dealt) for _ in range(6)], "the same seed deals the same packs"


def test_a_pack_goes_on_with_the_whole_cube_where_that_is_out(tmp_path: Path, library: CardLibrary) -> None:
    product, _ = cube(tmp_path, library, listed(20))
    dealt: list[str] = []
    first, second = (product.opened(Chance(1), dealt) for _ in range(2))
    assert len(set(first)) == len(second) == 15 and set(product.names()) - set(first) <= set(second)


def test_a_cube_is_drafted_and_its_file_deals_the_same_packs_again(tmp_path: Path, library: CardLibrary) -> None:
    product, _ = cube(tmp_path, library, listed(100))
    seats = tuple(Drafter(f"seat {at}", "program") for at in range(2))
    one = Draft(DraftSetup(seats, "booster_draft", (product,), draft_library((product,), library), 5))
    one.journal_to(tmp_path / "one.draft")
    one.run_programs()
    again = Draft.load(tmp_path / "one.draft")
    for draft in (one, again):
        names = [name for name in draft.table.names if name.startswith("Odd")]
        assert len(names) == len(set(names)) == 90, "three packs of 15 for each of two, and no card twice"
        draft.match_setup().check()
    assert again.table.names == one.table.names and again.setup.products[0].cube


def test_what_can_not_be_drafted_is_named_with_its_reason(tmp_path: Path, library: CardLibrary) -> None:
    text = f"{listed(20)}\n1 Odd Baer 3\nPuzzling Bear\n3 Forest\n"
    _, left_out = cube(tmp_path, library, text)
    why = {card.name: (card.why, card.unplayable) for card in left_out}
    assert "did you mean “Odd Bear 3”" in why["1 Odd Baer 3"][0] and why["1 Odd Baer 3"][1]
    assert "can not be played yet" in why["Puzzling Bear"][0]
    assert why["Forest"] == ("basic lands are added to decks, not drafted", False) and len(left_out) == 3


@pytest.mark.parametrize(
    ("text", "error", "words"),
    [
        ("Dear all,\nthis is a letter.\n", BoosterError, "names 0 cards that can be drafted.*no card is called"),
        (listed(14), BoosterError, "names 14 cards that can be drafted; 15 to 5,000 make a cube"),
        ("# nothing\n", ImportFileError, "this is no card data, but plain text"),
    ],
)
def test_what_is_no_cube_says_so(
    tmp_path: Path, library: CardLibrary, text: str, error: type[Exception], words: str
) -> None:
    with pytest.raises(error, match=words):
        cube(tmp_path, library, text)
