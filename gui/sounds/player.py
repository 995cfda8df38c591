"""Plays short sounds, mixed, through `miniaudio` if that and a device are there.

Else there is silence.
"""

from __future__ import annotations

import threading
import wave
from array import array
from collections.abc import Callable, Generator
from functools import lru_cache
from pathlib import Path
from typing import Protocol

FOLDER = Path(__file__).resolve().parents[2] / "assets" / "sounds"
RATE = 22050
MOST = 6  # sounds at the same time; a further one is left out
_LONGEST = 4 * RATE
Frames = Generator[bytes, int, None]


class Device(Protocol):
    """What plays frames."""

    def start(self, frames: Frames) -> None:
        """Begin to ask for frames."""

    def close(self) -> None:
        """Be silent."""


class Voice:
    """A sound that is being played: its values, and how many of them have been heard."""

    __slots__ = ("at", "values")

    def __init__(self, values: array[int]) -> None:
        self.values, self.at = values, 0


@lru_cache(maxsize=128)
def values_of(name: str) -> array[int]:
    """A sound's values; none if there is no such sound, or it is not as the others are."""
    values: array[int] = array("h")
    try:
        with wave.open(str(FOLDER / f"{name}.wav"), "rb") as file:
            if (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE):
                values.frombytes(file.readframes(_LONGEST))
    except (OSError, EOFError, wave.Error):
        return array("h")
    return values


def names() -> tuple[str, ...]:
    """All sounds that there are."""
    return tuple(sorted(path.stem for path in FOLDER.glob("*.wav")))


class Player:
    """Mixes sounds. `open_device` gives a device, or nothing.

    It is asked once, as the first sound is played.
    """

    def __init__(self, open_device: Callable[[], Device | None] | None = None) -> None:
        self.on = False
        self.loud = 0.6
        self._open = open_device or miniaudio_device
        self._device: Device | None = None
        self._asked = False
        self._voices: list[Voice] = []
        self._lock = threading.Lock()

    def play(self, name: str) -> bool:
        """Play a sound beside those that are heard; whether it is."""
        if not self.on or not self.loud:
            return False
        values = values_of(name)
        if not values or not self._ready():
            return False
        with self._lock:
            if len(self._voices) >= MOST:
                return False
            self._voices.append(Voice(values))
        return True

    def stop(self) -> None:
        """Be silent at once, and let the device go."""
        with self._lock:
            self._voices.clear()
        device, self._device, self._asked = self._device, None, False
        if device is not None:
            device.close()

    def _ready(self) -> bool:
        if not self._asked:
            self._asked = True
            self._device = self._open()
            if self._device is not None:
                frames = self.frames()
                next(frames)
                self._device.start(frames)
        return self._device is not None

    def frames(self) -> Frames:
        """As many frames as are asked for each time, for ever."""
        wanted = yield b""
        while True:
            wanted = yield self.mixed(wanted)

    def mixed(self, count: int) -> bytes:
        """The next frames of all that is heard, one over the other."""
        with self._lock:
            parts = []
            for voice in self._voices:
                parts.append(voice.values[voice.at : voice.at + count])
                voice.at += count
            self._voices = [voice for voice in self._voices if voice.at < len(voice.values)]
        if not parts:
            return bytes(2 * count)
        loud = self.loud
        whole = [0] * count
        for part in parts:
            for at, value in enumerate(part):
                whole[at] += value
        return array("h", (max(-32768, min(32767, int(value * loud))) for value in whole)).tobytes()


class _Miniaudio:
    """A device of `miniaudio`."""

    def __init__(self) -> None:
        import miniaudio  # only here: nothing needs it to run

        self._device = miniaudio.PlaybackDevice(
            output_format=miniaudio.SampleFormat.SIGNED16, nchannels=1, sample_rate=RATE, buffersize_msec=60
        )

    def start(self, frames: Frames) -> None:
        self._device.start(frames)

    def close(self) -> None:
        self._device.close()


def miniaudio_device() -> Device | None:
    """A device, if the library is there and the machine has one."""
    try:
        return _Miniaudio()
    except Exception:  # of whatever kind: a library that is not there or does not load, a machine without a device
        return None
