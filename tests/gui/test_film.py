"""What a bystander sees: each happening at its time, on the table as it was then, with nothing passed over."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from engine.api import View
from gui.models.beats import Beat
from tests.gui.film import SCENES, Film

SEEN = {
    "spell": ["cast", "resolve", "leave"],
    "combat": ["combat", "damage", "leave"],
    "win": ["combat", "damage", "end"],
}


@pytest.mark.parametrize("name", SCENES)
def test_each_happening_is_seen_on_the_table_as_it_was_then(name: str, qtbot: QtBot) -> None:
    film: Film = SCENES[name]("fast")
    hands = film.hands
    qtbot.addWidget(hands.window)
    beats: list[tuple[str, int, int]] = []

    def note(beat: Beat, _ms: int, _view: View) -> None:
        view = hands.view
        beats.append((beat.kind, len(view.battlefield), min(player.life for player in view.players)))

    assert hands.window.controller is not None
    hands.window.controller.playback.began.connect(note)
    qtbot.waitUntil(lambda: not hands.table.happenings.playing, timeout=20_000)
    kinds = [kind for kind, _, _ in beats]
    assert [kind for kind in kinds if kind in SEEN[name]][-len(SEEN[name]) + 1 :] == SEEN[name][1:], kinds
    for kind, permanents, life in beats:
        if kind == "leave":  # what dies still lies there
            assert permanents > len(hands.view.battlefield)
        if kind == "damage":  # and who is hurt has not lost the life yet
            assert life > min(player.life for player in hands.view.players)
    hands.window.leave_match()
