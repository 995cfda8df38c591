"""Yes or no, texts, ways to pay, replacement effects (scenario format, section 8.1)."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from engine.core.colors import NAMES
from engine.game.decisions.choices import ChooseCardName, ChooseOption, ChooseReplacement, YesNo
from engine.game.rules.casting.ability_costs import OTHER_COST
from engine.scenario.answering import defaults
from engine.scenario.answering.asker import answers, notes_forced
from engine.scenario.failures import ScriptFailed
from engine.scenario.format import (
    CHOICE,
    COIN,
    DIE,
    EFFECT,
    ILLEGAL_ANSWER,
    MISSING_ANSWER,
    NUMBER,
    PICK,
    STOP,
    TARGET,
    YES,
)
from engine.scenario.labels import begins, contains, equals, first_that_begins, folded, normalised, with_all_words

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.game.decisions.decision import Decision
    from engine.scenario.answering.asker import Asker, Validate
    from engine.scenario.format import Answer


MOST_YES = 100  # that are made up for one question of one object in a turn: "you may repeat this process"
TWO_SIDES = 2  # of a coin
MAY = "may"  # the purpose of asking whether something is done that may be left
ARRANGED = "arrange"  # the purpose of ordering the cards of a melded permanent that leaves


@answers(YesNo)
def yes_or_no(asker: Asker, decision: YesNo, validate: Validate) -> bool:
    """Yes or no: from the choice queue, else yes; mulligans are never taken."""
    if decision.purpose == "mulligan":
        return False
    named = _naming_what_is_offered(asker, decision)
    front = next(iter(asker.queues.waiting(asker.letter(decision), CHOICE)), None)
    if front is not None and front.kind == STOP and decision.purpose == MAY:
        return _by_what_follows(asker, decision)
    answer = asker.queues.front(asker.letter(decision), CHOICE, (YES,))
    if answer is not None:
        asker.queues.use(answer)
        asker.used(decision, answer, "yes" if answer.value else "no")
    if named is not None and (answer is None or answer.value):
        asker.queues.use(named, 1)
        asker.used(decision, named, str(named.picks[0]))
        return True
    if answer is not None:
        return bool(answer.value)
    return _by_what_follows(asker, decision)


def _naming_what_is_offered(asker: Asker, decision: YesNo) -> Answer | None:
    """An answer that names the card which a yes or no is about, where there might have been a choice of cards."""
    if decision.purpose != "splice":
        return None
    letter = asker.letter(decision)
    fronts = (asker.queues.front(letter, to, (PICK,)) for to in (TARGET, CHOICE))
    return next((a for a in fronts if a is not None and a.picks[0].name and a.picks[0].name in decision.prompt), None)


def _by_what_follows(asker: Asker, decision: YesNo) -> bool:
    """Yes or no where the answer may have been meant for a choice of "up to": a pick says yes, a stop says no."""
    letter = asker.letter(decision)
    for to in (CHOICE, TARGET):
        answer = asker.queues.front(letter, to, (PICK, STOP))
        if answer is not None and answer.kind == STOP:
            asker.queues.use(answer)
        if answer is not None:
            asker.used(decision, answer, "yes" if answer.kind == PICK else "no")
            return answer.kind == PICK
    if asker.strict(decision) and _given_back(asker, letter):
        asker.by_default(decision, "no")
        return False
    asker.missing(decision)
    again = (decision.source, decision.prompt, asker.board.game.turn.number)
    asker.agreed[again] = asker.agreed.get(again, 0) + 1
    wanted = asker.agreed[again] <= MOST_YES
    asker.by_default(decision, "yes" if wanted else "no, after so many times")
    return wanted


MERGING = "merge"  # the purpose of a choice that scripts answer as if beneath were asked (CR 702.140c)
SECOND_IS_ASKED = (MERGING, OTHER_COST)  # a yes means the second option


@notes_forced(YesNo)
def forced_no(asker: Asker, decision: YesNo, answer: bool) -> None:
    """What can't be done is left: a no that says so is used."""
    if not answer:
        use_no(asker, decision)


def use_no(asker: Asker, decision: Decision) -> None:
    """Use a no that is next among the yes and no, for what can't be done.

    A later question gets it back if need be.
    """
    front = asker.queues.front(asker.letter(decision), CHOICE, (YES,))
    if front is not None and not front.value:
        asker.queues.use(front)
        asker.used(decision, front, "no, it can't be done")
        asker.lent_no.append(front)


def _given_back(asker: Asker, letter: str) -> bool:
    """Whether a no that was used for what could not be done answers a question that no other answer is left for."""
    found = next((answer for answer in asker.lent_no if answer.seat == letter), None)
    if found is not None:
        asker.lent_no.remove(found)
    return found is not None


