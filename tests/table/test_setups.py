"""Setups: which variants go together, and whose lists are whose.

Saved matches keep them, also old ones.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.api import (
    Match,
    SeatSetup,
    Setup,
    SetupError,
    chosen_lists,
    dealt,
    deck_cards,
    find_list,
    load_library,
    shipped_decks,
    variants,
    why_not_together,
)
from engine.cards.library import CardLibrary
from engine.table import journal

DECKS = [deck_cards(deck) for deck in shipped_decks().values()]
PLANES = chosen_lists(["planechase"])["planes"]


@pytest.fixture(scope="module")
def library() -> CardLibrary:
    return load_library()


def seats(number: int, **lists: tuple[tuple[int, str], ...]) -> tuple[SeatSetup, ...]:
    """So many seats with shipped decks and the same lists."""
    return tuple(SeatSetup("ABCDEFGH"[at], DECKS[at % len(DECKS)], lists=lists) for at in range(number))


def test_variants_are_offered_in_the_order_of_their_rules() -> None:
    names = [offer.name for offer in variants()]
    assert names.index("team_vs_team") < names.index("two_headed_giant") < names.index("planechase") < names.index("commander")
    planechase = next(offer for offer in variants() if offer.name == "planechase")
    assert [offer.kind for offer in planechase.lists] == ["planes"]


def test_any_variants_that_the_rules_allow_are_played_together(library: CardLibrary) -> None:
    setup = Setup(seats(4, planes=PLANES), library, 3, options=(("variants", ("planechase", "two_headed_giant")),))
    game = setup.first_state()
    assert setup.variants == ("two_headed_giant", "planechase") == game.options["variants"]
    assert game.teams.share_life and game.players[0].life == 30


def test_a_list_implies_the_variant_that_it_is_for(library: CardLibrary) -> None:
    assert Setup(seats(2, planes=PLANES), library).variants == ("planechase",)
    assert Setup(seats(2, commanders=((1, "Plains"),)), library).variants == ("commander",)
    chosen = Setup(seats(2, commanders=((1, "Plains"),)), library, options=(("variants", ("brawl",)),))
    assert chosen.variants == ("brawl",)


@pytest.mark.parametrize(
    ("names", "players", "why"),
    [
        (("team_vs_team", "two_headed_giant"), 4, "both say who plays with whom"),
        (("commander", "brawl"), 2, r"903\.12"),
        (("two_headed_giant", "planechase"), 3, "4, 6 or 8 players"),
    ],
)
def test_what_does_not_go_together_says_why(names: tuple[str, ...], players: int, why: str, library: CardLibrary) -> None:
    assert why_not_together(names, players)
    with pytest.raises(SetupError, match=why):
        Setup(seats(players), library, options=(("variants", names),)).check()


def test_a_list_of_an_unknown_kind_or_card_is_refused(library: CardLibrary) -> None:
    with pytest.raises(SetupError, match="no list of the kind 'stickers'; there are attractions, "):
        Setup(seats(2, stickers=((1, "Plains"),)), library).check()
    with pytest.raises(SetupError, match="A's planar deck: Nowhere At All: there is no such card"):
        Setup(seats(2, planes=((1, "Nowhere At All"),)), library).check()


def test_lists_that_were_chosen_go_to_all_who_need_one() -> None:
    assert dealt({"planes": PLANES}, 3, ("planechase",)) == ({"planes": PLANES},) * 3
    with pytest.raises(SetupError, match="'plans' names no list: write KIND=NAME, with one of planes"):
        chosen_lists(["planechase"], ["plans"])


def test_a_list_is_chosen_by_its_name_or_is_the_first_that_comes_with_the_program() -> None:
    garden = chosen_lists(["archenemy"], ["schemes=the_walled_garden"])
    assert garden == {"schemes": deck_cards(find_list("schemes", "The Walled Garden"))}
    both = chosen_lists(["archenemy", "planechase"], ["schemes=The Walled Garden"])
    assert both == {**garden, "planes": PLANES} and chosen_lists(["archenemy"])["schemes"] not in ((), garden["schemes"])
    for wrong in ("schemes", "planes=The Walled Garden"):
        with pytest.raises(SetupError, match=f"'{wrong}' names no list: write KIND=NAME, with one of schemes"):
            chosen_lists(["archenemy"], [wrong])


def test_a_saved_match_keeps_lists_and_variants(library: CardLibrary, tmp_path: Path) -> None:
    setup = Setup(seats(4, planes=PLANES), library, 3, options=(("variants", ("two_headed_giant",)),))
    match = Match.new(setup)
    match.file.save(tmp_path / "a.match")
    again = journal.read(tmp_path / "a.match").setup
    assert again == setup and again.variants == ("two_headed_giant", "planechase")


def test_a_match_saved_by_version_1_still_opens(library: CardLibrary, tmp_path: Path) -> None:
    """Each kind of list had a place of its own there, and a game one variant."""
    setup = Setup(seats(4, planes=PLANES), library, 3, options=(("variants", ("two_headed_giant",)), ("limited", True)))
    match = Match.new(setup)
    for _ in range(40):
        match.answer_by_chance()
    path = tmp_path / "old.match"
    match.file.save(path)
    first, *rest = (line.partition("\t")[0] for line in path.read_text(encoding="utf-8").splitlines())
    head = json.loads(first)
    head["version"], head["planes"] = 1, []
    head["options"] = {"variant": "two_headed_giant", "limited": True}
    del head["lists"]
    for seat in head["seats"]:
        seat["planes"], seat["attractions"], seat["commanders"] = seat.pop("lists")["planes"], [], []
    path.write_text("\n".join([json.dumps(head), *rest]) + "\n", encoding="utf-8")
    again = Match.load(path)
    assert again.setup.variants == setup.variants and again.answers == match.answers
    assert again.view(0) == match.view(0)


def test_a_garbled_header_of_version_1_says_so(tmp_path: Path) -> None:
    from engine.core.errors import SaveError

    path = tmp_path / "old.match"
    path.write_text('{"format": "kitchen-table match", "version": 1, "options": {}}\n', encoding="utf-8")
    with pytest.raises(SaveError, match="line 1 lacks or garbles 'seats'"):
        Match.load(path)
