"""The decisions of a draft: a pick from a booster pack, and a deck from what was picked."""

from __future__ import annotations

from collections import Counter
from typing import Any, ClassVar

from engine.core.errors import MalformedAnswer
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Decision, list_of_numbers, require, whole_number
from engine.meaning.message import say

TAKE, WITH, USE = "take", "with", "use"  # the words of an answer to Pick
DECK, COMMANDERS = "deck", "commanders"  # and of one to BuildDeck
MOST_OF_ONE = 250
MOST_ADDED = 2  # of a card that may be added to a pool as a commander (CR 903.13e)


@record(kw_only=True)
class DraftDecision(Decision):
    """A decision of a draft; no game asks it."""


@record(kw_only=True)
class Pick(DraftDecision):
    """A card to draft (CR 905.1a). Answer: {"take": card, "with": [cards used with it]}, or {"use": card}.

    What can be used lies face up before the player: `together` with which of the candidates, `aside` by itself.
    """

    kind: ClassVar[str] = "pick"
    candidates: tuple[int, ...]
    together: tuple[tuple[int, tuple[int, ...]], ...] = ()
    aside: tuple[int, ...] = ()

    def check(self, answer: Answer) -> dict[str, Any]:
        if not isinstance(answer, dict) or not (set(answer) <= {TAKE, WITH} or set(answer) == {USE}) or not answer:
            raise MalformedAnswer(f"a card to draft is asked for, not {answer!r:.80}")
        if USE in answer:
            require(whole_number(answer[USE]) in self.aside, say("draft_cant_be_used"), self.rule)
            return {USE: answer[USE]}
        taken = whole_number(answer.get(TAKE))
        require(taken in self.candidates, say("draft_not_in_the_pack"), self.rule)
        return {TAKE: taken, WITH: self._used_with(taken, answer.get(WITH, []))}

    def _used_with(self, taken: int, answer: Any) -> list[int]:
        """What is used with the card that is drafted."""
        using = list_of_numbers(answer)
        fitting = {own for own, cards in self.together if taken in cards}
        require(len(set(using)) == len(using), say("nothing_may_be_chosen_twice"), self.rule)
        require(fitting.issuperset(using), say("draft_cant_be_used"), self.rule)
        return using

    def some_answer(self, below: Below) -> Answer:
        if self.aside and below(4) == 0:
            return {USE: self.aside[below(len(self.aside))]}
        taken = self.candidates[below(len(self.candidates))]
        using = [own for own, cards in self.together if taken in cards and below(3) == 0]
        return {TAKE: taken, WITH: using[:1]}


@record(kw_only=True)
class BuildDeck(DraftDecision):
    """A deck from a card pool (CR 905.1d). Answer: {"deck": [[number, name], …], "commanders": [name, …]}."""

    kind: ClassVar[str] = "build_deck"
    pool: tuple[str, ...]
    basics: tuple[str, ...] = ()
    extra: tuple[str, ...] = ()  # cards that may be added as commanders
    least: int = 40
    led: bool = False

    def check(self, answer: Answer) -> dict[str, Any]:
        if not isinstance(answer, dict) or not set(answer) <= {DECK, COMMANDERS} or DECK not in answer:
            raise MalformedAnswer(f"a deck is asked for, not {answer!r:.80}")
        listed, leading = _entries(answer[DECK]), answer.get(COMMANDERS, [])
        if not isinstance(leading, list | tuple) or not all(isinstance(name, str) for name in leading):
            raise MalformedAnswer("commanders are a list of names")
        require(self.led or not leading, say("draft_no_commanders"), self.rule)
        self._check_counts(listed, leading)
        size = sum(count for count, _ in listed) + len(leading)
        require(size >= self.least, say("draft_too_few", number=size, least=self.least), self.rule)
        return {DECK: [list(entry) for entry in listed], COMMANDERS: list(leading)}

    def _check_counts(self, listed: tuple[tuple[int, str], ...], leading: Any) -> None:
        """Refuse more of a card than the pool has; the cards that may be added are there twice, as commanders."""
        used: Counter[str] = Counter(leading)
        have = Counter(self.pool)
        for name in self.extra:
            have[name] += min(used[name], MOST_ADDED)
        for count, name in listed:
            used[name] += count
        for name, count in used.items():
            enough = name in self.basics or count <= have[name]
            require(enough, say("draft_not_so_many", card=name, number=count, have=have[name]), self.rule)

    def some_answer(self, below: Below) -> Answer:
        mine = Counter(self.pool)
        lands = max(0, self.least - len(self.pool))
        return {DECK: [[count, name] for name, count in mine.items()] + [[lands, self.basics[0]]], COMMANDERS: []}


def _entries(given: Any) -> tuple[tuple[int, str], ...]:
    if not isinstance(given, list | tuple):
        raise MalformedAnswer("a deck is a list of numbers and names")
    entries: list[tuple[int, str]] = []
    for entry in given:
        whole = isinstance(entry, list | tuple) and len(entry) == 2
        if not whole or type(entry[0]) is not int or not isinstance(entry[1], str) or not 0 <= entry[0] <= MOST_OF_ONE:
            raise MalformedAnswer(f"a number and a name are asked for, not {entry!r:.80}")
        if entry[0]:
            entries.append((entry[0], entry[1]))
    return tuple(entries)
