"""Conspiracy Draft (CR 905): rounds, secrecy, cards that act while they are drafted, and the game."""

from __future__ import annotations

import pytest

from engine.core.errors import RulesDefect
from engine.core.record import replace
from engine.game.decisions.choices import ChooseOption
from engine.game.rules.questions.drafting import noted_for
from engine.table.drafting.checking import check_draft_views
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.procedure import order
from engine.table.drafting.view import DraftView
from engine.table.match import Match
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.games.drafts import (
    NAMES,
    deck,
    draft,
    drafted_in_turn,
    face,
    go_on,
    notes,
    pick,
    rest_of_the_draft,
    use,
)

TALLY = face("Tally Clerk", "Reveal Tally Clerk as you draft it and note how many cards you've drafted this draft round, "
             "including Tally Clerk.\nTally Clerk enters with X +1/+1 counters on it, where X is the highest number you "
             "noted for cards named Tally Clerk.")  # fmt: skip
BANNER = face("Banner", "Draft Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn "
              "Banner face down.\nCreatures you control with a name you noted for cards named Banner get +1/+1.")  # fmt: skip
GREEDY = face("Greedy Cook", "Draft Greedy Cook face up.\nAs you draft a card, you may draft an additional card from that "
              "booster pack. If you do, put Greedy Cook into that booster pack.")  # fmt: skip


@rule("905.1", "905.1a", "each player opens a booster pack", "drafts one card", "passes the remaining cards to the next player")
@rule("905.1b", "first and third draft rounds, booster packs are passed to each player's left", "second round: right")
def test_three_rounds_of_picks_from_packs_that_go_left_right_left() -> None:
    one = draft(pack=4, more=(face("Hired Guide", "Partner", "Legendary Creature — Human"),), commanders=("Hired Guide",))
    for number, way in ((1, 1), (2, -1), (3, 1)):
        assert one.table.round == number and one.view(0).to_left == (way == 1)
        packs = {seat: set(one.table.waiting[seat][0].cards) for seat in range(3)}
        assert all(len(cards) == 4 for cards in packs.values()), "everybody has opened a pack"
        before = {seat: len(one.table.piles[seat]) for seat in range(3)}
        for seat in range(3):
            assert one.pending is not None and one.pending.asked_of == seat
            packs[seat].remove(pick(one))
        for seat in range(3):
            assert len(one.table.piles[seat]) == before[seat] + 1
            assert set(one.table.waiting[(seat + way) % 3][0].cards) == packs[seat]
        while one.table.round == number and isinstance(one.pending, Pick):
            pick(one)
    rest_of_the_draft(one)  # of which nothing is left
    assert isinstance(one.pending, BuildDeck) and one.pending.extra == () and [len(pile) for pile in one.table.piles] == [12, 12, 12]


@rule("905.1c", "only at cards in the booster pack they are currently drafting from, cards they have already drafted")
def test_a_player_sees_their_pack_and_what_they_drafted_and_nothing_else() -> None:
    one = draft(BANNER, TALLY, pack=5)
    pick(one, "Banner")
    mine = pick(one)
    theirs, hers = one.view(1), one.view(2)
    assert theirs.pile == (mine,) and theirs.pack == () and theirs.decision is None, "not even the pack they pass on"
    assert "Banner" in theirs.names.values(), "what was drafted face up"
    assert hers.pack and mine not in hers.names and len(hers.names) == len(hers.pack) + 1
    pick(one, "Tally Clerk")
    assert one.view(0).story[-2:] == one.view(1).story[-2:] == ("Cleo reveals Tally Clerk", "Cleo notes 1 for Tally Clerk"), "as an ability says"
    assert isinstance(one.pending, Pick) and one.pending.together == ((one.table.piles[0][0], one.pending.candidates),), "Ana's Banner"
    while isinstance(one.pending, Pick):
        check_draft_views(one)
        go_on(one)
    for seat in range(3):
        check_draft_views(one)
        assert set(one.view(seat).names) == set(one.table.piles[seat]), "their own cards, and none that others drafted face up"
        clerks = [one.table.names[number] for number in one.table.piles[seat]].count("Tally Clerk")
        assert [card for card, _ in notes(one, seat)].count("Tally Clerk") == clerks, "what is noted is seen by all"
        assert [one.view(viewer).players[seat].notes for viewer in range(3)] == [tuple(one.table.notes[seat])] * 3
        one.answer(deck(one, seat))
    check_draft_views(one)
    assert (setup := one.match_setup()).options == (("variants", ("conspiracy_draft",)),) and [seat.sideboard for seat in setup.seats] == [()] * 3


