"""The colours of a figure's materials: its coat, and clothes in the colours of the card."""

from __future__ import annotations

from functools import lru_cache

from gui.painting.scenes.chance import Chance
from gui.painting.scenes.creature_table import COATS
from gui.painting.scenes.tints import Rgb, Tint, mix, scaled

CLOTHS: dict[str, tuple[Rgb, ...]] = {
    "W": ((232, 222, 196), (214, 186, 120), (196, 206, 220)),
    "U": ((54, 98, 172), (40, 132, 168), (78, 84, 168)),
    "B": ((70, 54, 86), (52, 50, 60), (96, 44, 66)),
    "R": ((184, 56, 44), (206, 104, 44), (146, 40, 54)),
    "G": ((66, 120, 66), (104, 126, 54), (40, 104, 92)),
    "C": ((126, 120, 118), (150, 122, 92), (98, 110, 124)),
}
_TRIMS: dict[str, Rgb] = {
    "W": (226, 184, 84), "U": (150, 210, 236), "B": (150, 70, 110), "R": (246, 176, 66), "G": (196, 176, 84),
    "C": (186, 152, 96),
}  # fmt: skip
_FIXED: dict[str, Rgb] = {
    "metal": (158, 168, 182), "dark": (30, 26, 30), "bone": (238, 228, 204), "horn": (196, 178, 140),
    "bright": (228, 188, 90), "bloom": (220, 92, 92), "leaf": (96, 148, 76), "wood": (124, 88, 58),
    "straw": (220, 190, 110), "fur": (106, 80, 60), "boot": (64, 48, 42), "beak": (232, 170, 72),
    "blush": (226, 150, 150), "cap": (190, 60, 56), "fin": (84, 164, 176),
}  # fmt: skip
_HORSES = ("brown", "black", "white", "grey", "tan")
_HAIRS: tuple[Rgb, ...] = ((94, 60, 38), (40, 30, 30), (196, 150, 84), (150, 66, 34), (200, 196, 190), (70, 50, 44))


@lru_cache(maxsize=1)
def coats() -> dict[str, tuple[Rgb, ...]]:
    """The coats by name."""
    read = {}
    for line in filter(None, COATS.splitlines()):
        name, _, values = line.partition(" : ")
        colors = [tuple(int(part) for part in value.split(",")) for value in values.split()]
        read[name] = tuple((red, green, blue) for red, green, blue in colors)
    return read


def materials(chance: Chance, coat: str, colors: tuple[str, ...], tint: Tint) -> dict[str, Rgb]:
    """What every material of a figure looks like."""
    letters = colors or ("C",)
    if coat == "own":
        coat = "own" + chance.pick(letters)
    elif coat == "flesh":
        coat = chance.pick(("flesh", "flesh", "flesh2", "flesh3"))
    skin, pale, mane, wing = coats()[coat]
    shift = chance.span(0.88, 1.1)
    first, second = letters[0], letters[-1]
    cloth = chance.pick(CLOTHS[first])
    trim = _TRIMS[first] if first == second else chance.pick(CLOTHS[second])
    made = dict(_FIXED)
    made.update(
        skin=scaled(skin, shift), pale=pale, mane=mane, wing=scaled(wing, shift), hair=chance.pick(_HAIRS), cloth=cloth,
        trim=trim, coat=scaled(cloth, 0.62), glow=mix(tint.accent, (255, 255, 255), 0.55),
        fin=mix(_FIXED["fin"], mane, 0.45), cap=mix(_FIXED["cap"], cloth, 0.4), mount=coats()[chance.pick(_HORSES)][0],
        bloom=mix(_FIXED["bloom"], trim, 0.25),
    )  # fmt: skip
    return made
