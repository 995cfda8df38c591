"""Words that look back.

As in "it", "that creature", "that player", "that much" (bound by engine.compiler.binding).

What they mean is found once, when the card is compiled; `key` then names the value in the context's bindings.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.identity import Ref
from engine.core.record import record, wording
from engine.game.rules.linked import LINKED
from engine.meaning.families import Amount, Filter, Reference
from engine.meaning.node import READS_BOARD, READS_NOTHING, READS_STATUS
from engine.meaning.speech import ANY_NUMBER, PERMANENT_OR_PLAYER, Antecedent, Unbound, Wanted, nouns_of
from engine.vocabulary.terms.grammar.references_per_player import number_of, one_named
from engine.vocabulary.terms.objects.filters import qualifiers_of
from engine.vocabulary.terms.objects.objects import MOVED, bound_refs
from engine.vocabulary.terms.players.players import PLAYERS_ALONE, PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context

FIRST_PLAYER = "first player"  # the kind of antecedent of the player who chose a target player
lexicon("object_pronoun", {"it": "it", "that target": "that target"})
lexicon("group_pronoun", {"they": "they", "them": "them"})


@phrase("{word:object_pronoun}", into="object")
@phrase("its", into="object's", word="it")
@phrase("it", into="pronoun", word="it")
@record
class It(Reference):
    """The one object that the words before name."""

    word: str = wording(default="it")
    key: str = ""
    reads = READS_BOARD
    plural = False

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", plural=False, reflexive=True)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return one_named(ctx, self.key)


@phrase("{word:group_pronoun}", into="object")
@phrase("each of {word:group_pronoun}", into="object", each=True)
@phrase("their", into="object's", word="they", theirs=True)
@record
class Them(Reference):
    """The objects that the words before name."""

    word: str = wording(default="them")
    each: bool = wording(default=False)
    theirs: bool = False  # what they have: in a description it may be what each has that is described
    key: str = ""
    reads = READS_BOARD

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return not self.each

    def well_formed(self) -> bool:
        """ "Each of they" is no English."""
        return not (self.each and self.word == "they")

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", plural=True, reflexive=self.theirs)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return bound_refs(ctx, self.key)


PARTICIPLES = (
    "exiled", "sacrificed", "discarded", "revealed", "returned", "milled", "destroyed", "chosen", "blocking",
    "blocked", "countered", "tapped", "untapped", "drawn", "copied", "cast", "goaded", "removed", "created", "found",
    "amassed", "discovered", "blighted", "exploited",
)  # fmt: skip


@phrase("that {noun:filter_noun#one}", into="object", plural=False)
@phrase("those {noun:filter_noun#many}", into="object", plural=True)
@phrase("each of those {noun:filter_noun#many}", into="object", plural=False, each=True)
@phrase("each of those {noun:filter_noun#many} {which:clause#many}", into="object", plural=False, each=True)
@phrase("the {noun:filter_noun#one}", into="object", plural=False, the=True)
@phrase("the {noun:filter_noun#many}", into="object", plural=True, the=True)
@record
class That(Reference):
    """Objects named before, by a noun: "that creature", "those cards"."""

    noun: Filter
    plural: bool = False
    each: bool = False
    the: bool = wording(default=False)
    which: Filter | None = None  # those of them alone, as they are then: "each of those creatures with flying"
    key: str = ""
    reads = READS_BOARD

    def well_formed(self) -> bool:
        """Not "the blocking creature", which is named by what it does (see `TheDone`)."""
        return not (self.the and any(word.participle in PARTICIPLES for word in qualifiers_of(self.noun)))

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", plural=self.plural or self.each, noun=self.noun, itself=False)

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.noun)

    def finished(self) -> That:
        """The reference itself; "the other …" must not stand for what a verb was done with.

        "The other creatures" are only those that an event names as others; else it is `Unbound`.
        """
        if self.key[-1:].isdigit() and any(word.not_itself for word in qualifiers_of(self.noun)):
            raise Unbound(self, ambiguous=False)
        return self

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        refs = bound_refs(ctx, self.key) if self.plural or self.each else one_named(ctx, self.key)
        return refs if self.which is None else tuple(ref for ref in refs if self.which.matches(ctx, ref))


@forms(
    phrase("the {verb:participle} {noun:filter_noun#one}", into="object", plural=False),
    phrase("the {verb:participle} {noun:filter_noun#many}", into="object", plural=True),
    phrase("each of the {verb:participle} {noun:filter_noun#many}", into="object", plural=False, each=True),
)
@forms(
    phrase("the {noun:filter_noun#one} {verb:participle} this way", into="object", plural=False, this_way=True),
    phrase("the {noun:filter_noun#one} you {verb:what you did}", into="object", plural=False, active=True),
)  # fmt: skip
@phrase("the {noun:filter_noun#many} {verb:participle} this way", into="object", plural=True, this_way=True)
@record
class TheDone(Reference):
    """Objects named by what was done with them: "the exiled card", "the sacrificed creature"."""

    verb: str
    noun: Filter
    plural: bool = False
    each: bool = False
    active: bool = wording(default=False)  # "the Army you amassed" (CR 701.44c)
    this_way: bool = False
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        linked = self.verb == "exiled" and not self.this_way  # by another ability of the same object (CR 607.2a)
        plural = self.plural or self.each
        return Wanted("object", plural=plural, noun=self.noun, verb=self.verb, itself=False, optional=linked)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        find = bound_refs if self.plural or self.each else one_named
        found = find(ctx, self.key or LINKED)
        if nouns_of(self.noun) == {"card"}:
            found = tuple(_as_card(ctx, ref) for ref in found)
        others = [word for word in qualifiers_of(self.noun) if word.not_itself]
        return tuple(ref for ref in found if all(word.matches(ctx, ref) for word in others)) if others else found

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What an ability linked to this one exiled, where nothing else is meant.

        These words name it (CR 607.2a).
        """
        if self.key:
            return ()
        return (Antecedent(LINKED, "object", self.plural or self.each, nouns_of(self.noun) | {"card"}, "exiled"),)


