"""Exile (CR 701.11, 406): objects and whole zones; until something leaves the battlefield (610.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, phrase
from engine.core.identity import NOBODY, ObjectId, Ref, Seat, is_object
from engine.core.record import record, wording
from engine.core.zones import ANYWHERE, BATTLEFIELD, EXILE, GRAVEYARD, HAND
from engine.game.decisions.purposes import TO_EXILE
from engine.game.events.effects import EXILED_WITH, BeginDelayedTrigger
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.linked import link_of, links_of
from engine.game.state.effects import DelayedTrigger
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import Amount, Condition, EventPattern, Filter, Instruction, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS, Node
from engine.meaning.speech import SOURCE, Antecedent, Unbound, Wanted, nouns_of
from engine.vocabulary.effects.shared.affected_objects import are_there, deeds, done_to, per_player
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import enter
from engine.vocabulary.terms.grammar.references_per_player import note_who_did
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import Giver, Some, This, bound_refs
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.zones.zones import ZoneWords
from engine.vocabulary.triggers.events import SubjectEvent
from engine.vocabulary.triggers.subjects import Named
from engine.vocabulary.triggers.zone_changes import Leaves

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@with_infinitive
@phrase("{player!} exile[s] {what:thing} <face_down? face down>")
@phrase("{player!} exile[s] {what:random_some}")
@phrase("{player!} exile[s] {what:object} from {origin:zone}", when=lambda node: node.origin is not None)
@phrase("{player!} exile[s] {what:object}< from {origin:zone}> with {number:count} {counters:counter_kind} "
        "counter(s) on (it|them#what)")  # fmt: skip
@record
class ExileObjects(Instruction):
    """Objects are exiled at the same time."""

    player: PlayerReference
    what: Reference
    face_down: bool = False
    origin: ZoneWords | None = None
    number: Amount | None = None
    counters: str = ""
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def well_formed(self) -> bool:
        """Where objects come from is said once: a description says it itself."""
        return self.origin is None or self.what.description is None

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return done_to(self.key, self.what, "exiled")

    def works_from(self) -> str:
        """The zone in which an ability works that exiles its own object from there (CR 113.6)."""
        return self.origin.zone if self.origin is not None and isinstance(self.what, This) else ""

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what)

    def perform(self, ctx: Context) -> bool:
        chosen = [oid for _, oid in deeds(ctx, self.player, self.what, TO_EXILE)]
        if self.origin is not None:
            chosen = [oid for oid in chosen if self.origin.holds(ctx, oid)]
        counters = ((self.counters, self.number.value(ctx)),) if self.number is not None else ()
        exiled = exile(ctx, tuple(chosen), face_down=self.face_down, counters=counters)
        ctx.bind(self.key, tuple(dict.fromkeys(old for old, _ in exiled)))
        return bool(exiled)


@phrase("{player!} exile[s] {what:thing} until ~ leaves the battlefield")
@phrase("{player!} exile[s] {what:thing} until this {noun:self_noun} leaves the battlefield")
@phrase("{player!} exile[s] {what:thing} until {it:pronoun} leaves the battlefield")
@record
class ExileUntilThisLeaves(Instruction):
    """Objects are exiled until the ability's own object leaves the battlefield (CR 610.3).

    They return at once then.
    """

    player: PlayerReference
    what: Reference
    noun: str = wording(default="")
    it: Reference | None = None  # its own object, if a pronoun names it
    key: str = ""
    reads = READS_STATUS

    def finished(self) -> ExileUntilThisLeaves:
        """Itself; a pronoun has to name the ability's own object."""
        if self.it is not None and self.it.key != SOURCE:
            raise Unbound(self, ambiguous=False)
        return self

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return done_to(self.key, self.what, "exiled")

    def perform(self, ctx: Context) -> bool:
        if not ctx.on_battlefield(ctx.source):
            return False  # CR 610.3a, 610.3b
        chosen = tuple(oid for _, oid in deeds(ctx, self.player, self.what, TO_EXILE, good=False))
        exiled = exile_until(ctx, chosen, SubjectEvent(Named(This()), (Leaves(),)))
        ctx.bind(self.key, exiled)
        return bool(exiled)


