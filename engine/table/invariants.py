"""What must hold at every decision of every game, whatever the cards do.

Random games check it (`simulate --check`).
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.core.errors import RulesDefect
from engine.core.identity import NOBODY, is_back
from engine.core.zones import BATTLEFIELD, EXILE, HAND, LIBRARY, OUTSIDE, STACK
from engine.game.events.planes import SHARED, is_planar
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.questions.seeing import may_see, shown_by
from engine.game.state.games_above import cards_above, games_above
from engine.game.state.subgames import Played
from engine.table.seat_views import view_for
from engine.table.view import ObjectView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.core.identity import Seat
    from engine.game.decisions.decision import Decision
    from engine.game.state.game import Game
    from engine.game.state.objects import GameObject
    from engine.game.state.subgames import CardOfSubgame
    from engine.meaning.characteristics import Characteristics


class Conservation:
    """The check that no physical card of a game appears or disappears.

    Only the cards of a player who leaves disappear (CR 800.4a).
    """

    def __init__(self, game: Game) -> None:
        self.cards = cards_by_owner(game)

    def check(self, game: Game) -> None:
        """Refuse a state in which a card is missing or doubled."""
        now = cards_by_owner(game)
        (*_, uppermost) = game, *games_above(game)
        for seat, cards in self.cards.items():
            if not (seat != NOBODY and uppermost.players[seat].left) and now.get(seat, []) != cards:
                before, there = Counter(cards), Counter(now.get(seat))
                missing, extra = list((before - there).elements()), list((there - before).elements())
                raise RulesDefect(f"cards of seat {seat}: missing {missing}, extra {extra}")


def cards_by_owner(game: Game) -> dict[Seat, list[int]]:
    """The physical cards of each player, sorted.

    They are those in a game, in the games above it, and on the way between them.

    The cards of a communal planar deck are nobody's: whose they count as goes round (CR 901.15b).
    """
    result: dict[Seat, list[int]] = {}
    for one in (game, *games_above(game)):
        for seat, cards in _cards_in(one, cards_above(one)).items():
            result.setdefault(seat, []).extend(cards)
        for card in _on_the_way(one):
            result.setdefault(card.owner, []).append(card.card)
    return {seat: sorted(cards) for seat, cards in result.items()}


def _on_the_way(game: Game) -> Iterator[CardOfSubgame]:
    """The cards that wait for a subgame to be over, or for its main game to go on (CR 725.5)."""
    if game.main is not None:
        yield from game.main.cards
    told = game.unfinished.told if game.unfinished is not None else ()
    if told and isinstance(told[-1], Played) and told[-1].game is None:
        yield from told[-1].cards


def _cards_in(game: Game, but: frozenset[int]) -> dict[Seat, list[int]]:
    """The physical cards of each player in one game, but some; tokens, copies, emblems and abilities are none."""
    result: dict[Seat, list[int]] = {}
    for found in game.objects.values():
        if found.definition is not None and not found.token and found.definition.form.card:
            shared = game.marks.get(SHARED) and is_planar(game, found.id)
            result.setdefault(NOBODY if shared else found.owner, []).append(found.card)
        for part in found.parts:
            if not part.token:
                result.setdefault(part.owner, []).append(part.card)
    return {seat: [card for card in cards if card not in but] for seat, cards in result.items()}


def check_zones(game: Game) -> None:
    """Every object is in exactly the zone it says, once."""
    placed: dict[int, tuple[str, int]] = {}
    for (zone, owner), oids in game.zones.items():
        for oid in oids:
            if oid in placed:
                raise RulesDefect(f"object {oid} is in {placed[oid]} and in {(zone, owner)}")
            placed[oid] = (zone, owner)
            found = game.objects.get(oid)
            if found is None or found.zone != zone:
                raise RulesDefect(f"{zone} holds {oid}, which is {found!r}")
            if owner >= 0 and found.owner != owner:
                raise RulesDefect(f"{found!r} of seat {found.owner} is in seat {owner}'s {zone}")
    lost = [oid for oid in game.objects if oid not in placed]
    if lost:
        raise RulesDefect(f"objects in no zone: {[game.objects[oid] for oid in lost]}")


def check_numbers(game: Game) -> None:
    """Counters and damage are never negative; only permanents have them marked."""
    for found in game.objects.values():
        if found.damage < 0 or any(number <= 0 for number in found.counters.values()):
            raise RulesDefect(f"{found!r} has damage {found.damage} and counters {found.counters}")
        if found.zone != BATTLEFIELD and (found.damage or found.tapped):
            raise RulesDefect(f"{found!r} is tapped or damaged outside the battlefield")
        if found.zone == STACK and found.stack is None:
            raise RulesDefect(f"{found!r} is on the stack without what a spell knows")


def check_teams(game: Game) -> None:
    """What teammates share is the same for all of them (CR 810.9, 810.10)."""
    for seat in game.seats():
        held = {(game.players[s].life, game.players[s].counters.get("poison", 0)) for s in game.sharing(seat)}
        if len(held) != 1:
            raise RulesDefect(f"the team of seat {seat} has different life totals or poison counters: {sorted(held)}")


def check_views(game: Game, decision: Decision | None = None) -> None:
    """A view tells the truth, minus the secrets: hidden cards show nothing but where they are.

    The pending decision may show what is looked at to make it, and nothing else (CR 400.2, 708.5).
    """
    for seat in game.seats():
        view = view_for(game, seat, decision)
        looked = shown_by(game, decision, seat)
        for oid, seen in view.objects.items():
            if is_back(oid):
                _check_back(seat, seen)
            else:
                _check_object(game, seat, seen, known=oid in looked or may_see(game, seat, oid))
        for player in view.players:
            if len(player.hand) != len(game.zone(HAND, player.seat)) or player.library != len(
                game.zone(LIBRARY, player.seat)
            ):
                raise RulesDefect(f"seat {seat} counts the cards of seat {player.seat} wrongly")


def _check_object(game: Game, seat: Seat, seen: ObjectView, known: bool) -> None:
    found = game.objects[seen.id]
    if seen.zone != found.zone or seen.owner != found.owner:
        raise RulesDefect(f"seat {seat} sees {found!r} in {seen.zone}")
    if known:
        return
    if found.zone in (HAND, LIBRARY):
        raise RulesDefect(f"seat {seat} can tell the hidden card {seen.id} from others")
    if seen.faces or (found.zone == EXILE and (seen.name or seen.text)):
        raise RulesDefect(f"seat {seat} sees the hidden card {seen.id}: {seen.name}")


def _check_back(seat: Seat, seen: ObjectView) -> None:
    if seen != ObjectView(seen.id, HAND, seen.owner, seen.owner, known=False):
        raise RulesDefect(f"seat {seat} sees something on the back of a card: {seen}")


def check_projection(game: Game) -> None:
    """What is remembered of the layers is what working them out anew gives."""
    anew = game.clone_with(BoardProjection.of_game(game))
    for oids in game.zones.values():
        for oid in oids:
            _compare(game.objects[oid], game.chars(oid), anew.chars(oid))


def _compare(found: GameObject, old: Characteristics, new: Characteristics) -> None:
    for field in type(old).__slots__:
        if field != "abilities" and getattr(old, field) != getattr(new, field):
            raise RulesDefect(
                f"{found!r}: {field} is remembered as {getattr(old, field)!r} but is {getattr(new, field)!r}"
            )
    if tuple(old.abilities) != tuple(new.abilities):
        raise RulesDefect(f"{found!r}: remembered abilities differ")


def check_subgame(game: Game) -> None:
    """Check that no card of a waiting main game is in its subgame, but outside of that (CR 725.4).

    The main game has to wait as it was.
    """
    above = cards_above(game)
    for found in game.objects.values():
        if found.zone != OUTSIDE and any(card in above for _, _, card in found.cards()):
            raise RulesDefect(f"{found!r} is in a subgame and in its main game")
    if game.main is not None and game.main.game.unfinished is None:
        raise RulesDefect("nobody knows how the main game goes on")


def check_all(game: Game, decision: Decision | None = None) -> None:
    """All invariants but conservation, as a decision is asked; of the games above it, too."""
    for one in (game, *games_above(game)):
        check_zones(one)
        check_numbers(one)
        check_teams(one)
        check_views(one, decision if one is game else None)
        check_projection(one)
        check_subgame(one)
