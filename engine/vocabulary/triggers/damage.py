"""Damage dealt (CR 120): "deals combat damage to a player", "is dealt damage"."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, lexicon, phrase, production, tenses
from engine.core.identity import NOBODY, is_player
from engine.core.keys import EventKey
from engine.core.record import record, wording
from engine.game.events.damage import COMBAT_DAMAGE_DEALT, DAMAGE_DEALT, Damage
from engine.meaning.families import Condition, EventPattern, Filter, Happening, Reference
from engine.meaning.node import READS_TURN
from engine.meaning.speech import PERMANENT_OR_PLAYER, Antecedent, nouns_of
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun, Players, You
from engine.vocabulary.triggers.events import AMOUNT, OBJECT, OTHER, PLAYER, SubjectEvent
from engine.vocabulary.triggers.subjects import AnySuch, NamedPlayer

if TYPE_CHECKING:
    from engine.game.rules.context import Context

RECIPIENT = "recipient"  # the key of the permanent or player to whom damage is dealt
lexicon("damage_kind", {"damage": "damage", "combat": "combat damage", "noncombat": "noncombat damage"})


@tenses({
    "happening": "deal[s]< {least:life_range}> {kind:damage_kind}< to {whom:damaged}>",
    "past": "dealt {kind:damage_kind}< to {whom:damaged}>",
})  # fmt: skip
@record
class DealsDamage(Happening):
    """A source deals damage (CR 120.1)."""

    kind: str = "damage"
    whom: Filter | None = None
    least: Comparison | None = None  # how much it has to be at once

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much, and to whom."""
        return (Antecedent(AMOUNT, "amount"), *recipients(self.whom))

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not subject.matches(ctx, event.source):
            return None
        if (self.kind == "combat") != event.combat and self.kind != "damage":
            return None
        if self.whom is not None and not self.whom.matches(ctx, event.recipient):
            return None
        if self.least is not None and not self.least.holds(ctx, event.amount):
            return None
        role = PLAYER if is_player(event.recipient) else OTHER
        named = {OBJECT: (event.source,), role: (event.recipient,), RECIPIENT: (event.recipient,)}
        return {**named, AMOUNT: event.amount}

    def one_occurrence(self, event: Any, many: bool) -> object:
        """All damage of a source at once, or what it deals to each of those the words ask for (CR 603.2c)."""
        each = self.whom is not None and not self.whom.many
        return (NOBODY if many else event.source, event.recipient if each else NOBODY)


def recipients(whom: Filter | None) -> tuple[Antecedent, ...]:
    """What words can call those who are dealt damage."""
    if whom is None:
        return ()
    if whom.person == "it":
        kinds = nouns_of(whom) or frozenset(("creature", "planeswalker", "battle"))
        found = (Antecedent(OTHER, "object", kinds=kinds),)
        either = (Antecedent(PLAYER, "player"), Antecedent(RECIPIENT, PERMANENT_OR_PLAYER))
        return (*found, *either) if isinstance(whom, DamagedEither) else found
    if whom.person == "you":
        return ()
    return (Antecedent(PLAYER, "player"),)


@phrase("{what:filter#many} you controlled dealt {number:life_range} {kind:damage_kind} this turn",
        into="condition_part")  # fmt: skip
@record
class SourcesDealt(Condition):
    """Sources of a description, all together, dealt so much damage this turn."""

    what: Filter
    number: Comparison
    kind: str
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        damage = (event for event in ctx.game.history.this_turn if isinstance(event, Damage))
        return self.number.holds(ctx, sum(event.amount for event in damage if self._meant(ctx, event)))

    def _meant(self, ctx: Context, event: Damage) -> bool:
        if self.kind != "damage" and event.combat != (self.kind == "combat"):
            return False
        return ctx.controller_of(event.source) == ctx.controller and self.what.matches(ctx, event.source)


@phrase("a {what:filter#one} you controlled dealt {kind:damage_kind} to {object:object} this turn",
        into="condition_part")  # fmt: skip
