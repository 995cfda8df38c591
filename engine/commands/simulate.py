"""`python -m engine simulate DECK DECK [DECK…] --games N --seed S [--check] [--pairs] [--variant V]…
[--list KIND=NAME]… [--json OUT]`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from engine import api
from engine.commands.arguments import parser, write_json
from engine.simulation import all_pairs, simulate

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Play the games and print what they came to; 1 if there was a defect."""
    arguments = parser("simulate", "Play games with random agents.")
    arguments.add_argument("decks", nargs="+", help="shipped decks by name, or deck list files")
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--check", action="store_true", help="verify invariants after every decision")
    arguments.add_argument("--pairs", action="store_true", help="every pair of the decks instead of one table")
    arguments.add_argument(
        "--variant", action="append", default=[], help="a variant such as two_headed_giant; any number"
    )
    wanted = "a list that a variant asks for, such as planes; else the first that is shipped"
    arguments.add_argument("--list", action="append", default=[], metavar="KIND=NAME", help=wanted)
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    library = api.load_library(options.cards)
    lists = api.dealt(api.chosen_lists(options.variant, options.list), len(options.decks), options.variant)
    decks = ((name, api.find_deck(name)) for name in options.decks)
    seats = [
        api.SeatSetup(name, api.deck_cards(deck), lists={**api.deck_lists(deck), **given})
        for (name, deck), given in zip(decks, lists, strict=True)
    ]
    tables = all_pairs(seats) if options.pairs else [tuple(seats)]
    results = []
    for table in tables:
        report = simulate(table, library, options.games, options.seed, options.check, options.variant)
        data = {"decks": [seat.name for seat in table], **report.as_data()}
        results.append(data)
        print(json.dumps(data, ensure_ascii=False), flush=True)
    write_json(options.json, results if options.pairs else results[0])
    return 1 if any(result["defects"] for result in results) else 0
