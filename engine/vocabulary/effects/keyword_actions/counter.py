"""Counter (CR 701.5): spells and abilities, and where a countered spell goes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.identity import Ref, is_object
from engine.core.record import record
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY, STACK
from engine.game.decisions.purposes import TO_ENTER_WITH_COUNTER
from engine.game.rules.casting.resolution import counter
from engine.meaning.abilities import ActivatedAbility, TriggeredAbility
from engine.meaning.families import Filter, Instruction, Reference
from engine.meaning.families.instructions import RULES
from engine.meaning.node import READS_NOTHING, READS_STATUS
from engine.meaning.speech import Antecedent
from engine.vocabulary.effects.shared.affected_objects import affected_objects, done_to
from engine.vocabulary.effects.verbs.zones.put_into_library import at_top_or_bottom
from engine.vocabulary.statics.casting.uncounterable import CannotBeCountered
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.grammar.continuous import begin
from engine.vocabulary.terms.objects.filters import Noun
from engine.vocabulary.terms.objects.objects import MOVED

if TYPE_CHECKING:
    from engine.game.rules.context import Context

COUNTERED = "countered now"  # the key of what the words before countered
INSTEAD = "countered spells go to"  # the key of a later sentence that says where


@phrase("[ability|abilities#]", into="plain_noun", word="")
@phrase("activated [ability|abilities#]", into="plain_noun", word="activated")
@phrase("triggered [ability|abilities#]", into="plain_noun", word="triggered")
@phrase("activated or triggered [ability|abilities#]", into="plain_noun", word="activated or triggered")
@record
class AbilityNoun(Noun):
    """An activated or triggered ability on the stack (CR 113.1b)."""

    word: str = ""
    reads = READS_STATUS
    zone = STACK

    def nouns(self) -> frozenset[str]:
        return frozenset(("ability",))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        item = ctx.obj(ref).stack
        return self.means(item.ability if item is not None else None)

    def means(self, ability: object) -> bool:
        """Whether it is a word for an ability."""
        fits_activated = isinstance(ability, ActivatedAbility) and self.word != "triggered"
        return fits_activated or (isinstance(ability, TriggeredAbility) and self.word != "activated")


@phrase("counter {what:thing}")
@record
class CounterSpells(Instruction):
    """Spells and abilities are countered."""

    what: Reference
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was countered."""
        return done_to(self.key, self.what, "countered")

    def perform(self, ctx: Context) -> bool:
        goes = ctx.bindings.get(INSTEAD)
        countered: list[Ref] = []
        for oid in affected_objects(ctx, self.what, TO_ENTER_WITH_COUNTER, good=False):
            there = goes.zone_of(ctx, oid) if isinstance(goes, CounteredGoesTo) and is_object(oid) else None
            zone, index = there or (GRAVEYARD, None)
            if is_object(oid) and counter(ctx.game, oid, ctx.source, zone, index, ctx.stack_id):
                countered.append(oid)
                new = ctx.game.became(oid)
                if new != oid:
                    ctx.bind(MOVED, (*ctx.bindings.get(MOVED, ()), (oid, new)))
        ctx.bind(self.key, tuple(countered))
        if isinstance(goes, CounteredGoesTo) and goes.then is not None:
            ctx.bind(COUNTERED, tuple(countered))
        return bool(countered)


@phrase("this ability can't be countered", into="sentence_start")
@record
class ThisAbilityCannotBeCountered(Instruction):
    """What an ability says of itself; it works while the ability is on the stack (CR 603.1a)."""

    reads = READS_NOTHING
    uncounterable = True

    def perform(self, ctx: Context) -> bool:
        return True


# Where a countered spell goes instead, in words and for the rules.
_PLACES: dict[str, tuple[str, int | None]] = {
    "exile it instead of putting it into its owner's graveyard": (EXILE, None),
    "put it on top of its owner's library instead of into that player's graveyard": (LIBRARY, 0),
    "put it on the bottom of its owner's library instead of into that player's graveyard": (LIBRARY, None),
    "put it into its owner's hand instead of into that player's graveyard": (HAND, None),
    "put that card onto the battlefield under your control instead of into its owner's graveyard": (BATTLEFIELD, None),
}
_EITHER_END = (
    "put that card on your choice of the top or bottom of its owner's library instead of into that player's graveyard"
)
_PLACES[_EITHER_END] = (LIBRARY, 0)
lexicon("countered_place", {words: words for words in _PLACES})


@phrase("if that spell is countered this way, {place:countered_place}", into="sentence_start", what=None)
@phrase("if that spell is countered this way, {place:countered_place}, then {then:chain}", into="sentence_start",
        what=None)  # fmt: skip
@phrase("if a {what:filter#one} is countered this way, {place:countered_place}", into="sentence_start")
@record
class CounteredGoesTo(Instruction):
    """A sentence that says where a spell goes that the words before it counter (CR 608.2c)."""

    place: str
    what: Filter | None = None  # which spells, if not any
    then: Instruction | None = None  # what is done if it is countered so
    reads = READS_NOTHING

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(INSTEAD, self)

    def zone_of(self, ctx: Context, oid: Ref) -> tuple[str, int | None]:
        """Where a spell goes."""
        item = ctx.obj(oid).stack
        if item is None or item.ability is not None or (item.is_copy and _PLACES[self.place][0] == BATTLEFIELD):
            return (GRAVEYARD, None)  # a copy is no card
        fits = self.what is None or fits_as_spell(ctx, self.what, oid)
        if fits and self.place == _EITHER_END:
            return LIBRARY, at_top_or_bottom(ctx, ctx.controller)
        return _PLACES[self.place] if fits else (GRAVEYARD, None)

    def perform(self, ctx: Context) -> bool:
        if self.then is None or not ctx.bindings.get(COUNTERED):
            return True
        return self.then.perform(ctx)


@phrase("this ability can't be countered except by spells and abilities", into="sentence_start")
@record
class ResolvesAnyway(Instruction):
    """A sentence: the ability resolves even if all of its targets are illegal (CR 101.1, 608.2b)."""

    reads = READS_NOTHING
    resolves_anyway = True

    def perform(self, ctx: Context) -> bool:
        return True


@phrase("{spell:target} can't be countered")
@record
class MakeUncounterable(Instruction):
    """A spell that can't be countered from then on (CR 101.2, 701.5a)."""

    spell: Reference
    reads = READS_NOTHING
    first_matters = RULES

    def well_formed(self) -> bool:
        """A spell."""
        return self.spell.description is not None and self.spell.description.zone == STACK

    def perform(self, ctx: Context) -> bool:
        refs = tuple(ref for ref in self.spell.refs(ctx) if ctx.exists(ref))
        begin(ctx, (CannotBeCountered(),), refs, None)
        return bool(refs)