@rule("905.1c", "the check of views")
def test_the_check_of_views_notices_a_card_that_shows(monkeypatch: pytest.MonkeyPatch) -> None:
    one = draft()
    hidden = pick(one)
    check_draft_views(one)
    honest = one.view

    def leaking(seat: int) -> DraftView:
        view = honest(seat)
        return replace(view, names={**view.names, hidden: one.table.names[hidden]})

    monkeypatch.setattr(one, "view", leaking)
    with pytest.raises(RulesDefect, match="sees the hidden cards"):
        check_draft_views(one)

    def telling(seat: int) -> DraftView:
        return replace(honest(seat), story=(one.table.names[hidden],))

    monkeypatch.setattr(one, "view", telling)
    with pytest.raises(RulesDefect, match="sees something"):
        check_draft_views(one)

    def too_early(seat: int) -> DraftView:
        """Who is not to pick yet sees the pack that waits for them."""
        view, table = honest(seat), one.table
        assert one.pending is not None and one.pending.asked_of == 1
        return replace(view, names={**view.names, **{n: table.names[n] for n in table.waiting[2][0].cards}}) if seat == 2 else view

    def over_the_shoulder(seat: int) -> DraftView:
        """Somebody else sees the pack from which seat 1 is to pick."""
        view, asked = honest(seat), one.pending
        assert isinstance(asked, Pick) and asked.asked_of == 1
        return replace(view, names={**view.names, **{n: one.table.names[n] for n in asked.candidates}}) if seat == 0 else view

    monkeypatch.setattr(one, "view", over_the_shoulder)
    with pytest.raises(RulesDefect, match="seat 0 sees the hidden cards"):
        check_draft_views(one)
    monkeypatch.setattr(one, "view", too_early)
    with pytest.raises(RulesDefect, match="seat 2 sees the hidden cards"):
        check_draft_views(one)


@rule("905.2", "by chance a player may use any of it, and need not")
def test_by_chance_everything_that_can_be_done_with_a_pick_is_done() -> None:
    asked = Pick(seat=0, candidates=(4, 5), together=((8, (4,)), (9, (4,))), aside=(7, 6))

    def by(*rolls: int) -> object:
        left = list(rolls)

        def below(bound: int) -> int:
            assert left[0] < bound
            return left.pop(0)

        found = asked.some_answer(below)
        assert left == []
        return found

    assert [by(0, 0), by(0, 1)] == [{"use": 7}, {"use": 6}]
    assert [by(1, 1), by(3, 1)] == [{"take": 5, "with": []}] * 2
    assert by(1, 0, 0, 0) == by(2, 0, 0, 2) == {"take": 4, "with": [8]}
    assert [by(1, 0, 1, 0), by(3, 0, 2, 1)] == [{"take": 4, "with": [9]}, {"take": 4, "with": []}]
    quiet = Pick(seat=0, candidates=(4, 5))
    assert quiet.some_answer(lambda bound: bound - 1) == {"take": 5, "with": []}


