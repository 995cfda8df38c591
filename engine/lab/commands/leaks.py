"""Who is shown more than they may know.

`python -m engine leaks [DECK DECK …] --games N [--seed S] [--variant V]… [--json OUT]`
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import combinations

from engine import api
from engine.lab.commands.arguments import parser, write_json
from engine.lab.leaks import search


def main(argv: Sequence[str]) -> int:
    """Play the games and print what leaked; 1 if anything did."""
    arguments = parser("leaks", "Check every view and happening of every seat in random games for what is hidden.")
    arguments.add_argument("decks", nargs="*", help="the decks of one table; without any, all shipped ones in pairs")
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--practising", action="store_true", help="everybody remembers their triggers, by chance")
    arguments.add_argument(
        "--variant", action="append", default=[], help="what is played, with the first shipped lists"
    )
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    library = api.load_library(options.cards)
    names = options.decks or sorted(api.shipped_decks())
    named = [list(names)] if options.decks else list(map(list, combinations(names, 2)))
    tables = [_seated(table, options.variant) for table in named]
    data = search(tables, library, options.games, options.seed, options.practising, options.variant).as_data()
    for leak in data["leaks"]:
        print(json.dumps(leak, ensure_ascii=False))
    print({**data, "leaks": len(data["leaks"])})
    write_json(options.json, data)
    return 1 if data["leaks"] else 0


def _seated(names: Sequence[str], variants: Sequence[str]) -> tuple[api.SeatSetup, ...]:
    """A seat for each deck, with the lists that the variants ask for."""
    decks = [api.find_deck(name) for name in names]
    lists = api.dealt(api.chosen_lists(variants), len(decks), variants)
    return tuple(
        api.SeatSetup(name, api.deck_cards(deck), lists={**api.deck_lists(deck), **given})
        for name, deck, given in zip(names, decks, lists, strict=True)
    )
