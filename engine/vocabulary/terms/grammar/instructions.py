"""Instructions made of instructions: "then", "if", "you may", "otherwise" (CR 608.2c).

Nonterminals, smallest first: `instruction` (a verb with what belongs to it), `deed` (that, or with a rider), `chain`
(deeds joined by "and", "then" or commas), `sentence`, `effects`.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import include, label, phrase, production
from engine.core.record import record, replace, wording
from engine.game.rules.strict_mode import carried_out
from engine.meaning.abilities import Ability
from engine.meaning.families import Condition, Instruction, ManaMaking, Override, Reference, Sequel
from engine.meaning.message import Printed, say
from engine.meaning.node import READS_NOTHING, Node, children, walk, walk_until
from engine.meaning.speech import SOURCE
from engine.vocabulary.terms.grammar.as_costs import all_possible, asks_whether_done
from engine.vocabulary.terms.grammar.clauses import optional_steps, produces_of
from engine.vocabulary.terms.grammar.done_by_each_player import (
    add_done,
    done_by_each,
    done_otherwise,
    done_where_true,
    results_of,
)
from engine.vocabulary.terms.grammar.done_instead import in_paragraphs, name_for, share_names, with_amounts
from engine.vocabulary.terms.grammar.earlier_rounds import keep_round
from engine.vocabulary.terms.grammar.sentences import with_continuations, with_other_counts, with_riders
from engine.vocabulary.terms.players.players import PlayerReference, Players

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.game.rules.context import Context

DOERS = "who did it"  # the key of the players who did what they might do
PROCESS = "process"  # the key of the instructions that "repeat this process" repeats, itself among them
AND, COMMA_AND, COMMA, THEN, COMMA_THEN, AND_THEN = "and", ", and", ",", "then", ", then", "and then"


@record
class Chain(ManaMaking):
    """The clauses of one sentence, carried out in order: "draw two cards, then discard a card"."""

    steps: tuple[Instruction, ...]
    joins: tuple[str, ...] = wording()
    reads = READS_NOTHING
    personal = False
    shares_subject = True

    def well_formed(self) -> bool:
        """A duration in front is that of every clause behind it. "except it has flying and it's a 4/4" is one."""
        leads = [place for place, step in enumerate(self.steps) if step.leads_with_duration]
        excepted = any(step.excepts and following.endless for step, following in pairwise(self.steps))
        return not excepted and not (leads and any(step.endless for step in self.steps[leads[0] :]))

    def produces(self, ctx: Context) -> tuple[str, ...]:
        """What mana it would add now."""
        return produces_of(self.steps, ctx)

    def perform(self, ctx: Context) -> bool:
        return perform_in_order(ctx, self.steps)

    def possible(self, ctx: Context) -> bool:
        return all_possible(ctx, self.steps) if ctx.in_full else self.steps[0].possible(ctx)

    def agreed(self) -> Chain:
        return replace(self, steps=tuple(step.agreed() for step in self.steps))


@phrase("{steps:sentence* ^2}", into="effects")
@record
class Steps(ManaMaking):
    """Several sentences, carried out in order."""

    steps: tuple[Instruction, ...]
    reads = READS_NOTHING
    personal = False

    def finished(self) -> Instruction:  # type: ignore[override]
        """With sentences that say what follows from a sentence's later effect joined to that."""
        steps = _in_chains(with_amounts(in_paragraphs(self.steps)))
        steps = with_riders(with_continuations(with_other_counts(steps)))
        if len(steps) == 1:
            return steps[0]
        return self if steps == self.steps else Steps(steps)

    def sentences(self) -> tuple[Instruction, ...]:
        return self.steps

    def produces(self, ctx: Context) -> tuple[str, ...]:
        """What mana it would add now."""
        return produces_of(self.steps, ctx)

    def perform(self, ctx: Context) -> bool:
        return perform_in_order(ctx, self.steps)