@answers(ChooseOption)
def choose_option(asker: Asker, decision: ChooseOption, validate: Validate) -> int:
    """One of several texts: by the text itself, its beginning, or its number in a numbered list."""
    if decision.purpose == "starting player":
        return 0
    if decision.purpose == COIN:
        return _call_of_coin(asker, decision)
    letter = asker.letter(decision)
    mana = mana_by_numbers(asker, decision, decision.options, letter)
    if mana is not None:
        return mana
    answer = asker.queues.front(letter, CHOICE, (PICK,))
    named = answer is not None and option_meant(decision.options, answer.picks[0].name) is not None
    if decision.purpose == ARRANGED and not named:
        return 0  # scripts leave the order of the cards of a melded permanent open
    said = None if named or answer is None else _by_other_kind(asker, decision, letter)  # a later question's pick
    if said is not None:
        return said
    if answer is not None:
        found = option_meant(decision.options, answer.picks[0].name)
        if found is None:
            why = f"{answer.picks[0]} (from {answer.place}) is not one of: {', '.join(decision.options[:20])}"
            raise asker.failed(ILLEGAL_ANSWER, decision, why)
        asker.queues.use(answer, 1)
        asker.used(decision, answer, decision.options[found])
        return found
    other = _by_other_kind(asker, decision, letter)
    if other is not None:
        return other
    said = _said_by_label(asker, decision)
    if said is not None:
        return said
    asker.missing(decision)
    found = defaults.option(asker, decision)
    asker.by_default(decision, decision.options[found])
    return found


def _said_by_label(asker: Asker, decision: ChooseOption) -> int | None:
    """The mana that the label of an entry says up to its end: "Exile a card from your hand: Add {B}{B}"."""
    label = normalised(asker.announcement.entry.ability).rstrip(".") if asker.announcement is not None else ""
    fitting = [n for n, option in enumerate(decision.options) if label.endswith(f"add {normalised(option)}")]
    return fitting[0] if len(fitting) == 1 else None


@answers(ChooseCardName)
def choose_card_name(asker: Asker, decision: ChooseCardName, validate: Validate) -> int | str:
    """A card name: any that a script names, whether the player may know of it or not (CR 201.4)."""
    answer = asker.queues.front(asker.letter(decision), CHOICE, (PICK,))
    if answer is None or not answer.picks[0].name:
        asker.missing(decision)
        found = decision.some_answer(lambda bound: 0)
        asker.by_default(decision, decision.options[found] if decision.options else str(found))
        return found  # type: ignore[no-any-return]
    name = answer.picks[0].name
    known = option_meant(decision.options, name)
    asker.queues.use(answer, 1)
    asker.used(decision, answer, name if known is None else decision.options[known])
    return name if known is None else known


def mana_by_numbers(asker: Asker, decision: Decision, options: Sequence[str], letter: str) -> int | None:
    """The option of mana in several colours that numbers name, one number for each possible colour.

    They are in the order white, blue, black, red, green. None if no numbers are queued, or none of the options is
    meant.
    """
    combinations = [option.replace("{", "").replace("}", "") for option in options]
    kinds = [kind for kind in NAMES if any(kind in combination for combination in combinations)]
    are_mana = all(combination and all(kind in (*NAMES, "C") for kind in combination) for combination in combinations)
    if not are_mana or asker.queues.front(letter, CHOICE, (NUMBER,)) is None:
        return None
    kept = asker.queues.keep()
    wanted = ""
    for kind in kinds:
        answer = asker.queues.front(letter, CHOICE, (NUMBER,))
        if answer is not None:
            asker.queues.use(answer)
            asker.used(decision, answer, f"{answer.value} {kind}")
            wanted += kind * answer.value
    found = next((n for n, option in enumerate(combinations) if sorted(option) == sorted(wanted)), None)
    if found is None:
        asker.queues.go_back(kept)
    return found


def _by_other_kind(asker: Asker, decision: ChooseOption, letter: str) -> int | None:
    """An option chosen by a yes (the first of two) or no, or by its number."""
    if len(decision.options) == 2 and (answer := asker.queues.front(letter, CHOICE, (YES,))) is not None:
        found = 0 if bool(answer.value) != (decision.purpose in SECOND_IS_ASKED) else 1
        asker.queues.use(answer)
        asker.used(decision, answer, decision.options[found])
        return found
    answer = asker.queues.front(letter, CHOICE, (NUMBER,))
    if answer is not None and str(answer.value) in decision.options:
        asker.queues.use(answer)
        asker.used(decision, answer, str(answer.value))
        return decision.options.index(str(answer.value))
    return None


def _call_of_coin(asker: Asker, decision: ChooseOption) -> int:
    """The call of a coin: the right one if the scenario says that the flip is won, else the wrong one (CR 705.2)."""
    answer = asker.queues.front(asker.letter(decision), CHOICE, (COIN,))
    if answer is None:
        asker.missing(decision)
        return 0
    asker.queues.use(answer)
    asker.used(decision, answer, "won" if answer.value else "lost")
    falls = asker.board.game.roll().below(2)  # what the coin is going to show: the source of chance is not used up
    return falls if answer.value else 1 - falls


