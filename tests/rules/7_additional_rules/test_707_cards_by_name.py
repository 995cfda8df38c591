"""Copies of cards that a name defines (CR 707.13). The match knows the cards that its cards name, and saves them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.game.decisions.choices import ChooseOption
from engine.game.events.copied_cards import CopyNamedCard
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.scenario.loading import scenario_from
from engine.scenario.opening import match_from_scenario
from engine.scenario.writing import scenario_of
from engine.table.match import Match
from engine.table.setup import SeatSetup, Setup, SetupError
from tests.rulebook import rule
from tests.scenario.scenes import custom, scene, seat
from tests.support.boards.table import Table, card, data

BINDER = (
    "Old Binder", "{2}{U}", "Legendary Creature — Human Wizard",
    "{0}: Choose a card name that hasn't been chosen from among Long Snack, Bell of the Deep, and Tall Bear. Create a copy of the card with the chosen name. You may cast the copy.",
    "3/3",
)  # fmt: skip
SNACK = ("Long Snack", "{1}{W}", "Sorcery", "You gain 7 life.")
BELL = ("Bell of the Deep", "{1}", "Artifact", "{T}: You gain 1 life.")
BEAR = ("Tall Bear", "{2}{G}", "Creature — Bear", "Trample", "4/4")


def with_binder() -> tuple[Table, int]:
    """The binder in a match that knows the three cards, none of which is in the game."""
    table = Table()
    table.game.reference = {listed[0]: card(*listed) for listed in (SNACK, BELL, BEAR)}
    (binder,) = table.battlefield("A", card(*BINDER))
    return table, binder


def names_offered(table: Table) -> list[tuple[str, ...]]:
    return [asked.options for asked in table.asked if isinstance(asked, ChooseOption) and asked.purpose == "card name"]


@rule("707.13", "707.12")
def test_a_copy_of_a_card_that_is_not_in_the_game_is_cast_for_its_costs_and_has_the_cards_characteristics() -> None:
    table, binder = with_binder()
    table.mana("A", "{2}{G}").answer("A", 2, True).activate("A", binder).resolve(1)
    assert table.stack() == ["Tall Bear"]
    spell = table.game.chars(table.game.stack[0])
    assert (spell.mana_value, spell.colors, spell.power) == (3, ("G",), 4) and not table.game.players[0].pool
    table.resolve()
    bear = table.find("Tall Bear")
    assert table.game.objects[bear].token and table.has(bear, "trample")  # a copy of a permanent spell is a token (608.3f)


@rule("707.13")
def test_without_the_mana_for_it_the_copy_is_not_cast_and_is_gone() -> None:
    table, binder = with_binder()
    table.answer("A", 0).activate("A", binder).resolve()
    assert table.life("A") == 20 and table.game.zone("outside", 0) == () and table.stack() == []
    table.mana("A", "{2}{G}").answer("A", 1, False).activate("A", binder).resolve()
    assert table.game.zone("outside", 0) == () and table.game.battlefield == (binder,)


@rule("707.13", "704.5e")
def test_the_copy_is_created_outside_the_game_with_both_halves_of_the_card() -> None:
    table = Table()
    back = data("Wide Stride", "{3}{G}", "Sorcery", "You gain 9 life.")
    table.game.reference = {"Quick Spark": card("Quick Spark", "{R}", "Instant", "You gain 2 life.", layout="split", back=back)}
    (done,) = happen(table.game, CopyNamedCard(0, "Quick Spark"))
    assert isinstance(done, CopyNamedCard)
    made = table.game.objects[done.oid]
    assert (made.zone, made.owner, made.token) == ("outside", 0, True) and table.game.chars(done.oid).names == ("Quick Spark", "Wide Stride")
    table.settle()
    assert done.oid not in table.game.objects
    text = "Create a copy of a card named Quick Spark. You may cast the copy without paying its mana cost."
    table.hand("A", card("Spoken Words", "{U}", "Sorcery", text))
    table.mana("A", "{U}").answer("A", True, 1).cast("A", "Spoken Words").resolve()
    assert table.life("A") == 29 and table.zone("A", "graveyard") == ["Spoken Words"]


@rule("707.13")
def test_a_name_that_was_chosen_is_not_offered_again_to_that_object_only() -> None:
    table, binder = with_binder()
    table.mana("A", "{1}{W}").answer("A", 0, True, 0).activate("A", binder).resolve()
    assert table.life("A") == 27
    table.activate("A", binder).resolve()
    assert names_offered(table) == [("Long Snack", "Bell of the Deep", "Tall Bear"), ("Bell of the Deep", "Tall Bear")]
    table.mana("A", "{2}{G}").answer("A", True).activate("A", binder).resolve()  # one name is left
    assert table.all("Tall Bear")
    table.activate("A", binder).resolve()  # none is
    assert len(names_offered(table)) == 2 and table.game.zone("outside", 0) == ()
    happen(table.game, ZoneChange(binder, "hand"))
    table.mana("A", "{2}{U}").cast("A", "Old Binder").resolve()
    table.answer("A", 0).activate("A", table.find("Old Binder")).resolve()
    assert names_offered(table)[-1] == ("Long Snack", "Bell of the Deep", "Tall Bear")


@rule("707.13", "608.2h")
def test_the_choice_is_made_and_the_copy_cast_though_the_source_has_left() -> None:
    table, binder = with_binder()
    table.mana("A", "{1}{W}").answer("A", 0, True).activate("A", binder)
    happen(table.game, ZoneChange(binder, "graveyard"))
    table.resolve()
    assert table.life("A") == 27


CARDS = tuple(
    FaceData(*listed[:4], *(listed[4].split("/") if len(listed) > 4 else ()))
    for listed in (BINDER, SNACK, BELL, BEAR, ("Island", "", "Basic Land — Island", ""))
)  # fmt: skip
DECK = ((20, "Old Binder"), (20, "Island"))


def library(*left_out: str, **instead: str) -> CardLibrary:
    """Card data, perhaps without some cards or with another text of one."""
    faces = [face for face in CARDS if face.name not in left_out]
    texts = {name.replace("_", " "): text for name, text in instead.items()}
    return CardLibrary(
        CardData(face.name, "normal", (FaceData(face.name, face.mana_cost, face.type_line, texts.get(face.name, face.text), face.power, face.toughness),))
        for face in faces
    )  # fmt: skip


def setup(cards: CardLibrary) -> Setup:
    return Setup((SeatSetup("Ana", DECK), SeatSetup("Ben", ((40, "Island"),))), cards, 3)


@rule("707.13", "108.1")
def test_a_match_knows_the_cards_that_its_cards_name_and_a_saved_one_has_them_in_its_file(tmp_path: Path) -> None:
    match = Match.new(setup(library()))
    assert list(match.live.reference) == ["Old Binder", "Island", "Long Snack", "Bell of the Deep", "Tall Bear"]
    for _ in range(30):
        match.answer_by_chance()
    match.file.save(tmp_path / "game")
    head, _ = json.JSONDecoder().raw_decode((tmp_path / "game").read_text(encoding="utf-8"))
    assert [listed["name"] for listed in head["cards"]] == ["Old Binder", "Island", "Long Snack", "Bell of the Deep", "Tall Bear"]
    loaded = Match.load(tmp_path / "game")  # whatever has become of the card data since
    assert list(loaded.live.reference) == list(match.live.reference) and loaded.view(0) == match.view(0)
    assert loaded.fork().live.reference is loaded.live.reference


@rule("707.13")
@pytest.mark.parametrize(("cards", "words"), [
    (library("Tall Bear"), "a card names Tall Bear: there is no such card"),
    (library(Long_Snack="Gain some life or other."), "a card names Long Snack: Long Snack, line 1"),
])  # fmt: skip
def test_a_match_is_refused_if_a_card_names_one_that_it_can_not_know(cards: CardLibrary, words: str) -> None:
    with pytest.raises(SetupError) as caught:
        Match.new(setup(cards))
    assert words in str(caught.value)


@rule("707.13")
def test_a_scenario_has_the_cards_that_its_cards_name_and_gives_them_on(tmp_path: Path) -> None:
    listed = [custom(*made) for made in (BINDER, SNACK, BELL, BEAR)]
    written = scene(seat("Old Binder"), seat(), [], [], more_cards=tuple(listed))
    match = match_from_scenario(scenario_from(written), CardLibrary())
    assert list(match.live.reference) == ["Glade", "Old Binder", "Long Snack", "Bell of the Deep", "Tall Bear"]
    match.file.save(tmp_path / "game")
    assert list(Match.load(tmp_path / "game").live.reference) == list(match.live.reference)
    position = scenario_of(match.live, "a puzzle", "puzzle", CardLibrary(), match.setup.cards)
    assert {"Long Snack", "Bell of the Deep", "Tall Bear"} <= {made["name"] for made in position["custom_cards"]}
    assert list(match_from_scenario(scenario_from(position), CardLibrary()).live.reference) == list(match.live.reference)
