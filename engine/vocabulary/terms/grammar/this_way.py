"""What the words before did (CR 608.2c): "creatures destroyed this way", "the life lost this way"."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, label, lexicon, phrase
from engine.core.identity import NOBODY, Ref, is_object
from engine.core.record import record, wording
from engine.core.zones import GRAVEYARD
from engine.meaning.families import Amount, Condition, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING
from engine.meaning.speech import ANY_NUMBER, DIFFERENCE, Antecedent, Wanted
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.grammar.earlier_rounds import of_all_rounds
from engine.vocabulary.terms.grammar.references_per_player import IN_TURN, WHO_DID, done_by, one_named
from engine.vocabulary.terms.objects.clauses import shared_kinds
from engine.vocabulary.terms.objects.objects import bound_refs
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{verb:participle} this way", into="clause")
@phrase("you {verb:participle} this way", into="clause", you=True)
@phrase("they {verb:participle} this way", into="clause", they=True)
@phrase("that (was|were) {verb:participle} this way", into="clause", relative=True)
@phrase("{whose:player} controlled that (was|were) {verb:participle} this way", into="clause")
@phrase("not {verb:participle} this way", into="clause", negative=True)
@phrase("that (wasn't|weren't) {verb:participle} this way", into="clause", negative=True, relative=True)
@record
class DoneThisWay(Filter):
    """An object with which the words before did something, as it was then; or did not."""

    verb: str
    you: bool = False
    they: bool = False
    relative: bool = wording(default=False)
    whose: PlayerReference | None = None  # who controlled it then
    negative: bool = False
    key: str = ""
    reads = READS_BOARD

    @property
    def wherever(self) -> bool:  # type: ignore[override]
        """Whether such objects are looked for among those done with, wherever they are now."""
        return not self.negative

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", verb=self.verb, itself=False)

    def these(self, ctx: Context) -> tuple[Ref, ...] | None:
        """All that something was done with; None where it was not done with what is looked for."""
        return None if self.negative else self.done_with(ctx)

    def done_with(self, ctx: Context) -> tuple[Ref, ...]:
        """All that something was done with; of what several players did, what "you" or "they" did alone."""
        found = of_all_rounds(ctx, self.key)
        if self.they:
            whose = ctx.bindings.get(IN_TURN)
            return one_named(ctx, self.key) if whose is None else done_by(ctx, whose, found)
        return done_by(ctx, ctx.controller, found) if self.you else found

    def matches(self, ctx: Context, ref: Ref) -> bool:
        these = self.done_with(ctx)
        if self.whose is not None:
            controllers = self.whose.refs(ctx)
            these = tuple(one for one in these if is_object(one) and ctx.controller_of(one) in controllers)
        return _is_or_was(ctx, ref, these) != self.negative


GIVEN_COUNTERS = "given counters"  # what was done with what "had counters put on it this way"


def not_given(key: str) -> str:
    """The key of what got no counters, of those that a key names."""
    return f"{key} without" if key else ""


@forms(
    phrase("that had counters put on (it|them#) this way", into="clause", several=True),
    phrase("that had a counter put on (it|them#) this way", into="clause"),
)
@record
class GivenCountersThisWay(Filter):
    """An object on which the words before put counters (CR 122.1)."""

    several: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", verb=GIVEN_COUNTERS, itself=False)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        without = ctx.bindings.get(not_given(self.key), ())
        return ref in of_all_rounds(ctx, self.key) and ref not in without


def _is_or_was(ctx: Context, ref: Ref, these: tuple[Ref, ...]) -> bool:
    """Whether something is one of certain objects, or a card that one of them became."""
    return ref in these or any(new == ref and old in these for old, new in ctx.bindings.get("moved", ()))


@phrase("returned to {whose:returned_whose} hand this way", into="clause")
@record
class ReturnedToHandThisWay(Filter):
    """An object that the words before returned to its owner's hand, as it was then."""

    whose: str
    key: str = ""
    reads = READS_BOARD
    wherever = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", verb="returned", itself=False)

    def these(self, ctx: Context) -> tuple[Ref, ...]:
        """All of them; to your hand, those that you own."""
        found = bound_refs(ctx, self.key)
        return tuple(ref for ref in found if self.whose != "your" or ctx.owner_of(ref) == ctx.controller)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return _is_or_was(ctx, ref, self.these(ctx))


lexicon("returned_whose", {"your": "your", "its owner's": "its owner's"})


@phrase("{verb:participle} from {owner:player's} {origin:owned_zone#one} this way", into="clause")
@phrase("{verb:participle} from {origin:owned_zone#one} this way", into="clause", owner=None)
@record
class DoneFromThereThisWay(Filter):
    """A card with which the words before did something, and that was in a certain zone till then."""

    verb: str
    origin: str
    owner: PlayerReference | None = None
    key: str = ""
    reads = READS_BOARD
    wherever = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", verb=self.verb, itself=False)

    def these(self, ctx: Context) -> tuple[Ref, ...]:
        """All of them that were there."""
        return tuple(ref for ref in bound_refs(ctx, self.key) if self._was_there(ctx, ref))

    def _was_there(self, ctx: Context, ref: Ref) -> bool:
        if not is_object(ref):
            return False
        found = ctx.obj(ref)
        if found.zone != self.origin and found.previous == NOBODY:
            return False
        was = found if found.zone == self.origin else ctx.obj(found.previous)
        return was.zone == self.origin and (self.owner is None or was.owner in self.owner.refs(ctx))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return _is_or_was(ctx, ref, self.these(ctx))


