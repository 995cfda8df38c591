"""Cards more than one from a booster pack (CR 905.2a): what they cost."""

from __future__ import annotations

from tests.rulebook import rule
from tests.support.games.drafts import draft, face, pick, rest_of_the_draft


@rule("905.1b", "in the first draft round to each player's left", "905.2c", "the card leaves that player's drafted cards pile")
def test_a_pack_from_which_two_cards_were_drafted_is_passed_to_the_left_like_others() -> None:
    """The card that allowed the second one went into that pack, and is passed with it."""
    greedy = face("Greedy Cook", "Draft Greedy Cook face up.\nAs you draft a card, you may draft an additional card from that booster pack. "
                  "If you do, put Greedy Cook into that booster pack.")  # fmt: skip
    one = draft(greedy, seats=3, pack=7)
    cook = pick(one, "Greedy Cook")
    for _ in range(2):
        pick(one)
    pick(one, using="Greedy Cook")  # of the pack that Cleo has passed on
    assert one.pending is not None and one.pending.asked_of == 0, "one more of the same pack"
    assert one.view(1).story[-2:] == ("Ana uses Greedy Cook", "Ana puts Greedy Cook into the booster pack")
    assert all(one.view(viewer).story[-1] == "Ana puts Greedy Cook into the booster pack" for viewer in range(3)), "all know what is passed on"
    pick(one)
    assert one.pending.asked_of == 1
    for _ in range(2):
        pick(one)
    assert [len(packs[0].cards) for packs in one.table.waiting] == [5, 5, 5] and cook in one.table.waiting[1][0].cards
    assert all(player.face_up == () for player in one.view(2).players) and cook not in one.table.face_up, "it lies before nobody any more"
    assert [len(pile) for pile in one.table.piles] == [2, 2, 2]
    rest_of_the_draft(one)  # in which more of them lie face up, to the end


@rule("905.2a", "as you draft a card you may …: it can be used as a card is drafted, and is used up", "905.1a", "passes the remaining cards")
def test_who_drafts_an_additional_card_for_it_passes_the_next_pack_without_drafting() -> None:
    """The card that allowed it lies face down from then on, in its owner's pile."""
    hasty = face("Hasty Cook", "Draft Hasty Cook face up.\nAs you draft a card, you may draft an additional card from that booster pack. If "
                 "you do, turn Hasty Cook face down, then pass the next booster pack without drafting a card from it.")  # fmt: skip
    one = draft(hasty, seats=2, pack=6)
    cook = pick(one, "Hasty Cook")
    pick(one)
    assert one.pending is not None and one.pending.asked_of == 0 and cook in one.table.face_up
    pick(one, using="Hasty Cook")
    assert one.pending.asked_of == 0 and len(one.table.piles[0]) == 2, "an additional card from the same pack"
    pick(one)
    assert cook in one.table.piles[0] and cook not in one.table.face_up, "face down, and still Ana's"
    assert one.pending.asked_of == 1 and len(one.table.piles[0]) == 3
    sizes = []
    while one.pending.asked_of == 1:  # type: ignore[union-attr]
        sizes.append(len(one.pending.candidates))  # type: ignore[union-attr]
        pick(one)
    assert sizes == [5, 3], "the pack that Ana has passed on untouched, then the one from which she drafted three"
    assert one.pending.asked_of == 0 and list(map(len, one.table.piles)) == [3, 3]  # type: ignore[union-attr]
