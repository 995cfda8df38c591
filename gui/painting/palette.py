"""The colours of the table, dark and light.

Every pair that carries text reaches a contrast of 4.5 to 1, every mark on the felt 3 to 1. The seat colours are
told apart in the common forms of colour blindness as well; they always come with the seat's name or number.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Palette:
    """A theme: named colours as #rrggbb.

    `badge` colours are for the dark chips on cards, the same idea in both themes; `halo` lies under an outline, so
    that it stands out from the card's own dark border.
    """

    name: str
    felt: str
    felt_edge: str
    wood: str
    panel: str
    panel_raised: str
    panel_border: str
    text: str
    text_muted: str
    accent: str
    accent_text: str
    selected: str
    legal: str
    highlight: str
    attack: str
    danger: str
    warning: str
    raised: str
    lowered: str
    badge: str
    badge_text: str
    badge_edge: str
    badge_alert: str
    halo: str
    shadow: str
    seats: tuple[str, ...]
    seat_text: tuple[str, ...]
    light: bool = False
    weave: str = "felt"  # of the cloth: felt, linen, velvet, canvas
    grain: str = "walnut"  # of the wood: walnut, oak, cherry, ebony

    def seat(self, number: int) -> str:
        """The colour of a seat, counted from 0; a ninth seat begins again."""
        return self.seats[number % len(self.seats)]


DARK = Palette(
    name="dark",
    felt="#17292a",
    felt_edge="#0e1a1c",
    wood="#36261a",
    panel="#1a2024",
    panel_raised="#272f35",
    panel_border="#475259",
    text="#f1f3ee",
    text_muted="#b3bdbd",
    accent="#e3b65b",
    accent_text="#1b1608",
    selected="#ffffff",
    legal="#5ee6a8",
    highlight="#ffd769",
    attack="#ff8a5c",
    danger="#ff7b72",
    warning="#f5c451",
    raised="#7fe3a1",
    lowered="#ff9a8f",
    badge="#11171a",
    badge_text="#f7f5ec",
    badge_edge="#ece6d6",
    badge_alert="#ff8a5c",
    halo="#05090a",
    shadow="#05090a",
    seats=("#25dce1", "#e43688", "#9ae325", "#a258ea", "#f3f2d5", "#c5715d", "#7495d5", "#afa33d"),
    seat_text=("#0b1316",) * 8,
)

LIGHT = Palette(
    name="light",
    light=True,
    felt="#cfd9cd",
    felt_edge="#a9b7a8",
    wood="#d5bd9b",
    panel="#f6f4ee",
    panel_raised="#ffffff",
    panel_border="#b9b5a8",
    text="#1d2326",
    text_muted="#505a5d",
    accent="#7a4f00",
    accent_text="#ffffff",
    selected="#10161a",
    legal="#00643f",
    highlight="#7d4e00",
    attack="#9c3300",
    danger="#a81f1f",
    warning="#7a5200",
    raised="#0a6432",
    lowered="#a3231a",
    badge="#1a2226",
    badge_text="#fbfaf4",
    badge_edge="#ece6d6",
    badge_alert="#ff9a70",
    halo="#ffffff",
    shadow="#5b655c",
    seats=("#1672e6", "#c81e45", "#ae6311", "#610ce2", "#0f4964", "#cd1ea1", "#3d0c0d", "#250856"),
    seat_text=("#ffffff",) * 8,
)


def luminance(color: str) -> float:
    """The relative luminance of #rrggbb, 0 to 1."""
    channels = [int(color[index : index + 2], 16) / 255 for index in (1, 3, 5)]
    linear = [value / 12.92 if value <= 0.04045 else ((value + 0.055) / 1.055) ** 2.4 for value in channels]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(first: str, second: str) -> float:
    """The contrast ratio of two colours, 1 to 21."""
    lighter, darker = sorted((luminance(first), luminance(second)), reverse=True)
    return (lighter + 0.05) / (darker + 0.05)