def die_result(asker: Asker, letter: str, sides: int, thrown: int) -> int:
    """The result of a die: as the scenario gives it, else as it was thrown.

    In strict mode it must be given.

    A coin that nobody calls (CR 705.2) has two sides, of which heads is the first.
    """
    coin = asker.queues.front(letter, CHOICE, (COIN,)) if sides == TWO_SIDES else None
    if coin is not None:
        asker.queues.use(coin)
        asker.log.note(f"{letter} flips {'heads' if coin.value else 'tails'} (queue: {coin.place})")
        return 1 if coin.value else 2
    answer = asker.queues.front(letter, CHOICE, (DIE,))
    if answer is None:
        if asker.is_strict(letter) and sides != TWO_SIDES:
            raise ScriptFailed(MISSING_ANSWER, f"{letter} rolls a die: there is no answer", seat=letter)
        return thrown
    asker.queues.use(answer)
    if not 1 <= answer.value <= sides:
        raise ScriptFailed(ILLEGAL_ANSWER, f"{answer}: the die has {sides} sides", seat=letter)
    asker.log.note(f"{letter} rolls {answer.value} (queue: {answer.place})")
    return int(answer.value)


def option_meant(options: Sequence[str], text: str) -> int | None:
    """The number of the option that a text means."""
    if not text:
        return None  # what it names is an object or a player
    exact = next((number for number, option in enumerate(options) if equals(option, text)), None)
    if exact is not None:
        return exact
    if text.strip().isdigit() and 1 <= int(text) <= len(options):
        return int(text) - 1
    for number, option in enumerate(options):
        if folded(_color_word(option)) == folded(text):
            return number
    found = first_that_begins(options, text)
    return found if found is not None else with_all_words(options, text)


def _color_word(option: str) -> str:
    """The word for mana that is all of one kind, however much it is; anything else as it is."""
    kinds = set(re.findall(r"\{(\w)\}", option)) if re.fullmatch(r"(\{\w\})+|\w", option.strip()) else set()
    kinds = kinds or {option.strip()}
    return {**NAMES, "C": "colorless"}.get(next(iter(kinds)), option) if len(kinds) == 1 else option


@answers(ChooseReplacement)
def choose_replacement(asker: Asker, decision: ChooseReplacement, validate: Validate) -> int:
    """Which replacement effect applies first: by text or source, else the oldest source's."""
    texts = tuple(dict.fromkeys(decision.options))
    answer = asker.queues.front(asker.letter(decision), CHOICE, (PICK, EFFECT))
    found = _effect_meant(asker, decision, answer) if answer is not None else None
    if answer is not None and found is not None:
        asker.queues.use(answer, 1)
        asker.used(decision, answer, decision.options[found])
        return found
    if len(texts) > 1:
        asker.missing(decision)
    oldest = min(range(len(decision.sources)), key=lambda n: decision.sources[n]) if decision.sources else 0
    asker.by_default(decision, decision.options[oldest])
    return oldest


def _effect_meant(asker: Asker, decision: ChooseReplacement, answer: Answer) -> int | None:
    board = asker.board
    for number, text in enumerate(decision.options):
        source = decision.sources[number] if number < len(decision.sources) else -1
        names = board.names(source) if source in board.game.objects or source in board.game.last_known else ()
        if answer.kind == EFFECT:
            wanted, part = answer.value
            if any(folded(name) == folded(wanted) for name in names) and contains(text, part, names):
                return number
        elif answer.picks[0].name:
            wanted = answer.picks[0].name
            if begins(text, wanted, names) or any(begins(name, wanted) for name in names):
                return number
    return None


def _is_the_only_one(option: str, text: str) -> bool:
    """Whether a text says the option that is left: by its words, or a color by its name."""
    return equals(option, text) or folded(_color_word(option)) == folded(text)


@notes_forced(ChooseReplacement)
def forced_replacement(asker: Asker, decision: ChooseReplacement, answer: int) -> None:
    """Effects whose order makes no difference: a queued answer that names one of them is used."""
    front = asker.queues.front(asker.letter(decision), CHOICE, (PICK, EFFECT))
    if front is not None and _effect_meant(asker, decision, front) is not None:
        asker.queues.use(front, 1)


@notes_forced(ChooseOption)
def forced_option(asker: Asker, decision: ChooseOption, answer: int) -> None:
    """The only option: use up the queued text that names it.

    For another cost, use up the yes to it, as it is the only one that can be paid.
    """
    if decision.purpose == OTHER_COST and (said := asker.queues.front(asker.letter(decision), CHOICE, (YES,))):
        asker.queues.use(said)
        return
    front = asker.queues.front(asker.letter(decision), CHOICE, (PICK,))
    if front is not None and front.picks[0].name and _is_the_only_one(decision.options[answer], front.picks[0].name):
        asker.queues.use(front, 1)
