"""What of rules text is understood, and a caret where it is not.

`python -m engine compile [--explain] [--where] FILE.cards | "text"`
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine import api
from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card, show, show_cards
from engine.lab.commands.arguments import parser
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Show how cards or a text are understood; 1 if something was not."""
    arguments = parser("compile", "Show what is understood of a card file or a text.")
    arguments.add_argument("what", help="a .cards file, a folder of them, a file of card data, or a rules text")
    arguments.add_argument("--type", default="", help="the type line for a text")
    arguments.add_argument("--explain", action="store_true", help="say what each word that looks back stands for")
    arguments.add_argument("--where", action="store_true", help="name the files in which the words are read and done")
    options = arguments.parse_args(argv)
    catalogue.load()
    path = Path(options.what)
    if _is_there(path):
        cards = api.cards_of_file(path)
        for line in show_cards(cards, options.explain, options.where):
            print(line)
        return 0 if all(compile_card(card).accepted for card in cards) else 1
    compiled = compile_card(plain_card(options.what.replace("\\n", "\n"), options.type))
    for line in show(compiled, options.explain, options.where):
        print(line)
    return 0 if compiled.accepted else 1


def _is_there(path: Path) -> bool:
    """Whether there is a file of that name: a text, which may be longer than any name, is none."""
    try:
        return path.exists()
    except (OSError, ValueError):
        return False
