"""Quick looks at what a player could do at all: they only ever say "surely not" (CR 117.1, 601.3).

They follow from what questions declare they bear on (`Bearing`) and from what objects are, and hold until some object
is something else or moves. Whether what remains is really possible, `legal` and `castable` ask in full. Unhurried,
nothing is left out: what comes of that is the truth that quick looks are compared with.
"""

from __future__ import annotations

from functools import lru_cache, partial
from typing import TYPE_CHECKING, NamedTuple

from engine.core.identity import NOBODY
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, OWNED_ZONES, STACK
from engine.game.rules.casting.casting_options import PREPARED
from engine.game.rules.casting.quick_activations import QuickLook, activated_as_stated, can_tap, quick_looks
from engine.game.rules.casting.quick_mana import least_mana
from engine.game.rules.casting.special import least_mana_for_turning_up
from engine.game.rules.paying.available_mana import supply
from engine.game.rules.paying.filter_mana import most_gained, offered
from engine.game.rules.paying.spending import SPENDS_MANA_AS
from engine.game.rules.questions.companions import companions
from engine.game.rules.questions.timing import at_sorcery_speed
from engine.game.state.cache import Places
from engine.meaning.questions import Bearing

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence

    from engine.core.identity import ObjectId, Seat
    from engine.core.mana import ManaCost
    from engine.game.rules.casting.casting_options import CastWay
    from engine.game.state.cache import Changes
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.meaning.characteristics import Characteristics
    from engine.meaning.questions import Asked


OWN_ZONES = (HAND, GRAVEYARD, EXILE, COMMAND)  # a player's own, and those that all share


class Prospect(NamedTuple):
    """A card or permanent, and what with it could come into question."""

    oid: ObjectId
    cast: bool = True
    played: bool = True  # as a land
    activated: bool = True
    special: bool = True  # special actions with it
    ordinary: bool = False  # it has one way to be cast, from hand, for its mana cost, and nothing changes that
    looks: tuple[QuickLook, ...] | None = None  # of its activated abilities; None if each must be asked in full
    special_mana: int = 0  # the least mana that any of its special actions costs
    only_slow: bool = False  # nothing but abilities that can be activated only as a sorcery could be cast

    @property
    def possible(self) -> bool:
        """Whether anything can be done with it."""
        return self.cast or self.played or self.activated or self.special


