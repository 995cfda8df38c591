"""The mana a player could have at once, kind by kind (CR 106, 118.3).

Whether a cost could be met, without a plan.

A whole plan (`mana_payment.solve`) says which sources to use. Whether there is one at all can be told from numbers, if
each source makes one mana at a time and all of it may be spent on anything: by Hall's theorem, the needs of some kinds
can be met exactly if for any of them together there is as much mana that meets one of them.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.mana import KINDS, how_much
from engine.game.rules.paying.mana_sources import sources

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.core.mana import Mana, ManaCost
    from engine.game.rules.paying.mana_sources import Source
    from engine.game.state.game import Game

Demand = tuple[int, tuple[tuple[int, int], ...]]  # mana in all; and how much has to be of some kinds (bits of `KINDS`)
_BIT = {kind: 1 << place for place, kind in enumerate(KINDS)}


class Supply:
    """The mana in a pool and what sources could add to it."""

    __slots__ = ("_answers", "_counts", "_plain", "most")

    def __init__(self, pool: Sequence[Mana], available: Sequence[Source]) -> None:
        self.most = how_much(pool)  # mana of any kind
        self._plain = all(mana.restriction is None for mana in pool)
        self._counts: dict[int, int] = {}  # how much mana could be of any one of some kinds
        self._answers: dict[ManaCost, bool | None] = {}
        for mana in pool:
            self._count(_BIT[mana.kind], mana.amount)
        for source in available:
            self.most += source.most
            if source.most == 1 and not source.restrictions:
                self._count(_bits(source.kinds))
            else:
                self._plain = False

    def _count(self, kinds: int, amount: int = 1) -> None:
        self._counts[kinds] = self._counts.get(kinds, 0) + amount

    def meets(self, cost: ManaCost) -> bool | None:
        """Whether it is enough for a cost; None where only a whole plan can tell."""
        if cost not in self._answers:
            demand = _demand(cost)
            self._answers[cost] = self._meets(demand) if self._plain and demand is not None else None
        return self._answers[cost]

    def _meets(self, demand: Demand) -> bool:
        in_all, kinds = demand
        if in_all > self.most:
            return False
        for number in range(1, len(kinds) + 1):
            for some in combinations(kinds, number):
                wanted = 0
                for bits, _ in some:
                    wanted |= bits
                there = sum(count for bits, count in self._counts.items() if bits & wanted)
                if sum(needed for _, needed in some) > there:
                    return False
        return True


@lru_cache(maxsize=4096)
def _bits(kinds: str) -> int:
    """Different kinds of mana, as bits."""
    return sum(_BIT[kind] for kind in kinds)


@lru_cache(maxsize=4096)
def _demand(cost: ManaCost) -> Demand | None:
    """What a cost demands; None where it could be met in other ways: with life, generic instead, or snow mana only."""
    in_all = 0
    kinds: dict[int, int] = {}
    for symbol in cost.symbols:
        if symbol.isdigit():
            in_all += int(symbol)
            continue
        parts = symbol.split("/")
        if any(part not in _BIT for part in parts):
            return None
        bits = sum(_BIT[part] for part in dict.fromkeys(parts))
        in_all += 1
        kinds[bits] = kinds.get(bits, 0) + 1
    return in_all, tuple(kinds.items())


def supply(game: Game, seat: Seat, spare: Sequence[ObjectId] = ()) -> Supply:
    """What a player could have now, without the mana of some permanents."""
    if spare:
        return Supply(game.players[seat].pool, sources(game, seat, spare=spare))
    found: Supply = game.cache.now(
        game, ("mana supply", seat), lambda: Supply(game.players[seat].pool, sources(game, seat))
    )
    return found
