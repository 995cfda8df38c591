"""Taking the actions of timed entries; what turns out to be illegal is taken back as a whole.

Scenario format, section 7.1.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.game.rules.casting.announcing import activate_mana
from engine.game.rules.casting.legal import legal_actions
from engine.game.rules.turn import priority
from engine.scenario import actions
from engine.scenario.answering.asker import Announcement
from engine.scenario.answering.pay import ways_by_payment
from engine.scenario.failures import ScriptFailed
from engine.scenario.format import ACTIVATE, ACTIVATE_MANA, CAST, CHOICE, ILLEGAL_ACTION, PLAY_LAND, SKIP_FAILED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import Seat
    from engine.game.decisions.act import Action
    from engine.game.state.game import Game
    from engine.scenario.answer_queues import Queues
    from engine.scenario.answering.asker import Asker
    from engine.scenario.board import Board
    from engine.scenario.failures import Log
    from engine.scenario.format import Entry, Reference
    from engine.scenario.script import Script


def illegal(entry: Entry, why: str) -> ScriptFailed:
    """The failure of an action that can't be taken."""
    action, name = entry.action_label(), str(entry.card or "")
    return ScriptFailed(ILLEGAL_ACTION, f"{entry}: {why}", action=action, seat=entry.seat, name=name)


class Actor:
    """Takes the actions that the script demands."""

    def __init__(
        self, board: Board, queues: Queues, script: Script, asker: Asker, log: Log, fail: Callable[[ScriptFailed], None]
    ) -> None:
        self.board = board
        self.queues = queues
        self.script = script
        self.asker = asker
        self.log = log
        self.fail = fail

    @property
    def game(self) -> Game:
        """The game."""
        return self.board.game

    def act(self, entry: Entry, seat: Seat) -> None:
        """Take the action of an entry; one that is illegal is taken back as a whole (CR 729.1)."""
        why = self._activate_mana(entry, seat) if entry.do == ACTIVATE_MANA else self._try_actions(entry, seat)
        self.script.drop(entry)
        if not why:
            return
        skip = self.queues.front(entry.seat, CHOICE, (SKIP_FAILED,))
        if skip is not None:
            self.queues.use(skip)
            self.log.note(f"dropped: {entry} ({why})")
            return
        self.fail(illegal(entry, why))

    def _try_actions(self, entry: Entry, seat: Seat) -> str:
        """Try the actions that an entry can mean until one can be completed; why none could, "" if one was."""
        possible = self._possible(entry, seat)
        if not possible and entry.do == ACTIVATE:
            return self._activate_mana(entry, seat)
        if not possible:
            return "this can't be done now"
        first = ""
        for action in possible:
            why = self._attempt(entry, lambda action=action: priority.take(self.game, seat, action))  # type: ignore[misc]
            if not why:
                return ""
            first = first or why
        return first

    def _possible(self, entry: Entry, seat: Seat) -> Sequence[Action]:
        offered = legal_actions(self.game, seat)
        if entry.do == CAST:
            found = actions.casts(self.board, offered, entry)
            return ways_by_payment(self.asker, found, entry, seat)
        if entry.do == PLAY_LAND:
            return actions.land_plays(self.board, offered, entry)
        return actions.activations(self.board, offered, entry)

    def _attempt(self, entry: Entry, procedure: Callable[[], object]) -> str:
        """Do something that may turn out to be illegal; then everything is as before.

        Why it was illegal, or "".
        """
        before, kept = self.game.clone(), self.queues.keep()
        lines, lent = len(self.log.lines), len(self.asker.lent_no)
        self.asker.announcement = Announcement(entry)
        self.log.note(f"{entry.seat}: {entry}")
        try:
            procedure()
            self._check_targets(self.asker.announcement.targets)
        except IllegalAction as error:
            self.game.become(before)
            if self.queues.front(entry.seat, CHOICE, (SKIP_FAILED,)) is None:
                self.queues.go_back(kept)
                del self.asker.lent_no[lent:]
                del self.log.lines[lines:]
            self.log.note(f"{entry.seat}: {entry} - illegal: {error}")
            return str(error)
        finally:
            self.asker.announcement = None
        return ""

    def _check_targets(self, listed: Sequence[Reference]) -> None:
        """Listed targets that no question asked for must be those that were the only possible ones."""
        top = self.game.find(self.game.stack[-1]) if self.game.stack else None
        item = top.stack if top is not None else None
        chosen = [ref for _, refs in item.targets for ref in refs] if item is not None else []
        for target in listed:
            if self.board.find(target, chosen) is None:
                raise IllegalAction(f"{target} is no legal target, or one too many", "601.2c")

    def _activate_mana(self, entry: Entry, seat: Seat) -> str:
        """Activate a mana ability as often as the entry says, each time on the next source that still can."""
        for _ in range(entry.times):
            found = next(actions.mana_abilities(self.board, seat, entry), None)
            if found is None:
                return "there is no such ability that can be activated now"
            oid, _index, ability = found
            mana = actions.mana_meant(self.board, oid, ability, entry)
            why = self._attempt(entry, partial(activate_mana, self.game, oid, seat, ability, mana))
            if why:
                return why
        return ""
