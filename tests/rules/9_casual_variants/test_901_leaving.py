"""Players leaving a Planechase game (CR 901.3, 901.6, 901.10, 901.15).

Games with planar decks from their setup on, too.
"""

from __future__ import annotations

import pytest

from engine.cards.card_data import CardData
from engine.cards.library import CardLibrary
from engine.core.zones import COMMAND, EXILE
from engine.game.events.cards import Reveal
from engine.game.events.damage import Damage
from engine.game.events.planes import face_up, planar_controller
from engine.game.events.players import LoseGame
from engine.game.events.status import SetMark
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.influence import OPTION
from engine.game.state.influence import within
from engine.meaning.cards import CardDefinition
from engine.table.match import Match
from engine.table.setup import SeatSetup, Setup, SetupError
from engine.vocabulary.keywords.plot import IS_FORETOLD
from tests.rulebook import rule
from tests.support.boards.chances import next_rolls
from tests.support.boards.planes import CHAOS, DULL, PLANESWALKER, deck, phenomenon, plane, planechase, planes, roll
from tests.support.boards.table import Table, card, data

FERRY = plane("Old Ferry", "When you planeswalk away from Old Ferry, you gain 3 life.")
HARBOR = plane("New Harbor", "When you planeswalk to New Harbor, you gain 5 life.")
CHART = card("Star Chart", "{1}", "Artifact", "Whenever you planeswalk to a plane, you gain 10 life.\nWhenever you planeswalk away from a plane, you gain 100 life.")
FORETOLD = card("Omen Song", "{2}{W}", "Sorcery", "Foretell {W}\nYou gain 5 life.")
OMEN = phenomenon("Long Omen", "When you encounter Long Omen, you gain 7 life.")


def lose(table: Table, *who: str) -> Table:
    """Let players lose at once."""
    happen(table.game, *(LoseGame(table.seat(one), "as the test wants it") for one in who))
    leaving.losers_leave(table.game)
    return table


@rule("901.10", "901.11a", "701.24c")
def test_the_planar_controller_turns_up_their_top_card_when_the_plane_leaves_with_its_owner() -> None:
    table = planechase([FERRY, *DULL], [HARBOR, DULL[0]], seats=3).next_turn("B")
    for who in "BC":
        table.battlefield(who, CHART)
    assert planes(table) == ["Old Ferry"]
    lose(table, "A")
    assert planes(table) == ["New Harbor"] and deck(table, "B") == ["Dull Plain 1"]
    assert not any(table.game.obj(oid).owner == 0 for oid in table.game.zone(COMMAND))
    table.resolve()
    assert table.life("B") == 28 + 110  # planeswalked away from one, which is gone, and to the other
    assert table.life("C") == 20, "B has planeswalked, and nobody else"


@rule("901.10")
def test_a_plane_that_someone_elses_owns_stays() -> None:
    table = planechase([FERRY, *DULL], seats=3)
    lose(table, "C")
    assert planes(table) == ["Old Ferry"] and table.settle().stack() == []


@rule("901.6", "311.5", "312.4")
def test_the_next_player_becomes_the_planar_controller_before_the_old_one_leaves() -> None:
    table = planechase(DULL, [DULL[0]], [HARBOR], seats=4)
    lose(table, "A", "B")  # at once: B would leave too
    assert planar_controller(table.game) == 2 and planes(table) == ["New Harbor"]
    assert table.game.controller(face_up(table.game)[0]) == 2
    table.next_turn("D")
    assert planar_controller(table.game) == 3  # until a different player becomes the active player


@rule("901.6", "that wouldn't leave the game", "104.4a")
def test_where_nobody_is_left_nobody_becomes_the_planar_controller() -> None:
    table = planechase([FERRY, *DULL], seats=3)
    for who in "ABC":
        table.life(who, 0)
    table.settle()
    assert table.game.over and all(player.lost for player in table.game.players)


