"""Putting objects onto the battlefield, or returning them there (CR 110.2a, 303.4f, 508.4)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.identity import NOBODY, Ref, Seat, is_object, is_player
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD, EXILE, HAND
from engine.game.decisions.purposes import TO_ATTACH, TO_PUT_ONTO_BATTLEFIELD
from engine.game.events.zone_changes import PUT_WITH, ZoneChange
from engine.game.rules.combat.joining import choose_defender
from engine.game.rules.questions.attaching import enchantable, why_not_attached
from engine.meaning.families import Amount, Condition, Instruction, ObjectFilter, Reference
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_BOARD, READS_STATUS, Node
from engine.meaning.speech import Antecedent, Unbound
from engine.vocabulary.effects.shared.affected_objects import are_there, at_random, deeds, done_to, own_key
from engine.vocabulary.effects.shared.among import PILE
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.anaphors import That, ThatPlayer
from engine.vocabulary.terms.grammar.continuous import as_they_enter
from engine.vocabulary.terms.objects.filters import zone_of
from engine.vocabulary.terms.objects.objects import Some, This
from engine.vocabulary.terms.players.players import ControllerOf, PlayerReference, You
from engine.vocabulary.terms.zones.zones import ZoneWords

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.vocabulary.effects.verbs.zones.entering_so import EntersSo

MoreCounters = Callable[[ZoneChange], tuple[tuple[str, int], ...]]  # further counters for something that enters

WHICH_FACE = Purpose("face up or face down", "608.2d")
# What words can call something that was called a card at most before it was put there.
A_PERMANENT = frozenset(
    ("creature", "artifact", "enchantment", "land", "planeswalker", "battle", "permanent", "token", "card")
)

# Whose control things enter under, where the words say so.
lexicon("under_control", {
    "you": "under your control", "owner": "under its owner's control", "their owner": "under their owner's control",
    "owners": "under their owners' control", "their controller": "under their control",
})  # fmt: skip


@phrase("a {kind:counter_kind} counter< and a {second:counter_kind} counter> on (it|them#)", into="entering_counters",
        number=None)  # fmt: skip
@forms(
    phrase("{number:words} {kind:counter_kind} counters on (it|them#)", into="entering_counters"),
    phrase("{number:digits_or_x} {kind:counter_kind} counters on (it|them#)", into="entering_counters"),
)
@phrase("a number of {kind:counter_kind} counters on (it|them#) equal to {number:quantity}", into="entering_counters",
        equal=True)  # fmt: skip
@phrase(
    "a additional {kind:counter_kind} counter on (it|them#)",
    into="entering_counters",
    number=None,
    additional=True,
)
@forms(
    phrase( "{number:words} additional {kind:counter_kind} counters on (it|them#)", into="entering_counters",
        additional=True, ),
    phrase("{number:digits_or_x} additional {kind:counter_kind} counters on (it|them#)", into="entering_counters",
        additional=True),
)  # fmt: skip
@record
class EnteringCounters(Node):
    """Counters that something enters with (CR 122.6)."""

    number: Amount | None
    kind: str
    additional: bool = wording(default=False)
    second: str = ""  # of which there is one more
    equal: bool = wording(default=False)  # "a number of … equal to"

    def counters(self, ctx: Context) -> tuple[tuple[str, int], ...]:
        """As events want them; of none nothing is said (CR 107.1b)."""
        number = self.number.value(ctx) if self.number is not None else 1
        first = ((self.kind, number),) if number > 0 else ()
        return (*first, (self.second, 1)) if self.second else first


_BEHIND = (
    "<face_down? face down> <either_face? face up or face down> <tapped? tapped> "
    "<attacking? and attacking> <whom? {whom:player}> "
    "<transformed? transformed> <converted? converted> <transformed_too? and transformed> "
    "<under? {under:under_control}> <whose? under {whose:player's} control> "
    "<attached_to? attached to {attached_to:reference}> "
    "<counters? with {counters:entering_counters#what}>"
)


_TAPPED_LAST = "{under:under_control} tapped <attacking? and attacking>"


@with_infinitive
@phrase("{player!} put[s] {what:thing} onto the battlefield " + _BEHIND)
@phrase("{player!} put[s] {what:thing} onto the battlefield " + _TAPPED_LAST, tapped=True, tapped_last=True)
@phrase("{player!} return[s] {what:thing} to the battlefield " + _TAPPED_LAST, tapped=True, tapped_last=True,
        returned=True)  # fmt: skip
@phrase("{player!} put[s] {what:thing} onto the battlefield attacking", untapped=True)
@phrase("{player!} put[s] {what:object} from {origin:zone} onto the battlefield " + _BEHIND)
@phrase("{player!} put[s] {what:object} onto the battlefield " + _BEHIND + " from {origin:zone}", behind=True)
@phrase("{player!} return[s] {what:thing} to the battlefield " + _BEHIND, returned=True)
@phrase("{player!} return[s] {what:object} from {origin:zone} to the battlefield " + _BEHIND, returned=True)
@phrase("{player!} put[s] onto the battlefield under your control {what:object}", under="you", early=True)
@phrase("{player!} return[s] to the battlefield {what:thing} <tapped? tapped>", returned=True, early=True)
@phrase(
    "{player!} return[s] {what:some} at random from {origin:zone} to the battlefield " + _BEHIND,
    returned=True,
    random=True,
)
@phrase("{player!} put[s] {what:some} at random from {origin:zone} onto the battlefield " + _BEHIND, random=True)
@phrase("{what:put_thing} onto the battlefield " + _BEHIND, into="put_part", player=You(said=False))
@record
class PutOntoBattlefield(Instruction):
    """Objects are put onto the battlefield at the same time (CR 110.2a).

    They are under the control of whoever puts them there, unless the words say otherwise.
    """

    player: PlayerReference
    what: Reference
    returned: bool = False
    origin: ZoneWords | None = None
    face_down: bool = False
    either_face: bool = False  # as whoever puts it there chooses
    tapped: bool = False
    attacking: bool = False
    whom: PlayerReference | None = None  # the player whom it is attacking
    untapped: bool = False  # though it attacks
    transformed: bool = False
    transformed_too: bool = False  # "tapped and transformed"
    converted: bool = False  # (CR 701.28a)
    under: str = ""
    whose: PlayerReference | None = None  # under whose control, where no word of `under_control` says it
    attached_to: Reference | None = None
    counters: EnteringCounters | None = None
    random: bool = False
    early: bool = wording(default=False)
    behind: bool = wording(default=False)  # where it comes from is said last
    tapped_last: bool = wording(default=False)  # "under your control tapped"
    key: str = ""
    reads = READS_BOARD
    makes_permanents = True
    good_for_things = True

    def well_formed(self) -> bool:
        """Where objects come from is said once: a description says it itself."""
        if self.whom is not None and not self.attacking:
            return False
        if self.whose is not None and self._says_it_by_pronoun():
            return False  # words of their own: "under your control", "under its owner's control"
        return self.origin is None or self.random or self.what.description is None

    def _says_it_by_pronoun(self) -> bool:
        return isinstance(self.whose, You | ControllerOf) or self.whose == ThatPlayer("they")

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was put onto the battlefield."""
        rest = (Antecedent(f"{self.key} rest", PILE, kinds=self.what.nouns()),) if self._is_from_exile() else ()
        put = done_to(self.key, self.what, "returned" if self.returned else "put")
        return (*(replace(found, kinds=A_PERMANENT) if found.kinds <= {"card"} else found for found in put), *rest)

    def _is_from_exile(self) -> bool:
        """Whether some are chosen of described cards in exile, so that words can speak of the rest of those."""
        return isinstance(self.what, Some) and zone_of(self.what.what) == EXILE

    def works_from(self) -> str:
        """The zone in which an ability works that puts its own object from there (CR 113.6)."""
        return self.origin.zone if self.origin is not None and isinstance(self.what, This) else ""

    @property
    def at_once(self) -> bool:
        """Whether several players who may do it do it at the same time: it is said of each of them."""
        return self.player.same_as is not None

    def possible(self, ctx: Context) -> bool:
        return are_there(ctx, self.player, self.what, HAND)

    def perform(self, ctx: Context) -> bool:
        if isinstance(self.what, Some) and self._is_from_exile():
            ctx.bind(f"{self.key} rest", self.what.candidates(ctx))
        choices = self._choices(ctx)
        if self.whose is not None:  # whoever has left the game controls nothing (CR 800.4)
            whose = self.whose.acting_players(ctx)[:1]
            choices = [(seat, oid) for seat in whose for _, oid in choices]
        so = self._entering_so(ctx, tuple(oid for _, oid in choices))
        entered = enter(
            ctx, tuple(oid for _, oid in choices), tuple(self._controller(ctx, *choice) for choice in choices),
            tapped=self.tapped or bool(so), attacking=self._attacking(ctx, so),
            transformed=self.transformed or self.transformed_too or self.converted, face_down=self._face_down(ctx),
            attached=self.attached_to is not None, host=self._host(ctx),
            counters=self.counters.counters(ctx) if self.counters is not None else (), more=self._more_counters(ctx),
            key=own_key(self.what) or self.key,
        )  # fmt: skip
        ctx.bind(self.key, entered)
        return bool(entered)

    def _face_down(self, ctx: Context) -> bool:
        """Whether it enters face down, as the words say or the player chooses (CR 708.2)."""
        if not self.either_face:
            return self.face_down
        seat = self.player.seat(ctx)
        sides = (say("face_up"), say("face_down"))
        if seat is None:
            return False
        return ctx.choose_option(seat, sides, purpose=WHICH_FACE, prompt=say("face_up_or_face_down")) == sides[1]

    def _choices(self, ctx: Context) -> list[tuple[Seat, Ref]]:
        """What is put there, and by whom."""
        if self.random and self.origin is not None:
            seat = self.player.seat(ctx)
            return [(seat, oid) for oid in at_random(ctx, self.what, self.origin) if seat is not None]
        return [
            (seat, oid)
            for seat, oid in deeds(ctx, self.player, self.what, TO_PUT_ONTO_BATTLEFIELD, good=True, zone=HAND)
            if self.origin is None or self.origin.holds(ctx, oid)
        ]

    def _entering_so(self, ctx: Context, oids: tuple[Ref, ...]) -> tuple[EntersSo, ...]:
        """The later sentences that say how it enters."""
        keys = tuple(key for key in (own_key(self.what), self.key) if key)
        inner = ctx.naming(dict.fromkeys(keys, oids))
        return tuple(one for one in ctx.bindings.get(ALSO_SO, ()) if one.holds(inner, keys))

    def _attacking(self, ctx: Context, so: tuple[EntersSo, ...]) -> bool | Ref:
        """Whether it enters attacking; whom, if the words say so."""
        said: tuple[PutOntoBattlefield | EntersSo, ...] = (self, *so)
        whom = next((one.whom for one in said if one.whom is not None), None)
        if whom is None:
            return self.untapped or any(one.attacking for one in said)
        return next((ref for ref in whom.refs(ctx) if ctx.exists(ref)), NOBODY)  # CR 508.4a

    def _more_counters(self, ctx: Context) -> MoreCounters:
        """With what counters later sentences say that each enters."""
        keys = tuple(key for key in (own_key(self.what), self.key) if key)
        said = ctx.bindings.get(ALSO_WITH, ())
        return lambda event: tuple(pair for more in said for pair in more.counters(ctx, keys, event))

    def _controller(self, ctx: Context, seat: Seat, oid: Ref) -> Seat:
        if self.under == "you":
            return ctx.controller
        return ctx.owner_of(oid) if "owner" in self.under else seat

    def _host(self, ctx: Context) -> Ref:
        return next(iter(self.attached_to.refs(ctx)), NOBODY) if self.attached_to is not None else NOBODY


