"""Commander Draft (CR 903.13c). Packs are passed left, right, left, and what is noted and looked at as they go."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.choices import ChooseOption
from engine.table.drafting.decisions import Pick
from engine.table.drafting.draft import Draft
from tests.rulebook import rule
from tests.support.games.drafts import draft, face, go_on, notes, pick, rest_of_the_draft, use

TALLY = face("Tally Clerk", "Reveal Tally Clerk as you draft it and note how many cards you've drafted this draft round, including Tally Clerk.")
SPY = face("Spy", "Reveal Spy as you draft it. You may look at the next card drafted from this booster pack.")
SCRIBE = face("Scribe", "Reveal Scribe as you draft it. Reveal the next card you draft and note its name.")
FRIEND = face("Nosy Friend", "Draft Nosy Friend face up.\nDuring the draft, you may turn Nosy Friend face down. If you do, look at the next card drafted by a "
              "player of your choice.")  # fmt: skip
SNEAK = face("Sneak", "Draft Sneak face up.\nDuring the draft, you may turn Sneak face down. If you do, look at any unopened booster pack in the draft or any "
             "booster pack not being looked at by another player.")  # fmt: skip
BANNER = face("Banner", "Draft Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn Banner face down.")
ROCK = face("Grey Rock", "", "Artifact")


def watched(one: Draft) -> list[str]:
    """Whose cards Ana has looked at as they were drafted, and which."""
    return [line for line in one.view(0).story if "has drafted" in line]


@rule("903.13c", "in the first and third rounds to the left, in the second to the right: who drafts the next card of a pack", "903.13b", "two cards of each")
def test_the_next_card_of_a_pack_is_drafted_by_whoever_it_is_passed_to() -> None:
    one = draft(SPY, SCRIBE, TALLY, form="commander_draft", pack=12)
    for number, to in ((1, 1), (2, 2), (3, 1)):
        before = len(watched(one)), len(notes(one, 1)), len(notes(one, 2))
        pick(one)
        pick(one, "Spy")
        pick(one, "Scribe")
        told = one.table.names[pick(one)]
        assert one.view(0).story[-2:] == (f"Ben reveals {told}", f"Ben notes {told} for Scribe")
        pick(one)
        pick(one, "Tally Clerk")
        assert notes(one, 1)[before[1]:] == [("Scribe", told)] and notes(one, 2)[before[2]:] == [("Tally Clerk", 2)]
        drafted = []
        for seat in range(3):
            assert isinstance(one.pending, Pick) and one.pending.asked_of == seat
            drafted.append(one.table.names[pick(one)])
            pick(one)
        assert watched(one)[before[0]:] == [f"{one.table.name_of(to)} has drafted {drafted[to]}"], f"one card, in round {number}"
        assert notes(one, 1)[before[1]:] == [("Scribe", told)], "of one card alone the name is noted"
        while one.table.round == number and isinstance(one.pending, Pick):
            go_on(one)


@rule("903.13c", "in the first round to the left", "903.13d", "unless an ability instructs them to")
def test_who_looks_at_the_next_card_of_a_neighbor_sees_one() -> None:
    one = draft(FRIEND, BANNER, ROCK, form="commander_draft", pack=10)
    pick(one, "Nosy Friend")
    banner = pick(one, "Banner")
    for _ in range(4):
        pick(one)
    use(one, "Nosy Friend")
    one.answer(0)  # Ben
    rock = next(number for number in one.table.waiting[0][0].cards if one.table.names[number] == "Grey Rock")
    with pytest.raises(IllegalAnswer, match="can't be used"):
        one.answer({"take": rock, "with": [banner]})
    pick(one, "Grey Rock")
    noted = pick(one, using="Banner")
    assert notes(one, 0) == [("Banner", one.table.names[noted])] and watched(one) == []
    drafted = [one.table.names[pick(one)] for _ in range(4)]
    assert watched(one) == [f"Ben has drafted {drafted[0]}"], "neither Ben's second card nor Cleo's"
    for _ in range(6):
        pick(one)
    assert len(watched(one)) == 1
    rest_of_the_draft(one)


@rule("903.13a", "sealed booster packs", "903.13c", "in the first round to the left: whose pack is in front of whom")
@rule("903.13d", "only at cards in the booster pack they draft from, unless an ability instructs them to")
def test_who_looks_at_another_pack_sees_one_that_was_passed_or_one_of_a_round_to_come() -> None:
    one = draft(SNEAK, form="commander_draft", pack=9)
    mine = set(one.table.waiting[0][0].cards)
    mine -= {pick(one), pick(one, "Sneak")}
    for _ in range(4):
        pick(one)
    use(one, "Sneak")
    assert one.table.face_up == set(), "it lies face down from now on"
    passed = ["the booster pack in front of Ben", "the booster pack in front of Cleo"]
    sealed = [f"{name}'s unopened booster pack of round {later}" for later in (2, 3) for name in ("Ana", "Ben", "Cleo")]
    asked = one.view(0).decision
    assert isinstance(asked, ChooseOption) and list(asked.options) == [*passed, *sealed]
    one.answer(0)
    assert set(one.view(0).looked_at) == mine, "Ana passed it to Ben"
    *names, last = [one.table.names[card] for card in one.view(0).looked_at]
    assert one.view(0).story[-1] == f"You see in {passed[0]}: {', '.join(names)} and {last}"
    told = f"Ana looks at {passed[0]}"
    assert [told in one.view(seat).story for seat in range(3)] == [False, True, True]
