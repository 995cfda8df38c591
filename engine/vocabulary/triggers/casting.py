"""What players do with spells, abilities and mana (CR 601, 602, 305, 106).

Cast, play, activate, expend …
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, phrase, tenses
from engine.core.identity import NOBODY, ObjectId, is_object
from engine.core.keys import EventKey
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE, GRAVEYARD, HAND, STACK
from engine.game.events.cards import PlayerDid
from engine.game.events.casting import (
    ABILITY_ACTIVATED,
    COUNTERED,
    LAND_PLAYED,
    SPELL_CAST,
    SPELL_COPIED,
    AbilityActivated,
    CopyOnStack,
    LandPlayed,
    Resolved,
    SpellCast,
)
from engine.game.events.mana import MANA_SPENT_ON_SPELL, TAPPED_FOR_MANA, AddMana
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Condition, EventPattern, Filter, Happening, Reference
from engine.meaning.node import READS_STATUS, walk
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.costs.cost_clauses import WithSymbolInCost
from engine.vocabulary.terms.grammar.this_way import fits_anywhere
from engine.vocabulary.terms.objects.clauses import ThatTargets
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import OTHER, PLAYER
from engine.vocabulary.triggers.players import PlayerHappening, only_this
from engine.vocabulary.triggers.subjects import AnySuch, Named

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.objects import StackItem

TARGETED = "targeted"  # the key of what a spell that is cast targets
NOT_HAND = "not hand"  # any zone but a hand


@phrase("cast[s] {what:other_subject}", into="player_happening")
@phrase("cast {what:other_subject}", into="player_past_or_perfect")
@phrase("cast[s] {what:other_subject} from {player:player's} {zone:owned_zone#one}", into="player_happening")
@phrase("cast {what:other_subject} from {player:player's} {zone:owned_zone#one}", into="player_past_or_perfect")
@tenses({
    "player_happening": "cast[s] {what:other_subject} from exile",
    "player_past_or_perfect": "cast {what:other_subject} from exile",
}, zone=EXILE)  # fmt: skip
@tenses({
    "player_happening": "cast[s] {what:other_subject} from a graveyard",
    "player_past_or_perfect": "cast {what:other_subject} from a graveyard",
}, zone=GRAVEYARD)  # fmt: skip
@tenses({
    "player_happening": "cast[s] {what:other_subject} from anywhere other than {player:player's} hand",
    "player_past_or_perfect": "cast {what:other_subject} from anywhere other than {player:player's} hand",
}, zone=NOT_HAND)  # fmt: skip
@phrase("cast[s] [their] {ordinal:ordinal} {what:filter} {per:per_turn}", into="player_happening", nth=True)
@phrase("cast[s] [their] {ordinal:ordinal} {what:filter} during {when:turn_of}", into="player_happening")
@phrase("cast[s] or copy {what:other_subject}", into="player_happening", copies=True)
@record
class Casts(PlayerHappening):
    """Casts a spell (CR 601.2i)."""

    what: Filter
    player: PlayerReference | None = None
    zone: str = ""
    ordinal: str = ""
    nth: bool = wording(default=False)
    per: str = wording(default="each turn")
    copies: bool = False
    when: Condition | None = None  # only in such turns

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (SPELL_CAST, SPELL_COPIED) if self.copies else (SPELL_CAST,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The spell, and what it targets if that is said to be one thing alone, or one or more."""
        spell = Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"spell"})
        said = _said_targets(self.what)
        if said is None:
            return (spell,)
        return (spell, Antecedent(TARGETED, "object", not said.single, nouns_of(said.what), definite=True))

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        copied = self.copies and isinstance(event, CopyOnStack)
        if not (copied or isinstance(event, SpellCast)) or not subject.matches(ctx, event.player):
            return None
        found: dict[str, Any] = {PLAYER: (event.player,), OTHER: (event.oid,)}
        said = _said_targets(self.what)
        if said is not None:
            found[TARGETED] = said.fitting(ctx, event.oid)
        if copied:
            return found if self.what.matches(ctx, event.oid) else None
        if not self._is_such(ctx, event) or not (self.when is None or self.when.holds(ctx.within(**found))):
            return None
        if any(isinstance(part, WithSymbolInCost) and part.symbol == "X" for part in walk(self.what)):
            item = ctx.obj(event.oid).stack
            found["X"] = item.x if item is not None else 0  # CR 107.3e
        return found

    def _is_such(self, ctx: Context, event: SpellCast) -> bool:
        """Whether a spell is one that the words describe, cast from where they say, the how-manieth they say."""
        if not self.what.matches(ctx, event.oid) and not _was_named(ctx, self.what, event.oid):
            return False
        if not self._is_from_there(ctx.obj(event.oid).stack):
            return False
        return not self.ordinal or self._ordinal(ctx, event) == int(self.ordinal)

    def _is_from_there(self, item: StackItem | None) -> bool:
        """Whether a spell was cast from the zone that the words name, or from another than the hand."""
        if not self.zone:
            return True
        origin = item.cast_from if item is not None else ""
        return origin != HAND if self.zone == NOT_HAND else origin == self.zone

    def zones(self, of_itself: bool) -> tuple[str, ...]:
        return (STACK,) if only_this(self.what) else ()

    def _ordinal(self, ctx: Context, event: SpellCast) -> int:
        """The how-manieth such spell of its player this turn it is."""
        earlier = [
            other for other in ctx.game.history.this_turn
            if isinstance(other, SpellCast) and other.player == event.player and self.what.matches(ctx, other.oid)
        ]  # fmt: skip
        return len(earlier)


