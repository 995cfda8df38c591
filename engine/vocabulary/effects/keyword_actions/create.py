"""Create (CR 701.6, 111): tokens, described or as copies."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, phrase, production
from engine.core.identity import NOBODY, Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.game.events.zone_changes import CREATED_WITH, CreateTokens, ZoneChange
from engine.game.rules.combat.joining import choose_defender, enter_blocking
from engine.meaning.abilities import Ability
from engine.meaning.families import Amount, Filter, Instruction, ObjectFilter, Reference, StaticEffect
from engine.meaning.families.instructions import UNSEEN, DoneForAll
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, READS_STATUS, READS_TURN, Node
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.effects.shared.affected_objects import own_key, per_player
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.token_descriptions import TokenKind
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out, on_battlefield
from engine.vocabulary.effects.verbs.zones.put_onto_battlefield import ALSO_SO
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.statics.replacement.amounts_instead import as_created
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.terms.turns.past import events_of

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_TOKEN = Purpose("token", "701.6a")


KIND = "token kind"  # the kind of antecedent of "those tokens" that are yet to be created


@phrase("{player:player}", into="whom_attacked")
@phrase("{player:player} or a planeswalker they control", into="whom_attacked", or_planeswalker=True)
@record
class WhomAttacked(Node):
    """What something enters attacking, where the words say it (CR 508.4a)."""

    player: PlayerReference
    or_planeswalker: bool = False  # or one of the player's planeswalkers, as the creature's controller chooses
    reads = READS_NOTHING
    personal = False

    def defender(self, ctx: Context, seat: Seat) -> Ref:
        """What it attacks."""
        whom = self.player.seats(ctx)[:1]
        if not self.or_planeswalker:
            return next(iter(whom), NOBODY)
        theirs = [ref for ref in ctx.game.permanents() if ctx.controller_of(ref) in whom]
        among = (*whom, *(ref for ref in theirs if "planeswalker" in ctx.chars(ref).types))
        return choose_defender(ctx.game, seat, ctx.source, among)


@phrase(
    "{number:count} <tapped? tapped> {kind:token_kind#number} <attacking? (that's|that are#number) tapped and "
    "attacking>",
    into="token_group",
)
@phrase("{number:count} {kind:token_kind#number} (that's|that are#number) attacking", into="token_group",
        attacking=True, upright=True)  # fmt: skip
@phrase(
    "{number:count} {kind:token_kind#number} (that's|that are#number) blocking {blocking:object}", into="token_group"
)
@phrase("{number:count} {kind:token_kind#number} (that's|that are#number) tapped and attacking {whom:whom_attacked}",
        into="token_group", attacking=True)  # fmt: skip
@phrase("{number:count} tapped and attacking {kind:token_kind#number}", into="token_group", attacking=True, before=True)
@record
class TokenGroup(Node):
    """So many tokens of a kind."""

    number: Amount
    kind: TokenKind
    tapped: bool = False
    attacking: bool = False
    upright: bool = False  # attacking, and not tapped
    whom: WhomAttacked | None = None  # who is attacked, if the words say it (CR 508.4a)
    blocking: Reference | None = None
    fronted: bool = wording(default=False)  # its name stands first
    before: bool = wording(default=False)  # whether "tapped and attacking" stands before it
    reads = READS_NOTHING
    personal = False


def _called(name: str, kind: TokenKind) -> TokenGroup | None:
    """One token whose name stands before its description: "Create Mud, a legendary 1/1 Toad creature token"."""
    return TokenGroup(ONE, replace(kind, named=name), fronted=True) if kind.words and not kind.named else None


def _read_called(node: TokenGroup) -> dict[str, Any] | None:
    return {"name": node.kind.named, "kind": replace(node.kind, named="")} if node.fronted else None


production(
    "token_group", "{name}, a {kind:token_kind#one}", TokenGroup, _called, _read_called, name="card_name",
)  # fmt: skip


@phrase("{player!} create[s] a {kind:token_kind#one}. ^its power is equal to {power:quantity} and its toughness is "
        "equal to {toughness:quantity}")  # fmt: skip
@record
class CreateMeasured(Instruction):
    """A player creates a token whose power and toughness a further sentence says (CR 111.3)."""

    player: PlayerReference
    kind: TokenKind
    power: Amount
    toughness: Amount
    key: str = ""
    reads = READS_NOTHING
    good_for_doers = True
    read_first = ("player", "power", "toughness")

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The token."""
        return (Antecedent(self.key, "object", False, nouns_of(self.kind), "created"),)

    def perform(self, ctx: Context) -> bool:
        kind = replace(self.kind, power=self.power, toughness=self.toughness)
        return PlayersCreateTokens(self.player, (TokenGroup(ONE, kind),), key=self.key).perform(ctx)