@forms(
    phrase("put into a graveyard this way", into="clause"),
    phrase("put into graveyards this way", into="clause", several=True),
)
@phrase("that (wasn't|weren't) put there this way", into="clause", negative=True)
@phrase("put into {whose:player's} graveyard this way", into="clause")
@record
class PutIntoGraveyardThisWay(Filter):
    """A permanent that the words before put into a graveyard, or the card that it became there."""

    whose: PlayerReference | None = None
    several: bool = wording(default=False)
    negative: bool = False
    reads = READS_BOARD

    @property
    def wherever(self) -> bool:  # type: ignore[override]
        """Whether such objects are looked for among those done with, wherever they are now."""
        return not self.negative

    def these(self, ctx: Context) -> tuple[Ref, ...] | None:
        """All that was put there, as it was."""
        return None if self.negative else tuple(dict.fromkeys(old for old, _ in buried(ctx)))

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if self.whose is not None and (not is_object(ref) or ctx.obj(ref).owner not in self.whose.refs(ctx)):
            return False
        if self.negative:
            return all(ref not in pair for pair in buried(ctx))
        return _is_or_was(ctx, ref, self.these(ctx) or ())


def buried(ctx: Context) -> tuple[tuple[Ref, Ref], ...]:
    """What this effect put into graveyards: what it was, and what it became there."""
    return tuple((old, new) for old, new in ctx.bindings.get("moved", ()) if ctx.obj(new).zone == GRAVEYARD)


@forms(
    phrase("{object} [is|are] put into a graveyard this way", into="condition_part"),
    phrase("{object} [was|were] put into a graveyard this way", into="condition_part", past=True),
)  # fmt: skip
@record
class WasPutIntoGraveyard(Condition):
    """A certain object was put into a graveyard by the words before."""

    object: Reference
    past: bool = wording(default=False)
    reads = READS_BOARD

    def holds(self, ctx: Context) -> bool:
        found = {ref for pair in buried(ctx) for ref in pair}
        refs = self.object.refs(ctx)
        return bool(refs) and all(ref in found for ref in refs)


@phrase("except for {object:object}", into="clause")
@record
class ExceptForThis(Filter):
    """Anything but a certain object."""

    object: Reference
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref not in self.object.refs(ctx)


@phrase("with the same controller", into="clause")
@record
class WithTheSameController(Filter):
    """An object whose controller also controls what the words before name."""

    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it is compared with."""
        return Wanted("object", itself=False)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        if self.key not in ctx.bindings:
            return True  # that is not chosen yet
        return ctx.controller_of(ref) in [ctx.controller_of(other) for other in bound_refs(ctx, self.key)]


@phrase("who discarded a card that shares a {word:shared} with the card you discarded", into="player_clause")
@record
class WhoDiscardedAlike(Filter):
    """A player who discarded a card "this way" that shares something with the controller's."""

    word: str
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What all of them discarded."""
        return Wanted("object", verb="discarded")

    def matches(self, ctx: Context, ref: Ref) -> bool:
        discarded = bound_refs(ctx, self.key)
        pairs = [(what, doer) for what, doer in ctx.bindings.get(WHO_DID, ()) if what in discarded]
        mine = {kind for what, doer in pairs if doer == ctx.controller for kind in shared_kinds(ctx, what, self.word)}
        return any(
            kind in mine for what, doer in pairs if doer == ref for kind in shared_kinds(ctx, what, self.word)
        )  # fmt: skip


@phrase("the greatest number of cards a player discarded this way", into="quantity")
@record
class MostDiscardedThisWay(Amount):
    """As many cards as whoever discarded most of them did by the words before."""

    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What they discarded."""
        return Wanted("object", verb="discarded", itself=False)

    def value(self, ctx: Context) -> int:
        discarded = bound_refs(ctx, self.key)
        acting = [doer for what, doer in dict(ctx.bindings.get(WHO_DID, ())).items() if what in discarded]
        return max((acting.count(doer) for doer in acting), default=0)


@phrase("the {what:amount_this_way} this way", into="quantity")
@phrase("for each 1 {what:amount_this_way} this way", into="for_each")
@phrase("for each 1 {what:amount_this_way} this way", into="for_each_1")
@phrase("the amount of {what:amount_this_way} this way", into="quantity", amount_of=True)
@record
class AmountThisWay(Amount):
    """A number that the words before came to: "the life lost this way"."""

    what: str
    amount_of: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("amount", verb=_VERBS[self.what])

    def value(self, ctx: Context) -> int:
        return ctx.number_named(self.key)


