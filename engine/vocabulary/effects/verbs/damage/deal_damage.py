"""Dealing damage (CR 120): to each of several, to each other, or divided.

How it is divided its controller chooses as the spell is cast (CR 601.2d).
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Any

from engine.compiler.templates import forms, include, label, lexicon, phrase, production
from engine.core.identity import NOBODY, Ref, is_object, is_player
from engine.core.record import record, replace, wording
from engine.game.events.damage import Damage
from engine.game.rules.events.questions import DEALS_UNPREVENTABLE
from engine.game.rules.questions.rule_modifiers import affirmed
from engine.meaning.families import Amount, Condition, Filter, Instruction, Reference, Target
from engine.meaning.node import READS_NOTHING, Node, walk
from engine.meaning.speech import SOURCE, Antecedent, Unbound, Wanted
from engine.vocabulary.effects.shared.excess_damage import excess_key, excess_of, without_excess
from engine.vocabulary.effects.shared.for_each import times
from engine.vocabulary.effects.shared.having import with_infinitive
from engine.vocabulary.effects.shared.zone_change_tracking import all_now, begun, carry_out, now
from engine.vocabulary.terms.amounts.among_those import speak_of_each
from engine.vocabulary.terms.grammar.anaphors import It, TheSame
from engine.vocabulary.terms.grammar.references_per_player import ACTING
from engine.vocabulary.terms.grammar.this_way import DoneThisWay, fits_anywhere
from engine.vocabulary.terms.objects.objects import in_turn
from engine.vocabulary.triggers.excess_damage import EXCESS

if TYPE_CHECKING:
    from engine.game.rules.context import Context


@phrase("{amount} damage divided as you choose among {targets:divided_among}", into="damage_part")
@phrase("damage equal to {amount:quantity} divided as you choose among {targets:divided_among}", into="damage_part",
        equal=True)  # fmt: skip
@record
class Divided(Target):
    """Targets among which damage is divided as the spell is cast or the ability activated (CR 601.2d)."""

    amount: Amount
    targets: Target
    equal: bool = wording(default=False)
    reads = READS_NOTHING

    @property
    def key(self) -> str:
        """The name of the targets themselves."""
        return self.targets.key

    def bounds(self, ctx: Context) -> tuple[int, int]:
        return self.targets.bounds(ctx)

    def legal(self, ctx: Context, ref: Ref) -> bool:
        return self.targets.legal(ctx, ref)

    def candidates(self, ctx: Context) -> tuple[Ref, ...]:
        return self.targets.candidates(ctx)

    def divided(self, ctx: Context) -> int:
        return self.amount.value(ctx)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.targets.refs(ctx)

    def shares(self, ctx: Context) -> Iterator[tuple[Ref, int]]:
        """What each target gets, as was chosen; what an illegal target would get is lost (CR 608.2b)."""
        chosen = dict(ctx.item.division) if ctx.item is not None else {}
        for ref in self.refs(ctx):
            yield ref, chosen.get(ref, 0)


@phrase("{amount} damage to {recipient} <each? {each:for_each}>", into="damage_part")
@phrase("{amount} damage to {recipient} if {condition}", into="damage_part")
@forms(
    phrase("{amount} additional damage to {recipient}", into="damage_part", more="additional damage"),
    phrase("a additional {amount} damage to {recipient}", into="damage_part", more="an additional"),
)  # fmt: skip
@phrase("damage to {recipient} equal to {amount:quantity}", into="damage_part", how="equal behind")
@phrase("damage equal to {amount:quantity} to {recipient}", into="damage_part", how="equal before")
@record
class Share(Node):
    """So much damage to each of some recipients."""

    amount: Amount
    recipient: Reference
    each: Amount | None = None
    how: str = ""  # where the words say how much
    more: str = ""  # how the words say that it comes to what the parts before deal
    condition: Condition | None = None  # under which this part is dealt, where each part has its own
    reads = READS_NOTHING
    part_of_verb = True

    def shares(self, ctx: Context) -> Iterator[tuple[Ref, int]]:
        """What each recipient gets: of words about "they" or "that player", as much as is true of that one."""
        if self.condition is not None and not self.condition.holds(ctx):
            return
        key = self.recipient.key
        words = [self.amount, *([self.each] if self.each is not None else [])]
        theirs = any(isinstance(node, DoneThisWay) and node.they for word in words for node in walk(word))
        if not key or not (theirs or speak_of_each(key, words)):
            number = times(ctx, self.amount, self.each)
            yield from ((ref, number) for ref in self.recipient.refs(ctx))
            return
        for ref in self.recipient.refs(ctx):
            named = {key: (ref,), ACTING: ref} if theirs else {key: (ref,)}
            yield ref, times(ctx.naming(named), self.amount, self.each)


@phrase("{amount} damage to itself", into="damage_part")
@phrase("damage to itself equal to {amount:quantity}", into="damage_part", equal=True)
@record
class ShareOfItself(Node):
    """So much damage to the source itself."""

    amount: Amount
    equal: bool = wording(default=False)
    reads = READS_NOTHING
    part_of_verb = True

    def shares(self, ctx: Context) -> Iterator[tuple[Ref, int]]:
        """What the source gets."""
        yield ITSELF, self.amount.value(ctx)


@phrase("{amount} damage divided evenly, rounded down, among {targets:divided_among}", into="damage_part")
@record
class DividedEvenly(Node):
    """Damage of which each target gets as much as the others, as the spell resolves (CR 107.1a)."""

    amount: Amount
    targets: Target
    reads = READS_NOTHING
    part_of_verb = True

    def shares(self, ctx: Context) -> Iterator[tuple[Ref, int]]:
        """What each target gets."""
        refs = self.targets.refs(ctx)
        for ref in refs:
            yield ref, self.amount.value(ctx) // len(refs)


ITSELF = NOBODY  # stands for the source of damage among its recipients


@phrase("each of {targets:target_any}", into="reference")
@record
class EachOfTargets(Reference):
    """Each of several targets of any kind."""

    targets: Target
    reads = READS_NOTHING
    plural = False

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        return self.targets.refs(ctx)


@forms(
    phrase("dealt damage this way", into="clause"),
    phrase("dealt damage this way", into="player_clause"),
)
@record
class DealtDamageThisWay(Filter):
    """A permanent or player that the words before dealt damage to."""

    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(DAMAGED)

    def matches(self, ctx: Context, ref: Ref) -> bool:
        return ref in ctx.named(self.key)


@phrase("a {what:noun#one} dealt damage this way", into="affected")
@record
class SuchDealtDamageThisWay(Reference):
    """Each object of a description that was dealt damage by the words before.

    As in "a creature dealt damage this way".
    """

    what: Filter
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What was dealt damage."""
        return Wanted(DAMAGED)

    def refs(self, ctx: Context) -> tuple[Ref, ...]:
        found = (ref for ref in ctx.named(self.key) if is_object(ref) and ctx.on_battlefield(ref))
        return tuple(ref for ref in found if self.what.matches(ctx, ref))