class Prospects:
    """What could come into question for a player who has priority now, and how much mana they could make."""

    __slots__ = ("_as_stated", "_board", "_mana_as_made", "_most", "game", "hurried", "only_at_once", "seat")

    def __init__(self, game: Game, seat: Seat, hurried: bool = True) -> None:
        self.game = game
        self.seat = seat
        self.hurried = hurried
        self.only_at_once = not at_sorcery_speed(game, seat)  # whether only what can be done at any time matters now
        self._most = -1
        self._as_stated: bool | None = None
        self._mana_as_made: bool | None = None
        self._board = -1

    @property
    def board(self) -> int:
        """What all effects bear on."""
        if self._board < 0:
            self._board = board_bearing(self.game)
        return self._board

    @property
    def most(self) -> int:
        """The most mana, of any kind."""
        if self._most < 0:
            self._most = supply(self.game, self.seat).most + most_gained(self.game, self.seat)
        return self._most

    def all(self) -> tuple[Sequence[Prospect], Sequence[Prospect]]:
        """The cards that could be cast, played or used, and the permanents.

        Mostly they are what they last were.
        """
        game = self.game
        if not self.hurried:
            return [*map(Prospect, self._everywhere()), *self._companions()], [*map(Prospect, game.battlefield)]
        places = _places(self.seat, len(game.players), bool(self.board & OFFERS))
        name = "cards that come into question at once" if self.only_at_once else "cards that come into question"
        cards: tuple[Prospect, ...] = game.cache.of_zones(game, places, name, self._cards)
        return cards, self._permanents_in_question()

    def _cards(self) -> tuple[Prospect, ...]:
        board = self.board
        found = [*self._companions()]
        for zone in OWN_ZONES:
            found += self._in_zone(zone, self.seat, board)
        for other in self.game.seats() if board & OFFERS else ():
            if other != self.seat:
                found += self._in_zone(GRAVEYARD, other, board)
                found += self._in_zone(HAND, other, board)
            found += self._in_question(self.game.zone(LIBRARY, other)[:1], board)
        return tuple(found)

    def _companions(self) -> Iterator[Prospect]:
        return (Prospect(oid, False, False, False) for oid in companions(self.game, self.seat))

    def _permanents_in_question(self) -> tuple[Prospect, ...]:
        """The permanents with which the player could do something besides making mana."""
        board = self.board
        name = ("permanents that come into question", self.seat, board)
        found: tuple[Prospect, ...] = self.game.cache.of_zone_renewed(
            self.game, BATTLEFIELD, NOBODY, name, partial(self._permanents, board)
        )
        return found

    def too_dear(self, values: Characteristics, way: CastWay) -> bool:
        """Whether a mana cost that nothing could make cheaper is more than all the player's mana."""
        cost = values.mana_cost
        if not self.hurried or cost is None or way.costs is not None or way.more or way.changed:
            return False
        if least_mana(cost) <= self.most and (way.mana_as or not self._lacks_kinds(cost)):
            return False
        return not (values.abilities.bearing(STACK) | self.board) & CHEAPER

    def _lacks_kinds(self, cost: ManaCost) -> bool:
        """Whether the mana is surely not of the kinds that a cost asks for."""
        if supply(self.game, self.seat).meets(cost) is not False:
            return False
        if self._mana_as_made is None:
            spent_otherwise = SPENDS_MANA_AS in self.game.projection.spoken_to(self.game)
            self._mana_as_made = not spent_otherwise and not offered(self.game, self.seat)
        return self._mana_as_made

    @property
    def as_stated(self) -> bool:
        """Whether abilities of other objects are activated as they say."""
        if self._as_stated is None:
            self._as_stated = activated_as_stated(self.game)
        return self._as_stated

    def could_act(self, permanent: Prospect) -> bool:
        """Whether a quick look leaves it open that a special action with a permanent could be taken now."""
        return not self.hurried or permanent.special_mana <= self.most

    def could_activate(self, oid: ObjectId, look: QuickLook) -> bool:
        """Whether a quick look at an ability leaves it open that it could be activated now."""
        if not self.as_stated:
            return True
        if (look.slow and self.only_at_once) or (look.taps and not can_tap(self.game, oid)):
            return False
        return look.mana <= self.most

    def _everywhere(self) -> Iterator[ObjectId]:
        """Every card that could be asked about, in the order in which actions are offered."""
        for zone in OWN_ZONES:
            yield from self.game.zone(zone, self.seat)
        for other in self.game.seats():
            if other != self.seat:
                yield from self.game.zone(GRAVEYARD, other)
                yield from self.game.zone(HAND, other)
            yield from self.game.zone(LIBRARY, other)[:1]

    def _in_zone(self, zone: str, owner: Seat, board: int) -> tuple[Prospect, ...]:
        """The cards of a zone that come into question; `board` is what all effects bear on."""
        game, name = self.game, ("cards that come into question", self.only_at_once)
        found: tuple[Prospect, ...] = game.cache.of_zone(
            game, zone, owner, name, lambda: tuple(self._in_question(game.zone(zone, owner), board))
        )
        return found

    def _in_question(self, oids: Iterable[ObjectId], board: int) -> Iterator[Prospect]:
        for oid in oids:
            found = self._card_kept(oid, board)
            if found.possible:
                yield found

    def _card_kept(self, oid: ObjectId, board: int) -> Prospect:
        also = (self.only_at_once, board)
        found: Prospect = self.game.cache.of_object(self.game, oid, "card", also, lambda: self._card(oid, board))
        return found

    def _card(self, oid: ObjectId, board: int) -> Prospect:
        """A card with what could come into question; `board` is what all effects bear on."""
        found, values = self.game.obj(oid), self.game.chars(oid)
        bears = board | values.abilities.bearing(found.zone)
        ordinary = found.zone == HAND and not bears & UNUSUAL and _is_ordinary(found, values)
        land, soon = "land" in _card_types(found), not self.only_at_once
        offered = _is_offered(found, bears)
        return Prospect(
            oid,
            cast=offered and (soon or _is_quick(found, values, bears)) and not (ordinary and land),
            played=offered and soon and (land or bool(bears & LANDS)),
            activated=any(ability.zone == found.zone for ability in values.abilities.activated),
            special=bool(bears & ACTION) or (found.zone == COMMAND and found.face_down != ""),
            ordinary=ordinary,
            looks=quick_looks(values.abilities),
        )

    def _permanents(
        self, board: int, before: tuple[Prospect, ...] | None, changes: Changes
    ) -> tuple[Prospect, ...]:  # fmt: skip
        """Those that were there before, and the new ones; where others come into question all are looked at again."""
        kept = {one.oid: one for one in before or () if one.oid not in changes.gone}
        new = changes.new
        for oid in changes.revised:
            found = self._permanent(oid, board)
            if found.possible != (oid in kept):
                kept, new = {}, self.game.battlefield
                break
            if found.possible:
                kept[oid] = found
        return (*kept.values(), *(one for oid in new if (one := self._permanent(oid, board)).possible))

    def _permanent(self, oid: ObjectId, board: int) -> Prospect:
        """A permanent with what could come into question."""
        found, values = self.game.obj(oid), self.game.chars(oid)
        abilities, mine = values.abilities, values.controller == self.seat
        bears = abilities.bearing(BATTLEFIELD)
        turned = found.face_down != "" or bool(values.halves)  # it can be turned face up, or a half be unlocked
        plain = not (board | bears) & (ACTION | OPEN_ACTION | CHEAPER) and not values.halves
        cast, looks = mine and bool(found.marks.get(PREPARED)), quick_looks(abilities)
        special = bool(bears & OPEN_ACTION) or (mine and (turned or bool((board | bears) & ACTION)))
        return Prospect(
            oid,
            cast=cast,
            played=False,
            activated=any(mine or ability.who != "controller" for ability in abilities.activated),
            special=special,
            looks=looks,
            only_slow=not cast and not special and looks is not None and all(look.slow for look in looks),
            special_mana=least_mana_for_turning_up(self.game, oid, self.seat) if plain and turned else 0,
        )


