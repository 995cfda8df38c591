"""Orders: triggers, cards put on a library, scry and surveil, piles (scenario format, section 8.1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.core.identity import NOBODY
from engine.game.decisions.orders import Distribute, OrderObjects, OrderTriggers, SplitPiles
from engine.meaning.abilities import TriggeredAbility
from engine.scenario.answering.asker import answers
from engine.scenario.answering.objects import Selection, in_library_order
from engine.scenario.format import CHOICE, PICK, TARGET
from engine.scenario.labels import begins, closest, normalised
from engine.scenario.stack_labels import labels_of, own_names, printed_labels, stack_labels

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.core.identity import ObjectId, Ref
    from engine.game.decisions.orders import WaitingTrigger
    from engine.scenario.answering.asker import Asker, Validate
    from engine.scenario.format import Answer

FIRST_PLACES = ("bottom", "graveyard", "hand", "exile", "battlefield")  # where picked cards go, before "top" and others


@answers(OrderTriggers)
def order_triggers(asker: Asker, decision: OrderTriggers, validate: Validate) -> list[int]:
    """The order of triggers: each pick goes on the stack next; the rest as they arose."""
    asker.ordered.add(decision.seat)
    left = list(range(len(decision.triggers)))
    order: list[int] = []
    while len(left) > 1:
        answer = asker.queues.front(asker.letter(decision), CHOICE, (PICK,))
        found = _trigger_meant(asker, decision, left, answer) if answer is not None else None
        if answer is None or found is None:
            break
        asker.queues.use(answer, 1)
        asker.used(decision, answer, decision.triggers[found].text)
        order.append(found)
        left.remove(found)
    if len(left) > 1 and not _all_alike(asker, [decision.triggers[n] for n in left]):
        asker.missing(decision)
        asker.by_default(decision, "as they arose")
    return [*order, *left]


def note_unasked(asker: Asker, stacked: Sequence[ObjectId]) -> None:
    """Use answers for the order of triggers that was not asked, because any order is the same."""
    game = asker.board.game
    for seat in game.seats():
        if seat in asker.ordered:
            continue
        mine = [oid for oid in stacked if oid in game.objects and game.obj(oid).controller == seat]
        letter = asker.board.letter(seat)
        for _ in mine[1:]:
            answer = asker.queues.front(letter, CHOICE, (PICK,))
            if answer is None or not any(_is_on_stack(asker, oid, answer) for oid in mine):
                break
            asker.queues.use(answer, 1)


def _is_on_stack(asker: Asker, oid: ObjectId, answer: Answer) -> bool:
    item = asker.board.game.obj(oid).stack
    if item is None or not isinstance(item.ability, TriggeredAbility) or not answer.picks[0].name:
        return False
    labels, names = stack_labels(asker.board.game, oid)
    labels = (*labels, *printed_labels(asker.board.game, item.source, item.ability.label))
    named = asker.board.names(item.source)
    wanted = answer.picks[0].name
    if any(begins(label, wanted, names) for label in (*labels, *named)):
        return True
    return closest({oid: [label for label in labels if label]}, wanted) is not None  # wordings differ a little


def _trigger_meant(asker: Asker, decision: OrderTriggers, left: list[int], answer: Answer) -> int | None:
    """The trigger that an answer means; wordings differ a little, so else the only one that begins alike."""
    exact = next((n for n in left if _is_meant(asker, decision.triggers[n], answer)), None)
    if exact is not None or not answer.picks[0].name:
        return exact
    alike = _all_alike(asker, [decision.triggers[n] for n in left])
    labels = {n: _labels(asker, decision.triggers[n]) for n in (left[:1] if alike else left)}
    return closest(labels, answer.picks[0].name)


def _is_meant(asker: Asker, trigger: WaitingTrigger, answer: Answer) -> bool:
    wanted = answer.picks[0]
    game = asker.board.game
    if wanted.label:
        return trigger.source == asker.board.labelled(wanted.label)
    known = trigger.source in game.objects or trigger.source in game.last_known
    names = own_names(game, trigger.source) if known else ()
    if any(begins(label, wanted.name, names) for label in _labels(asker, trigger)):
        return True
    return known and any(begins(name, wanted.name) for name in asker.board.names(trigger.source))


def _labels(asker: Asker, trigger: WaitingTrigger) -> list[str]:
    """The labels of a waiting trigger: its text, and the keyword that stands for it."""
    game = asker.board.game
    labels = [trigger.text]
    if trigger.source in game.objects or trigger.source in game.last_known:
        abilities = game.chars(trigger.source).abilities
        ability = next((a for a in abilities.triggered if a.label == trigger.text), None)
        labels += labels_of(abilities, ability) if ability is not None else ()
        labels += printed_labels(game, trigger.source, trigger.text)
    return [label for label in labels if label]


def _all_alike(asker: Asker, triggers: list[WaitingTrigger]) -> bool:
    """Whether triggers have the same text, so that nobody could tell one order from another."""
    game = asker.board.game
    texts = [normalised(trigger.text, own_names(game, trigger.source)) for trigger in triggers]
    return len(dict.fromkeys(texts)) == 1


@answers(OrderObjects)
def order_objects(asker: Asker, decision: OrderObjects, validate: Validate) -> list[int]:
    """The order of objects: each pick is put there next, so the last one ends up topmost or bottommost."""
    size = len(decision.objects)
    selection = Selection(asker, decision, decision.objects, size, size, CHOICE, shown=True)
    while len(selection.rest) > 1 and selection.take_next():
        pass
    alike = len(dict.fromkeys(asker.board.shown(ref) for ref in selection.rest)) <= 1
    if len(selection.rest) > 1 and not alike and not selection.chosen:
        asker.by_default(decision, "as they are")
        return list(range(size))
    picked = [*selection.chosen, *selection.rest]
    where = "top" if "top" in decision.purpose else "bottom"
    free = list(range(size))  # what is there more than once is placed more than once
    for ref in in_library_order(picked, where):
        free.append(free.pop(next(place for place, number in enumerate(free) if decision.objects[number] == ref)))
    return free


@answers(SplitPiles)
def split_piles(asker: Asker, decision: SplitPiles, validate: Validate) -> list[Ref]:
    """Two piles: the objects of the first one are picked."""
    selection = Selection(asker, decision, decision.objects, 0, len(decision.objects), TARGET, shown=True)
    selection.from_queues()
    return selection.chosen


@answers(Distribute)
def distribute(asker: Asker, decision: Distribute, validate: Validate) -> list[list[Ref]]:
    """Put cards that are looked at in their places.

    Those that answers pick go to the first place that is not the top, the rest to the next places.
    """
    groups: dict[int, list[Ref]] = {place: [] for place in range(len(decision.places))}
    limits = decision.at_most or (NOBODY,) * len(decision.places)
    left = list(decision.objects)
    places = sorted(groups, key=lambda place: _rank(decision.places[place]))
    for place in places[:-1]:
        most = len(left) if limits[place] == NOBODY else min(limits[place], len(left))
        if not left or not most:
            continue
        selection = Selection(asker, decision, left, 0, most, TARGET, shown=True)
        while not selection.complete and selection.take_next():
            pass
        if not selection.chosen and not selection.stopped:
            asker.missing(decision)
            selection.chosen = _by_default(asker, decision, left, most)
        left = [ref for ref in left if ref not in selection.chosen]
        groups[place] = _in_order(asker, decision, selection.chosen, decision.places[place])
    groups[places[-1]] = _in_order(asker, decision, left, decision.places[places[-1]])
    return [groups[place] for place in range(len(decision.places))]


def _in_order(asker: Asker, decision: Distribute, refs: list[Ref], place: str) -> list[Ref]:
    """Cards put on a library together, in the order that answers give; else as they are."""
    if len(refs) < 2 or place not in ("top", "bottom"):
        return refs
    selection = Selection(asker, decision, refs, len(refs), len(refs), CHOICE, shown=True)
    while len(selection.rest) > 1 and selection.take_next():
        pass
    return in_library_order([*selection.chosen, *selection.rest], place) if selection.chosen else refs


def _rank(place: str) -> int:
    return next((number for number, word in enumerate(FIRST_PLACES) if word in place), len(FIRST_PLACES))


def _by_default(asker: Asker, decision: Distribute, left: list[Ref], most: int) -> list[Ref]:
    """Without an answer: scried and surveilled cards stay on top, otherwise as many as can be are taken."""
    stay = decision.purpose in ("scry", "surveil")
    asker.by_default(decision, "nothing" if stay else "the first cards")
    return [] if stay else left[:most]
