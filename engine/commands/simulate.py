"""`python -m engine simulate DECK DECK [DECK…] --games N --seed S [--check] [--pairs] [--variant V]
[--json OUT]`."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from engine import api
from engine.__main__ import parser, write_json
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
    arguments.add_argument("--variant", default="", help="a variant such as two_headed_giant")
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    library = api.load_library(options.cards)
    decks = [(name, api.deck_cards(api.find_deck(name))) for name in options.decks]
    tables = all_pairs(decks) if options.pairs else [tuple(decks)]
    results = []
    for table in tables:
        report = simulate(table, library, options.games, options.seed, options.check, options.variant)
        data = {"decks": [name for name, _ in table], **report.as_data()}
        results.append(data)
        print(json.dumps(data, ensure_ascii=False), flush=True)
    write_json(options.json, results if options.pairs else results[0])
    return 1 if any(result["defects"] for result in results) else 0