def _as_card(ctx: Context, ref: Ref) -> Ref:
    """What was moved, as it is where it was moved to: "the exiled card" is in exile (CR 400.7j, 608.2h)."""
    became = dict(ctx.bindings.get(MOVED, ())).get(ref, ref)
    found = ctx.game.find(became)
    return ref if found is None or found.face_down else became


@forms(
    phrase("the {noun:filter_noun#one} you control", into="object", mine=True),
    phrase("the {noun:filter_noun#one} you don't control", into="object", mine=False),
    phrase("the {noun:filter_noun#one} a opponent controls", into="object", mine=False, opponent=True),
    phrase("the chosen {noun:filter_noun#one} you control", into="object", mine=True, verb="chosen"),
    phrase("the chosen {noun:filter_noun#one} you don't control", into="object", mine=False, verb="chosen"),
)  # fmt: skip
@record
class ThatOne(Reference):
    """One of two objects named before, by whose it was said to be: "the creature you control"."""

    noun: Filter
    mine: bool
    verb: str = ""
    opponent: bool = wording(default=False)
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", plural=False, noun=self.noun, verb=self.verb, itself=False, mine=self.mine)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return bound_refs(ctx, self.key)


@record
class TheSame(Reference):
    """The object that the clause before speaks of, left out.

    As in "This creature gets +1/+0 … and deals 1 damage to you".
    """

    who: Reference | None = None  # filled in by the binder
    takes_thing = True
    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.who.refs(ctx) if self.who is not None else ()


lexicon("participle", {word: word for word in PARTICIPLES})
lexicon("what you did", {word: word for word in ("amassed", "discarded", "exiled", "revealed", "sacrificed")})


@phrase("that player", into="player", word="that player")
@phrase("that attacking player", into="player", word="that attacking player")
@phrase("the first player", into="player", word="the first player")
@phrase("they", into="player", word="they")
@phrase("them", into="player", word="them")
@phrase("their", into="player's", word="they")
@phrase("their choice", into="choosing_player", word="they")
@phrase("that player's choice", into="choosing_player", word="that player")
@phrase("that opponent", into="player", word="that opponent")
@phrase("those players", into="player", word="those players")
@phrase("each of those players", into="player", word="each of those players")
@phrase("each of them", into="player", word="each of them")
@phrase("the player", into="player", word="the player")
@record
class ThatPlayer(PlayerReference):
    """The player whom the words before name."""

    word: str = "that player"
    key: str = ""
    reads = READS_BOARD

    @property
    def plural(self) -> bool:  # type: ignore[override]
        """Whether verbs are plural: "they draw", "that player draws"."""
        return self.word in ("they", "those players")

    @property
    def several(self) -> bool:
        """Whether there are several of them: "those players' hands", "their hand"."""
        return self.word == "those players"

    def wanted(self) -> Wanted:
        """What it can stand for."""
        if self.word == "the first player":
            return Wanted(FIRST_PLAYER, known_as="player")
        if self.word == "each of them":
            return Wanted(PLAYERS_ALONE, plural=True, known_as="player")
        several = self.several or self.word.startswith("each of")
        return Wanted("player", plural=True if several else ANY_NUMBER)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = bound_refs(ctx, self.key)
        if self.word not in ("they", "them"):
            return found
        return tuple(ctx.controller_of(ref) for ref in found)  # "target player or planeswalker and … they control"


