"""Putting objects into libraries and planar decks (CR 401.4, 401.7, 701.20c, 901.3).

They go on top, on the bottom, Nth from the top, or are shuffled in.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import label, lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.core.zones import HAND, LIBRARY
from engine.game.decisions.orders import OrderObjects
from engine.game.decisions.purposes import TO_PUT_INTO_LIBRARY
from engine.game.events.cards import ReorderLibrary
from engine.game.events.chance import UseChance
from engine.game.events.planes import ArrangePlanarDeck, in_planar_deck, planar_deck
from engine.game.events.zone_changes import ZoneChange
from engine.meaning.families import Amount, Instruction, Reference
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import are_there, deeds, done_to
from engine.vocabulary.effects.shared.among import PUT_BACK
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference, You
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context

IN_WHICH_ORDER_ON_BOTTOM = Purpose("library bottom", "401.4")
IN_WHICH_ORDER_ON_TOP = Purpose("library top", "401.4")
ON_TOP_OR_BOTTOM = Purpose("top or bottom", "608.2d")

# Whose library; always the owner's (CR 400.3), however the words put it.
lexicon("whose_library", {
    "your library": "your library", "its owner's library": "its owner's library",
    "their owner's library": "their owner's library", "their owners' libraries": "their owners' libraries",
    "their library": "their library", "their libraries": "their libraries",
    "that player's library": "that player's library", "that library": "that library", "the library": "the library",
    "it": "it", "your planar deck": "your planar deck", "their planar deck": "their planar deck",
    "its owner's planar deck": "its owner's planar deck",
})  # fmt: skip
TOP, BOTTOM, EITHER = "on top of", "on the bottom of", "on the top or bottom of"
NTH_OR_BOTTOM = "so far from the top or bottom"
lexicon("library_place", {
    TOP: TOP, BOTTOM: BOTTOM, EITHER: EITHER, "on either the top or bottom of": "on either the top or bottom of",
    "on your choice of the top or bottom of": "on your choice of the top or bottom of",
    "on their choice of the top or bottom of": "on their choice of the top or bottom of",
})  # fmt: skip
lexicon("card_order", {"any": "in any order", "random": "in a random order"})


@with_infinitive
@phrase("{player!} put[s] {what:thing} {place:library_place} {whose:whose_library} <order? {order:card_order}>")
@phrase("{player!} put[s] {what:object} from {origin:zone} {place:library_place} {whose:whose_library}")
@phrase("{player!} put[s] {what:thing} into {whose:whose_library} {nth:ordinal} from the top", place="")
@phrase("{player!} put[s] {what:object} from {origin:zone} into {whose:whose_library} {nth:ordinal} from the top",
        place="")  # fmt: skip
@phrase("{player!} put[s] {what:thing} {nth:ordinal} from the top", place="", whose="")
@phrase("{player!} put[s] {what:thing} into {whose:whose_library} {nth:ordinal} from the top or on the bottom",
        place=NTH_OR_BOTTOM)  # fmt: skip
@phrase("{player!} put[s] {what:thing} into {whose:whose_library} just beneath the top {beneath:top_count} cards of "
        "that library", place="")  # fmt: skip
@phrase("{player!} put[s] {what:top_card} {place:library_place} {whose:whose_library}")
@phrase("{player!} put[s] {what:thing} on top <order? {order:card_order}>", place=TOP, whose="")
@phrase("{player!} put[s] {what:thing} on the bottom <order? {order:card_order}>", place=BOTTOM, whose="")
@phrase(
    "{what:put_thing} {place:library_place} {whose:whose_library} <order? {order:card_order}>",
    into="put_part",
    player=You(said=False),
)
@phrase(
    "{what:put_thing} back on top of {whose:whose_library} <order? {order:card_order}>",
    into="put_part",
    player=You(said=False),
    place=TOP,
    back=True,
)
@phrase(
    "{what:put_thing} on top <order? {order:card_order}>",
    into="put_part",
    player=You(said=False),
    place=TOP,
    whose="",
)
@phrase(
    "{what:put_thing} on the bottom <order? {order:card_order}>",
    into="put_part",
    player=You(said=False),
    place=BOTTOM,
    whose="",
)
@phrase(
    "{player!} put[s] {what:thing} back on top of {whose:whose_library} in any order",
    place=TOP,
    order="any",
    back=True,
)
@phrase("{player!} put[s] {what:some} back on top of {whose:whose_library}", place=TOP, back=True)
@phrase("{what:put_thing} back", into="put_part", player=You(said=False), place=TOP, whose="", back=True)
@phrase("{player!} put[s] {what:thing} back in any order", place=TOP, whose="", order="any", back=True)
@record
class PutIntoLibrary(Instruction):
    """Objects go to a place in their owners' libraries, or change their place there."""

    player: PlayerReference
    what: Reference
    place: str
    whose: str
    nth: str = ""
    beneath: Amount | None = None  # under so many cards
    order: str = ""
    origin: ZoneWords | None = None
    back: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Where objects come from is said once: a description says it itself. "Its" owner is that of one."""
        if self.whose == "its owner's library" and self.what.plural:
            return False
        return self.origin is None or self.what.description is None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was put there, and whose it is."""
        put = done_to(self.key, self.what, "put")
        return (*put, Antecedent(self._owners, "player", True)) if self.whose == "their owners' libraries" else put

    @property
    def _owners(self) -> str:
        return f"{self.key} owners"

    def works_from(self) -> str:
        """The zone in which an ability works that puts its own object from there (CR 113.6)."""
        return self.origin.zone if self.origin is not None and isinstance(self.what, This) else ""

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what, zone=HAND)

    def perform(self, ctx: Context) -> bool:
        moved: tuple[Ref, ...] = ()
        chosen = deeds(ctx, self.player, self.what, TO_PUT_INTO_LIBRARY, zone=HAND)
        ctx.bind(self._owners, tuple(dict.fromkeys(ctx.owner_of(oid) for _, oid in chosen)))
        for seat in dict.fromkeys(seat for seat, _ in chosen):
            mine = tuple(oid for who, oid in chosen if who == seat)
            if self.origin is not None:
                mine = tuple(oid for oid in mine if self.origin.holds(ctx, oid))
            moved += put_into_library(ctx, seat, mine, self._depth(ctx, seat), order=self.order)
        ctx.bind(self.key, moved)
        stayed = tuple(oid for _, oid in chosen if oid in moved)
        ctx.bind(PUT_BACK, (*ctx.bindings.get(PUT_BACK, ()), *stayed))
        return bool(moved)

    def _depth(self, ctx: Context, seat: Seat) -> int | None:
        top = int(self.nth) - 1 if self.nth else 0
        if "or bottom" in self.place:
            return at_top_or_bottom(ctx, seat, top)
        if self.beneath is not None:
            return self.beneath.value(ctx)
        if self.nth:
            return top
        return 0 if self.place == TOP else None


