"""A Planechase table for tests. Planar decks with the cards in order, a starting plane, and rolls as said."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.zones import COMMAND
from engine.game.events.chance import RollPlanarDie
from engine.game.events.planes import DECK, BecomePlanarController, face_up, planar_deck
from engine.game.events.zone_changes import make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.variant import VARIANTS
from engine.meaning.cards import CardDefinition
from tests.support.boards.chances import next_rolls
from tests.support.boards.table import Table, card

PLANESWALKER, CHAOS, BLANK = 1, 2, 3  # what a die of six shows for each face of the planar die


def plane(name: str, text: str = "", types: str = "Plane — Elsewhere") -> CardDefinition:
    """A plane card."""
    return card(name, "", types, text)


def phenomenon(name: str, text: str) -> CardDefinition:
    """A phenomenon card."""
    return card(name, "", "Phenomenon", text)


DULL = tuple(plane(f"Dull Plain {number}") for number in range(1, 4))


def planechase(
    *decks: Sequence[CardDefinition], seats: int = 2, communal: Sequence[CardDefinition] = (), teams: str = "",
    edition: str = "2024",
) -> Table:
    """A Planechase game in A's first main phase. The first card of A's deck is face up, decks are not shuffled.

    Players for whom no deck is given have one of planes without abilities. `teams` is the name of a variant.
    """
    table = Table(seats, variant=f"planechase {teams}", edition=edition)
    game = table.game
    variant = VARIANTS["planechase"]
    sitting = Sitting(tuple(SeatCards(str(seat), ()) for seat in range(seats)), {"planes": tuple(communal[:1])})
    variant.lists[0].set_up(game, sitting)
    variant.set_up(game, sitting)
    for definition in communal[1:]:
        make_card(game, definition, 0, COMMAND, face_down=DECK)
    if not communal:
        for seat in range(seats):
            for definition in decks[seat] if seat < len(decks) else DULL:
                make_card(game, definition, seat, COMMAND, face_down=DECK)
    variant.before_first_turn(game)
    happen(game, BecomePlanarController(game.turn.active))
    return table


def roll(table: Table, who: str, face: int = BLANK) -> Table:
    """Let a player take the special action of rolling the planar die, which comes up as said. Another roll costs one
    more."""
    assert may_roll(table, who)
    before = len(table.pool(who))
    next_rolls(table, 6, face)
    table.act(who, lambda action: action.kind == "special" and action.way == "planar die")
    rolled, left = table.game.history.this_turn, len(table.pool(who))
    times = sum(isinstance(event, RollPlanarDie) and event.player == table.seat(who) for event in rolled)
    assert before - left == times - 1, "it costs as much mana as there were rolls before"
    return table


def may_roll(table: Table, who: str) -> bool:
    """Whether a player could roll the planar die with priority now; it is offered once."""
    found = [action for action in table.actions(who) if action.way == "planar die"]
    assert len(found) <= 1
    return bool(found)


def planes(table: Table) -> list[str]:
    """The names of the face-up planes and phenomena."""
    return [table.game.chars(oid).name for oid in face_up(table.game)]


def deck(table: Table, who: str) -> list[str]:
    """The names of the cards of a player's planar deck from the top down."""
    found = (table.game.obj(oid).definition for oid in planar_deck(table.game, table.seat(who)))
    return [definition.name for definition in found if definition is not None]