@rule("905.2", "905.2b", "reveal them as they're drafted and then note some information", "any player can look")
@rule("905.2b", "referred to by other abilities during the game")
def test_a_card_revealed_as_it_is_drafted_has_something_noted_for_the_game() -> None:
    one = draft(TALLY, seats=2, pack=4)
    pick(one)
    pick(one)
    pick(one, "Tally Clerk")
    assert notes(one, 0) == [("Tally Clerk", 2)], "including the card itself"
    assert "Ana reveals Tally Clerk" in one.view(1).story and one.view(1).players[0].notes == (("Tally Clerk", "number", 2),)
    assert one.table.piles[0][-1] not in one.view(1).names, "then it is turned face down"
    rest_of_the_draft(one)
    for seat in range(2):
        one.answer(deck(one, seat))
    match = Match.new(one.match_setup())
    assert 2 in noted_for(match.live, 0, "Tally Clerk", "number")
    assert not noted_for(match.live, 0, "Tally Clerk", "name") and not noted_for(match.live, 0, "Plain Bear 1", "number")
    assert any(note == "Noted for Tally Clerk: 2" for note in view_for(match.live, 1, None).players[0].designations)


@rule("905.2c", "remains face up until the draft is complete, an effect … turn it face down, or the card leaves")
def test_a_card_drafted_face_up_is_seen_by_all_until_it_is_turned_down() -> None:
    one = draft(BANNER, seats=2, pack=4)
    number = pick(one, "Banner")
    pick(one, "Banner")
    assert one.view(1).names[number] == "Banner" and number in one.view(1).players[0].face_up
    by = one.pending
    assert by is not None
    seat = by.asked_of
    own = one.table.piles[seat][0]
    drafted = pick(one, using="Banner")
    assert notes(one, seat) == [("Banner", one.table.names[drafted])]
    story = [line for line in one.view(1 - seat).story if NAMES[seat] in line]
    assert [word for line in story[-3:] for word in ("uses", "reveals", "notes") if word in line] == ["uses", "reveals", "notes"]
    assert f"reveals {one.table.names[drafted]}" in story[-2] and drafted not in one.view(1 - seat).names
    assert own not in one.view(1 - seat).names, "an effect turned it face down"
    other = one.table.piles[1 - seat][0]
    assert other in one.view(seat).names
    rest_of_the_draft(one)
    assert other not in one.view(seat).names, "the draft is complete"


@rule("905.2c", "the card leaves that player's drafted cards pile")
def test_a_card_may_go_into_a_pack_for_one_more() -> None:
    one = draft(GREEDY, seats=2, pack=6)
    pick(one, "Greedy Cook")
    pick(one)
    assert one.pending is not None and one.pending.asked_of == 0
    cook = one.table.piles[0][0]
    pick(one, using="Greedy Cook")
    assert one.pending.asked_of == 0, "an additional card from the same pack"
    assert any("Ana puts Greedy Cook" in line for line in one.view(1).story), one.view(1).story
    assert cook in one.pending.candidates and cook not in one.table.piles[0] and cook not in one.table.face_up  # type: ignore[attr-defined]
    pick(one)
    assert one.pending.asked_of == 1 and len(one.table.piles[0]) == 2


@rule("905.1", "905.1a", "each player drafts one card, then passes the remaining cards", "until all cards in that draft round have been drafted")
@rule("905.1b", "to the left in the first and third rounds", "to the right in the second", "905.1c", "905.1d", "becomes that player's card pool")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_card_of_every_pack_is_drafted_once_in_turn_and_nothing_else_is_seen(seats: int) -> None:
    drafted_in_turn(draft(seats=seats, pack=5), 5)


@rule("905.2a", "those actions are taken in a random order")
def test_where_several_could_act_at_once_chance_says_who_is_first() -> None:
    one = draft(BANNER, face("Grey Rock", "", "Artifact"), seats=4, pack=8)
    assert order(one.table) == (0, 1, 2, 3), "nobody could act"
    for seat in range(4):
        assert isinstance(one.pending, Pick) and one.pending.together == ()
        banner = pick(one, "Banner")
        assert f"{NAMES[seat]} drafts Banner face up" in one.view(3 - seat).story and banner in one.table.face_up
    assert isinstance(one.pending, Pick)
    ((banner, fitting),) = one.pending.together
    assert one.table.names[banner] == "Banner" and banner in one.table.piles[one.pending.asked_of]
    assert {one.table.names[number] for number in {*one.pending.candidates} - {*fitting}} == {"Grey Rock"}, "with a creature card"
    orders = {order(one.table) for _ in range(40)}
    assert len(orders) > 5 and all(sorted(found) == [0, 1, 2, 3] for found in orders)
    assert [player.packs for player in one.view(0).players] == [(7,)] * 4 and [player.drafted for player in one.view(0).players] == [1] * 4
    rest_of_the_draft(one)
    assert sorted(number for pile in one.table.piles for number in pile) == list(range(96)), "each card is drafted once"
    assert [len(pile) for pile in one.table.piles] == [24] * 4


