"""What happens to objects besides zone changes, combat and damage.

They become tapped or targets, transform …
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import dropwhile, takewhile
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import lexicon, passive, phrase, tenses
from engine.compiler.verbs import verb
from engine.core.identity import Ref, is_player
from engine.core.keys import Deed, EventKey
from engine.core.mana import ManaCost
from engine.core.record import record
from engine.core.steps import UNTAP
from engine.game.events.cards import PlayerDid
from engine.game.events.casting import ABILITY_ACTIVATED, BECOMES_TARGET, AbilityActivated, BecomesTarget
from engine.game.events.mana import TAPPED_FOR_MANA, AddMana
from engine.game.events.status import (
    BECOMES_TAPPED,
    BECOMES_UNTAPPED,
    CONVERTED,
    FLIPPED,
    PHASED_IN,
    PHASED_OUT,
    TRANSFORMED,
    TURNED_FACE_DOWN,
    TURNED_FACE_UP,
    Transform,
    Untap,
)
from engine.game.events.zone_changes import (
    DESTROYED,
    DISCARDED,
    SACRIFICED,
)
from engine.meaning.abilities import ActivatedAbility, TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Happening
from engine.meaning.speech import COLOR, Antecedent, nouns_of
from engine.vocabulary.terms.players.players import PlayerReference
from engine.vocabulary.triggers.events import AMOUNT, OBJECT, OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.objects import GameObject

THAT_COLOR = "that color"
_SIMPLE: dict[str, EventKey] = {
    "becomes tapped": BECOMES_TAPPED,
    "becomes untapped": BECOMES_UNTAPPED,
    "is turned face up": TURNED_FACE_UP,
    "is turned face down": TURNED_FACE_DOWN,
    "transforms": TRANSFORMED,
    "converts": CONVERTED,
    "is flipped": FLIPPED,
    "phases out": PHASED_OUT,
    "phases in": PHASED_IN,
    "is destroyed": DESTROYED,
    "is sacrificed": SACRIFICED,
    "is discarded": DISCARDED,
}


@phrase("untap during {player:player's} untap step", into="would_happen")
@record
class UntapsInStep(Happening):
    """Untaps in an untap step of a player's, as that step has it (CR 502.3)."""

    player: PlayerReference
    keys = (BECOMES_UNTAPPED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Untap) or event.cause != "untap step" or not subject.matches(ctx, event.oid):
            return None
        found: dict[str, Any] = {OBJECT: (event.oid,)}
        inner = ctx.within(**found)
        return found if any(ctx.game.is_active(seat) for seat in self.player.seats(inner)) else None


verb("status_change", "becomes tapped", "become tapped", "became tapped", "become tapped")
verb("status_change", "becomes untapped", "become untapped", "became untapped", "become untapped")
for _status, _words in {
    "transforms": "transform", "converts": "convert", "phases out": "phase out", "phases in": "phase in",
}.items():  # fmt: skip
    verb("status_change", _status, _words)


@tenses({"happening": "{what:status_change#}", "past": "{what:status_change_past}"})
@tenses({"happening": "[is|are] turned face up", "past": "[was|were] turned face up"}, what="is turned face up")
@tenses({"happening": "[is|are] turned face down", "past": "[was|were] turned face down"}, what="is turned face down")
@passive("destroyed", what="is destroyed")
@passive("sacrificed", what="is sacrificed")
@record
class StatusChanges(Happening):
    """The status of a permanent changes (CR 110.5)."""

    what: str

    @property
    def leaves_zone(self) -> bool:  # type: ignore[override]
        """Whether what it happened to is not there any more."""
        return self.what in ("is sacrificed", "is destroyed")

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (_SIMPLE[self.what],)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if self.keys[0] in event.keys() and subject.matches(ctx, event.oid):
            return {OBJECT: (event.oid,)}
        return None