@phrase("a {what:filter#one} is dealt damage this way", into="condition_part", player=False)
@phrase("a player is dealt damage this way", into="condition_part", what=None, player=True)
@record
class WasDealtDamageThisWay(Condition):
    """Something of a description, or a player, was dealt damage by the words before."""

    what: Filter | None
    player: bool
    key: str = ""
    reads = READS_NOTHING

    def wanted(self) -> Wanted:
        """What it can stand for."""
        return Wanted(DAMAGED)

    def holds(self, ctx: Context) -> bool:
        found = ctx.named(self.key)
        if self.what is None:
            return any(is_player(ref) for ref in found)
        return any(is_object(ref) and fits_anywhere(ctx, self.what, ref) for ref in found)


@with_infinitive
@phrase("{source:object} <also? also> deal[s] {parts:damage_part*and}")
@phrase("{source:object} each deal {parts:damage_part*and}", apiece=True)
@phrase("{source:objects} each deal {parts:damage_part*and}", apiece=True)
@record
class DealDamage(Instruction):
    """A source deals damage, all of it at the same time."""

    source: Reference
    parts: tuple[Share | ShareOfItself | Divided | DividedEvenly, ...]
    also: bool = wording(default=False)
    apiece: bool = wording(default=False)  # "they each deal damage equal to their power": as all sources do
    key: str = ""
    reads = READS_NOTHING
    good_for_things = False

    def antecedents(self) -> tuple[Antecedent, ...]:
        """How much was dealt, and to what."""
        dealt = Antecedent(self.key, "amount", verb="dealt")
        return (dealt, Antecedent(_damaged(self.key), DAMAGED, True), Antecedent(excess_key(self.key), EXCESS))

    def well_formed(self) -> bool:
        """Not "each of those creatures deals … to that creature": nothing tells yet which that one is."""
        if self.apiece and not self.source.plural:
            return False
        if not self._conditions_fit():
            return False
        looked_back = [part.recipient.wanted() for part in self.parts if isinstance(part, Share)]
        return not self.source.each or all(wanted is None or wanted.noun is None for wanted in looked_back)

    def _conditions_fit(self) -> bool:
        """Each of several parts has a condition, or none: an "if" behind them all is said of the whole sentence."""
        conditional = sum(isinstance(part, Share) and part.condition is not None for part in self.parts)
        return conditional in (0, len(self.parts)) and conditional != 1

    def finished(self) -> DealDamage:
        """Not to what deals it, unless the words say "itself": "it" is what has dealt damage before then, the ability's
        own object, if it is all that could be meant besides."""
        to = [part.recipient for part in self.parts if isinstance(part, Share)]
        if not self.source.key or not any(one.key == self.source.key and one.wanted() is not None for one in to):
            return self
        said = [node for part in self.parts for node in walk(part) if node.key == self.source.key]
        if isinstance(self.source, It) and len(said) == len(to):  # "it deals 4 damage to that creature instead if …"
            return replace(self, source=replace(self.source, key=SOURCE))
        raise Unbound(self, ambiguous=True)

    def perform(self, ctx: Context) -> bool:
        others = _speaks_of_others(self.parts)
        dealt: list[tuple[Ref, Ref, int]] = []
        for sources, inner in in_turn(ctx, self.source, *self.parts):
            shares = _added_up([share for part in self.parts for share in part.shares(inner)], self._more)
            dealt.extend(
                (source, source if ref == ITSELF else ref, number)
                for source in (dealer(ctx, one) for one in sources) for ref, number in shares
                if not others or ref != source
            )  # fmt: skip
        return deal(ctx, self.key, dealt)

    @property
    def _more(self) -> bool:
        return any(isinstance(part, Share) and part.more for part in self.parts)


