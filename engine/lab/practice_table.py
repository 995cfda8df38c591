"""The practice table of `exercise`: a card everywhere it may matter, mana, things to point at."""

from __future__ import annotations

from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.chance import Chance
from engine.core.errors import RulesDefect
from engine.core.identity import ObjectId
from engine.core.record import replace
from engine.core.zones import BATTLEFIELD, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.events.counters import PutCounters
from engine.game.events.players import Begin, SetLife
from engine.game.events.turn_structure import CureSickness
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.entering import EntersWithCounters, as_it_is, with_counters
from engine.game.rules.events.happening import happen
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.special_cards.dungeons import set_aside
from engine.game.rules.turn import conspiracies, turn
from engine.game.rules.variants.playing import OPTION, implied, teams, variants_of
from engine.game.rules.variants.sitting import SeatCards, Sitting
from engine.game.rules.variants.supplementary import SupplementaryList, list_for
from engine.game.state.game import Game
from engine.meaning.cards import CardDefinition
from engine.vocabulary import catalogue

FURNITURE = (
    FaceData("Practice Land", "", "Basic Snow Land — Plains Island Swamp Mountain Forest", "{T}: Add {C}."),
    FaceData("Practice Cub", "{1}{G}", "Creature — Bear", "", "2", "2"),
    FaceData("Practice Flyer", "{2}{U}", "Artifact Creature — Bird", "Flying", "1", "3"),
    FaceData("Practice Crock", "{1}", "Artifact", "Sacrifice a permanent: Scry 1. Activate only once each turn."),
    FaceData("Practice Banner", "{1}{W}", "Enchantment", "Discard a card: Scry 1. Activate only once each turn."),
    FaceData("Practice Spark", "{R}", "Instant", "Practice Spark deals 1 damage to any target."),
    FaceData(
        "Practice Lesson", "{U}", "Sorcery — Lesson Arcane",
        "Each player draws a card, then discards a card.\nFlashback {U}",
    ),
    FaceData("Practice Giant", "{4}{G}", "Legendary Artifact Creature — Giant", "Changeling\nTrample", "5", "5"),
    FaceData("Practice Ribbon", "{W}", "Enchantment — Aura Cartouche", "Enchant permanent"),
    FaceData("Practice Doom", "{B}", "Instant", "Destroy target creature or planeswalker."),
    FaceData("Practice Fruit", "{G}", "Artifact — Food Clue Treasure", "Cycling {1}"),
    FaceData("Practice Wall", "{W}{U}", "Creature — Wall", "Defender", "0", "4"),
    FaceData("Practice Page", "{B}", "Legendary Creature — Human Spirit", "", "1", "1"),
    FaceData("Practice Marsh", "", "Land — Cave Desert Gate", "{T}: Add {C}."),
    FaceData(
        "Practice Sage", "{2}{W}", "Legendary Planeswalker — Sage",
        "+1: Put a +1/+1 counter on target creature.", loyalty="4",
    ),
)  # fmt: skip
COPIES = 4  # of a card in a supplementary deck
MUCH_LIFE, LITTLE_LIFE = 40, 7
POOR = 7  # in every so manieth game players have little life and nothing in their graveyards
STANDING = 5  # so many of the first kinds stand on the battlefield in every game; of the others, in some


DUNGEON = FaceData(
    "Practice Cellar", "", "Dungeon — Undercity",
    "Stair — Scry 1. (Leads to: Larder, Well)\nLarder — You gain 1 life. (Leads to: Hearth)\n"
    "Well — Each player mills a card. (Leads to: Hearth)\nHearth — Draw a card.",
)  # fmt: skip
LANTERNS = (
    FaceData("Practice Lantern", "{1}", "Artifact", "{1}: Venture into the dungeon."),
    FaceData("Practice Rope", "{1}", "Artifact", "{1}: Venture into Undercity."),
)
TICKET = FaceData(
    "Practice Ticket", "{1}", "Artifact", "{1}: Open an Attraction.\n{1}: Roll to visit your Attractions."
)
LIGHTS = (2, 3, 4, 5, 6)  # of an Attraction whose data do not say which of its numbers are lit up


def furniture() -> CardLibrary:
    """The cards that stand around."""
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in (*FURNITURE, DUNGEON, *LANTERNS, TICKET))


def table(definition: CardDefinition, furniture: CardLibrary, seed: int) -> Game:
    """A position with the card everywhere it may matter, plenty of mana, and things to point at.

    What stands there depends on the seed: a board without other creatures now and then, and counters on the card.
    """
    names = [face.name for face in FURNITURE]
    definition = _lit_up(definition)
    reference = dict.fromkeys(definition.looks_up, furniture.definition(names[1]))  # it stands for any card
    kind, variants = _supplementary(definition)
    options = {OPTION: variants} if variants else {}
    game = Game(
        ["A", "B"], seed, BoardProjection(), options=options, teams=teams(variants, 2), reference=reference
    )  # fmt: skip
    poor = seed % POOR == 3
    _deal(game, definition, furniture, names, poor)
    happen(game, Begin(), *(SetLife(seat, LITTLE_LIFE if poor else MUCH_LIFE) for seat in (0, 1)))
    if kind is not None:
        _lay_out(game, definition, kind, variants)
    if _is_conspiracy(definition):
        _put_out(game, definition, seed)
    turn.begin_turn(game)
    entering = [(furniture.definition(name), seat) for seat in (0, 1) for name in _standing(names, seed + seat)]
    entering += [(card, 0) for card in _put_to_use(game, definition, furniture)]
    turned = int(definition.transforms and seed % 4 == 2)
    moved = [
        happen_quietly(game, make_card(game, card, seat), seat, turned if card is definition else 0)
        for card, seat in entering
    ]
    happen(game, CureSickness(tuple(moved)))
    if seed % 2:
        for counter in dict.fromkeys((*game.objects[moved[-1]].counters, *_counters_spoken_of(definition))):
            happen(game, PutCounters(moved[-1], counter, 9))
    return game