@phrase("transform[s] into ~", into="happening")
@phrase("transform[s] into a {what:filter#one}", into="happening")
@record
class TransformsInto(Happening):
    """Transforms or converts, and is something then (CR 701.28e)."""

    what: Filter | None = None  # None: the face that has the ability, which it has only then
    keys = (TRANSFORMED, CONVERTED)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, Transform) or not subject.matches(ctx, event.oid):
            return None
        return {OBJECT: (event.oid,)} if self.what is None or self.what.matches(ctx, event.oid) else None


@tenses({"happening": "{deed:object_deed#}", "past": "{deed:object_deed_past}"})
@record
class ObjectDoes(Happening):
    """A permanent does something that has a name of its own (CR 701).

    The engine notes it with its controller.
    """

    deed: Deed
    foreseen = False  # it is noted once it is done

    @property
    def keys(self) -> tuple[EventKey, ...]:  # type: ignore[override]
        """What it waits for."""
        return (self.deed,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, PlayerDid) or event.deed != self.deed or not subject.matches(ctx, event.oids[0]):
            return None
        return {OBJECT: event.oids}


@phrase("you untap one or more {what#many} during your untap step", into="event")
@record
class UntapsInUntapStep(EventPattern):
    """Permanents untap as the controller's untap step begins (CR 502.3)."""

    what: Filter
    keys = (BECOMES_UNTAPPED,)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The permanents, and how many they are."""
        return (Antecedent(OBJECT, "object", True, nouns_of(self.what)), Antecedent(AMOUNT, "amount"))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        if ctx.game.turn.step != UNTAP or not ctx.game.is_active(ctx.controller):
            return
        found = [event for event in happened if isinstance(event, Untap) and self.what.matches(ctx, event.oid)]
        if found:
            yield {"event": found[0], OBJECT: tuple(event.oid for event in found), AMOUNT: len(found)}


@phrase("[was|were] activated", into="past")
@record
class WasActivated(Happening):
    """Was the source of an ability that was activated, whoever did and whatever became of them.

    See CR 700.10.
    """

    keys = (ABILITY_ACTIVATED,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if isinstance(event, AbilityActivated) and subject.matches(ctx, event.source):
            return {OBJECT: (event.source,)}
        return None


@phrase("commit[s] a crime", into="player_happening")
@phrase("committed a crime", into="player_past_or_perfect")
@record
class CommitsACrime(Happening):
    """Targets an opponent, or something that an opponent controls or has in their graveyard (CR 700.13)."""

    keys = (BECOMES_TARGET,)
    about_player = True

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, BecomesTarget) or not subject.matches(ctx, event.player):
            return None
        first = next((other for other in _announced(ctx, event.oid) if _is_criminal(ctx, other)), None)
        return {PLAYER: (event.player,)} if first == event else None


def _announced(ctx: Context, oid: Ref) -> Iterator[Any]:
    """What became a target as something was put on the stack, not as it was copied or got new targets (CR 700.13)."""

    def its(event: object) -> bool:
        return isinstance(event, BecomesTarget) and event.oid == oid

    item = ctx.obj(oid).stack
    if item is not None and not item.is_copy:
        yield from takewhile(its, dropwhile(lambda event: not its(event), ctx.game.history.this_turn))


def _is_criminal(ctx: Context, event: BecomesTarget) -> bool:
    opponents = ctx.game.opponents(event.player)
    if is_player(event.ref):
        return event.ref in opponents
    found = ctx.obj(event.ref)
    if found.zone in ("battlefield", "stack"):
        return ctx.controller_of(event.ref) in opponents
    return found.zone == "graveyard" and found.owner in opponents


@phrase("[is|are] tapped for mana<chosen? of the chosen color>", into="happening")
@phrase("[is|are] tapped for {mana:mana_symbols}", into="happening")
@record
class IsTappedForMana(Happening):
    """Is tapped for mana (CR 106.12)."""

    mana: ManaCost | None = None
    chosen: bool = False
    keys = (TAPPED_FOR_MANA,)

    @property
    def choice_read(self) -> str:
        return "color" if self.chosen else ""

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The player who tapped it, and the chosen colour."""
        return (Antecedent(PLAYER, "player"), *((Antecedent(THAT_COLOR, COLOR),) if self.chosen else ()))

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, AddMana) or not event.tapped_for or not subject.matches(ctx, event.source):
            return None
        if self.mana is not None and not all(unit.kind in self.mana.symbols for unit in event.mana):
            return None
        found: dict[str, Any] = {OBJECT: (event.source,), PLAYER: (event.player,)}
        if self.chosen:
            color = ctx.choice("color")
            if not any(unit.kind == color for unit in event.mana):
                return None
            found[THAT_COLOR] = color
        return found


