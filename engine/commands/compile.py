"""`python -m engine compile FILE.cards | "text"`: what is understood, printed back; what is not, with a caret."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine import api, catalogue
from engine.__main__ import parser
from engine.cards.card_data import CardData, FaceData
from engine.text.show import show_card

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Show how cards or a text are understood; 1 if something was not."""
    arguments = parser("compile", "Show what is understood of a card file or a text.")
    arguments.add_argument("what", help="a .cards file, a folder of them, a file of card data, or a rules text")
    arguments.add_argument("--type", default="", help="the type line for a text")
    options = arguments.parse_args(argv)
    catalogue.load()
    declined = 0
    for card in _cards(options.what, options.type):
        shown, understood = show_card(card)
        print(shown)
        declined += not understood
    return 1 if declined else 0


def _cards(what: str, type_line: str) -> list[CardData]:
    path = Path(what)
    if len(what) < 1024 and "\n" not in what and path.exists():
        return api.cards_of_file(path)
    line = type_line or ("Sorcery" if _reads_like_a_spell(what) else "Artifact Creature — Construct")
    power = "1" if "Creature" in line else None
    face = FaceData("this card", "{1}", line, what.replace("\\n", "\n"), power, power)
    return [CardData(face.name, "normal", (face,))]


def _reads_like_a_spell(text: str) -> bool:
    """Whether a text without a type line is more likely what an instant or sorcery says."""
    first = text.strip().split(" ", 1)[0].casefold()
    permanent = first in ("when", "whenever", "at", "as", "if") or ":" in text.split("\n", 1)[0].split(".")[0]
    return not permanent and text.rstrip().endswith(".") and "this creature" not in text.casefold()
