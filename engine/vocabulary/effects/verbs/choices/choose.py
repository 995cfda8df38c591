"""Choosing (CR 608.2d): a colour, a type, a number, a player, objects.

The source keeps what was chosen (607.2d).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, lexicon, phrase
from engine.core.card_types import suits
from engine.core.colors import LETTERS, NAMES
from engine.core.identity import Ref, Seat
from engine.core.keys import Mark, Purpose
from engine.core.record import record, replace, wording
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, STACK
from engine.game.decisions.purposes import TO_CHOOSE, WHICH_PLAYER
from engine.game.events.status import SetMark
from engine.game.rules.linked import SECRET, chosen_without, linked_name
from engine.meaning.families import Amount, Condition, Filter, Instruction, ObjectFilter, Reference, Target
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Term, say
from engine.meaning.node import READS_BOARD, READS_COPIABLE, READS_NOTHING, READS_STATUS
from engine.meaning.speech import COLOR, Antecedent, Wanted, nouns_of
from engine.vocabulary.effects.shared.affected_objects import deeds, done_to, own_key
from engine.vocabulary.effects.shared.among import PILE, THE_PILE, Among, AmongOfEach, Pile
from engine.vocabulary.effects.shared.one_of_each import OneOfEach
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, carry_out
from engine.vocabulary.effects.verbs.choices.qualities import A_COLOR, kind_of, options_of
from engine.vocabulary.terms.costs.choice_costs import chosen_at_random
from engine.vocabulary.terms.grammar.anaphors import FIRST_PLAYER
from engine.vocabulary.terms.objects.at_random import SomeAtRandom
from engine.vocabulary.terms.objects.filters import Described, described
from engine.vocabulary.terms.objects.objects import OWNER_OF, ObjectsTogether, Some, bound_refs
from engine.vocabulary.terms.objects.several_kinds import KindByKind
from engine.vocabulary.terms.objects.targets import AnyTarget, Targets, names_owner
from engine.vocabulary.terms.players.players import PlayerFilter, PlayerNoun, PlayerReference, Players
from engine.vocabulary.terms.players.players_together import PlayersTogether

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_NUMBER = Purpose("number", "608.2d")

IN_SIGHT = (BATTLEFIELD, STACK, GRAVEYARD, EXILE, COMMAND)  # the zones whose face-up cards everybody sees (CR 400.2)
MANA_CHOICE = "mana choice"  # the key of the mana that a payment wants of a mana ability
_NONLAND = ("artifact", "battle", "creature", "enchantment", "instant", "planeswalker", "sorcery")


@phrase("{player!} <secretly? secretly> choose[s] {what:choosable}")
@record
class ChooseQuality(Instruction):
    """A player chooses a colour, a type or the like."""

    player: PlayerReference
    what: str
    secretly: bool = False
    key: str = ""
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return (options_of(self.what)[0],)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """A colour, for "that color"."""
        return (Antecedent(self.key, COLOR),) if kind_of(self.what) == A_COLOR else ()

    def perform(self, ctx: Context) -> bool:
        kept, options = options_of(self.what)
        for seat in self.player.acting_players(ctx):
            wanted = str(ctx.bindings.get(MANA_CHOICE, ""))[:1]  # a payment needs mana of that colour
            chosen = NAMES.get(wanted) if kept == "color" else None
            chosen = chosen or ctx.choose_option(
                seat, options, purpose=kept, prompt=say("choose_it", what=Term("choice", self.what))
            )
            ctx.bind(self.key, LETTERS.get(chosen, chosen))
            note_choice(ctx, kept, LETTERS.get(chosen, chosen), seat if self.secretly else None)
        return True


@phrase("{player!} choose[s] a color and a creature type")
@record
class ChooseColorAndType(Instruction):
    """A player chooses a colour and a creature type."""

    player: PlayerReference
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return ("color", "type")

    def perform(self, ctx: Context) -> bool:
        chosen = [ChooseQuality(self.player, what).perform(ctx) for what in (A_COLOR, "a creature type")]
        return all(chosen)


def note_choice(ctx: Context, name: str, value: object, secretly_by: Seat | None = None) -> None:
    """Keep a choice with the ability's own object, for abilities linked to this one (CR 607.2d).

    If that object is gone, the choice is kept without it. What is chosen secretly is kept for who chose it alone.
    """
    if secretly_by is not None:
        name, value = f"{SECRET}{name}", (secretly_by, value)
    kept = linked_name(ctx.game, ctx.source, name)
    if not ctx.exists(ctx.source):
        ctx.bind(chosen_without(ctx.source, kept), value)
    carry_out(ctx, SetMark(ctx.source, Mark.computed(kept), value, kept="choices"))


@phrase("{player!} choose[s] a card name")
@phrase("{player!} choose[s] a {kind:named_kind} card name")
@record
class ChooseACardName(Instruction):
    """A player chooses the name of any card there is (CR 201.4)."""

    player: PlayerReference
    kind: str = ""
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return ("card name",)

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.acting_players(ctx):
            names = {name for name, words in _known_names(ctx, seat) if suits(self.kind, words)}
            note_choice(ctx, "card name", ctx.choose_card_name(seat, tuple(sorted(names)), self.kind))
        return True


def _known_names(ctx: Context, seat: Seat) -> Iterator[tuple[str, tuple[str, ...]]]:
    """The names of all faces of a player's own cards and of those in sight, with their supertypes and card types."""
    cards = ((found, found.definition) for found in ctx.game.objects.values() if not found.token)
    seen = (what for card, what in cards if card.owner == seat or (card.zone in IN_SIGHT and not card.face_down))
    for definition in dict.fromkeys(what for what in seen if what is not None):
        for face in definition.faces:
            yield face.name, (*face.printed.supertypes, *face.printed.types)