@with_infinitive
@phrase("{player!} create[s] {groups:token_group*and} <each? {each:for_each}>")
@phrase("{player!} create[s] {groups:token_group*and} attached to {host:object}")
@phrase("{player!} create[s] a number of {kind:token_kind#many} equal to {amount:quantity}", groups=())
@phrase(
    "{player!} create[s] a number of tapped {kind:token_kind#many} equal to {amount:quantity}",
    groups=(),
    tapped=True,
)
@record
class PlayersCreateTokens(DoneForAll):
    """Players create tokens, all at the same time."""

    player: PlayerReference
    groups: tuple[TokenGroup, ...]
    each: Amount | None = None
    host: Reference | None = None
    kind: TokenKind | None = None
    amount: Amount | None = None
    tapped: bool = False
    key: str = ""
    reads = READS_NOTHING
    personal = False
    good_for_doers = True

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens."""
        kinds = [group.kind for group in self.groups] + ([self.kind] if self.kind is not None else [])
        several = len(self.groups) != 1 or self.each is not None or self.groups[0].number.plural
        nouns = frozenset().union(*(nouns_of(kind) for kind in kinds))
        return (Antecedent(self.key, "object", several, nouns, "created"), Antecedent(f"{self.key} kind", KIND))

    def foresee(self, ctx: Context) -> None:
        """Let later words know what was described, even if it is not created."""
        if self.groups:
            ctx.bind(f"{self.key} kind", self.groups[0])

    def perform(self, ctx: Context) -> bool:
        return self.perform_for_all(ctx, (ctx,))

    def perform_for_all(self, ctx: Context, each: Sequence[Context]) -> bool:
        made = create(ctx, entering_as_said(ctx, self.key, [event for inner in each for event in self.events(inner)]))
        ctx.bind(self.key, made)
        for group in self.groups:
            for attacker in group.blocking.refs(ctx) if group.blocking is not None else ():
                for token in made:
                    enter_blocking(ctx.game, token, attacker)  # CR 509.7
        ctx.bind(abilities_key(self.key), ())  # they have them from the beginning
        return bool(made)

    def events(self, ctx: Context) -> list[CreateTokens]:
        """The tokens that are about to be created."""
        host = next(iter(self.host.refs(ctx)), NOBODY) if self.host is not None else NOBODY
        if self.host is not None and (host == NOBODY or not ctx.exists(host)):
            return []
        return [
            token_event(inner, seat, group, number, host, ctx.bindings.get(abilities_key(self.key), ()))
            for seat, inner in per_player(ctx, self.player)
            for group, number in self._groups(inner)
        ]

    def _groups(self, ctx: Context) -> list[tuple[TokenGroup, int]]:
        if self.amount is not None and self.kind is not None:
            return [(TokenGroup(self.amount, self.kind, self.tapped), self.amount.value(ctx))]
        return [(group, times(ctx, group.number, self.each)) for group in self.groups]


@phrase("{player!} create[s] {groups:token_group*or2}")
@record
class CreateOneOf(Instruction):
    """Players create tokens of one of several kinds, as they choose."""

    player: PlayerReference
    groups: tuple[TokenGroup, ...]
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The tokens."""
        nouns = frozenset().union(*(nouns_of(group.kind) for group in self.groups))
        return (Antecedent(self.key, "object", False, nouns, "created"),)

    def perform(self, ctx: Context) -> bool:
        events = []
        for seat, inner in per_player(ctx, self.player):
            names = tuple(say("as_written", words=Printed("token_group", group)) for group in self.groups)
            chosen = names.index(ctx.choose_option(seat, names, purpose=WHICH_TOKEN, prompt=say("create_which")))
            group = self.groups[chosen]
            events.append(token_event(inner, seat, group, group.number.value(inner), NOBODY, ()))
        made = create(ctx, events)
        ctx.bind(self.key, made)
        return bool(made)


