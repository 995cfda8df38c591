"""Planechase positions. Saved with the planes and the order of the planar decks, and opened again (CR 901)."""

from __future__ import annotations

from pathlib import Path

from engine.api import (
    Match,
    SeatSetup,
    Setup,
    autoplay,
    deck_cards,
    load_library,
    open_match,
    save_to_scenario,
    shipped_decks,
    shipped_lists,
)
from engine.game.events.planes import face_up, planar_controller, planar_deck
from engine.game.state.game import Game

LIBRARY = load_library()


def planes_of(game: Game) -> list[list[str]]:
    """What is face up, and each player's planar deck from the top down."""
    decks = (face_up(game), *(planar_deck(game, seat) for seat in game.apnap()))
    return [[found.definition.name for oid in deck if (found := game.obj(oid)).definition] for deck in decks]


def test_a_planechase_position_is_saved_and_opened(tmp_path: Path) -> None:
    planes = deck_cards(shipped_lists("planes")["Roads from the Kitchen"])
    seats = (SeatSetup(name, deck_cards(deck), lists={"planes": planes}) for name, deck in zip("AB", shipped_decks().values(), strict=False))
    match = Match.new(Setup(tuple(seats), LIBRARY, 4))
    autoplay(match, 80)
    file = tmp_path / "planes.json"
    save_to_scenario(match, file, "Planes", LIBRARY)
    again = open_match(file, LIBRARY)
    assert planes_of(again.live) == planes_of(match.live) and len(planes_of(again.live)[0]) == 1
    assert planar_controller(again.live) == again.live.turn.active
    autoplay(again, 40)
    assert not [found for found in again.view(0).objects.values() if found.zone == "library" and "plane" in found.types]
