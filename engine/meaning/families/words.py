"""Amounts, conditions, descriptions and references: what words count, ask, describe and name."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING, ClassVar

from engine.core.identity import FIRST_OBJECT, ObjectId, Ref, Seat
from engine.core.zones import ANYWHERE
from engine.meaning.node import Node
from engine.meaning.speech import nouns_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.meaning.context import Context, Game
    from engine.meaning.limits import Limits


class Amount(Node):
    """A number that may have to be counted (CR 107)."""

    __slots__ = ()
    is_x: ClassVar[bool] = False  # the X that is chosen as the spell is cast or the ability activated (CR 107.3a)
    ends_in_noun: ClassVar[bool] = False  # a further clause would belong to its last noun
    is_no_object: ClassVar[bool] = False  # it counts counters, which can't be gone through one by one
    of_all: ClassVar[bool] = False  # of all together that it looks back at, and so the same for each of them

    @property
    def plural(self) -> bool:
        """Whether nouns counted by it are plural."""
        return True

    @abstractmethod
    def value(self, ctx: Context) -> int:
        """The number now."""

    def values(self, ctx: Context) -> tuple[int, ...]:
        """The numbers that it is compared with, if it is that of each of several. As in "each other creature's
        power"."""
        return (self.value(ctx),)


class NotedAsCast(Node):
    """Words about the moment in which a spell was cast: what they ask is noted with it then (CR 601.2)."""

    __slots__ = ()

    @property
    def note(self) -> str:
        """Under which name it is noted."""
        raise NotImplementedError

    def as_cast(self, ctx: Context) -> object:
        """What is noted."""
        raise NotImplementedError


class Condition(Node):
    """Something that is true or not."""

    __slots__ = ()
    settled_by_casting: ClassVar[bool] = False  # it can't change any more once costs are announced (CR 601.2b)
    asks_how_it_went: ClassVar[bool] = False  # it is asked only behind the deed of which it asks: "if you win"

    @property
    def behind(self) -> bool:
        """Whether it stands behind what depends on it."""
        return False

    @property
    def past(self) -> bool:
        """Whether it is about what was."""
        return False

    def excludes(self, other: Condition) -> bool:
        """Whether both are cases of one question, so that "otherwise" behind both means that neither is true."""
        return False

    def own_zones(self) -> tuple[str, ...]:
        """The zones in which the ability's object has to be for it to be true (CR 113.6b). None if it may be
        anywhere."""
        return ()

    @abstractmethod
    def holds(self, ctx: Context) -> bool:
        """Whether it is true now."""


class Filter(Node):
    """A description that objects or players fit or not ("tapped creature you control")."""

    __slots__ = ()
    one_of_several: ClassVar[bool] = False  # what its words name is one of them, and so none of them by itself
    names_subject: ClassVar[bool] = False  # its words name the subject of an event, and do not only describe it
    not_itself: ClassVar[bool] = False  # "other"
    others_are_named: ClassVar[bool] = False  # the words before say what "other" is other than
    wherever: ClassVar[bool] = False  # its words list certain objects, wherever they are now
    places: ClassVar[tuple[str, ...]] = ()  # the zones that its words name, where they name several
    names_library: ClassVar[bool] = False  # it speaks of a player's library, which is "it" then
    asks: ClassVar[bool] = False  # a player chooses something as its words are followed: no target, no static ability
    chooses: ClassVar[bool] = False  # it depends on a choice: see `as_chosen`
    of_doers: ClassVar[bool] = False  # it asks who has done what the words before it let players do

    def of_giver(self, giver: int) -> Filter:
        """With a certain object where it speaks of the ability's own by name, as that grants it (CR 201.5a)."""
        return self

    def among_such(self, rest: Filter) -> Filter:
        """The clause with the rest of the description in which it stands, if it compares objects.

        "With the greatest power" compares an object with all that the rest describes; other clauses stay as they are.
        """
        return self

    @property
    def zone(self) -> str:
        """The zone in which it looks for objects (CR 109.2); `ANYWHERE` if other words say."""
        return ANYWHERE

    @property
    def unplaced(self) -> bool:
        """Whether it describes cards without saying where they are."""
        return False

    @property
    def differing(self) -> bool:
        """Whether it is a list before a noun of words about different things: "red or artifact"."""
        return False

    @property
    def may_be_nouns(self) -> bool:
        """Whether it is a list before a noun that could be one of nouns: "Elf or legendary creature"."""
        return False

    @property
    def category(self) -> str:
        """What it is about: words in one list are about the same."""
        return "noun"

    @property
    def participle(self) -> str:
        """The word by which it says what was done with an object, if it is one word: "exiled"."""
        return ""

    @property
    def ends_in_noun(self) -> bool:
        """Whether a further clause would belong to its last noun. As in "a spell that targets a creature you
        control"."""
        return False

    @property
    def of_creatures(self) -> bool:
        """Whether only creatures can fit it."""
        return False

    @property
    def many(self) -> bool:
        """Whether all that fit it at the same time are one occurrence: "one or more" (CR 603.2c)."""
        return False

    @property
    def names(self) -> Reference | None:
        """What it names, if it does not describe something: "this creature", "enchanted creature"."""
        return None

    @property
    def about(self) -> Filter:
        """The description in it, or itself: of "a creature", as a subject, what describes a creature."""
        return self

    def only_self(self) -> bool:
        """Whether it is the ability's own object and nothing else."""
        return False

    def pieces(self) -> tuple[Filter, ...]:
        """The words of it that something has to fit, one by one, wherever it is."""
        return (self,)

    def these(self, ctx: Context) -> tuple[Ref, ...] | None:
        """The objects that it names one by one ("destroyed this way"); None if it does not."""
        return None

    def together(self, ctx: Context, options: Sequence[Ref]) -> Limits | None:
        """What those chosen of it may come to together: "with total mana value 6 or less".

        None if it does not say.
        """
        said = (part.together(ctx, options) for part in self.pieces() if part is not self)
        return next((found for found in said if found is not None), None)

    def as_chosen(self, ctx: Context) -> Filter:
        """With the choice in it that the source has made, or makes now."""
        return self

    @abstractmethod
    def matches(self, ctx: Context, ref: Ref) -> bool:
        """Whether the object or player fits, by its current or last known information."""


