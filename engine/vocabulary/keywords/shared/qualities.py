"""Qualities of sources, as protection and hexproof name them (CR 702.16a).

As in "red", "Dragons", "everything".
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, label, phrase, production
from engine.core.colors import LETTERS, NAMES, WUBRG
from engine.core.identity import Ref, is_object
from engine.core.keys import Purpose
from engine.core.record import record, wording
from engine.game.decisions.purposes import WHICH_COLOR, WHICH_TYPE
from engine.meaning.families import Filter, ObjectFilter, Reference
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_COLORS, READS_CONTROL, READS_COPIABLE, READS_NOTHING, READS_STATUS
from engine.vocabulary.mechanics.voting import VOTES
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.grammar.comparisons import Comparison
from engine.vocabulary.terms.objects.adjectives import HasColor
from engine.vocabulary.terms.objects.clauses import Named, stat_of
from engine.vocabulary.terms.objects.filters import Described, HasType, TypeNoun, described
from engine.vocabulary.terms.players.players import You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_QUALITY = Purpose("quality", "702.16a")

NO_NAME = "no name that was chosen"
_CARD_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "kindred", "land", "planeswalker", "sorcery")


@phrase("{what:filter#many}", into="quality")
@record
class Such(Filter):
    """Sources of a description, on the battlefield or elsewhere: an exception to CR 109.2 (702.16a)."""

    what: Filter
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return all(part.matches(ctx, ref) for part in described(self.what))


@phrase("everything", into="quality")
@record
class Everything(Filter):
    """Each object, whatever it is (CR 702.16j)."""

    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return is_object(ref)


@phrase("all colors", into="quality")
@phrase("each color", into="quality", word="each")
@record
class AllColors(ObjectFilter):
    """Sources of any colour: short for each of the five (CR 702.16h, 702.16i)."""

    word: str = wording(default="all")
    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return bool(ctx.chars(ref).colors)


@phrase("mana value {comparison:comparison}", into="quality")
@record
class SuchManaValue(ObjectFilter):
    """Sources by their mana value."""

    comparison: Comparison
    reads = READS_COPIABLE

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.comparison.holds(ctx, stat_of(ctx, ref, "mana value"))


@phrase("{player:player}", into="quality")
@record
class OfPlayer(Filter):
    """Sources that a player controls, or owns where nobody else controls them (CR 702.16k)."""

    player: Reference
    reads = READS_NOTHING
    chooses = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ctx.controller_of(ref) in self.player.refs(ctx)

    def as_chosen(self, ctx: Context) -> Filter:
        """That very player, for an ability that is granted: its own object knows nothing of the words before."""
        return self if self.player.wanted() is None else OfCertainPlayers(self.player.refs(ctx))


@record
class OfCertainPlayers(Filter):
    """Sources that certain players control.

    No words read it: it takes the place of those that name them (608.2h).
    """

    players: tuple[Ref, ...]
    reads = READS_NOTHING

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ctx.controller_of(ref) in self.players


@phrase("the <last? last> chosen color", into="quality")
@phrase("that color", into="quality", just=True)
@record
class OfChosenColor(ObjectFilter):
    """Objects of the colour that a linked ability chose (CR 607.2d).

    "The last chosen color" is that of the last time, if it chose several times.
    """

    last: bool = wording(default=False)
    just: bool = wording(default=False)  # said right behind the choice
    reads = READS_STATUS | READS_COLORS

    chooses = True

    @property
    def choice_read(self) -> str:
        return "color"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.as_chosen(ctx).matches(ctx, ref)

    def as_chosen(self, ctx: Context) -> Filter:
        """The colour itself, for an ability that is granted: its own object has chosen nothing."""
        return HasColor(str(ctx.choice("color")))  # no object is "None", as it is if nothing was chosen


@phrase("the chosen name", into="quality")
@phrase("the chosen card name", into="quality", card=True)
@record
class OfChosenName(ObjectFilter):
    """What has the name that the source has chosen (CR 607.2d, 702.16a)."""

    card: bool = wording(default=False)
    reads = READS_COPIABLE | READS_STATUS
    chooses = True

    @property
    def choice_read(self) -> str:
        return "card name"

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return self.as_chosen(ctx).matches(ctx, ref)

    def as_chosen(self, ctx: Context) -> Filter:
        """The name itself, for an ability that is granted."""
        return Named(str(ctx.choice("card name") or NO_NAME))


@phrase("the color of your choice", into="quality")
@phrase("the color of {chooser:player's} choice", into="quality", when=lambda node: node.chooser is not None)
@record
class OfColorOfChoice(Filter):
    """Sources of a colour that is chosen as the ability is granted (CR 608.2d)."""

    chooser: Reference | None = None  # another player than the controller
    reads = READS_NOTHING

    chooses = True

    def well_formed(self) -> bool:
        """ "Your choice" names nobody else."""
        return not isinstance(self.chooser, You)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return False  # no colour was chosen

    def as_chosen(self, ctx: Context) -> Filter:
        """The colour that the controller, or whom the words let choose, chooses now."""
        seat = ctx.controller if self.chooser is None else int(next(iter(self.chooser.refs(ctx)), ctx.controller))
        word = ctx.choose_option(seat, tuple(NAMES.values()), purpose=WHICH_COLOR, prompt=say("choose_a_color"))
        return HasColor(LETTERS[word])


@phrase("the card type of your choice", into="quality")
@record
class OfCardTypeOfChoice(Filter):
    """Sources of a card type that is chosen as the ability is granted (CR 205.2a, 608.2d)."""

    reads = READS_NOTHING
    chooses = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return False  # no card type was chosen

    def as_chosen(self, ctx: Context) -> Filter:
        """The card type that the controller chooses now."""
        word = ctx.choose_option(ctx.controller, _CARD_TYPES, purpose=WHICH_TYPE, prompt=say("choose_one_of_these"))
        return Such(Described(noun=TypeNoun(HasType(word))))


@phrase("each color with the most votes or tied for most votes", into="quality")
@record
class OfColorsVotedFor(Filter):
    """Sources of a colour for which most votes were cast, or as many as for any other (CR 701.32, 608.2c)."""

    reads = READS_NOTHING
    chooses = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return False  # nobody voted

    def as_chosen(self, ctx: Context) -> Filter:
        """The colours themselves."""
        votes = dict(ctx.bindings.get(VOTES, ()))
        return OfAnyColor(
            tuple(LETTERS[word] for word, votes_for in votes.items() if votes_for == max(votes.values()) > 0)
        )


@record
class OfAnyColor(ObjectFilter):
    """Sources of any of some colours. No words read it: it takes the place of those that name them."""

    colors: tuple[str, ...]
    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return not set(self.colors).isdisjoint(ctx.chars(ref).colors)


@forms(
    phrase("its colors", into="quality"),
    phrase("each of its colors", into="quality", each=True),
)
@record
class OfItsColors(ObjectFilter):
    """Sources that share a colour with what has the ability (CR 702.16a, 105.2)."""

    each: bool = wording(default=False)
    reads = READS_COLORS

    def fits(self, ctx: Context, ref: Ref) -> bool:
        return _share_a_color(ctx, ref, ctx.source)


@phrase("the colors of permanents {player:player} control[s]", into="quality")
@record
class OfColorsOfPermanents(ObjectFilter):
    """Sources that share a colour with a permanent that a player controls (CR 702.16a)."""

    player: Reference
    reads = READS_COLORS | READS_CONTROL
    chooses = True

    def fits(self, ctx: Context, ref: Ref) -> bool:
        mine = self.player.refs(ctx)
        permanents = [each for each in ctx.game.permanents() if ctx.controller_of(each) in mine]
        return any(_share_a_color(ctx, ref, each) for each in permanents)

    def as_chosen(self, ctx: Context) -> Filter:
        """With the player whom the giver's words mean, for an ability that is granted."""
        return OfColorsOfPermanents(CertainPlayers(self.player.refs(ctx)))