def exile_until(ctx: Context, chosen: tuple[Ref, ...], pattern: EventPattern) -> tuple[Ref, ...]:
    """Exile objects until something happens: then they return at once (CR 610.3). Give them as they were."""
    zones = {oid: ctx.obj(oid).zone for oid in chosen}
    exiled = exile(ctx, chosen)
    if exiled:
        back = ReturnExiled(tuple((new, zones[old]) for old, new in exiled))
        # No triggered ability that uses the stack: a second one-shot effect, performed at once as mana abilities are.
        ability = TriggeredAbility(pattern, back, mana=True)
        carry_out(ctx, BeginDelayedTrigger(DelayedTrigger(NOBODY, ability, ctx.source, ctx.controller)))
    return tuple(old for old, _ in exiled)


@record
class ReturnExiled(Instruction):
    """Exiled cards return to the zones they were in, permanents under their owners' control (CR 610.3c)."""

    cards: tuple[tuple[Ref, str], ...]  # with the zones they were in
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        there = [(oid, zone) for oid, zone in self.cards if oid in ctx.game.objects]
        permanents = tuple(oid for oid, zone in there if zone == BATTLEFIELD)
        others = [ZoneChange(oid, zone, cause="effect", by=ctx.source) for oid, zone in there if zone != BATTLEFIELD]
        entered = enter(ctx, permanents, owners=True)
        return bool(entered) | bool(carry_out(ctx, *others))


@phrase("{player!} exile[s] {count:count} {what:filter#count} from each {zone:owned_zone#one}")
@record
class ExileFromEach(Instruction):
    """A player chooses so many cards of a description from each player's zone; all are exiled at once."""

    player: PlayerReference
    count: Amount
    what: Filter
    zone: str
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Where they are is said once."""
        return zone_of(self.what) == ANYWHERE

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return (Antecedent(self.key, "object", True, self.what.nouns(), "exiled"),)

    def possible(self, ctx: Context) -> bool:
        return any(self._there(ctx, owner) for owner in ctx.game.apnap())

    def _there(self, ctx: Context, owner: Seat) -> tuple[Ref, ...]:
        return tuple(oid for oid in ctx.game.zone(self.zone, owner) if self.what.matches(ctx, oid))

    def perform(self, ctx: Context) -> bool:
        some = Some(self.count, self.what)
        chosen = tuple(
            oid for seat, inner in per_player(ctx, self.player) for owner in ctx.game.apnap()
            for oid in some.choose(inner, seat, TO_EXILE, self._there(inner, owner))
        )  # fmt: skip
        exiled = exile(ctx, tuple(dict.fromkeys(chosen)))
        ctx.bind(self.key, tuple(old for old, _ in exiled))
        return bool(exiled)


@phrase("{owner:player's} hand and graveyard", into="exiled_zone")
@phrase("{owner:player's} hands and graveyards", into="exiled_zone", several=True)
@phrase("all hands and graveyards", into="exiled_zone", owner=None)
@record
class HandAndGraveyard(Node):
    """The hands and graveyards of certain players, or of all, exiled at once."""

    owner: PlayerReference | None
    several: bool = wording(default=False)
    reads = READS_NOTHING

    def objects(self, ctx: Context) -> tuple[Ref, ...]:
        """The cards that are there."""
        return tuple(oid for zone in (HAND, GRAVEYARD) for oid in ZoneWords(zone, self.owner).objects(ctx))


include("exiled_zone", "zone")


@phrase("{player!} exile[s] {place:exiled_zone}")
@record
class ExileZone(Instruction):
    """All cards of a zone are exiled: "exile target player's graveyard"."""

    player: PlayerReference
    place: ZoneWords | HandAndGraveyard
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was exiled."""
        return (Antecedent(self.key, "object", True, frozenset(("card",)), "exiled"),)

    def perform(self, ctx: Context) -> bool:
        theirs = [(seat, oid) for seat, inner in per_player(ctx, self.player) for oid in self.place.objects(inner)]
        exiled = exile(ctx, tuple(dict.fromkeys(oid for _, oid in theirs)))
        if len({seat for seat, _ in theirs}) > 1:
            note_who_did(ctx, theirs)
        ctx.bind(self.key, tuple(new for _, new in exiled))
        return bool(exiled)