@rule("905.2", "some cards have abilities that function during the draft")
def test_what_else_cards_do_while_they_are_drafted() -> None:
    grudge = face("Grudge", "Reveal Grudge as you draft it and note the player who passed it to you.")
    city = face("Tri City", "Reveal Tri City as you draft it. The player to your right chooses a color, you choose another "
                "color, then the player to your left chooses a third color.\n{T}: Add one mana of any color chosen as you "
                "drafted cards named Tri City.", "Land", "")  # fmt: skip
    spy = face("Spy", "Reveal Spy as you draft it. You may look at the next card drafted from this booster pack.")
    one = draft(grudge, city, spy, seats=3, pack=8)
    pick(one, "Grudge")
    assert notes(one, 0) == [], "a pack that one opens was passed by nobody"
    pick(one, "Tri City")
    for seat, left in ((0, 5), (1, 4), (2, 3)):
        asked = one.pending
        assert isinstance(asked, ChooseOption) and asked.asked_of == seat and len(asked.options) == left
        one.answer(0)
    assert notes(one, 1) == [("Tri City", color) for color in "WUB"]
    pick(one, "Spy")
    watched = pick(one, "Grudge")  # Ana drafts from the pack in which Spy was
    assert f"Ana has drafted {one.table.names[watched]}" in one.view(2).story
    assert not any("Ana has drafted" in line for line in one.view(1).story)
    assert notes(one, 0) == [("Grudge", 2)], "who passed it"
    for _ in range(4):
        pick(one)  # Ben from that pack, too
    assert sum("has drafted" in line for line in one.view(2).story) == 1, "only the next card from it"


@rule("905.2", "905.2b", "note some information about them")
def test_a_card_that_has_the_next_one_revealed_notes_its_name_and_no_others() -> None:
    scribe = face("Scribe", "Reveal Scribe as you draft it. Reveal the next card you draft and note its name.\n"
                  "Creatures you control with a name you noted for cards named Scribe get +1/+1.")  # fmt: skip
    one = draft(scribe, seats=2, pack=6)
    pick(one, "Scribe")
    pick(one)
    assert notes(one, 0) == [] and one.view(1).story[-1] == "Ana reveals Scribe"
    number = pick(one)
    assert notes(one, 0) == [("Scribe", one.table.names[number])]
    assert f"Ana reveals {one.table.names[number]}" in one.view(1).story and number not in one.view(1).names
    for _ in range(3):
        pick(one)
    assert len(notes(one, 0)) == 1 and not notes(one, 1) and sum("reveals" in line for line in one.view(1).story) == 2


