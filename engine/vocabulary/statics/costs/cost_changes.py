"""What makes spells and abilities cost more or less (CR 601.2f, 118.7).

Other costs are in casting_costs.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, include, label, lexicon, phrase
from engine.core.identity import Ref, Seat, is_object
from engine.core.mana import NO_MANA, ManaCost
from engine.core.record import record, replace, wording
from engine.core.zones import OUTSIDE, STACK, ZONES
from engine.game.events.casting import SpellCast
from engine.game.rules.context import Context
from engine.game.rules.paying.costs import COST_CHANGES, CostChange
from engine.game.state.objects import Look
from engine.meaning.abilities import targets_of
from engine.meaning.families import (
    Amount,
    ChangesCost,
    Condition,
    Continuous,
    Filter,
    Reference,
    RuleModifier,
    StaticEffect,
)
from engine.meaning.node import READS_NOTHING, READS_STATUS, Node, walk
from engine.meaning.questions import Asked
from engine.meaning.speech import Antecedent, nouns_of
from engine.vocabulary.terms.casting.cast_clauses import CastAt
from engine.vocabulary.terms.grammar.this_way import DoneThisWay
from engine.vocabulary.terms.objects.clauses import ThatTargets
from engine.vocabulary.terms.objects.filters import AnyOf, PermanentSpell, Spell, described
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.state.objects import StackItem

lexicon("more_or_less", {"less": "less", "more": "more"})


def times(mana: ManaCost, number: int) -> ManaCost:
    """So many times a cost."""
    if number <= 0:
        return NO_MANA
    symbols: list[str] = []
    for symbol in mana.symbols:
        symbols += [str(int(symbol) * number)] if symbol.isdigit() else [symbol] * number
    return ManaCost(tuple(symbols))


def change_of(mana: ManaCost, how: str, number: int = 1, x: int = 0, *, alike: bool = False) -> CostChange:
    """The change of a cost by some mana, more or less of it, so many times (CR 118.7).

    {X} is the number `x`. If `alike`, it reduces only mana of the same kinds.
    """
    amount = times(ManaCost(tuple(str(x) if symbol == "X" else symbol for symbol in mana.symbols)), number)
    return CostChange(less=amount, alike=alike) if how == "less" else CostChange(more=amount)


def fits_as_spell(ctx: Context, what: Filter, ref: Ref) -> bool:
    """Whether a card is, was or would be such a spell (CR 601.3e)."""
    if isinstance(what, AnyOf):
        return any(fits_as_spell(ctx, option, ref) for option in what.options)
    return is_object(ref) and all(
        fits_as_spell(ctx, part, ref) if isinstance(part, AnyOf) else part.matches(ctx, ref)
        for part in described(what)
        if not isinstance(part, Spell)
    )


# --- this spell -----------------------------------------------------------------------------------------------------


ONE_GENERIC = ManaCost(("1",))


def _is_generic(mana: ManaCost) -> bool:
    return len(mana.symbols) == 1 and mana.symbols[0].isdigit()


@phrase("{mana:mana_symbols} {how:more_or_less} to cast if {condition:casting_condition}", into="cost_besides")
@record
class CostBesides(Node):
    """More or less mana besides, if something else is true."""

    mana: ManaCost
    how: str
    condition: Condition

    def together(self, ctx: Context, change: CostChange) -> CostChange:
        """Both changes in one."""
        if not self.condition.holds(ctx):
            return change
        besides = change_of(self.mana, self.how)
        more = ManaCost((*change.more.symbols, *besides.more.symbols))
        return CostChange(more, ManaCost((*change.less.symbols, *besides.less.symbols)))


@phrase("{this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast", into="static")
@phrase("{this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast {each:for_each}", into="static")
@phrase("{this:object} cost[s] {mana:mana_symbols} less to cast {each:for_each}. ^this effect can't reduce the amount "
        "of mana {again:object} costs by more than {most:mana_symbols}", into="static", how="less")  # fmt: skip
@phrase("{this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast if {condition:casting_condition}",
        into="static")  # fmt: skip
@phrase("{this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast if {condition:casting_condition} and "
        "{besides:cost_besides}", into="static")  # fmt: skip
@phrase("if {condition:casting_condition}, {this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast",
        into="static", leading=True)  # fmt: skip
@phrase("{this:object} cost[s] {mana:mana_symbols} {how:more_or_less} to cast, where X is {where:quantity}",
        into="static")  # fmt: skip
@record
class ThisCosts(RuleModifier):
    """A spell that itself costs more or less (CR 113.6d)."""

    this: Reference
    mana: ManaCost
    how: str
    each: Amount | None = None
    condition: Condition | None = None
    where: Amount | None = None
    leading: bool = wording(default=False)
    besides: CostBesides | None = None  # "and {1} less to cast if …"
    most: ManaCost | None = None  # no more than so much less in all
    again: Reference | None = None  # the spell, said once more
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def well_formed(self) -> bool:
        """Whether the words are about the spell itself, and not about what is done to pay for it.

        For the latter see `done_for_less`.
        """
        if self.each is not None and any(isinstance(node, DoneThisWay) for node in walk(self.each)):
            return False
        if self.most is not None and not self._says_how_much():
            return False
        return isinstance(self.this, This) and ("X" in self.mana.symbols) == (self.where is not None)

    def _says_how_much(self) -> bool:
        """Whether so much generic mana is taken off for each, and no more than so much in all, of itself."""
        return self.mana == ONE_GENERIC and self.most is not None and _is_generic(self.most) and self.again == self.this

    def zones(self) -> tuple[str, ...]:
        """Where it functions: wherever the card can be cast from, and on the stack."""
        return (*ZONES, OUTSIDE)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("kind") != "cast":
            return None
        item: StackItem | None = details.get("item")  # type: ignore[assignment]
        casting = Context(ctx.game, ctx.source, ctx.controller, ctx.bindings, item=item)
        if self.besides is not None:
            own = replace(self, besides=None).answer(ctx, question, about, **details)
            return self.besides.together(casting, own if isinstance(own, CostChange) else CostChange())
        if self.condition is not None and not self.condition.holds(casting):
            return None
        number = self.each.value(casting) if self.each is not None else 1
        if self.most is not None:
            number = min(number, self.most.mana_value)
        return change_of(self.mana, self.how, number, self.where.value(casting) if self.where is not None else 0)


@phrase("it targets a {what:filter#one}", into="casting_condition")
@phrase("it targets two {what:filter#many}", into="casting_condition", number=2)
@record
class TargetsSuch(Condition):
    """A spell being cast has a certain target; before its targets are chosen, whether it could have."""

    what: Filter
    number: int = 1  # how many such targets
    reads = READS_STATUS

    def holds(self, ctx: Context) -> bool:
        if ctx.item is not None and ctx.item.targets:
            such = {ref for _, refs in ctx.item.targets for ref in refs if self.what.matches(ctx, ref)}
            return len(such) >= self.number
        activated = ctx.item.ability if ctx.item is not None else None
        effects = [ability.effect for ability in ctx.chars(ctx.source).abilities.spell]
        targets = [target for one in ([activated.effect] if activated else effects) for target in targets_of(one)]
        such = {ref for target in targets for ref in target.candidates(ctx) if self.what.matches(ctx, ref)}
        return len(such) >= self.number


include("casting_condition", "condition")
label("casting_condition", "a condition")


# --- other spells ---------------------------------------------------------------------------------------------------


@record
class Costs(RuleModifier):
    """More or less mana for what an effect speaks of."""

    mana: ManaCost
    how: str
    kind: str  # "cast" or "activate"
    each: Amount | None = None
    caster: PlayerReference | None = None
    ordinal: int = 0  # only the first, second … such spell that the player casts in a turn
    what: Filter | None = None
    where: Amount | None = None  # what X is
    alike: bool = False  # "reduces only the amount of colored mana"
    off_turn: bool = False  # not during the turn of whoever casts it
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details.get("kind") != self.kind:
            return None
        seat = details["seat"]
        assert isinstance(seat, int)
        if self.caster is not None and seat not in self.caster.refs(ctx):
            return None
        if self.off_turn and ctx.game.is_active(seat):
            return None
        if self.ordinal and self._cast_this_turn(ctx, seat, about) != self.ordinal - 1:
            return None
        casting = ctx.within(**{PAID_FOR: (about,)})
        casting.item = details.get("item")  # type: ignore[assignment]
        if self.each is not None:
            _let_control(casting, about, seat)
        number = self.each.value(casting) if self.each is not None else 1
        x = self.where.value(ctx) if self.where is not None else 0
        return change_of(self.mana, self.how, number, x, alike=self.alike)

    def _cast_this_turn(self, ctx: Context, seat: int, about: Ref) -> int:
        cast = (event for event in ctx.game.history.this_turn if isinstance(event, SpellCast) and event.player == seat)
        return sum(1 for event in cast if self.what is not None and fits_as_spell(ctx, self.what, event.oid))


def _let_control(ctx: Context, about: Ref, seat: Seat) -> None:
    """Let the spell that a card would be be controlled by who would cast it (CR 601.3e, 601.2a)."""
    if ctx.assumed is not None and ctx.assumed.object.id == about:
        values = ctx.assumed.characteristics.copy()
        values.controller = seat
        ctx.assumed = Look(ctx.assumed.object, values)


@phrase("{what:filter#many} {caster:player} cast[s#caster] cost {mana:mana_symbols} {how:more_or_less} to cast",
        into="static")  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster]< {which:cast_clause#many}> cost {mana:mana_symbols} "
        "{how:more_or_less} to cast, where X is {where:quantity}", into="static")  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] {which:cast_clause#many} cost {mana:mana_symbols} "
        "{how:more_or_less} to cast", into="static")  # fmt: skip
@phrase("{what:filter#many} cost {mana:mana_symbols} {how:more_or_less} to cast", into="static", caster=None)
@forms(
    phrase("{what:filter#many} {caster:player} cast[s#caster] cost {mana:mana_symbols} {how:more_or_less} to cast "
        "{each:for_each}", into="static"),
    phrase("each {what:filter#one} {caster:player} cast[s#caster] costs {mana:mana_symbols} {how:more_or_less} to cast "
        "{each:for_each}", into="static", apiece=True),
    phrase("each {what:filter#one} costs {mana:mana_symbols} {how:more_or_less} to cast {each:for_each}",
        into="static", caster=None, apiece=True),
    phrase("each {what:filter#one} {caster:player} cast[s#caster] that {which:relative#one} costs {mana:mana_symbols} "
        "{how:more_or_less} to cast", into="static", apiece=True),
    phrase("each {what:filter#one} {caster:player} cast[s#caster] costs {mana:mana_symbols} {how:more_or_less} to cast "
        "if it {which:relative#one}", into="static", apiece=True, provided=True),
)  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] cost up to {mana:mana_symbols} less to cast", into="static",
        how="less", most=True)  # fmt: skip
@phrase("{what:filter#many} {caster:player} cast[s#caster] cost {mana:mana_symbols} less to cast. ^this effect reduces "
        "only the amount of colored mana you pay", into="static", how="less", alike=True)  # fmt: skip
@phrase("each {what:filter#one} costs {mana:mana_symbols} {how:more_or_less} to cast except during its controller's "
        "turn", into="static", caster=None, off_turn=True)  # fmt: skip
@phrase("the {ordinal:ordinal} {what:filter#one} {caster:player} cast[s#caster] each turn costs {mana:mana_symbols} "
        "{how:more_or_less} to cast< {each:for_each}>", into="static")  # fmt: skip
@record
class SpellsCost(Continuous):
    """Spells that cost more or less (CR 118.7).

    "Up to {2} less" takes off all it can, as every reduction does.
    """

    what: Filter
    mana: ManaCost
    how: str
    caster: PlayerReference | None = None
    each: Amount | None = None
    ordinal: str = ""
    where: Amount | None = None
    which: Filter | None = None  # what stands behind "you cast"
    alike: bool = False  # it reduces nothing but colored mana
    off_turn: bool = False
    apiece: bool = wording(default=False)
    most: bool = wording(default=False)
    provided: bool = wording(default=False)  # "if it has …", for "that has …"
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Whether it speaks of spells, and says what X is. At what a spell is aimed, another clause says."""
        said = ("X" in self.mana.symbols) == (self.where is not None) and not isinstance(self.which, ThatTargets)
        return said and of_spells(self.what)

    def known_to(self, part: str) -> tuple[Antecedent, ...]:
        """The spell, to what is said of each: "for each card with the same name as that spell"."""
        return (Antecedent(PAID_FOR, "object", kinds=nouns_of(self.what) | {"spell"}),) if part == "each" else ()

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref) and (self.which is None or self._is_such(ctx, self.which, ref))

    def _is_such(self, ctx: Context, which: Filter, ref: Ref) -> bool:
        """Whether it is so; of targets still to be chosen those count with which the spell would cost least."""
        if isinstance(which, CastAt) and is_object(ref) and ctx.obj(ref).zone != STACK:
            return which.could(ctx, ref) if self.how == "less" else which.must(ctx, ref)
        return which.matches(ctx, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        ordinal = int(self.ordinal) if self.ordinal else 0
        told = (self.each, self.caster, ordinal, self.what, self.where, self.alike, self.off_turn)
        return (Costs(self.mana, self.how, "cast", *told),)


@phrase("each {what:filter#one} that would cost less than {least:words} mana to cast costs {total:words} mana to cast",
        into="static")  # fmt: skip
@record
class SpellsCostAtLeast(Continuous):
    """Spells whose total cost is at least so much mana, when everything else has changed it (CR 601.2f)."""

    what: Filter
    least: Amount
    total: Amount
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """Of spells, and with the same number twice."""
        return of_spells(self.what) and self.least == self.total

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return fits_as_spell(ctx, self.what, ref)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CostsAtLeast(self.least),)


