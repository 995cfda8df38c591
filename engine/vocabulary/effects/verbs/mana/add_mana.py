"""Adding mana (CR 106.3, 106.4), what it may be spent on (106.6), and mana that stays."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.colors import WUBRG
from engine.core.identity import Seat
from engine.core.keys import Purpose
from engine.core.mana import Mana
from engine.core.mana_letters import counted, how_many, symbols_of, times
from engine.core.record import record, wording
from engine.game.events.mana import AddMana
from engine.meaning.families import Amount, Filter, Instruction, ManaMaking
from engine.meaning.families.instructions import UNSEEN
from engine.meaning.message import say
from engine.meaning.node import READS_EVERYTHING, READS_NOTHING, READS_STATUS
from engine.vocabulary.effects.shared.affected_objects import per_player
from engine.vocabulary.effects.shared.mana_words import ColorAmong, ManaWords
from engine.vocabulary.effects.shared.zone_change_tracking import carry_out
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
            tapped = bool(ctx.bindings.get(TAPPED))
            events.append(AddMana(seat, _units(ctx, chosen), ctx.source, tapped, ctx.stack_id))
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
        return bool(carry_out(ctx, AddMana(ctx.controller, units, ctx.source, tapped, ctx.stack_id)))


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
        made, where = [_units(ctx, mana) for mana in self.produces(ctx)], (ctx.source, tapped, ctx.stack_id)
        events = [AddMana(ctx.controller, units, *where) for units in made]
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
