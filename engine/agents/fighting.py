"""Who attacks and who blocks, by power and toughness (CR 508, 509).

Quick answers, to be tried out by whoever has time.

What evades what, the rules are asked; how damage is dealt is seen when it is tried out. Here a creature is its power,
what it takes to destroy it, and its worth.
"""

from __future__ import annotations

from itertools import combinations
from math import inf, sqrt
from typing import TYPE_CHECKING

from engine.agents.evaluation import LIFE, worth_of_permanent
from engine.core.identity import is_object
from engine.core.record import record
from engine.game.rules.combat.questions import MAY_BE_BLOCKED_BY
from engine.game.rules.questions.rule_modifiers import refused

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.core.identity import ObjectId, Ref, Seat
    from engine.game.decisions.combat import DeclareAttackers, DeclareBlockers
    from engine.game.state.game import Game

Pair = list[int]

SPARE_LIFE = 3  # what one wants to have left after the next attack of others
MORE = 0.5  # that an attack of more creatures has to bring, for they will not block
CHEAP = 0.6  # of an attacker's worth: a blocker worth at most that may be given for it


@record
class Fighter:
    """A creature as far as fighting goes."""

    oid: ObjectId
    power: int
    left: int  # the damage that destroys it
    worth: float

    def beats(self, other: Fighter) -> bool:
        """Whether it destroys another."""
        return self.power >= other.left

    def survives(self, other: Fighter) -> bool:
        """Whether it is not destroyed by another."""
        return other.power < self.left


def fighter(world: Game, oid: ObjectId) -> Fighter:
    """A creature as a fighter."""
    values = world.chars(oid)
    left = (values.toughness or 0) - world.obj(oid).damage
    return Fighter(oid, max(0, values.power or 0), left, worth_of_permanent(world, oid))


def fighters(world: Game, seats: Iterable[Seat], *, untapped: bool = False) -> list[Fighter]:
    """The creatures of some players."""
    whose = set(seats)
    return [
        fighter(world, oid) for oid in world.permanents()
        if world.chars(oid).controller in whose and "creature" in world.chars(oid).types
        and not (untapped and world.obj(oid).tapped)
    ]  # fmt: skip


def could_block(world: Game, blocker: Fighter, attacker: Fighter) -> bool:
    """Whether nothing about the attacker keeps a creature from blocking it (CR 509.1b)."""
    return refused(world, MAY_BE_BLOCKED_BY, attacker.oid, blocker=blocker.oid) is None


# attacking


def attacks(world: Game, decision: DeclareAttackers) -> list[Pair]:
    """Attackers that win or are not worth blocking, as far as enough stay at home."""
    seat, demanded = decision.seat, dict(decision.demanded)
    able = [(fighter(world, oid), whom(world, defenders)) for oid, defenders in decision.possible]
    chosen: list[tuple[Fighter, Ref]] = []
    for ref in dict.fromkeys(defender for _, defender in able):
        those = [one for one, defender in able if defender == ref]
        chosen += [(one, ref) for one in _against(world, those, ref)]
    chosen = _enough_at_home(world, seat, chosen, demanded)
    forced = [[oid, ref] for oid, ref in decision.demanded]
    return [*forced, *([one.oid, ref] for one, ref in chosen if one.oid not in demanded)]


def whom(world: Game, defenders: Sequence[Ref]) -> Ref:
    """Whom a creature attacks.

    The player who is nearest to defeat, or else the first thing that can be attacked.
    """
    players = [ref for ref in defenders if not is_object(ref)]
    return min(players, key=lambda ref: (world.player(ref).life, ref)) if players else defenders[0]


def _against(world: Game, able: Sequence[Fighter], ref: Ref) -> list[Fighter]:
    """Those of one's creatures that attack one player or permanent."""
    player = ref if not is_object(ref) else world.controller(ref)
    guards = fighters(world, world.taking_turns_with(player), untapped=True)
    if not is_object(ref) and _unstopped(world, able, guards) >= world.player(ref).life:
        return list(able)
    single = [one for one in able if one.power > 0 and _is_worth_it(world, one, guards, len(able))]
    return single if is_object(ref) else _in_company(world, able, single, guards, world.player(ref).life)


