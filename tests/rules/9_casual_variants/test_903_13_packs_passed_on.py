"""What is known and what can be done with a booster pack that was passed on (CR 903.13c)."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.table.drafting.decisions import Pick
from tests.rulebook import rule
from tests.support.games.drafts import draft, face, go_on, notes, pick


@rule("903.13c", "in the first and third rounds the player to the left drafts next from a pack, in the second the one to the right")
def test_who_may_look_at_the_next_card_of_a_pack_learns_what_the_neighbor_drafts_to_whom_it_was_passed() -> None:
    spy = face("Spy", "Reveal Spy as you draft it. You may look at the next card drafted from this booster pack.")
    one = draft(spy, form="commander_draft", seats=3, pack=8)
    for number, (neighbor, seat) in ((1, ("Ben", 1)), (2, ("Cleo", 2)), (3, ("Ben", 1))):
        assert one.table.round == number
        pick(one)
        pick(one, "Spy")  # which is Ana's last card of this pack
        before = len(one.view(0).story)
        drafted: list[tuple[int, str]] = []
        while len(drafted) < 12:
            assert isinstance(one.pending, Pick)
            drafted.append((one.pending.asked_of, one.table.names[pick(one)]))
        (name, _) = [name for whose, name in drafted[4:] if whose == seat][-2:]
        seen = [line for line in one.view(0).story[before:] if "has drafted" in line]
        assert seen == [f"{neighbor} has drafted {name}"], f"round {number}: one card, and of nobody else"
        assert not any("has drafted" in line for viewer in (1, 2) for line in one.view(viewer).story), "nobody else learns of it"
        while one.table.round == number and isinstance(one.pending, Pick):
            go_on(one)


@rule("903.13c", "to the left: what lies face up is used with cards of the pack that was passed there, if it fits")
def test_a_banner_is_used_with_a_creature_card_of_the_pack_that_was_passed_on() -> None:
    banner = face("Banner", "Draft Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn Banner face down.")
    one = draft(banner, face("Short Verse", "You gain 1 life.", "Sorcery"), form="commander_draft", seats=2, pack=8)
    own = pick(one, "Banner")
    for _ in range(3):
        pick(one)
    pending = one.pending
    assert isinstance(pending, Pick) and pending.asked_of == 0 and pending.aside == (), "a banner does nothing by itself"
    names = {number: one.table.names[number] for number in pending.candidates}
    (verse,) = (number for number, name in names.items() if name == "Short Verse")
    assert len(names) == 6 and pending.together == ((own, tuple(number for number in names if number != verse)),)
    with pytest.raises(IllegalAnswer, match="can't be used"):
        one.answer({"take": verse, "with": [own]})
    drafted = pick(one, using="Banner")
    assert notes(one, 0) == [("Banner", names[drafted])] and own not in one.table.face_up
