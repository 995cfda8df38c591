"""Games with subgames, restarts and controlled turns, played by chance and checked.

They are kept in files in the middle.

    python -m tests.support.games.games_within --games 40 --seed 1

Each deck is a shipped one, cut down, with cards that create subgames, restart the game, control players, end turns and
fetch cards from outside the game. Each match is checked as it goes on, and saved and loaded again where it has become
deeper, younger or controlled: it must stand as before. What went wrong is printed; 1 is returned if anything did.
"""

from __future__ import annotations

import argparse
import tempfile
import time
import traceback
from collections import Counter
from pathlib import Path

from engine.api import CardLibrary, Match, SeatSetup, Setup, deck_cards, load_library, shipped_decks
from engine.cards.cards_text import read_cards
from engine.game.state.controlled_players import CONTROLLED
from engine.game.state.games_above import games_above
from engine.table.invariants import Conservation, check_all

CARDS = """
Set: TEST

Camp Story {1}
Sorcery
Players play a Magic subgame starting at 8 life, using their libraries as their decks. Each player who doesn't win the subgame loses half their life, rounded up.

Story Box {2}
Artifact
{1}, Sacrifice this artifact: Players play a Magic subgame starting at 6 life. The winner of the subgame draws two cards.

Dream Door {2}
Enchantment
At the beginning of your upkeep, sacrifice this enchantment. If you do, players play a subgame. Each player who lost the subgame discards a card.

New Dawn {4}
Sorcery
Restart the game.

Puppet String {2}
Sorcery
You control target opponent during that player's next turn.

Stopped Clock {1}
Instant
End the turn.

Borrowed Card {1}
Sorcery
You may reveal a card you own from outside the game and put it into your hand.

Sad Hound {1}
Creature — Dog
When this creature leaves the battlefield, you gain 1 life.
2/2
"""
SPECIAL = ((2, "Puppet String"), (1, "Stopped Clock"), (2, "Borrowed Card"), (3, "Sad Hound"))
OF_ONE = ("Camp Story", "Story Box", "Dream Door", "New Dawn")  # each player has one of them: games must come to an end
MOST_ANSWERS = 4000
MOST_LOADED = 4  # times that a match is saved and loaded in its middle


def setup(library: CardLibrary, seed: int) -> Setup:
    """Two or three players with small decks. Each has one card that creates a subgame or restarts the game."""
    every = (deck_cards(deck) for _, deck in sorted(shipped_decks().items()))
    decks = [deck for deck in every if max(count for count, _ in deck) >= 8]  # not those with one of each card
    seats = []
    for seat in range(2 + seed % 2):
        usual = decks[(seed * 3 + seat) % len(decks)]
        lands = [(min(count, 8), name) for count, name in usual if count > 4]
        own = [(1, name) for count, name in usual if count <= 4][:14] + (lands or [(14, "Forest")])
        more = (*SPECIAL, (1, OF_ONE[(seed + seat * 3) % len(OF_ONE)]))
        seats.append(SeatSetup(f"Player {seat + 1}", (*own, *more), sideboard=((1, "Sad Hound"),)))
    return Setup(tuple(seats), library, seed)


class Playing:
    """One match that is played by chance."""

    def __init__(self, library: CardLibrary, seed: int, every: int, file: Path) -> None:
        self.match = Match.new(setup(library, seed))
        self.match.file.journal_to(file)
        self.file, self.every = file, every
        self.conservation = Conservation(self.match.live)
        self.seen: Counter[str] = Counter()
        self.loaded = 0
        self._before = self._state()

    def _state(self) -> tuple[int, bool, bool]:
        """How deep it is, whether it has begun, and whether anybody is controlled."""
        live = self.match.live
        controlled = any(player.marks.get(CONTROLLED) is not None for player in live.players)
        return len(tuple(games_above(live))), live.turn.number > 0, controlled

    def run(self) -> str:
        """Play it; how it ended."""
        while not self.match.over and len(self.match.answers) < MOST_ANSWERS:
            self.match.answer_by_chance()
            if len(self.match.answers) % self.every == 0:
                self.check()
            self.notice()
        self.check()
        return self.match.over or "not over"

    def check(self) -> None:
        """What must always hold."""
        self.conservation.check(self.match.live)
        check_all(self.match.live, self.match.pending)

    def notice(self) -> None:
        """Count what has come about, and try the file then."""
        before, now = self._before, self._state()
        self._before = now
        if now == before:
            return
        if now[0] > before[0]:
            self.seen[f"subgame {now[0]}"] += 1
        elif now[0] == before[0] and before[1] and not now[1]:
            self.seen["restart"] += 1
        elif now[2] and not before[2]:
            self.seen["control"] += 1
        self.check()
        if self.loaded < MOST_LOADED:
            self.reload()

    def reload(self) -> None:
        """The match that the file holds stands as this one does."""
        other, match = Match.load(self.file), self.match
        self.loaded += 1
        assert other.pending == match.pending, "another question is asked"
        for seat in range(len(match.setup.seats)):
            assert other.view(seat) == match.view(seat), f"seat {seat} sees something else"
            assert other.happenings(seat) == match.happenings(seat), f"seat {seat} is told something else"


def main() -> int:
    """Play the matches and print what they came to."""
    parser = argparse.ArgumentParser(prog="python -m tests.support.games.games_within", description="Games within games, by chance.")
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--every", type=int, default=5, help="answers from one check to the next")
    options = parser.parse_args()
    library = load_library()
    library.add(read_cards(CARDS, "test.cards"))
    defects, total, began = 0, Counter[str](), time.perf_counter()
    with tempfile.TemporaryDirectory() as folder:
        for seed in range(options.seed, options.seed + options.games):
            playing = None
            try:
                playing = Playing(library, seed, options.every, Path(folder) / f"{seed}.match")
                ended = playing.run()
                if not playing.seen:
                    ended += " (nothing special came about)"
            except Exception:  # a defect is what this is for
                defects += 1
                ended = traceback.format_exc()[-3000:]
            seen = playing.seen if playing is not None else Counter()
            answers = len(playing.match.answers) if playing is not None else 0
            total.update(seen)
            total["answers"] += answers
            total["loaded"] += playing.loaded if playing is not None else 0
            total["games with something"] += bool(seen)
            print(f"seed {seed}: {answers} answers, {dict(seen)}, {ended}", flush=True)
    print(f"{options.games} games, {defects} defects, {dict(total)}, {time.perf_counter() - began:.0f} s")
    return 1 if defects else 0


if __name__ == "__main__":
    raise SystemExit(main())
