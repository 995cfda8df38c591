"""The variants of a game (CR 100.2, 800.2, 900.1).

Which they are, whether they go together, what they say together.

A game's option "variants" names those it is played with, any number of them in the order of their rules. A procedure
asks all of them where the rulebook says that something goes otherwise; a game without any asks nobody.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from engine.game.rules.hooks import in_rule_order
from engine.game.rules.variants.supplementary import LISTS
from engine.game.rules.variants.variant import VARIANTS
from engine.game.state.teams import everyone_alone, in_teams

if TYPE_CHECKING:
    from engine.core.identity import Seat
    from engine.game.rules.variants.supplementary import SupplementaryList
    from engine.game.rules.variants.variant import Variant
    from engine.game.state.game import Game
    from engine.game.state.teams import Teams

OPTION = "variants"  # the game's option
LIFE = 20  # each player's starting life total, unless a variant says otherwise (CR 103.4)


def in_order(names: Iterable[str]) -> tuple[str, ...]:
    """Names of variants, each once, in the order of their rules: so they are asked."""
    return tuple(sorted(dict.fromkeys(names), key=lambda name: in_rule_order(VARIANTS[name].rule)))


def implied(chosen: Sequence[str], kinds: Iterable[str]) -> tuple[str, ...]:
    """The variants of a game for which some were chosen and lists of some kinds are there.

    Whoever has one plays it.
    """
    names = list(chosen)
    for kind in kinds:
        owners = in_order(name for name, one in VARIANTS.items() if any(known.name == kind for known in one.lists))
        if owners and not set(owners) & set(names):
            names.append(owners[0])
    return in_order(names)


def implied_options(names: Iterable[str]) -> dict[str, object]:
    """The options of a game that its variants bring along, unless the players agree on others."""
    return {option: value for name in names for option, value in VARIANTS[name].options.items()}


def variants_of(game: Game) -> tuple[Variant, ...]:
    """The variants a game is played with."""
    names = game.options.get(OPTION)
    return tuple(VARIANTS[name] for name in names) if isinstance(names, (tuple, list)) else ()


def plays(game: Game, name: str) -> bool:
    """Whether a game is played with a variant."""
    names = game.options.get(OPTION)
    return isinstance(names, (tuple, list)) and name in names


def why_not_together(names: Sequence[str], players: int) -> str:
    """Why so many players can't play some variants together; "" if they can."""
    chosen = [VARIANTS[name] for name in names]
    for one in chosen:
        for other in chosen:
            if other.name in one.not_with:
                return f"{one.title} does not go together with {other.title}: {one.not_with[other.name]}"
    seated = _seating(chosen, players)
    for one in chosen:
        others_seat = seated is not None and seated is not one and _seats(one)
        if players not in one.players and not others_seat:
            numbers = ", ".join(str(number) for number in one.players[:-1])
            return f"{one.title} ({one.rule}) is for {numbers} or {one.players[-1]} players"
    return ""


def _seats(one: Variant) -> bool:
    """Whether a variant says who plays together."""
    return any(map(one.team_sizes, one.players))


def _seating(chosen: Sequence[Variant], players: int) -> Variant | None:
    """The variant that says who plays together: the last by its rule, since chapter 9 builds on chapter 8."""
    return next((one for one in reversed(chosen) if one.team_sizes(players)), None)


def teams(names: Sequence[str], players: int) -> Teams:
    """Who plays together in a game with some variants (CR 102.3)."""
    chosen = [VARIANTS[name] for name in names]
    seating = _seating(chosen, players)
    if seating is None:
        return everyone_alone(players)
    sizes = seating.team_sizes(players)
    turns, life = any(one.share_turns for one in chosen), any(one.share_life for one in chosen)
    return in_teams(sizes, share_turns=turns, share_life=life)


def starting_life(game: Game) -> dict[Seat, int]:
    """Each player's starting life total.

    Players of a team that shares one have the same (CR 103.4, 810.4).
    """
    asked = variants_of(game)
    lives = dict.fromkeys(game.seats(), LIFE)
    for seat in lives:
        for one in asked:
            lives[seat] = one.starting_life(game, seat, lives[seat])
        lives[seat] += sum(one.life_modifier(game, seat) for one in asked)
    for team in dict.fromkeys(map(game.sharing, lives)):
        if len(team) > 1:
            together = [lives[seat] for seat in team]
            total = next((one.life_together(together) for one in asked if one.share_life), sum(together))
            lives.update(dict.fromkeys(team, total))
    return lives


HAND_SIZE = 7  # how many cards a player begins with, and may keep (CR 103.5, 402.2)


def usual_hand_size(game: Game, seat: Seat) -> int:
    """How many cards a player begins with, and their maximum hand size before effects.

    See CR 103.5, 103.5a, 402.2.
    """
    return max(0, HAND_SIZE + sum(one.hand_modifier(game, seat) for one in variants_of(game)))


def kinds_in(names: Sequence[str]) -> tuple[SupplementaryList, ...]:
    """The kinds of lists that games with some variants have, as they are set up.

    These are the variants' own, and those of no variant.
    """
    theirs = {kind.name for one in VARIANTS.values() for kind in one.lists}
    own = {kind.name for name in names for kind in VARIANTS[name].lists}
    found = (kind for name, kind in sorted(LISTS.items()) if name not in theirs or name in own)
    return tuple(sorted(found, key=lambda kind: not kind.before_shuffling))
