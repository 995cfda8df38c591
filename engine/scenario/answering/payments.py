"""Payments of mana: automatic ones, and what answers say about them (scenario format, section 7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.core.colors import NAMES
from engine.core.errors import IllegalAction
from engine.game.decisions.payment import PayMana
from engine.scenario.answering.asker import answers
from engine.scenario.answering.options import mana_by_numbers
from engine.scenario.format import CANCEL_PAYMENT, CHOICE, PICK, STOP, TARGET, YES
from engine.scenario.labels import folded

if TYPE_CHECKING:
    from engine.game.decisions.payment import Use
    from engine.scenario.answering.asker import Asker, Validate


MANA_WORDS = (*NAMES.values(), "colorless")
SUBSTITUTES = ("convoke", "improvise", "assist", "exile a card")  # what scripts call what pays for mana


@answers(PayMana)
def pay_mana(asker: Asker, decision: PayMana, validate: Validate) -> Any:
    """Pay a mana cost by the plan that the rules work out, unless answers say how.

    Without automatic payment it is paid from the pool as the answers say.
    """
    letter = asker.letter(decision)
    if asker.pays_by_itself(letter):
        life = _phyrexian_with_life(asker, decision, letter)
        if life:
            return {"life": life}
        used = _by_numbers(asker, decision, letter)
        if used is not None:
            return {"use": list(used)}
        _use_colors(asker, decision, letter)
        use = _substitute_meant(asker, decision, letter)
        return "auto" if use is None else {"use": use}
    cancel = asker.queues.front(letter, CHOICE, (CANCEL_PAYMENT,))
    if cancel is not None:
        waiting = asker.queues.waiting(letter, CHOICE)
        for earlier in waiting[: waiting.index(cancel) + 1]:  # what was done before is part of the payment
            if earlier.kind in (PICK, STOP, CANCEL_PAYMENT):
                asker.queues.use(earlier)
        raise IllegalAction("the payment was cancelled", "601.2h")
    by_hand = _by_hand(asker, decision, letter)
    if by_hand is not None:
        return {"use": list(by_hand)}
    return {"forbid": list(dict.fromkeys(oid for oid, _, _ in decision.sources))} if decision.plan else "auto"


def _by_hand(asker: Asker, decision: PayMana, letter: str) -> Use | None:
    """The mana that answers name, one by one, is in the pool; a name of something else is that of a substitute for
    mana, and what it uses is named next."""
    offered = [use for use in decision.sources if use[1] < 0]
    for _ in range(_most_mana(decision.cost)):
        answer = asker.queues.front(letter, CHOICE, (PICK,))
        word = folded(answer.picks[0].name) if answer is not None else ""
        if answer is None or word not in (*MANA_WORDS, *SUBSTITUTES):
            break
        asker.queues.use(answer, 1)
        asker.used(decision, answer, str(answer.picks[0]))
        if word in SUBSTITUTES:
            return _used_for_mana(asker, decision, letter, offered)
    return None


def _used_for_mana(asker: Asker, decision: PayMana, letter: str, offered: list[Use]) -> Use | None:
    """What answers name to pay with instead of mana, as far as possible for what the plan takes it for."""
    planned = [made for _, index, made in decision.plan if index < 0]
    for queue in (TARGET, CHOICE):
        answer = asker.queues.front(letter, queue, (PICK,))
        fitting = [use for use in offered if answer is not None and asker.board.fits(answer.picks[0], use[0])]
        if answer is not None and fitting:
            asker.queues.use(answer, 1)
            asker.used(decision, answer, str(answer.picks[0]))
            return next((use for use in fitting if use[2] in planned), fitting[0])
    return None


def _phyrexian_with_life(asker: Asker, decision: PayMana, letter: str) -> int:
    """How many Phyrexian mana symbols are paid with life where mana would do: a question of yes or no (CR 601.2b)."""
    symbols = decision.cost.count("/P}") - decision.life // 2
    payable = min(symbols, asker.board.game.players[decision.seat].life // 2)
    chosen = 0
    for _ in range(payable if decision.solved and symbols else 0):
        answer = asker.queues.front(letter, CHOICE, (YES,))
        if answer is not None:
            asker.queues.use(answer)
            asker.used(decision, answer, "2 life" if answer.value else "mana")
            chosen += bool(answer.value)
        elif not asker.strict(decision):
            chosen += 1
    return chosen


def _use_colors(asker: Asker, decision: PayMana, letter: str) -> None:
    """Use answers that name the colours which the payment takes anyway where sources offer a choice.

    Scenario format, section 7.3.
    """
    for oid, index, mana in decision.plan:
        makes = {(number, other) for source, number, other in decision.sources if source == oid}
        choice = sum(number == index for number, _ in makes) > 1  # else it is one among several abilities for a colour
        needed = choice or (len(makes) > 1 and f"{{{mana[:1]}}}" in decision.cost)
        answer = asker.queues.front(letter, CHOICE, (PICK,)) if needed else None
        if answer is not None and mana and folded(answer.picks[0].name) == NAMES.get(mana[0], "colorless"):
            asker.queues.use(answer, 1)
            asker.used(decision, answer, mana)
    for _ in range(decision.life // 2):  # Phyrexian mana that only life can pay
        answer = asker.queues.front(letter, CHOICE, (YES,))
        if answer is not None and answer.value:
            asker.queues.use(answer)
            asker.used(decision, answer, "2 life")


def _by_numbers(asker: Asker, decision: PayMana, letter: str) -> Use | None:
    """A source of the payment that makes several mana, with those that numbers in the queue say for each colour."""
    for oid, index, mana in decision.plan:
        made = [other for other in decision.sources if other[:2] == (oid, index)]
        if len(mana) > 1 and len(made) > 1 and index >= 0:
            found = mana_by_numbers(asker, decision, [other[2] for other in made], letter)
            if found is not None:
                return made[found]
    return None


def _substitute_meant(asker: Asker, decision: PayMana, letter: str) -> list[Any] | None:
    """What an answer names to pay with where mana is not enough: a creature for convoke, a card for delve.

    Scenario format, section 7.3.
    """
    planned = [made for _, index, made in decision.plan if index < 0]
    if not planned:
        return None
    offered = sorted((use for use in decision.sources if use[1] < 0), key=lambda use: use[2] not in planned)
    for queue in (CHOICE, TARGET):
        answer = asker.queues.front(letter, queue, (PICK,))
        if answer is None:
            continue
        for oid, index, made in offered:
            if asker.board.fits(answer.picks[0], oid):
                asker.queues.use(answer, 1)
                asker.used(decision, answer, str(answer.picks[0]))
                return [oid, index, made]
    return None


def _most_mana(cost: str) -> int:
    """How much mana a cost takes at most: two for each {2/W}."""
    symbols = cost.strip("{}").split("}{") if cost else []
    return sum(int(symbol) if symbol.isdigit() else 2 if symbol.startswith("2/") else 1 for symbol in symbols)
