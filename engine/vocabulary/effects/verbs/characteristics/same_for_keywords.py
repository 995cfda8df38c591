"""Keyword abilities that are had because others have them (CR 702.1c).

As in "the same is true for fear, landwalk, and trample".
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.identity import Ref
from engine.core.record import record, replace, wording
from engine.game.events.zone_changes import ENTERS, ZoneChange
from engine.game.rules.events.entering import with_counters
from engine.game.rules.layers.ability_sets import with_more
from engine.meaning.characteristics import Characteristics
from engine.meaning.families import Duration, Filter, Instruction, Modification, Reference, Replacement
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.node import READS_ABILITIES, READS_BOARD, READS_EVERYTHING, READS_NOTHING
from engine.meaning.speech import ANY_NUMBER, Wanted
from engine.vocabulary.statics.abilities.abilities import HasAbilities
from engine.vocabulary.terms.grammar.continuous import Affecting, BeginContinuous
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import This, matching
from engine.vocabulary.terms.zones.zones import InZone

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.meaning.abilities import Ability


@phrase(
    "{affected:affected} gain[s] {first:keyword_name} {duration} if a {what:filter} has {again:keyword_name}. ^the "
    "same is true for {others:keyword_name*and}"
)
@record
class GainWhatOthersHave(Instruction):
    """Those keyword abilities of a list are gained that something of a description has (CR 702.1c).

    Each is gained in every variant in which something has it.
    """

    affected: Reference
    first: str
    duration: Duration
    what: Filter
    again: str
    others: tuple[str, ...]
    reads = READS_ABILITIES | READS_BOARD
    first_matters = UNSEEN

    def well_formed(self) -> bool:
        """What is gained is what the other has."""
        return self.first == self.again

    def perform(self, ctx: Context) -> bool:
        having = [ctx.chars(oid).abilities.keywords for oid in ctx.object_refs(matching(ctx, self.what))]
        found: tuple[Ability, ...] = tuple(
            dict.fromkeys(one for name in (self.first, *self.others) for own in having for one in own.get(name, ()))
        )
        return bool(found) and BeginContinuous(self.affected, (HasAbilities(found),), self.duration).perform(ctx)


@record
class HasWhatOthersHave(Modification):
    """Those keyword abilities of a list that something of a description has (CR 702.1c).

    They are had as long as it has them, each in every variant in which it does.
    """

    what: Filter
    names: tuple[str, ...]
    leading: bool = wording(default=False)
    placed: bool = wording(default=False)  # "a creature card with flying is in a graveyard"
    reads = READS_EVERYTHING
    layers = ("6",)
    takes = False
    gives = ()

    def apply(self, ctx: Context, ref: Ref, characteristics: Characteristics, layer: str) -> None:
        others = (oid for oid in ctx.object_refs(matching(ctx, self.what)) if oid != ref)
        having = [ctx.chars(oid).abilities.keywords for oid in others]
        found = tuple(dict.fromkeys(one for name in self.names for own in having for one in own.get(name, ())))
        characteristics.abilities = with_more(characteristics.abilities, found)


def _has_what_others_have(leading: bool) -> Any:
    def build(affected: Reference, first: str, what: Filter, again: str, others: tuple[str, ...]) -> Affecting | None:
        return Affecting(affected, (HasWhatOthersHave(what, (first, *others), leading),)) if first == again else None

    return build


def _read_has_what_others_have(leading: bool) -> Any:
    def read(node: Affecting) -> dict[str, Any] | None:
        change = node.changes[0]
        if (
            len(node.changes) != 1
            or not isinstance(change, HasWhatOthersHave)
            or change.leading != leading
            or change.placed
        ):
            return None
        first, *others = change.names
        return {"affected": node.affected, "first": first, "what": change.what, "again": first, "others": tuple(others)}

    return read


for _leading, _words in (
    (False, "{affected} [has|have] {first} as long as a {what#one} has {again}"),
    (True, "as long as a {what#one} has {again}, {affected} [has|have] {first}"),
):
    production(
        "static", _words + ". ^the same is true for {others*and}", Affecting, _has_what_others_have(_leading),
        _read_has_what_others_have(_leading), affected="affected", first="keyword_name", what="filter",
        again="keyword_name", others="keyword_name",
    )  # fmt: skip


def _somewhere(
    affected: Reference, first: str, what: Filter, again: str, where: Filter, others: tuple[str, ...]
) -> Affecting | None:
    if first != again or not isinstance(what, Described) or not isinstance(where, InZone):
        return None
    there = replace(what, after=(*what.after, where))
    return Affecting(affected, (HasWhatOthersHave(there, (first, *others), placed=True),))


def _read_somewhere(node: Affecting) -> dict[str, Any] | None:
    change = node.changes[0]
    if len(node.changes) != 1 or not isinstance(change, HasWhatOthersHave) or not change.placed:
        return None
    assert isinstance(change.what, Described)
    *after, where = change.what.after
    first, *others = change.names
    return {
        "affected": node.affected, "first": first, "again": first, "others": tuple(others), "where": where,
        "what": replace(change.what, after=tuple(after)),
    }  # fmt: skip


production(
    "static", "as long as a {what#one} with {again} is {where}, {affected} [has|have] {first}. ^the same is true for "
    "{others*and}", Affecting, _somewhere, _read_somewhere, affected="affected", first="keyword_name", what="filter",
    again="keyword_name", where="place_being", others="keyword_name",
)  # fmt: skip


@phrase("as {what:object} enters, {effect:chain}. ^it enters with a {first:counter_kind} counter on it if a card "
        "{verb:participle} this way has {again:keyword_name}. ^the same is true for {others:keyword_name*and}",
        into="static")  # fmt: skip
@record
class EntersWithTheirCounters(Replacement):
    """A permanent enters with a keyword counter for each keyword of certain cards.

    They are the cards with which something was done as it enters.
    """

    what: Reference
    effect: Instruction
    first: str
    verb: str
    again: str
    others: tuple[str, ...]
    key: str = ""
    reads = READS_NOTHING
    keys = (ENTERS,)
    entering = True

    def well_formed(self) -> bool:
        """Only the object itself; the counters are of what the cards have."""
        return isinstance(self.what, This) and self.first == self.again

    def wanted(self) -> Wanted:
        """The cards."""
        return Wanted("object", plural=ANY_NUMBER, verb=self.verb, itself=False)

    def applies(self, ctx: Context, event: ZoneChange) -> bool:
        return True

    def replace(self, ctx: Context, event: ZoneChange) -> Sequence[object]:
        inner = ctx.within()
        self.effect.perform(inner)
        having = [inner.chars(ref).abilities.keywords for ref in inner.object_refs(inner.named(self.key))]
        for name in (self.first, *self.others):
            if any(name in own for own in having):
                event = with_counters(event, name, 1)
        return (event,)
