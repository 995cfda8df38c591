"""Mana abilities that cost mana, as part of a payment (CR 605.3a, 601.2g).

Filters, signets, "{1}: Add {G}".

A payment with them is worked out backwards: what the last of them makes meets some symbols of the cost, and its own
cost has to be paid before. So a row of stages arises, until all of them together can be met by the pool and by what
makes mana without costing any. The row is then gone through forwards, with the pool as it will be.
"""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.mana import KINDS, Mana, ManaCost, how_much, with_more, without
from engine.core.mana_letters import how_many
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.rules.context import Context
from engine.game.rules.paying import mana_payment
from engine.game.rules.paying.costs import changed_total
from engine.game.rules.paying.mana_payment import Need, Payment, Unit
from engine.game.rules.paying.mana_sources import CHANGED, MOST_USES, Source, possible_mana, restriction_of
from engine.game.rules.questions.activation import why_not_activate
from engine.game.state.objects import StackItem

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.mana import Pool
    from engine.game.decisions.payment import Use
    from engine.game.state.cache import Changes
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility

MOST_TRIED = 200  # rows of such abilities looked at for one payment; others can still be activated by hand
MOST_NEEDS = 60  # mana in one such payment
RANK = 8  # they come after everything else
EVERY_KIND = "".join(KINDS)


@record
class Exchange:
    """A mana ability that costs mana, which could be activated now.

    What it costs and could make, and how often.
    """

    oid: ObjectId
    index: int
    cost: ManaCost
    options: tuple[str, ...]
    times: int
    taps: bool
    snow: bool

    @property
    def kind(self) -> tuple[object, ...]:
        """What it has in common with others that do just the same."""
        return self.cost, self.options, self.times, self.taps, self.snow

    @property
    def gain(self) -> int:
        """How much more mana it makes than it costs, each time."""
        return max(map(how_many, self.options)) - self.cost.mana_value

    def as_source(self) -> Source:
        """What a player is offered to click."""
        return Source(self.oid, tuple((self.index, made) for made in self.options), RANK, self.snow)


Stage = tuple[tuple[str, ...], int]  # symbols to be paid at one moment, and the generic mana besides
Step = tuple[Exchange, str]  # an ability and what it makes
Row = tuple[tuple[Stage, ...], tuple[Step, ...]]  # the cost and those of the steps; the steps, the last one first


def offered(game: Game, seat: Seat, spare: Sequence[ObjectId] = ()) -> tuple[Exchange, ...]:
    """The mana abilities of a player's permanents that cost mana and could be activated now, mana aside."""
    found: tuple[Exchange, ...] = game.cache.now(game, ("mana exchanges", seat), lambda: tuple(_offered(game, seat)))
    return tuple(one for one in found if one.oid not in spare) if spare else found


def most_gained(game: Game, seat: Seat) -> int:
    """How much mana those abilities could add at most to what a player could have."""
    return sum(max(0, one.gain) * one.times for one in offered(game, seat))


def _offered(game: Game, seat: Seat) -> Iterator[Exchange]:
    name = ("makers of mana for mana", seat)
    makers: Makers = game.cache.of_zone_renewed(game, BATTLEFIELD, NOBODY, name, partial(_makers, game, seat))
    if not makers or game.projection.replacements(game, CHANGED):
        return  # what they would make is not known before they are activated
    for oid, index in makers:
        ability = game.chars(oid).abilities.mana[index]
        if why_not_activate(game, oid, seat, ability) is None:
            yield from _exchange(game, oid, seat, index, ability)


Makers = tuple[tuple[ObjectId, int], ...]


def _makers(game: Game, seat: Seat, before: Makers | None, changes: Changes) -> Makers:
    """Those that were there before, and the new ones; all are looked at again if one of them is something else."""
    new, makers = changes.new, {oid for oid, _ in before or ()}
    if before is None or any(oid in makers or any(_makes(game, seat, oid)) for oid in changes.revised):
        before, new = (), game.zone(BATTLEFIELD)
    kept = [maker for maker in before if maker[0] not in changes.gone]
    return (*kept, *(maker for oid in new for maker in _makes(game, seat, oid)))