@rule("901.10a", "901.11a", "because the owner leaves, and not once more for a roll before", "901.10", "901.6")
@rule("901.15b", "a communal deck's plane leaves with nobody, and that ability stays", "901.8", "it and no other is the planeswalking ability", "901.11b")
@pytest.mark.parametrize("communal", [False, True])
def test_a_planeswalking_ability_ceases_to_exist_when_the_plane_leaves_the_game(communal: bool) -> None:
    table = planechase(communal=[FERRY, HARBOR, *DULL], seats=3) if communal else planechase([FERRY], [HARBOR, *DULL], seats=3)
    table.next_turn("B")
    roll(table, "B", PLANESWALKER)
    assert len(table.game.stack) == 1
    table.hand("C", card("Nod", "{W}", "Instant", "You gain 10 life."))
    table.battlefield("C", CHART, card("Choir", "{2}", "Artifact", "Whenever you cast a spell, you gain 2 life."))
    table.mana("C", "{W}").cast("C", "Nod").settle()
    hidden = table._in_zone("A", EXILE, [FORETOLD, card("Fallow", "{W}", "Sorcery", "You gain 1 life.")])
    for oid in hidden:
        table.game.write(oid).face_down = "foretell"
    happen(table.game, SetMark(hidden[0], IS_FORETOLD, 1))
    lose(table, "A")
    assert [event.names for event in table.game.history.this_turn if isinstance(event, Reveal)] == [("Omen Song",)], "what is foretold, and nothing else"
    if communal:
        assert table.stack() == ["Planar Die trigger (B)", "Nod", "Choir trigger (C)"] and planes(table) == ["Old Ferry"]
    else:
        assert table.stack() == ["Nod", "Choir trigger (C)"] and planes(table) == ["New Harbor"], "only that ability"
    table.resolve()
    assert planes(table) == ["New Harbor"] and (table.life("B"), table.life("C")) == (28, 32)
    assert planar_controller(table.game) == table.game.controller(face_up(table.game)[0]) == 1


@rule("901.10b", "901.10")
def test_a_phenomenons_ability_stays_and_is_the_new_planar_controllers() -> None:
    table = roll(planechase([DULL[0], OMEN, DULL[1]], [FERRY], seats=3), "A", PLANESWALKER).resolve(1)
    assert planes(table) == ["Long Omen"] and table.stack() == ["Long Omen trigger (A)"]
    lose(table, "A")
    assert table.stack() == ["Long Omen trigger (B)"] and planes(table) == ["Old Ferry"]
    assert table.resolve().life("B") == 27


@rule("901.10b", "and reaches what its new controller does not, as it did before", "901.13", "801.7")
def test_a_phenomenons_ability_that_stays_is_seen_wherever_it_does_something() -> None:
    """Five players reach their neighbors alone. A's phenomenon is B's when A has left, and D's creatures are far
    from B."""
    quake = phenomenon("Long Quake", "When you encounter Long Quake, Long Quake deals 2 damage to each creature and each battle.")
    table = planechase([DULL[0], quake], seats=5)
    table.game.options = {**table.game.options, OPTION: 1}
    for who in "BCDEA":
        table.next_turn(who)
    assert not within(table.game, 1, 3) and not within(table.game, 0, 3)
    for who in "BD":
        table.battlefield(who, *[card("Stone Ox", "{3}{G}", "Creature — Ox", "", "2/9")] * 2, card("Small Fox", "{R}", "Creature — Fox", "", "1/1"))
        table.battlefield(who, card("Bruise Bell", "{1}", "Artifact", "Whenever a creature you control is dealt damage, you gain that much life.\n"
                                    "Whenever a creature you control is dealt excess damage, you gain 10 life.\n"
                                    "Whenever a creature you control is dealt damage by a source you control, you gain 100 life and that source's controller loses 1 life."))  # fmt: skip
    table.battlefield("B", card("Siege Bell", "{1}", "Artifact", "Whenever a battle is dealt damage, you gain 10 life."))
    for protector in "CE":  # the one that C protects is in B's range, though D controls both (801.2d)
        (siege,) = table.battlefield("D", card(f"Gate of {protector}", "{2}{R}", "Battle — Siege", "", defense="3"))
        table.game.write(siege).choices, table.game.write(siege).counters = {"protector": table.seat(protector)}, {"defense": 3}
    roll(table, "A", PLANESWALKER).resolve(1)
    lose(table, "A")
    assert table.stack() == ["Long Quake trigger (B)"]
    table.resolve()
    assert (table.life("B"), table.life("D")) == (20 + 2 + 2 + 2 + 10 + 297 + 10, 20 + 2 + 2 + 2 + 10), "B controls the phenomenon's ability, and the phenomenon is its source"
    oxen = [oid for oid in table.all("Stone Ox") if table.game.controller(oid) == 3]
    happen(table.game, *(Damage(oid, oxen[0], 1) for oid in oxen))
    assert table.resolve().life("D") == 36 + 2 + 2 * 99, "once for what it is dealt, and once for each source"


