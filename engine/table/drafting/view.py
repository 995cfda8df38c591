"""What a seat may know of a draft (CR 905.1c).

Its pack, its pile, what lies face up, what was revealed and noted.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, Seat
from engine.core.record import record
from engine.table.drafting.decisions import Pick
from engine.telling.decisions import in_words
from engine.telling.teller import ENGLISH, Telling

if TYPE_CHECKING:
    from engine.game.decisions.decision import Decision
    from engine.game.rules.questions.drafting import Noted
    from engine.table.drafting.table import Table
    from engine.telling.language import Language


@record
class DrafterView:
    """A player as others see them."""

    name: str
    drafted: int  # how many cards are in their pile
    packs: tuple[int, ...]  # how many cards are in the packs in front of them
    face_up: tuple[int, ...]
    notes: tuple[Noted, ...]


@record
class DraftView:
    """A draft as a seat sees it; cards have numbers, and `names` has only those that the seat may know."""

    viewer: Seat
    round: int
    rounds: int
    pick: int
    to_left: bool  # the way the packs are passed
    players: tuple[DrafterView, ...]
    pack: tuple[int, ...]  # that the viewer is drafting from
    pile: tuple[int, ...]  # what the viewer has drafted
    looked_at: tuple[int, ...]  # what they may look at besides, for now
    removed: tuple[int, ...]
    names: dict[int, str]
    decision: Decision | None
    waiting_for: Seat
    story: tuple[str, ...]


def view_for(table: Table, seat: Seat, decision: Decision | None, language: Language = ENGLISH) -> DraftView:
    """The draft as a seat sees it."""
    mine = decision is not None and decision.asked_of == seat
    pack = decision.candidates if mine and isinstance(decision, Pick) else ()
    looked_at = tuple(sorted(table.seen[seat]))
    players = tuple(_player(table, other) for other in table.seats)
    shown = (number for player in players for number in player.face_up)
    pile = tuple(table.piles[seat])
    known = dict.fromkeys((*pack, *pile, *looked_at, *shown, *table.removed))
    telling = Telling(language, table.name_of)
    return DraftView(
        viewer=seat, round=table.round, rounds=table.setup.form.boosters, pick=table.pick,
        to_left=table.round % 2 == 1, players=players, pack=pack, pile=pile, looked_at=looked_at,
        removed=tuple(table.removed), names={number: table.names[number] for number in known},
        decision=in_words(decision, telling) if mine and decision is not None else None,
        waiting_for=decision.asked_of if decision is not None else NOBODY,
        story=tuple(telling.tell(said.words) for said in table.said if not said.to or seat in said.to),
    )  # fmt: skip


def _player(table: Table, seat: Seat) -> DrafterView:
    face_up = tuple(number for number in table.piles[seat] if number in table.face_up)
    packs = tuple(len(pack.cards) for pack in table.waiting[seat])
    return DrafterView(table.name_of(seat), len(table.piles[seat]), packs, face_up, tuple(table.notes[seat]))