class ObjectFilter(Filter):
    """A description that only objects fit, never players."""

    __slots__ = ()

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref >= FIRST_OBJECT and self.fits(ctx, ref)  # an object: see `is_object`; asked very often

    @abstractmethod
    def fits(self, ctx: Context, ref: Ref) -> bool:
        """Whether an object fits, by its current or last known information."""


class Reference(Node):
    """Words that stand for certain objects or players ("target creature", "it", "each opponent", "you")."""

    __slots__ = ()
    takes_thing: ClassVar[bool] = False  # it is left out, and stands for the object that the clause before is about
    takes_subject: ClassVar[bool] = False  # it is left out, and stands for the subject of the clause before
    watched_from: ClassVar[str] = ""  # the zone in which an ability about it waits, if not the battlefield
    about_copies: ClassVar[bool] = False  # it stands for copies that the words before made
    noted_on_source: ClassVar[bool] = False  # what it stands for is noted on the ability's own object: see `reach`
    takes_all: ClassVar[bool] = False  # it stands for all of a description, wherever that says they are (CR 109.2)

    @property
    def several(self) -> bool:
        """Whether nouns that agree with it are plural: not those of "they shuffle their library"."""
        return self.plural

    @property
    def silent(self) -> bool:
        """Whether it has no words."""
        return False

    @property
    def each(self) -> bool:
        """Whether it speaks of each of several things: "each of those creatures"."""
        return False

    @property
    def description(self) -> Filter | None:
        """What it describes rather than names: "a creature you control"."""
        return None

    @property
    def same_as(self) -> Reference | None:
        """The words that it only says again, in another form."""
        return None

    def nouns(self) -> frozenset[str]:
        return nouns_of(self.description)

    def together(self) -> tuple[Reference, ...]:
        """What it names together: itself, unless its words are several in a row."""
        return (self,)

    def elided(self, subject: Reference) -> Reference | None:
        """What it is where orders are to the subject of the clause before; None if it is what it is there too."""
        return None

    def reach(self, game: Game, source: ObjectId) -> tuple[Ref, ...] | None:
        """All that it stands for, where it is noted on the ability's own object; None where that does not say."""
        return None

    def acting_players(self, ctx: Context) -> tuple[Seat, ...]:
        """The players who do what words say; one of several is named first by the controller."""
        return self.refs(ctx)

    @abstractmethod
    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        """Who or what is meant now; empty if there is nothing."""

    def includes(self, ctx: Context, ref: Ref) -> bool:
        """Whether an object or player is among those that it stands for."""
        return ref in self.refs(ctx)


class Target(Reference):
    """Words that make a spell or ability targeted (CR 115.1).

    Targets are chosen on casting, and checked again on resolution.

    Its `key` is where the choice is kept in the context's bindings.
    """

    __slots__ = ()

    @property
    def other(self) -> bool:
        """Whether it has to be another than earlier targets of the same words (CR 115.3)."""
        return False

    @property
    def apart(self) -> bool:
        """Whether it can't be what other words of the same spell or ability target (CR 115.3)."""
        return self.other

    @property
    def chooser(self) -> Reference | None:
        """Whom the words let choose, if not the controller: "its controller chooses target creature"."""
        return None

    @property
    def at_random(self) -> bool:
        """Whether chance chooses, not a player: "target opponent chosen at random"."""
        return False

    @property
    def of_opponent(self) -> bool:
        """Whether it says "target opponent": with two players nothing is chosen then (MTP.D1a)."""
        return False

    @property
    def worded(self) -> Target:
        """The words themselves, for asking."""
        return self

    def narrowed(self, others: tuple[Target, ...]) -> Target:
        """A target that fits the words of others too (CR 702.5c)."""
        if others:
            raise TypeError(f"{self!r} can't be narrowed to {others!r}")
        return self

    @abstractmethod
    def bounds(self, ctx: Context) -> tuple[int, int]:
        """The least and the most number of targets to choose (CR 115.6, 601.2c)."""

    @abstractmethod
    def legal(self, ctx: Context, ref: Ref) -> bool:
        """Whether something fits the words (not asking about hexproof and the like)."""

    @abstractmethod
    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        """Everything that fits the words now, in a fixed order."""

    def limits(self, ctx: Context, options: Sequence[Ref]) -> Limits | None:
        """What those chosen have to be together; None if that is not said."""
        return self.description.together(ctx, options) if self.description is not None else None

    def divided(self, ctx: Context) -> int:
        """The number that is divided among the targets as they are chosen (CR 601.2d); 0 if none is."""
        return 0