@lru_cache(maxsize=64)
def _places(seat: Seat, seats: int, offered: bool) -> Places:
    """The zones of what could come into question for a player, of so many; some only if effects offer cards there."""
    own = tuple((zone, seat if zone in OWNED_ZONES else NOBODY) for zone in (*OWN_ZONES, OUTSIDE))
    if not offered:
        return Places(own)
    others = tuple((zone, other) for zone in (GRAVEYARD, HAND) for other in range(seats) if other != seat)
    return Places((*own, *others, *((LIBRARY, each) for each in range(seats))))


AT_ONCE, OFFERS, LANDS, ACTION, OPEN_ACTION = (
    int(one) for one in (Bearing.AT_ONCE, Bearing.OFFERS, Bearing.LANDS, Bearing.ACTION, Bearing.OPEN_ACTION)
)  # fmt: skip
UNUSUAL = int(Bearing.OTHERWISE | Bearing.CHEAPER)
CHEAPER = int(Bearing.CHEAPER)


def board_bearing(game: Game) -> int:
    """What the effects of all objects can bear on about other objects. Their conditions need not hold now."""
    found: int = game.cache.of_rules(game, "bearing", lambda: _all_of(game.projection.spoken_to(game)))
    return found


def _all_of(questions: Iterable[Asked]) -> int:
    found = 0
    for question in questions:
        found |= int(question.bearing)
    return found


def _is_offered(found: GameObject, bears: int) -> bool:
    """Whether a card could be cast or played from where it is; of one face down in exile its owner knows (702.143c)."""
    return found.zone in (HAND, COMMAND) or bool(bears & OFFERS) or (found.zone == EXILE and found.face_down != "")


def _is_quick(found: GameObject, values: Characteristics, bears: int) -> bool:
    """Whether a card could be cast though only instants can be."""
    return bool(bears & AT_ONCE) or "instant" in (*_card_types(found), *values.types) or found.face_down != ""


def _is_ordinary(found: GameObject, values: Characteristics) -> bool:
    """Whether a card has but one face, and none of its own words is about how it is cast or what it costs."""
    return found.definition is not None and len(found.definition.faces) == 1 and values.inset is None


def _card_types(found: GameObject) -> tuple[str, ...]:
    """The card types of all faces of a card."""
    faces = found.definition.faces if found.definition is not None else ()
    return tuple(word for face in faces for word in face.printed.types)
