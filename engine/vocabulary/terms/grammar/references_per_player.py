"""Who of several players did what, for words about that one's own.

As in "it", "that card", "that many" (CR 608.2c).
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from engine.core.identity import Ref, Seat
from engine.vocabulary.terms.objects.objects import bound_refs

if TYPE_CHECKING:
    from engine.game.rules.context import Context

ACTING = "acting"  # the key of that one of several players who follows the words now
IN_TURN = "player in turn"  # the key of that one of several players for whom the words are followed now
WHO_DID = "doers of"  # the key of what several players did something to: pairs of that and who did it


def number_of(ctx: Context, key: str) -> int:
    """The number that a key names.

    Of what several players did, as many as the one of them did whose turn it is to follow the words: "each player
    discards their hand, then draws that many cards".
    """
    number, refs = ctx.number_named(key), ctx.bindings.get(key)
    return len(_of_acting(ctx, refs)) if isinstance(refs, tuple) else number


def one_named(ctx: Context, key: str) -> tuple[Ref, ...]:
    """What a word for one thing names.

    Of what several players did, what the one of them did it to whose turn it is to follow the words: "each player
    discards a card, then loses life equal to its mana value".
    """
    return _of_acting(ctx, bound_refs(ctx, key))


def _of_acting(ctx: Context, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Of what several players did something to, those of that one who follows the words now; all, if not known."""
    acting = ctx.bindings.get(ACTING)
    return refs if acting is None else done_by(ctx, acting, refs)


def done_by(ctx: Context, player: Seat, refs: tuple[Ref, ...]) -> tuple[Ref, ...]:
    """Of what several players did something to, what a certain one did it to.

    All, if it is not known who did it.
    """
    acting = who_did(ctx, refs)
    return refs if None in acting else tuple(ref for ref, doer in zip(refs, acting, strict=True) if doer == player)


def who_did(ctx: Context, refs: tuple[Ref, ...]) -> list[Seat | None]:
    """Who of several players did something to each of some things.

    Nobody that is known of, if only one acted.
    """
    doer_of = dict(ctx.bindings.get(WHO_DID, ()))
    doer_of.update((new, doer_of[old]) for old, new in ctx.bindings.get("moved", ()) if old in doer_of)
    return [doer_of.get(ref) for ref in refs]


def note_who_did(ctx: Context, done: Iterable[tuple[Seat, Ref]]) -> None:
    """Note which of several players does something to what, for words that ask how much each of them did."""
    ctx.bind(WHO_DID, (*ctx.bindings.get(WHO_DID, ()), *((ref, seat) for seat, ref in done)))
