"""Replacing the mana that permanents make (CR 106.12b): with twice as much, with one colourless mana."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.compiler.templates import lexicon, phrase
from engine.core.colors import LETTERS, NAMES, WUBRG
from engine.core.mana import ManaCost, how_much
from engine.core.record import record, replace
from engine.game.decisions.purposes import WHICH_COLOR
from engine.game.events.mana import TAPPED_FOR_MANA, AddMana
from engine.meaning.families import Filter, Replacement
from engine.meaning.message import say
from engine.meaning.node import READS_NOTHING

if TYPE_CHECKING:
    from engine.game.rules.context import Context

lexicon("times_as_much", {"2": "twice", "3": "three times"})


@phrase("if you tap a {what:filter#one} for mana, it produces {times:times_as_much} as much of that mana instead",
        into="static")  # fmt: skip
@record
class MoreMana(Replacement):
    """More mana from the permanents that a player taps for mana."""

    what: Filter
    times: str
    reads = READS_NOTHING
    keys = (TAPPED_FOR_MANA,)

    def applies(self, ctx: Context, event: AddMana) -> bool:
        if not event.tapped_for or event.player != ctx.controller:
            return False
        return self.what.matches(ctx, event.source)

    def replace(self, ctx: Context, event: AddMana) -> Sequence[object]:
        return (replace(event, mana=tuple(replace(one, amount=one.amount * int(self.times)) for one in event.mana)),)


@phrase("if a {what:filter#one} is tapped for two or more mana, it produces {{C}} instead of any other type and amount",
        into="static")  # fmt: skip
@record
class OneColorlessMana(Replacement):
    """One colourless mana from permanents that are tapped for more than one mana."""

    what: Filter
    reads = READS_NOTHING
    keys = (TAPPED_FOR_MANA,)

    def applies(self, ctx: Context, event: AddMana) -> bool:
        if not event.tapped_for or how_much(event.mana) < 2:
            return False
        return self.what.matches(ctx, event.source)

    def replace(self, ctx: Context, event: AddMana) -> Sequence[object]:
        return (replace(event, mana=(replace(event.mana[0], kind="C", amount=1),)),)


@phrase("if a {what:filter#one} is tapped for mana, it produces {mana:mana_symbols} instead of any other type "
        "<amount? and amount>", into="static")  # fmt: skip
@phrase("if you tap a {what:filter#one} for mana, it produces {mana:mana_symbols} instead of any other type",
        into="static", yours=True)  # fmt: skip
@phrase("if a {what:filter#one} is tapped for mana, it produces mana of a color of your choice instead of any other "
        "type", into="static", mana=None)  # fmt: skip
@record
class OtherMana(Replacement):
    """Mana of another type from permanents that are tapped for mana, perhaps one of it only."""

    what: Filter
    mana: ManaCost | None  # one symbol; None: a colour that the effect's controller chooses
    amount: bool = False
    yours: bool = False  # only where the effect's controller taps it
    reads = READS_NOTHING
    keys = (TAPPED_FOR_MANA,)

    def well_formed(self) -> bool:
        """Of one mana."""
        return self.mana is None or len(self.mana.symbols) == 1

    def applies(self, ctx: Context, event: AddMana) -> bool:
        if not event.tapped_for or not event.mana:
            return False
        return self.what.matches(ctx, event.source) and (not self.yours or event.player == ctx.controller)

    def replace(self, ctx: Context, event: AddMana) -> Sequence[object]:
        kind = self.mana.symbols[0] if self.mana is not None else self._choice(ctx)
        made = event.mana[:1] if self.amount else event.mana
        amounts = (1,) if self.amount else tuple(one.amount for one in made)
        mana = tuple(replace(one, kind=kind, amount=amount) for one, amount in zip(made, amounts, strict=True))
        return (replace(event, mana=mana),)

    def _choice(self, ctx: Context) -> str:
        colors = tuple(NAMES[color] for color in WUBRG)
        chosen = ctx.choose_option(ctx.controller, colors, purpose=WHICH_COLOR, prompt=say("choose_the_mana_to_add"))
        return LETTERS[chosen]
