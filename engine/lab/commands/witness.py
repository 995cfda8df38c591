"""What is understood wrongly and crashes nothing.

`python -m engine witness KIND CARDS [--other CARDS] [--sample N] [--seed S] [--seconds N] [--jobs N] [--json OUT]`
"""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from engine import api
from engine.cards.card_data import CardData
from engine.lab.commands.arguments import parser, write_json
from engine.lab.witness.looking import KINDS, look, question_of, sample


def main(argv: Sequence[str]) -> int:
    """Put cards before a kind of witness and print what it finds; 1 if it finds anything."""
    arguments = parser("witness", "Search accepted cards for what is understood wrongly and crashes nothing.")
    arguments.add_argument("kind", choices=sorted(KINDS), help="; ".join(f"{k}: {question_of(k)}" for k in KINDS))
    arguments.add_argument("cards", help="a file or folder of cards")
    arguments.add_argument("--sample", type=int, default=0, help="so many cards by chance instead of all")
    arguments.add_argument("--seed", type=int, default=1, help="which cards those are")
    arguments.add_argument("--other", default="", help="a file of the same cards in other words (two_wordings)")
    arguments.add_argument("--only", default="", help="only cards whose text contains this")
    arguments.add_argument("--seconds", type=int, default=0, help="no further card after so long")
    arguments.add_argument("--jobs", type=int, default=1)
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    others = {c.name: c for c in api.cards_of_file(Path(options.other))} if options.other else None
    cards = sample(_wanted(api.cards_of_file(Path(options.cards)), options.only, others), options.sample, options.seed)
    began = time.perf_counter()
    findings, looked_at = [], 0
    for found in look(options.kind, cards, others, options.jobs):
        looked_at += 1
        for finding in found:
            print(f"{finding.kind} | {finding.card} | {finding.words}", flush=True)
        findings += found
        if options.seconds and time.perf_counter() - began > options.seconds:
            break
    kinds = Counter(found.kind for found in findings)
    print({"cards": looked_at, "findings": len(findings), "seconds": round(time.perf_counter() - began, 1)})
    listed = [{"card": found.card, "kind": found.kind, "words": found.words} for found in findings]
    write_json(options.json, {"findings": listed, "kinds": dict(kinds.most_common())})
    return 1 if findings else 0


def _wanted(
    cards: Sequence[CardData], words: str, others: Mapping[str, CardData] | None
) -> list[CardData]:  # fmt: skip
    """The cards whose text contains some words, and of which there is another wording if others are given."""
    found = [card for card in cards if any(words in face.text for face in card.faces)]
    return found if others is None else [card for card in found if others.get(card.name, card) != card]
