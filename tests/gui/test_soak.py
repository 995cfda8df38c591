"""Games by chance at the real pace of the table. Nothing fails in a slot, no ghosts, no wrong life totals.

    SOAK=40 pytest -s tests/gui/test_soak.py                    so many whole games of two and four
    SOAK=40 SOAK_HASTE=6 pytest -s tests/gui/test_soak.py       six times as fast: beats last shorter, in the same order

Whatever is raised in a slot, and every warning of Qt, fails a game by itself.
"""

from __future__ import annotations

import os
import random
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, autoplay, cards_of_file
from gui.arguments import library_of, match_of, parse
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.soak import Soak

GAMES, HASTE = int(os.environ.get("SOAK", "0")), float(os.environ.get("SOAK_HASTE", "1"))
FIRST = int(os.environ.get("SOAK_FIRST", "1"))
SHORT, WHOLE = 25, 2500  # presses
DECKS = ("bone_and_bramble", "courtyard_brawl", "cellar_door", "harvest_table", "rooftop_choir", "thicket_and_flame")
CARDS = """
Crust of Bread {1}
Artifact
{1}, Sacrifice this artifact: You gain 3 life.

Winding Path
Land
{T}, Sacrifice this land: Search your library for a basic land card, put it onto the battlefield, then shuffle.

Hearth Witch {1}{G}
Creature — Human
Sacrifice another creature: You gain 1 life and each opponent loses 1 life.
2/2

Falling Apples {X}{G}
Sorcery
Falling Apples deals X damage to any target.

Two Minds {1}{G}
Instant
Choose one or both —
• Target creature gets +2/+2 until end of turn.
• Draw a card, then discard a card.

Twin Pups {1}{G}
Sorcery
Create two 1/1 green Dog creature tokens.

Yard Dog {G}
Creature — Dog
When this creature dies, you may draw a card.
2/1
"""
OWN = ((4, "Crust of Bread"), (4, "Winding Path"), (4, "Hearth Witch"), (4, "Falling Apples"), (4, "Two Minds"),
       (4, "Twin Pups"), (6, "Yard Dog"), (14, "Forest"))  # fmt: skip


def game_of(number: int, tmp_path: Path) -> Match:
    """A game with decks of sacrifices, X, modes and targets every third time, else with shipped ones."""
    chance, seats = random.Random(number), 4 if number % 2 else 2
    if number % 3:
        decks = ",".join(chance.choice(DECKS) for _ in range(seats))
        arguments = parse(["--new", decks, "--seed", str(number)])
        match = match_of(arguments, library_of(arguments)[0], number)
        assert match is not None
        return match
    path = tmp_path / "soak.cards"
    path.write_text(CARDS, encoding="utf-8")
    library = library_of(parse([]))[0].with_cards(cards_of_file(path))
    names = ("Ana", "Bo", "Cleo", "Dev")[:seats]
    return Match.new(Setup(tuple(SeatSetup(name, OWN) for name in names), library, number))


def soaked(qtbot: QtBot, match: Match, number: int, most: int) -> Soak:
    """A game that is played by chance in a window of its own."""
    window = TableWindow(CardLibrary(()), Settings(speed="normal", curtain=number % 4 < 2))
    qtbot.addWidget(window)
    window.resize(1440, 860)
    window.show()
    window.activateWindow()
    window.play(match, journal=False)
    assert window.table is not None and window.controller is not None
    hasten(window)
    qtbot.waitUntil(lambda: window.controller is not None and window.controller.view is not None, timeout=20_000)
    soak = Soak(window, number)
    soak.play(most)
    window.leave_match()
    return soak


def hasten(window: TableWindow) -> None:
    """Let each beat and each movement last shorter."""
    assert window.controller is not None and window.table is not None
    window.controller.playback.factor /= HASTE
    window.table.bar.set_patience(round(window.table.bar._unread.interval() / HASTE))


@pytest.mark.parametrize("number", [2, 3])
def test_the_middle_of_a_game(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    """Of two with decks that are shipped, and of four who sacrifice, at the pace of the table."""
    match = game_of(number, tmp_path)
    autoplay(match, 60)
    soak = soaked(qtbot, match, number, SHORT)
    assert not soak.problems
    assert soak.presses["lit"] + soak.presses["button"] >= 3, soak.presses


@pytest.mark.parametrize("number", range(FIRST, FIRST + GAMES))
def test_a_whole_game(qtbot: QtBot, tmp_path: Path, number: int) -> None:
    soak = soaked(qtbot, game_of(number, tmp_path), number, WHOLE)
    print(f"\ngame {number}: turn {soak.view.turn}, over: {soak.view.over or 'no'}, {dict(soak.presses)}")
    assert not soak.problems