@record
class CertainPlayers(Reference):
    """Certain players. No words read it: it takes the place of those that name them (CR 608.2h)."""

    players: tuple[Ref, ...]
    reads = READS_NOTHING

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.players


@phrase("{first:quality} or from the color of your choice", into="quality")
@record
class OrColorOfChoice(Filter):
    """A quality, or one of the colours: chosen as the ability is granted (CR 608.2d)."""

    first: Filter
    reads = READS_NOTHING

    chooses = True

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return False  # nothing was chosen

    def as_chosen(self, ctx: Context) -> Filter:
        """The quality that the controller chooses now."""
        first = say("as_written", words=Printed("quality", self.first))
        options = (first, *NAMES.values())
        word = ctx.choose_option(ctx.controller, options, purpose=WHICH_QUALITY, prompt=say("protection_from_what"))
        return self.first if word == first else HasColor(LETTERS[word])


def _share_a_color(ctx: Context, one: Ref, other: Ref) -> bool:
    return not set(ctx.chars(one).colors).isdisjoint(ctx.chars(other).colors)


def is_of(ctx: Context, quality: Filter, source: Ref, is_spell: object) -> bool:
    """Whether a source has a quality.

    A card that is about to be cast is judged as the spell it will be (CR 601.3e).
    """
    if quality.matches(ctx, source):
        return True
    return bool(is_spell) and fits_as_spell(ctx, quality.what if isinstance(quality, Such) else quality, source)


def qualities_left(own: Any, lost: Any) -> tuple[Filter, ...] | None:
    """The qualities that protection, or hexproof, is still from without such an ability.

    None: all it was from.

    One that names no quality stands for all (CR 702.11e), one from several for as many (702.11f, 702.16g, 702.16h).
    """
    if lost.name != own.name:
        return None
    before, gone = _each(own.qualities), _each(lost.qualities)
    after = tuple(quality for quality in before if quality not in gone)
    return None if gone and after == before else after if gone else ()


def _each(qualities: Iterable[Filter]) -> tuple[Filter, ...]:
    """Qualities one by one: "all colors" is short for five (CR 702.16h)."""
    found: list[Filter] = []
    for quality in qualities:
        found.extend(map(HasColor, WUBRG) if isinstance(quality, AllColors) else (quality,))
    return tuple(found)


def _no_type(word: Filter) -> Filter | None:
    """Types are said in the plural, as descriptions: "protection from Kavu" means but one thing."""
    return None if word.category == "type" else word


production("quality", "{word}", Filter, _no_type, lambda node: {"word": node}, word="adjective_word")
label("quality", "a quality like “red”")