def _said_targets(what: Filter) -> ThatTargets | None:
    """The words that say what a spell targets, where it is one thing alone, or one or more things."""
    clauses = walk(what) if isinstance(what, AnySuch) else ()
    found = (node for node in clauses if isinstance(node, ThatTargets) and nouns_of(node.what))
    return next((one for one in found if one.single or (isinstance(one.what, AnySuch) and one.what.many)), None)


def _was_named(ctx: Context, what: Filter, played: ObjectId) -> bool:
    """Whether words named the card that a spell or land was before it was cast or played (CR 400.7h, 400.7i)."""
    return isinstance(what, Named) and what.matches(ctx, ctx.obj(played).previous)


@phrase("[copies|copy] {what:other_subject}", into="player_happening")
@record
class Copies(PlayerHappening):
    """Puts a copy of a spell onto the stack (CR 707.10)."""

    what: Filter
    keys = (SPELL_COPIED,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The copy."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"spell"}),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, CopyOnStack) or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,)} if self.what.matches(ctx, event.oid) else None


@forms(
    phrase("play[s] {what:other_subject}", into="player_happening"),
    phrase("played {what:other_subject}", into="player_past_or_perfect"),
)
@forms(
    phrase("play[s] {what:other_subject} from exile", into="player_happening", zone=EXILE),
    phrase("play[s] {what:other_subject} from anywhere other than {player:player's} hand", into="player_happening",
           zone=NOT_HAND),
)  # fmt: skip
@record
class Plays(PlayerHappening):
    """Plays a land (CR 305.1), or a card as a land or a spell (CR 701.14b)."""

    what: Filter
    player: PlayerReference | None = None
    zone: str = ""

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (LAND_PLAYED,) if "land" in nouns_of(self.what) else (LAND_PLAYED, SPELL_CAST)

    def well_formed(self) -> bool:
        """Of lands; a card that is played may be a spell, too."""
        return not self.zone or "land" in nouns_of(self.what)

    def before(self, last: Happening) -> Plays:
        """ "Play a land or cast a spell from exile": both from there."""
        if not self.zone and isinstance(last, Casts):
            return replace(self, player=last.player, zone=last.zone)
        return self

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The land."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, LandPlayed | SpellCast) or not subject.matches(ctx, event.player):
            return None
        if not self.what.matches(ctx, event.oid) and not _was_named(ctx, self.what, event.oid):
            return None
        if not self._is_from_there(ctx, event.oid):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid,)}

    def _is_from_there(self, ctx: Context, land: ObjectId) -> bool:
        """Whether a land was played from the zone that the words name, or from another than the hand."""
        if not self.zone:
            return True
        previous = ctx.obj(land).previous
        origin = ctx.obj(previous).zone if previous != NOBODY else ""
        return origin != HAND if self.zone == NOT_HAND else origin == self.zone


