"""Many games played by chance, and a report of them.

`python -m engine simulate DECK DECK [DECK…] --games N --seed S [--check] [--pairs] [--variant V]… [--list KIND=NAME]…
[--together KIND]… [--json OUT]`, or in place of the decks `--random-decks CARDS` or `--decks DECKS`.
"""

from __future__ import annotations

import argparse
import json
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from engine import api
from engine.lab.commands.arguments import parser, write_json
from engine.lab.deck_coverage import read_decks
from engine.lab.deck_tables import DeckTables
from engine.lab.random_decks import RandomDecks
from engine.lab.simulation import all_pairs, simulate, simulate_tables

if TYPE_CHECKING:
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Play the games and print what they came to; 1 if there was a defect."""
    arguments = parser("simulate", "Play games with random agents.")
    arguments.add_argument("decks", nargs="*", help="shipped decks by name, or deck list files")
    arguments.add_argument(
        "--random-decks", metavar="CARDS", help="decks made by chance from a card file, each game anew"
    )
    arguments.add_argument(
        "--decks", metavar="DECKS", dest="many", help="tables made by chance from a file of decks, each game anew"
    )
    arguments.add_argument("--seats", type=int, default=2, help="how many players have such decks")
    arguments.add_argument("--games", type=int, default=10)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--check", action="store_true", help="verify invariants after every decision")
    arguments.add_argument("--practising", action="store_true", help="everybody remembers their triggers, by chance")
    arguments.add_argument("--pairs", action="store_true", help="every pair of the decks instead of one table")
    arguments.add_argument(
        "--variant", action="append", default=[], help="a variant such as two_headed_giant; any number"
    )
    wanted = "a list that a variant asks for, such as planes; else the first that is shipped"
    arguments.add_argument("--list", action="append", default=[], metavar="KIND=NAME", help=wanted)
    one = "the players have one list of a kind together, such as planes"
    arguments.add_argument("--together", action="append", default=[], metavar="KIND", help=one)
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    if options.random_decks or options.many:
        return _at_tables_by_chance(options)
    if not options.decks:
        arguments.error("name the decks, or --random-decks with a card file, or --decks with a file of decks")
    library = api.load_library(options.cards)
    chosen = api.chosen_lists(options.variant, options.list)
    together = {kind: chosen.pop(kind) for kind in options.together if kind in chosen}
    lists = api.dealt(chosen, len(options.decks), options.variant)
    decks = ((name, api.find_deck(name)) for name in options.decks)
    seats = [
        api.SeatSetup(name, api.deck_cards(deck), lists={**api.deck_lists(deck), **given})
        for (name, deck), given in zip(decks, lists, strict=True)
    ]
    tables = all_pairs(seats) if options.pairs else [tuple(seats)]
    results = []
    for table in tables:
        report = simulate(
            table, library, options.games, options.seed, options.check, options.variant, options.practising, together
        )
        data = {"decks": [seat.name for seat in table], **report.as_data()}
        results.append(data)
        print(json.dumps(data, ensure_ascii=False), flush=True)
    write_json(options.json, results if options.pairs else results[0])
    return 1 if any(result["defects"] for result in results) else 0


def _at_tables_by_chance(options: argparse.Namespace) -> int:
    """Play with decks made by chance from a file's cards, or drawn from a file's decks."""
    library = api.load_library([*filter(None, [options.random_decks]), *options.cards])
    if options.many:
        name, made = "drawn by chance", DeckTables(library, read_decks(Path(options.many))).setup
    else:
        name = f"random, {options.seats} seats"
        random = RandomDecks(library, api.cards_of_file(Path(options.random_decks)))
        made = partial(random.setup, seats=options.seats)
    report = simulate_tables(made, options.games, options.seed, options.check)
    data = {"decks": name, **report.as_data()}
    print(json.dumps(data, ensure_ascii=False), flush=True)
    write_json(options.json, data)
    return 1 if data["defects"] else 0
