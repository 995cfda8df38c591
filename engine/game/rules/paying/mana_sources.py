"""What could make mana for a payment (CR 605, 106).

Permanents with mana abilities, and what each could make now.
"""

from __future__ import annotations

from dataclasses import field
from functools import partial
from typing import TYPE_CHECKING

from engine.core.errors import IllegalAction
from engine.core.identity import NOBODY, ObjectId, Seat
from engine.core.mana import Mana
from engine.core.mana_letters import how_many, kinds_in, letters_of
from engine.core.record import record, replace
from engine.core.zones import BATTLEFIELD
from engine.game.events.mana import MANA_ADDED, TAPPED_FOR_MANA
from engine.game.rules import procedures
from engine.game.rules.context import Context
from engine.game.rules.questions.activation import is_too_sick, why_not_activate
from engine.game.rules.questions.enchant import MAY_ACTIVATE
from engine.game.state.influence import RANGES
from engine.meaning.abilities import Ability
from engine.meaning.families import ManaMaking, RestrictsMana
from engine.meaning.node import READS_ELSEWHERE, READS_STATUS, cached_by_node, reads_of, walk_until

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.mana import Pool
    from engine.game.decisions.payment import Use
    from engine.game.state.cache import Changes
    from engine.game.state.game import Game
    from engine.meaning.abilities import ActivatedAbility
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.node import Node


CREATURES = 2  # the rank of creatures as sources: below it, tapping costs nothing that could attack


@record
class Source:
    """A permanent whose mana abilities could be activated now, one of them once, and what it could make."""

    oid: ObjectId
    options: tuple[tuple[int, str], ...]  # the number of a mana ability, and mana it could make
    rank: int  # the higher, the later it is used
    snow: bool = False
    restrictions: tuple[tuple[int, object], ...] = ()  # of its abilities' mana (CR 106.6), by the ability's number
    does_more: bool = False  # whether it has other abilities that could be activated, so another is used before it
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


def sources(game: Game, seat: Seat, *, spare: Sequence[ObjectId] = ()) -> tuple[Source, ...]:
    """The mana abilities a player could activate now, with what each could make."""
    found: tuple[Source, ...] = game.cache.now(game, ("mana sources", seat), lambda: tuple(_sources(game, seat)))
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
    usual = RANGES not in game.marks and MAY_ACTIVATE not in game.projection.spoken_to(game)
    usual = usual and not game.projection.waits(game, CHANGED)
    name = ("mana abilities", seat, usual)
    found: tuple[Maker, ...] = game.cache.of_zone_renewed(
        game, BATTLEFIELD, NOBODY, name, partial(_makers, game, seat, usual)
    )
    return found


def _makers(
    game: Game, seat: Seat, usual: bool, before: tuple[Maker, ...] | None, changes: Changes
) -> tuple[Maker, ...]:
    """Those that were there before, and the new ones; all are looked at again if one of them is something else."""
    new, makers = changes.new, {oid for oid, _, _ in before or ()}
    if before is None or any(oid in makers or _maker(game, seat, oid, usual) is not None for oid in changes.revised):
        before, new = (), game.zone(BATTLEFIELD)
    kept = [maker for maker in before if maker[0] not in changes.gone]
    return (*kept, *filter(None, (_maker(game, seat, oid, usual) for oid in new)))


def _maker(game: Game, seat: Seat, oid: ObjectId, usual: bool) -> Maker | None:
    chars = game.chars(oid)
    abilities = chars.abilities.mana
    if not abilities or game.objects[oid].phased_out:
        return None
    mine = chars.controller == seat
    if not mine and all(ability.who == "controller" for ability in abilities):
        return None
    if not mine or not usual:
        return oid, abilities, None
    return oid, abilities, game.cache.of_object(game, oid, "source", seat, partial(_plain_source, game, oid, seat))


def _plain_source(game: Game, oid: ObjectId, seat: Seat) -> Source | None:
    """A permanent as a source all of whose mana abilities only tap it for always the same; None if it is no such."""
    chars = game.chars(oid)
    if MAY_ACTIVATE in chars.abilities.modifiers or not all(map(_is_plain, chars.abilities.mana)):
        return None
    ctx = Context(game, oid, seat)
    options = [(n, mana) for n, one in enumerate(chars.abilities.mana) for mana in possible_mana(ctx, one)]
    return _as_source(oid, chars, options) if options else None


@cached_by_node
def _is_plain(ability: ActivatedAbility) -> bool:
    """Whether a mana ability only taps its permanent, for mana that depends on nothing."""
    free = ability.condition is None and not (ability.timing or ability.limit or ability.loyalty)
    free = free and ability.who != "owner"
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
    """A permanent as a source of payment, by its cheapest mana abilities.

    None if none can be activated now.
    """
    ctx = Context(game, oid, seat)
    chars = game.chars(oid)
    found: dict[int, list[tuple[int, str]]] = {}
    for index, ability in enumerate(abilities):
        if ability.zone == BATTLEFIELD and can_activate_mana(ctx, ability):
            costly = any(not cost.taps_source() for cost in ability.costs) or not ability.costs
            options = possible_mana(ctx, ability)
            made = (mana if costly else _with_other_effects(ctx, index, mana) for mana in options)
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
    does_more = any(ability.zone == BATTLEFIELD for ability in chars.abilities.activated)
    return Source(oid, tuple(options), base + rank, "snow" in chars.supertypes, restrictions, does_more)


def possible_mana(ctx: Context, ability: ActivatedAbility) -> tuple[str, ...]:
    """The types of mana a mana ability could make, whatever is chosen for its costs.

    The choice matters for words like "a type the sacrificed land could produce".
    """
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


@cached_by_node
def restriction_of(effect: Node) -> object:
    """What a mana ability's words say its mana may be spent on (CR 106.6); None if they say nothing."""
    return next((node for node in walk_until(effect, Ability) if isinstance(node, RestrictsMana)), None)


def can_activate_mana(ctx: Context, ability: ActivatedAbility) -> bool:
    """Whether a mana ability could be activated now; those that cost mana themselves are left to a click."""
    if any(symbol != "0" for cost in ability.costs for symbol in cost.mana_part(ctx).symbols):
        return False
    return why_not_activate(ctx.game, ctx.source, ctx.controller, ability) is None
