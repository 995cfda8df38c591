"""Paying mana (CR 601.2g, 601.2h, 106, 107.4): a whole payment is worked out before anything is spent.

A cost becomes a list of needs, each with the kinds of mana that can meet it; mana in the pool and mana abilities are
the units that meet them. The plan is a matching, found by augmenting paths in a fixed order of preference: the pool,
then lands, then other permanents, then creatures, and what costs more than tapping only if nothing else will do; of
those that are alike otherwise, what has other abilities to activate comes last.
"""

from __future__ import annotations

from collections import Counter
from itertools import chain, product
from typing import TYPE_CHECKING, Any

from engine.core.identity import ObjectId
from engine.core.mana import KINDS, Mana, ManaCost, how_much
from engine.core.mana_letters import counted, how_many
from engine.core.record import record, replace
from engine.game.rules.paying.mana_sources import Source
from engine.game.rules.paying.spending import NOTHING_ELSE

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.game.decisions.payment import Use


@record
class Need:
    """One symbol to be paid.

    Which mana meets it, whether it must be snow, and the life that may be paid instead.
    """

    kinds: str
    snow: bool = False
    life: int = 0


@record
class Payment:
    """A planned payment: the sources to use, the life to pay, and whether that is enough.

    The mana in the pool that pays with them is not listed.
    """

    uses: tuple[Use, ...] = ()
    life: int = 0
    complete: bool = True


def needs_of(cost: ManaCost, instead: Mapping[str, str] = NOTHING_ELSE) -> tuple[list[Need], int]:
    """The needs of a cost, special ones first, and the generic mana besides; `instead` see `spending`."""
    special: list[Need] = []
    generic = 0
    for symbol in cost.symbols:
        if symbol.isdigit():
            generic += int(symbol)
        elif symbol == "S":
            special.append(Need("".join(KINDS), snow=True))
        elif symbol.startswith("2/"):
            special.append(_need(symbol[2:], instead))  # the coloured half; `solve` falls back to the generic one
        elif symbol.endswith("/P"):
            special.append(_need(symbol[:-2].replace("/", ""), instead, life=2))
        else:
            special.append(_need(symbol.replace("/", ""), instead))
    special.sort(key=lambda need: (len(need.kinds), need.kinds, need.life))
    return special, generic


def _need(kinds: str, instead: Mapping[str, str], life: int = 0) -> Need:
    """A need of some types of mana, and of what may be spent instead of them (CR 609.4b)."""
    if instead:
        kinds = "".join(dict.fromkeys(kinds + "".join(instead[kind] for kind in kinds)))
    return Need(kinds, life=life)


@record
class Unit:
    """One mana that could be spent for a symbol: from the pool, or one of those a source would make."""

    kinds: str
    snow: bool
    source: int  # index into the sources; -1 for the pool


def solve(
    pool: Sequence[Mana], available: Sequence[Source], cost: ManaCost, *, may_pay_life: int = 0,
    demand: Sequence[ObjectId] = (), instead: Mapping[str, str] = NOTHING_ELSE,
) -> Payment:  # fmt: skip
    """A payment of a cost, as cheap as possible; `complete` is False if there is none."""
    ordered = sorted(available, key=lambda one: (one.oid not in demand, one.rank, len(one.kinds), one.does_more))
    for special, generic in _splits(cost, instead):
        for life, rest in _with_life(special, may_pay_life):
            found = _solve(pool, ordered, rest, generic, may_pay_life - life)
            if found.complete:
                return replace(found, life=found.life + life)
    return found


def _with_life(special: list[Need], may_pay_life: int) -> Iterator[tuple[int, list[Need]]]:
    """The needs without any of those for which life may be paid, and that life: none first (CR 107.4f).

    Mana that could pay for such a symbol may be needed for the rest of the cost.
    """
    payable = [need for need in special if need.life]
    for chosen in _some_of(payable):
        life = sum(need.life for need in chosen)
        if life <= may_pay_life:
            yield life, _besides(chosen, special)


def _some_of(things: Sequence[Any]) -> Iterator[Sequence[Any]]:
    """Nothing, one of some things, and so on: every selection of them that is different, few first."""
    of_each: dict[Any, list[tuple[Any, ...]]] = {}
    for thing in things:
        alike = of_each.setdefault(thing, [()])
        alike.insert(0, (*alike[0], thing))
    selections = [tuple(chain(*chosen)) for chosen in product(*of_each.values())]
    yield from sorted(selections, key=len)


def _besides(chosen: Sequence[Need], needs: Sequence[Need]) -> list[Need]:
    """The needs without some of them."""
    left = Counter(chosen)
    rest = []
    for need in needs:
        if left[need]:
            left[need] -= 1
        else:
            rest.append(need)
    return rest


def _splits(cost: ManaCost, instead: Mapping[str, str]) -> Iterator[tuple[list[Need], int]]:
    """The needs and the generic mana with any of the {2/W} symbols paid with two generic mana, few first (107.4e)."""
    special, generic = needs_of(cost, instead)
    two_brid = [symbol[2:] for symbol in cost.symbols if symbol.startswith("2/")]
    for chosen in _some_of(two_brid):
        yield _besides([_need(kind, instead) for kind in chosen], special), generic + 2 * len(chosen)


