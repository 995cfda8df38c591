"""Seats that have unequally much.

What is done to each of several players is what would be done to each alone.

What speaks of each player or opponent is done where one opponent has a little of everything and another has plenty or
nothing, and then where each of them is the only opponent. For each of them it must come to the same: except for what
goes by what the players have done together, the most that one of them did, or until none of them does it (CR 608.2c).
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.lab.witness.findings import Finding
from engine.lab.witness.outcome import A_TURN, differing, used
from engine.lab.witness.trying import Answers

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData

QUESTION = "players who have unequally much, and something else happens to one of them than would alone"

SPOKEN_OF = re.compile(r"\b([Ee]ach|[Aa]ll|[Yy]our|those) (other )?(player|opponent)s?\b")
AIMED = re.compile(r"\btarget\b|\bchoose|\bvote|\bcommander|shuffle|at random", re.IGNORECASE)
TOGETHER = re.compile(
    r"\buntil no \w+|\b([Gg]reatest|[Mm]ost|[Ff]ewest|[Ll]east|[Tt]otal)\b[^.]*\b(player|opponent|this way)"
)
TABLES = ((3, 1, 3), (3, 0, 1), (1, 3, 0))
ANSWERS = (Answers(), Answers(yes=False, most=False, number=1))


def examine(card: CardData) -> Iterator[Finding]:
    """What a card does to one of several opponents and would not do to them alone."""
    text = "\n".join(face.text for face in card.faces)
    library = CardLibrary([card])
    if not SPOKEN_OF.search(text) or AIMED.search(text) or TOGETHER.search(text) or library.reason(card.name):
        return
    definition = library.definition(card.name)
    seen: set[str] = set()
    for riches in TABLES:
        for answers in ANSWERS:
            together = used(definition, riches, answers)
            for opponent in (1, 2):
                alone = used(definition, (riches[0], riches[opponent]), answers)
                for what, changes in together.items():
                    if what != A_TURN and what in alone and changes[opponent] != alone[what][1] and what not in seen:
                        seen.add(what)
                        told = differing([changes[opponent]], [alone[what][1]])
                        yield Finding(card.name, "another thing than alone", f"{what}: of {riches} {opponent}, {told}")
