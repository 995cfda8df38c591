"""Speech: what words say of themselves to the words around them (CR 608.2c, common English).

Every node is a piece of speech. It says how verbs and pronouns agree with it, what it introduces for later words
(`antecedents`), what it looks back to (`wanted`) and how it stands in its sentence. The compiler reads these and
nothing else: `engine.compiler.binding` to find what "it" stands for, `engine.compiler.printing` to write the words
again.
"""

from __future__ import annotations

from typing import ClassVar, Self

from engine.core.record import record

ANY_NUMBER = None
SOURCE = "source"  # the key of the ability's own object
ALL_OF = " & "  # between keys: all that they name
DESCRIBED = "described one"  # the key of whatever is just compared with a description that says "its"
PERMANENT_OR_PLAYER = "permanent or player"  # the kind of antecedent that these words stand for: "any target"
DIFFERENCE = "difference"  # the kind of antecedent of what a comparison finds: "the difference"
COLOR = "color"  # the kind of antecedent that "that color" stands for
# What words ask of what one of their fields names (`says_of`), besides the nouns by which they call it.
IS_CAST = "is cast"  # "it was kicked": a spell, or what was one
IS_STILL_CARD = "is still a card"  # "if you don't cast it": what was called that before it might be cast
IS_CONTROLLED = "is controlled"  # "its controller": no card in a hand or a graveyard has one (CR 108.4)
IS_PAST = "is past"  # "if it was a Human": what is not there any more


@record
class Antecedent:
    """Something that words have named, for later words to look back at."""

    key: str
    kind: str  # "object", "player", "amount"
    plural: bool | None = False  # None: it can be spoken of both ways ("each creature": it, those creatures)
    kinds: frozenset[str] = frozenset()  # what nouns fit it; none: any
    verb: str = ""  # what was done with it: "exiled", "sacrificed"
    itself: bool = False  # the ability's own object
    subject: bool = False  # what an event happens to
    definite: bool = False  # named already by what it is on: "equipped creature"
    unsaid: bool = False  # what an event has without saying so: the creature that is blocked
    by_noun: bool = False  # only its noun can call it: "that source", never "it"
    by_verb: bool = False  # only what was done with it can call it: "destroyed this way", "the exiled card"
    mine: bool | None = None  # it was said that you control it, or that you don't
    or_player: bool = False  # it may be a player: "any target"
    whereabouts: bool = False  # the ability works where a condition says that it is: "if this card is exiled"
    again: bool = False  # named by an anaphor, not for the first time
    joined: bool = False  # named together with others in one row: "it and target creature each get +1/+0"
    apart: bool = False  # set apart by whose it is: "the creature you control"
    clause: int = 0
    in_pattern: bool = False


@record
class Wanted:
    """What an anaphor can stand for."""

    kind: str
    plural: bool | None = ANY_NUMBER
    noun: Speech | None = None  # a description whose nouns it has to fit
    verb: str = ""
    itself: bool = True  # whether it can stand for the ability's own object
    optional: bool = False  # it may stay unbound: it means something by itself
    counted: bool = False  # of amounts, one that can be counted: "that many"
    other: bool = False  # it is other than what it stands for
    mine: bool | None = None  # whether it has to be one that was said to be yours, or another's
    known_as: str = ""  # the kind that it is of for the words that follow, if another
    reflexive: bool = False  # in a description it can stand for what is described: "with power equal to its toughness"


class Unbound(Exception):
    """An anaphor without antecedent, or with two."""

    def __init__(self, node: Speech, ambiguous: bool, candidates: tuple[str, ...] = ()) -> None:
        super().__init__(f"{type(node).__name__}: {'two antecedents' if ambiguous else 'no antecedent'} {candidates}")
        self.node = node
        self.ambiguous = ambiguous


class Speech:
    """What a piece of speech says of itself. What it does not override is so for most words."""

    __slots__ = ()

    # --- how it stands in its sentence ---
    closed: ClassVar[bool] = False  # it knows nothing of the words around it, nor they of it: quotation marks
    says_where: ClassVar[bool] = False  # the zone of cards described in it: "discards all nonland cards" (CR 701.9a)
    shares_words: ClassVar[bool] = False  # the abilities in it are one paragraph and know each other's words
    part_of_verb: ClassVar[bool] = False  # its nouns stand beside those of the whole instruction: "1 damage to it"
    read_first: ClassVar[
        tuple[str, ...]
    ] = ()  # its fields that are read before what is said before them is carried out
    takes_conditions: ClassVar[bool] = False  # a condition behind it is about it alone: "except … if it's a creature"
    done_each_time: ClassVar[bool] = False  # what it names is several in all: "for each Elf, create a …"
    always_named: ClassVar[bool] = False  # it introduces what it names also where it stands in a condition
    named_if_asked: ClassVar[bool] = False  # it keeps a name only if later words look back at what it names

    @property
    def linked_choices(self) -> tuple[str, ...]:
        """Under which names it keeps choices for abilities linked to its own (CR 607.2d)."""
        return ()

    @property
    def choice_read(self) -> str:
        """The name of the choice of a linked ability that it reads ("the chosen color"); "" if it reads none."""
        return ""

    @property
    def choice_passed_over(self) -> str:
        """The name of the choice that its words could mean too, but were not taken to; "" if there is none."""
        return ""

    @property
    def plural(self) -> bool:
        """Whether verbs and nouns that agree with it are plural."""
        return False

    @property
    def person(self) -> str:
        """Which pronouns stand for it: "you", "they" for players, "it" for objects."""
        return "it"

    @property
    def key(self) -> str:
        """The name that the binder gave it: of what it introduces, or of what it stands for. "" if it has
        none."""
        return ""

    def nouns(self) -> frozenset[str]:
        """The nouns that what it describes or names can be called by; none: any."""
        return frozenset()

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What it introduces for later words to look back at."""
        return ()

    def wanted(self) -> Wanted | None:
        """What it can stand for, if it is an anaphor."""
        return None

    def unknown_first(self) -> frozenset[str]:
        """The keys of what its words name, but not yet where its fields in `read_first` are read."""
        return frozenset()

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """What one of its fields knows besides, by what stands before it.

        As in "a player casts a spell from their hand".
        """
        return ()

    def says_of(self, part: str) -> frozenset[str]:
        """The nouns by which it calls what one of its fields names: "it's a land card".

        What else it asks of it.
        """
        return frozenset()

    def well_formed(self) -> bool:
        """Whether English would read the words so."""
        return True

    def finished(self) -> Self:
        """What it becomes once everything below it is bound."""
        return self


def nouns_of(what: Speech | None) -> frozenset[str]:
    """The nouns that a description fits; none where there is no description."""
    return what.nouns() if what is not None else frozenset()