@forms(
    phrase("that player or <by? by> that {noun:filter_noun#one}'s controller", into="player"),
    phrase("that {noun:filter_noun#one}'s controller or that player", into="player", turned=True),
)  # fmt: skip
@record
class ThatPlayerOrController(PlayerReference):
    """The player whom the words before name, or the controller of the object that they name instead."""

    noun: Filter
    turned: bool = wording(default=False)
    by: bool = wording(default=False)  # "controlled by that player or by that planeswalker's controller"
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("object", noun=self.noun, itself=False)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return tuple(dict.fromkeys(ctx.controller_of(ref) for ref in bound_refs(ctx, self.key)))


@phrase("that permanent or player", into="reference", word="permanent or player")
@phrase("that player or permanent", into="reference", word="player or permanent")
@phrase("that player or planeswalker", into="reference", word="player or planeswalker")
@phrase("that creature or player", into="reference", word="creature or player")
@phrase("the creature or player", into="reference", word="the creature or player")
@phrase("each of those creatures and/or players", into="reference", word="creatures and/or players", several=True)
@record
class ThatPermanentOrPlayer(Reference):
    """What "any target" took, whichever it is."""

    word: str = wording(default="permanent or player")
    several: bool = False
    key: str = ""
    reads = READS_BOARD

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(PERMANENT_OR_PLAYER, plural=self.several)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return bound_refs(ctx, self.key)


@phrase("that much", into="much", word="much")
@phrase("that amount of", into="much", word="amount of")
@phrase("that many", into="counted", word="many")
@phrase("that number of", into="counted", word="number of")
@phrase("that many", into="cardinal", word="many")
@phrase("that many", into="multiplied_counted", word="many")
@phrase("for the same value", into="same_value", word="same value")
@forms(
    phrase("that damage", into="measure", word="damage"),
    phrase("that number", into="measure", word="that number"),
    phrase("the number", into="measure", word="the number"),
)  # fmt: skip
@phrase("the amount of damage it dealt to that player", into="quantity", word="damage dealt")
@record
class ThatMuch(Amount):
    """The number that the words before name: how much of something, or how many there are."""

    word: str = "much"
    key: str = ""
    reads = READS_BOARD
    plural = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("amount", counted=self.word == "many")

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key)


@phrase("the amount of life you {verb:life_verb}", into="quantity")
@record
class LifeThen(Amount):
    """How much life the event, or the words before, made the player gain or lose."""

    verb: str
    key: str = ""
    reads = READS_BOARD
    plural = True

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted("amount", verb=self.verb)

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key)


lexicon("life_verb", {"gained": "gained", "lost": "lost"})


@phrase("the chosen number", into="measure")
@record
class TheChosenNumber(Amount):
    """The number that the words before, or a linked ability, let somebody choose (CR 607.2d, 608.2d)."""

    key: str = ""
    reads = READS_BOARD | READS_STATUS
    plural = True

    @property
    def choice_read(self) -> str:
        return "" if self.key else "number"

    def wanted(self) -> Wanted:
        """The choice; that of a linked ability if the words before name none."""
        return Wanted("amount", verb="chosen", optional=True)

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key) if self.key else int(ctx.choice("number") or 0)


@phrase("as many cards as they {verb:participle} this way", into="as_many")
@record
class AsManyAsTheyDid(Amount):
    """As many cards as a player did something with by the words before ("discarded this way").

    Each of several players has a number of their own.
    """

    verb: str
    key: str = ""
    reads = READS_BOARD
    plural = True

    def wanted(self) -> Wanted:
        """The cards."""
        return Wanted("object", verb=self.verb, itself=False)

    def value(self, ctx: Context) -> int:
        return number_of(ctx, self.key)


include("amount", "much")
include("filter_noun", "noun", "listed_noun")
label("filter_noun", "a noun")
__all__ = ["Antecedent", "It", "That", "ThatMuch", "ThatPlayer", "Them"]