_VERBS = {
    "life lost": "lost", "life gained": "gained", "damage dealt": "dealt", "damage prevented": "prevented",
    "life paid": "paid", "mana paid": "paid", "life you lost": "lost", "life you gained": "gained",
    "total life lost": "lost",
}  # fmt: skip
lexicon("amount_this_way", {words: words for words in _VERBS})


@phrase("a {what:filter#one} [is|are] {verb:participle} this way", into="condition_part")
@phrase("a {what:filter#one}< {whose:player} controlled> was {verb:participle} this way", into="condition_part",
        past=True)  # fmt: skip
@phrase("a {what:filter#one} {whose:player} controlled or a {other:filter#one} was {verb:participle} this way",
        into="condition_part", past=True)  # fmt: skip
@phrase("you {verb:participle} a {what:filter#one} this way", into="condition_part", you=True)
@phrase("you {verb:deed_now} a {what:filter#one} this way", into="condition_part", you=True, now=True)
@phrase("that player {verb:deed_now_s} a {what:filter#one} this way", into="condition_part", now=True)
@record
class DidThisWay(Condition):
    """Something of a description was done with by the words before."""

    what: Filter
    verb: str
    past: bool = wording(default=False)
    you: bool = wording(default=False)
    now: bool = False  # said in the present tense
    whose: PlayerReference | None = None  # who controlled it till then
    other: Filter | None = None  # another description that will do, whoever controlled it
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", verb=self.verb, itself=False)

    def holds(self, ctx: Context) -> bool:
        return any(self._is_such(ctx, ref) for ref in bound_refs(ctx, self.key))

    def _is_such(self, ctx: Context, ref: Ref) -> bool:
        if self.other is not None and fits_anywhere(ctx, self.other, ref):
            return True
        theirs = self.whose is None or (is_object(ref) and ctx.controller_of(ref) in self.whose.refs(ctx))
        return theirs and fits_anywhere(ctx, self.what, ref)


_NOW = {
    "revealed": "reveal", "discarded": "discard", "sacrificed": "sacrifice", "exiled": "exile", "milled": "mill",
    "destroyed": "destroy", "returned": "return", "created": "create", "tapped": "tap", "untapped": "untap",
}  # fmt: skip
lexicon("deed_now", _NOW)
lexicon("deed_now_s", {done: f"{now}s" for done, now in _NOW.items()})


@phrase("{number:quota} {what:filter#number} (was|were#number) {verb:participle} this way", into="condition_part")
@phrase(
    "{number:quota} {what:filter#number} (is|are#number) {verb:participle} this way", into="condition_part", now=True
)
@phrase("you {verb:participle} {number:quota} {what:filter#number} this way", into="condition_part", you=True)
@phrase("you {verb:deed_now} {number:quota} {what:filter#number} this way", into="condition_part", you=True, now=True)
@record
class SoManyDoneThisWay(Condition):
    """So many objects of a description were done with by the words before."""

    number: Comparison
    what: Filter
    verb: str
    now: bool = wording(default=False)
    you: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", plural=ANY_NUMBER, verb=self.verb, itself=False)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """By how much their number differs from that of which the words speak."""
        return (Antecedent(f"{self.key} difference", DIFFERENCE),)

    def holds(self, ctx: Context) -> bool:
        count = sum(fits_anywhere(ctx, self.what, ref) for ref in bound_refs(ctx, self.key))
        if self.number.amount is not None:
            ctx.bind(f"{self.key} difference", abs(count - self.number.amount.value(ctx)))
        return self.number.holds(ctx, count)


@phrase("{object} [is|are] {verb:participle} this way", into="condition_part")
@phrase("{object} [was|were] {verb:participle} this way", into="condition_part", past=True)
@record
class ThatDoneThisWay(Condition):
    """With certain objects that words name something was done by the words before."""

    object: Reference
    verb: str
    past: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Something looked back at."""
        return self.object.wanted() is not None

    def wanted(self) -> Wanted:
        """What it was done with."""
        return Wanted("object", plural=ANY_NUMBER, verb=self.verb, itself=False)

    def holds(self, ctx: Context) -> bool:
        done = bound_refs(ctx, self.key)
        refs = self.object.refs(ctx)
        return bool(refs) and all(_is_or_was(ctx, ref, done) for ref in refs)


@phrase("you draw {number:quota} cards this way", into="condition_part")
@record
class DrewThisWay(Condition):
    """So many cards were drawn by the words before."""

    number: Comparison
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What was drawn."""
        return Wanted("object", plural=ANY_NUMBER, verb="drawn", itself=False)

    def holds(self, ctx: Context) -> bool:
        return self.number.holds(ctx, len(bound_refs(ctx, self.key)))


def fits_anywhere(ctx: Context, what: Filter, ref: Ref) -> bool:
    """Whether an object fits a description's words, whatever zone it is in now."""
    return all(part.matches(ctx, ref) for part in what.pieces())


label("amount_this_way", "an amount")
label("deed_now", "what is done")
label("deed_now_s", "what is done")
