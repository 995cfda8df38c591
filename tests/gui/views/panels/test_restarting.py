"""A restart at the table (CR 724): it is announced on the stage, and told in the log."""

from __future__ import annotations

from engine.api import SCENARIOS, Act, load_library, open_match
from gui.models import beats
from tests.rulebook import rule


@rule("724.1", "a restart is seen as one")
def test_a_restart_is_a_beat_of_its_own_before_anything_of_the_new_game() -> None:
    match = open_match(SCENARIOS / "another_will.json", load_library())

    def number() -> int | None:
        assert isinstance(match.pending, Act)
        return next((n for n, action in enumerate(match.pending.actions) if action.label == "Spring Cleaning"), None)

    while number() is None:
        match.answer(0)
    before, told = match.view(0), match.live.history.total
    match.answer(number())
    while match.live.turn.number:
        assert match.pending is not None
        match.answer("auto" if match.pending.kind == "pay" else 0)
    found = beats.beats_of(match.happenings(0, told), before, match.view(0))
    announced = [beat for beat in found if beat.kind == beats.TURN]
    assert [happening.text for happening in announced[0].happenings] == ["A restarts the game"]
    draws = [place for place, beat in enumerate(found) if beat.kind == beats.DRAW]
    assert draws and found.index(announced[0]) < draws[0]
