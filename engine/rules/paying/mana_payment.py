"""Paying mana (CR 601.2g, 601.2h, 106, 107.4): a whole payment is worked out before anything is spent.

A cost becomes a list of needs, each with the kinds of mana that can meet it; mana in the pool and mana abilities are
the units that meet them. The plan is a matching, found by augmenting paths in a fixed order of preference: the pool,
then lands, then other permanents, then creatures, and what costs more than tapping only if nothing else will do.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from itertools import combinations
from typing import TYPE_CHECKING

from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.mana import KINDS, Mana, ManaCost, how_much
from engine.core.mana_letters import counted, how_many, kinds_in, letters_of
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.errors import IllegalAction
from engine.events.mana import MANA_ADDED, TAPPED_FOR_MANA
from engine.model.abilities import Ability
from engine.model.families import ManaMaking, RestrictsMana
from engine.model.node import READS_ELSEWHERE, READS_STATUS, kept_for_node, reads_of, walk_until
from engine.rules import procedures
from engine.rules.context import Context
from engine.rules.paying.spending import NOTHING_ELSE
from engine.rules.questions.activation import is_too_sick, why_not_activate
from engine.rules.questions.asked import MAY_ACTIVATE
from engine.state.influence import RANGES

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from engine.core.mana import Pool
    from engine.decisions.payment import Use
    from engine.model.abilities import ActivatedAbility
    from engine.model.characteristics import Characteristics
    from engine.model.node import Node
    from engine.state.game import Game


@record
class Need:
    """One symbol to be paid: which mana meets it, whether it must be snow, and the life that may be paid instead."""

    kinds: str
    snow: bool = False
    life: int = 0


CREATURES = 2  # the rank of creatures as sources: below it, tapping costs nothing that could attack


@record
class Source:
    """A permanent whose mana abilities could be activated now, one of them once, and what it could make."""

    oid: ObjectId
    options: tuple[tuple[int, str], ...]  # the number of a mana ability, and mana it could make
    rank: int  # the higher, the later it is used
    snow: bool = False
    restrictions: tuple[tuple[int, object], ...] = ()  # of its abilities' mana (CR 106.6), by the ability's number
    # What follows from the options:
    alternatives: tuple[str, ...] = field(init=False, compare=False)  # what it could make
    kinds: str = field(init=False, compare=False)  # the kinds of mana among that
    most: int = field(init=False, compare=False)  # the most mana it could make

    def __post_init__(self) -> None:
        alternatives = tuple(mana for _, mana in self.options)
        object.__setattr__(self, "alternatives", alternatives)
        object.__setattr__(self, "kinds", kinds_in("".join(map(kinds_in, alternatives))))
        object.__setattr__(self, "most", max(map(how_many, alternatives), default=0))

    def use(self, mana: str) -> Use:
        """The use that makes some mana."""
        return self.oid, next(index for index, made in self.options if made == mana), mana


@record
class Payment:
    """A whole payment: abilities to activate, mana to take from the pool, life to pay, and whether it is enough."""

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


def sources(game: Game, seat: Seat, *, spare: Sequence[ObjectId] = ()) -> tuple[Source, ...]:
    """The mana abilities a player could activate now, with what each could make."""
    found: tuple[Source, ...] = game.kept.now(game, ("mana sources", seat), lambda: tuple(_sources(game, seat)))
    return tuple(source for source in found if source.oid not in spare) if spare else found


def _sources(game: Game, seat: Seat) -> Iterator[Source]:
    for oid, abilities, plain in _kept_makers(game, seat):
        if plain is not None:
            if not game.objects[oid].tapped and not is_too_sick(game, oid):
                yield plain
            continue
        source = source_of(game, oid, seat, abilities)
        if source is not None:
            yield from [source] * _how_often(Context(game, oid, seat), source, abilities)


Maker = tuple[ObjectId, "tuple[ActivatedAbility, ...]", Source | None]


def _kept_makers(game: Game, seat: Seat) -> tuple[Maker, ...]:
    """The permanents with mana abilities of a player; with what they make if that depends on nothing but {T}."""
    name = ("mana abilities", seat)
    found: tuple[Maker, ...] = game.kept.of_zone_renewed(game, BATTLEFIELD, NOBODY, name, partial(_makers, game, seat))
    return found


def _makers(
    game: Game, seat: Seat, before: tuple[Maker, ...] | None, revised: Sequence[ObjectId], new: Sequence[ObjectId]
) -> tuple[Maker, ...]:
    """Those that were there before, and the new ones; all are looked at again if one of them is something else."""
    makers = {oid for oid, _, _ in before or ()}
    if before is None or any(oid in makers or _maker(game, seat, oid) is not None for oid in revised):
        before, new = (), game.zone(BATTLEFIELD)
    return (*before, *filter(None, (_maker(game, seat, oid) for oid in new)))


def _maker(game: Game, seat: Seat, oid: ObjectId) -> Maker | None:
    chars = game.chars(oid)
    abilities = chars.abilities.mana
    if not abilities or game.objects[oid].phased_out:
        return None
    mine = chars.controller == seat
    if not mine and all(ability.who == "controller" for ability in abilities):
        return None
    usual = RANGES not in game.marks and MAY_ACTIVATE not in game.projection.spoken_to(game)
    if not mine or not usual or game.projection.waits(game, CHANGED):
        return oid, abilities, None
    return oid, abilities, game.kept.of_object(game, oid, "source", seat, partial(_plain_source, game, oid, seat))


def _plain_source(game: Game, oid: ObjectId, seat: Seat) -> Source | None:
    """A permanent as a source all of whose mana abilities only tap it for always the same; None if it is no such."""
    chars = game.chars(oid)
    if MAY_ACTIVATE in chars.abilities.modifiers or not all(map(_is_plain, chars.abilities.mana)):
        return None
    ctx = Context(game, oid, seat)
    options = [(n, mana) for n, one in enumerate(chars.abilities.mana) for mana in possible_mana(ctx, one) if mana]
    return _as_source(oid, chars, options) if options else None


@kept_for_node
def _is_plain(ability: ActivatedAbility) -> bool:
    """Whether a mana ability only taps its permanent, for mana that depends on nothing."""
    free = ability.condition is None and not (ability.timing or ability.limit or ability.loyalty)
    return (
        free
        and len(ability.costs) == 1
        and ability.costs[0].only_taps_source
        and ability.zone == BATTLEFIELD
        and not reads_of(ability.effect) & (READS_STATUS | READS_ELSEWHERE)
    )


MOST_USES = 30  # of one permanent for one payment


def _how_often(ctx: Context, source: Source, abilities: Sequence[ActivatedAbility]) -> int:
    """How often one of its abilities could be used for a payment: those that neither tap it nor are limited, again."""
    index = source.options[0][0]
    ability = abilities[index]
    if ability.limit or any(cost.taps_source() for cost in ability.costs) or len(ability.costs) != 1:
        return 1
    if any(other != index for other, _ in source.options):
        return 1
    return max(1, min(MOST_USES, ability.costs[0].how_often(ctx)))


def source_of(game: Game, oid: ObjectId, seat: Seat, abilities: Sequence[ActivatedAbility]) -> Source | None:
    """A permanent as a source of payment, by its cheapest mana abilities; None if none can be activated now."""
    ctx = Context(game, oid, seat)
    chars = game.chars(oid)
    found: dict[int, list[tuple[int, str]]] = {}
    for index, ability in enumerate(abilities):
        if ability.zone == BATTLEFIELD and can_activate_mana(ctx, ability):
            costly = any(not cost.taps_source() for cost in ability.costs) or not ability.costs
            options = possible_mana(ctx, ability)
            made = (mana if costly else _with_other_effects(ctx, index, mana) for mana in options if mana)
            found.setdefault(4 * costly, []).extend((index, mana) for mana in made if mana)
    found = {rank: options for rank, options in found.items() if options}
    if not found:
        return None
    rank = min(found)
    return _as_source(oid, chars, found[rank], rank)


def _as_source(oid: ObjectId, chars: Characteristics, options: Sequence[tuple[int, str]], rank: int = 0) -> Source:
    restrictions = tuple(
        (index, restriction)
        for index in dict.fromkeys(index for index, _ in options)
        if (restriction := restriction_of(chars.abilities.mana[index].effect)) is not None
    )
    base = CREATURES * ("creature" in chars.types) + ("land" not in chars.types)
    return Source(oid, tuple(options), base + rank, "snow" in chars.supertypes, restrictions)


def possible_mana(ctx: Context, ability: ActivatedAbility) -> tuple[str, ...]:
    """What a mana ability could make, whatever is chosen for its costs ("a type the sacrificed land could produce")."""
    making = ability.effect
    if not isinstance(making, ManaMaking):
        return ()
    choices = {cost.key: taken for cost in ability.costs if (taken := cost.takeable(ctx)) is not None}
    return making.produces(ctx.within(**choices) if choices else ctx)


CHANGED = (TAPPED_FOR_MANA, MANA_ADDED)  # the keys of events by which effects change or add to what is made


class AskedMeanwhileError(Exception):
    """A question that came up as a mana ability was tried out."""


def _with_other_effects(ctx: Context, index: int, mana: str) -> str:
    """What really comes of a mana ability where effects change what permanents make or add to it: it is tried out."""
    game = ctx.game
    if not game.projection.replacements(game, CHANGED) and not any(
        game.projection.listeners(game, key) for key in CHANGED
    ):
        return mana
    trial = game.clone()
    trial.ask = _refuse_to_answer
    before = trial.players[ctx.controller].pool
    try:
        procedures.activate_mana(trial, ctx.source, ctx.controller, trial.chars(ctx.source).abilities.mana[index], mana)
    except (IllegalAction, AskedMeanwhileError):
        return mana
    return letters_of(_more(before, trial.players[ctx.controller].pool))


def _more(before: Pool, after: Pool) -> Iterator[Mana]:
    """What a pool has that it did not have before."""
    for one in after:
        more = one.amount - sum(old.amount for old in before if old.is_like(one))
        if more > 0:
            yield replace(one, amount=more)


def _refuse_to_answer(decision: object, validate: object = None) -> object:
    raise AskedMeanwhileError


@kept_for_node
def restriction_of(effect: Node) -> object:
    """What a mana ability's words say its mana may be spent on (CR 106.6); None if they say nothing."""
    return next((node for node in walk_until(effect, Ability) if isinstance(node, RestrictsMana)), None)