def _counters_spoken_of(definition: CardDefinition) -> list[str]:
    """The kinds of counters that a card's text counts or removes, but for those that make a creature smaller."""
    spoken = {node.counts_counters for node in definition.nodes()}
    if "planeswalker" in definition.front.printed.types:
        spoken.add("loyalty")
    return sorted(kind for kind in spoken if kind and not kind.startswith("-"))


def _deal(game: Game, definition: CardDefinition, furniture: CardLibrary, names: list[str], poor: bool) -> None:
    """Fill libraries, hands and graveyards, the card among them; poor players begin with empty graveyards."""
    for seat in (0, 1):
        for name in names * 2 + names[:1] * 9:
            make_card(game, furniture.definition(name), seat, LIBRARY)
        for zone in (HAND,) if poor else (HAND, GRAVEYARD):
            for name in names[1:]:
                make_card(game, furniture.definition(name), seat, zone)
    for zone in () if definition.stays_in_command_zone or list_for(definition) else (HAND, HAND, GRAVEYARD, LIBRARY):
        make_card(game, definition, 0, zone)


def _supplementary(definition: CardDefinition) -> tuple[SupplementaryList | None, tuple[str, ...]]:
    """The kind of list that a card belongs in, if it goes into no deck, and the variants that have such lists."""
    catalogue.load()
    kind = list_for(definition)
    return kind, implied((), (kind.name,)) if kind is not None else ()


def _lay_out(game: Game, definition: CardDefinition, kind: SupplementaryList, variants: tuple[str, ...]) -> None:
    """Bring in a supplementary deck of nothing but the card, and what else the variants with such decks need."""
    own, nothing = {kind.name: (definition,) * COPIES}, {kind.name: ()}
    needed = kind.owners(2, variants)
    seats = tuple(SeatCards(name, (), (), own if n in needed else nothing) for n, name in enumerate("AB"))
    sitting = Sitting(seats, {}, variants, game.options)
    kind.set_up(game, sitting)
    for one in variants_of(game):
        one.set_up(game, sitting)
        one.before_first_turn(game)


def _is_conspiracy(definition: CardDefinition) -> bool:
    return conspiracies.CONSPIRACY in definition.front.printed.types


def _put_out(game: Game, definition: CardDefinition, seed: int) -> None:
    """Put a conspiracy into the command zone; names that it wants are those of creatures (CR 103.2e, 702.106a)."""
    chance = Chance(seed)
    creatures = [face.name for face in FURNITURE if "Creature" in face.type_line]
    game.ask = lambda *_: creatures[chance.below(len(creatures))]
    conspiracies.put_out(game, make_card(game, definition, 0, OUTSIDE), 0)


def _lit_up(definition: CardDefinition) -> CardDefinition:
    """An Attraction with some numbers lit up, if none are known of it (CR 717.1)."""
    front = definition.front
    if not definition.nontraditional or front.printed.lights:
        return definition
    printed = front.printed.copy()
    printed.lights = LIGHTS
    return CardDefinition(definition.name, definition.layout, (replace(front, printed=printed), *definition.faces[1:]))


def _put_to_use(game: Game, definition: CardDefinition, furniture: CardLibrary) -> list[CardDefinition]:
    """What enters the battlefield for the card's sake: itself, or what goes into the dungeon that it is."""
    front = definition.front.printed
    if definition.nontraditional:
        return [furniture.definition(TICKET.name), definition]
    if definition.dungeon or definition.ventures:
        for seat in (0, 1):
            set_aside(game, seat, (definition if definition.dungeon else furniture.definition(DUNGEON.name),))
    if definition.dungeon:
        return [furniture.definition(face.name) for face in LANTERNS]
    if definition.stays_in_command_zone:
        return []
    stays = not ("instant" in front.types or "sorcery" in front.types or "Aura" in front.subtypes)
    return [definition] if stays else []


def _standing(names: list[str], seed: int) -> list[str]:
    """The furniture on one side of the battlefield."""
    lands = names[:1] * (10 if seed % 4 < 2 else 14)
    if seed % 5 == 4:
        return [*lands, *names[3:STANDING]]
    others = names[STANDING + seed % 3 :: 3]
    return [*lands, *names[1:STANDING], names[1], *others]


def happen_quietly(game: Game, oid: ObjectId, seat: int, face: int = 0) -> ObjectId:
    """Put a permanent onto the battlefield without anything noticing.

    It has the counters with which it enters by itself.
    """
    event = ZoneChange(oid, BATTLEFIELD, controller=seat, cause="setup", face=face)
    for own in as_it_is(game.projection.as_it_would_enter(game, event)):
        if isinstance(own, EntersWithCounters):
            event = with_counters(event, own.kind, own.number)
    done = event.prepare(game).apply(game)
    if done is None:
        raise RulesDefect("a permanent of the setup did not enter")
    return done.new
