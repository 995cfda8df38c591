"""What a bystander sees. Each happening at its time, on the table as it was then, with nothing passed over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.api import View
from tests.gui.film import SCENES, Film

SEEN = {
    "spell": ["cast", "resolve", "leave"],
    "combat": ["combat", "damage", "leave"],
    "win": ["combat", "damage", "end"],
}


def fewest(view: View) -> int:
    return min(player.life for player in view.players)


@pytest.mark.parametrize("name", [pytest.param(name, marks=pytest.mark.long if name == "spell" else ()) for name in SCENES])
def test_each_happening_is_seen_on_the_table_as_it_was_then(name: str, qtbot: QtBot) -> None:
    film: Film = SCENES[name]("fast")
    hands = film.hands
    qtbot.addWidget(hands.window)
    table, wanted = hands.table, SEEN[name]

    def seen() -> list[str]:
        return [kind for kind, _ in film.beats if kind in wanted][-len(wanted) :]

    def all_seen() -> None:
        assert seen() == wanted and not table.happenings.playing, ([kind for kind, _ in film.beats], hands.asked)

    qtbot.waitUntil(all_seen, timeout=20_000)
    for kind, view in film.beats:
        if kind == "leave":  # what dies still lies there
            assert len(view.battlefield) > len(hands.view.battlefield)
        if kind == "damage":  # and who is hurt has not lost the life yet
            assert fewest(view) > fewest(hands.view)
    hands.window.leave_match()