def can_activate_mana(ctx: Context, ability: ActivatedAbility) -> bool:
    """Whether a mana ability could be activated now; those that cost mana themselves are left to a click."""
    if any(symbol != "0" for cost in ability.costs for symbol in cost.mana_part(ctx).symbols):
        return False
    return why_not_activate(ctx.game, ctx.source, ctx.controller, ability) is None


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
    ordered = sorted(available, key=lambda source: (source.oid not in demand, source.rank, len(source.kinds)))
    for special, generic in _splits(cost, instead):
        found = _solve(pool, ordered, special, generic, may_pay_life)
        if found.complete:
            break
    return found


def _splits(cost: ManaCost, instead: Mapping[str, str]) -> Iterator[tuple[list[Need], int]]:
    """The needs and the generic mana with any of the {2/W} symbols paid with two generic mana, few first (107.4e)."""
    special, generic = needs_of(cost, instead)
    two_brid = [symbol[2:] for symbol in cost.symbols if symbol.startswith("2/")]
    for number in range(len(two_brid) + 1):
        for chosen in dict.fromkeys(combinations(two_brid, number)):
            rest = list(special)
            for kind in chosen:
                rest.remove(_need(kind, instead))
            yield rest, generic + 2 * number


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
        if not _augment(index, special, units, match, [False] * len(units)):
            if need.life and life + need.life <= may_pay_life:
                life += need.life
                continue
            return Payment(complete=False)
    used = {unit.source for unit, need in zip(units, match, strict=True) if need >= 0 and unit.source >= 0}
    chosen.update(_choose_alternatives(ordered, units, match, special))
    if not _consistent(ordered, units, match, special, chosen):
        return Payment(complete=False)
    return _with_generic(ordered, sum(need >= 0 for need in match), used, chosen, generic - how_much(pool), life)


def _augment(need: int, needs: Sequence[Need], units: Sequence[Unit], match: list[int], seen: list[bool]) -> bool:
    wanted = needs[need]
    for index, unit in enumerate(units):
        if seen[index] or not any(kind in wanted.kinds for kind in unit.kinds) or (wanted.snow and not unit.snow):
            continue
        seen[index] = True
        if match[index] >= 0 and needs[match[index]] == wanted:
            continue  # what could be used instead of it is looked at in any case
        if match[index] < 0 or _augment(match[index], needs, units, match, seen):
            match[index] = need
            return True
    return False


def _choose_alternatives(
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


def _consistent(
    ordered: Sequence[Source], units: Sequence[Unit], match: Sequence[int], needs: Sequence[Need],
    chosen: dict[int, str],
) -> bool:  # fmt: skip
    """Whether each source makes, all at once, what is asked of it (a source of {G}{G} or {U} can't make {G}{U})."""
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
        found = _spend((*units, *pool), needs, plain, life_paid, len(units))
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
        if not _augment(index, needs, kinds, match, [False] * len(kinds)):
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
