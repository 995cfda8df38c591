"""What things that are chosen have to be together.

Limits are on their total, on their kinds, and on what they share (CR 601.2c).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from engine.core.identity import Ref
from engine.core.record import record
from engine.meaning.message import say


@record
class Together:
    """What things chosen may come to together: how much each is, and how much all may be at most."""

    weights: tuple[tuple[Ref, int], ...]
    most: int

    def of(self, refs: Iterable[Ref]) -> int:
        """What some of them come to."""
        each = dict(self.weights)
        return sum(each.get(ref, 0) for ref in refs)

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether some of them come to no more."""
        return self.of(refs) <= self.most

    def at_all(self, refs: Iterable[Ref]) -> bool:
        """Whether any choice of some of them fits: none does."""
        return True

    @property
    def refusal(self) -> str:
        """Why others can't be chosen."""
        return say("together_at_most", number=self.most)

    def some(self, order: list[Ref], least: int, number: int) -> list[Ref]:
        """So many of them or fewer, in some order, that fit."""
        picked = order[:number]
        while not self.fits(picked) and len(picked) > least:
            picked.remove(max(picked, key=lambda ref: self.of((ref,))))
        return picked

    def choosable(self, least: int) -> tuple[Ref, ...]:
        """Those that can be among them: each that is not too much with all that are below zero."""
        below = sum(min(0, weight) for _, weight in self.weights)
        return tuple(ref for ref, weight in self.weights if weight + below - min(0, weight) <= self.most)


@record
class Related:
    """What things chosen have to have in common, or apart.

    The kinds, such as names or colours, that each has.
    """

    kinds: tuple[tuple[Ref, tuple[object, ...]], ...]
    apart: bool

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether no two of some have a kind in common, or all have one."""
        of, chosen = dict(self.kinds), tuple(refs)
        each = [set(of.get(ref, ())) for ref in chosen]
        if self.apart:
            return sum(map(len, each)) == len(set().union(*each))
        return len(each) < 2 or bool(set.intersection(*each))

    def at_all(self, refs: Iterable[Ref]) -> bool:
        """Whether any choice of some of them fits: one alone does."""
        return True

    @property
    def refusal(self) -> str:
        """Why others can't be chosen."""
        return say("together_apart") if self.apart else say("together_alike")

    def some(self, order: list[Ref], least: int, number: int) -> list[Ref]:
        """So many of them or fewer, in some order, that fit; at least so many, if there are."""
        best: list[Ref] = []
        for start in range(len(order)):
            picked: list[Ref] = []
            for ref in (*order[start:], *order[:start]):
                if len(picked) < number and self.fits((*picked, ref)):
                    picked.append(ref)
            best = max(best, picked, key=len)
            if len(best) >= least:
                break
        return best

    def choosable(self, least: int) -> tuple[Ref, ...]:
        """Those that can be among so many that fit."""
        refs = [ref for ref, _ in self.kinds]
        if least < 2 or not refs:
            return tuple(refs)
        if self.apart:
            return tuple(refs) if len(self.some(refs, least, least)) >= least else ()
        number = Counter(kind for _, kinds in self.kinds for kind in dict.fromkeys(kinds))
        return tuple(ref for ref, kinds in self.kinds if any(number[kind] >= least for kind in kinds))

    def most_alike(self) -> int:
        """How many have one kind in common, of the kind that most have."""
        return max(Counter(kind for _, kinds in self.kinds for kind in dict.fromkeys(kinds)).values(), default=0)


@record
class Varied:
    """The least number of kinds, such as card types, that things chosen together must have.

    `kinds` says which kinds each of them has.
    """

    kinds: tuple[tuple[Ref, tuple[object, ...]], ...]
    least: int

    def fits(self, refs: Iterable[Ref]) -> bool:
        """Whether there are so many kinds among some."""
        of = dict(self.kinds)
        return len({kind for ref in refs for kind in of.get(ref, ())}) >= self.least

    def at_all(self, refs: Iterable[Ref]) -> bool:
        """Whether any choice of some of them fits: all together do."""
        return self.fits(refs)

    @property
    def refusal(self) -> str:
        """Why others can't be chosen."""
        return say("together_varied", number=self.least)

    def some(self, order: list[Ref], least: int, number: int) -> list[Ref]:
        """So many of them, in some order, or more if there have to be for them to fit."""
        picked = order[:number]
        for ref in order[number:]:
            if self.fits(picked):
                break
            picked.append(ref)
        return picked

    def choosable(self, least: int) -> tuple[Ref, ...]:
        """Those that can be among so many that fit: any, or none."""
        refs = tuple(ref for ref, _ in self.kinds)
        return refs if self.fits(refs) else ()


Limits = Together | Related | Varied


def enough(limits: Limits | None, options: tuple[Ref, ...], least: int) -> bool:
    """Whether so many can be chosen that fit together."""
    if limits is None:
        return len(options) >= least
    return len(limits.choosable(least)) >= least and limits.at_all(options)