@rule("905.2", "adding packs, whole packs, last cards, looking and removing", "905.2c", "an effect turns it face down")
def test_abilities_that_change_how_cards_are_drafted() -> None:
    seeker = face("Seeker", "Reveal Seeker as you draft it. After you draft Seeker, you may add a booster pack to the draft.")
    hoarder = face("Hoarder", "Draft Hoarder face up.\nInstead of drafting a card from a booster pack, you may draft each card "
                   "in that booster pack, one at a time. If you do, turn Hoarder face down and you can't draft cards for the "
                   "rest of this draft round.")  # fmt: skip
    dredger = face("Dredger", "Draft Dredger face up.\nEach player passes the last card from each booster pack to a player "
                   "who drafted a card named Dredger.")  # fmt: skip
    one = draft(seeker, hoarder, dredger, seats=2, pack=6)
    pick(one, "Seeker")
    one.answer(True)
    assert one.view(1).story[-1] == "Ana adds a booster pack to the draft"
    pick(one, "Dredger")
    assert isinstance(one.pending, Pick) and one.pending.asked_of == 0 and len(one.pending.candidates) == 6, "the next pick is from the added pack"
    pick(one, "Hoarder")
    pick(one)
    use(one, "Hoarder")
    size = len(one.pending.candidates)  # type: ignore[attr-defined]
    before = len(one.table.piles[0])
    for _ in range(size):
        assert one.pending.asked_of == 0
        go_on(one)
    assert len(one.table.piles[0]) == before + size
    used = next(number for number in one.table.piles[0] if one.table.names[number] == "Hoarder")
    assert used not in one.table.face_up and used not in one.view(1).names and "Ana uses Hoarder" in one.view(1).story, "it was turned face down"
    while one.table.round == 1:
        assert one.pending.asked_of == 1, "the hoarder drafts no more in this round"
        go_on(one)
    sizes = []
    while isinstance(one.pending, Pick):
        seat, cards = one.pending.asked_of, one.pending.candidates
        if len(cards) == 1 and one.table.round == 2:
            sizes.append(seat)
        go_on(one)
    assert set(sizes) <= set(one.table.takers_of_last_cards())


@rule("905.1a", "passes the remaining cards", "905.2", "but the last one of each pack to whoever drafted a card that says so", "905.2c")
def test_of_several_who_take_the_last_cards_whoever_passes_one_chooses() -> None:
    dredger = face("Dredger", "Draft Dredger face up.\nEach player passes the last card from each booster pack to a player "
                   "who drafted a card named Dredger.")  # fmt: skip
    one = draft(dredger, seats=3, pack=3)
    pick(one, "Dredger")
    pick(one, "Dredger")
    for _ in range(4):
        pick(one)
    chosen = []
    for to in (1, 0, 1):
        asked = one.pending
        assert isinstance(asked, ChooseOption) and list(asked.options) == ["Ana", "Ben"]
        chosen.append(asked.asked_of)
        one.answer(to)
    assert chosen == [0, 1, 2] and [len(player.face_up) for player in one.view(2).players] == [1, 1, 0] and [len(packs) for packs in one.table.waiting] == [1, 2, 0]  # the dredgers remain face up
    lone = draft(dredger, seats=3, pack=3)
    pick(lone, "Dredger")
    for _ in range(5):
        pick(lone)
    assert isinstance(lone.pending, Pick) and [len(packs) for packs in lone.table.waiting] == [3, 0, 0], "nobody is asked"


@rule("905.1a", "until all cards in that draft round have been drafted", "or nobody may draft those that are left")
def test_a_round_ends_where_the_last_cards_go_to_somebody_who_may_draft_no_more() -> None:
    both = face("Both", "Draft Both face up.\nInstead of drafting a card from a booster pack, you may draft each card in that "
                "booster pack, one at a time. If you do, turn Both face down and you can't draft cards for the rest of this "
                "draft round.\nEach player passes the last card from each booster pack to a player who drafted a card named "
                "Both.")  # fmt: skip
    one = draft(both, seats=3, pack=4)
    pick(one, "Both")
    pick(one)
    pick(one)
    use(one, "Both")
    while one.table.round == 1:
        assert isinstance(one.pending, Pick)
        go_on(one)
    assert one.table.round == 2 and sum(map(len, one.table.piles)) < 12, "what was left is in no pool"
    used = [number for pile in one.table.piles for number in pile if one.table.names[number] == "Both"]
    assert not one.table.face_up & {used[0]}, "it was turned face down"
    rest_of_the_draft(one)
    assert isinstance(one.pending, BuildDeck)