ALSO_SO = "enters so"  # the key of later sentences that say that something enters tapped, perhaps attacking
ALSO_WITH = "also enters with"  # the key of later sentences that say with what counters something enters


@forms(
    phrase("if {condition}, {object} enters with a additional {kind:counter_kind} counter on it", into="sentence_start",
           number=ONE),
    phrase("if {condition}, {object} enters with {number:words} additional {kind:counter_kind} counters on it",
           into="sentence_start", when=lambda node: node.number != ONE),
)  # fmt: skip
@record
class EntersWithMoreIf(Instruction):
    """A sentence: what the words before put onto the battlefield enters with counters (CR 614.1c, 608.2c).

    It does so if a condition holds.
    """

    condition: Condition
    object: Reference
    kind: str
    number: Amount
    reads = READS_BOARD
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """Of what the words before name."""
        return isinstance(self.object, That)

    def finished(self) -> EntersWithMoreIf:
        """Not of a spell, which enters later."""
        if self.object.key.startswith(("other object", "castnow")):
            raise Unbound(self, ambiguous=False)
        return self

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(ALSO_WITH, (*ctx.bindings.get(ALSO_WITH, ()), self))

    def perform(self, ctx: Context) -> bool:
        return True

    def counters(self, ctx: Context, keys: tuple[str, ...], event: ZoneChange) -> tuple[tuple[str, int], ...]:
        """The counters for what goes by one of some keys, as it enters."""
        if self.object.key not in keys or not self.condition.holds(ctx):
            return ()
        return ((self.kind, self.number.value(ctx)),)


