"""What people can choose in setting up a match: variants, the lists for these, and who gets which."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from engine.core.record import record
from engine.game.rules.variants import playing
from engine.game.rules.variants.supplementary import LISTS, list_for
from engine.game.rules.variants.variant import VARIANTS
from engine.vocabulary import catalogue

if TYPE_CHECKING:
    from engine.meaning.cards import CardDefinition
    from engine.table.setup import Listed


@record
class OfferedList:
    """A kind of list that a variant asks for."""

    kind: str
    title: str
    rule: str
    communal: bool = False  # whether the players may have one together instead


@record
class OfferedVariant:
    """A variant that can be chosen."""

    name: str
    title: str
    rule: str
    players: tuple[int, ...]
    lists: tuple[OfferedList, ...]
    after_any_draft: bool  # whether a game after any draft can be played with it
    seated_at_random: bool  # whether chance says who sits where (CR 807.3)
    not_with: Mapping[str, str]  # the variants it can't go together with, and why


def variants() -> tuple[OfferedVariant, ...]:
    """All variants in the order of their rules."""
    catalogue.load()
    return tuple(map(_offered, playing.in_order(VARIANTS)))


def _offered(name: str) -> OfferedVariant:
    one = VARIANTS[name]
    lists = tuple(OfferedList(kind.name, kind.title, kind.rule, kind.communal) for kind in one.lists if kind.offered)
    return OfferedVariant(
        one.name, one.title, one.rule, one.players, lists, one.after_any_draft, one.seated_at_random, one.not_with
    )


def why_not_together(names: Sequence[str], players: int) -> str:
    """Why so many players can't play some variants together; "" if they can."""
    catalogue.load()
    return playing.why_not_together(playing.in_order(names), players)


def sides(names: Sequence[str], players: int) -> tuple[tuple[int, ...], ...]:
    """The seats of each team, or each seat by itself."""
    catalogue.load()
    return tuple(dict.fromkeys(playing.teams(playing.in_order(names), players).of))


def kind_of_list(cards: Iterable[CardDefinition]) -> str:
    """The kind of list that all of some cards belong in; "" if it is a deck or there is no one kind."""
    catalogue.load()
    found = (list_for(card) for card in cards)
    kinds = dict.fromkeys(kind.name if kind is not None and kind.offered else "" for kind in found)
    return next(iter(kinds)) if len(kinds) == 1 else ""


def dealt(chosen: Mapping[str, Listed], players: int, names: Sequence[str]) -> tuple[dict[str, Listed], ...]:
    """The lists of each seat, where one of each kind was chosen for all who need one."""
    catalogue.load()
    owners = {kind: LISTS[kind].owners(players, names) for kind in chosen}
    return tuple(
        {
            kind: LISTS[kind].dealt(listed, owners[kind].index(seat))
            for kind, listed in chosen.items() if seat in owners[kind]
        }
        for seat in range(players)
    )  # fmt: skip
