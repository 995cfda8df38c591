"""What is seen of drafted cards (CR 905.1c), and what is noted as programs draft (CR 905.2b)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.table.drafting.checking import check_draft_views
from engine.table.drafting.decisions import BuildDeck, Pick
from tests.rulebook import rule
from tests.support.games.drafts import deck, draft, face, notes, pick, rest_of_the_draft


@rule("903.13c", "in draft rounds: there are none where packs are only opened")
@rule("905.1c", "only at cards they have: where packs are opened and not drafted from, in no draft round")
def test_a_sealed_pool_is_seen_by_its_player_alone_and_in_no_draft_round() -> None:
    guide = face("Hired Guide", "Partner", "Legendary Creature — Human")
    one = draft(form="sealed", pack=4, seats=2, more=(guide,), commanders=("Hired Guide",))
    assert isinstance(one.pending, BuildDeck) and one.pending.extra == (), "nobody gets one more card that leads a deck"
    for seat in range(2):
        view = one.view(seat)
        assert (view.round, view.pick, view.pack, view.looked_at) == (0, 0, (), ())
        assert view.pile == tuple(one.table.piles[seat]) and set(view.names) == set(view.pile) and len(view.pile) == 24
    check_draft_views(one)


@rule("905.1c", "only at cards they have already drafted", "905.1d", "from only these cards: whether somebody else has one is not told")
def test_a_deck_with_a_card_of_somebody_elses_is_refused_like_one_with_a_card_that_nobody_has() -> None:
    one = draft(pack=4)
    rest_of_the_draft(one)
    for seat in range(3):
        mine = set(one.view(seat).names.values())
        theirs = next(one.table.names[number] for number in one.table.piles[seat - 1] if one.table.names[number] not in mine)
        for name in (theirs, "No Such Card"):
            with pytest.raises(IllegalAnswer, match=f"^1 of {name}, and there are 0 in the card pool"):
                one.answer({"deck": [[1, name], [39, "Forest"]]})
        one.answer(deck(one, seat))


@rule("905.1c", "cards that have been drafted face up", "905.2c", "all players may look at it", "it is used with what it speaks of alone")
def test_a_card_drafted_face_up_is_told_to_all_and_goes_with_creature_cards_only() -> None:
    banner = face("Banner", "Draft Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn Banner face down.")
    one = draft(banner, face("Grey Rock", "", "Artifact"), seats=2, pack=5)
    mine = pick(one, "Banner")
    assert [one.view(seat).story[-1] for seat in range(2)] == ["Ana drafts Banner face up"] * 2
    assert [one.view(seat).names[mine] for seat in range(2)] == ["Banner"] * 2
    pick(one)
    assert isinstance(one.pending, Pick) and one.pending.asked_of == 0
    names = {number: one.table.names[number] for number in one.pending.candidates}
    assert sorted(names.values())[:2] == ["Banner", "Grey Rock"] and len(names) == 4
    assert one.pending.together == ((mine, tuple(number for number, name in names.items() if name != "Grey Rock")),)
    check_draft_views(one)


@rule("905.2b", "reveal them as they're drafted", "also a program that drafts one for what else it does")
def test_a_program_drafts_what_is_worth_most_and_notes_what_the_card_says() -> None:
    """A creature with flying is worth more than one that is a little bigger."""
    hawk = face("Counting Hawk", "Flying\nReveal Counting Hawk as you draft it and note how many cards you've drafted this draft round, "
                "including Counting Hawk.")  # fmt: skip
    one = draft(face("Stout Bear", size="2/3"), hawk, agents=("program",) * 2, seats=2, pack=4)
    assert isinstance(one.pending, Pick)
    one.answer_by_program()
    assert one.view(1).story[-2:] == ("Ana reveals Counting Hawk", "Ana notes 1 for Counting Hawk")
    one.answer_by_program()
    one.answer_by_program()
    assert [notes(one, seat) for seat in range(2)] == [[("Counting Hawk", 1)]] * 2
    assert [one.table.names[number] for number in one.table.piles[0]] == ["Counting Hawk", "Stout Bear"]
