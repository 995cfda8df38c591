"""Attackers (CR 508.1): which creatures may attack what, and how they are declared."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.core.identity import ObjectId, Ref, Seat, is_player
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD
from engine.game.decisions.combat import DeclareAttackers, Pair
from engine.game.events.combat import AttackersDeclared, Attacks
from engine.game.events.status import Tap
from engine.game.events.turn_structure import SetCombat
from engine.game.rules.combat import bands
from engine.game.rules.combat.costs import Costs, Total
from engine.game.rules.combat.defending import attackable, permanents_defender
from engine.game.rules.combat.opinions import Opinions
from engine.game.rules.combat.questions import (
    AS_IT_ATTACKS,
    ATTACK_GROUP,
    ATTACK_IGNORING_SICKNESS,
    ATTACK_TAX,
    MAY_ATTACK,
    MAY_BE_ATTACKED,
    MUST_ATTACK,
    TAPS_TO_ATTACK,
)
from engine.game.rules.combat.requirements import Choice, Conflict, Requirements
from engine.game.rules.context import Context, ask
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.rule_modifiers import affirmed, denied, refused, verdicts
from engine.game.state.combat import Combat
from engine.meaning.message import NameOf, say
from engine.meaning.questions import Refusal

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.game.state.game import Game
    from engine.meaning.questions import Question

Possible = tuple[tuple[ObjectId, tuple[Ref, ...]], ...]


def why_not_attack(game: Game, oid: ObjectId, defender: Ref | None = None) -> Refusal | None:
    """Why a creature could not be declared attacking something, or anything at all; None if it could."""
    unable = why_unable(game, oid)
    if unable is not None:
        return unable
    defenders = attackable(game, game.chars(oid).controller)
    if defender is not None and defender not in defenders:
        return Refusal(say("that_cant_be_attacked"), "508.1b")
    reasons = [_refusal(game, oid, ref) for ref in (defenders if defender is None else (defender,))]
    if not reasons:
        return Refusal(say("there_is_nothing_to_attack"), "508.1b")
    return None if None in reasons else reasons[0]


def why_unable(game: Game, oid: ObjectId) -> Refusal | None:
    """Why a permanent can't attack, whatever there is to attack (CR 508.1a, 506.3)."""
    found = game.obj(oid)
    types = game.chars(oid).types
    if found.zone != BATTLEFIELD or found.phased_out or "creature" not in types:
        return Refusal(say("only_a_creature_on_the_battlefield_can_attack"), "506.3")
    if "battle" in types:
        return Refusal(say("a_battle_cant_attack"), "508.1a")
    if found.tapped:
        return Refusal(say("it_is_tapped"), "508.1a")
    if found.sick and not affirmed(game, ATTACK_IGNORING_SICKNESS, oid):
        return Refusal(say("not_controlled_since_the_turn_began"), "302.6")
    return None


def _refusal(game: Game, oid: ObjectId, defender: Ref) -> Refusal | None:
    return refused(game, MAY_ATTACK, oid, defender=defender) or refused(game, MAY_BE_ATTACKED, defender, attacker=oid)


def possible_attacks(game: Game, seat: Seat) -> Possible:
    """A player's, or team's, creatures that could attack, and what each could (CR 508.1a to 508.1c)."""
    attacking = game.taking_turns_with(seat)
    defenders = attackable(game, seat)
    may_attack = Opinions(game, MAY_ATTACK)
    opposed = Opinions(game, MAY_BE_ATTACKED).among(defenders)
    result = []
    for oid in game.permanents():
        if game.chars(oid).controller not in attacking or why_unable(game, oid) is not None:
            continue
        if opposed or may_attack.about(oid):
            mine = tuple(ref for ref in defenders if _refusal(game, oid, ref) is None)
        else:
            mine = defenders
        if mine:
            result.append((oid, mine))
    return tuple(result)


def demanded_attacks(game: Game, seat: Seat) -> tuple[Pair, ...]:
    """A legal declaration of attackers that obeys as many requirements as can be (CR 508.1d)."""
    return _AttackRules(game, seat).demanded


