"""Choosing among cards that words have gathered: "one of them", "a creature card from among them".

Also "the rest".

Looking at, revealing, exiling or milling cards introduces a pile; "the rest" is what is left of the pile.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, lexicon, phrase, production
from engine.core.identity import Ref, Seat
from engine.core.keys import Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import ANYWHERE
from engine.game.decisions.purposes import TO_CHOOSE
from engine.meaning.families import Amount, Filter, Reference, Target
from engine.meaning.message import Printed
from engine.meaning.node import READS_BOARD
from engine.meaning.speech import Antecedent, Wanted, nouns_of
from engine.vocabulary.effects.shared.zone_change_tracking import all_now
from engine.vocabulary.terms.amounts.plain_numbers import ONE, AnyNumber, bounds_of, count_now
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.objects.filters import Card, Described, zone_of
from engine.vocabulary.terms.objects.objects import MOVED, Some
from engine.vocabulary.terms.objects.several_kinds import KindByKind

if TYPE_CHECKING:
    from engine.game.rules.context import Context

PUT_BACK = "put back"  # the key of cards that stay where they are but are none of the rest: revealed, or may be played
PILE = "pile"  # the kind of antecedent that "the rest" is left of
ANY_CARD = Described(noun=Card())


@record
class Pile(Reference):
    """The cards that words before have gathered: the hand that was revealed, the cards looked at."""

    key: str = ""
    reads = READS_BOARD
    plural = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(PILE)

    def refs(self, ctx: Context) -> tuple[int, ...]:
        return ctx.named(self.key)


THE_PILE = Pile()  # until the binder finds which


@phrase("{count:count} {what#count} from among {group:object}", into="some")
@phrase("{count:count} {what#count} from among {group:bare_group}", into="some")
@phrase("any number of {group:object}", into="some", count=AnyNumber(), what=ANY_CARD, of=True)
@phrase("{count:among_count} of {group:object}", into="some", what=ANY_CARD, of=True)
@phrase("{count:among_count} of {group:object} at random", into="some", what=ANY_CARD, of=True, random=True)
@phrase("{count:among_count} of {group:object} chosen at random", into="some", what=ANY_CARD, of=True, random=True,
        chosen=True)  # fmt: skip
@phrase("a random {what:filter#one} from among {group:object}", into="some", count=ONE, random=True)
@phrase("either of {group:object}", into="some", what=ANY_CARD, of=True, either=True)
@phrase("{count:among_count}", into="put_some", what=ANY_CARD, of=True, group=THE_PILE)
@record
class Among(Reference):
    """So many of some objects, which a player chooses."""

    count: Amount = ONE
    what: Filter = ANY_CARD
    group: Reference | None = None
    of: bool = False
    random: bool = False  # chance picks, no player
    chosen: bool = wording(default=False)  # "chosen at random"
    either: bool = wording(default=False)  # "either of those tokens"
    reads = READS_BOARD

    @property
    def description(self) -> Filter | None:
        return self.what

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    def nouns(self) -> frozenset[str]:
        """The nouns for it: of "one of those creatures" those of the group."""
        theirs = self.group.nouns() if self.of and self.group is not None else frozenset()
        return theirs or nouns_of(self.what)

    def well_formed(self) -> bool:
        """Whether it is not the number of targets that is said."""
        return not isinstance(self.group, Target)

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[Seat, ...] = ()) -> tuple[Ref, ...]:
        members = all_now(ctx, self.group.refs(ctx)) if self.group is not None else ()
        if self.of:
            return members
        wanted = zone_of(self.what)
        return tuple(ref for ref in members if _fits(ctx, self.what, ref, wanted))

    def choose(
        self,
        ctx: Context,
        seat: Seat,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What a player chooses of it; as many as possible if there are too few (CR 609.3)."""
        count = count_now(ctx, self)
        if count != self.count:
            return replace(self, count=count).choose(ctx, seat, purpose, candidates, good)
        options = self.candidates(ctx) if candidates is None else candidates
        least, most = bounds_of(self.count, ctx)
        if self.random:
            return chosen_at_random(ctx, options, most)
        said = Printed("some", self)
        together = self.what.together(ctx, options)
        return ctx.choose_objects(seat, options, least, most, purpose=purpose, good=good, what=said, together=together)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.choose(ctx, ctx.controller, TO_CHOOSE)


def one_from_it(what: Filter) -> Among:
    """One card of the pile: "exile a nonland card from it"."""
    return Among(ONE, what, THE_PILE)


def _read_one_from_it(node: Among) -> dict[str, Any] | None:
    plain = (node.count, node.random, node.of) == (ONE, False, False)
    return {"what": node.what} if plain and isinstance(node.group, Pile) else None


production("thing", "a {what:filter#one} from it", Among, one_from_it, _read_one_from_it)