@phrase("created with {object}", into="clause")
@record
class CreatedWith(ObjectFilter):
    """A token that an ability of an object created (CR 607.2)."""

    object: Reference
    reads = READS_STATUS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return ctx.obj(ref).marks.get(CREATED_WITH) in self.object.refs(ctx)


def abilities_key(key: str) -> str:
    """The key of the abilities that a later sentence gives to tokens."""
    return f"{key} have"


def whom_they_attack(ctx: Context, seat: Seat, whom: WhomAttacked | None) -> Ref:
    """What tokens enter attacking, as the words say or as their controller chooses (CR 508.4)."""
    return choose_defender(ctx.game, seat, ctx.source) if whom is None else whom.defender(ctx, seat)


def token_event(
    ctx: Context, seat: Seat, group: TokenGroup, number: int, host: Ref, more: tuple[Ability, ...]
) -> CreateTokens:
    attacking = whom_they_attack(ctx, seat, group.whom) if group.attacking and number > 0 else NOBODY
    return CreateTokens(
        seat, group.kind.definition(ctx, more), number, ctx.source,
        tapped=group.tapped or (group.attacking and not group.upright), attacking=attacking, attach_to=host,
    )  # fmt: skip


def entering_as_said(ctx: Context, key: str, events: list[CreateTokens]) -> list[CreateTokens]:
    """The tokens as later sentences say that they enter: tapped, perhaps attacking (CR 508.4)."""
    for said in ctx.bindings.get(ALSO_SO, ()):
        if said.holds(ctx, (key,)):
            events = [replace(event, tapped=True, attacking=said.defender(ctx, event)) for event in events]
    return events


def create(ctx: Context, events: list[CreateTokens]) -> tuple[Ref, ...]:
    """Create tokens at once; give them."""
    done = carry_out(ctx, *events)
    return tuple(event.new for event in done if isinstance(event, ZoneChange) and event.cause == "token")


@phrase("{object} [has|have] {abilities:granted*and}< and {changes:lasting_change*and#object}>", into="sentence_start")
@phrase("{object} {changes:lasting_change*and#object} and [has|have] {abilities:granted*and}", into="sentence_start",
        first=True)  # fmt: skip
@record
class TokensHave(Instruction):
    """A sentence behind a token's description that gives it abilities: it is created with them (CR 111.3).

    A token that is a copy has them besides what is copied, and they are not copied with it (CR 707.2).
    """

    object: Reference
    abilities: tuple[Ability, ...]
    changes: tuple[StaticEffect, ...] = ()  # what else is so of it as long as it stays
    first: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(abilities_key(own_key(self.object)), self.abilities)

    def perform(self, ctx: Context) -> bool:
        left = ctx.bindings.get(abilities_key(own_key(self.object)))
        refs = on_battlefield(ctx, self.object.refs(ctx))
        more = (*((HasAbilities(left),) if left else ()), *self.changes)
        if more and refs:
            begin(ctx, more, refs, None)
        return True


label("token_group", "so many tokens")
label("whom_attacked", "who is attacked")


@phrase("the number of {what:filter#many} you created {turn:which_turn}", into="quantity")
@record
class NumberCreated(Amount):
    """How many tokens of a description one created, as they were created (CR 701.6a)."""

    what: Filter
    turn: str
    reads = READS_TURN

    def value(self, ctx: Context) -> int:
        created = (event for event in events_of(ctx, self.turn) if isinstance(event, CreateTokens))
        mine = [event for event in created if event.player == ctx.controller]
        return sum(len(event.made) for event in mine if self.what.matches(*as_created(ctx, event)))