@phrase("with that name", into="clause", word="that")
@phrase("with the chosen name", into="clause", word="the chosen")
@phrase("with the chosen name", into="cast_clause", word="the chosen")
@phrase("[has|have] the chosen name", into="relative", word="has")
@record
class WithChosenName(ObjectFilter):
    """An object with the name that was chosen, or with "that name" of what was just exiled (CR 201.3)."""

    word: str
    key: str = ""  # of what was exiled
    reads = READS_COPIABLE | READS_STATUS

    def wanted(self) -> Wanted | None:
        """What has "that name", if it is not the chosen one."""
        return Wanted("object", verb="exiled", optional=True) if self.word == "that" else None

    @property
    def choice_read(self) -> str:
        return "" if self.key else "card name"

    @property
    def choice_passed_over(self) -> str:
        return "card name" if self.key else ""

    def fits(self, ctx: Context, ref: Ref) -> bool:
        names = ctx.chars(ref).names
        if not self.key:
            return ctx.choice("card name") in names
        return any(name in names for oid in bound_refs(ctx, self.key) for name in ctx.chars(oid).names if name)


@phrase("{object} [has|have] the chosen name", into="condition_part")
@record
class HasChosenName(Condition):
    """Whether an object has the name that was chosen."""

    object: Reference
    reads = READS_COPIABLE | READS_STATUS

    @property
    def choice_read(self) -> str:
        return "card name"

    def holds(self, ctx: Context) -> bool:
        return any(WithChosenName("has").matches(ctx, ref) for ref in self.object.refs(ctx))


_NAMED_KINDS = (
    *_NONLAND, "land", *(f"non{word}" for word in (*_NONLAND, "land")), "nonbasic land", "basic land",
    "nonartifact, nonland", "noncreature, nonland", "nonlegendary creature", "legendary creature",
)  # fmt: skip
lexicon("named_kind", {word: word for word in _NAMED_KINDS})


