"""Decks of the Commander variant (CR 903.3 to 903.5): who may lead one, which cards may be in it."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.card_types import BASIC_LAND_TYPES
from engine.core.colors import NAMES, in_order
from engine.core.record import record
from engine.core.zones import COMMAND
from engine.game.events.status import SetMark
from engine.game.events.zone_changes import make_card
from engine.game.rules.hooks import INTO_SUBGAME
from engine.game.rules.layers.intrinsic import BASIC_MANA
from engine.game.rules.questions.color_identity import color_identity
from engine.game.rules.questions.commanders import (
    COMMANDERS,
    IDENTITY,
    choose_color,
    designate,
    establish_identity,
    is_commander,
)
from engine.game.rules.variants.drafting import MONOCOLORED_PARTNERS
from engine.game.rules.variants.supplementary import SupplementaryList
from engine.meaning.abilities import KeywordAbility
from engine.meaning.questions import Question
from engine.vocabulary.variants.commander.chosen_color import colors_for, identity_with

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.core.colors import Colors
    from engine.core.identity import ObjectId, Seat
    from engine.game.events.event import Event
    from engine.game.rules.variants.sitting import Cards, Sitting
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.cards import CardDefinition
    from engine.meaning.characteristics import Characteristics

LEADS_DECKS: Question[bool] = Question(
    "leads_decks", "903.3a", about="card", answer="True: it can be a commander; asked of no game, only of decks"
)


@record
class DeckRules:
    """What a kind of Commander game asks of decks."""

    size: int  # with its commanders
    rule: str
    or_more: bool = False
    planeswalkers: bool = False  # whether they can be commanders (CR 903.12c)
    each_once: bool = True  # CR 903.5b
    colorless_basics: bool = False  # one kind for a commander without colors (CR 903.12e)


USUAL = DeckRules(100, "903.5a")
DECK_RULES = {
    "brawl": DeckRules(60, "903.12d", planeswalkers=True, colorless_basics=True),
    "commander_draft": DeckRules(60, "903.13f", or_more=True, each_once=False),
}
ALIKE = ("partner", "friends forever")  # both cards have the same of these (CR 702.124h, 702.124j)
OF_A_KIND = "partner of a kind"  # both say the same behind "Partner—" (CR 702.124i)
PARTNER_WITH = "partner with"  # the card that it names (CR 702.124i)
BACKGROUND = "choose a background"  # a legendary Background enchantment (CR 702.124k)
DOCTOR = ("Time Lord", "Doctor")
COMPANION = "doctor's companion"  # a legendary Time Lord Doctor that is nothing else (CR 702.124m)


class CommanderList(SupplementaryList):
    """The cards that lead a deck: one, or two that go together; they are no part of the deck itself here."""

    name = "commanders"
    title = "commanders"
    rule = "903.3"
    offered = False  # deck lists name them
    before_shuffling = True  # CR 103.2c

    def holds(self, game: Game, found: GameObject) -> bool:
        return is_commander(game, found)

    def left_out(self, game: Game, oid: ObjectId) -> None:
        """It is a commander still, though not in the command zone (CR 724.5a)."""
        _designate(game, game.obj(oid).owner, oid)

    def why_not(self, sitting: Sitting) -> str:
        rules = next((DECK_RULES[name] for name in sitting.variants if name in DECK_RULES), USUAL)
        partners = bool(sitting.options.get(MONOCOLORED_PARTNERS))
        for number, seat in enumerate(sitting.seats):
            leading = sitting.of(self.name, number)
            why = leading and (
                _why_not_lead(leading, rules, partners)
                or _why_not_size(leading, seat.deck, rules)
                or _why_not_in_it(leading, seat.deck, rules)
            )
            if why:
                return f"{seat.name}'s deck: {why}"
        return ""

    def set_up(self, game: Game, sitting: Sitting) -> None:
        for seat, cards in enumerate(sitting.seats):
            leading = sitting.of(self.name, seat)
            chosen = colors_for(leading, colors_of(cards.deck))
            for at, card in enumerate(leading):
                lead(game, seat, card, chosen[at])


def _why_not_lead(leading: Cards, rules: DeckRules, partners: bool) -> str:
    if len(leading) == 2 and _lead_together(*leading, rules):
        return ""
    for card in leading:
        if not _leads_alone(card, rules):
            return f"{card.name} is no legendary creature and can't be a commander (903.3)"
    if len(leading) == 1 or (partners and len(leading) == 2 and all(map(_is_monocolored_partner, leading))):
        return ""
    return " and ".join(card.name for card in leading) + " can't lead a deck together (702.124a)"


def _leads_alone(card: CardDefinition, rules: DeckRules) -> bool:
    printed = card.front.printed
    types = {"creature", "planeswalker"} if rules.planeswalkers else {"creature"}  # CR 903.12c
    legend = "legendary" in printed.supertypes and not types.isdisjoint(printed.types)
    return legend or LEADS_DECKS in printed.abilities.modifiers


def _is_monocolored_partner(card: CardDefinition) -> bool:
    """Whether a card that leads a deck alone counts as one with partner, as some boosters have it (CR 903.13f)."""
    return len(color_identity(card)) <= 1 or card.front.printed.keyword("partner") is not None


def _lead_together(one: CardDefinition, other: CardDefinition, rules: DeckRules) -> bool:
    """Whether partner abilities let two cards lead a deck; different ones do not go together (CR 702.124f)."""
    first, second = one.front.printed, other.front.printed
    if (rules.each_once and one.name == other.name) or not {"legendary"} <= {*first.supertypes} & {*second.supertypes}:
        return False
    if _has_background(first, second) or _has_background(second, first):
        return True
    return "creature" in first.types and "creature" in second.types and _are_partners(first, second)


def _has_background(one: Characteristics, other: Characteristics) -> bool:
    return one.keyword(BACKGROUND) is not None and "Background" in other.subtypes and "enchantment" in other.types


def _are_partners(first: Characteristics, second: Characteristics) -> bool:
    """Whether two creatures have the same kind of partner ability, name each other, or are a Doctor and companion."""
    if any(first.keyword(word) and second.keyword(word) for word in ALIKE):
        return True
    if first.keyword(OF_A_KIND) is not None and first.keyword(OF_A_KIND) == second.keyword(OF_A_KIND):
        return True
    if _names(first) == second.name and _names(second) == first.name:
        return True
    pairs = ((first, second), (second, first))
    return any(one.keyword(COMPANION) is not None and other.subtypes == DOCTOR for one, other in pairs)


def _names(printed: Characteristics) -> str:
    """The card that a "partner with" ability names."""
    found = printed.keyword(PARTNER_WITH)
    return found.names_card if isinstance(found, KeywordAbility) else ""


def _why_not_size(leading: Cards, deck: Cards, rules: DeckRules) -> str:
    size = len(leading) + len(deck)
    if size >= rules.size if rules.or_more else size == rules.size:
        return ""
    wanted = f"at least {rules.size}" if rules.or_more else f"{rules.size}"
    return f"{size} cards with the commander, not {wanted} ({rules.rule})"


def _why_not_in_it(leading: Cards, deck: Cards, rules: DeckRules) -> str:
    identity = identity_with(leading, colors_for(leading, colors_of(deck)))
    basics = {_of_basic_types(card) for card in deck if _is_basic(card)}
    spared = (
        rules.colorless_basics and not identity and len(basics) == 1
    )  # basic lands of one type do for no color (CR 903.12e)
    copies = Counter(card.name for card in (*leading, *deck))
    for card in dict.fromkeys(deck):
        if rules.each_once and copies[card.name] > 1 and not _is_basic(card) and not allows_any_number(card):
            return f"{copies[card.name]} of {card.name}; each card must have a different name (903.5b)"
        why = _why_not_its_colors(card, identity, spared)
        if why:
            return why
    return ""


def colors_of(deck: Iterable[CardDefinition]) -> Iterator[str]:
    """The colors that a deck needs."""
    for card in dict.fromkeys(deck):
        yield from (*color_identity(card), *_of_basic_types(card))


def _why_not_its_colors(card: CardDefinition, identity: Colors, spared: bool) -> str:
    """What of a card's colors the commander does not have; `spared` are basic lands."""
    foreign = [color for color in color_identity(card) if color not in identity]
    if foreign:
        return f"{card.name} is {_named(foreign)}, which its commander is not (903.5c)"
    foreign = [color for color in _of_basic_types(card) if color not in identity]
    if foreign and not (spared and _is_basic(card)):
        return f"{card.name} makes {_named(foreign)} mana, and its commander is not of that color (903.5d)"
    return ""


