"""Modes with pawprint symbols (CR 700.2i of the edition of 2026).

As in "Choose up to five {P} worth of modes".
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import Form, include, label, phrase, terminal
from engine.core.record import record
from engine.meaning.families import Amount, Instruction, Modal
from engine.meaning.families.instructions import VISIBLE
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING
from engine.vocabulary.terms.grammar.instructions import perform_in_order

if TYPE_CHECKING:
    from engine.game.rules.context import Context

_PAWPRINT = "{P}"


def _read_pawprints(words: list[str], position: int) -> Iterator[tuple[int, int]]:
    if re.fullmatch(r"(\{P\})+", words[position]):
        yield position + 1, words[position].count(_PAWPRINT)


def _write_pawprints(value: Any, form: Form) -> list[str]:
    return [_PAWPRINT * value]


terminal("pawprints", _read_pawprints, _write_pawprints)


@phrase("{worth:pawprints} — ^{effect:effects}", into="mode_of_worth")
@record
class ModeOfWorth(Instruction):
    """A mode that is worth so many pawprint symbols."""

    worth: int
    effect: Instruction
    reads = READS_NOTHING
    one_of_modes = True

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


@phrase("choose up to {most:words} {{P}} worth of modes. ^you may choose the same mode more than once.\n"
        "{modes:mode_of_worth*\n}", into="modes_of_worth")  # fmt: skip
@record
class ChooseWorth(Modal):
    """Any number of modes, each as often as the player likes, that are worth no more together.

    See CR 700.2d, 700.2i.
    """

    most: Amount
    modes: tuple[ModeOfWorth, ...]
    reads = READS_NOTHING
    first_matters = VISIBLE

    def options(self) -> tuple[Instruction, ...]:
        return self.modes

    def labels(self) -> tuple[str, ...]:
        return tuple(
            say("mode_for_cost", cost=_PAWPRINT * mode.worth, deed=Printed("effects", mode.effect))
            for mode in self.modes
        )

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return 0, self.most.value(ctx) // min(mode.worth for mode in self.modes)

    def repeats(self) -> bool:
        return True

    def worth(self, ctx: Context) -> tuple[tuple[int, ...], int] | None:
        return tuple(mode.worth for mode in self.modes), self.most.value(ctx)

    def perform(self, ctx: Context) -> bool:
        """Carry out the chosen modes; the rules perform them one by one where they stand alone."""
        chosen = ctx.item.modes if ctx.item is not None else ()
        return perform_in_order(ctx, tuple(self.modes[number] for number in chosen))


include("effects", "modes_of_worth")
label("mode_of_worth", "a mode with its pawprint symbols")
