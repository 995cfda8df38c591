"""The answerer of a run: what a game asks goes to the handler of its kind of decision."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.decisions.act import Act
from engine.decisions.choices import (
    ChooseCardName,
    ChooseModes,
    ChooseNumber,
    ChooseObjects,
    ChooseOption,
    ChooseReplacement,
    ChooseTargets,
    Divide,
    YesNo,
)  # fmt: skip
from engine.decisions.combat import AssignDamage, DeclareAttackers, DeclareBlockers
from engine.decisions.orders import Distribute, OrderObjects, OrderTriggers, SplitPiles
from engine.decisions.payment import PayMana
from engine.errors import IllegalAnswer, RulesDefect
from engine.scenario.answering import combat, modes, number_answers, objects, options, orders, payments
from engine.scenario.answering.asker import Asker, Validate
from engine.scenario.format import ILLEGAL_ANSWER
from engine.telling.decisions import in_words
from engine.telling.teller import GameTelling

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.decisions.decision import Decision

Handler = Callable[[Asker, Any, Validate], Any]


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
            raise self.failed(
                ILLEGAL_ANSWER, self.in_words(decision), f"the answer {answer!r} is not allowed: {error}"
            ) from error
        return checked

    def forced(self, decision: Decision, answer: Any) -> None:
        """Note a decision with only one possible answer, which is not asked: an answer that says just that is used."""
        handler = FORCED.get(type(decision))
        if handler is not None:
            handler(self, self.in_words(decision), answer)

    def in_words(self, decision: Decision) -> Decision:
        """A decision in English, as scripts speak of it."""
        return in_words(decision, GameTelling(self.board.game, decision.seat))

    def die(self, seat: Seat, sides: int, thrown: int) -> int:
        """The result of a die that a player rolls (CR 706), if the script gives it."""
        return options.die_result(self, self.board.letter(seat), sides, thrown)


def _pass(asker: Asker, decision: Act, validate: Validate) -> int:
    """Pass: the script acts before the game asks."""
    return 0


HANDLERS: dict[type, Handler] = {
    Act: _pass,
    ChooseTargets: objects.choose_targets,
    ChooseObjects: objects.choose_objects,
    ChooseModes: modes.choose_modes,
    ChooseNumber: number_answers.choose_number,
    ChooseCardName: options.choose_card_name,
    ChooseOption: options.choose_option,
    ChooseReplacement: options.choose_replacement,
    YesNo: options.yes_or_no,
    PayMana: payments.pay_mana,
    Divide: number_answers.divide,
    AssignDamage: number_answers.assign_damage,
    OrderTriggers: orders.order_triggers,
    OrderObjects: orders.order_objects,
    SplitPiles: orders.split_piles,
    Distribute: orders.distribute,
    DeclareAttackers: combat.declare_attackers,
    DeclareBlockers: combat.declare_blockers,
}
FORCED: dict[type, Callable[[Asker, Any, Any], None]] = {
    ChooseTargets: objects.forced_targets,
    ChooseObjects: objects.forced_objects,
    ChooseModes: modes.forced_modes,
    ChooseNumber: number_answers.forced_number,
    ChooseOption: options.forced_option,
    ChooseReplacement: options.forced_replacement,
}