def _in_company(
    world: Game, able: Sequence[Fighter], single: list[Fighter], guards: Sequence[Fighter], life: int
) -> list[Fighter]:
    """Those that attack alone with profit; or more of them, where too few guards are there to stop them all."""
    stops = {one.oid: [guard for guard in guards if could_block(world, guard, one)] for one in able if one.power > 0}
    bold = sorted((one for one in able if one.power > 0), key=lambda one: (not stops[one.oid], -one.worth, one.oid))
    found, best = single, max(0.0, _profit(single, stops, life))
    for first in range(len(bold)):
        profit = _profit(bold[first:], stops, life)
        if profit > best + MORE:
            found, best = bold[first:], profit
    return found


def safest_first(world: Game, pairs: Sequence[Pair]) -> list[Pair]:
    """Attackers by what they could lose to the guards that there are."""
    risks: dict[int, tuple[float, int]] = {}
    for oid, ref in pairs:
        one = fighter(world, oid)
        seats = world.taking_turns_with(world.controller(ref) if is_object(ref) else ref)
        guards = [guard for guard in fighters(world, seats, untapped=True) if could_block(world, guard, one)]
        losses = (one.worth * guard.beats(one) - guard.worth * one.beats(guard) for guard in guards)
        risks[oid] = (max(losses, default=-inf), -one.power)
    return sorted(pairs, key=lambda pair: risks[pair[0]])


def _profit(group: Sequence[Fighter], stops: dict[ObjectId, list[Fighter]], life: int) -> float:
    """What an attack brings if every guard makes the block that is best for it, the best attackers first."""
    point = LIFE * (sqrt(max(1, life)) - sqrt(max(0, life - 1)))
    busy: set[ObjectId] = set()
    through, won = 0, 0.0
    for one in sorted(group, key=lambda one: (-one.worth, one.oid)):
        free = [guard for guard in stops[one.oid] if guard.oid not in busy]
        losses = [(one.worth * guard.beats(one) - guard.worth * one.beats(guard), guard.oid) for guard in free]
        loss, guard = max(losses, default=(-inf, 0))
        if loss + one.power * point > 0:
            busy.add(guard)
            won -= loss
        else:
            through += one.power
    return won + LIFE * (sqrt(max(0, life)) - sqrt(max(0, life - through)))


def _unstopped(world: Game, able: Sequence[Fighter], guards: Sequence[Fighter]) -> int:
    """The damage that gets through if each guard stops one attacker, the strongest first."""
    through, free = 0, list(guards)
    for one in sorted(able, key=lambda one: -one.power):
        stops = next((guard for guard in free if could_block(world, guard, one)), None)
        if stops is None:
            through += one.power
        else:
            free.remove(stops)
    return through


def _is_worth_it(world: Game, one: Fighter, guards: Sequence[Fighter], company: int) -> bool:
    """Whether no guard can stop an attacker with profit; in company some loss is made good by what gets through."""
    blockers = [guard for guard in guards if could_block(world, guard, one)]
    if not blockers:
        return True
    if any(guard.beats(one) and guard.survives(one) for guard in blockers):
        return False
    if any(guard.beats(one) and guard.worth < one.worth * CHEAP for guard in blockers):
        return False
    together = len(blockers) > 1 and any(
        first.power + second.power >= one.left and not (one.beats(first) and one.beats(second))
        for first, second in combinations(blockers, 2)
    )
    return not together or company > len(blockers)


