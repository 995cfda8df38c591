"""Sounds: off until asked for, mixed, and never in the way of anything."""

from __future__ import annotations

import importlib.util
import wave
from array import array
from pathlib import Path

import pytest

from engine.api import Happening
from gui.controllers.table_sounds import TableSounds
from gui.models import beats
from gui.models.beats import Beat
from gui.sounds import player
from gui.sounds.choosing import OF_HAPPENINGS, Chooser
from gui.sounds.player import FOLDER, MOST, RATE, Player, names, values_of
from gui.storage import Settings

MAKER = Path(__file__).resolve().parents[3] / "packaging" / "make_sounds.py"


class FakeDevice:
    """Keeps what it is asked to play."""

    def __init__(self) -> None:
        self.started = self.closed = 0

    def start(self, frames) -> None:
        self.started += 1
        self.frames = frames

    def close(self) -> None:
        self.closed += 1


class View:
    """As much of a view as a sound needs."""

    viewer, players, objects = 0, (), {}

    def is_active(self, seat: int) -> bool:
        return seat == 0


def beat(kind: str, *happenings: Happening) -> Beat:
    return Beat(kind, happenings)


def test_a_hundred_short_sounds_take_two_megabytes_at_most():
    sizes = [path.stat().st_size for path in FOLDER.glob("*.wav")]
    assert len(sizes) >= 100 and sum(sizes) <= 2_000_000
    for name in names():
        with wave.open(str(FOLDER / f"{name}.wav")) as file:
            assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
            assert file.getnframes() < 1.5 * RATE
        values = values_of(name)
        assert max(map(abs, values)) > 20000 and max(abs(values[0]), abs(values[-1])) < 2500, f"{name} clicks or is faint"


def test_they_are_those_that_the_program_makes():
    spec = importlib.util.spec_from_file_location("make_sounds", MAKER)
    maker = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(maker)
    made = maker.sounds()
    assert set(made) == set(names())
    for name in ("press", "tap1", "draw1", "turn_other"):
        again = array("h", maker.packed(made[name]))
        assert max(abs(a - b) for a, b in zip(again, values_of(name), strict=True)) <= 2


def test_nothing_is_heard_and_no_device_opened_until_it_is_asked_for():
    opened = []
    sounds = Player(lambda: opened.append(1))
    assert not sounds.play("press") and not opened
    table = TableSounds(Settings(), player=sounds)
    table.play("press")
    assert not opened
    table.settle(Settings(sounds="on"))
    table.play("press")
    assert opened == [1], "there is no device: silence"
    table.play("press")
    assert opened == [1], "it is asked once"


def test_sounds_are_mixed_and_end():
    device = FakeDevice()
    sounds = Player(lambda: device)
    sounds.on, sounds.loud = True, 1.0
    assert sounds.play("press") and sounds.play("press") and device.started == 1
    both, one = array("h", device.frames.send(400)), values_of("press")
    assert list(both) == [max(-32768, min(32767, 2 * value)) for value in one[:400]]
    device.frames.send(RATE)
    assert set(device.frames.send(50)) == {0}
    sounds.stop()
    assert device.closed == 1


def test_too_many_at_once_and_what_there_is_not_are_left_out():
    sounds = Player(FakeDevice)
    sounds.on = True
    assert [sounds.play("win") for _ in range(MOST + 2)] == [True] * MOST + [False, False]
    assert not sounds.play("no such sound")


def test_a_broken_library_is_silence(monkeypatch):
    def fail():
        raise OSError("it does not load")

    monkeypatch.setattr(player, "_Miniaudio", fail)
    assert player.miniaudio_device() is None


def test_every_happening_that_is_heard_has_a_sound():
    chooser = Chooser()
    for begin in OF_HAPPENINGS.values():
        assert chooser.one_of(begin), begin
    colors = ("white", "blue", "black", "red", "green", "gold", "plain")
    assert all(chooser.one_of(f"{kind}_{color}") for kind in ("cast", "land") for color in colors)


def test_a_beat_is_heard_by_its_weight_and_by_turns():
    chooser, view = Chooser(), View()
    assert chooser.of_beat(beat(beats.DAMAGE, Happening(1, "Damage", "", amount=1)), view) == ("damage1",)
    assert chooser.of_beat(beat(beats.DAMAGE, Happening(1, "Damage", "", amount=9)), view) == ("damage6",)
    assert chooser.of_beat(beat(beats.TURN, Happening(1, "BeginTurn", "")), view) == ("turn_mine",)
    draws = [chooser.of_beat(beat(beats.DRAW, Happening(1, "Draw", "")), view)[0] for _ in range(3)]
    assert len(set(draws)) == 3 and all(name.startswith("draw") for name in draws)
    many = beat(beats.COMBAT, *(Happening(at, "Attacks", "") for at in range(9)))
    assert len(chooser.of_beat(many, view)) <= 2


@pytest.mark.parametrize("answer", ["on", "off"])
def test_the_first_page_asks_once(qtbot, answer):
    from PySide6.QtWidgets import QPushButton

    from gui.views.start.start_page import StartPage

    heard = []
    page = StartPage([])
    qtbot.addWidget(page)
    page.offer_sounds(heard.append)
    page.findChild(QPushButton, f"sounds {answer}").click()
    assert heard == [answer == "on"]
    assert page.findChild(QPushButton, "sounds on").parentWidget().isHidden()


def test_tapping_untapping_and_a_refusal_are_heard(qtbot, monkeypatch):
    from engine.api import Act, load_library, open_match, puzzles
    from gui.controllers.match_controller import MatchController

    heard = []
    monkeypatch.setattr(Player, "play", lambda self, name: heard.append(name.rstrip("0123456789")))
    sounds = TableSounds(Settings(sounds="on"), player=Player(FakeDevice))
    controller = MatchController(open_match(puzzles()["1. The door"], load_library()), threaded=False)
    sounds.listen(controller)
    controller.begin()
    controller.take_seat()
    assert isinstance(controller.decision, Act) and "tap" not in heard
    attack = False
    for _ in range(12):
        decision = controller.decision
        if decision is None or attack:
            break
        if decision.kind == "attackers":
            controller.answer([[oid, whom[0]] for oid, whom in decision.possible])
            attack = True
        else:
            controller.answer(0)
    assert attack and "tap" in heard and "untap" not in heard
    before = len(heard)
    controller.answer([[1, 2, 3]])
    assert "refused" in heard[before:]