@record
class CostsAtLeast(RuleModifier):
    """At least so much mana for casting a spell."""

    least: Amount
    reads = READS_NOTHING
    questions = (COST_CHANGES,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return CostChange(at_least=self.least.value(ctx)) if details.get("kind") == "cast" else None


def of_spells(what: Filter) -> bool:
    """Whether a description is one of spells."""
    if isinstance(what, AnyOf):
        return all(of_spells(option) for option in what.options)
    return any(
        isinstance(part, Spell | PermanentSpell) or (part is not what and of_spells(part)) for part in described(what)
    )


PAID_FOR = "paid for"  # the key of the spell whose cost is reckoned


@phrase("for each {what:filter#one} it targets", into="for_each")
@record
class TargetsOfSpell(Amount):
    """How many targets of a description a spell that is being cast has.

    Before they are chosen, it is how many it could have.
    """

    what: Filter
    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        if ctx.item is not None and ctx.item.targets:
            return sum(self.what.matches(ctx, ref) for _, refs in ctx.item.targets for ref in refs)
        return sum(CastAt(self.what).most(ctx, ref) for ref in ctx.bound(PAID_FOR))


@phrase("for each target beyond the first", into="for_each")
@record
class TargetsBeyondFirst(Amount):
    """How many targets a spell being cast has, but one."""

    reads = READS_STATUS

    def value(self, ctx: Context) -> int:
        targets = sum(len(refs) for _, refs in ctx.item.targets) if ctx.item is not None else 0
        return max(0, targets - 1)


@phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate {each:for_each}", into="sentence_start")
@forms(
    phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate if {condition:casting_condition}",
           into="sentence_start", each=None),
    phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate during {turn:turn_of}",
           into="sentence_start", each=None),
)  # fmt: skip
@forms(
    phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate, where X is {where:quantity}",
        into="sentence_start", each=None),
    phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate, where X is {where:quantity}",
        into="own_cost", each=None),
)  # fmt: skip
@phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate {each:for_each}", into="own_cost")
@phrase("this ability costs {mana:mana_symbols} {how:more_or_less} to activate if {condition:casting_condition}",
        into="own_cost", each=None)  # fmt: skip
@record
class ThisAbilityCosts(ChangesCost):
    """A sentence by which an activated ability itself costs more or less (CR 601.2f, 602.2b).

    It does nothing else.
    """

    mana: ManaCost
    how: str
    each: Amount | None = None
    condition: Condition | None = None
    turn: Condition | None = None
    where: Amount | None = None
    reads = READS_NOTHING

    def well_formed(self) -> bool:
        """With X only if it is said what X is."""
        return ("X" in self.mana.symbols) == (self.where is not None)

    def perform(self, ctx: Context) -> bool:
        return True

    def cost_change(self, ctx: Context) -> CostChange | None:
        """The change as the ability is activated."""
        if any(one is not None and not one.holds(ctx) for one in (self.condition, self.turn)):
            return None
        x = self.where.value(ctx) if self.where is not None else 0
        return change_of(self.mana, self.how, self.each.value(ctx) if self.each is not None else 1, x)


label("own_cost", "what the ability costs more or less")