@phrase("{player!} choose[s] a number", low=0, high=1000)
@phrase("{player!} choose[s] a number between {low:number} and {high:number}")
@record
class ChooseANumber(Instruction):
    """A player chooses a number."""

    player: PlayerReference
    low: int
    high: int
    key: str = ""
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return ("number",)

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The number."""
        return (Antecedent(self.key, "amount", verb="chosen"),)

    def perform(self, ctx: Context) -> bool:
        for seat in self.player.acting_players(ctx):
            number = ctx.choose_number(seat, self.low, self.high, purpose=WHICH_NUMBER, prompt=say("choose_a_number"))
            note_choice(ctx, "number", number)
            ctx.bind(self.key, number)
        return True


@phrase("{player!} choose[s] {numbers:number*or} at random")
@record
class ChooseANumberAtRandom(Instruction):
    """One of several numbers is chosen by chance."""

    player: PlayerReference
    numbers: tuple[int, ...]
    key: str = ""
    reads = READS_NOTHING

    def antecedents(self) -> tuple[Antecedent, ...]:
        """The number."""
        return (Antecedent(self.key, "amount", verb="chosen"),)

    def perform(self, ctx: Context) -> bool:
        for _ in self.player.acting_players(ctx):
            ctx.bind(self.key, chosen_at_random(ctx, self.numbers, 1)[0])
        return True


@forms(
    phrase("{player!} <secretly? secretly> choose[s] a {what:player_filter#one}"),
    phrase("{player!} choose[s] one of your {what:player_filter#many}", one_of=True),
)  # fmt: skip
@phrase("{player!} choose[s] a {what:player_filter#one} at random", random=True)
@record
class ChooseAPlayer(Instruction):
    """A player chooses a player."""

    player: PlayerReference
    what: Filter
    random: bool = False
    secretly: bool = False
    one_of: bool = wording(default=False)
    key: str = ""
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return ("player",)

    def well_formed(self) -> bool:
        """Only opponents are "yours"."""
        return not self.one_of or self.what == PlayerFilter(PlayerNoun("opponent"))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """Who was chosen."""
        return (Antecedent(self.key, "player", verb="chosen"),)

    def perform(self, ctx: Context) -> bool:
        chosen: tuple[Seat, ...] = ()
        for seat in self.player.acting_players(ctx):
            inner = ctx.within(controller=seat)
            options = tuple(other for other in ctx.game.apnap(seat) if self.what.matches(inner, other))
            if self.random:
                chosen += chosen_at_random(ctx, options, 1)
            else:
                chosen += ctx.choose_one(seat, options, purpose=WHICH_PLAYER, prompt=say("choose_a_player"))
        ctx.bind(self.key, chosen)
        if chosen:
            note_choice(ctx, "player", chosen[0], ctx.controller if self.secretly else None)
        return bool(chosen)


@phrase("{player!} choose[s] a color and a {what:player_filter#one}")
@record
class ChooseColorAndPlayer(Instruction):
    """A player chooses a colour and a player."""

    player: PlayerReference
    what: Filter
    reads = READS_NOTHING

    @property
    def linked_choices(self) -> tuple[str, ...]:
        return ("color", "player")

    def perform(self, ctx: Context) -> bool:
        ChooseQuality(self.player, A_COLOR).perform(ctx)
        return ChooseAPlayer(self.player, self.what).perform(ctx)


@phrase("{count:count} {what#count} from it", into="chosen_things", group=THE_PILE)
@phrase("{count:count} {what#count} from it {after:clause}", into="chosen_things", group=THE_PILE)
@record
class FromIt(Reference):
    """So many of the cards gathered, as "a nonland card from it" after a hand was revealed."""

    count: Amount
    what: Filter
    group: Pile = THE_PILE
    after: Filter | None = None
    reads = READS_BOARD

    @property
    def description(self) -> Filter:
        return self.what

    @property
    def plural(self) -> bool:
        """Whether verbs are plural."""
        return self.count.plural

    def as_among(self) -> Among:
        """The same as a choice among the cards."""
        what = self.what
        if self.after is not None and isinstance(what, Described):
            what = Described(what.before, what.noun, (*what.after, self.after))
        return Among(self.count, what, self.group)

    def refs(self, ctx: Context) -> tuple[int, ...]:
        return self.as_among().refs(ctx)


CHOSEN = (Some, SomeAtRandom, Among, KindByKind, FromIt, Targets, AnyTarget)


def _two_targets(what: Reference) -> tuple[Targets, ...]:
    """The targets of "target creature you control and target creature you don't control"; none where it is not so."""
    both = (what.first, what.second) if isinstance(what, ObjectsTogether) else ()
    targets = tuple(one for one in both if isinstance(one, Targets))
    return targets if len(targets) == 2 else ()


@phrase("{player!} <secretly? secretly> choose[s] {what:chosen_things}")
@record
class ChooseObjectsFor(Instruction):
    """A player chooses objects, for what later words do with them; or these are the targets (CR 115.1)."""

    player: PlayerReference
    what: Reference
    secretly: bool = False  # nobody sees what till all have chosen
    key: str = ""
    reads = READS_NOTHING
    first_matters = VISIBLE

    def well_formed(self) -> bool:
        """One chooses targets, or what the words leave open."""
        return isinstance(self.what, CHOSEN) or bool(_two_targets(self.what))

    def finished(self) -> ChooseObjectsFor:
        """With targets that know who chooses them: not the controller, if the words name somebody else."""
        if not isinstance(self.what, Targets | AnyTarget) or self.player.person == "you":
            return self
        return replace(self, what=replace(self.what, chooser=self.player))

    def antecedents(self) -> tuple[Antecedent, ...]:
        """What was chosen, and who chose targets."""
        both = _two_targets(self.what)
        if both:
            each = (replace(one, verb="chosen") for target in both for one in target.antecedents()[:1])
            kinds = frozenset().union(*(target.nouns() or nouns_of(target.what) for target in both))
            return (*each, Antecedent(self.key, "object", True, kinds, "chosen"))
        if isinstance(self.what, Target):
            first = (Antecedent(own_key(self.player), FIRST_PLAYER),) if own_key(self.player) else ()
            if isinstance(self.what.description, PlayerFilter):  # "the chosen player"
                return (*first, Antecedent(self.key, "player", self.what.plural, verb="chosen", by_verb=True))
            return (*done_to(self.key, self.what, "chosen"), *first)
        return self._named_by_choice()

    def _named_by_choice(self) -> tuple[Antecedent, ...]:
        """What was chosen that is no target, and what is left of what it was chosen from."""
        kinds = self.what.nouns()
        several = isinstance(self.player, Players | PlayersTogether)
        plural = self.what.plural or (None if several else False)  # each player's, or all
        kind = kinds | {"card"} if isinstance(self.what, FromIt) else kinds
        rest = Antecedent(f"{self.key} rest", PILE, kinds=kind)
        found = (Antecedent(self.key, "object", plural, kind, "chosen"), rest)
        what = self.what.description
        if plural is False and what is not None and any(names_owner(part) for part in described(what)):
            return (*found, Antecedent(OWNER_OF + self.key, "player"))  # "in an opponent's graveyard"
        return found

    def perform(self, ctx: Context) -> bool:
        if isinstance(self.what, Target | ObjectsTogether):
            ctx.bind(self.key, self.what.refs(ctx))
            return bool(self.what.refs(ctx))
        what = self.what.as_among() if isinstance(self.what, FromIt) else self.what
        chosen = tuple(dict.fromkeys(ref for _, ref in deeds(ctx, self.player, what, TO_CHOOSE, zone=_zone(what))))
        ctx.bind(self.key, chosen)
        group = what.group if isinstance(what, Among | AmongOfEach | OneOfEach) else None
        among = all_now(ctx, group.refs(ctx)) if group is not None else _all_of(ctx, what)
        ctx.bind(f"{self.key} rest", tuple(ref for ref in among if ref not in chosen))
        return bool(chosen)


def _all_of(ctx: Context, what: Reference) -> tuple[int, ...]:
    """Everything that could be chosen: what is not, is "the rest"."""
    return what.candidates(ctx, _zone(what)) if isinstance(what, Some | KindByKind) else ()


def _zone(what: Reference) -> str:
    """Where a player's own cards are chosen from if the words do not say."""
    return HAND if isinstance(what, Some | KindByKind) and "card" in nouns_of(what.what) else ""


include("chosen_things", "some", "random_some", "several_things", "target", "target_any", "target_player", "objects")
