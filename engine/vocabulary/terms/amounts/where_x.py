"""An X that the words themselves define: "…, where X is …" (CR 107.3i)."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import phrase, production
from engine.core.record import record, replace, wording
from engine.meaning.families import Amount, Instruction, ManaMaking, Sequel, Target
from engine.meaning.node import READS_NOTHING, rebuild, walk
from engine.meaning.speech import SOURCE
from engine.vocabulary.terms.amounts.plain_numbers import X
from engine.vocabulary.terms.grammar.done_by_each_player import results_of
from engine.vocabulary.terms.grammar.instructions import (
    COMMA,
    COMMA_AND,
    COMMA_THEN,
    Chain,
    InsteadIf,
    perform_in_order,
)
from engine.vocabulary.terms.grammar.this_way import DoneThisWay

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@record
class KnowX(Sequel):
    """From here on X is known."""

    amount: Amount
    reads = READS_NOTHING
    asks = False

    def perform_after(self, ctx: Context, done: bool) -> bool:
        ctx.bind("X", self.amount.value(ctx))
        return done


@phrase("{effect:chain}, where X is {amount:quantity}", into="sentence_start")
@record
class WhereX(Sequel, ManaMaking):
    """An instruction with its own X (CR 107.3i)."""

    effect: Instruction
    amount: Amount
    of_each: bool = field(default=False, metadata={"unspoken": True})  # its X stands in the effect itself
    behind: int = wording(default=0)  # how many clauses stand behind "where X is …"
    reads = READS_NOTHING
    asks = False
    read_first = ("amount",)

    def finished(self) -> Instruction:  # type: ignore[override]
        """The instruction with the amount in place of its X, where X can't be worked out beforehand.

        That is so in targets, which are chosen before the instruction is carried out (CR 601.2c), and everywhere if
        the instruction itself names what is counted: "each creature gets +X/+X, where X is its power", "destroy all
        creatures, then create an X/X … token, where X is the number of creatures destroyed this way". What "they" did
        this way is of each player another number.
        """
        if isinstance(self.effect, InsteadIf):  # what is done instead has its own X
            return replace(self.effect, effect=replace(self, effect=self.effect.effect).finished())

        def said(node: Any) -> Any:
            return self.amount if isinstance(node, X) else node

        def in_targets(node: Any) -> Any:
            return rebuild(node, said) if isinstance(node, Target) else node

        named = {found.key for node in walk(self.effect) for found in node.antecedents()}
        named -= {node.key for node in walk(self.effect) if isinstance(node, Target)} | {"", SOURCE}
        of_each = any(
            (node.wanted() is not None and node.key in named) or (isinstance(node, DoneThisWay) and node.they)
            for node in walk(self.amount)
        )
        return replace(self, effect=rebuild(self.effect, said if of_each else in_targets), of_each=of_each)

    def unknown_first(self) -> frozenset[str]:
        """X is not what comes of the deed that needs it: "discover X, where X is its mana value"."""
        return results_of(self.effect, lambda deed: any(isinstance(node, X) for node in walk(deed)))

    def produces(self, ctx: Context) -> tuple[str, ...]:
        """What mana it would add now."""
        inner = ctx.within(X=self.amount.value(ctx))
        return self.effect.produces(inner) if isinstance(self.effect, ManaMaking) else ()

    def perform_after(self, ctx: Context, done: bool) -> bool:
        before = ctx.bindings.get("X")
        if self.of_each:
            done = self._perform(ctx, done)
            ctx.bind("X", self.amount.value(ctx))
        else:
            done = self._with_x(ctx, done)
        if before is not None:
            ctx.bind("X", before)  # else further sentences speak of the same X (CR 107.3i)
        return done

    def _with_x(self, ctx: Context, done: bool) -> bool:
        """Carry it out with X as it is when the first clause that says X is followed (CR 608.2c, 608.2h)."""
        steps = self.effect.steps if isinstance(self.effect, Chain) else ()
        first = next((n for n, step in enumerate(steps) if any(isinstance(node, X) for node in walk(step))), 0)
        if not first:
            ctx.bind("X", self.amount.value(ctx))
            return self._perform(ctx, done)
        return perform_in_order(ctx, (*steps[:first], KnowX(self.amount), *steps[first:]))

    def _perform(self, ctx: Context, done: bool) -> bool:
        if isinstance(self.effect, Sequel):
            return self.effect.perform_after(ctx, done)
        return self.effect.perform(ctx)


def _clauses(effect: Instruction) -> tuple[tuple[Instruction, ...], tuple[str, ...]]:
    return (effect.steps, effect.joins) if isinstance(effect, Chain) else ((effect,), ())


def _chain(steps: tuple[Instruction, ...], joins: tuple[str, ...]) -> Instruction:
    return Chain(steps, joins) if len(steps) > 1 else steps[0]


def _inset(join: str) -> Any:
    def build(effect: Instruction, amount: Amount, rest: Instruction) -> WhereX:
        steps, joins = _clauses(effect)
        more, between = _clauses(rest)
        return WhereX(Chain((*steps, *more), (*joins, join, *between)), amount, behind=len(more))

    return build


def _inset_read(join: str) -> Any:
    def read(node: WhereX) -> dict[str, Any] | None:
        steps, joins = _clauses(node.effect)
        place = len(steps) - node.behind
        if not node.behind or joins[place - 1] != join:
            return None
        first, rest = _chain(steps[:place], joins[: place - 1]), _chain(steps[place:], joins[place:])
        return {"effect": first, "amount": node.amount, "rest": rest}

    return read


for _join in (COMMA, COMMA_AND, COMMA_THEN):
    production(
        "sentence_start", f"{{effect}}, where X is {{amount}}{_join} {{rest}}", WhereX, _inset(_join),
        _inset_read(_join), effect="chain", amount="quantity", rest="chain",
    )  # fmt: skip