@rule("901.10b", "owned by a player who left the game", "901.10", "901.6")
def test_a_phenomenons_ability_is_passed_on_again_when_the_next_planar_controller_leaves_too() -> None:
    table = roll(planechase([DULL[0], OMEN], [FERRY], [HARBOR], seats=4), "A", PLANESWALKER).resolve(1)
    lose(lose(table, "A"), "B")
    assert planes(table) == ["New Harbor"] and "Long Omen trigger (C)" in table.stack()
    table.resolve()
    assert (table.life("C"), table.life("D")) == (35, 20)


@rule("901.10", "901.10a", "if a plane leaves the game", "901.10b", "901.6", "901.8", "901.11b")
@pytest.mark.parametrize("first", [OMEN, FERRY])
def test_what_becomes_of_the_stack_as_the_planar_controller_leaves(first: CardDefinition) -> None:
    """In A's turn B has rolled the Planeswalker symbol, and cast a spell. A leaves, with a phenomenon or a plane
    face up.

    A phenomenon's ability and B's planeswalking ability remain; the latter ceases to exist if it is a plane that leaves.
    """
    table = planechase([DULL[0], first, DULL[1]], [HARBOR, DULL[0], DULL[2]], [FERRY], seats=4)
    for who in "BC":
        table.battlefield(who, CHART)
    roll(table, "A", PLANESWALKER).resolve(1)
    triggered = table.stack()
    assert planes(table) == [first.name] and triggered == (["Long Omen trigger (A)"] if first is OMEN else [])
    table.hand("B", card("Toss", "{0}", "Instant", "Roll the planar die."), card("Nod", "{0}", "Instant", "You gain 1 life."))
    next_rolls(table, 6, PLANESWALKER)
    table.cast("B", "Toss").resolve(1)
    table.cast("B", "Nod").settle()
    assert table.stack() == [*triggered, "Planar Die trigger (B)", "Nod"]
    lose(table, "A")
    assert not [event for event in table.game.history.this_turn if isinstance(event, Reveal)], "nobody sees what was left of A's deck"
    assert planar_controller(table.game) == 1 and planes(table) == ["New Harbor"] and deck(table, "B") == ["Dull Plain 1", "Dull Plain 3"]
    heard = ["New Harbor trigger (B)", "Star Chart trigger (B)", *([] if first is OMEN else ["Old Ferry trigger (B)", "Star Chart trigger (B)"])]
    stayed = ["Long Omen trigger (B)", "Planar Die trigger (B)"] if first is OMEN else []
    assert table.settle().stack()[: len(stayed) + 1] == [*stayed, "Nod"] and sorted(table.stack()[len(stayed) + 1 :]) == sorted(heard)
    table.resolve()
    assert planes(table) == (["Dull Plain 1"] if first is OMEN else ["New Harbor"])
    assert (table.life("B"), table.life("C")) == (20 + 1 + 5 + 10 + (7 + 110 if first is OMEN else 3 + 100), 20)


@rule("901.10b", "only a phenomenon's ability", "901.10", "901.15b", "of a communal deck too")
@pytest.mark.parametrize("communal", [False, True])
def test_a_planes_ability_leaves_with_its_controller(communal: bool) -> None:
    belfry = plane("Belfry", "Whenever chaos ensues, you gain 3 life.")
    table = planechase(communal=[belfry, *DULL], seats=3) if communal else planechase([belfry, *DULL], [FERRY, *DULL], seats=3)
    roll(table, "A", CHAOS)
    assert table.stack() == ["Belfry trigger (A)"]
    lose(table, "A")
    assert table.stack() == [] and planes(table) == (["Belfry"] if communal else ["Old Ferry"])
    assert (table.resolve().life("B"), table.life("C")) == (20, 20)


@rule("901.15b")
def test_a_communal_deck_stays_when_a_player_leaves() -> None:
    table = planechase(communal=(FERRY, *DULL), seats=3)
    lose(table, "A")
    assert planes(table) == ["Old Ferry"] and planar_controller(table.game) == 1
    assert deck(table, "C") == ["Dull Plain 1", "Dull Plain 2", "Dull Plain 3"]


@rule("901.15b", "the planar controller is the owner of all cards", "901.15", "901.10b")
def test_a_communal_phenomenons_ability_is_the_new_planar_controllers() -> None:
    table = roll(planechase(communal=(DULL[0], OMEN, FERRY), seats=3), "A", PLANESWALKER).resolve(1)
    assert planes(table) == ["Long Omen"] and table.stack() == ["Long Omen trigger (A)"]
    lose(table, "A")
    assert table.stack() == ["Long Omen trigger (B)"] and planar_controller(table.game) == 1
    assert deck(table, "B") == deck(table, "C") == ["Old Ferry", "Dull Plain 1"] and planes(table) == ["Long Omen"]
    assert (table.resolve().life("B"), table.life("C")) == (27, 20)


