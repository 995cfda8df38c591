"""Hints: what a program would do in the place of whoever is asked, and what it expects to come of it.

It tries things out in possible worlds, so a hint tells nothing that the player may not know (see `agents.worlds`).
Or why a program did what it did last: that is weighed anew. What it weighs tells what it holds, and so does what it
expects. So while the game goes on it is told only to those who saw every card that the program saw; after it, to all.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agents.levels import LEVELS, WHO_GIVES_HINTS
from engine.agents.lookahead import Lookahead
from engine.agents.outlook import Outlook
from engine.core.errors import IllegalAction, IllegalAnswer
from engine.core.identity import NOBODY
from engine.core.record import record, replace
from engine.game.decisions.act import Act
from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
from engine.game.decisions.payment import PayMana
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn.shortcut_preview import in_short
from engine.table import by_chance
from engine.table.programs import player_of, position_of
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.agents.search import Line
    from engine.core.identity import Ref, Seat
    from engine.game.decisions.decision import Answer, Decision
    from engine.game.state.game import Game
    from engine.table.match import Match


@record
class Hint:
    """One answer to what is asked.

    What it and what follows is in words, what it is about, and what it leads to.
    """

    answer: Any
    words: tuple[str, ...]
    refs: tuple[Ref, ...]
    pairs: tuple[tuple[Ref, Ref], ...]  # who attacks or blocks what
    outlook: Outlook
    behind: float = 0.0  # by how much it is thought to be worse than the first, in halves of a card


HIDDEN, NOBODYS, BY_CHANCE = "hidden", "nobody's", "by chance"
BACK = 60  # answers of programs, among which one is looked for that was really weighed


@record
class Weighed:
    """What a program did, and the best of what else it weighed; or why that can not be told."""

    seat: Seat = NOBODY
    hints: tuple[Hint, ...] = ()
    refusal: str = ""  # HIDDEN, NOBODYS or BY_CHANCE

    @property
    def hidden(self) -> bool:
        """Whether it would tell what the player may not know yet."""
        return self.refusal == HIDDEN

    @property
    def by_chance(self) -> bool:
        """Whether nothing was weighed, for chance answered."""
        return self.refusal == BY_CHANCE


def why_that(match: Match, asker: Seat, count: int | None = None) -> Weighed:
    """Why a program did what it did last, or last before so many answers."""
    found = _last_weighed(match, len(match.answers) if count is None else count)
    if found is None or found.pending is None:
        return Weighed(refusal=NOBODYS)
    asked, seat = found.pending, found.pending.asked_of
    level = LEVELS.get(match.agent_of(seat))
    if level is None:
        return Weighed(seat, refusal=BY_CHANCE)
    if not match.over and not _sees_as_much(found.live, asker, seat, asked):
        return Weighed(seat, refusal=HIDDEN)
    with match.at_work:
        lines = player_of(found, level, seat).weigh(asked, position_of(found), _taken(match, found))
    told = (_told(found, line) for line in lines)
    return Weighed(
        seat, tuple(replace(hint, behind=lines[0].lead(line)[0]) for hint, line in zip(told, lines, strict=True))
    )


def _last_weighed(match: Match, count: int) -> Match | None:
    """The match as it was when a program was last asked something that could be weighed, and did something."""
    asked = [number for number in range(count) if match.asked[number].of_agent]
    for number in reversed(asked[-BACK:]):
        then = match.fork(number)
        pending = then.pending
        if pending is None or pending.only_answer() is not None or pending.cancellable or isinstance(pending, PayMana):
            continue
        if not isinstance(pending, Act) or match.answers[number]:
            return then
    return None


def _sees_as_much(game: Game, asker: Seat, seat: Seat, asked: Decision) -> bool:
    """Whether a player sees the face of every card that another one sees."""
    return all(may_see(game, asker, oid) for oid in game.objects if may_see(game, seat, oid, asked))


def _taken(match: Match, then: Match) -> list[Answer]:
    """What was answered then, and on the way to the next action."""
    trial, number, asked = then.fork(), len(then.answers), then.pending
    taken: list[Answer] = []
    while number < len(match.answers) and trial.pending is not None and asked is not None:
        if trial.pending.asked_of != asked.asked_of or (taken and isinstance(trial.pending, Act)):
            break
        taken.append(match.answers[number])
        trial.answer(match.answers[number])
        number += 1
    return taken


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
