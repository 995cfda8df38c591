"""Drafts: the same again by seed, undo within a pick, files, malformed answers, programs.

Sealed decks, too.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.api import (
    Draft,
    DraftSetup,
    basic_lands,
    booster_packs,
    chosen_lists,
    dealt,
    draft_library,
    draft_sets,
    load_library,
)
from engine.core.errors import DamagedSave, IllegalAnswer, MalformedAnswer, SaveError, StaleAnswer
from engine.core.record import replace
from engine.table.drafting.boosters import Product, Sheet, Slot
from engine.table.drafting.building import suggested
from engine.table.drafting.decisions import BuildDeck, Pick
from engine.table.drafting.draft_file import header
from engine.table.drafting.setup import Drafter, DraftSetupError
from tests.rulebook import rule
from tests.support.games.drafts import deck, draft, face, opened_in_rounds, pick, rest_of_the_draft

TALLY = face("Tally", "Reveal Tally as you draft it and note how many cards you've drafted this draft round, including Tally.")
GREEDY = face("Greedy", "Draft Greedy face up.\nAs you draft a card, you may draft an additional card from that booster pack. "
              "If you do, put Greedy into that booster pack.")  # fmt: skip


def by_programs(**details: object) -> Draft:
    one = draft(TALLY, GREEDY, agents=("program",) * 3, pack=6, **details)  # type: ignore[arg-type]
    one.run_programs()
    return one


def test_the_same_seed_gives_the_same_draft_and_another_another() -> None:
    one, again, other = by_programs(), by_programs(), by_programs(seed=2)
    assert one.over and one.answers == again.answers and one.table.names == again.table.names
    assert one.table.names != other.table.names


@pytest.mark.parametrize("at", (0, 1, 7, 20, 55))
def test_a_draft_goes_on_from_its_file_at_any_pick(at: int, tmp_path: Path) -> None:
    whole = by_programs()
    one = draft(TALLY, GREEDY, agents=("program",) * 3, pack=6)
    one.journal_to(tmp_path / "one.draft")
    for _ in range(at):
        one.answer_by_program()
    again = Draft.load(tmp_path / "one.draft")
    assert again.answers == one.answers and again.pending == one.pending
    assert [again.view(seat) for seat in range(3)] == [one.view(seat) for seat in range(3)]
    again.run_programs()
    assert again.answers == whole.answers


def test_the_file_knows_what_was_taken_back(tmp_path: Path) -> None:
    one = draft(pack=6)
    one.journal_to(tmp_path / "one.draft")
    first = pick(one)
    assert one.undo(0)
    number = one.pending.candidates[-1]  # type: ignore[union-attr]
    one.answer({"take": number})
    assert Draft.load(tmp_path / "one.draft").table.piles[0] == [number] != [first]


def test_a_pick_is_taken_back_until_somebody_else_has_picked_or_seen_something() -> None:
    one = draft(TALLY, pack=6, form="commander_draft")
    assert not one.undo(0), "nothing to take back"
    pick(one)
    pick(one)
    assert one.pending is not None and one.pending.asked_of == 1
    assert not one.undo(1), "it is not theirs"
    assert one.undo(0) and one.undo(0) and one.pending.asked_of == 0 and one.table.piles[0] == []
    pick(one)
    pick(one)
    pick(one)
    assert not one.undo(0), "somebody else has picked"
    assert one.undo(1) and not one.undo(1), "the pick of whoever came before stands"
    pick(one, "Tally")
    assert not one.undo(1), "it was revealed"


@rule("905.1", "players choose cards: which, is settled as the next one has chosen")
def test_a_card_of_a_conspiracy_draft_is_taken_back_until_the_next_player_has_drafted() -> None:
    one = draft(seats=2, pack=4)
    pick(one)
    assert one.pending is not None and one.pending.asked_of == 1
    assert one.undo(0) and one.pending.asked_of == 0 and one.table.piles == [[], []]
    pick(one)
    pick(one)
    assert not one.undo(0) and one.undo(1) and [len(pile) for pile in one.table.piles] == [1, 0]


def test_answers_that_fit_nothing_change_nothing() -> None:
    one = draft(GREEDY, pack=6)
    taken = one.pending.candidates[0]  # type: ignore[union-attr]
    before = one.view(0)
    for wrong in (None, 3, "take", [], {}, {"take": "1"}, {"take": -1}, {"take": 10_000}, {"take": taken, "with": [taken]},
                  {"use": taken}, {"take": taken, "use": taken}, {"take": True}, {"take": taken, "with": 3}):  # fmt: skip
        with pytest.raises((MalformedAnswer, IllegalAnswer)):
            one.answer(wrong)
    assert one.view(0) == before and one.answers == []
    with pytest.raises(StaleAnswer):
        one.answer({"take": taken}, number=1)
    rest_of_the_draft(one)
    for wrong in ({}, {"deck": 3}, {"deck": [[1]]}, {"deck": [["1", "Forest"]]}, {"deck": [[-1, "Forest"]]}, {"deck": [[40, 7]]},
                  {"deck": [[40, "Forest"]], "commanders": 3}, {"deck": [[999, "Forest"]]}):  # fmt: skip
        with pytest.raises((MalformedAnswer, IllegalAnswer)):
            one.answer(wrong)
    assert isinstance(one.pending, BuildDeck) and one.pending.asked_of == 0
    for seat in range(3):
        one.answer(deck(one, seat))
    with pytest.raises(StaleAnswer):
        one.answer({"take": 1})


def test_damaged_files_are_refused_or_rescued(tmp_path: Path) -> None:
    path = tmp_path / "one.draft"
    one = draft(pack=6)
    one.journal_to(path)
    for _ in range(4):
        pick(one)
    good = path.read_bytes()
    path.write_bytes(good.replace(b'"take"', b'"tike"'))
    with pytest.raises(DamagedSave):
        Draft.load(path)
    assert Draft.load(path, rescue=True).answers == []
    for wrong in (b"", b"{}", b"[]\n", b'{"format": "kitchen-table draft", "version": 9}\n', b"\xff\xfe"):
        path.write_bytes(wrong)
        with pytest.raises(SaveError):
            Draft.load(path)
    with pytest.raises(SaveError):
        Draft.load(tmp_path / "none.draft")


def test_sealed_decks_are_made_of_six_packs_each() -> None:
    one = draft(TALLY, form="sealed", pack=5, seats=2)
    assert isinstance(one.pending, BuildDeck) and len(one.pending.pool) == 30
    assert set(one.view(1).names) == set(one.table.piles[1]), "nobody sees another's pool"
    for seat in range(2):
        one.answer(deck(one, seat))
    assert one.over and len(one.match_setup().seats[1].sideboard) == 0


def test_setups_that_can_not_be_drafted_say_why() -> None:
    good = draft().setup
    for wrong, why in (
        ({"form_name": "no_such"}, "no form"),
        ({"seats": good.seats[:1]}, "2 to 8 seats"),
        ({"seats": good.seats * 3}, "2 to 8 seats"),
        ({"products": ()}, "booster packs"),
        ({"products": (Product("Odd", (Slot(-1, (Sheet(1, ("Forest",)),)), Slot(3, (Sheet(1, ("Forest",)),)))),)}, "Odd: a slot that can not"),
        ({"products": (Product("Odd", (Slot(1, (Sheet(0, ("Forest",)),)),)),)}, "Odd: a slot that can not be filled"),
        ({"products": (Product("Odd", (Slot(1, (Sheet(1, ()),)),)),)}, "Odd: a slot that can not be filled"),
        ({"products": (Product("Odd", (Slot(1, ()),)),)}, "Odd: a slot that can not be filled"),
    ):
        fields = {"seats": good.seats, "form_name": good.form_name, "products": good.products, "cards": good.cards}
        with pytest.raises(DraftSetupError, match=why):
            Draft(DraftSetup(**{**fields, **wrong}))  # type: ignore[arg-type]


@rule("905.1a", "each player opens a booster pack", "905.1", "three draft rounds")
def test_each_round_has_packs_of_its_own_kind() -> None:
    """The last kind stands for all rounds to come."""
    good = draft(pack=4).setup
    plain = [name for name in good.cards.names() if name.startswith("Plain Bear")]
    opened = opened_in_rounds(good, 2, plain[:2])
    assert opened == [{plain[0]}, {plain[1]}, {plain[1]}]


def with_variants(*names: str, form: str = "booster_draft", kinds: tuple[str, ...] = ()) -> DraftSetup:
    """A draft of a shipped set with three programs, whose game is played with variants.

    The lists are the first of their kinds.
    """
    library = load_library()
    product, _ = booster_packs("hearth", library)
    lists = dealt(chosen_lists(names), 3, names)
    given = ({kind: one[kind] for kind in (kinds or one)} for one in lists)
    seats = tuple(Drafter(f"seat {at}", "program", one) for at, one in enumerate(given))
    listed = [name for seat in seats for entries in seat.lists.values() for _, name in entries]
    cards = draft_library((product,), library, listed)
    return DraftSetup(seats, form, (product,), cards, 5, options=(("variants", names),))


def test_the_game_after_a_draft_is_played_with_further_variants_and_their_lists(tmp_path: Path) -> None:
    one = Draft(with_variants("planechase", "vanguard"))
    one.journal_to(tmp_path / "one.draft")
    one.run_programs()
    for setup in (one.match_setup(), Draft.load(tmp_path / "one.draft").match_setup()):
        setup.check()
        assert setup.variants == ("planechase", "vanguard")
        assert [sorted(seat.lists) for seat in setup.seats] == [["planes", "vanguards"]] * 3
        assert setup.seats[0].lists == one.setup.seats[0].lists


def test_variants_and_lists_that_do_not_fit_a_draft_say_why() -> None:
    with pytest.raises(DraftSetupError, match=r"Commander \(903\) can't follow Booster Draft"):
        Draft(with_variants("commander"))
    with pytest.raises(DraftSetupError, match="for 4, 6 or 8 players"):
        Draft(with_variants("two_headed_giant"))
    with pytest.raises(DraftSetupError, match=r"seat 1 has 0 vanguard cards"):
        good = with_variants("vanguard")
        Draft(replace(good, seats=(good.seats[0], *(replace(seat, lists={}) for seat in good.seats[1:]))))
    with pytest.raises(DraftSetupError, match="asks for no list of the kind 'planes'"):
        Draft(replace(with_variants("planechase"), options=()))


def test_programs_build_playable_two_colored_decks_of_a_shipped_set() -> None:
    library = load_library()
    assert "hearth" in [one.key for one in draft_sets(library)]
    product, left_out = booster_packs("hearth", library)
    assert {card.name for card in left_out} >= {"Forest", "The Root Cellar"}
    seats = tuple(Drafter(f"seat {seat}", "program") for seat in range(4))
    one = Draft(DraftSetup(seats, "booster_draft", (product,), draft_library((product,), library), 5))
    one.run_programs()
    setup = one.match_setup()
    setup.check()
    for seat in setup.seats:
        lands = sum(count for count, name in seat.deck if name in ("Plains", "Island", "Swamp", "Mountain", "Forest"))
        assert sum(count for count, _ in seat.deck) == 40 and 13 <= lands <= 18
        assert sum(name in ("Plains", "Island", "Swamp", "Mountain", "Forest") for _, name in seat.deck) <= 2
    assert isinstance(Pick(seat=0, candidates=(1,)).check({"take": 1}), dict)


def test_suggested_decks_have_more_creatures_than_other_spells_and_conspiracies_stay_out() -> None:
    library = load_library()
    product, _ = booster_packs("whispers", library)
    seats = tuple(Drafter(f"seat {seat}", "program") for seat in range(5))
    one = Draft(DraftSetup(seats, "conspiracy_draft", (product,), draft_library((product,), library), 9))
    one.run_programs()
    for seat in one.match_setup().seats:
        kinds = [library.definition(name).front.printed.types for count, name in seat.deck for _ in range(count)]
        creatures, lands = sum("creature" in kind for kind in kinds), sum("land" in kind for kind in kinds)
        assert 11 <= creatures <= 20 and 15 <= lands <= 19 and len(kinds) == 40
        assert not any("conspiracy" in kind for kind in kinds)


JUNK = (None, 3, -1, "", "x", [], [[]], {}, [None], [["x"]], {"x": None}, True, 10**30, [[1, [[1, ["x"]]]]])


def test_headers_full_of_junk_are_refused_with_a_reason(tmp_path: Path) -> None:
    path = tmp_path / "one.draft"
    one = draft(pack=3, seats=2)
    head = json.loads(json.dumps(header(one.setup)))
    for key in head:
        for junk in JUNK:
            if junk == head[key] or (key in ("seed",) and isinstance(junk, int)) or (key == "options" and junk == {}):
                continue
            path.write_text(json.dumps({**head, key: junk}) + "\n")
            with pytest.raises(SaveError) as refused:
                Draft.load(path)
            assert str(path) in str(refused.value), (key, junk)
    for options in ({"variants": ["no such"]}, {"variants": "abc"}, {"variants": ["commander"]}, {"variants": ["two_headed_giant"]}):
        path.write_text(json.dumps({**head, "options": options, "form": "commander_draft"}) + "\n")
        with pytest.raises(SaveError):
            Draft.load(path)


@pytest.mark.parametrize(("number", "lands"), [(4, {"Forest": 3, "Mountain": 1}), (1, {"Forest": 1}), (0, {}), (-2, {})])
def test_only_basic_lands_that_are_wanted_are_suggested(number: int, lands: dict[str, int]) -> None:
    bears = [face(f"{color} Bear", cost=cost) for color, cost in (("Green", "{1}{G}{G}{G}"), ("Red", "{1}{R}"))]
    cards = draft(*bears).setup.cards
    assert basic_lands(cards, [bear.name for bear in bears], number, ("Forest", "Mountain")) == lands


@pytest.mark.parametrize(("types", "words", "greys", "listed"), [
    ("Artifact", "This artifact enters tapped.", 3, {"Grey": 2, "Dull": 1}),
    ("Creature — Human", "This creature can't block.", 3, {"Grey": 3}),
    ("Creature — Human", "This creature can't block.", 2, {"Grey": 2, "Dull": 1}),
])  # fmt: skip
def test_a_third_copy_is_worth_less_than_something_weaker_unless_it_is_a_creature(types: str, words: str, greys: int, listed: dict[str, int]) -> None:
    one = draft(face("Grey", "", types), face("Dull", words, types))
    asked = BuildDeck(seat=0, pool=("Grey",) * greys + ("Dull",), basics=("Forest",), least=5)
    assert {name: count for count, name in suggested(one.setup, asked)["deck"] if name != "Forest"} == listed
