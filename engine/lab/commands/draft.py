"""Programs draft, and their games are played by chance.

`python -m engine draft SET --form F --seats N --drafts N --seed S [--check] [--cards FILE]… [--json OUT]`
"""

from __future__ import annotations

import hashlib
import json
import time
from typing import TYPE_CHECKING, Any

from engine import api
from engine.lab.commands.arguments import parser, write_json
from engine.lab.simulation import Report, play_setup

if TYPE_CHECKING:
    import argparse
    from collections.abc import Sequence


def main(argv: Sequence[str]) -> int:
    """Draft with programs, play each game to its end, and print what they came to.

    Gives 1 if there was a defect.
    """
    arguments = parser("draft", "Draft with programs in all seats, and play the games to their ends by chance.")
    arguments.add_argument(
        "set", help="a shipped set, an imported one by its code, a file of cards, or a list of names"
    )
    arguments.add_argument("--form", default="", help="booster_draft, sealed, conspiracy_draft, commander_draft")
    arguments.add_argument("--seats", type=int, default=4)
    arguments.add_argument("--drafts", type=int, default=1)
    arguments.add_argument("--seed", type=int, default=1)
    arguments.add_argument("--check", action="store_true", help="verify invariants after every decision, and views")
    arguments.add_argument("--no-games", action="store_true", help="only draft and build decks")
    arguments.add_argument("--variant", action="append", default=[], help="what the game is played with besides")
    wanted = "a list that a variant asks for, such as planes; else the first that is shipped"
    arguments.add_argument("--list", action="append", default=[], metavar="KIND=NAME", help=wanted)
    arguments.add_argument("--cards", action="append", default=[], help="further card files")
    arguments.add_argument("--json", metavar="OUT")
    options = arguments.parse_args(argv)
    library = api.load_library(options.cards)
    product, left_out = api.booster_packs(options.set, library)
    for card in left_out:
        print(f"left out: {card.name}: {card.why}")
    offered = {one.key: one.form for one in api.draft_sets(library)}
    form = options.form or offered.get(options.set, "") or "booster_draft"
    lists = api.dealt(api.chosen_lists(options.variant, options.list), options.seats, options.variant)
    seats = tuple(api.Drafter(f"seat {at + 1}", "program", given) for at, given in enumerate(lists))
    listed = [name for seat in seats for given in seat.lists.values() for _, name in given]
    data = _play(options, product, api.draft_library((product,), library, listed), form, seats)
    print(json.dumps(data, ensure_ascii=False), flush=True)
    write_json(options.json, data)
    return 1 if data["defects"] else 0


def _play(
    options: argparse.Namespace, product: api.Product, cards: api.CardLibrary, form: str, seats: tuple[api.Drafter, ...]
) -> dict[str, Any]:
    report, digest = Report(), hashlib.sha256()
    picks, views, drafting = 0, 0, 0.0
    for number in range(options.drafts):
        more = (("variants", tuple(options.variant)),) if options.variant else ()
        setup = api.DraftSetup(seats, form, (product,), cards, options.seed + number, options=more)
        began = time.perf_counter()
        draft = api.Draft(setup)
        while draft.pending is not None:
            if options.check:
                api.check_draft_views(draft)
                views += options.seats
            draft.answer_by_program()
        picks += len(draft.answers)
        drafting += time.perf_counter() - began
        match = draft.match_setup()
        match.check()
        digest.update(json.dumps(draft.answers).encode())
        if not options.no_games:
            began = time.perf_counter()
            play_setup(match, options.check, report, digest)
            report.seconds += time.perf_counter() - began
    report.digest = digest.hexdigest()[:16]
    about = {"set": product.title, "form": form, "seats": options.seats, "drafts": options.drafts}
    return {**about, "answers": picks, "views": views, "drafting_seconds": round(drafting, 2), **report.as_data()}