@phrase("put onto the battlefield with {object}", into="clause")
@record
class PutWith(ObjectFilter):
    """A permanent that an effect of an object has put onto the battlefield (CR 607.2)."""

    object: Reference
    reads = READS_STATUS
    zone = BATTLEFIELD

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.obj(ref).marks.get(PUT_WITH) in self.object.refs(ctx)


def enter(
    ctx: Context, oids: tuple[Ref, ...], controllers: tuple[Seat, ...] = (), *, owners: bool = False,
    tapped: bool = False, attacking: bool | Ref = False, transformed: bool = False, face_down: bool | str = False,
    attached: bool = False, host: Ref = NOBODY, counters: tuple[tuple[str, int], ...] = (), key: str = "",
    more: MoreCounters | None = None,
) -> tuple[Ref, ...]:  # fmt: skip
    """Put objects onto the battlefield at once; give the permanents they became.

    `key`: how later words name them.

    `attached`: the effect says to what; if that is no more, an Aura stays where it is (CR 303.4i).
    """
    events: list[Any] = []
    for number, oid in enumerate(oids):
        if not is_object(oid) or not _may_enter(ctx, oid, transformed, bool(face_down)):
            continue
        seat = controllers[number] if number < len(controllers) else ctx.owner_of(oid) if owners else ctx.controller
        attach_to = NOBODY if face_down else _host_of(ctx, oid, seat, host, attached, transformed)
        if _is_left_out(ctx, oid, attach_to, face_down):
            continue
        event = ZoneChange(
            oid, BATTLEFIELD, controller=seat, cause="effect", by=ctx.source, tapped=tapped,
            face=1 if transformed else 0, face_down=_cause(face_down), counters=counters, attach_to=attach_to,
            attacking=_whom(ctx, seat, attacking), marks=((PUT_WITH, ctx.source),),
        )  # fmt: skip
        events.append(event if more is None else replace(event, counters=(*counters, *more(event))))
    done = carry_out(ctx, *events, *as_they_enter(ctx, key, tuple(event.oid for event in events)))
    return tuple(event.new for event in done if isinstance(event, ZoneChange) and event.to == BATTLEFIELD)


