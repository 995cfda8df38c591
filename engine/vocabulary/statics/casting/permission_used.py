"""What follows when permission to play or cast is used (CR 400.7h, 603.12).

As in "If you cast a spell this way, …"; and what is so of spells cast with it: what they cost, where they go.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import label, lexicon, phrase, production
from engine.core.identity import ObjectId, Seat
from engine.core.mana import ManaCost
from engine.core.record import record, replace, wording
from engine.core.zones import EXILE
from engine.game.rules.casting.permission import PermissionUsed
from engine.game.rules.events.replacement import INSTEAD_OF_GRAVEYARD
from engine.meaning.abilities import TriggeredAbility
from engine.meaning.families import EventPattern, Filter, Instruction, Reference
from engine.meaning.families.statics import FollowsUse
from engine.meaning.node import READS_NOTHING, Node
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.abilities.delayed import AtOnce, trigger_at_once
from engine.vocabulary.terms.objects.filters import Described, Spell
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.triggers.events import OTHER, PLAYER

if TYPE_CHECKING:
    from engine.game.rules.casting.casting_options import CastWay
    from engine.game.rules.context import Context


@record
class UsesPermission(EventPattern):
    """A player uses the permission: what is said behind it knows who, and of the spell or land."""

    what: Filter | None = None
    become: bool = False  # what is said behind it may call the spell by what it becomes
    keys = ()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The spell or land, and its player."""
        kinds = nouns_of(self.what) | {"spell", "card"} | (_AFTERWARDS if self.become else frozenset())
        return (Antecedent(OTHER, "object", kinds=kinds, subject=True), Antecedent(PLAYER, "player"))

    def occurrences(self, ctx: Context, happened: Sequence[object]) -> Iterator[dict[str, object]]:
        return iter(())


@record
class IfUsed(FollowsUse):
    """An instruction carried out as the permission is used, or an ability that triggers then."""

    ability: TriggeredAbility
    reflexive: bool = False
    such: Filter | None = None  # only if a spell of a description is cast so
    reads = READS_NOTHING

    def follow(self, ctx: Context, seat: Seat, oid: ObjectId) -> None:
        """Let it follow, for a spell or land of a player."""
        if self.such is not None and not fits_as_spell(ctx, self.such, oid):
            return
        named: dict[str, Any] = {PLAYER: (seat,), OTHER: (oid,)}
        if self.reflexive:
            trigger_at_once(ctx, TriggeredAbility(AtOnce(), self.ability.effect), **named)
        else:
            self.ability.effect.perform(ctx.within(**named))


def if_used(effect: Instruction, what: Filter | None = None, *, reflexive: bool = False) -> IfUsed:
    """What follows, in a node."""
    return IfUsed(TriggeredAbility(UsesPermission(what), effect), reflexive)


# --- what is said behind permission ---------------------------------------------------------------------------------


class UseRider(Node):
    """What is so of the spells that are cast with a permission."""

    __slots__ = ()

    @abstractmethod
    def on(self, ctx: Context, way: CastWay, seat: Seat) -> CastWay:
        """The way of casting, with what is so of it."""


lexicon("a_graveyard", {"a": "a graveyard", "your": "your graveyard", "its owner's": "its owner's graveyard"})


@phrase(". ^if a spell cast this way would be put into {whose:a_graveyard}, exile it instead", into="use_rider")
@phrase(". ^if you cast {card:object} this way and it would be put into {whose:a_graveyard}, exile it instead",
        into="use_rider")  # fmt: skip
@record
class ExiledAfterwards(UseRider):
    """Spells that are exiled instead of being put into a graveyard (CR 614.1a)."""

    whose: str = wording(default="a")
    card: Reference | None = wording(default=None)  # "this card", where the permission is its own
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of its own card, if it names one."""
        return self.card is None or isinstance(self.card, This)

    def on(self, ctx: Context, way: CastWay, seat: Seat) -> CastWay:
        return replace(way, marks=(*way.marks, (INSTEAD_OF_GRAVEYARD, EXILE)))


@phrase(". ^spells you cast this way cost {mana:mana_symbols} {how:more_or_less} to cast", into="use_rider")
@phrase(". ^a spell cast this way costs {mana:mana_symbols} {how:more_or_less} to cast", into="use_rider", one=True)
@phrase(". ^a spell cast by a opponent this way costs {mana:mana_symbols} {how:more_or_less} to cast", into="use_rider",
        one=True, opponent=True)  # fmt: skip
@record
class CostsSo(UseRider):
    """Spells that cost more or less (CR 601.2f)."""

    mana: ManaCost
    how: str
    one: bool = wording(default=False)
    opponent: bool = False  # only those that an opponent of the effect's controller casts
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """So much mana."""
        return "X" not in self.mana.symbols

    def on(self, ctx: Context, way: CastWay, seat: Seat) -> CastWay:
        if self.opponent and not ctx.game.are_opponents(ctx.controller, seat):
            return way
        return replace(way, changed=(self.how, self.mana))


@record
class ThenSo(UseRider):
    """What is done as a spell is cast so, perhaps only as one of a description is."""

    then: IfUsed
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Any spell has words of its own."""
        return self.then.such != Described(noun=Spell())

    def on(self, ctx: Context, way: CastWay, seat: Seat) -> CastWay:
        return replace(way, then=PermissionUsed(ctx.source, ctx.controller, self.then))


_AFTERWARDS = frozenset({"creature", "permanent"})  # what a spell may be called by what it becomes


def _then(effect: Instruction) -> ThenSo:
    return ThenSo(IfUsed(TriggeredAbility(UsesPermission(None, become=True), effect)))


def _read_then(node: ThenSo) -> dict[str, Any] | None:
    return {"effect": node.then.ability.effect} if node.then.such is None else None


def _then_such(such: Filter, effect: Instruction) -> ThenSo:
    return ThenSo(IfUsed(TriggeredAbility(UsesPermission(such, become=True), effect), such=such))


def _read_then_such(node: ThenSo) -> dict[str, Any] | None:
    return {"such": node.then.such, "effect": node.then.ability.effect} if node.then.such is not None else None


production("use_rider", ". ^if you cast a spell this way, {effect}", ThenSo, _then, _read_then, effect="ridden")
production(
    "use_rider", ". ^if you cast a {such} this way, {effect}", ThenSo, _then_such, _read_then_such, such="filter",
    effect="ridden",
)  # fmt: skip
label("use_rider", "what is so of spells cast with permission")
