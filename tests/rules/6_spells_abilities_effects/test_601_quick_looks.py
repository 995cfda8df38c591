"""What may be done now is found by quick looks. They may only leave out what the full truth leaves out (CR 601.3,
117.1).

Games with random agents, and with cards of odd effects: the quick answer is compared with everything asked in full, on
a copy of the game that knows nothing from before.
"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from engine import api
from engine.agents.random_agent import RandomAgent
from engine.core.identity import Seat
from engine.game.decisions.act import Action
from engine.game.rules.casting.legal import legal_actions
from engine.game.rules.layers.projection import BoardProjection
from engine.game.rules.turn import priority
from engine.game.state.game import Game
from engine.table.headless import HeadlessGame
from engine.table.setup import SeatSetup, Setup, new_game
from tests.rulebook import rule
from tests.support.boards.table import Table, card

# Effects on when, how, for what and from where things are cast, played and used.
ODD = (
    ("Swift Banner", "{1}", "Artifact", "Creature spells you cast have flash."),
    ("Idle Noon", "{1}", "Enchantment", "You may cast sorcery spells as though they had flash."),
    ("Early Bell", "{1}", "Artifact", "As long as it's your turn, you may cast creature spells as though they had flash."),
    ("Cheap Stall", "{1}", "Artifact", "Creature spells you cast cost {2} less to cast."),
    ("Dear Gate", "{1}", "Artifact", "Noncreature spells cost {1} more to cast."),
    ("Open Grave", "{1}", "Enchantment", "You may cast creature spells from your graveyard."),
    ("Deep Well", "{1}", "Enchantment", "You may play lands from your graveyard."),
    ("Clear Sky", "{1}", "Enchantment", "You may play lands and cast spells from the top of your library."),
    ("Locked Chest", "{1}", "Artifact", "Activated abilities of artifacts can't be activated."),
    ("Wide Veil", "{1}", "Enchantment", "Creatures you control have hexproof."),
    ("Green Spring", "{1}", "Enchantment", "Lands you control have \"{T}: Add one mana of any color.\""),
    ("Third Field", "{1}", "Enchantment", "You may play an additional land on each of your turns."),
    ("Long Silence", "{1}", "Enchantment", "Your opponents can't cast spells during your turn."),
    ("Twin Spell", "{R}", "Sorcery", "Kicker {1}\nTwin Spell deals 1 damage to any target."),
    ("Late Guest", "{3}{G}", "Creature — Elf", "Flash", "2/2"),
    ("Hidden Thing", "{2}{G}", "Creature — Beast", "Morph {G}", "3/3"),
    ("Old Song", "{G}", "Sorcery", "Draw a card.\nFlashback {1}"),
    ("Many Hands", "{4}{G}", "Sorcery", "Convoke\nDraw a card."),
    ("Grim Toll", "{R}", "Instant", "As an additional cost to cast this spell, sacrifice a creature.\nDraw two cards."),
    ("Green Debt", "{1}{G/P}{G/P}", "Creature — Elf", "{1}{G/P}: Green Debt gets +1/+0 until end of turn.", "1/1"),
    ("Passing Goat", "{1}{G}", "Creature — Goat", "Cycling {1}\n{T}: Add {G}.", "1/2"),
    ("Public Pump", "{1}", "Artifact", "{2}: Target creature gets +1/+1 until end of turn. Any player may activate this ability."),
    ("Slow Root", "{4}{G}", "Creature — Treefolk", "Suspend 2—{G}", "4/4"),
    ("Small Bear", "{G}", "Creature — Bear", "", "2/2"),
    ("Sharp Word", "{R}", "Instant", "Sharp Word deals 2 damage to target creature."),
    ("Forest", "", "Basic Land — Forest", ""),
    ("Mountain", "", "Basic Land — Mountain", ""),
)  # fmt: skip


def truth(game: Game, seat: Seat) -> object:
    """What a player may do, asked in full of a copy that knows nothing from before."""
    other = game.clone()
    other.projection = BoardProjection.of_game(other)
    return legal_actions(other, seat, hurried=False)


@pytest.mark.parametrize(("one", "other"), [("harvest_table", "cellar_door")])
@rule("601.3")
def test_quick_looks_say_no_only_where_the_truth_does_in_games_with_shipped_decks(
    one: str, other: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = api.load_library()
    seats = tuple(SeatSetup(name, api.deck_cards(api.find_deck(name))) for name in (one, other))
    offered: Counter[str] = Counter()

    def compared(game: Game, seat: Seat) -> tuple[Action, ...]:
        quick = legal_actions(game, seat)
        assert quick == truth(game, seat)
        offered.update(action.kind for action in quick)
        return quick

    monkeypatch.setattr(priority, "legal_actions", compared)
    HeadlessGame(new_game(Setup(seats, library, 7)), [RandomAgent(1), RandomAgent(2)]).run()
    assert offered["pass"] > 150 and offered["cast"] > 10 and offered["activate"] > 3


@pytest.mark.parametrize("seed", range(2))
@rule("601.3", "601.3e", "117.1")
def test_quick_looks_say_no_only_where_the_truth_does_on_random_boards_with_each_odd_effect(seed: int) -> None:
    chance = random.Random(seed)
    cards = [card(*one) for one in ODD]
    offered: Counter[str] = Counter()
    for odd in cards[:13]:
        table = Table(seed=seed)
        for who in "AB":
            table.battlefield(who, odd, *chance.choices(cards, k=2), *chance.choices(cards[-2:], k=4))
            table.hand(who, *chance.sample(cards[13:], 6))
            table.graveyard(who, *chance.sample(cards[13:], 4))
            table.library(who, *chance.sample(cards[13:], 2))
        for step in ("main1", "end"):
            table.to_step(step)
            for seat in (0, 1):
                quick = legal_actions(table.game, seat)
                assert quick == truth(table.game, seat)
                offered.update(action.kind for action in quick)
    assert min(offered[kind] for kind in ("cast", "play", "activate")) > 3, offered