def allows_any_number(card: CardDefinition) -> bool:
    """Whether a card says that a deck can have any number of it (CR 903.5b)."""
    abilities = card.front.printed.abilities.static
    return any(effect.allows_any_number for ability in abilities for effect in ability.effects)


def _is_basic(card: CardDefinition) -> bool:
    return "basic" in card.front.printed.supertypes


def _of_basic_types(card: CardDefinition) -> Colors:
    types = {word for face in card.faces for word in face.printed.subtypes}
    return in_order(BASIC_MANA[word] for word in BASIC_LAND_TYPES if word in types)


def _named(colors: list[str]) -> str:
    return " and ".join(NAMES[color] for color in colors)


def lead(game: Game, seat: Seat, card: CardDefinition, color: str = "") -> ObjectId:
    """Put a player's commander face up into the command zone (CR 103.2c, 903.6).

    If it is a commander for which a color is chosen, with that color (CR 903.4b).
    """
    oid = make_card(game, card, seat, COMMAND)
    _designate(game, seat, oid, color)
    return oid


def _designate(game: Game, seat: Seat, oid: ObjectId, color: str = "") -> None:
    """Make a card a player's commander, with what that says of their deck (CR 903.3, 903.4)."""
    designate(game, seat, oid).apply(game)
    if color:
        choose_color(game, seat, oid, color).apply(game)
    establish_identity(game, seat, oid).apply(game)


@INTO_SUBGAME("903.3")
def commanders_of_the_main_game(main: Game, game: Game) -> Iterator[Event]:
    """What is a commander is one in a subgame too, wherever it lies (CR 903.3).

    Its player has its color identity there (CR 903.4).
    """
    for seat in game.seats():
        for mark in (COMMANDERS, IDENTITY):
            if mark in main.players[seat].marks:
                yield SetMark(seat, mark, main.players[seat].marks[mark])
