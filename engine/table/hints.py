"""Hints: what a program would do in the place of whoever is asked, and what it expects to come of it.

It tries things out in possible worlds, so a hint tells nothing that the player may not know (see `agents.worlds`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agents.levels import WHO_GIVES_HINTS
from engine.agents.lookahead import Lookahead
from engine.agents.outlook import Outlook
from engine.core.errors import IllegalAction, IllegalAnswer
from engine.core.record import record
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.decisions.payment import PayMana
from engine.game.rules.turn.shortcut_preview import in_short
from engine.table import by_chance
from engine.table.programs import position_of
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.agents.search import Line
    from engine.core.identity import Ref
    from engine.game.decisions.decision import Answer, Decision
    from engine.table.match import Match


@record
class Hint:
    """One answer to what is asked: what it and what follows is in words, what it is about, and what it leads to."""

    answer: Any
    words: tuple[str, ...]
    refs: tuple[Ref, ...]
    pairs: tuple[tuple[Ref, Ref], ...]  # who attacks or blocks what
    outlook: Outlook


def hints(match: Match) -> tuple[Hint, ...]:
    """What could be answered to what is asked, the best first; none if nothing is asked."""
    if match.pending is None:
        return ()
    player = Lookahead(WHO_GIVES_HINTS, by_chance.seed_of(match))
    with match.at_work:
        lines = player.weigh(match.pending, position_of(match))
    return tuple(_told(match, line) for line in lines)


def _told(match: Match, line: Line) -> Hint:
    """A line of play as a hint. It is gone along in a copy, as far as the player only announces something."""
    words: list[str] = []
    refs: list[Ref] = []
    pairs: tuple[tuple[Ref, Ref], ...] = ()
    trial, asked = match.fork(), match.pending
    for answer in line.answers:
        decision = trial.pending
        if decision is None or asked is None or decision.asked_of != asked.asked_of:
            break
        if words and isinstance(decision, Act | PayMana):
            break
        if isinstance(decision, DeclareAttackers | DeclareBlockers):
            pairs = tuple((one, other) for one, other in answer)
        words.append(GameTelling(trial.live, decision.asked_of, match.language).tell(in_short(decision, answer)))
        refs += _about(decision, answer)
        try:
            trial.answer(answer)
        except (IllegalAction, IllegalAnswer):
            break
    return Hint(line.answers[0], tuple(words), tuple(dict.fromkeys(refs)), pairs, line.outlook)


def _about(decision: Decision, answer: Answer) -> Iterator[Ref]:
    """The things that an answer names."""
    if isinstance(decision, Act):
        if isinstance(answer, int) and decision.actions[answer].oid >= 0:
            yield decision.actions[answer].oid
    elif isinstance(decision, DeclareAttackers | DeclareBlockers):
        yield from (one for one, _ in answer)
    elif decision.names_things:
        yield from (ref for ref in answer if isinstance(ref, int))
