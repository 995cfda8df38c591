"""Every happening is told on the stage, in the order in which it happened, at every speed. At none nothing is."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage, QPainter, QRegion
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.api import Happening, View
from gui.controllers.playback import SPEEDS
from gui.models import beats
from gui.models.beats import Beat
from gui.views.table import acting
from gui.views.table.table import Table
from tests.gui.fake_match import FakeMatch, Moment, act, card, cast, moment
from tests.gui.pointing import click

SitDown = Callable[..., tuple[Table, FakeMatch]]
FIRE, FOX, OWL = card(140, "Fire", "hand"), card(110, owner=1), card(111, "Tin Owl")
SPELL = card(150, "Fire", "stack", targets=(110,))
TOLD = (
    Happening(0, "Resolved", "Fire resolves", (150,)),
    Happening(0, "Damage", "Fire deals 2 damage to Ember Fox", (150, 110), amount=2),
    Happening(0, "ZoneChange", "Ember Fox is destroyed", (110,)),
    Happening(0, "LoseLife", "Bo loses 3 life", (1,), amount=-3),
    Happening(0, "PutCounters", "Two counters on Tin Owl", (111,), amount=2),
    Happening(0, "Draw", "Ana draws a card", (0,)),
    Happening(0, "RollDie", "Ana rolls a d20: 17", (0,), facts=(("sides", 20), ("result", 17))),
    Happening(0, "BeginTurn", "Ana’s turn 4", (0,)),
)
#: Each beat with what is put on the stage for it: how, and which words.
SEEN = [
    ("cast", [("flight", ""), ("ring", "")]),
    ("resolve", [("ring", "")]),
    ("damage", [("rising", "−2"), ("ring", "")]),
    ("leave", [("ring", "")]),
    ("life", [("rising", "−3")]),
    ("counters", [("rising", "+2")]),
    ("draw", [("flight", "")]),
    ("chance", []),
    ("turn", [("banner", "Ana’s turn 4")]),
]  # fmt: skip


@dataclass
class Witness:
    """What somebody who looks at the table sees of each beat, in its middle."""

    table: Table
    kinds: list[str]
    acts: list[list[tuple[str, str]]]
    lasts: list[tuple[int, int]]
    problems: list[str]
    made: list[tuple[str, str]]

    def begins(self, beat: Beat, ms: int, _to: View) -> None:
        stage = self.table.stage
        self.kinds.append(beat.kind)
        self.lasts.append((beat.ms, ms))
        self.acts.append(list(self.made))
        self.made.clear()
        stage._clock.pause()
        stage._tick(0.02)  # what flies is on its way
        before = painted(stage)
        stage._tick(0.5)
        after = painted(stage)
        if self.acts[-1] and (not count(before) or before == after):
            self.problems.append(f"nothing moves on the stage: {beat.kind}")
        check = getattr(self, f"look_at_{beat.kind}", None)
        if check is not None and not check():
            self.problems.append(beat.kind)
        stage._clock.resume()

    def look_at_cast(self) -> bool:
        held, arrows = self.table.stage.held, self.table.arrows.arrows
        return held is not None and held.ref == 150 and [(arrow.start, arrow.end) for arrow in arrows] == [(150, 110)]

    def look_at_resolve(self) -> bool:
        return self.table.stage.held is not None

    def look_at_damage(self) -> bool:
        item = self.table.battlefield.item_of(110)
        return item is not None and item.transform().dx() != 0

    def look_at_leave(self) -> bool:
        item = self.table.battlefield.item_of(110)
        return item is not None and 0 < item.opacity() < 1

    def look_at_life(self) -> bool:
        return self.table.battlefield.panels[1].life.text() == "20"  # it has not rolled yet

    def look_at_chance(self) -> bool:
        return self.table.chance.isVisible() and self.table.chance.accessibleName() == "d20: 17"


def painted(stage: QWidget) -> QImage:
    """The stage by itself."""
    image = QImage(stage.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        stage.render(painter, QPoint(), QRegion(), QWidget.RenderFlag.DrawChildren)
    return image


def count(image: QImage) -> int:
    """Whether anything is painted, looked at every fourth point."""
    return sum(image.pixelColor(x, y).alpha() > 0 for x in range(0, image.width(), 4) for y in range(0, image.height(), 4))


def game() -> list[Moment]:
    after = moment(act(cast(141)), card(141, "Ash", "hand"), OWL, story=TOLD)
    hurt = {
        seat: replace(view, players=tuple(replace(one, life=17) if one.seat == 1 else one for one in view.players))
        for seat, view in after.views.items()
    }
    casts = Happening(0, "SpellCast", "Ana casts Fire targeting Ember Fox", (0, 150))
    return [
        moment(act(cast(140, "Fire")), FIRE, FOX, OWL), moment(act(seat=1), SPELL, FOX, OWL, story=(casts,)),
        replace(after, views=hurt), moment(None, over="Ana wins"),
    ]  # fmt: skip


def watched(sit_down: SitDown, speed: str, monkeypatch: pytest.MonkeyPatch) -> Witness:
    """A table at which a spell is about to be cast, and somebody who watches."""
    monkeypatch.setattr(beats, "LASTS_MS", {kind: ms // 8 for kind, ms in beats.LASTS_MS.items()})
    table, _ = sit_down(*game(), speed=speed)
    witness = Witness(table, [], [], [], [], [])
    for name in ("flight", "rising", "ring", "banner"):
        monkeypatch.setattr(acting, name, noting(getattr(acting, name), name, witness))
    table.controller.playback.began.connect(witness.begins)
    return witness


def noting(made: Callable[..., object], name: str, witness: Witness) -> Callable[..., object]:
    """Notes what is put on the stage, and its words."""

    def make(*args: object, **more: object) -> object:
        witness.made.append((name, args[0] if isinstance(args[0], str) else ""))
        return made(*args, **more)

    return make


@pytest.mark.parametrize("speed", ["slow", "normal", "fast"])
def test_each_beat_is_told_in_its_order(
    sit_down: SitDown, speed: str, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    witness = watched(sit_down, speed, monkeypatch)
    table = witness.table
    rolled: list[str] = []
    panel = table.battlefield.panels[1]
    panel._roll.setDuration(600)
    panel._roll.valueChanged.connect(lambda _: rolled.append(panel.life.text()))
    click(table, 140)
    qtbot.waitUntil(lambda: table.editor is not None and not table.happenings.playing, timeout=20_000)
    assert list(zip(witness.kinds, witness.acts, strict=True)) == SEEN
    assert not witness.problems
    assert witness.lasts == [(ms, round(ms * SPEEDS[speed])) for ms, _ in witness.lasts], "the speed is that chosen"
    qtbot.waitUntil(lambda: panel.life.text() == "17")
    assert {"18", "19"} & set(rolled) and rolled[-1] == "17", "life rolls"
    assert table.stage.held is None and not table.stage.actors and not count(painted(table.stage))


def test_at_no_speed_nothing_is_acted(sit_down: SitDown, monkeypatch: pytest.MonkeyPatch) -> None:
    witness = watched(sit_down, "none", monkeypatch)
    click(witness.table, 140)
    assert witness.table.editor is not None and witness.table.battlefield.item_of(110) is None
    assert not witness.kinds and not witness.made and witness.table.stage.held is None
    assert witness.table.battlefield.panels[1].life.text() == "17"
