"""`python -m engine leaks [DECK DECK …] --games N [--seed S] [--json OUT]`: whether anybody sees what they must not."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations

from engine import api
from engine.commands.arguments import parser, write_json
from engine.leaks import search


def main(argv: Sequence[str]) -> int:
    """Play the games and print what leaked; 1 if anything did."""
    arguments = parser("leaks", "Check every view and happening of every seat in random games for what is hidden.")
    arguments.add_argument("decks", nargs="*", help="the decks of one table; without any, all shipped ones in pairs")
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--practising", action="store_true", help="everybody remembers their triggers, by chance")
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    library = api.load_library(options.cards)
    names = options.decks or sorted(api.shipped_decks())
    decks = [(name, api.deck_cards(api.find_deck(name))) for name in names]
    tables = [tuple(decks)] if options.decks else list(combinations(decks, 2))
    data = search(tables, library, options.games, options.seed, options.practising).as_data()
    for leak in data["leaks"]:
        print(json.dumps(leak, ensure_ascii=False))
    print({**data, "leaks": len(data["leaks"])})
    write_json(options.json, data)
    return 1 if data["leaks"] else 0
