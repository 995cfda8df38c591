"""Decisions of combat: attackers (CR 508.1), blockers (509.1), damage (510.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from engine.core.errors import MalformedAnswer
from engine.core.identity import ObjectId, Ref
from engine.core.record import record
from engine.game.decisions.decision import Answer, Below, Decision, list_of_numbers, pick_distinct, require
from engine.meaning.message import say

__all__ = ["AssignDamage", "DeclareAttackers", "DeclareBands", "DeclareBlockers"]  # what a client may know

Pair = tuple[int, int]


def _pairs(answer: Answer) -> tuple[Pair, ...]:
    if not isinstance(answer, (list, tuple)):
        raise MalformedAnswer(f"a list of pairs is asked for, not {answer!r}")
    pairs = []
    for item in answer:
        numbers = list_of_numbers(item)
        if len(numbers) != 2:
            raise MalformedAnswer(f"a pair is asked for, not {item!r}")
        pairs.append((numbers[0], numbers[1]))
    return tuple(pairs)


@record(kw_only=True)
class DeclareAttackers(Decision):
    """Which creatures attack, and what each attacks. Answer: a list of pairs [attacker, defender].

    Each pair here is possible by itself; whether all together obey restrictions and requirements, the rules judge
    (CR 508.1c, 508.1d). `demanded` is a legal declaration that obeys the most requirements.
    """

    kind: ClassVar[str] = "attackers"
    names_things: ClassVar[bool] = True
    possible: tuple[tuple[ObjectId, tuple[Ref, ...]], ...] = ()
    demanded: tuple[Pair, ...] = ()

    def check(self, answer: Answer) -> tuple[Pair, ...]:
        pairs = _pairs(answer)
        defenders = dict(self.possible)
        require(
            len({attacker for attacker, _ in pairs}) == len(pairs), say("a_creature_attacks_only_one_thing"), "508.1b"
        )
        for attacker, defender in pairs:
            require(attacker in defenders, say("that_creature_cant_attack"), "508.1a")
            require(defender in defenders[attacker], say("it_cant_attack_that"), "508.1b")
        return pairs

    def only_answer(self) -> Answer | None:
        return None if self.possible else []

    def some_answer(self, below: Below) -> Answer:
        demanded = dict(self.demanded)
        rest = [(oid, defenders) for oid, defenders in self.possible if oid not in demanded and below(2)]
        return [*map(list, self.demanded), *([oid, defenders[below(len(defenders))]] for oid, defenders in rest)]


@record
class BandWith:
    """With whom a creature may be in a band: any number of those `alike`, and so many others (CR 702.22c)."""

    creature: ObjectId
    alike: tuple[ObjectId, ...]  # itself among them, or no others may be
    others: int = 0

    def allows(self, band: Sequence[ObjectId]) -> bool:
        """Whether it may be in a band of some creatures."""
        return self.creature in band and sum(oid not in self.alike for oid in band) <= self.others


@record(kw_only=True)
class DeclareBands(Decision):
    """Which attacking creatures form bands (CR 508.1e, 702.22c).

    Answer: a list of bands, each a list of creatures.

    All creatures of a band attack the same player or permanent; one of them may be in a band with the others.
    """

    kind: ClassVar[str] = "bands"
    names_things: ClassVar[bool] = True
    attacks: tuple[Pair, ...] = ()  # all attackers, and what each attacks
    possible: tuple[BandWith, ...] = ()

    def check(self, answer: Answer) -> tuple[tuple[ObjectId, ...], ...]:
        if not isinstance(answer, (list, tuple)):
            raise MalformedAnswer(f"a list of bands is asked for, not {answer!r}")
        bands = tuple(tuple(list_of_numbers(band)) for band in answer)
        members = [oid for band in bands for oid in band]
        require(len(set(members)) == len(members), say("a_creature_is_a_member_of_only_one_band"), "702.22c")
        attacked = dict(self.attacks)
        for band in bands:
            require(len(band) > 1, say("a_band_has_several_creatures"), "702.22c")
            require(all(oid in attacked for oid in band), say("that_creature_isnt_attacking"), "702.22c")
            require(len({attacked[oid] for oid in band}) == 1, say("a_band_attacks_one_thing"), "702.22d")
            legal = any(way.allows(band) for way in self.possible)
            require(legal, say("these_creatures_cant_form_a_band"), "702.22c")
        return bands

    def only_answer(self) -> Answer | None:
        some = any(len(self._with(way, list(dict(self.attacks)))) > 1 for way in self.possible)
        return None if some else []

    def some_answer(self, below: Below) -> Answer:
        bands: list[list[ObjectId]] = []
        free = [attacker for attacker, _ in self.attacks]
        for number in pick_distinct(list(range(len(self.possible))), len(self.possible), below):
            way = self.possible[number]
            some = self._with(way, [oid for oid in free if oid == way.creature or below(2)])
            if way.creature in free and len(some) > 1 and below(4):
                bands.append(some)
                free = [oid for oid in free if oid not in some]
        return bands

    def _with(self, way: BandWith, among: list[ObjectId]) -> list[ObjectId]:
        """A creature and as many of some others as can be in a band with it."""
        attacked = dict(self.attacks)
        fellows = [oid for oid in among if attacked[oid] == attacked[way.creature]]
        others = sorted((oid for oid in fellows if oid not in way.alike), key=lambda oid: oid != way.creature)
        band = [oid for oid in fellows if oid in way.alike or oid in others[: way.others]]
        return band if way.allows(band) else []


@record(kw_only=True)
class DeclareBlockers(Decision):
    """Which creatures block which attackers. Answer: a list of pairs [blocker, attacker].

    Each pair here is possible by itself; all together are judged by the rules (CR 509.1b, 509.1c). `demanded` is a
    legal declaration that obeys the most requirements; `limits` names the creatures that may block several.
    """

    kind: ClassVar[str] = "blockers"
    names_things: ClassVar[bool] = True
    possible: tuple[tuple[ObjectId, tuple[ObjectId, ...]], ...] = ()
    demanded: tuple[Pair, ...] = ()
    limits: tuple[tuple[ObjectId, int], ...] = ()  # blocker -> how many attackers it may block; others one

    def check(self, answer: Answer) -> tuple[Pair, ...]:
        pairs = _pairs(answer)
        attackers = dict(self.possible)
        require(len(set(pairs)) == len(pairs), say("a_creature_blocks_an_attacker_once"), "509.1a")
        for blocker, attacker in pairs:
            require(blocker in attackers, say("that_creature_cant_block"), "509.1a")
            require(attacker in attackers[blocker], say("it_cant_block_that_attacker"), "509.1b")
        return pairs

    def only_answer(self) -> Answer | None:
        return None if self.possible else []

    def some_answer(self, below: Below) -> Answer:
        demanded = {blocker for blocker, _ in self.demanded}
        rest = [(oid, attackers) for oid, attackers in self.possible if oid not in demanded and below(2)]
        return [*map(list, self.demanded), *([oid, attackers[below(len(attackers))]] for oid, attackers in rest)]


@record(kw_only=True)
class AssignDamage(Decision):
    """How a creature's combat damage is assigned (CR 510.1c, 510.1d, 702.19).

    Answer: numbers, one a recipient.

    `lethal` is what must be assigned to each before the next in order (2024) or one `beyond` (trample) gets any. It
    counts on what creatures still to be asked could assign to the same recipient; the rules judge the whole (510.1e).
    """

    kind: ClassVar[str] = "assign_damage"
    total: int = 0
    recipients: tuple[Ref, ...] = ()
    lethal: tuple[int, ...] = ()
    ordered: bool = True  # damage assignment order applies (not in the 2026 edition)
    beyond: int = 0  # how many of the last recipients are what the creature attacks, reached by trample
    suggested: tuple[int, ...] = ()  # a legal assignment: lethal damage to each in order, the rest to the last

    def check(self, answer: Answer) -> tuple[int, ...]:
        numbers = tuple(list_of_numbers(answer))
        require(len(numbers) == len(self.recipients), say("one_number_for_each_recipient_is_asked_for"), "510.1c")
        require(all(number >= 0 for number in numbers), say("damage_is_not_negative"), "510.1")
        require(sum(numbers) == self.total, say("the_numbers_must_add_up_to", number=self.total), "510.1")
        for place, number in enumerate(numbers):
            past = place >= len(numbers) - self.beyond
            if number and (past or self.ordered):
                enough = all(numbers[earlier] >= self.lethal[earlier] for earlier in range(place))
                why = say("each_blocker_first") if past else say("an_earlier_creature_first")
                require(enough, why, "702.19b" if past else "510.1c")
        return numbers

    def only_answer(self) -> Answer | None:
        return [self.total] if len(self.recipients) == 1 else None

    def in_order(self) -> list[int]:
        """A legal assignment to begin with: lethal damage to each in order, the rest to the last."""
        return list(self.suggested)

    def usual_answer(self) -> Answer:
        return self.in_order()

    def some_answer(self, below: Below) -> Answer:
        if below(2):
            return self.in_order()
        numbers: list[int] = []
        left = self.total
        for lethal in self.lethal[:-1]:
            least = min(left, lethal)
            numbers.append(least + below(left - least + 1))
            left -= numbers[-1]
        return [*numbers, left]