@record
class SuchDealtDamage(Condition):
    """A source of a description that the player controlled dealt damage to something this turn.

    See CR 608.2h.
    """

    what: Filter
    object: Reference
    kind: str = "damage"
    reads = READS_TURN

    def holds(self, ctx: Context) -> bool:
        refs = self.object.refs(ctx)
        return any(
            isinstance(event, Damage) and event.recipient in refs and event.controller == ctx.controller
            and (self.kind == "damage" or event.combat == (self.kind == "combat"))
            and fits_anywhere(ctx, self.what, event.source)
            for event in ctx.game.history.this_turn
        )  # fmt: skip


@tenses({
    "happening": "[is|are] dealt {kind:damage_kind}< by {source:subject}>< or by {other:subject}>",
    "past": "[was|were] dealt {kind:damage_kind}", "past_participle": "dealt {kind:damage_kind}",
})  # fmt: skip
@tenses({
    "player_happening": "[is|are] dealt {kind:damage_kind}< by {source:subject}>< or by {other:subject}>",
    "player_past": "[was|were] dealt {kind:damage_kind}< by {source:subject}>",
    "player_perfect": "been dealt {kind:damage_kind}",
}, about_player=True)  # fmt: skip
@record
class IsDealtDamage(Happening):
    """Something or someone is dealt damage."""

    kind: str = "damage"
    source: Filter | None = None
    other: Filter | None = None  # a source of another kind: "by a red spell or by a red planeswalker"
    about_player: bool = False
    short: bool = wording(default=False)  # "you're"

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """How much."""
        nouns = nouns_of(self.source) | nouns_of(self.other)
        source = (Antecedent(OTHER, "object", kinds=nouns),) if self.source is not None else ()
        return (Antecedent(AMOUNT, "amount"), *source)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not subject.matches(ctx, event.recipient):
            return None
        if (self.kind == "combat") != event.combat and self.kind != "damage":
            return None
        sources = [source for source in (self.source, self.other) if source is not None]
        if sources and not any(source.matches(ctx, event.source) for source in sources):
            return None
        role = PLAYER if self.about_player else OBJECT
        named = {OTHER: (event.source,)} if self.source is not None else {}  # no other source need be in range (801.7)
        return {role: (event.recipient,), **named, AMOUNT: event.amount}

    def one_occurrence(self, event: Any, many: bool) -> object:
        """All damage dealt to one at once, or what each of the sources the words ask for deals (CR 603.2c)."""
        each = self.source is not None and not self.source.many
        return (NOBODY if many else event.recipient, event.source if each else NOBODY)


@phrase("[is|are] dealt {number:life_range} {kind:damage_kind} by a single source", into="player_happening")
@record
class IsDealtSoMuch(Happening):
    """A player is dealt so much damage by one source at once."""

    number: Comparison
    kind: str = "damage"
    about_player = True

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Damage) or not subject.matches(ctx, event.recipient):
            return None
        of_kind = self.kind == "damage" or (self.kind == "combat") == event.combat
        return {PLAYER: (event.recipient,)} if of_kind and self.number.holds(ctx, event.amount) else None


def _you_are_dealt(kind: str) -> SubjectEvent:
    return SubjectEvent(NamedPlayer(You()), (IsDealtDamage(kind, about_player=True, short=True),))


def _read_you_are_dealt(node: SubjectEvent) -> dict[str, Any] | None:
    (first, *rest) = node.happenings
    return {"kind": first.kind} if isinstance(first, IsDealtDamage) and first.short and not rest else None


production(
    "event", "you're dealt {kind}", SubjectEvent, _you_are_dealt, _read_you_are_dealt, kind="damage_kind",
)  # fmt: skip


