"""The looks of the table: three themes, sets of colours for all eyes, cloths and woods, put together to one palette."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from gui.painting.palette import DARK, LIGHT, Palette

#: A second dark theme, for dark rooms: nearly black, its words a little softer.
NIGHT = replace(
    DARK,
    name="night",
    panel="#0c0e10",
    panel_raised="#181c1f",
    panel_border="#3a4348",
    text="#e6e8e2",
    text_muted="#a4aeae",
    accent="#d9a94c",
    badge="#0a0d0f",
)
THEMES = {"dark": DARK, "night": NIGHT, "light": LIGHT}


@dataclass(frozen=True, slots=True)
class Cloth:
    """A cloth: its weave, and its colours in the middle and at the edge, in the dark, at night, in the light."""

    weave: str
    colors: dict[str, tuple[str, str]]


CLOTHS = {
    "green": Cloth("felt", {"dark": ("#17292a", "#0e1a1c"), "night": ("#0e1a1a", "#070d0d"),
                            "light": ("#cfd9cd", "#a9b7a8")}),
    "blue": Cloth("linen", {"dark": ("#18243a", "#0e1626"), "night": ("#0f1826", "#070c14"),
                            "light": ("#ccd6e2", "#a6b4c6")}),
    "wine": Cloth("velvet", {"dark": ("#331a22", "#1f0e14"), "night": ("#220f16", "#12070b"),
                             "light": ("#e2d0d0", "#c4aaaa")}),
    "slate": Cloth("canvas", {"dark": ("#23262b", "#15171a"), "night": ("#16181b", "#0b0c0e"),
                              "light": ("#d8d8d4", "#b6b6b0")}),
}  # fmt: skip
WOODS = {
    "walnut": {"dark": "#36261a", "night": "#22170f", "light": "#d5bd9b"},
    "oak": {"dark": "#4a3823", "night": "#2e2214", "light": "#e2d0aa"},
    "cherry": {"dark": "#42201a", "night": "#2a130f", "light": "#dcb9a4"},
    "ebony": {"dark": "#1e1b1b", "night": "#131111", "light": "#c2b7a9"},
}
#: Marks for eyes that lack a kind of cones; "" has those of the theme.
_BLUE_AND_ORANGE = {
    False: {"legal": "#63c7ff", "danger": "#ffb13d", "attack": "#ffc663", "raised": "#86cdff", "lowered": "#ffb768",
            "warning": "#f6ea62", "badge_alert": "#ffb768"},
    True: {"legal": "#00509c", "danger": "#8a4300", "attack": "#7a3c00", "raised": "#0a57a4", "lowered": "#8a4200",
           "warning": "#6b5200", "badge_alert": "#ffb768"},
}  # fmt: skip
_TEAL_AND_ROSE = {
    False: {"legal": "#3fe6d4", "danger": "#ff6d7a", "attack": "#ff86a8", "raised": "#62e6d6", "lowered": "#ff92a0",
            "warning": "#ffc0c8", "badge_alert": "#ff92a0"},
    True: {"legal": "#00646a", "danger": "#b0143c", "attack": "#a01a52", "raised": "#00646a", "lowered": "#b01c40",
           "warning": "#8a2a4a", "badge_alert": "#ff92a0"},
}  # fmt: skip
#: The colours of eight seats as they are told apart best by such eyes, in the dark and in the light.
_SEATS = {
    "protan": {
        False: ("#18f9a2", "#e12df0", "#d8f3fb", "#b66f55", "#63910f", "#d8a0fb", "#f80680", "#63f406"),
        True: ("#0117fd", "#b30d16", "#418510", "#ae2c92", "#42000d", "#050334", "#6b7474", "#3e69ec"),
    },
    "deutan": {
        False: ("#467cf6", "#ef4a12", "#efeb03", "#33a24c", "#eafab0", "#758081", "#5bfae6", "#ef51df"),
        True: ("#0117fd", "#e2180b", "#2f3848", "#c34d64", "#3e69ec", "#c533b5", "#0a0049", "#033907"),
    },
    "tritan": {
        False: ("#0bfbac", "#fd3011", "#3986f0", "#f60bb6", "#88837a", "#fdc7fb", "#d8882f", "#bbf33b"),
        True: ("#2c79c1", "#e2180b", "#033907", "#d211a7", "#29072c", "#6e25d4", "#866511", "#6a0606"),
    },
}
EYES = ("", *_SEATS)


@lru_cache(maxsize=64)
def palette_for(theme: str = "dark", eyes: str = "", cloth: str = "green", wood: str = "walnut") -> Palette:
    """The palette of a look; what is not known is as it is usually."""
    base = THEMES.get(theme, DARK)
    woven, planed = CLOTHS.get(cloth, CLOTHS["green"]), wood if wood in WOODS else "walnut"
    felt, edge = woven.colors[base.name]
    made = replace(
        base, felt=felt, felt_edge=edge, weave=woven.weave, wood=WOODS[planed][base.name], grain=planed
    )  # fmt: skip
    if eyes not in _SEATS:
        return made
    marks = (_TEAL_AND_ROSE if eyes == "tritan" else _BLUE_AND_ORANGE)[base.light]
    return replace(made, seats=_SEATS[eyes][base.light], **marks)  # type: ignore[arg-type]