@phrase("become[s] the target of {what:targeting}", into="happening")
@phrase("become[s] the target of {what:targeting}", into="happening_to_any")
@phrase("become[s] the target of {what:targeting}", into="player_happening", about_player=True)
@record
class BecomesTargeted(Happening):
    """Becomes the target of a spell or ability (CR 115)."""

    what: Filter
    about_player: bool = False
    keys = (BECOMES_TARGET,)

    def more_antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or ability, and the player who controls it."""
        spell = Antecedent(OTHER, "object", kinds=frozenset(("spell", "ability")))
        whose = self.what.player if isinstance(self.what, Targeting) else None
        named = whose is not None and whose.person == "they" and not self.about_player
        return (spell, Antecedent(PLAYER, "player")) if named else (spell,)

    def happened(self, ctx: Context, event: Any, subject: Filter) -> dict[str, Any] | None:
        if not isinstance(event, BecomesTarget) or not subject.matches(ctx, event.ref):
            return None
        if not self.what.matches(ctx, event.oid):
            return None
        if isinstance(self.what, Targeting) and self.what.alone and not _targets_only(ctx, event.oid, event.ref):
            return None
        controller = (ctx.controller_of(event.oid),)
        about = (event.ref,)
        named = {PLAYER: about} if is_player(event.ref) else {OBJECT: about, PLAYER: controller}
        return {**named, OTHER: (event.oid,)}


lexicon("targeting_word", {
    "spell or ability": "spell or ability", "spell": "spell", "ability": "ability",
    "activated ability": "activated ability", "triggered ability": "triggered ability", "Aura": "Aura spell",
    "instant or sorcery": "instant or sorcery spell",
})  # fmt: skip


@phrase("a {word:targeting_word}< {player:player} control[s]><alone? that targets only it>", into="targeting")
@phrase("a {keyword:keyword_name} ability", into="targeting", word="keyword ability")
@record
class Targeting(Filter):
    """A spell or ability that targets something, perhaps one that certain players control."""

    word: str
    player: PlayerReference | None = None
    alone: bool = False  # it targets nothing but what becomes its target
    keyword: str = ""

    def matches(self, ctx: Context, ref: int) -> bool:
        found = ctx.obj(ref)
        is_ability = found.stack is not None and found.stack.ability is not None
        if self.keyword:
            return is_ability and self._is_of_keyword(ctx, found)
        if self.player is not None and ctx.controller_of(ref) not in self.player.refs(ctx):
            return False
        if self.word == "spell or ability":
            return True
        if self.word in ("activated ability", "triggered ability"):
            kind = ActivatedAbility if self.word == "activated ability" else TriggeredAbility
            return found.stack is not None and isinstance(found.stack.ability, kind)
        if self.word == "ability":
            return is_ability
        if is_ability:
            return False
        if self.word == "Aura":
            return "Aura" in ctx.chars(ref).subtypes
        return self.word == "spell" or any(kind in ctx.chars(ref).types for kind in ("instant", "sorcery"))

    def _is_of_keyword(self, ctx: Context, found: GameObject) -> bool:
        """Whether an ability on the stack is what a keyword of its source stands for: a backup ability."""
        item = found.stack
        if item is None or (item.source not in ctx.game.objects and item.source not in ctx.game.last_known):
            return False
        named = ctx.chars(item.source).abilities.keywords.get(self.keyword, ())
        return any(item.ability in keyword.stands_for() for keyword in named)


def _targets_only(ctx: Context, spell: Ref, target: Ref) -> bool:
    item = ctx.obj(spell).stack
    assert item is not None
    return {ref for _, refs in item.targets for ref in refs} == {target}