@rule("905.1a", "until all cards in that draft round have been drafted", "905.2", "whole packs")
def test_a_pack_goes_round_to_the_only_player_who_may_still_draft() -> None:
    hoarder = face("Hoarder", "Draft Hoarder face up.\nInstead of drafting a card from a booster pack, you may draft each card "
                   "in that booster pack, one at a time. If you do, turn Hoarder face down and you can't draft cards for the "
                   "rest of this draft round.")  # fmt: skip
    one = draft(hoarder, seats=3, pack=7)
    for _ in range(3):
        pick(one, "Hoarder")
    for seat in (0, 1):
        while isinstance(one.pending, Pick) and one.pending.asked_of != seat:
            pick(one)
        use(one, "Hoarder")
        assert one.view(2).story[-1] == f"{NAMES[seat]} uses Hoarder"
        while isinstance(one.pending, Pick) and one.pending.asked_of == seat:
            go_on(one)
    left = sum(len(pack.cards) for packs in one.table.waiting for pack in packs)
    assert left > 2
    for already in range(left):
        assert isinstance(one.pending, Pick) and one.pending.asked_of == 2 and len(one.pending.candidates) == left - already
        pick(one)
    assert one.table.round == 2 and sum(map(len, one.table.piles)) == 21, "nothing was left"


@rule("905.2", "looking at packs, at what others draft, and removing cards")
def test_what_is_looked_at_is_seen_by_one_player_only() -> None:
    sneak = face("Sneak", "Draft Sneak face up.\nDuring the draft, you may turn Sneak face down. If you do, look at any unopened "
                 "booster pack in the draft or any booster pack not being looked at by another player.")  # fmt: skip
    friend = face("Nosy Friend", "Draft Nosy Friend face up.\nDuring the draft, you may turn Nosy Friend face down. If you do, "
                  "look at the next card drafted by a player of your choice.")  # fmt: skip
    hungry = face("Hungry", "Draft Hungry face up.\nAs you draft a card, you may remove it from the draft face up.")
    one = draft(sneak, friend, hungry, seats=3, pack=8, seed=3)
    pick(one, "Sneak")
    pick(one, "Nosy Friend")
    pick(one, "Hungry")
    done = set()
    while len(done) < 3 and isinstance(one.pending, Pick):
        seat = one.pending.asked_of
        if seat in done:
            pick(one)
            continue
        done.add(seat)
        if seat == 0:
            assert one.pending.together == () and [one.table.names[number] for number in one.pending.aside] == ["Sneak"], "used by itself"
            use(one, "Sneak")
            assert one.view(1).story[-1] == "Ana uses Sneak"
            asked = one.pending
            assert isinstance(asked, ChooseOption) and asked.asked_of == 0
            unopened = [f"{who}'s unopened booster pack of round {number}" for number in (2, 3) for who in ("Ana", "Ben", "Cleo")]
            others = [f"the booster pack in front of {NAMES[seat]}" for seat in (1, 2) if one.table.waiting[seat]]
            assert list(one.view(0).decision.options) == [*others, *unopened], "not the one that Ana drafts from"  # type: ignore[union-attr]
            one.answer(len(asked.options) - 1)
            seen = one.view(0).looked_at
            assert [[line.split()[1] for line in one.view(viewer).story[-1:]] for viewer in (0, 1, 2)] == [["see"], ["looks"], ["looks"]]
            assert not any("Ana looks" in line for line in one.view(0).story)
            assert len(seen) == 8 and all(number in one.view(0).names for number in seen)
            assert not any(number in one.view(1).names or number in one.view(2).names for number in seen)
            pick(one)
        elif seat == 1:
            use(one, "Nosy Friend")
            one.answer(1)
            assert any("Ben will see the next card that Cleo drafts" in line for line in one.view(0).story)
            pick(one)
        else:
            number = pick(one, using="Hungry")
            assert number in one.table.removed and all(number not in pile for pile in one.table.piles)
            assert number in one.view(0).names, "face up"
            assert f"{one.table.names[number]} is removed from the draft" in one.view(1).story
            assert notes(one, 2) == [("Hungry", one.table.names[number])]
    assert done == {0, 1, 2}
    while isinstance(one.pending, Pick) and one.table.pick <= 4:
        pick(one)
    assert [sum("Cleo has drafted" in line for line in one.view(seat).story) for seat in (0, 1, 2)] == [0, 1, 0], "only the next card"
    assert one.view(0).looked_at == () and not any(number in one.view(0).names for number in seen), "only while they looked at them"