@phrase("all {what#many} from among {group:object}", into="object")
@phrase("all {what#many} from it", into="object", group=THE_PILE)
@phrase("all of {group:object} {which:clause#many}", into="object", what=ANY_CARD)
@record
class AllAmong(Reference):
    """All of a description among some objects: "all creature cards from among them"."""

    what: Filter
    group: Reference
    which: Filter | None = None  # "all of them with that name"
    key: str = ""
    plural = True
    reads = READS_BOARD

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Those."""
        return (Antecedent(self.key, "object", True, nouns_of(self.what)),)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        wanted = zone_of(self.what)
        members = all_now(ctx, self.group.refs(ctx))
        found = tuple(ref for ref in members if _fits(ctx, self.what, ref, wanted) and self._is_such(ctx, ref))
        ctx.bind(self.key, found)
        return found

    def _is_such(self, ctx: Context, ref: Ref) -> bool:
        return self.which is None or self.which.matches(ctx, ref)


@forms(
    phrase("{kinds:such*and2} from among {group:among_group}", into="several_things"),
    phrase("{kinds:such*and/or2} from among {group:among_group}", into="several_things", or_not=True),
)
@phrase("from among {group:among_group} {kinds:such*and2}", into="chosen_things", leading=True)
@record
class AmongOfEach(KindByKind):
    """So many of each of several kinds of some objects, which a player chooses.

    What is of two kinds may be chosen for both, as long as nothing is done to it for each.
    """

    kinds: tuple[Reference, ...]
    group: Reference
    or_not: bool = False
    leading: bool = wording(default=False)
    reads = READS_BOARD

    def candidates(self, ctx: Context, zone: str = "", owners: tuple[Seat, ...] = ()) -> tuple[Ref, ...]:
        members = all_now(ctx, self.group.refs(ctx))
        described = [kind.what for kind in self.kinds if isinstance(kind, Some)]
        return tuple(ref for ref in members if any(_fits(ctx, what, ref, zone_of(what)) for what in described))

    def choose(
        self,
        ctx: Context,
        seat: Seat,
        purpose: Purpose,
        candidates: tuple[Ref, ...] | None = None,
        good: bool | None = None,
    ) -> tuple[Ref, ...]:
        """What a player chooses, kind by kind."""
        if self.or_not or purpose != TO_CHOOSE or len(self.kinds) != len(self._described()):
            return KindByKind.choose(self, ctx, seat, purpose, candidates, good)
        options = self.candidates(ctx) if candidates is None else candidates
        return self.choose_for_each(ctx, seat, purpose, options, good)


def _fits(ctx: Context, what: Filter, ref: Ref, wanted: str) -> bool:
    return what.matches(ctx, ref) and (wanted == ANYWHERE or ctx.obj(ref).zone == wanted)


@phrase("{word:the_rest}", into="object")
@forms(
    phrase("the rest of the {verb:participle} cards", into="object"),
    phrase("the rest of those {verb:participle} cards", into="object", those=True),
    phrase("the rest of the cards {verb:participle} this way", into="object", late=True),
)  # fmt: skip
@forms(
    phrase("all other cards {verb:participle} this way", into="object", word="all other", others=True),
    phrase("each other card {verb:participle} this way", into="object", word="each other", others=True),
)  # fmt: skip
@forms(
    phrase("{word:all_or_the} {verb:participle} cards not {undone:left_undone} this way", into="object"),
    phrase("{word:all_or_the} {verb:participle} cards that weren't {undone:left_undone} this way", into="object",
           late=True),
    phrase("{word:all_or_the} cards {verb:participle} this way that weren't {undone:left_undone}", into="object",
           those=True),
)  # fmt: skip
@record
class TheRest(Reference):
    """What is left of the cards gathered: those that were not revealed from among them, nor put anywhere."""

    word: str = wording(default="the rest")
    verb: str = wording(default="")  # what was done with all of them
    undone: str = wording(default="")  # what was done with those that are not left
    late: bool = wording(default=False)
    those: bool = wording(default=False)
    others: bool = False  # all but the one that was found, whether it has been put anywhere or not
    key: str = ""
    reads = READS_BOARD

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.word not in ("the other", "the other one", "each other")

    def wanted(self) -> Wanted:
        """What it can be left of."""
        return Wanted(PILE)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        put = [new for _, new in ctx.bindings.get(MOVED, ()) if ctx.on_battlefield(new)]
        put += ctx.bindings.get(PUT_BACK, ())
        if self.others and self.key.endswith(" all"):  # cards till one was found, which has the name without it
            put += ctx.bindings.get(self.key.removesuffix(" all"), ())
        return tuple(ref for ref in ctx.bound(self.key) if ref in ctx.game.objects and ref not in put)


def gather(ctx: Context, key: str, refs: tuple[Ref, ...]) -> None:
    """Let words that follow speak of cards that are seen now, none of which has been put anywhere yet."""
    ctx.bind(key, refs)
    ctx.bind(PUT_BACK, ())


lexicon("the_rest", {word: word for word in (
    "the rest", "the rest of those cards", "the rest of them", "the others", "the other", "the other one",
    "the other cards",
)})  # fmt: skip
lexicon("all_or_the", {"all": "all", "the": "the"})
lexicon("left_undone", {word: word for word in ("cast", "played", "put onto the battlefield", "put into your hand")})
include("among_count", "words", "counted")
include("among_group", "object")
