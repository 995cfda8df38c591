"""What several players do one after the other, and what later words can name of that (CR 608.2c)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from engine.core.identity import Ref, Seat
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Instruction, Reference
from engine.meaning.node import Node, walk, walk_until
from engine.vocabulary.terms.grammar.references_per_player import ACTING, note_who_did, who_did
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


def results_of(effect: Instruction, such: Callable[[Instruction], bool] = bool) -> frozenset[str]:
    """The keys of what comes of the deeds in an instruction.

    Not of what they are done with, which others name.
    """
    deeds = (node for node in walk_until(effect, Ability) if isinstance(node, Instruction) and node.key)
    named = (
        found.key for deed in deeds if such(deed) for found in deed.antecedents() if found.key.startswith(deed.key)
    )
    return frozenset(named)


def joined(before: tuple[Any, ...], more: object) -> tuple[Any, ...]:
    """What there was, and what has come to it; a number adds nothing."""
    return tuple(dict.fromkeys((*before, *more))) if isinstance(more, tuple) else before


def add_done(ctx: Context, doer: Seat | None, results: dict[str, tuple[Any, ...]]) -> None:
    """Add what a player has just done something with; of several, note which of them it was (CR 608.2c)."""
    for key, before in results.items():
        results[key] = joined(before, ctx.bindings.get(key))
        if doer is not None:
            note_who_did(ctx, ((doer, ref) for ref in results[key][len(before) :]))


def done_by_each(ctx: Context, effect: Instruction, key: str, acting: Iterable[Ref], results: Iterable[str]) -> bool:
    """Carry out an effect with each of some players under a name.

    What comes of it is named behind it too (608.2c).

    Of what several of them did, that is all of it.
    """
    found: dict[str, tuple[Any, ...]] = dict.fromkeys(results, ())
    done = []
    for doer in acting:
        inner = ctx.naming({key: (doer,)})
        done.append(effect.perform(inner))
        found = {name: joined(before, inner.bindings.get(name)) for name, before in found.items()}
        ctx.bindings.update({name: value for name, value in inner.bindings.items() if name != key})
    if len(done) > 1:
        ctx.bindings.update({name: refs for name, refs in found.items() if refs})
    return max(done, default=False)


def meant_one_by_one(ctx: Context, words: Node) -> tuple[Seat, ...]:
    """The players of whom words speak one by one, as "it" is what each of them did something to (608.2c).

    "Each player reveals the top card of their library. If it's a creature card, that player …". Nobody, if only one
    did it, or if words already speak of one of them.
    """
    if ACTING in ctx.bindings:
        return ()
    asked = (node for node in walk_until(words, Ability) if isinstance(node, Reference) and node.wanted() is not None)
    for key in dict.fromkeys(node.key for node in asked if not node.plural):
        acting = who_did(ctx, ctx.bound(key))
        if len(acting) > 1 and None not in acting:
            return tuple(dict.fromkeys(doer for doer in acting if doer is not None))
    return ()


def as_one_of_them(ctx: Context, seat: Seat, *words: Node) -> Context:
    """A context in which words for several players mean a certain one of them.

    "It" is what that player did it to.
    """
    spoken_of = (node.key for word in words for node in walk(word) if isinstance(node, PlayerReference))
    players = dict.fromkeys(key for key in spoken_of if key)
    mine = (key for key in players if len(ctx.bound(key)) > 1 and seat in ctx.bound(key))
    return ctx.naming({ACTING: seat, **dict.fromkeys(mine, (seat,))})


NOT_TRUE_OF = "not true of"  # the key of those of several players of whom an "if" was not true, for "otherwise"


def done_where_true(ctx: Context, condition: Condition, effect: Instruction, results: Iterable[str]) -> bool | None:
    """Carry out an effect for those players of whom a condition is true, if it speaks of each; else None."""
    ctx.bindings.pop(NOT_TRUE_OF, None)
    seats = meant_one_by_one(ctx, condition)
    if not seats:
        return None
    true_of = [seat for seat in seats if condition.holds(as_one_of_them(ctx, seat, condition))]
    ctx.bind(NOT_TRUE_OF, tuple(seat for seat in seats if seat not in true_of))
    return done_as_each(ctx, effect, true_of, results)


def done_otherwise(ctx: Context, effect: Instruction, results: Iterable[str]) -> bool | None:
    """Carry out an effect for those players of whom the condition before was not true.

    None if there are none.
    """
    others = ctx.bindings.pop(NOT_TRUE_OF, ())
    return done_as_each(ctx, effect, others, results) if others else None


def done_as_each(ctx: Context, effect: Instruction, seats: Iterable[Seat], results: Iterable[str]) -> bool:
    """Carry out an effect for each of several players in turn.

    What comes of it all is named behind it (CR 608.2c).
    """
    found: dict[str, tuple[Any, ...]] = dict.fromkeys(results, ())
    done = False
    for seat in seats:
        inner = as_one_of_them(ctx, seat, effect)
        done = effect.perform(inner) or done
        found = {name: joined(before, inner.bindings.get(name)) for name, before in found.items()}
    ctx.bindings.update({name: refs for name, refs in found.items() if refs})
    return done
