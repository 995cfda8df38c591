"""Whether views of a draft tell anything that their seats must not know (CR 905.1c)."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from engine.core.errors import RulesDefect
from engine.table.drafting.decisions import Pick
from engine.table.drafting.view import view_for

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.table.drafting.draft import Draft
    from engine.table.drafting.view import DraftView

VEIL = "a card that nobody may know"


def hidden_from(draft: Draft, seat: Seat) -> set[int]:
    """The cards that a seat must not know: those in packs, and those face down in others' piles.

    It may know what it picks from now, and what it has looked at.
    """
    table, decision = draft.table, draft.pending
    mine = set(table.piles[seat]) | table.face_up | set(table.removed) | table.seen[seat]
    if isinstance(decision, Pick) and decision.asked_of == seat:
        mine |= set(decision.candidates)
    return set(range(len(table.names))) - mine


def check_draft_views(draft: Draft) -> None:
    """Raise `RulesDefect` if a view tells something of cards that its seat must not know.

    The view has to stay the same when all those cards become another card.
    """
    table = draft.table
    for seat in table.seats:
        view, hidden = draft.view(seat), hidden_from(draft, seat)
        known = set(view.names)
        if known & hidden:
            raise RulesDefect(f"seat {seat} sees the hidden cards {sorted(known & hidden)}")
        names = list(table.names)
        try:
            for number in hidden:
                table.names[number] = VEIL
            veiled = view_for(table, seat, draft.pending, draft.language)
        finally:
            table.names[:] = names
        if _shape(view) != _shape(veiled):
            raise RulesDefect(f"seat {seat} sees something of hidden cards: {view}")


def _shape(view: DraftView) -> str:
    return json.dumps([list(view.names.items()), view.pack, view.pile, view.looked_at, view.story, str(view.decision)])
