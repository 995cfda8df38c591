"""Commander Draft (CR 903.13b). Rounds of two cards from each pack, with cards that act while they are drafted."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer, MalformedAnswer, RulesDefect, StaleAnswer
from engine.core.record import replace
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.table.drafting.boosters import Product, Sheet, Slot
from engine.table.drafting.checking import check_draft_views
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.draft import Draft
from engine.table.drafting.procedure import order
from engine.table.drafting.setup import DraftSetup, DraftSetupError
from engine.table.drafting.view import DraftView
from tests.rulebook import rule
from tests.support.games.drafts import draft, face, go_on, notes, opened_in_rounds, pick, rest_of_the_draft, use

GREEDY = face("Greedy Cook", "Draft Greedy Cook face up.\nAs you draft a card, you may draft an additional card from that "
              "booster pack. If you do, put Greedy Cook into that booster pack.")  # fmt: skip
TALLY = face("Tally Clerk", "Reveal Tally Clerk as you draft it and note how many cards you've drafted this draft round, "
             "including Tally Clerk.")  # fmt: skip
BANNER = face("Banner", "Draft Banner face up.\nAs you draft a creature card, you may reveal it, note its name, then turn "
              "Banner face down.")  # fmt: skip
SPY = face("Spy", "Reveal Spy as you draft it. You may look at the next card drafted from this booster pack.")
SCRIBE = face("Scribe", "Reveal Scribe as you draft it. Reveal the next card you draft and note its name.")
SEEKER = face("Seeker", "Reveal Seeker as you draft it. After you draft Seeker, you may add a booster pack to the draft.")
SNEAK = face("Sneak", "Draft Sneak face up.\nDuring the draft, you may turn Sneak face down. If you do, look at any unopened "
             "booster pack in the draft or any booster pack not being looked at by another player.")  # fmt: skip
FRIEND = face("Nosy Friend", "Draft Nosy Friend face up.\nDuring the draft, you may turn Nosy Friend face down. If you do, "
              "look at the next card drafted by a player of your choice.")  # fmt: skip
HOARDS = ("Instead of drafting a card from a booster pack, you may draft each card in that booster pack, one at a time. If you do, turn {0} "
          "face down and you can't draft cards for the rest of this draft round.")  # fmt: skip
LAST = "Each player passes the last card from each booster pack to a player who drafted a card named {0}."
HOARDER = face("Hoarder", "Draft Hoarder face up.\n" + HOARDS.format("Hoarder"))
DREDGER = face("Dredger", "Draft Dredger face up.\n" + LAST.format("Dredger"))
BOTH = face("Both", "Draft Both face up.\n" + HOARDS.format("Both") + "\n" + LAST.format("Both"))


def two_each(*special: object, **details: object) -> Draft:
    """A Commander Draft."""
    return draft(*special, form="commander_draft", **details)  # type: ignore[arg-type]


def asked(one: Draft) -> Pick:
    """The pick that is asked for."""
    assert isinstance(one.pending, Pick)
    return one.pending


@rule("903.13b", "drafts two cards, then passes", "905.2c", "a third one with a card that lies face up", "905.2a")
def test_an_additional_card_is_drafted_besides_the_two() -> None:
    one = two_each(GREEDY, seats=2, pack=8)
    cook = pick(one, "Greedy Cook")
    assert asked(one).asked_of == 0 and asked(one).aside == () and one.view(1).names[cook] == "Greedy Cook"
    assert asked(one).together == ((cook, asked(one).candidates),)
    first, second = asked(one).candidates[:2]
    for wrong, why in (({"take": first, "with": [cook, cook]}, "chosen twice"), ({"take": first, "with": [second]}, "can't be used"), ({"take": cook}, "pack"),
                       ({"take": cook, "with": [cook]}, "pack"), ({"use": cook}, "can't be used")):  # fmt: skip
        with pytest.raises((IllegalAnswer, MalformedAnswer), match=why):
            one.answer(wrong)
    one.answer({"take": first, "with": [cook]})
    assert asked(one).asked_of == 0 and cook in asked(one).candidates and one.table.piles[0] == [first], "one more of the same pack"
    assert one.view(1).story[-1] == "Ana puts Greedy Cook into the booster pack" and cook not in one.table.face_up
    pick(one)
    assert asked(one).asked_of == 1 and len(one.table.piles[0]) == 2
    pick(one)
    assert asked(one).asked_of == 1 and asked(one).together == ()
    pick(one)
    assert asked(one).asked_of == 0 and len(asked(one).candidates) == 6 and not asked(one).together, "the pack that Ben has passed on"


@rule("903.13b", "in each draft round", "905.2b", "noted for all to see: the cards drafted in this round, two from each pack")
def test_cards_drafted_in_a_round_are_counted_two_by_two() -> None:
    one = two_each(TALLY, seats=2, pack=8)
    pick(one)
    pick(one, "Tally Clerk")
    assert notes(one, 0) == [("Tally Clerk", 2)] and "Ana reveals Tally Clerk" in one.view(1).story
    pick(one)
    pick(one)
    pick(one, "Tally Clerk")  # of the pack that Ben has passed on
    assert notes(one, 0) == [("Tally Clerk", 2), ("Tally Clerk", 3)] and notes(one, 1) == []
    while one.table.round == 1:
        pick(one)
    pick(one, "Tally Clerk")
    assert notes(one, 0)[2:] == [("Tally Clerk", 1)], "in the second round"


@rule("903.13a", "a draft, in which players choose cards: what is chosen is known to who may look alone")
@rule("903.13b", "the next card drafted from a pack is the second of the same player, or the first of the next one")
def test_the_next_card_of_a_pack_is_looked_at_by_whoever_may() -> None:
    one = two_each(SPY, seats=3, pack=8)
    pick(one, "Spy")
    for _ in range(3 * 2 + 1):
        pick(one)
    assert not any("has drafted" in line for seat in range(3) for line in one.view(seat).story), "Ana's own card was the next one"
    one = two_each(SPY, seats=3, pack=8)
    pick(one)
    pick(one, "Spy")
    for _ in range(4):
        pick(one)
    pick(one)
    pick(one)
    watched = pick(one)  # Ben from Ana's first pack
    pick(one)
    assert [line for line in one.view(0).story if "has drafted" in line] == [f"Ben has drafted {one.table.names[watched]}"], "only the next one"
    assert not any("has drafted" in line for seat in (1, 2) for line in one.view(seat).story)


@rule("903.13b", "two cards from each pack", "903.13d", "reveals drafted cards only as an ability says")
def test_the_next_card_that_is_drafted_is_revealed_and_no_other() -> None:
    one = two_each(SCRIBE, seats=2, pack=8)
    pick(one, "Scribe")
    number = pick(one)
    assert notes(one, 0) == [("Scribe", one.table.names[number])]
    for _ in range(4):
        pick(one)
    assert len(notes(one, 0)) == 1 and sum("reveals" in line for line in one.view(1).story) == 2
    assert number not in one.view(1).names


@rule("903.13b", "until all cards drafted", "a pack added to the draft, once")
def test_an_added_pack_is_drafted_from_next_and_then_passed_like_others() -> None:
    one = two_each(SEEKER, seats=2, pack=8)
    pick(one, "Seeker")
    assert isinstance(one.pending, YesNo)
    one.answer(True)
    for _ in range(3):
        pick(one)
    sizes = []
    while one.table.round == 1:
        sizes.append((asked(one).asked_of, len(asked(one).candidates)))
        go_on(one)
    ana = [size for seat, size in sizes if seat == 0]
    assert ana[:4] == [8, 7, 6, 5], "first the whole pack that was added, then the one that Ben has passed on"
    assert len(one.table.names) == 5 * 8 and sum(map(len, one.table.piles)) == 3 * 8, "three packs in all, and two of the next round"


@rule("903.13b", "each player opens a booster pack in each round", "an added pack is of the kind of this round")
def test_a_pack_that_is_added_is_of_the_kind_of_its_round() -> None:
    good = two_each(SEEKER, seats=2, pack=6).setup
    plain = [name for name in good.cards.names() if name.startswith("Plain Bear")]
    kinds = tuple(Product(name, (Slot(1, (Sheet(1, ("Seeker",)),)), Slot(5, (Sheet(1, (name,)),)))) for name in plain[:3])
    one = Draft(replace(good, products=kinds))
    for number in range(3):
        while one.table.round <= number:
            pick(one)
        pick(one, "Seeker")
        one.answer(True)
        while asked(one).asked_of != 0 or len(asked(one).candidates) != 6:
            pick(one)
        assert {one.table.names[card] for card in asked(one).candidates} == {"Seeker", plain[number]}
        while one.table.round == number + 1 and isinstance(one.pending, Pick):
            go_on(one)


@rule("903.13c", "in the first and third rounds to the left, in the second to the right: a pack that was added, too", "903.13a", "a draft, and then decks")
@rule("903.13d", "and what an ability shows, for now and in order")
def test_packs_that_are_added_and_looked_at_are_passed_the_way_of_their_round() -> None:
    one = two_each(SEEKER, SNEAK, seats=3, pack=9)
    for number, way in ((1, 1), (2, -1), (3, 1)):
        who = asked(one).asked_of  # by chance, where several have a Sneak that lies face up
        pick(one, "Seeker")
        one.answer(True)
        pick(one, "Sneak")
        while asked(one).asked_of != who or one.table.pick == 1:
            pick(one)
        added = set(asked(one).candidates)
        assert len(added) == 9, f"round {number}"
        if number < 3:  # later there may be nothing to look at
            use(one, "Sneak")
            one.answer(len(one.pending.options) - 3)  # type: ignore[union-attr]
            seen = one.view(who).looked_at
            assert len(seen) == 9 and list(seen) == sorted(seen) and set(seen) <= set(one.view(who).names)
        for _ in range(2):
            added.remove(pick(one))
        while one.table.pick == 2:
            pick(one)
        assert one.view(who).looked_at == (), "only while they drafted from the pack that was added"
        assert added in [set(pack.cards) for pack in one.table.waiting[(who + way) % 3]]
        assert sum(len(packs) for packs in one.table.waiting) == 4, "one was added, once"
        while one.table.round == number and isinstance(one.pending, Pick):
            pick(one) if any("Plain" in one.table.names[card] for card in asked(one).candidates) else go_on(one)
    assert isinstance(one.pending, BuildDeck) and one.table.face_up == set(), "nor is anything face up that was so until now"


@rule("903.13d", "only at the pack they are drafting from, and what they have drafted", "903.13b", "and what an ability shows, for now")
def test_what_an_ability_shows_of_a_pack_is_seen_for_one_pick_and_in_order() -> None:
    one = two_each(SNEAK, FRIEND, seats=3, pack=9)
    pick(one, "Sneak")
    assert asked(one).together == () and [one.table.names[number] for number in asked(one).aside] == ["Sneak"]
    use(one, "Sneak")
    assert isinstance(one.pending, ChooseOption) and one.table.face_up == set()
    assert one.view(0).decision.options[2] == "Ana's unopened booster pack of round 2"  # type: ignore[union-attr]
    assert len(one.pending.options) == 2 + 2 * 3, "two in front of others, and three for each round to come"
    one.answer(2)
    seen = one.view(0).looked_at
    names = [one.table.names[number] for number in seen]
    told = "You see in Ana's unopened booster pack of round 2: " + ", ".join(names[:-1])
    assert one.view(0).story[-1].startswith(told) and not any(line.startswith("You see") for line in one.view(1).story)
    looked = "Ana looks at Ana's unopened booster pack of round 2"
    assert one.view(1).story[-1] == one.view(2).story[-1] == looked and looked not in one.view(0).story
    assert len(seen) == 9 and list(seen) == sorted(seen) and not set(seen) & set(one.view(1).names)
    story = [one.view(viewer).story[-1] for viewer in range(3)]
    assert [line.split()[1] for line in story] == ["see", "looks", "looks"], "where Ana looks is heard by the others"
    assert not any("Ana looks" in line for line in one.view(0).story)
    assert asked(one).aside == () and not one.view(1).players[0].face_up, "Sneak lies face down"
    check_draft_views(one)
    pick(one, "Nosy Friend")
    for _ in range(4):
        pick(one)
    assert one.view(0).looked_at == (), "only while they drafted from that pack"
    if asked(one).asked_of == 0:
        use(one, "Nosy Friend")
        other = one.pending.options[0]  # type: ignore[union-attr]
        one.answer(0)
        assert one.table.face_up == set() and one.view(1).story[-1] == f"Ana will see the next card that {other} drafts"
        while asked(one).asked_of == 0:
            pick(one)
        for _ in range(2):
            pick(one)
        assert sum("has drafted" in line for line in one.view(0).story) == 1, "the next card, not both"


@rule("903.13d", "a player can look only at cards in the booster pack they are drafting from and cards they have drafted")
def test_the_check_of_what_players_see_notices_a_pack_that_is_somebody_elses(monkeypatch: pytest.MonkeyPatch) -> None:
    one = two_each(seats=3, pack=6)
    pick(one)
    pick(one)
    pick(one)
    check_draft_views(one)
    honest = one.view

    def seeing(viewer: int, numbers: tuple[int, ...]) -> None:
        def view(seat: int) -> DraftView:
            more = {number: one.table.names[number] for number in numbers} if seat == viewer else {}
            return replace(honest(seat), names={**honest(seat).names, **more})

        monkeypatch.setattr(one, "view", view)

    for viewer, numbers in (
        (0, asked(one).candidates), (2, asked(one).candidates), (2, tuple(one.table.waiting[2][0].cards)), (0, tuple(one.table.piles[1])),
        (1, tuple(one.table.piles[0])), (1, tuple(one.table.waiting[2][0].cards)),
    ):  # fmt: skip
        seeing(viewer, numbers)
        with pytest.raises(RulesDefect, match=f"seat {viewer} sees the hidden cards"):
            check_draft_views(one)
    seeing(1, (*asked(one).candidates, *one.table.piles[1]))
    check_draft_views(one)  # which Ben may see


@rule("903.13b", "continues until all cards in that draft round have been drafted", "or nobody may draft those that are left")
def test_a_round_of_two_picks_ends_where_nobody_may_draft_what_is_left() -> None:
    one = two_each(BOTH, seats=3, pack=7)
    pick(one, "Both")
    for _ in range(5):
        pick(one)
    while asked(one).asked_of != 0:
        pick(one)
    use(one, "Both")
    while one.table.round == 1:
        go_on(one)
    assert one.table.round == 2 and sum(map(len, one.table.piles)) < 21, "the last cards, that go to Ana, are in no pool"
    rest_of_the_draft(one)
    assert isinstance(one.pending, BuildDeck)
    check_draft_views(one)


@rule("903.13b", "continues until all cards in that draft round have been drafted", "though everybody passes a pack first", "905.2a")
def test_a_round_that_all_begin_with_a_pack_that_they_pass_goes_on() -> None:
    """Each uses a card with the last pick of the first round, for which they pass the next pack. The one they open
    then."""
    hasty = face("Hasty Cook", "Draft Hasty Cook face up.\nAs you draft a card, you may draft an additional card from that booster pack. If "
                 "you do, turn Hasty Cook face down, then pass the next booster pack without drafting a card from it.")  # fmt: skip
    one = two_each(hasty, seats=2, pack=4)
    for _ in range(2):
        pick(one, "Hasty Cook")
        pick(one)
    for _ in range(2):
        pick(one, using="Hasty Cook")
        pick(one)
    assert one.table.round == 2 and one.table.pick == 2 and one.table.face_up == set(), "each has passed the pack that they opened"
    assert not one.undo(1), "Ben's last pick was two packs ago"
    rest_of_the_draft(one)
    assert sorted(number for pile in one.table.piles for number in pile) == list(range(24)), "and all of it is drafted"


@rule("903.13b", "passes the remaining cards to the next player", "until all cards have been drafted", "also past those who draft no more")
def test_packs_go_round_to_the_only_player_who_may_still_draft() -> None:
    one = two_each(HOARDER, seats=4, pack=9)
    for _ in range(4):
        pick(one, "Hoarder")
        pick(one)
    for _ in range(3):
        while "Hoarder" not in [one.table.names[number] for number in asked(one).aside] or asked(one).asked_of == 3:
            pick(one)
        seat = asked(one).asked_of
        use(one, "Hoarder")
        while isinstance(one.pending, Pick) and one.pending.asked_of == seat and one.table.round == 1:
            go_on(one)
    while one.table.round == 1:
        assert asked(one).asked_of == 3, "Dora alone"
        pick(one)
    assert one.table.round == 2 and sum(map(len, one.table.piles)) == 36, "nothing was left"
    assert asked(one).asked_of != 3 or len(one.table.waiting[3][0].cards) == 9, "in the next round all draft again"
    drafted = {seat: len(one.table.piles[seat]) for seat in range(4)}
    while one.table.round == 2:
        pick(one) if any("Plain" in one.table.names[number] for number in asked(one).candidates) else go_on(one)
    assert all(len(one.table.piles[seat]) - drafted[seat] >= 8 for seat in range(4))


@rule("903.13b", "passes the remaining cards to the next player", "but the last card of a pack to whoever an ability says")
def test_the_last_card_of_a_pack_goes_to_whoever_drafted_a_card_that_says_so() -> None:
    one = two_each(DREDGER, seats=3, pack=5)
    pick(one, "Dredger")
    for _ in range(11):
        assert [len(pack.cards) for packs in one.table.waiting for pack in packs if len(pack.cards) == 1] == []
        pick(one)
    assert [[len(pack.cards) for pack in packs] for packs in one.table.waiting] == [[1, 1, 1], [], []]
    assert asked(one).asked_of == 0 and len(asked(one).candidates) == 1
    pair = two_each(DREDGER, seats=3, pack=4)
    pick(pair, "Dredger")
    for _ in range(5):
        pick(pair)
    assert [[len(pack.cards) for pack in packs] for packs in pair.table.waiting] == [[2], [2], [2]], "two cards are not the last one"


@rule("903.13b", "each player drafts", "905.2a", "in a random order only where several could act")
def test_they_draft_in_turn_unless_several_could_act_with_a_card_that_lies_face_up() -> None:
    one = two_each(BANNER, face("Grey Rock", "", "Artifact"), seats=4, pack=8)
    banner = pick(one, "Banner")
    (rock,) = [number for number in asked(one).candidates if one.table.names[number] == "Grey Rock"]
    with pytest.raises(IllegalAnswer, match="can't be used"):
        one.answer({"take": rock, "with": [banner]})  # which goes with creature cards
    while asked(one).asked_of != 1:
        pick(one)
    assert {order(one.table) for _ in range(20)} == {(0, 1, 2, 3)}, "Ana alone could act"
    banner = pick(one, "Banner")
    assert banner in one.table.face_up and len({order(one.table) for _ in range(40)}) > 5
    pick(one, using="")
    while asked(one).asked_of != 1 or not asked(one).together:
        pick(one)
    ((own, _),) = asked(one).together
    drafted = pick(one, using="Banner")
    assert f"Ben reveals {one.table.names[drafted]}" in one.view(0).story
    assert notes(one, 1) == [("Banner", one.table.names[drafted])] and own not in one.table.face_up
    told = [f"Ben {what}" for what in ("uses Banner", f"reveals {one.table.names[drafted]}", f"notes {one.table.names[drafted]} for Banner")]
    assert all(one.view(viewer).story[-3:] == tuple(told) for viewer in range(4)), "for all to see"
    others = [number for number in one.table.face_up if number not in one.table.piles[0]]
    assert others == [], "what is turned face down can't be used again"
    if asked(one).asked_of == 1:
        assert own not in dict(asked(one).together)
    rest_of_the_draft(one)  # nothing lies face up any more


@rule("903.13e", "added to a pool", "903.13b", "no cards from elsewhere are drafted")
@pytest.mark.parametrize(("form", "added"), [("commander_draft", ("Hired Guide",)), ("conspiracy_draft", ())])
def test_what_may_be_added_to_a_pool_is_offered_in_a_commander_draft_alone(form: str, added: tuple[str, ...]) -> None:
    one = draft(form=form, pack=4, more=(face("Hired Guide", "Partner", "Legendary Creature — Human"),), commanders=("Hired Guide",))
    rest_of_the_draft(one)
    assert isinstance(one.pending, BuildDeck) and one.pending.extra == added and "Hired Guide" not in one.table.names


@rule("903.13b", "each player opens a booster pack in each round", "of its own kind, the last one for all rounds to come", "903.13a")
def test_each_round_of_a_commander_draft_has_packs_of_its_own_kind() -> None:
    good = two_each(pack=4).setup
    plain = [name for name in good.cards.names() if name.startswith("Plain Bear")]
    assert list(good.cards.names()) == sorted(good.cards.names()), "what is at hand is listed by name"
    opened = opened_in_rounds(good, 3, plain[:2])
    assert opened == [{plain[0]}, {plain[1]}, {plain[1]}]
    either = (Product("Either", (Slot(6, (Sheet(1, tuple(plain[:6])), Sheet(1, tuple(plain[6:12])))),)),)
    found = {name for seed in range(3) for name in Draft(DraftSetup(good.seats, good.form_name, either, good.cards, seed)).table.names}
    assert found & set(plain[:6]) and found & set(plain[6:12]), "of either sheet"


@rule("903.13b", "each player opens a booster pack: what can't be opened or played is refused", "903.13a")
def test_what_no_commander_draft_can_be_made_of() -> None:
    good = two_each(pack=4).setup
    bad = face("Riddle", "Flying\nTarget player gains")
    for wrong, why in (
        ({"products": ()}, "booster packs"), ({"seats": good.seats[:1]}, "2 to 8 seats"),
        ({"products": (Product("Odd", (Slot(1, (Sheet(1, ()),)),)),)}, "Odd: a slot that can not be filled"),
        ({"options": (("variants", ("brawl",)),)}, "903"), ({"options": (("variants", ("two_headed_giant",)),)}, "4, 6 or 8"),
        ({"options": (("variants", ("conspiracy_draft",)),)}, "905|903"),
        ({"seats": tuple(replace(seat, lists={"planes": ((1, "Forest"),)}) for seat in good.seats)}, "asks for no list of the kind 'planes'"),
        ({"seats": tuple(replace(seat, lists={"commanders": ((1, "Forest"),)}) for seat in good.seats)}, "asks for no list of the kind 'commanders'"),
    ):  # fmt: skip
        with pytest.raises(DraftSetupError, match=why):
            Draft(replace(good, **wrong))  # type: ignore[arg-type]
    with pytest.raises(DraftSetupError) as refused:
        two_each(bad, pack=4)
    why, _, expected = str(refused.value).partition("; expected ")
    assert why == "Riddle: Riddle, line 2: declined at “…Target player gains…” (not understood" and expected.endswith(')') and '"other"' in expected
    for words, place in (("Do what nobody has written down.", "Do what nobody has written dow"),
                         ("Creatures you control get what nobody has ever written down, and more of it.", "res you control get what nobody has ever written d")):  # fmt: skip
        with pytest.raises(DraftSetupError, match=f"Riddle, line 1: declined at “…{place}…”"):
            two_each(face("Riddle", words), pack=4)


@rule("903.13b", "drafts two cards, then passes: a pick may be taken back until then")
def test_either_of_two_picks_is_taken_back_until_somebody_else_has_picked() -> None:
    one = two_each(TALLY, pack=6)
    assert not one.undo(0)
    first = pick(one)
    pick(one)
    assert asked(one).asked_of == 1 and not one.undo(1)
    assert one.undo(0) and asked(one).asked_of == 0 and one.table.piles[0] == [first] and len(one.answers) == 1
    assert one.undo(0) and one.table.piles[0] == [] and one.answers == []
    assert not one.undo(0)
    pick(one)
    pick(one)
    third = pick(one)
    assert not one.undo(0) and one.undo(1) and one.table.piles[1] == [] and len(one.answers) == 2
    pick(one, "Tally Clerk")
    assert not one.undo(1), "it was revealed"
    assert third in asked(one).candidates
    again = Draft(one.setup, tuple(one.answers))
    assert again.table.piles == one.table.piles and [again.view(seat) for seat in range(3)] == [one.view(seat) for seat in range(3)]
    with pytest.raises(StaleAnswer):
        one.answer({"take": third}, number=2)
    rest_of_the_draft(one)
