"""`python -m engine coverage CARDS [--jobs N] [--json OUT]`. How many cards are understood, and what to learn next."""

from __future__ import annotations

import time
from collections.abc import Sequence
from pathlib import Path

from engine import api
from engine.lab.commands.arguments import parser, write_json
from engine.lab.coverage import coverage


def main(argv: Sequence[str]) -> int:
    """Compile all cards and print what became of them."""
    arguments = parser("coverage", "How many cards are understood.")
    arguments.add_argument("cards", help="a file or folder of cards")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--most", type=int, default=40, help="how many obstacles to list")
    arguments.add_argument("--every", type=int, default=1, help="only every so manieth card")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
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
