"""Seats that have unequally much: what is done to each of several players is what would be done to each alone.

What speaks of each player or opponent is done where one opponent has a little of everything and another has plenty or
nothing, and then where each of them is the only opponent. For each of them it must come to the same.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.cards.library import CardLibrary
from engine.lab.witness.findings import Finding
from engine.lab.witness.outcome import change, standing_of
from engine.lab.witness.tried_board import board, put
from engine.lab.witness.trying import Answers, tried

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cards.card_data import CardData
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game
    from engine.meaning.cards import CardDefinition

QUESTION = "players who have unequally much, and something else happens to one of them than would alone"

SPOKEN_OF = re.compile(r"\b([Ee]ach|[Aa]ll|[Yy]our|those) (other )?(player|opponent)s?\b")
AIMED = re.compile(r"\btarget\b|\bchoose|\bvote|\bcommander", re.IGNORECASE)
TABLES = ((3, 1, 3), (3, 0, 1), (1, 3, 0))
ANSWERS = (Answers(), Answers(yes=False, most=False, number=1))
Change = dict[str, int]


def examine(card: CardData) -> Iterator[Finding]:
    """What a card does to one of several opponents and would not do to them alone."""
    text = "\n".join(face.text for face in card.faces)
    library = CardLibrary([card])
    if not SPOKEN_OF.search(text) or AIMED.search(text) or library.reason(card.name):
        return
    definition = library.definition(card.name)
    seen: set[str] = set()
    for riches in TABLES:
        for answers in ANSWERS:
            together = done_to_seats(definition, riches, answers)
            for opponent in (1, 2):
                alone = done_to_seats(definition, (riches[0], riches[opponent]), answers)
                for what, changes in together.items():
                    if what in alone and changes[opponent] != alone[what][1] and what not in seen:
                        seen.add(what)
                        told = f"{what}: of {riches} seat {opponent} {_differing(changes[opponent], alone[what][1])}"
                        yield Finding(card.name, "another thing than alone", told)


def done_to_seats(definition: CardDefinition, riches: tuple[int, ...], answers: Answers) -> dict[str, list[Change]]:
    """What each way to use a card comes to for each seat."""
    game = board(riches)
    there = put(game, definition)
    found: dict[str, list[Change]] = {}
    for action, trial in tried(game, there, answers):
        found[_called(game, action)] = _changes(game, trial.game)
    return found


def _called(game: Game, action: Action) -> str:
    return f"{action.kind} {action.index} {action.way} from {game.obj(action.oid).zone}"


def _changes(before: Game, after: Game) -> list[Change]:
    """What has changed for each seat."""
    seats: range = range(len(before.players))
    return [change(standing_of(before, seat), standing_of(after, seat)) for seat in seats]


def _differing(one: Change, other: Change) -> str:
    """In what two changes differ."""
    both = sorted({*one, *other})
    different = [what for what in both if one.get(what) != other.get(what)]
    return "; ".join(f"{what}: {one.get(what, 0)}, alone {other.get(what, 0)}" for what in different)[:300]
