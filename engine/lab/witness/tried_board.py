"""A board on which a card is tried.

Each seat has so many of everything, and whoever tries it has all the mana.

The same board is there for every card; a card is put into a hand, a graveyard and on the battlefield of a clone.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.mana import Mana
from engine.core.zones import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY
from engine.game.events.counters import PutCounters
from engine.game.events.mana import AddMana
from engine.game.events.players import Begin, SetLife
from engine.game.events.status import Attach
from engine.game.events.turn_structure import CureSickness
from engine.game.events.zone_changes import make_card
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.questions.attaching import enchantable
from engine.game.rules.turn import priority, turn
from engine.game.state.game import Game
from engine.lab.practice_table import happen_quietly
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import ObjectId
    from engine.game.events.event import Event
    from engine.meaning.cards import CardDefinition

LAND = "Witness Land"
THINGS = (
    FaceData(LAND, "", "Basic Snow Land — Plains Island Swamp Mountain Forest", ""),
    FaceData("Witness Moor", "", "Land — Cave Desert Gate", ""),
    FaceData("Witness Cub", "{1}{G}", "Creature — Bear Human", "", "2", "2"),
    FaceData("Witness Bird", "{2}{U}", "Artifact Creature — Bird Soldier", "Flying", "1", "3"),
    FaceData("Witness Giant", "{3}{R}{W}", "Creature — Giant", "Changeling", "5", "5"),
    FaceData("Witness Page", "{B}", "Legendary Creature — Human Spirit", "Changeling", "1", "1"),
    FaceData("Witness Fruit", "{1}", "Artifact — Food Equipment", "Equip {9}"),
    FaceData("Witness Banner", "{1}{W}{B}", "Enchantment", ""),
    FaceData("Witness Spark", "{R}", "Instant — Arcane", "Witness Spark deals 1 damage to any target."),
    FaceData("Witness Lesson", "{2}{B}", "Sorcery — Lesson", "Draw a card."),
    FaceData("Witness Sage", "{2}{U}", "Planeswalker — Sage", "+1: Draw a card.", loyalty="4"),
)  # fmt: skip
STAYING = ("Land", "Creature", "Artifact", "Enchantment", "Planeswalker")
LIBRARY_COPIES = 3
LIFE = 200
SOME = 3  # counters of each kind that a card speaks of
MUCH = 40  # of each color of mana


@cache
def things() -> CardLibrary:
    """The cards that stand around."""
    catalogue.load()
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in THINGS)


def _staying(number: int) -> Iterator[FaceData]:
    """The permanents of a seat: so many of each kind, of what is legendary one."""
    for face in THINGS:
        if any(word in face.type_line for word in STAYING):
            yield from (face,) * (min(number, 1) if "Legendary" in face.type_line else number)


@cache
def _board(riches: tuple[int, ...]) -> Game:
    game = Game([chr(ord("A") + seat) for seat in range(len(riches))], 1, BoardProjection())
    library = things()
    drawn_from = LIBRARY if len(riches) > 2 else HAND  # of two players the first draws nothing yet (CR 103.8a)
    make_card(game, library.definition(LAND), 0, drawn_from)
    happen(game, Begin(), *(SetLife(seat, LIFE) for seat in range(len(riches))))
    turn.begin_turn(game)
    game.ask = lambda decision, validate: decision.check(decision.some_answer(lambda bound: 0))
    while game.turn.step != "main1" or not priority.settled(game):
        turn.advance(game)
    there = []
    for seat, number in enumerate(riches):
        for face in THINGS * number:
            for zone in (HAND, GRAVEYARD):
                make_card(game, library.definition(face.name), seat, zone)
        for face in THINGS * LIBRARY_COPIES:
            make_card(game, library.definition(face.name), seat, LIBRARY)
        standing = (library.definition(face.name) for face in _staying(number))
        there += [happen_quietly(game, make_card(game, card, seat), seat) for card in standing]
    happen(game, CureSickness(tuple(there)))
    priority.settle(game)
    return game


def board(riches: tuple[int, ...]) -> Game:
    """A first main phase of the first seat.

    Each seat has so many of everything: permanents, hand, graveyard.
    """
    return _board(riches).clone()


def stays(card: CardDefinition) -> bool:
    """Whether a card is a permanent's."""
    return not {"instant", "sorcery"} & set(card.front.printed.types)


def put(game: Game, card: CardDefinition) -> list[ObjectId]:
    """Put a card wherever the first seat may use it, and all the mana there is into its pool."""
    made = [make_card(game, card, 0, zone) for zone in (HAND, GRAVEYARD)]
    if stays(card):
        oid = happen_quietly(game, make_card(game, card, 0), 0)
        happen(game, CureSickness((oid,)), *_settled(game, oid))
        made.append(oid)
    happen(game, AddMana(0, tuple(Mana(color, snow=True, amount=MUCH) for color in "WUBRGC")))
    return made


def _settled(game: Game, oid: ObjectId) -> Iterator[Event]:
    """What a permanent that has been there for a while has: something it is attached to, and loyalty."""
    if "planeswalker" in game.chars(oid).types:
        yield PutCounters(oid, "loyalty", LIFE)
    text = "\n".join(ability.label for ability in game.chars(oid).abilities)
    for kind in dict.fromkeys(re.findall(r"([a-z]+) counters? (?:from|on) (?:this|it|~)", text)):
        yield PutCounters(oid, kind, SOME)
    hosts = (ref for ref in (*game.zone(BATTLEFIELD), *range(len(game.players))) if enchantable(game, oid, ref))
    host = next(hosts, None) if "Aura" in game.chars(oid).subtypes else None
    if host is not None:
        yield Attach(oid, host)