def exile(
    ctx: Context, oids: tuple[Ref, ...], face_down: bool = False, counters: tuple[tuple[str, int], ...] = ()
) -> tuple[tuple[Ref, Ref], ...]:
    """Exile objects at once; give what they were and what they are now.

    They are "exiled with" the effect's source.
    """
    marks = ((EXILED_WITH, link_of(ctx.game, ctx.source)),)
    down = "exile" if face_down else ""
    events = [
        ZoneChange(oid, EXILE, cause="effect", by=ctx.source, face_down=down, counters=counters, marks=marks)
        for oid in oids
        if is_object(oid)
    ]
    done = carry_out(ctx, *events)
    return tuple((event.oid, event.new) for event in done if isinstance(event, ZoneChange) and event.to == EXILE)


@phrase("exiled with {object}", into="clause")
@record
class ExiledWith(Filter):
    """A card in exile that a linked ability of an object exiled (CR 607.2a)."""

    object: Reference
    zone = EXILE
    others_are_named = True  # "each other card exiled with" it: other than the one just exiled
    reads = READS_STATUS

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if isinstance(self.object, Giver):
            return is_object(ref) and self._by_giver(ctx, self.object.oid, ctx.obj(ref).marks.get(EXILED_WITH))
        holders = self.object.refs(ctx)
        if ctx.game.moved.get(ctx.source) in holders:  # "sacrifice it and return all cards exiled with it"
            holders = (*holders, ctx.source)
        links = [link for holder in holders for link in links_of(ctx.game, holder)]
        return is_object(ref) and ctx.obj(ref).marks.get(EXILED_WITH) in links

    def _by_giver(self, ctx: Context, giver: ObjectId, link: Any) -> bool:
        """Whether the object did it that granted the ability, maybe as it entered: in the game or not (CR 113.7a)."""
        holder = link[0] if isinstance(link, tuple) else link
        if holder is None or not (holder in ctx.game.objects or holder in ctx.game.last_known):
            return bool(holder == giver)
        return giver in (holder, ctx.game.look(holder).object.previous)


@phrase("a {what:filter#one} is exiled with {object}", into="condition_part")
@record
class IsExiledWith(Condition):
    """A card of a description that a linked ability of an object exiled is still in exile (CR 607.2a)."""

    what: Filter
    object: Reference
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        exiled = ExiledWith(self.object)
        return any(exiled.matches(ctx, oid) and fits_anywhere(ctx, self.what, oid) for oid in ctx.game.zone(EXILE))


@phrase("the last {noun:filter_noun#one} exiled with {object}", into="object")
@record
class LastExiledWith(Reference):
    """The card that arrived last of those that an object's linked abilities exiled (CR 613.7, 712.21b)."""

    noun: Filter
    object: Reference
    reads = READS_BOARD
    plural = False

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        exiled = ExiledWith(self.object)
        cards = [oid for oid in ctx.game.zone(EXILE) if exiled.matches(ctx, oid) and self.noun.matches(ctx, oid)]
        return tuple(cards[-1:])  # they lie in the order of arrival


@phrase("the {noun:filter_noun#many} exiled with {object}", into="object")
@record
class AllExiledWith(Reference):
    """All cards that an object's linked abilities exiled and that are still there (CR 607.2a)."""

    noun: Filter
    object: Reference
    reads = READS_BOARD
    plural = True

    def nouns(self) -> frozenset[str]:
        """The nouns for them."""
        return nouns_of(self.noun) | {"card"}

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        exiled = ExiledWith(self.object)
        return tuple(
            oid for oid in ctx.game.zone(EXILE) if exiled.matches(ctx, oid) and fits_anywhere(ctx, self.noun, oid)
        )  # fmt: skip


@phrase("each other {noun:filter_noun#one} exiled with ~", into="object")
@record
class OthersExiledWith(Reference):
    """The cards that the object's linked abilities exiled before the one that the words before exiled."""

    noun: Filter
    key: str = ""
    reads = READS_STATUS

    def wanted(self) -> Wanted:
        """The card that it leaves out."""
        return Wanted("object", verb="exiled", itself=False)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        left_out = all_now(ctx, bound_refs(ctx, self.key))
        mine = link_of(ctx.game, ctx.source)
        return tuple(
            oid for oid in ctx.game.zone(EXILE)
            if ctx.obj(oid).marks.get(EXILED_WITH) == mine and oid not in left_out and self.noun.matches(ctx, oid)
        )  # fmt: skip