# --- setting up -----------------------------------------------------------------------------------------------------

DECK = ((40, "Field"),)


def setup(*owned: int, phenomena: int = 0, communal: int = 0, first: str = "Dull Plain 0") -> Setup:
    """A setup in which seats have planar decks of so many cards, or in which all have one together."""
    cards = [CardData("Field", "normal", (data("Field", "", "Basic Land — Forest"),))]
    cards += [CardData(name, "normal", (data(name, "", "Plane — Plain"),)) for name in (f"Dull Plain {n}" for n in range(40))]
    cards += [CardData(name, "normal", (data(name, "", "Phenomenon"),)) for name in (f"Small Omen {n}" for n in range(9))]
    omens = tuple((1, f"Small Omen {number}") for number in range(phenomena))

    def planes_of(size: int) -> tuple[tuple[int, str], ...]:
        return (*omens, *((1, name) for name in (first, *(f"Dull Plain {n}" for n in range(1, size - phenomena))))) if size else ()

    sizes = owned or (0, 0)
    seats = tuple(SeatSetup(name, DECK, lists={"planes": planes_of(size)}) for name, size in zip("ABCDEFGH", sizes, strict=False))
    return Setup(seats, CardLibrary(cards), lists={"planes": planes_of(communal)} if communal else {})


@rule("901.3", "901.4", "901.5", "103.3a")
def test_a_match_with_a_planar_deck_of_ten_for_each_player() -> None:
    match = Match.new(setup(10, 12, phenomena=2))
    while match.live.turn.number == 0:
        match.answer_by_chance()
    view = match.view(0)
    (up,) = [view.objects[oid] for oid in view.command if "plane" in view.objects[oid].types]
    assert up.name.startswith("Dull Plain") and up.controller == view.active
    assert sum(dict(player.decks).get("planes", 0) for player in view.players) == 21
    assert not any(found.face_down for found in view.objects.values())  # of the decks only the number is seen
    with pytest.raises(SetupError, match="the planar deck: Nonesuch"):
        setup(communal=20, first="Nonesuch").check()
    told = [happening.text for happening in match.happenings(0) if "turns up" in happening.text]
    assert told[-1] == f"{view.name_of(view.active)} turns up {up.name}"
    assert not any("emblem" in happening.text for happening in match.happenings(0)), "the planar die is none"


@rule("901.3", "901.15a", "each card must have a different name")
@pytest.mark.parametrize(("wrong", "why"), [
    (setup(10, 9), "fewer than 10"), (setup(10, 0), "fewer than 10"), (setup(10, 10, phenomena=3), "more than 2"),
    (setup(10, 10, first="Dull Plain 1"), "different name"), (setup(10, 10, first="Field"), "neither a plane"),
    (setup(10, 10, first="Nonesuch"), "A's planar deck: Nonesuch"),
    (setup(communal=20, first="Nonesuch"), "the planar deck: Nonesuch"),
])  # fmt: skip
def test_planar_decks_that_cannot_be_played(wrong: Setup, why: str) -> None:
    with pytest.raises(SetupError, match=why):
        wrong.check()


@rule("901.15a")
def test_a_communal_planar_deck_is_as_large_as_the_table_asks() -> None:
    setup(communal=20, phenomena=4).check()
    for wrong, why in ((setup(communal=19), "the communal planar deck: 19 planes and phenomena, fewer than 20"), (setup(communal=20, phenomena=5), "more than 4"), (setup(10, 10, communal=20), "besides")):
        with pytest.raises(SetupError, match=why):
            wrong.check()
    with pytest.raises(SetupError, match="fewer than 40"):
        setup(*[0] * 8, communal=39).check()


@rule("108.5")
def test_a_plane_is_in_no_usual_deck() -> None:
    good = setup(10, 10)
    with pytest.raises(SetupError, match="no deck or sideboard, but for the planar deck"):
        Setup((SeatSetup("A", ((40, "Field"), (1, "Dull Plain 1"))), *good.seats[1:]), good.cards).check()


def test_a_saved_match_keeps_its_planar_decks(tmp_path) -> None:  # type: ignore[no-untyped-def]
    for kind in (setup(10, 10), setup(communal=20)):
        match = Match.new(kind)
        for _ in range(12):
            match.answer_by_chance()
        match.file.save(tmp_path / "game.match")
        again = Match.load(tmp_path / "game.match")
        assert again.setup == match.setup and again.view(0) == match.view(0)
