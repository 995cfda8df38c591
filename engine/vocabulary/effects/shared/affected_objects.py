"""What verbs are done to: objects that words name or that a player chooses (CR 608.2d).

The player chooses as the words are followed.

`thing` is the nonterminal: "target creature", "it", "all artifacts", "this creature and that land", "a creature you
control". Only the last leaves a choice; it is made by whoever acts.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.zones import ANYWHERE, BATTLEFIELD, STACK
from engine.game.decisions.purposes import TO_CHOOSE, WHICH_OPPONENT
from engine.meaning.families import Amount, Reference
from engine.meaning.limits import enough as fit_together
from engine.meaning.message import say
from engine.meaning.speech import SOURCE, Antecedent
from engine.vocabulary.effects.shared.among import Among
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.terms.amounts.plain_numbers import Number, bounds_of
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.grammar.references_per_player import ACTING, note_who_did
from engine.vocabulary.terms.objects.at_random import SomeAtRandom
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import ATTACHED, AttachedTo, Every, Some, This, matching
from engine.vocabulary.terms.objects.several_kinds import KindByKind
from engine.vocabulary.terms.players.players import PlayerReference, Players
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

CHOSEN = (Some, SomeAtRandom, Among, KindByKind)  # the references that leave a choice

include("thing", "object", "objects", "some", "several_things")
label("thing", "an object like “target creature” or “a creature”")


def affected_objects(
    ctx: Context, what: Reference, purpose: Purpose, seat: Seat | None = None, good: bool | None = None
) -> tuple[Ref, ...]:  # fmt: skip
    """The objects that words mean now, after a player has chosen what the words leave open.

    That player is `seat`, or the controller if none is given.
    """
    if not isinstance(what, CHOSEN):
        return all_now(ctx, what.refs(ctx))
    chooser = ctx.controller if seat is None else seat
    return all_now(ctx, what.choose(ctx, chooser, purpose, good=good))


def per_player(ctx: Context, player: PlayerReference) -> list[tuple[Seat, Context]]:
    """Each player who acts, in turn order (CR 101.4), with the context to act in.

    "They" and "their" mean that player there.
    """
    key = own_key(player) or own_key(player.same_as)
    seats = player.acting_players(ctx)
    if key and not ctx.bound(key):
        ctx.bind(key, seats)  # for the words that follow, they are all of them
    if len(seats) < 2 or not key:
        return [(seat, ctx.naming({key: (seat,)}) if key else ctx) for seat in seats]
    return [(seat, ctx.naming({key: (seat,), ACTING: seat})) for seat in seats]


def acting_as(ctx: Context, player: PlayerReference, seat: Seat) -> Context:
    """A context in which "they" mean a certain one of those who act, where it is known already who does."""
    key = own_key(player) or own_key(player.same_as)
    if not key:
        return ctx
    return ctx.naming({key: (seat,), ACTING: seat} if len(ctx.bound(key)) > 1 else {key: (seat,)})


def each_acting(ctx: Context, player: PlayerReference) -> list[tuple[Seat, Context]]:
    """The same, but what one player alone chooses or names is known to the words that follow."""
    acting = per_player(ctx, player)
    return acting if len(acting) > 1 else [(seat, ctx) for seat, _ in acting]


def deeds(
    ctx: Context, player: PlayerReference, what: Reference, purpose: Purpose, *,
    good: bool | None = None, zone: str = "",
    may: Callable[[Context, Seat, Ref], bool] | None = None, each: Amount | None = None,
) -> list[tuple[Seat, Ref]]:  # fmt: skip
    """Who does something to what: each player chooses in turn order what the words leave open (CR 608.2e).

    Where several players do it to objects that are named, each does it to their own. What is chosen may be said "for
    each" of some things, which are then each player's own too.
    """
    acting = per_player(ctx, player)
    result: list[tuple[Seat, Ref]] = []
    for seat, inner in acting:
        allowed = partial(may, inner, seat) if may is not None else _anything
        if isinstance(what, CHOSEN):
            so_many: Any = multiplied(inner, what, each)
            options = tuple(filter(allowed, so_many.candidates(inner, zone, (seat,))))
            found = all_now(inner, so_many.choose(inner, seat, purpose, options, good=good))
        else:
            found = tuple(filter(allowed, all_now(inner, every(inner, what, zone, seat))))
            if len(acting) > 1:
                found = tuple(ref for ref in found if not is_object(ref) or _whose(ctx, ref) == seat)
        result.extend((seat, ref) for ref in found)
    if len(acting) > 1 or isinstance(player, Players):
        note_who_did(ctx, result)
    _name_all(ctx, what, result, len(acting) > 1)
    return list(dict.fromkeys(result))


def _name_all(ctx: Context, what: Reference, found: list[tuple[Seat, Ref]], several: bool) -> None:
    """Let the words that follow mean all that was found, where it was described."""
    if isinstance(what, Every) and what.key and (several or not ctx.bound(what.key)):
        ctx.bind(what.key, tuple(dict.fromkeys(ref for _, ref in found)))


def _anything(ref: Ref) -> bool:
    return True


def are_there(
    ctx: Context, player: PlayerReference, what: Reference, zone: str = "",
    may: Callable[[Context, Seat, Ref], bool] | None = None, each: Amount | None = None,
) -> bool:  # fmt: skip
    """Whether anything is there for a player to do something to: what words name, or what could be chosen.

    Where it is a cost, all of it has to be there (CR 118.3).
    """
    for seat, inner in per_player(ctx, player):
        allowed = partial(may, inner, seat) if may is not None else _anything
        if isinstance(what, CHOSEN):
            so_many: Any = multiplied(inner, what, each)
            options = tuple(filter(allowed, so_many.candidates(inner, zone, (seat,))))
            if bounds_of(so_many.count, inner)[0] == 0 or (options and enough(inner, so_many, options)):
                return True
        else:
            parts = what.together() if ctx.in_full else (what,)
            if all(any(map(allowed, all_now(inner, every(inner, part, zone, seat)))) for part in parts):
                return True
    return False


def enough(ctx: Context, what: Any, options: tuple[Ref, ...]) -> bool:
    """Whether there are as many options as words say, where part of it does not do: as a cost (CR 118.3)."""
    if not ctx.in_full:
        return True
    if isinstance(what, KindByKind):
        return what.or_not or what.all_there(ctx, options)
    least = bounds_of(what.count, ctx)[0]
    limits = what.limits(ctx, options) if isinstance(what, Some) else None
    return fit_together(limits, options, least)


def every(ctx: Context, what: Reference, zone: str, seat: Seat) -> tuple[Ref, ...]:
    """The objects that words name, looked for in a player's zone if the words name none.

    So "all creature cards" are that player's own there.
    """
    if zone and isinstance(what, Every) and zone_of(what.what) == ANYWHERE:
        found = tuple(matching(ctx, what.what, zone, (seat,)))
        ctx.bind(what.key, found)
        return found
    return what.refs(ctx)


def at_random(ctx: Context, what: Reference, place: ZoneWords) -> tuple[Ref, ...]:
    """So many objects of a description in a zone, picked by chance."""
    assert isinstance(what, Some)
    options = tuple(oid for oid in place.objects(ctx) if what.what.matches(ctx, oid))
    return chosen_at_random(ctx, options, bounds_of(what.count, ctx)[1])


def opponents_choice(ctx: Context, what: Reference, place: ZoneWords) -> tuple[Ref, ...]:
    """Objects of a description in a zone that an opponent chooses (CR 608.2d).

    The controller names the opponent.
    """
    assert isinstance(what, Some)
    opponents = ctx.game.opponents(ctx.controller)
    named = ctx.choose_one(ctx.controller, opponents, purpose=WHICH_OPPONENT, prompt=say("choose_who_chooses"))
    if not named:
        return ()
    options = tuple(oid for oid in place.objects(ctx) if what.what.matches(ctx, oid))
    return what.choose(ctx, named[0], TO_CHOOSE, options)


def multiplied(ctx: Context, what: Reference, each: Amount | None) -> Reference:
    """A choice of so many objects, multiplied if the words say "for each"."""
    if each is None or not isinstance(what, Some):
        return what
    return Some(Number(max(0, what.count.value(ctx) * each.value(ctx))), what.what)


def creatures_of(ctx: Context, seat: Seat) -> tuple[Ref, ...]:
    """The creatures that a player controls."""
    return tuple(
        oid for oid in ctx.game.permanents()
        if ctx.controller_of(oid) == seat and "creature" in ctx.chars(oid).types
    )  # fmt: skip


def _whose(ctx: Context, ref: Ref) -> Seat:
    return ctx.controller_of(ref) if ctx.obj(ref).zone in (BATTLEFIELD, STACK) else ctx.owner_of(ref)


def own_key(what: Reference | None) -> str:
    """The key by which later words already know a reference; "" if they do not.

    It is that of a target, or of what an anaphor stands for.
    """
    if isinstance(what, This):
        return SOURCE
    if isinstance(what, AttachedTo):
        return ATTACHED
    return what.key if what is not None else ""


def done_to(key: str, what: Reference, verb: str) -> tuple[Antecedent, ...]:
    """What later words can call what a verb was done to: "the exiled card", "destroyed this way".

    What has a name already ("target creature") keeps it; what really was done with is another matter: it may be
    indestructible, or tapped already. Verbs bind their own key to that.
    """
    known = own_key(what)
    plural = what.plural or (None if isinstance(what, Every) else False)  # "each": it in this clause, those behind it
    if not known or not key or not verb:
        return (Antecedent(known or key, "object", plural, what.nouns(), verb, itself=known == SOURCE),)
    named = Antecedent(known, "object", plural, what.nouns(), itself=known == SOURCE)
    return (named, Antecedent(key, "object", what.plural, what.nouns(), verb, by_verb=True))
