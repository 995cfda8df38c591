"""What may, can't and must attack or block (CR 508.1c, 508.1d, 509.1b, 509.1c), in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.compiler.templates import forms, phrase
from engine.core.identity import Ref, Seat, is_object, is_player
from engine.core.record import record, wording
from engine.game.rules.combat.questions import (
    AS_THOUGH_HAVING,
    AS_THOUGH_LACKING,
    ATTACK_GROUP,
    BLOCK_GROUP,
    BLOCKER_GROUP,
    BLOCKS_MORE,
    COMBAT_DAMAGE_AMOUNT,
    MAY_ATTACK,
    MAY_BE_BLOCKED_BY,
    MAY_BLOCK,
    MUST_ATTACK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
)
from engine.game.rules.combat.restrictions import TooFew, TooMany
from engine.meaning.families import Amount, Continuous, Filter, Reference, RuleModifier, StaticEffect
from engine.meaning.message import NameOf, Term, say
from engine.meaning.node import READS_NOTHING, READS_TURN
from engine.meaning.questions import Asked, Refusal
from engine.vocabulary.terms.amounts.plain_numbers import ONE
from engine.vocabulary.terms.objects.objects import This
from engine.vocabulary.terms.players.players import PlayerReference

if TYPE_CHECKING:
    from engine.game.rules.context import Context
    from engine.game.state.game import Game

_BLOCKS, _OF_THEIR_OWN = "can block {what:filter#many} as though ", ("flying", "horsemanship", "shadow")


def defending_player(game: Game, defender: Ref) -> Seat:
    """The defending player of an attack (CR 508.5).

    That is the player attacked, the planeswalker's controller, or the battle's protector.
    """
    if is_player(defender):
        return defender
    protector = game.obj(defender).choices.get("protector")
    return protector if isinstance(protector, int) else game.controller(defender)


def _name(ctx: Context, ref: Ref) -> str:
    return ctx.chars(ref).name or "it"


# --- can't ----------------------------------------------------------------------------------------------------------


@phrase("can't attack", into="change", questions=(MAY_ATTACK,))
@phrase("can't block", into="change", questions=(MAY_BLOCK,))
@phrase("can't attack or block", into="change", questions=(MAY_ATTACK, MAY_BLOCK))
@record
class CannotAttackOrBlock(RuleModifier):
    """A creature that can't attack, can't block, or neither."""

    questions: tuple[Asked, ...]  # type: ignore[misc]
    reads = READS_NOTHING

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        deed, rule = ("attack", "508.1c") if question == MAY_ATTACK else ("block", "509.1b")
        return Refusal(say("cant_do", who=NameOf(about), deed=Term("deed", deed)), rule)


@phrase("can't attack {whom:player}", into="change")
@phrase("can't attack {whom:player} or planeswalkers {also:player} control[s#also]", into="change")
@phrase("can't attack {whom:player} or a planeswalker {also:player} control[s#also]", into="change", one=True)
@record
class CannotAttackWhom(RuleModifier):
    """A creature that can't attack certain players, or planeswalkers they control."""

    whom: Reference
    also: Reference | None = None
    one: bool = wording(default=False)  # "a planeswalker" for "planeswalkers": the words alone differ
    reads = READS_NOTHING
    questions = (MAY_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        defender = details["defender"]
        assert isinstance(defender, int)
        planeswalker = self.also is not None and is_object(defender) and "planeswalker" in ctx.chars(defender).types
        if defender in self.whom.refs(ctx) or (planeswalker and ctx.controller_of(defender) in self.whom.refs(ctx)):
            return Refusal(say("cant_attack_that", creature=NameOf(about)), "508.1c")
        return None


@phrase("can't attack alone", into="change")
@record
class CannotAttackAlone(RuleModifier):
    """A creature that attacks only together with others."""

    reads = READS_NOTHING
    questions = (ATTACK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        attackers = details["attackers"]
        assert isinstance(attackers, dict)
        return TooFew(say("cant_attack_alone", creature=NameOf(about)), "508.1c") if len(attackers) < 2 else None


@phrase("can't attack during extra turns", into="change")
@record
class CannotAttackInExtraTurns(RuleModifier):
    """A creature that can't attack in a turn that an effect made (CR 500.7)."""

    reads = READS_TURN
    questions = (MAY_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if not ctx.game.turn.extra_turn:
            return None
        return Refusal(say("cant_attack_during_extra_turns", creature=NameOf(about)), "508.1c")


@phrase("can't block alone", into="change")
@record
class CannotBlockAlone(RuleModifier):
    """A creature that blocks only if others block too."""

    reads = READS_NOTHING
    questions = (BLOCKER_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blocks = details["blocks"]
        assert isinstance(blocks, dict)
        return TooFew(say("cant_block_alone", creature=NameOf(about)), "509.1b") if len(blocks) < 2 else None


@phrase("can't attack or block alone", into="change")
@record
class CannotAttackOrBlockAlone(RuleModifier):
    """A creature that attacks and blocks only together with others."""

    reads = READS_NOTHING
    questions = (ATTACK_GROUP, BLOCKER_GROUP)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        together: RuleModifier = CannotAttackAlone() if question == ATTACK_GROUP else CannotBlockAlone()
        return together.answer(ctx, question, about, **details)


@phrase("can't block {what#many}", into="change")
@phrase("can block only {what#many}", into="change", only=True)
@record
class CannotBlockSuch(RuleModifier):
    """A creature that can't block certain creatures, or can block only those."""

    what: Filter
    only: bool = False
    reads = READS_NOTHING
    questions = (MAY_BLOCK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        attacker = details["attacker"]
        assert isinstance(attacker, int)
        if self.what.matches(ctx, attacker) != self.only:
            return Refusal(say("cant_block_that", creature=NameOf(about)), "509.1b")
        return None


@forms(phrase("{player:player} can't block with {what:filter#many}", into="static", question=MAY_BLOCK),
       phrase("{player:player} can't attack with {what:filter#many}", into="static", question=MAY_ATTACK))  # fmt: skip
@record
class CannotAttackOrBlockWith(Continuous):
    """Creatures that their controllers can't attack or block with (CR 508.1c, 509.1b)."""

    player: PlayerReference
    what: Filter
    question: Asked
    reads = READS_NOTHING

    def affects(self, ctx: Context, ref: Ref) -> bool:
        return self.what.matches(ctx, ref) and ctx.controller_of(ref) in self.player.refs(ctx)

    def parts(self) -> tuple[StaticEffect, ...]:
        return (CannotAttackOrBlock((self.question,)),)


@phrase("can't block {it:object}", into="change")
@record
class CannotBlockIt(RuleModifier):
    """Creatures that can't block a certain creature."""

    it: Reference
    reads = READS_NOTHING
    questions = (MAY_BLOCK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if details["attacker"] in self.it.refs(ctx):
            return Refusal(say("cant_block_that", creature=NameOf(about)), "509.1b")
        return None


@phrase("can't be blocked", into="change")
@record
class CannotBeBlocked(RuleModifier):
    """A creature that can't be blocked."""

    reads = READS_NOTHING
    questions = (MAY_BE_BLOCKED_BY,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return Refusal(say("cant_be_blocked", creature=NameOf(about)), "509.1b")


@phrase("can't block or be blocked by {what#many}", into="change")
@record
class CannotBlockNorBeBlockedBySuch(RuleModifier):
    """A creature that can neither block certain creatures nor be blocked by them."""

    what: Filter
    reads = READS_NOTHING
    questions = (MAY_BLOCK, MAY_BE_BLOCKED_BY)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        each = CannotBlockSuch(self.what) if question == MAY_BLOCK else CannotBeBlockedBySuch(self.what)
        return each.answer(ctx, question, about, **details)


@phrase("can't be blocked by {what#many}", into="change")
@phrase("can't be blocked except by {what#many}", into="change", unless=True)
@record
class CannotBeBlockedBySuch(RuleModifier):
    """A creature that can't be blocked by certain creatures, or only by those."""

    what: Filter
    unless: bool = False
    reads = READS_NOTHING
    questions = (MAY_BE_BLOCKED_BY,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blocker = details["blocker"]
        assert isinstance(blocker, int)
        if self.what.matches(ctx, blocker) != self.unless:
            return Refusal(say("cant_be_blocked_by_that", creature=NameOf(about)), "509.1b")
        return None


@phrase("can't be blocked by more than one creature", into="change")
@phrase("can't be blocked by more than {most:words} creatures", into="change")
@record
class BlockedByAtMost(RuleModifier):
    """A creature that only so many creatures can block."""

    most: Amount = ONE
    reads = READS_NOTHING
    questions = (BLOCK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blockers = details["blockers"]
        assert isinstance(blockers, tuple)
        most = self.most.value(ctx)
        if len(blockers) > most:
            return TooMany(say("cant_be_blocked_by_that_many", creature=NameOf(about)), "509.1b", most)
        return None


@phrase("can't be blocked except by {least:words} or more creatures", into="change")
@record
class BlockedByAtLeast(RuleModifier):
    """A creature that can be blocked only by so many creatures together."""

    least: Amount
    reads = READS_NOTHING
    questions = (BLOCK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blockers = details["blockers"]
        assert isinstance(blockers, tuple)
        if 0 < len(blockers) < self.least.value(ctx):
            return TooFew(say("cant_be_blocked_by_so_few", creature=NameOf(about)), "509.1b")
        return None


# --- must -----------------------------------------------------------------------------------------------------------


@phrase("can't be blocked unless all creatures defending player controls block [them]", into="change")
@record
class BlockedByAllOrNone(RuleModifier):
    """An attacker that all creatures of the defending player block, or none (CR 509.1b)."""

    reads = READS_NOTHING
    questions = (BLOCK_GROUP,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        blockers = details["blockers"]
        assert isinstance(blockers, tuple)
        if not blockers:
            return None
        defender = ctx.controller_of(blockers[0])
        theirs = (oid for oid in ctx.game.permanents() if ctx.controller_of(oid) == defender)
        if all(oid in blockers for oid in theirs if "creature" in ctx.chars(oid).types):
            return None
        return Refusal(say("all_block_it_or_none"), "509.1b")


@phrase("attack[s] each combat if able", into="change")
@phrase("attack[s] this combat if able", into="effect_change", when_="this combat")
@phrase("attack[s] each turn if able", into="change", read_only=True)
@record
class MustAttack(RuleModifier):
    """A creature that attacks if it can (CR 508.1d)."""

    when_: str = wording(default="")
    reads = READS_NOTHING
    questions = (MUST_ATTACK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("defender") is None else None


@phrase("attack[s] or block[s] each combat if able", into="change")
@record
class MustAttackOrBlockEachCombat(RuleModifier):
    """A creature that attacks if it can, and blocks if it can (CR 508.1d, 509.1c)."""

    reads = READS_NOTHING
    questions = (MUST_ATTACK, MUST_BLOCK)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        must: RuleModifier = MustAttack() if question == MUST_ATTACK else MustBlock()
        return must.answer(ctx, question, about, **details)


@phrase("block[s] each combat if able", into="change")
@phrase("block[s] each turn if able", into="change", read_only=True)
@record
class MustBlock(RuleModifier):
    """A creature that blocks if it can (CR 509.1c)."""

    reads = READS_NOTHING
    questions = (MUST_BLOCK,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("attacker") is None else None


@phrase("must be blocked if able", into="change")
@record
class MustBeBlocked(RuleModifier):
    """A creature that at least one creature blocks if any can (CR 509.1c)."""

    reads = READS_NOTHING
    questions = (MUST_BE_BLOCKED,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("blocker") is None else None


# --- may ------------------------------------------------------------------------------------------------------------


@forms(phrase("can block a additional creature each combat< {each:for_each}>", into="change"),
       phrase("can block a additional creature", into="effect_change", combat=False),
       phrase("can block a additional creature {each:for_each}", into="change", combat=False),
       phrase("can block a additional {more:words} creatures each combat", into="change"),
       phrase("can block up to {more:words} additional creatures", into="effect_change", combat=False))  # fmt: skip
@phrase("can block any number of creatures", into="change", more=None)
@record
class BlocksMore(RuleModifier):
    """A creature that can block more than one attacker (CR 509.1a)."""

    more: Amount | None = ONE
    combat: bool = True
    each: Amount | None = None
    reads = READS_NOTHING
    questions = (BLOCKS_MORE,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        if self.each is not None:
            return self.each.value(ctx)
        return self.more.value(ctx) if self.more is not None else 1_000_000


@phrase("can attack as though (it|they#) didn't have defender", into="change")
@record
class AttacksDespiteDefender(RuleModifier):
    """A creature whose defender does not keep it from attacking (CR 609.4, 702.3b)."""

    reads = READS_NOTHING
    questions = (AS_THOUGH_LACKING,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return True if details.get("keyword") == "defender" else None


@forms(
    phrase("can be blocked as though (it|they#) didn't have {name:keyword_name}", into="change"),
    phrase("can be blocked as though (it|they#) didn't have {particular:landwalk}", into="change", name="landwalk"),
    phrase("can be blocked as though they didn't have those abilities", into="change", name="landwalk", those=True),
)  # fmt: skip
@record
class BlockedAsThoughLacking(RuleModifier):
    """A creature that can be blocked in spite of an evasion ability (CR 609.4)."""

    name: str
    particular: str = ""  # of landwalk the land type
    those: bool = wording(default=False)
    reads = READS_NOTHING
    questions = (AS_THOUGH_LACKING,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        meant = not self.particular or details.get("particular") == self.particular
        return True if meant and details.get("keyword") == self.name else None


@phrase(_BLOCKS + "{this:object} had {name:keyword_name}", into="change")
@phrase(_BLOCKS + "(it|they#) had {name:keyword_name}", into="change", this=This(), said="it")
@phrase(_BLOCKS + "they didn't have {name:keyword_name}", into="change", this=This(), said="they")
@record
class BlocksAsThoughHaving(RuleModifier):
    """A creature that can block certain creatures as though it had a keyword ability itself (CR 609.4)."""

    what: Filter
    this: Reference
    name: str
    said: str = wording(default="")  # "they" as though those didn't have it: the same, of what only its like can block
    reads = READS_NOTHING
    questions = (AS_THOUGH_HAVING,)

    def well_formed(self) -> bool:
        """As though it had it itself."""
        return isinstance(self.this, This) and (self.said != "they" or self.name in _OF_THEIR_OWN)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        seen_by = details.get("seen_by")
        meant = isinstance(seen_by, int) and is_object(seen_by) and self.what.matches(ctx, seen_by)
        return True if meant and details.get("keyword") == self.name else None


@phrase("assign[s] combat damage equal to [their] toughness rather than [their] power", into="change")
@record
class AssignsByToughness(RuleModifier):
    """A creature that assigns combat damage equal to its toughness (CR 510.1a)."""

    reads = READS_NOTHING
    questions = (COMBAT_DAMAGE_AMOUNT,)

    def answer(self, ctx: Context, question: Asked, about: Ref, **details: object) -> object:
        return max(0, ctx.chars(about).toughness or 0)
