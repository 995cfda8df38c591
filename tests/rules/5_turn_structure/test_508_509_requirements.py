"""The declaration that obeys the most requirements (CR 508.1d, 509.1c), against trying everything."""

from __future__ import annotations

from itertools import combinations, product

from hypothesis import given, settings
from hypothesis import strategies as st

from engine.game.rules.combat.requirements import Choice, Conflict, Requirements
from engine.game.rules.combat.restrictions import TooFew, TooMany
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.games.how_often import often

TARGETS = (1, 2, 3)
CHOOSERS = (101, 102, 103, 104)


@st.composite
def problems(draw: st.DrawFn) -> Requirements:
    """A small board: what each creature could choose, and what is required.

    Restrictions on numbers of creatures, too.
    """
    options = {
        chooser: tuple(sorted(draw(st.sets(st.sampled_from(TARGETS), max_size=3)))) for chooser in CHOOSERS
    }
    options = {chooser: targets for chooser, targets in options.items() if targets}
    at_all = {chooser: draw(st.integers(0, 2)) for chooser in options}
    each = {(c, t): draw(st.sampled_from((0, 0, 0, 1, 2))) for c, targets in options.items() for t in targets}
    covered = {target: draw(st.sampled_from((0, 0, 1, 2))) for target in TARGETS}
    capacity = {chooser: draw(st.sampled_from((1, 1, 1, 2))) for chooser in options}
    least = {target: draw(st.sampled_from((0, 0, 0, 2, 3))) for target in TARGETS}
    most = {target: draw(st.sampled_from((9, 9, 9, 1, 2))) for target in TARGETS}
    crowd_least, crowd_most = draw(st.sampled_from((0, 0, 2, 3))), draw(st.sampled_from((9, 9, 1, 2)))
    hinted = draw(st.booleans())

    def conflict(choice: Choice) -> Conflict | None:
        few = TooFew("few") if hinted else Refusal("few")
        for target in TARGETS:
            number = sum(target in targets for targets in choice.values())
            if 0 < number < least[target]:
                return Conflict(few, target)
            if number > most[target]:
                return Conflict(TooMany("many", "", most[target]) if hinted else Refusal("many"), target)
        if len(choice) > crowd_most:
            return Conflict(TooMany("crowd", "", crowd_most) if hinted else Refusal("crowd"))
        return Conflict(few) if 0 < len(choice) < crowd_least else None

    def wanted(numbers: dict) -> dict:  # type: ignore[type-arg]
        return {key: number for key, number in numbers.items() if number}

    return Requirements(options, conflict, wanted(at_all), wanted(each), wanted(covered), capacity)


def everything(required: Requirements) -> list[Choice]:
    """All declarations."""
    ways = []
    for chooser, targets in required.options.items():
        sizes = range(required.limit(chooser) + 1)
        ways.append([(chooser, group) for size in sizes for group in combinations(targets, size)])
    return [{chooser: group for chooser, group in way if group} for way in product(*ways)]


@rule("508.1d", "509.1c")
@settings(max_examples=often(60, 300), deadline=None)
@given(problems())
def test_no_declaration_obeys_more(required: Requirements) -> None:
    found = required.most()
    assert required.conflict(found) is None
    assert all(set(targets) <= set(required.options[chooser]) for chooser, targets in found.items())
    assert all(len(targets) <= required.limit(chooser) for chooser, targets in found.items())
    legal = [choice for choice in everything(required) if required.conflict(choice) is None]
    assert required.obeyed(found) == max(map(required.obeyed, legal))
