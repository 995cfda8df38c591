"""`python -m engine coverage CARDS [--jobs N] [--pool POOL] [--decks DECKS | --memorised] [--json OUT]`.

How much is understood, what is next.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from pathlib import Path

from engine import api
from engine.cards.card_data import CardData
from engine.lab.commands.arguments import parser, write_json
from engine.lab.coverage import coverage, names_in_pool
from engine.lab.deck_coverage import cover, read_decks
from engine.lab.memorised import memory_of


def main(argv: Sequence[str]) -> int:
    """Compile all cards and print what became of them."""
    arguments = parser("coverage", "How many cards are understood.")
    arguments.add_argument("cards", help="a file or folder of cards")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--most", type=int, default=40, help="how many obstacles to list")
    arguments.add_argument("--every", type=int, default=1, help="only every so manieth card")
    arguments.add_argument("--json", metavar="OUT")
    arguments.add_argument("--decks", metavar="DECKS", help="how many of these decks can be played with the cards")
    arguments.add_argument("--memorised", action="store_true", help="what only one card needs, and how many cards do")
    arguments.add_argument("--pool", help="only cards whose entry in the file says so as its pool")
    options = arguments.parse_args(argv)
    if options.decks:
        return _decks(options)
    cards = api.cards_of_file(Path(options.cards))
    if options.pool:
        pool = names_in_pool(Path(options.cards), options.pool)
        cards = [card for card in cards if card.name in pool]
    cards = cards[:: options.every]
    if options.memorised:
        return _memorised(options, cards)
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


def _memorised(options: argparse.Namespace, cards: list[CardData]) -> int:
    """Print how many cards need each phrase and rewording, those of fewest first, and the share that is memory."""
    found = memory_of(cards, options.jobs)
    print("cards / what they need")
    for name in sorted(found.uses, key=lambda name: (found.uses[name], name))[: options.most]:
        print(f"{found.uses[name]:6}  {name}")
    print(found.totals())
    write_json(options.json, {"uses": dict(found.uses), "alone": found.alone, "totals": found.totals()})
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