def _makes(game: Game, seat: Seat, oid: ObjectId) -> Iterator[tuple[ObjectId, int]]:
    """A permanent's mana abilities that cost mana, if it is the player's."""
    chars = game.chars(oid)
    if not chars.abilities.mana or chars.controller != seat or game.objects[oid].phased_out:
        return
    for index, ability in enumerate(chars.abilities.mana):
        if len(ability.costs) == 1 and ability.costs[0].only_taps_source:
            continue  # as nearly all do
        if any(cost.mana_part(Context(game, oid, seat)).symbols for cost in ability.costs):
            yield oid, index


def _exchange(game: Game, oid: ObjectId, seat: Seat, index: int, ability: ActivatedAbility) -> Iterator[Exchange]:
    ctx = Context(game, oid, seat, item=StackItem(ability=ability, source=oid))
    cost = ManaCost()
    for part in ability.costs:
        cost = cost.plus(part.mana_part(ctx))
    options = possible_mana(ctx, ability)
    if cost.x_count or not options or restriction_of(ability.effect) is not None:
        return
    cost = changed_total(game, oid, seat, "activate", cost, ability=ability, item=ctx.item)
    taps = any(part.taps_source() for part in ability.costs)
    often = not ability.limit and not taps and len(ability.costs) == 1
    snow = "snow" in game.chars(oid).supertypes
    yield Exchange(oid, index, cost, options, MOST_USES if often else 1, taps, snow)


def solve(pool: Pool, available: Sequence[Source], cost: ManaCost, exchanges: Sequence[Exchange]) -> Payment:
    """A payment of a cost with as few such abilities as possible; not complete if none is found."""
    ordered = sorted((one for one in available if not one.restrictions), key=lambda one: (one.rank, len(one.kinds)))
    pool = tuple(mana for mana in pool if mana.restriction is None)
    most = how_much(pool) + sum(source.most for source in ordered)
    most += sum(max(0, one.gain) * one.times for one in exchanges)
    rows: deque[Row] = deque([((_stage(cost),), ())])
    seen: set[object] = set()
    while rows:
        row = rows.popleft()
        for further in _with_one_more(row, exchanges):
            name = further[0], tuple(sorted(str((step.kind, made)) for step, made in further[1]))
            if name in seen or sum(len(symbols) + generic for symbols, generic in further[0]) > most:
                continue
            seen.add(name)
            if len(seen) > MOST_TRIED:
                return Payment(complete=False)
            found = _paid(pool, ordered, cost, further)
            if found is not None:
                return found
            rows.append(further)
    return Payment(complete=False)


def _stage(cost: ManaCost) -> Stage:
    symbols = tuple(symbol for symbol in cost.symbols if not symbol.isdigit())
    return symbols, sum(int(symbol) for symbol in cost.symbols if symbol.isdigit())


def _with_one_more(row: Row, exchanges: Sequence[Exchange]) -> Iterator[Row]:
    """A row with one more ability activated before all others; of several that do just the same, the first."""
    stages, steps = row
    kinds: set[object] = set()
    for one in exchanges:
        used = sum(step.oid == one.oid and step.index == one.index for step, _ in steps)
        tapped = one.taps and any(step.oid == one.oid and step.taps for step, _ in steps)
        if used >= one.times or tapped or (one.kind, used) in kinds:
            continue
        kinds.add((one.kind, used))
        for made in one.options:
            for left in _left(stages, made, one.gain > 0):
                yield (*left, _stage(one.cost)), (*steps, (one, made))


def _left(stages: tuple[Stage, ...], made: str, gains: bool) -> Iterator[tuple[Stage, ...]]:
    """What is left of stages when some mana has met what it can; generic mana alone only if that is worth it."""
    ways = {stages: False}  # what is left, and whether a symbol of a kind has been met
    for letter in made:
        further: dict[tuple[Stage, ...], bool] = {}
        for way, met in ways.items():
            special = dict.fromkeys(_without_symbol(way, letter))
            plain = () if special else _without_generic(way)
            further |= dict.fromkeys(special, True)
            further |= {left: further.get(left, met) for left in plain}
            if not special and not plain:
                further[way] = met
        ways = further
    for way, met in ways.items():
        if way != stages and (met or gains):
            yield way


