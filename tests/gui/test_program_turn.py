"""A computer player's turn is seen step by step. Each thing it does has its beat, on the table as it was then."""

from __future__ import annotations

from pathlib import Path

from pytestqt.qtbot import QtBot

from engine.api import CardLibrary, Match, SeatSetup, Setup, cards_of_file
from gui.models.beats import DRAW, ENTER, TURN
from gui.storage import Settings
from gui.views.window.table_window import TableWindow
from tests.gui.short_game import CARDS
from tests.gui.walker import press

DECK = ((6, "Bell Keeper"), (14, "Home Grove"))
BO = 1


def test_what_a_program_does_is_seen_one_after_the_other(qtbot: QtBot, tmp_path: Path) -> None:
    path = tmp_path / "short.cards"
    path.write_text(CARDS, encoding="utf-8")
    library = CardLibrary(cards_of_file(path))
    window = TableWindow(library, Settings(speed="fast"))
    qtbot.addWidget(window)
    window.resize(1280, 760)
    window.show()
    window.activateWindow()
    window.play(Match.new(Setup((SeatSetup("Ana", DECK), SeatSetup("Bo", DECK, agent="random")), library, 3)), journal=False)
    table, controller = window.table, window.controller
    assert table is not None and controller is not None
    seen: list[tuple[str, int, int]] = []  # each beat, with Bo's permanents on the table then and in the end of it

    def watch(beat: object, _ms: int, to: object) -> None:
        view = controller.view
        if view is not None and BO in (view.active, *beat.happenings[0].refs[:1]):  # type: ignore[attr-defined]
            mine = [sum(v.objects[oid].controller == BO for oid in v.battlefield) for v in (view, to)]  # type: ignore[attr-defined]
            seen.append((beat.kind, *mine))  # type: ignore[attr-defined]

    controller.playback.began.connect(watch)
    for _ in range(120):
        qtbot.waitUntil(lambda: (table.editor is not None and not table.happenings.playing) or table.curtain.isVisible(),
                        timeout=20_000)  # fmt: skip
        if sum(kind == ENTER for kind, _, _ in seen) >= 2 or (controller.view is not None and controller.view.over):
            break
        before, kind = table.editor, press(table)
        if kind not in ("pick", "menu"):
            qtbot.waitUntil(lambda before=before: table.editor is not before, timeout=20_000)
    kinds = [kind for kind, _, _ in seen]
    assert kinds.count(ENTER) >= 2 and TURN in kinds and DRAW in kinds
    assert kinds.index(TURN) < kinds.index(DRAW) < len(kinds)
    counts = [then for kind, then, _ in seen if kind == ENTER]
    assert counts == sorted(counts) and counts[0] == 1 and len(set(counts)) == len(counts), "never two at once"
    assert all(then <= now for _, then, now in seen), "nothing is on the table before it is its turn"
    window.leave_match()