def _added_up(shares: list[tuple[Ref, int]], more: bool) -> list[tuple[Ref, int]]:
    """Shares with "additional" ones added to what the same recipient gets anyway: it is dealt all of it as one."""
    if not more:
        return shares
    total: dict[Ref, int] = {}
    for ref, number in shares:
        total[ref] = total.get(ref, 0) + number
    return list(total.items())


@lru_cache(maxsize=1024)
def _speaks_of_others(parts: tuple[Node, ...]) -> bool:
    """Whether damage goes to "each other creature": to others than the one that deals it."""
    return any(isinstance(node, Filter) and node.not_itself for part in parts for node in walk(part))


def _deals_too(parts: tuple[Any, ...]) -> DealDamage:
    return DealDamage(TheSame(), parts)


def _read_deals_too(node: DealDamage) -> dict[str, Any] | None:
    return {"parts": node.parts} if isinstance(node.source, TheSame) and not node.also and not node.apiece else None


production("instruction", "deals {parts:damage_part*and}", DealDamage, _deals_too, _read_deals_too)


DAMAGED = "damaged"  # the kind of antecedent of "dealt damage this way"


def _damaged(key: str) -> str:
    return f"{key} recipients"


@phrase("{what:that_damage} can't be prevented", into="ending")
@record
class CannotBePrevented(Instruction):
    """A sentence about damage that the words before deal (CR 608.2c, 615.12)."""

    what: str
    key: str = ""
    reads = READS_NOTHING
    completes = True

    def wanted(self) -> Wanted:
        """The damage."""
        return Wanted("amount", verb="dealt")

    def foresee(self, ctx: Context) -> None:
        """Let the words before it know."""
        ctx.bind(_unpreventable(self.key), True)

    def perform(self, ctx: Context) -> bool:
        return True


def _unpreventable(key: str) -> str:
    return f"{key} unpreventable"


lexicon("that_damage", {words: words for words in ("the damage", "that damage", "this damage")})
label("that_damage", "“the damage”")


def dealer(ctx: Context, source: Ref) -> Ref:
    """The object that deals damage, as it is now or as it last existed (CR 608.2h).

    It is the one now if the effect can find it.
    """
    found = now(ctx, source)
    return found if not is_player(found) and ctx.on_battlefield(found) else source


def deal(ctx: Context, key: str, shares: list[tuple[Ref, Ref, int]]) -> bool:
    """Let sources deal damage to recipients at once; whether any would be, though prevented (CR 118.12)."""
    preventable = not (key and ctx.bindings.get(_unpreventable(key)))
    events = [
        Damage(
            source, recipient, number, preventable=preventable and not affirmed(ctx.game, DEALS_UNPREVENTABLE, source)
        )
        for source, ref, number in shares
        for recipient in all_now(ctx, (ref,))
    ]
    announced = without_excess(ctx, key, events)
    able = begun(ctx, *announced)
    done: list[Damage] = []

    def carry() -> list[Damage]:
        done.extend(event for event in carry_out(ctx, *announced) if isinstance(event, Damage))
        return done

    excess = excess_of(ctx, announced, carry)
    ctx.bind(excess_key(key) if key else "", excess)
    ctx.bind(key, sum(event.amount for event in done))
    ctx.bind(_damaged(key) if key else "", tuple(dict.fromkeys(event.recipient for event in done)))
    return able


include("divided_among", "target", "target_any", "target_player")
label("damage_part", "an amount of damage and who is dealt it")
