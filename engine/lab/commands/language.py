"""The language of `.cards` files, from the very phrases that read it.

`python -m engine language [--out FILE]`
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from engine import api
from engine.compiler.grammar import grammar
from engine.compiler.lines import lines_of
from engine.compiler.normalise import names_of
from engine.compiler.parsing import Parser, TooIntricate
from engine.compiler.phrasebook import Phrasebook
from engine.compiler.printing import print_as
from engine.compiler.templates import PRODUCTIONS, Unprintable
from engine.lab.commands.arguments import parser
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.compiler.compile import CardText
    from engine.compiler.template_syntax import Element
    from engine.compiler.templates import Production

HEAD = """# The language of `.cards` files

A `.cards` file is text: cards with an empty line between them.

    Oven Cub {{1}}{{R}}
    Creature — Bear
    When Oven Cub enters, it deals 1 damage to any target.
    2/2

First the name and the mana cost, then the type line, the rules text (a paragraph is a line), and power and toughness,
loyalty or defense where there is one. What a card may say is listed here: {phrases:,} phrases in {families} families,
as the compiler reads and prints them; below it stands the shortest line at hand that says it. `{{slot}}` stands for
words of a family (its name, or behind the colon), `[s]` for an ending that agrees with its subject, `(s)` with an
amount, `<…>` may be left out. What is read only is an older wording, printed as the phrase beside it.
`python -m engine compile FILE.cards` tells of a file what is understood, and what not, with place and reason.
"""


class NotingBook(Phrasebook):
    """English that notes which phrases are used."""

    def __init__(self) -> None:
        self.used: list[Production] = []

    def elements(self, production: Production) -> tuple[Element, ...]:
        self.used.append(production)
        return Phrasebook.elements(self, production)


def main(argv: Sequence[str]) -> int:
    """Write the description of the language."""
    arguments = parser("language", "The language of .cards files, from the phrases themselves.")
    arguments.add_argument("--out", metavar="FILE", help="a file instead of the terminal")
    options = arguments.parse_args(argv)
    text = described(api.load_library().own_cards())
    if options.out:
        Path(options.out).write_text(text, encoding="utf-8")
    else:
        print(text)
    return 0


def described(cards: Iterable[CardText]) -> str:
    """All phrases by family, with examples out of some cards."""
    catalogue.load()
    examples = examples_in(cards)
    families: dict[str, list[Production]] = {}
    for production in PRODUCTIONS:
        families.setdefault(production.nonterminal, []).append(production)
    parts = [HEAD.format(phrases=len(PRODUCTIONS), families=len(families))]
    for family in sorted(families):
        parts.append(f"\n## {family.replace('_', ' ')}\n\n")
        parts += sorted(_entry(production, examples) for production in families[family])
    return "".join(parts)


def _entry(production: Production, examples: dict[int, str]) -> str:
    template = production.template.replace("\n", " ⏎ ")
    read_only = " (read only)" if production.read_only else ""
    example = examples.get(PRODUCTIONS.index(production))
    return f"- `{template}`{read_only}\n" + (f"  - {example}\n" if example else "")


def examples_in(cards: Iterable[CardText]) -> dict[int, str]:
    """For phrases, by their place among all, the shortest line that is written with each."""
    found: dict[int, str] = {}
    places = {production: place for place, production in enumerate(PRODUCTIONS)}
    for line, used in _lines(cards):
        for production in used:
            place = places[production]
            if place not in found or (len(line), line) < (len(found[place]), found[place]):
                found[place] = line
    return found


def _lines(cards: Iterable[CardText]) -> Iterator[tuple[str, list[Production]]]:
    """The lines of some cards as they are printed, with the phrases that print them."""
    for card in cards:
        for face in card.faces:
            names = names_of(face.name, face.type_line)
            for line in lines_of(face, names):
                if not line.text:
                    continue
                book = NotingBook()
                try:
                    readings = Parser(grammar(), line.text).readings(line.nonterminal)
                    written = print_as(line.nonterminal, readings[0], book=book) if readings else ""
                except (TooIntricate, Unprintable):
                    continue
                if written:
                    yield " ".join(written.replace("~", face.name).split()), book.used