def _enough_at_home(
    world: Game, seat: Seat, chosen: list[tuple[Fighter, Ref]], demanded: dict[ObjectId, Ref]
) -> list[tuple[Fighter, Ref]]:
    """Without so many attackers that the next attack of others would be the end, unless the game ends here."""
    if any(_is_the_end(world, chosen, ref) for ref in dict.fromkeys(ref for _, ref in chosen)):
        return chosen
    enemies = fighters(world, world.opponents(seat))
    home = fighters(world, world.taking_turns_with(seat), untapped=True)
    for one, _ in sorted(chosen, key=lambda pair: pair[0].power):
        gone = {other.oid for other, _ in chosen}
        staying = [guard for guard in home if guard.oid not in gone]
        if _unstopped(world, enemies, staying) + SPARE_LIFE <= world.player(seat).life:
            break
        if one.oid not in demanded:
            chosen = [pair for pair in chosen if pair[0] is not one]
    return chosen


def _is_the_end(world: Game, chosen: Sequence[tuple[Fighter, Ref]], ref: Ref) -> bool:
    """Whether an attack defeats a player, however they block."""
    if is_object(ref):
        return False
    guards = fighters(world, world.taking_turns_with(ref), untapped=True)
    return _unstopped(world, [one for one, at in chosen if at == ref], guards) >= world.player(ref).life


# blocking


def blocks(world: Game, decision: DeclareBlockers) -> list[Pair]:
    """Blocks that win or cost little; where one would lose otherwise, every block that keeps damage away."""
    defence = _Defence(world, decision)
    for one in list(defence.coming):
        for guard in _good_block(one, defence.able_to_block(one)):
            defence.block(guard, one)
    least = max(1, world.player(decision.seat).life - SPARE_LIFE // 2)
    for one in list(defence.coming):  # what still would be the end, or nearly, is stopped at any price
        if sum(other.power for other in defence.coming) < least:
            break
        for guard in sorted(defence.able_to_block(one), key=lambda guard: guard.worth)[:1]:
            defence.block(guard, one)
    return defence.answer


class _Defence:
    """Blocks as they are found one after another."""

    def __init__(self, world: Game, decision: DeclareBlockers) -> None:
        self.answer: list[Pair] = [list(pair) for pair in decision.demanded]
        self._able = dict(decision.possible)
        bound = {blocker for blocker, _ in self.answer}
        self.free = [fighter(world, oid) for oid in self._able if oid not in bound]
        self.coming = _coming(world, decision.seat, {attacker for _, attacker in self.answer})

    def able_to_block(self, attacker: Fighter) -> list[Fighter]:
        """The creatures that block nothing yet and could block an attacker."""
        return [guard for guard in self.free if attacker.oid in self._able[guard.oid]]

    def block(self, guard: Fighter, attacker: Fighter) -> None:
        """Let a creature block an attacker."""
        self.answer.append([guard.oid, attacker.oid])
        self.free.remove(guard)
        self.coming = [other for other in self.coming if other is not attacker]


def _coming(world: Game, seat: Seat, blocked: set[ObjectId]) -> list[Fighter]:
    """What attacks a player or their team and is not blocked yet, the strongest first."""
    attacking = world.combat.attacking if world.combat is not None else {}
    found = [oid for oid, ref in attacking.items() if oid not in blocked and _is_ours(world, ref, seat)]
    return sorted((fighter(world, oid) for oid in found), key=lambda one: (-one.power, one.oid))


def _is_ours(world: Game, ref: Ref, seat: Seat) -> bool:
    return (world.controller(ref) if is_object(ref) else ref) in world.taking_turns_with(seat)


def _good_block(attacker: Fighter, able: Sequence[Fighter]) -> Iterator[Fighter]:
    """One or two creatures that block an attacker with profit."""
    ranked = sorted(able, key=lambda guard: guard.worth)
    for wins in (True, False):
        for guard in ranked:
            if guard.survives(attacker) and guard.beats(attacker) is wins:
                yield guard
                return
    for guard in ranked:
        if guard.beats(attacker) and guard.worth <= attacker.worth:
            yield guard
            return
    for first, second in combinations(ranked, 2):
        falls = min((guard.worth for guard in (first, second) if attacker.beats(guard)), default=0.0)
        both = attacker.power >= first.left + second.left
        if first.power + second.power >= attacker.left and not both and falls <= attacker.worth:
            yield first
            yield second
            return
