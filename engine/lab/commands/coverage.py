"""`python -m engine coverage CARDS [--jobs N] [--decks DECKS] [--json OUT]`.

How much is understood, what is next.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from engine import api
from engine.lab.commands.arguments import parser, write_json
from engine.lab.coverage import coverage
from engine.lab.deck_coverage import cover, read_decks


def main(argv: Sequence[str]) -> int:
    """Compile all cards and print what became of them."""
    arguments = parser("coverage", "How many cards are understood.")
    arguments.add_argument("cards", help="a file or folder of cards")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--most", type=int, default=40, help="how many obstacles to list")
    arguments.add_argument("--every", type=int, default=1, help="only every so manieth card")
    arguments.add_argument("--json", metavar="OUT")
    arguments.add_argument("--decks", metavar="DECKS", help="how many of these decks can be played with the cards")
    options = arguments.parse_args(argv)
    if options.decks:
        return _decks(options)
    cards = api.cards_of_file(Path(options.cards))[:: options.every]
    began = time.perf_counter()
    found = coverage(cards, options.jobs)
    seconds = round(time.perf_counter() - began, 1)
    totals = {**found.totals(), "seconds": seconds}
    print("cards finished / lines stopped / obstacle")
    for group, finishes, stops in found.obstacles(options.most):
        print(f"{finishes:6} {stops:6}  {group}")
    print(totals)
    listed = [
        {"name": c.name, "accepted": c.accepted, "reason": c.reason, "roundtrip": c.roundtrip} for c in found.cards
    ]
    write_json(options.json, {"cards": listed, "totals": totals})
    return 0


def _decks(options: argparse.Namespace) -> int:
    """Print how many decks can be played, by kind, and the cards that are in the way of most."""
    found = cover(read_decks(Path(options.decks)), api.load_library([options.cards]))
    print("decks lack it alone / decks have it / card")
    ranked = sorted(found.in_the_way, key=lambda name: (-found.alone[name], -found.in_the_way[name], name))
    for name in ranked[: options.most]:
        print(f"{found.alone[name]:6} {found.in_the_way[name]:6}  {name}")
    for kind, counts in found.as_data()["kinds"].items():
        main, whole = counts["main"], counts["with_sideboard"]
        print(f"{kind}: {main} of {counts['decks']} main decks, {whole} with their sideboards")
    write_json(options.json, {**found.as_data(), "in_the_way": dict(found.in_the_way.most_common())})
    return 0
