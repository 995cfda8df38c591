"""What a deck is built of after a draft (CR 905)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from engine.core.errors import IllegalAnswer, MalformedAnswer
from engine.table.drafting.decisions import BuildDeck, Pick
from tests.rulebook import rule
from tests.support.games.drafts import NAMES, deck, draft, face, rest_of_the_draft

PLOT = face("Open Plot", "Creatures you control get +1/+1.", "Conspiracy", "")


@rule("905.1d", "only these cards and any number of basic land cards", "becomes that player's card pool", "100.2b")
def test_a_deck_is_built_of_what_was_drafted_and_basic_lands() -> None:
    one = draft(PLOT)
    rest_of_the_draft(one)
    pool = [one.table.names[number] for number in one.table.piles[0]]
    assert isinstance(one.pending, BuildDeck) and sorted(one.pending.pool) == sorted(pool)
    good = deck(one, 0)
    for wrong in (
        {"deck": [[40, "Plain Bear 39"]]},  # nobody has so many
        {"deck": [[39, "Forest"]]},  # too few
        {"deck": [[1, "Open Plot"], *good["deck"]]},  # for the sideboard
        {"deck": [[40, "No Such Card"]]},
    ):
        with pytest.raises(IllegalAnswer):
            one.answer(wrong)
    assert one.pending.asked_of == 0
    assert one.pending.basics == ("Plains", "Island", "Swamp", "Mountain", "Forest")
    for seat in (0, 1):
        one.answer(deck(one, seat))
    one.answer({"deck": [[40, "Forest"]]})
    setup = one.match_setup()
    assert dict(setup.options) == {"variants": ("conspiracy_draft",)}
    assert one.over and [sum(count for count, _ in seat.deck) for seat in setup.seats] == [40, 40, 40]
    assert [(sits.name, sits.agent, sits.lists) for sits in setup.seats] == [(name, "", {}) for name in NAMES[:3]], "as they drafted"
    assert {name: count for count, name in setup.seats[0].sideboard} == {"Open Plot": pool.count("Open Plot")}
    others = Counter(one.table.names[number] for number in one.table.piles[2])
    assert min(others.values()) == 1 and {name: count for count, name in setup.seats[2].sideboard} == others


@rule("905.1d", "only these cards", "any number of basic land cards", "100.2b")
@pytest.mark.parametrize(
    ("wrong", "why"),
    [
        ({"deck": [[39, "Forest"]]}, "draft_too_few"),
        ({"deck": [[40, "Plain Bear 39"]]}, "draft_not_so_many"),
        ({"deck": [[40, "Forest"]], "commanders": ["Forest"]}, "draft_no_commanders"),
        ({"deck": [[40, "Forest"]], "commanders": "Forest"}, "a list of names"),
        ({"deck": [[40, "Forest"]], "commanders": [3]}, "a list of names"),
        ({"deck": [[40, "Forest"]], "more": []}, "a deck is asked for"),
        ({"commanders": []}, "a deck is asked for"),
        (["deck"], "a deck is asked for"),
        ({"deck": "Forest"}, "a list of numbers and names"),
        ({"deck": [[251, "Forest"]]}, "a number and a name"),
        ({"deck": [[-1, "Forest"]]}, "a number and a name"),
        ({"deck": [[40, "Forest", 1]]}, "a number and a name"),
        ({"deck": [[True, "Forest"]]}, "a number and a name"),
    ],
)
def test_what_is_no_deck_of_the_pool_is_refused_with_a_reason(wrong: Any, why: str) -> None:
    asked = BuildDeck(seat=0, pool=("Plain Bear 1", "Plain Bear 1"), basics=("Forest",))
    with pytest.raises((IllegalAnswer, MalformedAnswer), match=why):
        asked.check(wrong)


@rule("905.1d", "only these cards", "any number of basic land cards")
def test_every_card_of_the_pool_as_often_as_it_is_there_and_as_many_basic_lands_as_one_likes() -> None:
    asked = BuildDeck(seat=0, pool=("Plain Bear 1", "Plain Bear 1"), basics=("Forest",))
    for listed in ([[2, "Plain Bear 1"], [38, "Forest"]], [[250, "Forest"]], [[40, "Forest"], [0, "Plain Bear 9"]]):
        whole = {"deck": [entry for entry in listed if entry[0]], "commanders": []}
        assert asked.check({"deck": listed}) == whole
    with pytest.raises(IllegalAnswer):
        asked.check({"deck": [[3, "Plain Bear 1"], [38, "Forest"]]})
    assert asked.some_answer(lambda bound: 0) == {"deck": [[2, "Plain Bear 1"], [38, "Forest"]], "commanders": []}
    many = BuildDeck(seat=0, pool=("Plain Bear 1",) * 41, basics=("Forest",))
    assert many.some_answer(lambda bound: 0) == {"deck": [[41, "Plain Bear 1"], [0, "Forest"]], "commanders": []}


@rule("905.2", "cards with abilities that function during the draft are used with a pick or by themselves")
def test_what_lies_face_up_is_used_where_it_fits() -> None:
    asked = Pick(seat=0, candidates=(4, 5), together=((8, (4,)), (9, (4, 5))), aside=(7,))
    assert asked.check({"take": 4, "with": [8, 9]}) == {"take": 4, "with": [8, 9]}
    assert asked.check({"take": 5}) == {"take": 5, "with": []} and asked.check({"use": 7}) == {"use": 7}
    for wrong in ({"take": 5, "with": [8]}, {"take": 4, "with": [8, 8]}, {"take": 6}, {"use": 8}, {"take": 4, "use": 7}, {"with": [8]}):
        with pytest.raises((IllegalAnswer, MalformedAnswer)):
            asked.check(wrong)