@phrase("{kind:damage_kind} is dealt to {whom:damaged}", into="event")
@record
class DamageIsDealt(EventPattern):
    """Damage is dealt to someone or something, by however many sources at the same time (CR 120.1)."""

    kind: str
    whom: Filter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who or what was dealt damage, and how much."""
        return (Antecedent(AMOUNT, "amount"), *recipients(self.whom))

    def event_keys(self) -> tuple[EventKey, ...]:
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        found: dict[int, dict[str, Any]] = {}
        for event in happened:
            if not isinstance(event, Damage) or not self.whom.matches(ctx, event.recipient):
                continue
            if self.kind == "damage" or (self.kind == "combat") == event.combat:
                role = PLAYER if is_player(event.recipient) else OTHER
                whom = (event.recipient,)
                once = found.setdefault(event.recipient, {"event": event, role: whom, RECIPIENT: whom, AMOUNT: 0})
                once[AMOUNT] += event.amount
        yield from found.values()


@phrase("a {what:filter#one} that targets only a single {target:filter#one} deals {kind:damage_kind} to that "
        "{noun:filter_noun#one}", into="event")  # fmt: skip
@record
class SpellDamagesItsTarget(EventPattern):
    """A spell with a single target deals damage to that."""

    what: Filter
    target: Filter
    noun: Filter
    kind: str = "damage"

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell, what it targets, and how much damage was dealt."""
        target = Antecedent(OTHER, "object", kinds=nouns_of(self.target))
        return (Antecedent(OBJECT, "object", kinds=nouns_of(self.what)), target, Antecedent(AMOUNT, "amount"))

    def event_keys(self) -> tuple[EventKey, ...]:
        return (COMBAT_DAMAGE_DEALT,) if self.kind == "combat" else (DAMAGE_DEALT,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, Damage) or not self.what.matches(ctx, event.source):
                continue
            item = ctx.obj(event.source).stack
            targets = {ref for _, refs in item.targets for ref in refs} if item is not None else set()
            if targets == {event.recipient} and self.target.matches(ctx, event.recipient):
                yield {"event": event, OBJECT: (event.source,), OTHER: (event.recipient,), AMOUNT: event.amount}


@phrase("{first:damaged_one} or {second:damaged_one}", into="damaged", short=False)
@record
class DamagedEither(Filter):
    """A recipient of one kind or another: "a player or planeswalker"."""

    first: Filter
    second: Filter
    bare: str = wording(default="")  # "a creature or player"
    short: bool = wording(default=False)  # with one article for both

    @property
    def options(self) -> tuple[Filter, ...]:
        """Both."""
        return (self.first, self.second)

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.first) | nouns_of(self.second)

    def matches(self, ctx: Context, ref: int) -> bool:
        return self.first.matches(ctx, ref) or self.second.matches(ctx, ref)


def _or_player(word: str) -> Callable[[Filter], DamagedEither]:
    who = NamedPlayer(Players(PlayerFilter(PlayerNoun(word)), "a"))

    return lambda what: DamagedEither(AnySuch(what), who, bare=word)


def _read_or_player(word: str) -> Callable[[DamagedEither], dict[str, Any] | None]:
    return lambda node: {"what": node.first.about} if node.bare == word else None


for _word in ("player", "opponent"):
    production(
        "damaged", f"a {{what:filter#one}} or {_word}", DamagedEither, _or_player(_word), _read_or_player(_word),
        what="filter",
    )  # fmt: skip


def _either(who: Filter, what: Filter) -> DamagedEither:
    return DamagedEither(NamedPlayer(Players(who, "a")), AnySuch(what), short=True)


def _read_either(node: DamagedEither) -> dict[str, Any] | None:
    first, second = node.first, node.second
    if not node.short or not isinstance(first, NamedPlayer) or not isinstance(second, AnySuch):
        return None
    return {"who": first.player.what, "what": second.what} if isinstance(first.player, Players) else None


production(
    "damaged", "a {who#one} or {what#one}", DamagedEither, _either, _read_either, who="player_filter", what="filter",
)  # fmt: skip
include("damaged", "any_subject")
include("damaged_one", "any_subject")
include("other_subject", "subject")