class _AttackRules:
    """What a declaration of attackers must obey (CR 508.1c, 508.1d), and what it costs."""

    def __init__(self, game: Game, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self.possible = possible_attacks(game, seat)
        self.costs = Costs(game, ATTACK_TAX, "defender")
        self.grouped = Opinions(game, ATTACK_GROUP)
        self.at_all, self.each = self._requirements(())
        self.most = self._most()

    @property
    def demanded(self) -> tuple[Pair, ...]:
        return tuple((attacker, targets[0]) for attacker, targets in self.most.items())

    def _most(self) -> Choice:
        """What must attack at least, with what must attack because of that."""
        most = self._under(()).most()
        while (wanted := self._requirements(tuple(most))) != (self.at_all, self.each):
            self.at_all, self.each = wanted
            most = self._under(()).most()
        return most

    def _requirements(
        self, attackers: tuple[ObjectId, ...]
    ) -> tuple[dict[ObjectId, int], dict[tuple[ObjectId, Ref], int]]:
        """What is required if certain creatures are to attack."""
        opinions = Opinions(self.game, MUST_ATTACK)
        at_all: dict[ObjectId, int] = {}
        each: dict[tuple[ObjectId, Ref], int] = {}
        for oid, defenders in self.possible:
            if not opinions.about(oid):
                continue
            for defender in (None, *defenders):
                number = _how_many(self.game, MUST_ATTACK, oid, defender=defender, attackers=attackers)
                if number and defender is None:
                    at_all[oid] = number
                elif number and defender is not None:
                    each[oid, defender] = number
        return at_all, each

    def _under(self, declared: Iterable[Pair]) -> Requirements:
        """The requirements on what may attack free, and on the attacks that a player is ready to pay for (508.1d)."""
        ready = frozenset(declared)
        options = {
            oid: tuple(ref for ref in defenders if (oid, ref) in ready or self.costs.free(oid, ref))
            for oid, defenders in self.possible
        }
        return Requirements(options, self.conflict, self.at_all, self.each)

    def conflict(self, choice: Choice) -> Conflict | None:
        """A restriction that attackers disobey together."""
        attackers = {oid: targets[0] for oid, targets in choice.items()}
        for oid in self.grouped.among(attackers):
            refusal = refused(self.game, ATTACK_GROUP, oid, attackers=attackers)
            if refusal is not None:
                return Conflict(refusal)
        return None

    def validate(self, pairs: tuple[Pair, ...]) -> None:
        """Refuse a declaration that the rules do not allow."""
        choice: Choice = {attacker: (defender,) for attacker, defender in pairs}
        conflict = self.conflict(choice)
        if conflict is not None:
            raise IllegalAnswer(conflict.refusal.why, conflict.refusal.rule or "508.1c")
        total = self.costs.total(pairs)
        wanted = self._requirements(tuple(choice))
        same = wanted == (self.at_all, self.each)
        required = self._under(pairs) if same else replace(self._under(pairs), at_all=wanted[0], each=wanted[1])
        most = self.most if total.free and same else required.most()
        if required.obeyed(choice) < required.obeyed(most):
            lacking = next(oid for oid, targets in most.items() if choice.get(oid) != targets)
            raise IllegalAnswer(say("must_attack", creature=NameOf(lacking)), "508.1d")
        if not total.free and not self._payable(pairs, total):
            raise IllegalAnswer(say("the_cost_to_attack_cant_be_paid"), "508.1j")

    def _payable(self, pairs: tuple[Pair, ...], total: Total) -> bool:
        """Whether the cost could be paid once the attackers are tapped (CR 508.1f comes before 508.1i)."""
        trial = self.game.clone()
        _tap(trial, pairs)
        return Costs(trial, ATTACK_TAX, "defender").payable(total)


def _how_many(game: Game, question: Question[bool], about: Ref, **details: object) -> int:
    return sum(1 for answer in verdicts(game, question, about, **details) if answer is True)


def declare_attackers(game: Game) -> None:
    """Attackers are declared by the active player, or by the active team as one (CR 508.1, 805.10b)."""
    seat = game.turn.active
    rules = _AttackRules(game, seat)
    decision = DeclareAttackers(
        seat=seat, prompt=say("declare_attackers"), rule="508.1", possible=rules.possible, demanded=rules.demanded
    )
    pairs = ask(game, decision, rules.validate)
    total = rules.costs.total(pairs)  # locked in (CR 508.1h)
    groups = bands.announce(game, seat, pairs)
    _tap(game, pairs)
    _as_they_attack(game, pairs)
    rules.costs.pay(total, "508.1j")
    bands.form(game, groups)
    _become_attackers(game, pairs)


def _tap(game: Game, pairs: Iterable[Pair]) -> None:
    """Tap the chosen creatures (CR 508.1f)."""
    stay = Opinions(game, TAPS_TO_ATTACK)
    tapping = [oid for oid, _ in pairs if not (stay.about(oid) and denied(game, TAPS_TO_ATTACK, oid))]
    happen(game, *(Tap(oid, cause="attack") for oid in tapping))


def _as_they_attack(game: Game, pairs: Iterable[Pair]) -> None:
    """Optional costs that may be paid as creatures attack (CR 508.1g); all attackers are bound as "attackers"."""
    opinions = Opinions(game, AS_IT_ATTACKS)
    chosen = tuple(oid for oid, _ in pairs)
    for oid in opinions.among(chosen):
        for instruction in tuple(verdicts(game, AS_IT_ATTACKS, oid)):
            instruction.perform(Context(game, oid, game.controller(oid), {"attackers": chosen}))


def _become_attackers(game: Game, pairs: Iterable[Pair]) -> None:
    """The chosen creatures still controlled become attacking creatures, and triggers see it (CR 508.1k, 508.1m)."""
    still = [(oid, ref) for oid, ref in pairs if oid in game.objects and game.is_active(game.chars(oid).controller)]
    combat = game.combat or Combat()
    declared = tuple(oid for oid, _ in still)
    after = replace(combat, attacking={**combat.attacking, **dict(still)}, declared_attackers=declared)
    if not still:
        happen(game, SetCombat(after))
        return
    attacks = [
        Attacks(oid, ref, ref if is_player(ref) else permanents_defender(game, ref), alone=len(still) == 1)
        for oid, ref in still
    ]
    happen(game, SetCombat(after), *_declared(game, tuple(still)), *attacks)


def _declared(game: Game, pairs: tuple[Pair, ...]) -> Iterable[AttackersDeclared]:
    """That players have declared attackers: each their own, of one attack (CR 805.10b)."""
    for seat in game.active_players():
        theirs = tuple((oid, ref) for oid, ref in pairs if game.controller(oid) == seat)
        if theirs:
            yield AttackersDeclared(seat, theirs, pairs if len(theirs) < len(pairs) else ())
