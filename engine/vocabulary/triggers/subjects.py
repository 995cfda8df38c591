"""The subjects of triggers.

As in "this creature", "a creature you control", "one or more Goblins", "you", "an opponent".
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import include, label, phrase
from engine.core.identity import Ref, is_player
from engine.core.record import record, wording
from engine.meaning.families import Filter, Reference
from engine.meaning.node import READS_NOTHING
from engine.meaning.speech import SOURCE, nouns_of
from engine.vocabulary.terms.objects.filters import Described
from engine.vocabulary.terms.objects.objects import This

if TYPE_CHECKING:
    from engine.game.rules.context import Context


class Subject(Filter):
    """Who or what an event must be about."""

    __slots__ = ()
    names_subject = True


@phrase("a {what#one}", into="subject", word="a")
@phrase("one or more {what#many}", into="subject", word="one or more")
@record
class AnySuch(Subject):
    """Any object of a description. "one or more" triggers once for all that do it at the same time (CR
    603.2c)."""

    what: Filter
    word: str = "a"
    reads = READS_NOTHING

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.word == "one or more"

    @property
    def many(self) -> bool:
        """Whether all of them together are one occurrence."""
        return self.word == "one or more"

    @property
    def about(self) -> Filter:
        return self.what

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.what)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)


@phrase("{object}", into="subject")
@record
class Named(Subject):
    """A certain object: "this creature", "enchanted creature", "that creature"."""

    object: Reference
    reads = READS_NOTHING

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.object.plural

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return self.object.nouns()

    @property
    def names(self) -> Reference:
        return self.object

    def only_self(self) -> bool:
        return isinstance(self.object, This) or (self.object.wanted() is not None and self.object.key == SOURCE)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx)


@phrase("one of {object}", into="subject")
@phrase("either of {object}", into="subject", either=True)
@record
class OneOfThose(Subject):
    """One of certain objects: "that was blocked by one of those creatures"."""

    object: Reference
    either: bool = wording(default=False)  # of two
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of several that are looked back at."""
        return self.object.plural and self.object.wanted() is not None

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return self.object.nouns()

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.object.refs(ctx)


@phrase("{first:object} or {second:subject}", into="subject")
@phrase("{first:object} and/or {second:subject}", into="subject", word="and/or")
@record
class EitherSubject(Subject):
    """One of two: "this creature or another Elf you control"."""

    first: Reference
    second: Filter
    word: str = wording(default="or")
    reads = READS_NOTHING
    one_of_several = True  # "it" is that to which it happened

    @property
    def plural(self) -> bool:
        """Whether verbs are plural, as the nearer subject demands."""
        return self.second.plural

    @property
    def many(self) -> bool:
        """Whether all of them together are one occurrence."""
        return self.second.many

    def nouns(self) -> frozenset[str]:
        """The nouns for it."""
        return nouns_of(self.second)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.first.refs(ctx) or self.second.matches(ctx, ref)


@phrase("a {first:filter#one} or a {other:filter#one}", into="subject")
@record
class EitherSuch(Subject):
    """An object of one description or of another.

    As in "a creature you control or a creature spell you control".
    """

    first: Filter
    other: Filter
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether the first is no mere noun in a list: what stands before or behind it does not end in one."""
        if not isinstance(self.first, Described):
            return False
        after = self.first.after
        return not after[-1].ends_in_noun if after else bool(self.first.before)

    @property
    def about(self) -> Filter:
        return self.first

    def nouns(self) -> frozenset[str]:
        """The nouns for either."""
        return nouns_of(self.first) | nouns_of(self.other)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.first.matches(ctx, ref) or self.other.matches(ctx, ref)


@phrase("{player} or {second:subject}", into="player_or_subject")
@record
class PlayerOrSubject(Subject):
    """A player or an object: "you or a permanent you control"."""

    player: Reference
    second: Filter
    reads = READS_NOTHING
    one_of_several = True

    @property
    def plural(self) -> bool:
        """Whether verbs are plural, as the nearer subject demands."""
        return self.second.plural

    @property
    def many(self) -> bool:
        """Whether all of them together are one occurrence."""
        return self.second.many

    def nouns(self) -> frozenset[str]:
        """The nouns for the object."""
        return nouns_of(self.second)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx) or self.second.matches(ctx, ref)


@phrase("{first:subject} or {what:player_filter#one}", into="player_or_subject")
@record
class SubjectOrPlayer(Subject):
    """An object or a player of certain ones: "a creature or player"."""

    first: Filter
    what: Filter
    reads = READS_NOTHING
    one_of_several = True

    def nouns(self) -> frozenset[str]:
        """The nouns for the object."""
        return nouns_of(self.first)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return (self.what if is_player(ref) else self.first).matches(ctx, ref)


@phrase("{player}", into="player_subject")
@record
class NamedPlayer(Subject):
    """A player who does something: "you", "an opponent", "a player"."""

    player: Reference
    reads = READS_NOTHING

    @property
    def person(self) -> str:
        """Which pronouns stand for it."""
        return self.player.person

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.player.plural

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in self.player.refs(ctx)


@phrase("one or more {what:player_filter#many}", into="player_subject")
@record
class SeveralPlayers(Subject):
    """Players of a description: what they do at the same time is one occurrence (CR 603.2c)."""

    what: Filter
    plural = True
    many = True
    person = "they"
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref)


include("any_subject", "subject", "player_subject")
label("subject", "what it happens to")
label("player_subject", "a player")