def _solve(
    pool: Sequence[Mana], ordered: Sequence[Source], special: list[Need], generic: int, may_pay_life: int
) -> Payment:
    asked = len(special)  # no more of the same mana than that is looked at one by one
    units = [unit for mana in pool for unit in [Unit(mana.kind, mana.snow, -1)] * min(asked, mana.amount)]
    for number, source in enumerate(ordered):
        units += [Unit(source.kinds, source.snow, number)] * min(asked, source.most)
    match: list[int] = [-1] * len(units)  # unit -> need
    chosen: dict[int, str] = {}
    life = 0
    for index, need in enumerate(special):
        if not augment(index, special, units, match, [False] * len(units)):
            if need.life and life + need.life <= may_pay_life:
                life += need.life
                continue
            return Payment(complete=False)
    used = {unit.source for unit, need in zip(units, match, strict=True) if need >= 0 and unit.source >= 0}
    chosen.update(choose_alternatives(ordered, units, match, special))
    if not consistent(ordered, units, match, special, chosen):
        return Payment(complete=False)
    return _with_generic(ordered, sum(need >= 0 for need in match), used, chosen, generic - how_much(pool), life)


def augment(need: int, needs: Sequence[Need], units: Sequence[Unit], match: list[int], seen: list[bool]) -> bool:
    """Match one more need with a unit, others with other units where that makes room.

    False if it can't be.
    """
    wanted = needs[need]
    for index, unit in enumerate(units):
        if seen[index] or not any(kind in wanted.kinds for kind in unit.kinds) or (wanted.snow and not unit.snow):
            continue
        seen[index] = True
        if match[index] >= 0 and needs[match[index]] == wanted:
            continue  # what could be used instead of it is looked at in any case
        if match[index] < 0 or augment(match[index], needs, units, match, seen):
            match[index] = need
            return True
    return False


def choose_alternatives(
    ordered: Sequence[Source], units: Sequence[Unit], match: Sequence[int], needs: Sequence[Need]
) -> dict[int, str]:
    """For each source that meets a need, the alternative that meets the most of its needs."""
    chosen: dict[int, str] = {}
    for number, source in enumerate(ordered):
        wanted = [needs[match[i]].kinds for i, unit in enumerate(units) if unit.source == number and match[i] >= 0]
        if wanted:
            chosen[number] = max(source.alternatives, key=lambda option: _meets(option, wanted))
    return chosen


def _meets(option: str, wanted: Sequence[str]) -> int:
    rest = dict(counted(option))
    met = 0
    for kinds in wanted:
        found = next((kind for kind, left in rest.items() if left and kind in kinds), None)
        if found is not None:
            rest[found] -= 1
            met += 1
    return met


def consistent(
    ordered: Sequence[Source], units: Sequence[Unit], match: Sequence[int], needs: Sequence[Need],
    chosen: dict[int, str],
) -> bool:  # fmt: skip
    """Whether each source makes, all at once, what is asked of it.

    A source of {G}{G} or {U} can't make {G}{U}.
    """
    for number, option in chosen.items():
        wanted = [needs[match[i]].kinds for i, unit in enumerate(units) if unit.source == number and match[i] >= 0]
        if _meets(option, wanted) < len(wanted):
            return False
    return True


def _with_generic(
    ordered: Sequence[Source], met: int, used: set[int], chosen: dict[int, str], generic: int, life: int
) -> Payment:
    """Pay what the pool leaves of the generic part with what the sources already used make besides the mana that has
    `met` needs, then with further sources."""
    left = generic + met - sum(how_many(chosen[number]) for number in sorted(used))
    for number, source in enumerate(ordered):
        if left <= 0:
            break
        if number not in used:
            option = max(source.alternatives, key=how_many)
            chosen[number] = option
            left -= how_many(option)
    if left > 0:
        return Payment(complete=False)
    uses = tuple(ordered[number].use(chosen[number]) for number in sorted(chosen))
    return Payment(uses, life)


def spend(
    pool: Sequence[Mana], cost: ManaCost, life_paid: int, units: Sequence[Mana] = (),
    instead: Mapping[str, str] = NOTHING_ELSE,
) -> tuple[Mana, ...] | None:  # fmt: skip
    """The mana in a pool that pays a cost, once life has paid what it pays; None if it is not enough.

    `units` pay but are no mana (see `substitutes`); they are used before any mana.
    """
    for needs, plain in _splits(cost, instead):
        for life, rest in reversed(tuple(_with_life(needs, life_paid))):  # what was paid pays for as much as it can
            found = _spend((*units, *pool), rest, plain, life_paid - life, len(units))
            if found is not None:
                return found
    return None


def _spend(
    units: Sequence[Mana], needs: list[Need], generic: int, life_paid: int, instead: int
) -> tuple[Mana, ...] | None:
    places = [place for place, mana in enumerate(units) for _ in range(min(len(needs), mana.amount))]
    kinds = [Unit(units[place].kind, units[place].snow, -1) for place in places]
    match = [-1] * len(kinds)
    for index, need in enumerate(needs):
        if not augment(index, needs, kinds, match, [False] * len(kinds)):
            if need.life and life_paid >= need.life:
                life_paid -= need.life
                continue
            return None
    spent: dict[int, int] = {}  # how much of which
    for place, met in zip(places, match, strict=True):
        if met >= 0:
            spent[place] = spent.get(place, 0) + 1
    for place in sorted(range(len(units)), key=lambda place: (place >= instead, units[place].kind != "C")):
        used = min(generic, units[place].amount - spent.get(place, 0))
        generic -= used
        if used:
            spent[place] = spent.get(place, 0) + used
    if generic:
        return None
    return tuple(replace(units[place], amount=much) for place, much in spent.items() if place >= instead)
