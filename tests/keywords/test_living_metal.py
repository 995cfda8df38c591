"""Living metal (CR 702.161)."""

from __future__ import annotations

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD
from engine.game.events.turn_structure import SetTurn
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.table import Table, card


@rule("702.161a")
def test_it_is_a_creature_during_its_controllers_turn() -> None:
    table = Table()
    (car,) = table.battlefield("A", card("Proud Car", "{3}", "Artifact — Vehicle", "Living metal", "3/3"))
    assert table.game.chars(car).types == ("artifact", "creature")
    table.next_turn("B")
    assert table.game.chars(car).types == ("artifact",)
    (wreck,) = table.battlefield("A", card("Sad Wreck", "{3}", "Artifact — Vehicle", "Living metal", "3/0"))
    assert table.settle().all("Sad Wreck") == [wreck]
    table.next_turn("A")
    assert table.zone("A", "graveyard") == ["Sad Wreck"], "a creature with toughness 0"
    game = table.game

    def creatures() -> tuple[int, ...]:
        found: tuple[int, ...] = game.cache.of_zone(
            game, BATTLEFIELD, NOBODY, "creatures", lambda: tuple(oid for oid in game.battlefield if "creature" in game.chars(oid).types)
        )
        return found

    assert creatures() == (car,)
    happen(game, SetTurn((("active", 1),)))
    assert creatures() == (), "nor is what was worked out on its controller's turn kept for another's"


@rule("702.161a", "your turn: that of its controller, not of its owner")
def test_a_stolen_vehicle_lives_in_the_turn_of_who_has_it() -> None:
    table = Table()
    (car,) = table.battlefield("A", card("Proud Car", "{3}", "Artifact — Vehicle", "Living metal", "3/3"))
    table.hand("B", card("Sudden Oath", "{0}", "Instant", "Gain control of target artifact."))
    table.cast("B", "Sudden Oath", [car]).resolve()
    assert table.game.chars(car).types == ("artifact",)
    table.next_turn("B")
    assert table.game.chars(car).types == ("artifact", "creature") and table.game.chars(car).subtypes == ("Vehicle",)