def _whom(ctx: Context, seat: Seat, attacking: bool | Ref) -> Ref:
    """Whom something enters attacking: who the words say, or whom its controller chooses (CR 508.4)."""
    if not isinstance(attacking, bool):
        return attacking
    return choose_defender(ctx.game, seat, ctx.source) if attacking else NOBODY


def _is_left_out(ctx: Context, oid: Ref, attach_to: Ref, face_down: bool | str) -> bool:
    """Whether an Aura has nothing to enchant: it stays where it is (CR 303.4g)."""
    return attach_to == NOBODY and not face_down and _is_aura(ctx, oid)


def _cause(face_down: bool | str) -> str:
    if isinstance(face_down, str):
        return face_down
    return "effect" if face_down else ""


def _may_enter(ctx: Context, oid: Ref, transformed: bool, face_down: bool) -> bool:
    """Whether an object can be on the battlefield at all: no instant or sorcery (CR 304.4, 307.4, 712.13a)."""
    definition = ctx.obj(oid).definition
    if ctx.obj(oid).zone == BATTLEFIELD:
        return False
    if face_down or definition is None:
        return face_down
    if transformed and not definition.transforms:
        return False
    types = definition.faces[1 if transformed else 0].printed.types
    return not ("instant" in types or "sorcery" in types)


def _is_aura(ctx: Context, oid: Ref) -> bool:
    return "Aura" in ctx.chars(oid).subtypes


def _host_of(ctx: Context, oid: Ref, seat: Seat, host: Ref, attached: bool, transformed: bool) -> Ref:
    """What an object enters attached to: what the effect says, or what its controller chooses for an Aura (303.4f)."""
    if host != NOBODY and transformed:  # its other face tells, once it is there, whether it can stay (CR 704.5m)
        return host if is_player(host) or ctx.on_battlefield(host) else NOBODY
    if host != NOBODY:
        return host if why_not_attached(ctx.game, oid, host) is None else NOBODY
    if attached or not _is_aura(ctx, oid):
        return NOBODY
    hosts = tuple(ref for ref in (*ctx.game.apnap(seat), *ctx.game.permanents()) if enchantable(ctx.game, oid, ref))
    chosen = ctx.choose_one(seat, hosts, purpose=TO_ATTACH, prompt=say("choose_what_it_enchants"), rule="303.4f")
    return chosen[0] if chosen else NOBODY


label("entering_counters", "counters that it enters with")
