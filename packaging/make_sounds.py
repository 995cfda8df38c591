"""The sounds of the table, made by program: `python packaging/make_sounds.py` writes assets/sounds anew.

Cards are bursts of soft noise, the table is wood that rings in a few modes, spells are plucked strings and bells of one
scale. Everything is a few tenths of a second of 16 bits at 22,050 a second, in one voice, and the same each time.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

RATE = 22050
OUT = Path(__file__).resolve().parent.parent / "assets" / "sounds"
PEAK = 0.72
#: A pentatonic scale on D: what rings together is never at odds.
SCALE = [146.83 * 2 ** (octave + step / 12) for octave in range(4) for step in (0, 2, 5, 7, 9)]
Wave = list[float]


def silence(seconds: float) -> Wave:
    """So many seconds of nothing."""
    return [0.0] * round(seconds * RATE)


def over(*parts: tuple[float, float, Wave]) -> Wave:
    """Sounds that begin at a time, each as loud as said, laid over one another."""
    whole = silence(max(at + len(sound) / RATE for at, _, sound in parts))
    for at, loud, sound in parts:
        first = round(at * RATE)
        for place, value in enumerate(sound[: len(whole) - first]):
            whole[first + place] += value * loud
    return whole


def pluck(pitch: float, seconds: float, bright: float = 0.5, seed: int = 1) -> Wave:
    """A plucked string: noise that goes round in a loop and grows softer."""
    chance = random.Random(seed)
    loop = [chance.uniform(-1, 1) for _ in range(max(2, round(RATE / pitch)))]
    found, keep = [], 0.994
    for at in range(round(seconds * RATE)):
        here, following = loop[at % len(loop)], loop[(at + 1) % len(loop)]
        loop[at % len(loop)] = keep * (bright * here + (1 - bright) * (here + following) / 2)
        found.append(here)
    return faded(found, 0.002, 0.35)


def bell(pitch: float, seconds: float, hard: float = 1.0) -> Wave:
    """A bell: partials that are no harmonics, the high ones gone first."""
    parts = ((1.0, 1.0, 3.2), (2.76, 0.45 * hard, 5.5), (5.4, 0.22 * hard, 9.0), (8.9, 0.08 * hard, 14.0))
    return faded([
        sum(loud * math.exp(-fall * at / RATE / seconds) * math.sin(math.tau * pitch * ratio * at / RATE)
            for ratio, loud, fall in parts)
        for at in range(round(seconds * RATE))
    ], 0.003, 0.25)  # fmt: skip


def knock(pitch: float, seconds: float, seed: int = 1, hollow: float = 1.0) -> Wave:
    """A knock on wood: a click, and three modes that die at once."""
    chance = random.Random(seed)
    modes = ((1.0, 1.0, 22.0), (2.57 * hollow, 0.5, 34.0), (4.21, 0.3, 55.0))
    click = noise(0.012, 0.5, 0.0, seed)
    body = [
        sum(
            loud * math.exp(-fall * at / RATE) * math.sin(math.tau * pitch * ratio * at / RATE)
            for ratio, loud, fall in modes
        )
        for at in range(round(seconds * RATE))
    ]
    return faded(over((0, 1.0, body), (0, 0.35 + 0.1 * chance.random(), click)), 0.0008, 0.2)


def noise(seconds: float, soft: float, rise: float, seed: int) -> Wave:
    """Noise without its high parts (`soft` 0 to 1), that swells for a share of its time and then fades."""
    chance, last, low = random.Random(seed), 0.0, 0.0
    found = []
    count = round(seconds * RATE)
    for at in range(count):
        last += (chance.uniform(-1, 1) - last) * (1 - soft)
        low += (last - low) * 0.02  # what rumbles is taken away
        share = at / count
        loud = share / rise if share < rise else (1 - share) / (1 - rise)
        found.append((last - low) * loud)
    return found


def swish(seconds: float, seed: int, soft: float = 0.55, rise: float = 0.35) -> Wave:
    """A card that slides over cloth."""
    return faded(noise(seconds, soft, rise, seed), 0.004, 0.2)


def glide(start: float, end: float, seconds: float, rough: float = 0.0, seed: int = 1) -> Wave:
    """A tone that goes from a pitch to another."""
    chance, phase, found = random.Random(seed), 0.0, []
    count = round(seconds * RATE)
    for at in range(count):
        share = at / count
        phase += math.tau * start * (end / start) ** share / RATE
        value = math.sin(phase) + 0.3 * math.sin(2 * phase) + rough * chance.uniform(-1, 1)
        found.append(value * math.sin(math.pi * min(1.0, share * 1.02)) ** 0.7)
    return faded(found, 0.01, 0.25)


def faded(sound: Wave, rise: float, fall: float) -> Wave:
    """A sound that begins and ends at nothing; `fall` is a share of its length."""
    first, last = max(1, round(rise * RATE)), max(1, round(len(sound) * fall))
    count = len(sound)
    return [
        value * min(1.0, at / first) * min(1.0, (count - at) / last) for at, value in enumerate(sound)
    ]  # fmt: skip


def chord(first: int, steps: tuple[int, ...], apart: float, make: Callable[[float], Wave]) -> Wave:
    """Notes of the scale one after the other."""
    return over(*((at * apart, 1.0, make(SCALE[first + step])) for at, step in enumerate(steps)))


def _cards() -> dict[str, Wave]:
    """What cards do: drawn, laid, turned, shuffled, thrown away."""
    made = {f"draw{n}": swish(0.20 + 0.02 * n, 10 + n, 0.45 + 0.03 * n) for n in range(1, 7)}
    made |= {
        f"lay{n}": over((0, 0.6, swish(0.16, 20 + n)), (0.11, 0.8, knock(150 + 14 * n, 0.12, n))) for n in range(1, 6)
    }
    made |= {
        f"tap{n}": over((0, 0.4, swish(0.10, 30 + n)), (0.05, 0.7, knock(260 + 30 * n, 0.08, n))) for n in range(1, 5)
    }
    made |= {
        f"untap{n}": over((0, 0.6, knock(330 + 40 * n, 0.07, n)), (0.03, 0.4, swish(0.14, 40 + n))) for n in range(1, 4)
    }
    made |= {f"flip{n}": over((0, 0.9, swish(0.13, 50 + n, 0.3)), (0.12, 0.9, swish(0.12, 60 + n, 0.6)),
                              (0.2, 0.5, knock(200 + 20 * n, 0.1, n))) for n in range(1, 4)}  # fmt: skip
    made |= {
        f"discard{n}": over((0, 0.9, swish(0.24, 70 + n, 0.7)), (0.18, 0.5, knock(120, 0.1, n))) for n in range(1, 4)
    }
    made |= {
        f"mill{n}": over(*((0.07 * at, 0.7, swish(0.12, 80 + n + at, 0.5)) for at in range(4))) for n in range(1, 3)
    }
    for n in range(1, 4):
        riffle = ((0.035 * at, 0.5 + 0.03 * (at % 4), swish(0.07, 90 + 20 * n + at, 0.35)) for at in range(14))
        made[f"shuffle{n}"] = over(*riffle)
    return made


def _spells() -> dict[str, Wave]:
    """What is cast, by its colour; what resolves, is answered, comes and goes."""
    colors = {"white": (9, (0, 2, 4)), "blue": (7, (4, 2, 3)), "black": (2, (3, 1, 0)), "red": (5, (0, 1, 4)),
              "green": (4, (0, 2, 3)), "gold": (8, (0, 2, 4, 5)), "plain": (6, (0, 3))}  # fmt: skip
    made = {}
    for seed, (name, (first, steps)) in enumerate(colors.items(), 1):
        strings = chord(first, steps, 0.055, lambda pitch, seed=seed: pluck(pitch, 0.42, 0.35, seed))  # type: ignore[misc]
        made[f"cast_{name}"] = over((0, 0.5, swish(0.3, 120 + seed, 0.6, 0.7)), (0.06, 0.8, strings))
        made[f"land_{name}"] = over(
            (0, 0.8, knock(110 + 6 * seed, 0.18, seed, 0.8)), (0.04, 0.5, pluck(SCALE[first], 0.36, 0.2, seed))
        )
    made |= {f"resolve{n}": chord(8 + n, (0, 2), 0.04, lambda pitch: bell(pitch, 0.4, 0.5)) for n in range(1, 4)}
    made |= {f"undone{n}": glide(520 - 60 * n, 150, 0.32, 0.25, n) for n in range(1, 3)}
    made |= {
        f"ability{n}": over((0, 0.7, pluck(SCALE[9 + n], 0.3, 0.3, n)), (0.03, 0.3, bell(SCALE[14], 0.25)))
        for n in range(1, 4)
    }
    made |= {
        f"token{n}": over((0, 0.6, pluck(SCALE[10 + n], 0.22, 0.5, n)), (0.05, 0.7, knock(420, 0.1, n)))
        for n in range(1, 4)
    }
    made |= {f"exile{n}": glide(300 + 80 * n, 1200 + 90 * n, 0.4, 0.05, n) for n in range(1, 3)}
    made |= {
        f"dies{n}": over((0, 0.8, knock(90 - 8 * n, 0.3, n, 0.7)), (0.02, 0.5, noise(0.35, 0.85, 0.1, 130 + n)))
        for n in range(1, 5)
    }
    made |= {
        f"counters{n}": over((0, 0.7, bell(SCALE[11 + n], 0.26, 0.7)), (0, 0.4, knock(600, 0.05, n)))
        for n in range(1, 4)
    }
    made |= {
        f"turned{n}": over(
            (0, 0.5, swish(0.3, 140 + n, 0.4)), (0.08, 0.7, chord(6 + n, (0, 3), 0.07, lambda pitch: bell(pitch, 0.35)))
        )
        for n in range(1, 4)
    }
    return made


def _fights() -> dict[str, Wave]:
    """Attacks, blocks, damage and life."""
    made = {
        f"attack{n}": over((0, 0.9, swish(0.22, 150 + n, 0.25, 0.8)), (0.16, 0.6, bell(900 + 70 * n, 0.24, 1.6)))
        for n in range(1, 5)
    }
    made |= {
        f"block{n}": over((0, 1.0, knock(190 + 15 * n, 0.22, n, 1.2)), (0.01, 0.4, bell(480 + 30 * n, 0.2, 1.8)))
        for n in range(1, 4)
    }
    for n in range(1, 7):
        blow, dust = knock(130 - 11 * n, 0.18 + 0.03 * n, n, 0.6), noise(0.1 + 0.04 * n, 0.6, 0.05, 160 + n)
        made[f"damage{n}"] = over((0, 1.0, blow), (0, 0.3 + 0.08 * n, dust))
    made |= {f"gain{n}": chord(9 + n, (0, 2, 4), 0.06, lambda pitch: bell(pitch, 0.34, 0.4)) for n in range(1, 4)}
    made |= {f"loss{n}": chord(5 + n, (2, 0), 0.08, lambda pitch: pluck(pitch / 2, 0.34, 0.2)) for n in range(1, 4)}
    return made


def _table() -> dict[str, Wave]:
    """Turns, chance, questions and the end."""
    made = {
        f"coin{n}": over(*((0.06 * at, 0.9 * 0.86**at, bell(1700 + 90 * n + 40 * at, 0.14, 1.4)) for at in range(5)))
        for n in range(1, 3)
    }
    for n in range(1, 4):
        throws = ((at, (at * n) % 3, (at * n) % 4) for at in range(7))
        made[f"dice{n}"] = over(
            *((0.05 * at + 0.01 * late, 0.9 * 0.85**at, knock(500 + 90 * side, 0.07, at)) for at, late, side in throws)
        )
    made["turn_mine"] = chord(10, (0, 2, 4), 0.08, lambda pitch: bell(pitch, 0.5, 0.6))
    made["turn_other"] = chord(7, (2, 0), 0.09, lambda pitch: bell(pitch, 0.4, 0.4))
    made["asked"] = over((0, 0.6, knock(360, 0.08, 3)), (0.09, 0.6, knock(440, 0.08, 4)))
    made["press"] = knock(520, 0.05, 5)
    made["pick"] = over((0, 0.6, knock(640, 0.05, 6)), (0, 0.3, pluck(SCALE[14], 0.14, 0.5)))
    made["drop"] = knock(210, 0.09, 7)
    made["refused"] = over((0, 0.7, knock(130, 0.1, 8)), (0.09, 0.7, knock(115, 0.12, 9)))
    made["curtain"] = swish(0.45, 170, 0.75, 0.5)
    made["hint"] = chord(12, (0, 3, 1), 0.07, lambda pitch: pluck(pitch, 0.3, 0.4))
    made["begin"] = chord(5, (0, 2, 4, 5), 0.1, lambda pitch: pluck(pitch, 0.6, 0.3))
    made["win"] = over((0, 0.9, chord(5, (0, 2, 4, 5, 7, 9), 0.1, lambda pitch: pluck(pitch, 0.7, 0.35))),
                       (0.5, 0.6, bell(SCALE[15], 0.8, 0.6)))  # fmt: skip
    made["lose"] = chord(4, (4, 2, 1, 0), 0.15, lambda pitch: pluck(pitch / 2, 0.6, 0.2))
    made["drawn_game"] = chord(6, (0, 3, 0), 0.15, lambda pitch: pluck(pitch, 0.5, 0.25))
    return made


def sounds() -> dict[str, Wave]:
    """All sounds by name."""
    return {**_cards(), **_spells(), **_fights(), **_table()}


def packed(sound: Wave) -> bytes:
    """A sound as 16 bits, as loud as the others at its loudest."""
    loudest = max(map(abs, sound)) or 1.0
    values = array("h", (round(value / loudest * PEAK * 32767) for value in sound))
    if sys.byteorder == "big":
        values.byteswap()
    return values.tobytes()


def main() -> int:
    """Write all sounds."""
    OUT.mkdir(parents=True, exist_ok=True)
    for path in OUT.glob("*.wav"):
        path.unlink()
    whole = 0
    for name, sound in sounds().items():
        with wave.open(str(OUT / f"{name}.wav"), "wb") as file:
            file.setparams((1, 2, RATE, 0, "NONE", ""))
            file.writeframes(packed(sound))
        whole += (OUT / f"{name}.wav").stat().st_size
    print(f"{len(list(OUT.glob('*.wav')))} sounds, {whole / 1e6:.2f} MB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