@phrase("expend[s] {number:number}", into="player_happening")
@record
class Expends(PlayerHappening):
    """The mana spent on spells this turn comes to so much with the cost just paid (CR 700.14)."""

    number: int
    keys = (MANA_SPENT_ON_SPELL,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed not in self.keys or not subject.matches(ctx, event.player):
            return None
        total = sum(
            other.number for other in ctx.game.history.this_turn
            if isinstance(other, PlayerDid) and (other.player, other.deed) == (event.player, event.deed)
        )  # fmt: skip
        return {PLAYER: (event.player,)} if total - event.number < self.number <= total else None


@tenses({
    "player_happening": "tap[s] {what:other_subject} for mana",
    "player_past_or_perfect": "tapped {what:other_subject} for mana",
})  # fmt: skip
@record
class TapsForMana(PlayerHappening):
    """Taps a permanent for mana (CR 106.12)."""

    what: Filter
    keys = (TAPPED_FOR_MANA,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The permanent."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what)),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AddMana) or not event.tapped_for or not subject.matches(ctx, event.player):
            return None
        return {PLAYER: (event.player,), OTHER: (event.source,)} if self.what.matches(ctx, event.source) else None


@phrase("activate[s] a ability< that {such:relative#one}>", into="player_happening")
@phrase("activate[s] a ability that isn't a mana ability", into="player_happening", but_mana=True)
@phrase("activate[s] a ability of {what:other_subject}", into="player_happening")
@phrase("activate[s] a ability of {what:other_subject} that isn't a mana ability", into="player_happening",
        but_mana=True)  # fmt: skip
@forms(
    phrase("activate[s] a {keyword:keyword_name}< or {second:keyword_name}> ability", into="player_happening"),
    phrase("activate[s] {whose:object's} {keyword:keyword_name} ability", into="player_happening"),
)  # fmt: skip
@tenses({
    "player_happening": "activate[s] a loyalty ability", "player_past_or_perfect": "activated a loyalty ability",
}, loyalty=True)  # fmt: skip
@phrase("activate[s] a loyalty ability of {what:other_subject}", into="player_happening", loyalty=True)
@record
class Activates(PlayerHappening):
    """Activates an ability, perhaps of certain objects, perhaps of a keyword (CR 602)."""

    what: Filter | None = None
    but_mana: bool = False
    keyword: str = ""
    second: str = ""  # another keyword that will do as well
    such: Filter | None = None  # what is said of the ability on the stack
    whose: Reference | None = None  # of which object it is
    loyalty: bool = False
    keys = (ABILITY_ACTIVATED,)

    def well_formed(self) -> bool:
        """Of an ability only what it targets is said."""
        return self.such is None or isinstance(self.such, ThatTargets)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The ability."""
        return (Antecedent(OTHER, "object", kinds=frozenset(("ability",))),)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AbilityActivated) or not subject.matches(ctx, event.player):
            return None
        if (event.mana and self.but_mana) or not self._is_such(ctx, event):
            return None
        return {PLAYER: (event.player,), OTHER: (event.oid if event.oid != NOBODY else event.source,)}

    def _is_such(self, ctx: Context, event: AbilityActivated) -> bool:
        if self.what is not None and not self.what.matches(ctx, event.source):
            return False
        if self.whose is not None and event.source not in self.whose.refs(ctx):
            return False
        if self.loyalty and not (isinstance(event.ability, ActivatedAbility) and event.ability.loyalty):
            return False
        if self.such is not None and (event.oid == NOBODY or not self.such.matches(ctx, event.oid)):
            return False
        if not self.keyword:
            return True
        keywords = ctx.chars(event.source).abilities.keywords
        named = (*keywords.get(self.keyword, ()), *keywords.get(self.second, ()))
        return any(event.ability in keyword.stands_for() for keyword in named)


@phrase("a ability of {what:other_subject} is activated", into="event")
@record
class AbilityIsActivated(EventPattern):
    """An ability of certain objects is activated by anybody (CR 602)."""

    what: Filter
    keys = (ABILITY_ACTIVATED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The ability."""
        return (Antecedent(OTHER, "object", kinds=frozenset(("ability",))),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if isinstance(event, AbilityActivated) and self.what.matches(ctx, event.source):
                yield {"event": event, OTHER: (event.oid if event.oid != NOBODY else event.source,)}


@phrase("{object:pronoun} isn't a mana ability", into="condition_part")
@record
class IsNoManaAbility(Condition):
    """An ability that was activated is on the stack: mana abilities never are (CR 605.3b)."""

    object: Reference
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        items = [ctx.obj(ref).stack for ref in self.object.refs(ctx) if is_object(ref)]
        return any(item is not None and item.ability is not None for item in items)


@phrase("{by:targeting} counters a {what:filter#one}")
@record
class CountersSpell(EventPattern):
    """A spell or ability counters a spell (CR 701.5a)."""

    by: Filter
    what: Filter
    keys = (COUNTERED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell that is countered."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"spell"}),)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        for event in happened:
            if not isinstance(event, Resolved) or event.by == NOBODY:
                continue
            if self.by.matches(ctx, event.by) and self.what.matches(ctx, event.oid):
                yield {"event": event, OTHER: (event.oid,)}


@phrase("the {ordinal:ordinal} {what:filter#one} of a turn is cast", into="event")
@record
class NthSpellOfTurn(EventPattern):
    """The first, second … spell of a description that anybody casts in a turn."""

    ordinal: str
    what: Filter

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell."""
        return (Antecedent(OTHER, "object", kinds=nouns_of(self.what) | {"spell"}, subject=True),)

    def event_keys(self) -> tuple[EventKey, ...]:
        return (SPELL_CAST,)

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast))
        such = [event.oid for event in cast if fits_anywhere(ctx, self.what, event.oid)]
        for event in happened:
            if isinstance(event, SpellCast) and event.oid in such[int(self.ordinal) - 1 : int(self.ordinal)]:
                yield {"event": event, OTHER: (event.oid,)}


@phrase("{caster:player} casts their first {what:filter#one} of the game", into="first_of_game")
@record
class FirstSpellOfGame(EventPattern):
    """Each of some players casts the first spell of a description that they cast in the game, once for each."""

    caster: PlayerReference
    what: Filter
    keys = (SPELL_CAST,)

    def well_formed(self) -> bool:
        """A spell."""
        return self.what.zone == STACK

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell and who casts it."""
        kinds = nouns_of(self.what) | {"spell"}
        return (Antecedent(OTHER, "object", kinds=kinds, subject=True), Antecedent(PLAYER, "player"))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        seats = self.caster.refs(ctx)
        cast = [event for event in ctx.game.history.since(0) if isinstance(event, SpellCast)]
        for event in happened:
            if not isinstance(event, SpellCast) or event.player not in seats:
                continue
            mine = (one.oid for one in cast if one.player == event.player and fits_anywhere(ctx, self.what, one.oid))
            if next(mine, None) == event.oid:
                yield {"event": event, OTHER: (event.oid,), PLAYER: (event.player,)}
