"""A long shortcut shows how far it is, and can be stopped: then nothing has happened (CR 728.2c)."""

from __future__ import annotations

from typing import Any

import pytest

from engine.api import SCENARIOS, Act, AnswerShortcut, Match, load_library, open_match
from engine.game.rules.turn import taking_shortcuts
from gui.controllers.cancel_scope import CancelScope, Stopped
from tests.rulebook import rule

TOYS = 5000


def proposed() -> Match:
    """A match in which five thousand tokens have been proposed, one after the other. B has not answered yet."""
    match = open_match(SCENARIOS / "shortcuts.json", load_library())
    maker = next(oid for oid in match.live.battlefield if match.live.chars(oid).name == "Toy Maker")
    assert isinstance(match.pending, Act)
    passing = [[seat, "act", "pass"] for seat in (0, 1, 0, 1)]
    match.answer({"shortcut": [TOYS, [[0, "act", ["activate", maker, 0, ""]], *passing]]})
    return match


@rule("728.1b", "a loop of 5,000 tokens with progress and cancel")
def test_five_thousand_tokens_can_be_stopped_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    match = proposed()
    asked = match.view(1).decision
    assert isinstance(asked, AnswerShortcut) and "A will control 5,000 × Toy Token (now 0)" in asked.outcome
    match.at_work = patience = CancelScope()
    before, far = match.view(1), []
    one_piece = taking_shortcuts._piece

    def watched(game: Any) -> str:
        far.append(match.how_far())
        if len(far) == 80:
            patience.stop()
        return one_piece(game)

    monkeypatch.setattr(taking_shortcuts, "_piece", watched)
    with pytest.raises(Stopped):
        match.answer("accept")
    events = [number for _, _, number in far]
    assert events == sorted(events) and events[-1] > events[0] + 50  # how far it is can be seen growing
    assert match.view(1) == before and isinstance(match.pending, AnswerShortcut)
    monkeypatch.setattr(taking_shortcuts, "_piece", one_piece)
    match.answer({"stop": 5 * 3 + 2})  # and another answer can be given instead
    assert sum(match.live.objects[oid].token for oid in match.live.battlefield) == 3