def at_top_or_bottom(ctx: Context, seat: Seat, top: int = 0) -> int | None:
    """Where in a library a player puts something: so far from the top, or (None) at the bottom."""
    place = ctx.choose_option(seat, ("top", "bottom"), purpose=ON_TOP_OR_BOTTOM, prompt=say("top_or_bottom"))
    return top if place == "top" else None


def put_into_library(
    ctx: Context, seat: Seat, oids: tuple[Ref, ...], depth: int | None, order: str = ""
) -> tuple[Ref, ...]:
    """Put objects into their owners' libraries; give those that were put there.

    They go at a depth from the top on, or (None) at the bottom.

    Cards of one library go in the order that their owner, or for cards of a library the acting player, chooses (401.4).
    """
    done: list[Ref] = []
    owners = dict.fromkeys(ctx.owner_of(oid) for oid in oids if is_object(oid))
    for owner in ctx.game.apnap():
        mine = tuple(oid for oid in oids if is_object(oid) and ctx.exists(oid) and ctx.owner_of(oid) == owner)
        if owner not in owners or not mine:
            continue
        inside = all(ctx.obj(oid).zone == LIBRARY or in_planar_deck(ctx.game, oid) for oid in mine)
        done.extend(_place(ctx, owner, ordered(ctx, seat if inside else owner, mine, order, depth), depth))
    return tuple(done)


def ordered(ctx: Context, chooser: Seat, oids: tuple[Ref, ...], order: str, depth: int | None) -> tuple[Ref, ...]:
    """Cards in the order in which they will lie, topmost first."""
    if len(oids) < 2:
        return oids
    if order == "random":
        chance = ctx.game.roll()
        shuffled = chance.shuffled(oids)
        ctx.happen(UseChance(chance.state))
        return shuffled
    purpose = IN_WHICH_ORDER_ON_BOTTOM if depth is None else IN_WHICH_ORDER_ON_TOP
    decision = OrderObjects(
        seat=chooser, objects=oids, purpose=purpose, prompt=say("order_the_cards_topmost_first"), rule="401.4",
        source=ctx.source,
    )  # fmt: skip
    return tuple(oids[number] for number in ctx.ask(decision))


def _place(ctx: Context, owner: Seat, oids: tuple[Ref, ...], depth: int | None) -> tuple[Ref, ...]:
    """Put cards of one owner into their library, in order: moving them there, then reordering it.

    Cards of a planar deck change their places in it.
    """
    if all(in_planar_deck(ctx.game, oid) for oid in oids):
        deck = planar_deck(ctx.game, owner)
        carry_out(ctx, ArrangePlanarDeck(owner, _at_depth(deck, oids, depth)))
        return oids
    outside = [oid for oid in oids if ctx.obj(oid).zone != LIBRARY]
    if depth is not None:
        outside.reverse()  # each goes above the one before
    done = carry_out(ctx, *(ZoneChange(oid, LIBRARY, cause="effect", by=ctx.source, index=depth) for oid in outside))
    arrived = {event.oid: event.new for event in done if isinstance(event, ZoneChange) and event.to == LIBRARY}
    library = ctx.game.zone(LIBRARY, owner)
    placed = {oid: now for oid in oids if (now := arrived.get(oid, oid)) in library}
    if any(oid == now for oid, now in placed.items()):
        _reorder(ctx, owner, tuple(placed.values()), depth)
    return tuple(placed)


def _reorder(ctx: Context, owner: Seat, placed: tuple[Ref, ...], depth: int | None) -> None:
    """Put cards of a library together at a depth, in order."""
    library = ctx.game.zone(LIBRARY, owner)
    kept = tuple(oid for oid in ctx.bindings.get(PUT_BACK, ()) if oid in library and oid not in placed)
    carry_out(ctx, ReorderLibrary(owner, _at_depth(library, placed, depth), kept))


def _at_depth(cards: tuple[Ref, ...], placed: tuple[Ref, ...], depth: int | None) -> tuple[Ref, ...]:
    """Some of the cards of a library together at a depth in it, in order, among the others."""
    rest = tuple(oid for oid in cards if oid not in placed)
    at = len(rest) if depth is None else min(depth, len(rest))
    return (*rest[:at], *placed, *rest[at:])


label("whose_library", "whose library")
label("library_place", "“on top of” or “on the bottom of”")
label("card_order", "“in any order” or “in a random order”")
