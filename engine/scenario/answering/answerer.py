"""The answerer of a run: what a game asks goes to the handler of its kind of decision."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Any

from engine.core.errors import IllegalAnswer, RulesDefect
from engine.game.decisions.act import Act
from engine.game.decisions.shortcuts import ACCEPT, AnswerShortcut
from engine.scenario import answering
from engine.scenario.answering import options
from engine.scenario.answering.asker import FORCED, HANDLERS, Asker, Validate, answers
from engine.scenario.format import ILLEGAL_ANSWER
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.decisions.decision import Decision

for _module in iter_modules(answering.__path__):
    import_module(f"{answering.__name__}.{_module.name}")  # each registers what it answers


class Answerer(Asker):
    """Answers the decisions of one run. Called by the game as `ask(decision, validate)`."""

    def __call__(self, decision: Decision, validate: Validate) -> Any:
        self.decisions += 1
        handler = HANDLERS.get(type(decision))
        if handler is None:
            raise RulesDefect(f"a kind of decision that scenarios do not know: {decision!r}")
        answer = handler(self, self.in_words(decision), validate)
        try:
            checked = decision.check(answer)
            if validate is not None:
                validate(checked)
        except IllegalAnswer as error:
            why = IllegalAnswer(GameTelling(self.board.game, decision.seat).tell(error.why), error.rule)
            refused = f"the answer {answer!r} is not allowed: {why}"
            raise self.failed(ILLEGAL_ANSWER, self.in_words(decision), refused) from error
        return checked

    def forced(self, decision: Decision, answer: Any) -> None:
        """Note a decision with only one possible answer, which is not asked.

        A queued answer that says just that is used up.
        """
        handler = FORCED.get(type(decision))
        if handler is not None:
            handler(self, self.in_words(decision), answer)

    def in_words(self, decision: Decision) -> Decision:
        """A decision in English, as scripts speak of it."""
        return in_words(decision, GameTelling(self.board.game, decision.seat))

    def die(self, seat: Seat, sides: int, thrown: int) -> int:
        """The result of a die that a player rolls (CR 706), if the script gives it."""
        return options.die_result(self, self.board.letter(seat), sides, thrown)


@answers(Act)
def _pass(asker: Asker, decision: Act, validate: Validate) -> int:
    """Pass: the script acts before the game asks."""
    return 0


@answers(AnswerShortcut)
def _accept(asker: Asker, decision: AnswerShortcut, validate: Validate) -> str:
    """Accept: a script plays every choice by itself, and proposes no shortcuts."""
    asker.by_default(decision, ACCEPT)
    return ACCEPT
