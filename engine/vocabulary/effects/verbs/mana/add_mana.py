"""Adding mana (CR 106.3, 106.4), what it may be spent on (106.6), and mana that stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, lexicon, phrase, production
from engine.core.colors import WUBRG
from engine.core.identity import Seat
from engine.core.keys import Purpose
from engine.core.mana import Mana
from engine.core.mana_letters import counted, how_many, symbols_of, times
from engine.core.record import record, wording
from engine.game.events.mana import AddMana
from engine.game.rules.paying.spending import AS_WORDS_ARE_FOLLOWED, PAYS_X, SPECIAL_ACTION, resolving
from engine.game.state.objects import StackItem
from engine.meaning.abilities import ActivatedAbility
from engine.meaning.families import Amount, Filter, Instruction, ManaMaking, RestrictsMana
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_EVERYTHING, READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.mana_words import ColorAmong, ManaWords
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
from engine.vocabulary.statics.costs.ability_cost_changes import is_ability_of
from engine.vocabulary.statics.costs.cost_changes import fits_as_spell
from engine.vocabulary.terms.casting.cast_clauses import CastFrom
from engine.vocabulary.terms.objects.objects import matching
from engine.vocabulary.terms.players.players import PlayerReference, You

if TYPE_CHECKING:
    from engine.game.rules.context import Context

WHICH_MANA = Purpose("mana", "106.1b")

CHOICE, TAPPED = "mana choice", "tapped for mana"  # keys that the rules for mana abilities bind
RESTRICTION, PERSISTS, RIDER = "mana restriction", "mana persists", "mana rider"  # keys of later sentences


@phrase("{player!} add[s] <additional? a additional> {mana:mana_words} <each? {each:for_each}>")
@record
class PlayersAddMana(ManaMaking):
    """Players add mana to their pools."""

    player: PlayerReference
    mana: ManaWords
    additional: bool = wording(default=False)
    each: Amount | None = None
    adds_mana = True
    reads = READS_NOTHING

    def produces(self, ctx: Context) -> tuple[str, ...]:
        number = 1 if self.each is None else self.each.value(ctx)
        return tuple(dict.fromkeys(times(letters, number) for letters in self.mana.alternatives(ctx) if number > 0))

    def perform(self, ctx: Context) -> bool:
        events = []
        for seat, inner in per_player(ctx, self.player):
            chosen = self._chosen(inner, seat)
            events.append(AddMana(seat, _units(ctx, chosen), ctx.source, bool(ctx.bindings.get(TAPPED))))
        ctx.bindings.pop(CHOICE, None)
        return bool(carry_out(ctx, *events))

    def _chosen(self, ctx: Context, seat: Seat) -> str:
        """The mana that a player adds: what the payment wanted, or what they choose now."""
        options = self.produces(ctx)
        wanted = str(ctx.bindings.get(CHOICE) or "")
        if wanted in options:
            return wanted
        if len(options) < 2:
            return options[0] if options else ""
        parts = [option for option in options if _is_part(option, wanted)]
        if parts:  # with what else comes of it, other effects add the rest
            return max(parts, key=lambda option: (how_many(option), -wanted.index(option[0])))
        shown = tuple(symbols_of(option) for option in options)
        picked = ctx.choose_option(seat, shown, purpose=WHICH_MANA, prompt=say("choose_the_mana_to_add"))
        return options[shown.index(picked)]


def _is_part(mana: str, of: str) -> bool:
    there = dict(counted(of))
    return all(amount <= there.get(kind, 0) for kind, amount in counted(mana))


def _units(ctx: Context, letters: str) -> tuple[Mana, ...]:
    """Mana with what it carries: whether it is snow, its restriction, how long it stays."""
    snow = "snow" in ctx.chars(ctx.source).supertypes
    restriction = ctx.bindings.get(RESTRICTION)
    persists = str(ctx.bindings.get(PERSISTS, ""))
    rider = ctx.bindings.get(RIDER)
    return tuple(
        Mana(kind, snow, ctx.source, restriction, persists, rider, amount) for kind, amount in counted(letters)
    )


lexicon("noted_action", {"foretell": "foretell", "plot": "plot"})


@phrase("spend this mana only to< {action:noted_action} cards or> cast {what:filter#many}", into="sentence_start",
        deed="cast")  # fmt: skip
@phrase("spend this mana only to< {action:noted_action} a card from your hand or> cast a {what:filter#one}",
        into="sentence_start", deed="cast", single=True)  # fmt: skip
@phrase("spend this mana only to cast {what:filter#many} or {or_what:filter#many}", into="sentence_start", deed="cast")
@phrase("spend this mana only to cast a {what:filter#one} or a {or_what:filter#one}", into="sentence_start",
        deed="cast", single=True)  # fmt: skip
@phrase("spend this mana only to cast {what:filter#many} {which:cast_clause#many}", into="sentence_start", deed="cast")
@phrase("spend this mana only to cast a {what:filter#one} {which:cast_clause#one}", into="sentence_start", deed="cast",
        single=True)  # fmt: skip
@phrase("spend this mana only on costs that contain {{X}}", into="sentence_start", deed="X", what=None)
@phrase("spend this mana only to activate abilities", into="sentence_start", deed="activate", what=None)
@phrase(
    "spend this mana only to activate abilities of {sources:filter#many}",
    into="sentence_start",
    deed="activate",
    what=None,
)
@phrase(
    "spend this mana only to cast {what:filter#many} or activate abilities of {sources:filter#many}",
    into="sentence_start",
    deed="both",
)
@phrase("spend this mana only to cast a {what:filter#one} or <to? to> activate a ability< of a {sources:filter#one}>",
        into="sentence_start", deed="both", single=True)  # fmt: skip
@phrase("spend this mana only to cast {what:filter#many} or activate abilities", into="sentence_start", deed="both")
@forms(
    phrase("spend this mana only to cast a {what:filter#one} or activate a {keyword:keyword_name} ability",
        into="sentence_start", deed="both", single=True),
    phrase("spend this mana only to cast {what:filter#many} or activate {keyword:keyword_name} abilities",
        into="sentence_start", deed="both"),
)  # fmt: skip
@forms(
    phrase("this mana can't be spent to cast a {what:filter#one}", into="sentence_start", deed="not cast", single=True),
    phrase("this mana can't be spent to cast {what:filter#many}", into="sentence_start", deed="not cast"),
)
@record
class SpendOnly(RestrictsMana):
    """A sentence that says what the mana added before it may be spent on (CR 106.6)."""

    what: Filter | None
    deed: str
    sources: Filter | None = None
    single: bool = wording(default=False)
    or_what: Filter | None = None
    which: Filter | None = None  # how such a spell is cast
    to: bool = wording(default=False)
    keyword: str = ""  # of which the abilities are
    action: str = ""  # the special action that it may be spent on, too (CR 116.2)
    reads = READS_STATUS

    def well_formed(self) -> bool:
        """From where it is cast; what else is said of a spell describes it."""
        return self.which is None or isinstance(self.which, CastFrom)

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(RESTRICTION, self)

    def perform(self, ctx: Context) -> bool:
        return True

    def permits(self, ctx: Context, about: int, maker: int) -> bool:
        """Whether the mana may be spent on a spell, or on an ability; `maker` is the source of the mana."""
        words = ctx.within(source=maker)
        found = ctx.game.find(about)
        item = found.stack if found is not None and found.stack is not None else ctx.item
        if item is None:
            return self.deed == "not cast"
        if item.way == SPECIAL_ACTION:
            return self.deed == "not cast" or (bool(self.action) and item.value(SPECIAL_ACTION) == self.action)
        if self.deed == "X":
            return _contains_x(ctx, item, about)
        if self.deed == "not cast":
            return item.ability is not None or not self._fits(words, about)
        if item.ability is None:
            return self.deed in ("cast", "both") and self._fits(words, about)
        return self.deed in ("activate", "both") and self._fits_ability(words, item)

    def _fits_ability(self, words: Context, item: StackItem) -> bool:
        """Whether it is an ability of such a source, or one of a keyword."""
        if self.keyword and not is_ability_of(words, self.keyword, item.source, item.ability):
            return False
        return self.sources is None or self.sources.matches(words, item.source)

    def _fits(self, words: Context, about: int) -> bool:
        """Whether it is such a spell, cast in such a way."""
        kinds = [what for what in (self.what, self.or_what) if what is not None]
        fits = any(fits_as_spell(words, what, about) for what in kinds)
        return fits and (self.which is None or self.which.matches(words, about))


def _contains_x(ctx: Context, item: StackItem, about: int) -> bool:
    """Whether the cost of a spell or of activating an ability has {X} in it (CR 107.3)."""
    if resolving(ctx):
        return bool(ctx.bindings[AS_WORDS_ARE_FOLLOWED] == PAYS_X)
    if item.ability is not None:
        costs = item.ability.costs if isinstance(item.ability, ActivatedAbility) else ()
        return any(cost.mana_part(ctx).x_count for cost in costs)
    cost = ctx.chars(about).mana_cost
    return item.x > 0 or (cost is not None and bool(cost.x_count))  # the X of a kicker counts, too


@phrase("until end of turn, {player} [doesn't|don't] lose this mana as steps and phases end", into="sentence_start")
@phrase("until end of turn, this mana doesn't empty from your mana pool as steps and phases end", into="sentence_start",
        player=You(), empties=True)  # fmt: skip
@record
class ManaStays(Instruction):
    """A sentence that lets the mana added before it stay until the turn ends (CR 500.5)."""

    player: PlayerReference
    empties: bool = wording(default=False)
    reads = READS_NOTHING
    first_matters = UNSEEN

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(PERSISTS, "turn")

    def perform(self, ctx: Context) -> bool:
        return True


@phrase("double the amount of each type of mana in your mana pool")
@record
class DoubleMana(ManaMaking):
    """The player adds as much mana of each type as they have of it (CR 701.9)."""

    reads = READS_STATUS
    adds_mana = True

    def produces(self, ctx: Context) -> tuple[str, ...]:
        found: dict[str, int] = {}
        for unit in ctx.game.players[ctx.controller].pool:
            found[unit.kind] = found.get(unit.kind, 0) + unit.amount
        letters = "".join(times(kind, amount) for kind, amount in found.items())
        return (letters,) if letters else ()

    def perform(self, ctx: Context) -> bool:
        units = tuple(unit for letters in self.produces(ctx) for unit in _units(ctx, letters))
        tapped = bool(ctx.bindings.get(TAPPED))
        return bool(carry_out(ctx, AddMana(ctx.controller, units, ctx.source, tapped)))


@phrase("for each color among {what:filter#many}, add one mana of that color", into="ending")
@record
class AddEachColorAmong(ManaMaking):
    """The player adds one mana of each colour that some objects have (CR 106.3)."""

    what: Filter
    adds_mana = True
    reads = READS_EVERYTHING

    def produces(self, ctx: Context) -> tuple[str, ...]:
        there = {color for ref in matching(ctx, self.what) for color in ctx.chars(ref).colors}
        letters = "".join(color for color in WUBRG if color in there)
        return (letters,) if letters else ()

    def perform(self, ctx: Context) -> bool:
        ctx.bindings.pop(CHOICE, None)
        tapped = bool(ctx.bindings.get(TAPPED))
        events = [AddMana(ctx.controller, _units(ctx, mana), ctx.source, tapped) for mana in self.produces(ctx)]
        return bool(events) and bool(carry_out(ctx, *events))


def _of_a_color_of(what: Filter) -> PlayersAddMana:
    return PlayersAddMana(You(said=False), ColorAmong(what, chosen=True))


def _read_of_a_color_of(node: PlayersAddMana) -> dict[str, Any] | None:
    mana = node.mana
    chosen = isinstance(mana, ColorAmong) and mana.chosen
    return {"what": mana.what} if chosen and isinstance(mana, ColorAmong) and node.player == You(said=False) else None


production(
    "sentence_start", "choose a color of a {what#one}. ^add one mana of that color", PlayersAddMana, _of_a_color_of,
    _read_of_a_color_of, what="filter",
)  # fmt: skip
