"""Hidden agenda and double agenda (CR 702.106)."""

from __future__ import annotations

import pytest

from engine.api import SeatSetup, Setup, SetupError
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.game.events.cards import Reveal
from engine.game.rules.events.leaving import concede
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import conspiracies
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import do
from tests.support.boards.table import Table, card

FAVOR = ("Quiet Favor", "", "Conspiracy", "Hidden agenda\nSpells with the chosen name you cast cost {1} less to cast.")
PACT = ("Double Pact", "", "Conspiracy", "Double agenda\nWhenever you cast a spell with one of the chosen names, you gain 3 life.")
OPEN = ("Open Plot", "", "Conspiracy", "Creatures you control get +1/+1.")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OX = ("Mild Ox", "{1}{G}", "Creature — Ox", "", "2/2")


def laid_out(*cards: tuple[str, ...], names: tuple[str, ...] = (), seats: int = 2) -> tuple[Table, tuple[int, ...]]:
    """A table at which A has put conspiracies into the command zone, and chosen names."""
    table = Table(seats)
    ids = table._in_zone("A", "outside", tuple(card(*one) for one in cards))
    table.hand("A", card(*BEAR), card(*OX))
    table.answer("A", list(ids), *names)
    conspiracies.set_out(table.game)
    return table, table.game.zone("command")


@rule("702.106a", "as it is put into the command zone", "face down", "secretly choose a name", "103.2e", "315.2")
def test_a_conspiracy_with_hidden_agenda_is_put_into_the_command_zone_face_down() -> None:
    table, (plot, favor) = laid_out(OPEN, FAVOR, names=("Meadow Bear",))
    assert not table.game.obj(plot).face_down and table.game.obj(favor).face_down
    (asked,) = [decision for decision in table.asked if decision.kind == "card name"]
    assert asked.seat == 0 and "Meadow Bear" in asked.options  # type: ignore[attr-defined]
    (bear,) = table.battlefield("A", card(*BEAR))
    assert table.pt(bear) == (3, 3), "what lies face up works"
    table.mana("A", "{G}")
    assert not [action for action in table.actions("A") if action.kind == "cast"], "what lies face down has no abilities"


@rule("702.106b", "kept with the card", "315.7", "315.5b")
def test_only_its_controller_knows_the_card_and_the_name() -> None:
    table, (favor,) = laid_out(FAVOR, names=("Meadow Bear",))
    assert table.game.obj(favor).choices == {"card name": "Meadow Bear"}
    mine, theirs = view_for(table.game, 0, None), view_for(table.game, 1, None)
    assert favor in mine.command and favor in theirs.command, "everybody sees that it lies there"
    assert mine.objects[favor].known and any("Meadow Bear" in note for note in mine.objects[favor].notes)
    assert not theirs.objects[favor].known and theirs.objects[favor].notes == () and theirs.objects[favor].name == ""
    assert may_see(table.game, 0, favor) and not may_see(table.game, 1, favor)
    assert table.game.chars(favor).name == "" and table.game.chars(favor).types == ()


@rule("702.106c", "any time you have priority", "special action", "reveals the chosen name", "116.2j")
def test_it_is_turned_face_up_whenever_its_controller_has_priority() -> None:
    table, (favor,) = laid_out(FAVOR, names=("Meadow Bear",))
    table.to_step("upkeep", "B")
    table.hand("B", card("Small Word", "{0}", "Instant", "You gain 1 life."))
    table.cast("B", "Small Word")
    assert favor not in {action.oid for action in table.actions("B")}, "only a card that one controls"
    table.special("A", favor)
    assert table.stack() == ["Small Word"] and not table.game.obj(favor).face_down, "it uses no stack"
    theirs = view_for(table.game, 1, None).objects[favor]
    assert theirs.name == "Quiet Favor" and any("Meadow Bear" in note for note in theirs.notes)
    table.resolve()
    table.to_step("main1", "A").mana("A", "{G}")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Meadow Bear"]
    assert favor not in {action.oid for action in table.actions("A")}


@rule("702.106d", "607.2d")
def test_each_knows_only_the_name_chosen_for_itself() -> None:
    table, (first, second) = laid_out(FAVOR, FAVOR, names=("Meadow Bear", "Mild Ox"))
    table.special("A", first).mana("A", "{G}")
    assert [action.label for action in table.actions("A") if action.kind == "cast"] == ["Meadow Bear"]
    table.special("A", second)
    assert {action.label for action in table.actions("A") if action.kind == "cast"} == {"Meadow Bear", "Mild Ox"}


@rule("702.106e", "a player leaves", "the game ends")
def test_they_are_revealed_when_their_controller_leaves_and_when_the_game_ends() -> None:
    table, (favor,) = laid_out(FAVOR, names=("Meadow Bear",), seats=3)
    concede(table.game, 0)
    assert [event.names for event in table.game.history.this_turn if isinstance(event, Reveal)] == [("Quiet Favor",)]
    table, (favor,) = laid_out(FAVOR, names=("Meadow Bear",))
    concede(table.game, 1)
    assert table.game.over and may_see(table.game, 1, favor)
    assert any("Meadow Bear" in note for note in view_for(table.game, 1, None).objects[favor].notes)


@rule("702.106f", "two different names", "not revealed that there are several")
def test_double_agenda_has_two_different_names() -> None:
    table, (pact,) = laid_out(PACT, names=("Meadow Bear", "Meadow Bear", "Mild Ox"))
    assert sorted(table.game.obj(pact).choices.values()) == ["Meadow Bear", "Mild Ox"], "the same name is asked for again"
    assert view_for(table.game, 1, None).objects[pact].notes == ()
    table.mana("A", "{1}{G}").cast("A", "Meadow Bear").resolve()
    assert table.life("A") == 20, "it lies face down"
    table.special("A", pact)
    assert len([note for note in view_for(table.game, 1, None).objects[pact].notes if "Bear" in note or "Ox" in note]) == 2
    table.mana("A", "{1}{G}").cast("A", "Mild Ox").resolve()
    assert table.life("A") == 23
    table.hand("A", card(*BEAR), card("Other Ox", "{0}", "Creature — Ox", "", "1/1"))
    table.mana("A", "{1}{G}").cast("A", "Meadow Bear").resolve().cast("A", "Other Ox").resolve()
    assert table.life("A") == 26


@rule("315.3")
def test_conspiracies_are_no_cards_of_a_deck_and_stay_out_of_the_game() -> None:
    cards = CardLibrary(CardData(name, "normal", (FaceData(name, "", types, text),)) for name, types, text in (
        ("Open Plot", "Conspiracy", "Creatures you control get +1/+1."), ("Forest", "Basic Land — Forest", ""),
    ))  # fmt: skip
    decks = (((60, "Forest"), (1, "Open Plot")), ((60, "Forest"),))
    with pytest.raises(SetupError, match=r"315\.3"):
        Setup(tuple(SeatSetup("AB"[at], deck) for at, deck in enumerate(decks)), cards).check()
    Setup((SeatSetup("A", decks[1], ((1, "Open Plot"),)), SeatSetup("B", decks[1])), cards).check()
    table = Table()
    table._in_zone("A", "outside", (card(*OPEN),))
    do(table, "You may put a card you own from outside the game into your hand.")
    assert "Open Plot" not in table.zone("A", "hand")