def _without_symbol(stages: tuple[Stage, ...], letter: str) -> Iterator[tuple[Stage, ...]]:
    for place, (symbols, generic) in enumerate(stages):
        for symbol in dict.fromkeys(symbols):
            if letter in symbol.split("/"):
                rest = list(symbols)
                rest.remove(symbol)
                yield (*stages[:place], (tuple(rest), generic), *stages[place + 1 :])


def _without_generic(stages: tuple[Stage, ...]) -> tuple[tuple[Stage, ...], ...]:
    found = next((place for place, (_, generic) in enumerate(stages) if generic), None)
    if found is None:
        return ()
    symbols, generic = stages[found]
    return ((*stages[:found], (symbols, generic - 1), *stages[found + 1 :]),)


def _paid(pool: Pool, ordered: Sequence[Source], cost: ManaCost, row: Row) -> Payment | None:
    """The uses in their order that pay all stages of a row; None if there is not enough."""
    stages, steps = row
    tapped = {step.oid for step, _ in steps if step.taps}
    able = [source for source in ordered if source.oid not in tapped]
    needs = _all_needs(stages)
    units = _units(pool, able, len(needs))
    if len(needs) > MOST_NEEDS or len(units) < len(needs):
        return None
    wanted = [need for need, _ in needs]
    match = [-1] * len(units)
    if not all(mana_payment.augment(n, wanted, units, match, [False] * len(units)) for n in range(len(needs))):
        return None
    chosen = mana_payment.choose_alternatives(able, units, match, wanted)
    if not mana_payment.consistent(able, units, match, wanted, chosen):
        return None
    pairs = [(unit.source, needs[need][1]) for unit, need in zip(units, match, strict=True) if need >= 0]
    uses: list[list[tuple[Source, str]]] = [[] for _ in stages]
    for number, made in chosen.items():
        uses[_first_stage(number, pairs)].append((able[number], made))
    return _gone_through(pool, cost, steps, uses)


def _first_stage(source: int, pairs: Sequence[tuple[int, int]]) -> int:
    """The stage for which a source is used first, of those that it pays for: they are counted from the last one."""
    return max(stage for number, stage in pairs if number == source)


def _units(pool: Pool, able: Sequence[Source], asked: int) -> list[Unit]:
    units = [unit for mana in pool for unit in [Unit(mana.kind, mana.snow, -1)] * min(asked, mana.amount)]
    for number, source in enumerate(able):
        units += [Unit(source.kinds, source.snow, number)] * min(asked, source.most)
    return units


def _all_needs(stages: Sequence[Stage]) -> list[tuple[Need, int]]:
    """The needs of all stages, each with the place of its stage: those that little meets first."""
    found = ((need, place) for place, stage in enumerate(stages) for need in _needs(stage))
    return sorted(found, key=lambda one: (len(one[0].kinds), one[0].kinds, -one[1]))


def _needs(stage: Stage) -> list[Need]:
    special, _ = mana_payment.needs_of(ManaCost(stage[0]))
    return [*(replace(need, life=0) for need in special), *[Need(EVERY_KIND)] * stage[1]]


def _gone_through(
    pool: Pool, cost: ManaCost, steps: Sequence[Step], uses: Sequence[Sequence[tuple[Source, str]]]
) -> Payment | None:  # fmt: skip
    """The whole payment, if the pool does pay each cost when its turn comes: with what has just been made for it."""
    found: list[Use] = []
    for place in range(len(uses) - 1, -1, -1):
        for source, made in uses[place]:
            found.append(source.use(made))
            pool = with_more(pool, (Mana(kind, source.snow) for kind in made))
        asked = steps[place - 1][0].cost if place else cost
        spent = mana_payment.spend(pool[::-1] if place else pool, asked, 0)
        if spent is None:
            return None
        pool = without(pool, spent)
        if place:
            step, made = steps[place - 1]
            found.append((step.oid, step.index, made))
            pool = with_more(pool, (Mana(kind, step.snow) for kind in made))
    return Payment(tuple(found))