def _in_chains(steps: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """Steps in which it is asked how a deed of a chain went behind that deed, and only the last one is replaced.

    "Clash with an opponent, then return target creature to its owner's hand. If you win, … instead" (CR 608.2c).
    """
    result = list(steps[:1])
    for step in steps[1:]:
        before = result[-1]
        asks = isinstance(step, InsteadIf) and any(
            isinstance(node, Condition) and node.asks_how_it_went for node in walk(step.condition)
        )
        if asks and isinstance(before, Chain):
            result[-1] = Chain((*before.steps, step), (*before.joins, COMMA))
        else:
            result.append(step)
    return tuple(result)


def foresee(ctx: Context, steps: tuple[Instruction, ...]) -> None:
    """Read the whole text first (CR 608.2c): later words may change what earlier ones do, or repeat it."""
    for index, step in enumerate(steps):
        for node in _foreseen(ctx, step):
            node.foresee(ctx)
            if isinstance(node, Instruction) and node.repeats_process and ctx.again is None:
                ctx.again = []
                ctx.bind(PROCESS, steps[: index + 1])


def _foreseen(ctx: Context, step: Node) -> Iterator[Node]:
    """What of a step is read first: what only says how a deed is done, if it is known that it says so."""
    if isinstance(step, If) and step.effect.completes and not _may_hold(ctx, step.condition):
        return
    yield step
    for child in children(step):
        if not isinstance(child, Ability):
            yield from _foreseen(ctx, child)


def _may_hold(ctx: Context, condition: Condition) -> bool:
    """Whether a condition holds, or can't be known yet: it asks about what the words only will do."""
    asked = (node.key for node in walk(condition) if node.wanted() is not None and node.key)
    return any(key != SOURCE and key not in ctx.bindings for key in asked) or condition.holds(ctx)


def perform_in_order(ctx: Context, steps: tuple[Instruction, ...]) -> bool:
    """Carry out instructions in order (CR 608.2c); whether all that was done at all, was."""
    done = all_done = True
    foresee(ctx, steps)
    paid_for, index = ctx.in_full, -1
    while index + 1 < len(steps):
        index += 1
        step = steps[index]
        following = steps[index + 1] if index + 1 < len(steps) else None
        ctx.in_full = asks_whether_done(following) if following is not None else paid_for
        if isinstance(step, Override):
            continue  # its turn was at the step before
        elif isinstance(following, Override) and _is_done(step, done) and following.applies(ctx):
            name_for(ctx, step, following)
            done = following.perform_instead(ctx, step)
            share_names(ctx, following.in_place_of(step), step)
        elif isinstance(step, Sequel):
            done = step.perform_after(ctx, done or (step.otherwise and _in_another_case(ctx, steps[:index])))
        else:
            done = step.perform(ctx)
            if isinstance(following, Override):
                share_names(ctx, step, following.in_place_of(step))
        carried_out(ctx, step, steps[index + 1 :], done)
        all_done = all_done and done
        if ctx.again and ctx.again[-1] == steps[: index + 1]:
            keep_round(ctx, ctx.again.pop())
            foresee(ctx, steps[: index + 1])
            index = -1
    return all_done


def _in_another_case(ctx: Context, before: tuple[Instruction, ...]) -> bool:
    """Whether an earlier one of several "ifs" in a row, all about one question, was true."""
    last = before[-1] if before else None
    for step in reversed(before[:-1]):
        if not isinstance(last, If) or not isinstance(step, If) or not last.condition.excludes(step.condition):
            return False
        if step.condition.holds(ctx):
            return True
    return False


class EndsWith:
    """What sentences have in common that end in another instruction.

    What goes on about that, belongs to it. But "if you don't" and "otherwise" speak of the whole sentence.
    """

    __slots__ = ()
    effect: Instruction

    def goes_on(self, step: Instruction) -> bool:
        """Whether a sentence belongs to the last words."""
        return not isinstance(step, Sequel) and self.effect.goes_on(step)

    def joined(self, step: Instruction) -> Instruction:
        """With a further sentence."""
        return replace(self, effect=self.effect.joined(step))  # type: ignore[return-value]


def _is_done(step: Instruction, done: bool) -> bool:
    """Whether a step is one that would be done, so that something can be done instead."""
    return not isinstance(step, Sequel) or step.follows(done)


@phrase("{player:player} may {effect:chain}", into="ending")
@phrase("{player:players} may {effect:chain}", into="ending")
@record
class May(Instruction):
    """Something a player may choose not to do (CR 608.2d)."""

    player: PlayerReference
    effect: Instruction
    reads = READS_NOTHING
    personal = False
    lends_subject = True
    optional = True

    def well_formed(self) -> bool:
        """What others do then, whatever each of several players did, is none of what those may do."""
        then = self.effect.steps[1:] if isinstance(self.effect, Chain) and isinstance(self.player, Players) else ()
        return not any(isinstance(part, Players) for step in then for part in children(step))

    def perform(self, ctx: Context) -> bool:
        if (sure := self._then_surely(ctx)) is not None:
            return sure
        if self.effect.at_once and not self.player.in_turn and len(self.player.seats(ctx)) > 1:
            return self._at_once(ctx)
        acting_players, results = [], dict.fromkeys(results_of(self.effect), ())
        is_cost, several = ctx.in_full, len(self.player.seats(ctx)) > 1
        for seat in self.player.one_by_one(ctx):
            ctx.in_full = is_cost
            some = self.effect.left_open(ctx) if (possible := self.effect.possible(ctx)) else None
            ctx.in_full = False
            if some is None and not ctx.may_if(possible, seat, self.question, is_cost):
                self.effect.declined(ctx)
            elif (some or self.effect.agreed()).perform(ctx):
                acting_players.append(seat)
                add_done(ctx, seat if several else None, results)
        ctx.bind(DOERS, tuple(acting_players))
        if several:  # what all of them did it to
            ctx.bindings.update({key: found for key, found in results.items() if found})
        return bool(acting_players)

    def _then_surely(self, ctx: Context) -> bool | None:
        """What comes of "you may …, then you …", where only the first steps may be left out; None for other words."""
        steps = self.effect.steps if isinstance(self.effect, Chain) else ()
        if not 0 < (optional := optional_steps(self.player, steps)) < len(steps):
            return None
        first = replace(self.effect, steps=steps[:optional]) if optional > 1 else steps[0]
        done = replace(self, effect=first).perform(ctx)
        perform_in_order(ctx, steps[optional:])
        return done

    def _at_once(self, ctx: Context) -> bool:
        """Each player decides in turn order; then those who want to do it all at the same time (CR 101.4, 608.2e)."""
        seats = self.player.one_by_one(ctx)
        willing = [seat for seat in seats if self.effect.possible(ctx) and ctx.may(seat, self.question)]
        ctx.in_full = False
        ctx.bind(DOERS, tuple(willing))
        ctx.bind(self.player.key, tuple(willing))
        return bool(willing) and self.effect.agreed().perform(ctx)

    @property
    def question(self) -> str:
        """What the player is asked."""
        return say("may_do", deed=Printed("chain", self.effect))


@phrase("if {condition}, {effect:chain}", into="ending", trailing=False)
@phrase("{effect:deed} if {condition}", into="ending", trailing=True)
@record
class If(EndsWith, Instruction):
    """Something done only if a condition is true as it would be done (CR 608.2c)."""

    condition: Condition
    effect: Instruction
    trailing: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False
    read_first = ("condition",)

    def well_formed(self) -> bool:
        asked = self.effect.waits or any(node.takes_conditions for node in walk_until(self.effect, Ability))
        return not (self.trailing and asked)  # what is done later asks then (CR 603.7)

    def unknown_first(self) -> frozenset[str]:
        return results_of(self.effect)

    def perform(self, ctx: Context) -> bool:
        of_each = done_where_true(ctx, self.condition, self.effect, results_of(self.effect))
        return of_each if of_each is not None else self.condition.holds(ctx) and self.effect.perform(ctx)

    def possible(self, ctx: Context) -> bool:
        return self.condition.holds(ctx) and self.effect.possible(ctx)

    def left_open(self, ctx: Context) -> Instruction | None:
        return self.effect.left_open(ctx)


@phrase("if {who:doer} do[es], {effect:chain}", into="ending")
@phrase("if {who:doer} pay[s], {effect:chain}", into="ending", pay=True)
@record
class IfDone(EndsWith, Sequel):
    """What follows if the players did what the words before it said (CR 608.2c)."""

    who: PlayerReference
    effect: Instruction
    pay: bool = wording(default=False)
    reads = READS_NOTHING
    personal = False

    def follows(self, done: bool) -> bool:
        return done

    def perform_after(self, ctx: Context, done: bool) -> bool:
        if not done or not names(self.effect, self.who.key):
            return done and self.effect.perform(ctx)
        key, acting_players = self.who.key, ctx.bound(DOERS) or self.who.refs(ctx)
        return done_by_each(ctx, self.effect, key, acting_players, results_of(self.effect))


def names(effect: Node, key: str) -> bool:
    """Whether words speak of what has a name: "that player" for each player who did something."""
    return bool(key) and any(node.key == key for node in walk(effect))


@phrase("if {who:doer} [doesn't|don't], {effect:chain}", into="ending")
@phrase("if no one does, {effect:chain}", into="ending", who=None, nobody=True)
@phrase("otherwise, {effect:chain}", into="ending", who=None)
@phrase("if {who:doer} can't, {effect:chain}", into="ending", cannot=True)
@phrase("if {who:doer} [doesn't|don't] make a exchange, {effect:chain}", into="ending", exchange=True)
@record
class IfNotDone(Sequel):
    """What follows if the words before it were not carried out, or their condition was not true."""

    otherwise = True
    who: PlayerReference | None
    effect: Instruction
    cannot: bool = wording(default=False)
    exchange: bool = wording(default=False)
    nobody: bool = False  # of what several players may do: none of them did
    reads = READS_NOTHING
    personal = False

    def follows(self, done: bool) -> bool:
        return not done

    def perform_after(self, ctx: Context, done: bool) -> bool:
        each = self.who is None and not self.nobody
        of_each = done_otherwise(ctx, self.effect, results_of(self.effect)) if each else None
        return of_each if of_each is not None else not done and self.effect.perform(ctx)


@phrase("then {effect:sentence_start}", into="sentence_start")
@record
class Then(EndsWith, Instruction):
    """A sentence that begins with "then"."""

    effect: Instruction
    reads = READS_NOTHING

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


@phrase("if {condition}, {effect:chain} instead", into="ending")
@phrase("if {condition}, instead {effect:chain}", into="ending", leading=True)
@phrase("{effect:chain} instead if {condition}", into="ending", trailing=True)
@phrase("instead, if {condition}, {effect:chain}", into="ending", read_only=True)
@record
class InsteadIf(Override):
    """What is done instead of what the sentence before says, if a condition is true (CR 614.15)."""

    condition: Condition
    effect: Instruction
    leading: bool = wording(default=False)
    trailing: bool = wording(default=False)
    reads = READS_NOTHING

    def applies(self, ctx: Context) -> bool:
        return self.condition.holds(ctx)

    def in_place_of(self, step: Instruction) -> Instruction:
        return self.effect

    def with_rest(self, rest: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
        """A paragraph that begins "if …, instead" is done instead as a whole (CR 614.15)."""
        return (replace(self, effect=Steps((self.effect, *rest))),) if self.leading and rest else (self, *rest)

    def perform(self, ctx: Context) -> bool:
        return self.effect.perform(ctx)


def _chain_of(first: Instruction, rest: Instruction, join: str) -> Chain:
    if isinstance(rest, Chain):
        return Chain((first, *rest.steps), (join, *rest.joins))
    return Chain((first, rest), (join,))


def _chain_read(join: str) -> Any:
    def read(node: Chain) -> dict[str, Instruction] | None:
        if node.joins[0] != join:
            return None
        rest = node.steps[1] if len(node.steps) == 2 else Chain(node.steps[1:], node.joins[1:])
        return {"first": node.steps[0], "rest": rest}

    return read


def _chain_build(join: str) -> Any:
    return lambda first, rest: _chain_of(first, rest, join)


for _join in (AND, COMMA_AND, COMMA, THEN, COMMA_THEN, AND_THEN):
    production(
        "chain", f"{{first}}{'' if _join.startswith(',') else ' '}{_join} {{rest}}", Chain, _chain_build(_join),
        _chain_read(_join), first="deed", rest="chain",
    )  # fmt: skip


def _same(only: Any) -> Any:
    return only


def _itself(node: Any) -> dict[str, Any]:
    return {"only": node}


production("sentence", "{only}.", Instruction, _same, _itself, only="sentence_start")
include("deed", "instruction")
include("chain", "deed", "ending")
include("sentence_start", "chain")
include("effects", "sentence")
include("doer", "player")
label("instruction", "an instruction like “draw a card”")
label("deed", "an instruction like “draw a card”")
label("chain", "an instruction like “draw a card”")
label("sentence", "a sentence")
label("effects", "what happens")

__all__ = ["Chain", "If", "IfDone", "IfNotDone", "InsteadIf", "May", "Reference", "Steps", "Then"]
