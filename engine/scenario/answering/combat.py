"""Attackers, their bands, and blockers, from the script; never made up but for what an effect demands.

Scenario format, section 7.2.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.errors import IllegalAnswer
from engine.core.identity import is_player
from engine.game.decisions.combat import DeclareAttackers, DeclareBands, DeclareBlockers
from engine.game.rules.combat.costs import Costs
from engine.game.rules.combat.questions import ATTACK_TAX
from engine.scenario.answering.asker import answers
from engine.scenario.failures import ScriptFailed
from engine.scenario.format import ATTACK, BAND, BLOCK, CHOICE, ILLEGAL_ACTION, PICK, STOP, TARGET, YES, Reference

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.core.identity import ObjectId, Ref
    from engine.game.decisions.combat import Pair
    from engine.scenario.answering.asker import Asker, Validate
    from engine.scenario.format import Entry

Declared = list[tuple["Entry", tuple[int, int]]]


@answers(DeclareAttackers)
def declare_attackers(asker: Asker, decision: DeclareAttackers, validate: Validate) -> list[list[int]]:
    """Declare the attacks of the script that can be carried out, in order, and those that are demanded.

    What can't be carried out is left over, with a note in the log.
    """
    declared: Declared = []
    asker.last_defender = None
    possible = dict(decision.possible)
    for entry in asker.declarations(asker.letter(decision), ATTACK):
        attacker = _attacker(asker, entry, decision, [pair[0] for _, pair in declared])
        defender = _defender(asker, entry, possible.get(attacker, ())) if attacker is not None else None
        if attacker is not None and defender is not None and _is_declined(asker, entry, decision, (attacker, defender)):
            asker.declared(entry)
        elif attacker is not None and defender is not None:
            declared.append((entry, (attacker, defender)))
        else:
            asker.log.note(f"can't be carried out: {entry}")
    for kept in _fewer_and_fewer(declared):
        answer = _accepted(asker, decision, [pair for _, pair in kept], validate)
        if answer is not None:
            _note_used(asker, kept)
            return answer
    return [list(pair) for pair in decision.demanded]


def _as_answered(asker: Asker, decision: DeclareAttackers, pair: Pair) -> Pair:
    """An attack that is demanded, against what the target queue names, if that is possible."""
    answer = next(iter(asker.queues.waiting(asker.letter(decision), TARGET)), None)
    if answer is None or answer.kind != PICK:
        return pair
    found = asker.board.find(answer.picks[0], dict(decision.possible).get(pair[0], ()), decision.seat)
    if found is None:
        return pair
    asker.queues.use(answer, 1)
    asker.used(decision, answer, asker.board.shown(found))
    return pair[0], found


def _accepted(
    asker: Asker, decision: DeclareAttackers | DeclareBlockers, pairs: list[Pair], validate: Validate
) -> list[list[int]] | None:  # fmt: skip
    """Declared pairs, with what is demanded of other creatures or else without; None if neither is legal."""
    declared = {creature for creature, _ in pairs}
    demanded = [pair for pair in decision.demanded if pair[0] not in declared]
    if isinstance(decision, DeclareAttackers):
        demanded = [_as_answered(asker, decision, pair) for pair in demanded]
    for answer in ([*pairs, *demanded], pairs):
        if _is_valid(decision, answer, validate):
            return [list(pair) for pair in answer]
    return None


def _fewer_and_fewer(declared: Declared) -> Iterator[Declared]:
    """All declarations, then without each single one, then ever shorter beginnings, down to none."""
    yield declared
    for number in range(len(declared) - 1, -1, -1):
        yield declared[:number] + declared[number + 1 :]
    for length in range(len(declared) - 2, -1, -1):
        yield declared[:length]


def _is_declined(asker: Asker, entry: Entry, decision: DeclareAttackers, pair: Pair) -> bool:
    """Whether a player does not want to pay what an attack costs (CR 508.1h); without an answer it is paid."""
    if Costs(asker.board.game, ATTACK_TAX, "defender").free(*pair):
        return False
    answer = asker.queues.front(entry.seat, CHOICE, (YES,))
    if answer is None:
        return False
    asker.queues.use(answer)
    asker.used(decision, answer, f"{asker.board.shown(pair[0])} attacks" if answer.value else "not paid")
    return not answer.value


def _attacker(asker: Asker, entry: Entry, decision: DeclareAttackers, used: list[ObjectId]) -> ObjectId | None:
    assert entry.card is not None
    can = [oid for oid, _ in decision.possible if oid not in used]
    return asker.board.find(entry.card, can, decision.seat)


def _defender(asker: Asker, entry: Entry, possible: Sequence[Ref]) -> Ref | None:
    """What is attacked: as the entry says, else as the entry before, else the last opponent who can be attacked."""
    wanted = entry.defender or asker.last_defender
    asker.last_defender = wanted
    if wanted is not None:
        return asker.board.find(wanted, possible)
    players = [ref for ref in possible if is_player(ref)]
    if players:
        asker.last_defender = Reference(player=asker.board.letter(players[-1]))
        return players[-1]
    return next(iter(possible), None)


@answers(DeclareBands)
def declare_bands(asker: Asker, decision: DeclareBands, validate: Validate) -> list[list[ObjectId]]:
    """The bands that answers name; attackers that none of them names are in no band.

    It ends at an answer that stops, or with a band of which a creature does not attack.
    """
    bands: list[list[ObjectId]] = []
    free = [attacker for attacker, _ in decision.attacks]
    while (answer := asker.queues.front(asker.letter(decision), CHOICE, (BAND, STOP))) is not None:
        band = _band(asker, decision, answer.picks, free)
        if not band and answer.kind == BAND:
            break
        asker.queues.use(answer)
        asker.used(decision, answer, ", ".join(map(asker.board.shown, band)) or "no more")
        if answer.kind == STOP:
            break
        bands.append(band)
        free = [oid for oid in free if oid not in band]
    return bands


def _band(asker: Asker, decision: DeclareBands, named: Sequence[Reference], free: Sequence[ObjectId]) -> list[ObjectId]:
    """The attackers of a band that are named; none if one of them is not there."""
    band: list[ObjectId] = []
    for reference in named:
        found = asker.board.find(reference, [oid for oid in free if oid not in band], decision.seat)
        if found is None:
            return []
        band.append(found)
    return band


@answers(DeclareBlockers)
def declare_blockers(asker: Asker, decision: DeclareBlockers, validate: Validate) -> list[list[int]]:
    """All block entries, and what is demanded besides; an illegal block makes the run fail."""
    declared = list(_blocks(asker, decision))
    pairs = [pair for _, pair in declared]
    answer = _accepted(asker, decision, pairs, validate)
    if answer is not None:
        _note_used(asker, declared)
        return answer
    if declared:
        _fail(asker, declared[0][0], _why(decision, pairs, validate))
        _note_used(asker, declared)
    return [list(pair) for pair in decision.demanded]


def _blocks(asker: Asker, decision: DeclareBlockers) -> Iterator[tuple[Entry, Pair]]:
    """The block entries that name creatures that can block so; another makes the run fail."""
    board = asker.board
    combat = board.game.combat
    attacking = list(combat.attacking) if combat is not None else []
    mine = [oid for oid in board.game.permanents() if board.game.controller(oid) == decision.seat]
    for entry in asker.declarations(asker.letter(decision), BLOCK):
        assert entry.card is not None and entry.attacker is not None
        blocker = board.find(entry.card, mine, decision.seat)
        attacker = _blocked(asker, entry.attacker, attacking)
        if blocker is None or attacker is None:
            asker.log.note(f"can't be carried out: {entry}")
            continue
        if attacker not in dict(decision.possible).get(blocker, ()):
            _fail(asker, entry, f"{board.shown(blocker)} can't block {board.shown(attacker)}")
            continue
        yield entry, (blocker, attacker)


def _blocked(asker: Asker, reference: Reference, attacking: list[ObjectId]) -> ObjectId | None:
    """The attacker that is meant; an index counts the attackers of that name."""
    found = [oid for oid in asker.board.in_order(attacking) if asker.board.fits(reference, oid)]
    index = reference.index or 0
    return found[index] if index < len(found) else None


def _fail(asker: Asker, entry: Entry, why: str) -> None:
    detail = f"{entry}: {why}"
    asker.on_failure(ScriptFailed(ILLEGAL_ACTION, detail, action=BLOCK, name=str(entry.card), seat=entry.seat))
    asker.declared(entry)


def _is_valid(decision: DeclareAttackers | DeclareBlockers, pairs: Sequence[Pair], validate: Validate) -> bool:
    return not _why(decision, pairs, validate)


def _why(decision: DeclareAttackers | DeclareBlockers, pairs: Sequence[Pair], validate: Validate) -> str:
    """Why a declaration is illegal; "" if it is legal."""
    try:
        checked = decision.check([list(pair) for pair in pairs])
        if validate is not None:
            validate(checked)
    except IllegalAnswer as error:
        return str(error)
    return ""


def _note_used(asker: Asker, declared: Declared) -> None:
    for entry, pair in declared:
        asker.log.note(f"{entry.do}: {asker.board.shown(pair[0])} - {asker.board.shown(pair[1])}")
        asker.declared(entry)
