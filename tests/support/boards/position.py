"""Setting the position of a test's game: permanents, cards in zones, mana, life."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from engine.core.mana import Mana, parse_mana_cost
from engine.core.mana_letters import letters_of
from engine.core.zones import BATTLEFIELD, EXILE, GRAVEYARD, HAND, LIBRARY
from engine.game.events.mana import AddMana
from engine.game.events.players import SetLife
from engine.game.events.turn_structure import CureSickness
from engine.game.events.zone_changes import ZoneChange, make_card
from engine.game.rules.events.happening import happen
from engine.game.state.game import Game
from engine.meaning.cards import CardDefinition

SEATS = "ABCDEFGHIJKLMNOP"


class Position:
    """Cards and numbers are put where a test wants them, without triggers."""

    game: Game

    def seat(self, name: str | int) -> int:
        """A seat by its letter."""
        return name if isinstance(name, int) else SEATS.index(name)

    def battlefield(self, who: str, *cards: CardDefinition, **details: Any) -> tuple[int, ...]:
        """Permanents that have been there since before the turn; give their numbers. They enter without triggers."""
        made = []
        for definition in cards:
            oid = make_card(self.game, definition, self.seat(who), "outside")
            event = ZoneChange(oid, BATTLEFIELD, controller=self.seat(who), cause="setup", **details).prepare(self.game)
            done = event.apply(self.game)
            assert done is not None
            made.append(done.new)
            values = self.game.chars(done.new)
            if values.loyalty is not None and "planeswalker" in values.types:
                self.game.write(done.new).counters = {"loyalty": values.loyalty}
        happen(self.game, CureSickness(tuple(made)))
        return tuple(made)

    def _in_zone(self, who: str, zone: str, cards: Sequence[CardDefinition], top: bool = False) -> tuple[int, ...]:
        made = []
        for definition in cards:
            oid = make_card(self.game, definition, self.seat(who), "outside")
            event = ZoneChange(oid, zone, cause="setup", index=0 if top else None).prepare(self.game)
            done = event.apply(self.game)
            assert done is not None
            made.append(done.new)
        return tuple(made)

    def hand(self, who: str, *cards: CardDefinition) -> tuple[int, ...]:
        """Cards in a hand."""
        return self._in_zone(who, HAND, cards)

    def graveyard(self, who: str, *cards: CardDefinition) -> tuple[int, ...]:
        """Cards in a graveyard."""
        return self._in_zone(who, GRAVEYARD, cards)

    def exile(self, who: str, *cards: CardDefinition) -> tuple[int, ...]:
        """Cards in exile."""
        return self._in_zone(who, EXILE, cards)

    def library(self, who: str, *cards: CardDefinition) -> tuple[int, ...]:
        """Cards on top of a library, the first one topmost."""
        return tuple(reversed(self._in_zone(who, LIBRARY, tuple(reversed(cards)), top=True)))

    def mana(self, who: str, cost: str) -> Self:
        """Mana in a player's pool."""
        parsed = parse_mana_cost(cost)
        assert parsed is not None, cost
        units = [Mana("C", amount=int(symbol)) if symbol.isdigit() else Mana(symbol) for symbol in parsed.symbols]
        happen(self.game, AddMana(self.seat(who), tuple(units)))
        return self

    def pool(self, who: str) -> str:
        """The mana in a player's pool, as letters."""
        return letters_of(self.game.players[self.seat(who)].pool)

    def life(self, who: str, life: int | None = None) -> int:
        """A life total; set if a number is given."""
        if life is not None:
            happen(self.game, SetLife(self.seat(who), life))
        return self.game.players[self.seat(who)].life
