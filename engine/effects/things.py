"""What verbs are done to: objects that words name, or that a player chooses as the words are followed (CR 608.2d).

`thing` is the nonterminal: "target creature", "it", "all artifacts", "this creature and that land", "a creature you
control". Only the last leaves a choice; it is made by whoever acts.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.effects.following import all_now
from engine.model.families import Reference
from engine.terms.objects import Every, Some
from engine.text.binding import Antecedent, kinds_of
from engine.text.templates import include, label

if TYPE_CHECKING:
    from engine.rules.context import Context

include("thing", "object", "objects", "some")
label("thing", "an object like “target creature” or “a creature”")


def things(
    ctx: Context, what: Reference, purpose: str, seat: Seat | None = None, good: bool | None = None
) -> tuple[Ref, ...]:
    """The objects that words mean now; what they leave open is chosen by a player, if not named the controller."""
    if isinstance(what, Some):
        chooser = ctx.controller if seat is None else seat
        return all_now(ctx, what.choose(ctx, chooser, purpose, good=good))
    return all_now(ctx, what.refs(ctx))


def own_key(what: Reference) -> str:
    """The name under which a reference is already known to later words: a target's, or what an anaphor stands for."""
    return str(getattr(what, "key", ""))


def done_to(key: str, what: Reference, verb: str, kinds: frozenset[str] = frozenset()) -> tuple[Antecedent, ...]:
    """How later words can speak of what a verb was done to: "the exiled card", "creatures destroyed this way"."""
    known = own_key(what)
    plural = bool(getattr(what, "plural", False)) or isinstance(what, Every)
    nouns = kinds or kinds_of(getattr(what, "what", None))
    return (Antecedent(known or key, "object", plural, nouns, verb),)
