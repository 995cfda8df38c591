"""Every ability of every understood card, used in games.

`python -m engine exercise CARDS [--jobs N] [--json OUT]`
"""

from __future__ import annotations

import time
import traceback
from collections.abc import Sequence
from multiprocessing import get_context
from pathlib import Path
from typing import Any

from engine import api
from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.lab.commands.arguments import parser, write_json
from engine.lab.exercise import Exercised, exercise
from engine.lab.practice_table import furniture

_kept: dict[str, CardLibrary] = {}


def _one(card: CardData) -> Exercised | None:
    """Exercise one card in a worker; None if it is declined."""
    standing = _kept.setdefault("furniture", furniture())
    library = CardLibrary([card])
    try:
        if library.reason(card.name):
            return None
    except Exception as error:  # the compiler must decline, never raise: that is a defect too
        trace = traceback.format_exc()[-3000:]
        return Exercised(card.name, defects=[{"error": f"compiling: {error!r}", "trace": trace}])
    return exercise(library.definition(card.name), standing)


def main(argv: Sequence[str]) -> int:
    """Exercise the cards and print what came of it; 1 if there was a defect."""
    arguments = parser("exercise", "Use every ability of every understood card in small random games.")
    arguments.add_argument("cards", help="a file or folder of cards")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--only", default="", help="only cards whose name contains this")
    arguments.add_argument("--every", type=int, default=1, help="only every so manieth card")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    cards = [card for card in api.cards_of_file(Path(options.cards)) if options.only.casefold() in card.name.casefold()]
    cards = cards[:: options.every]
    began = time.perf_counter()
    results: list[Exercised] = []
    if options.jobs > 1:
        with get_context("spawn").Pool(options.jobs) as pool:
            for found in pool.imap(_one, cards, chunksize=20):
                if found is not None:
                    results.append(found)
    else:
        results = [found for card in cards if (found := _one(card)) is not None]
    data = summary(results, len(cards), time.perf_counter() - began)
    for result in results:
        for defect in result.defects:
            print(f"{result.name}: {defect['error']}")
    print({key: value for key, value in data.items() if key not in ("cards", "missed")})
    write_json(options.json, data)
    return 1 if data["defects"] else 0


def summary(results: Sequence[Exercised], cards: int, seconds: float) -> dict[str, Any]:
    """The results as plain data."""
    abilities = sum(len(result.abilities) for result in results)
    reached = sum(len(result.reached) for result in results)
    return {
        "cards_given": cards,
        "cards_exercised": len(results),
        "abilities": abilities,
        "reached": reached,
        "reached_share": round(reached / abilities, 4) if abilities else 1.0,
        "defects": sum(len(result.defects) for result in results),
        "seconds": round(seconds, 1),
        "missed": {result.name: result.missed for result in results if result.missed},
        "cards": [
            {
                "name": result.name,
                "abilities": result.abilities,
                "reached": result.reached,
                "defects": result.defects,
                "seconds": round(result.seconds, 3),
            }
            for result in results
        ],
    }
