"""One object of each colour or basic land type (CR 105.1, 305.6): "a land of each basic land type"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, lexicon, phrase
from engine.core.card_types import BASIC_LAND_TYPES
from engine.core.colors import WUBRG
from engine.core.keys import Purpose
from engine.core.record import record
from engine.core.zones import ANYWHERE
from engine.meaning.families import Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_CONTROL
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.grammar.conditions import controlled
from engine.vocabulary.terms.objects.adjectives import HasColor
from engine.vocabulary.terms.objects.filters import Described, HasSubtype, HasType, zone_of
from engine.vocabulary.terms.objects.objects import Some
from engine.vocabulary.terms.objects.several_kinds import KindByKind
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.core.identity import Ref, Seat
    from engine.game.rules.context import Context

# The card types that cards in decks can have (CR 205.2a), and those of permanents among them (110.4).
_PERMANENT_TYPES = tuple(map(HasType, ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")))
_CARD_TYPES = (*_PERMANENT_TYPES, *map(HasType, ("instant", "kindred", "sorcery")))
KINDS: dict[str, tuple[Filter, ...]] = {
    "basic land type": tuple(HasSubtype(name) for name in BASIC_LAND_TYPES),
    "color": tuple(HasColor(color) for color in WUBRG),
    "card type": _CARD_TYPES,
    "permanent type": _PERMANENT_TYPES,
    "nonland card type": tuple(kind for kind in _CARD_TYPES if kind != HasType("land")),
}
lexicon("each_kind", {name: name for name in KINDS})


@phrase("a {thing:filter#one} of each {kind:each_kind}", into="one_of_each")
@phrase("from among {group:among_group} a {thing:filter#one} of each {kind:each_kind}", into="chosen_things")
@record
class OneOfEach(KindByKind):
    """An object of each color or basic land type, which a player chooses (CR 105.1, 305.6).

    An object that is of two of them may be chosen for both.
    """

    thing: Filter
    kind: str
    group: Reference | None = None
    reads = READS_BOARD
    or_not = False

    def well_formed(self) -> bool:
        """Of a plain description."""
        return isinstance(self.thing, Described)

    @property
    def described(self) -> tuple[Described, ...]:
        """What is to be chosen, kind by kind."""
        assert isinstance(self.thing, Described)
        thing = self.thing
        return tuple(Described((word, *thing.before), thing.noun, thing.after) for word in KINDS[self.kind])

    @property
    def kinds(self) -> tuple[Reference, ...]:  # type: ignore[override]
        """An object of each kind."""
        return tuple(Some(ONE, what) for what in self.described)

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[Seat, ...] = ()) -> tuple[Ref, ...]:
        if self.group is None:
            return KindByKind.candidates(self, ctx, zone, owners)
        members = self.group.refs(ctx)
        return tuple(ref for ref in members if any(what.matches(ctx, ref) for what in self.described))

    def choose(
        self,
        ctx: Context,
        seat: int,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What a player chooses, kind by kind; what is of two kinds may be chosen for both."""
        options = self.candidates(ctx) if candidates is None else candidates
        return self.choose_for_each(ctx, seat, purpose, options, good)

    def all_there(self, ctx: Context, options: tuple[Ref, ...]) -> bool:
        """Whether there is one of each kind."""
        return all(any(what.matches(ctx, ref) for ref in options) for what in self.described)


@phrase("up to one {thing:filter#one} of each {kind:each_kind}< {where:clause}>", into="several_things")
@phrase("up to one {thing:filter#one} of each {kind:each_kind} from among {group:among_group}", into="several_things")
@record
class UpToOneOfEach(KindByKind):
    """Up to one object of each card type or the like, all different, which a player chooses.

    What has two types is chosen for one of them.
    """

    thing: Filter
    kind: str
    group: Reference | None = None
    where: Filter | None = None  # the last clause of the description: "from your graveyard"
    reads = READS_BOARD
    or_not = True

    def well_formed(self) -> bool:
        """Of a plain description."""
        return isinstance(self.thing, Described)

    @property
    def kinds(self) -> tuple[Reference, ...]:  # type: ignore[override]
        """One object of each kind."""
        assert isinstance(self.thing, Described)
        thing = self.thing
        after = thing.after if self.where is None else (*thing.after, self.where)
        each = (Described((word, *thing.before), thing.noun, after) for word in KINDS[self.kind])
        return tuple(Some(ONE, what) for what in each)

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[Seat, ...] = ()) -> tuple[Ref, ...]:
        if self.group is None:
            return KindByKind.candidates(self, ctx, zone, owners)
        members = all_now(ctx, self.group.refs(ctx))
        return tuple(ref for ref in members if any(self._is_such(ctx, kind, ref) for kind in self._described()))

    @staticmethod
    def _is_such(ctx: Context, kind: Some, ref: Ref) -> bool:
        return kind.what.matches(ctx, ref) and zone_of(kind.what) in (ANYWHERE, ctx.obj(ref).zone)


include("several_things", "one_of_each")
label("one_of_each", "“a creature of each color”")


@phrase("{player} control[s] {each:one_of_each*and}", into="condition_part")
@record
class ControlsOneOfEach(Condition):
    """A player controls something of each color or basic land type."""

    player: PlayerReference
    each: tuple[OneOfEach, ...]
    reads = READS_BOARD | READS_CONTROL
    personal = False

    def holds(self, ctx: Context) -> bool:
        wanted = [what for one in self.each for what in one.described]
        return any(all(controlled(ctx, what, seat) for what in wanted) for seat in self.player.seats(ctx))
