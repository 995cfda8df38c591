"""Programs play against each other, and who wins is counted: `python -m engine arena`.

`arena A B [C…] [--decks DECK…] --games N --seed S [--variant V]… [--check] [--json OUT]`.
Or with `--puzzles`: which of the shipped puzzles each level solves.
"""

from __future__ import annotations

import json
import sys
from typing import TYPE_CHECKING

from engine import api
from engine.core.record import replace
from engine.lab.arena import NAMES, Result, play, tables
from engine.lab.commands.arguments import parser, write_json
from engine.lab.puzzles import solved

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Play the games and print what they came to; 1 if there was a defect."""
    arguments = parser("arena", f"Let programs play against each other: {', '.join(NAMES)}.")
    arguments.add_argument("levels", nargs="+", metavar="LEVEL", help="who sits at the table, one for each seat")
    arguments.add_argument(
        "--decks", nargs="+", default=[], metavar="DECK", help="shipped decks or files; else all shipped"
    )
    arguments.add_argument("--games", type=int, default=20)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--variant", action="append", default=[], help="a variant such as commander; any number")
    arguments.add_argument("--check", action="store_true", help="verify invariants after every decision")
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    arguments.add_argument("--puzzles", action="store_true", help="instead: which shipped puzzles each level solves")
    options = arguments.parse_args(argv)
    if options.puzzles:
        return _play_puzzles(_known(options.levels, 1), options.json)
    _known(options.levels, 2)
    decks = [api.find_deck(name) for name in options.decks] or list(_shipped(options.variant).values())
    lists = {api.deck_cards(deck): api.deck_lists(deck) for deck in decks}
    chosen = api.dealt(api.chosen_lists(options.variant, []), len(options.levels), options.variant)
    kinds = (("variants", tuple(options.variant)),) if options.variant else ()
    result = Result()
    for names, setup in tables(
        options.levels, list(lists), api.load_library(options.cards), options.games, options.seed, options=kinds
    ):
        seats = (
            replace(seat, lists={**lists[seat.deck], **given}) for seat, given in zip(setup.seats, chosen, strict=True)
        )
        play(names, replace(setup, seats=tuple(seats)), result, options.check)
    data = result.as_data()
    for defect in data["defects"]:
        print(f"seed {defect['seed']}, turn {defect['turn']}: {defect['error']}", file=sys.stderr)
    print(json.dumps({**data, "defects": len(data["defects"])}, ensure_ascii=False), flush=True)
    write_json(options.json, data)
    return 1 if result.defects else 0


def _known(levels: Sequence[str], least: int) -> Sequence[str]:
    """The levels that were named, if there are so many, and all of them exist."""
    unknown = [name for name in levels if name not in NAMES]
    if unknown or len(levels) < least:
        raise api.SetupError(f"name two levels or more of: {', '.join(NAMES)}; not {', '.join(unknown) or 'one alone'}")
    return levels


def _play_puzzles(levels: Sequence[str], out: str | None) -> int:
    """Print how many puzzles each level solves."""
    found = solved(levels)
    data = {"puzzles": len(api.puzzles()), "solved": {level: len(titles) for level, titles in found.items()}}
    print(json.dumps(data), flush=True)
    write_json(out, {**data, "solved": found})
    return 0


def _shipped(variants: Sequence[str]) -> dict[str, api.DeckList]:
    return api.shipped_commander_decks() if "commander" in variants else api.shipped_decks()
