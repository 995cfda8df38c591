"""Nothing hangs: every program's turn and every turn without decisions ends (CR 104.4b).

Numbers of any size do not hang, either.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from engine.agents.random_agent import RandomAgent
from engine.api import Act, Match, SeatSetup, Setup
from engine.cards.card_data import CardData, FaceData
from engine.cards.library import CardLibrary
from engine.core.identity import NOBODY
from engine.game.events.chance import FlipCoin, RollDie, UseChance
from engine.game.events.counters import PutCounters
from engine.game.events.table_limits import MOST
from engine.game.events.turn_structure import BeginTurn
from engine.game.rules.events.happening import happen
from engine.meaning.message import NameOf, say
from engine.table import by_chance, headless
from engine.table import match as match_module
from engine.table.chance_results import distribution, together
from engine.table.game_log import narrate
from engine.table.headless import HeadlessGame
from engine.table.setup import new_game
from tests.rulebook import rule
from tests.support.boards.table import Table, card

ENDLESS = (
    FaceData("Busy Toy", "{0}", "Artifact", "{0}: Busy Toy becomes a 1/1 artifact creature until end of turn."),
    FaceData("Small Field", "", "Basic Land — Forest", ""),
)
STILL = (FaceData("Dry Field", "", "Land", "Skip your draw step."), FaceData("Grey Stone", "{9}", "Artifact", ""))


def library(*faces: FaceData) -> CardLibrary:
    return CardLibrary(CardData(face.name, "normal", (face,)) for face in faces)


def test_a_program_with_a_free_ability_comes_to_the_end_of_its_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(by_chance, "BUSY", 40)
    monkeypatch.setattr(headless, "BUSY", 40)
    deck = ((20, "Busy Toy"), (20, "Small Field"))
    setup = Setup(tuple(SeatSetup(name, deck, agent="random") for name in ("Ana", "Bo")), library(*ENDLESS), 4)
    match = Match.new(setup)
    for _ in range(600):
        if match.turn > 5:
            break
        match.answer_by_chance()
    assert match.turn > 5
    game = new_game(setup)
    play = HeadlessGame(game, [RandomAgent(1), RandomAgent(2)])
    while game.turn.number < 5:
        play.step()
    assert play.decisions < 1500


@rule("104.4b", "728.4", "turns in which nobody has a choice")
def test_turns_in_which_nobody_can_do_anything_end_in_a_draw(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each player has a land that skips their draw steps, and cards that nobody can ever cast."""
    monkeypatch.setattr(match_module, "IDLE_TURNS", 60)
    deck = ((1, "Dry Field"), (8, "Grey Stone"))
    match = Match.new(Setup((SeatSetup("Ana", deck), SeatSetup("Bo", deck)), library(*STILL), 3))
    for _ in range(400):
        pending = match.pending
        if pending is None:
            break
        if isinstance(pending, Act):
            match.answer(next((n for n, action in enumerate(pending.actions) if action.kind == "play"), 0))
        else:
            match.answer(pending.some_answer(lambda bound: bound - 1))
    assert "draw" in match.view(0).over and match.turn > 60
    match.file.save(tmp_path / "still")
    assert Match.load(tmp_path / "still").view(1) == match.view(1)


HUGE = 1_000_000_000
WORDS = (
    pytest.param("Create X 1/1 white Soldier creature tokens, where X is your life total.", marks=pytest.mark.long),
    "Add an amount of {G} equal to your life total.",
    "Draw cards equal to your life total.",
    "You mill X cards, where X is your life total.",
    "Put X +1/+1 counters on target creature, where X is your life total.",
    "Target player loses X life, where X is your life total.",
)


@rule("728.1")
@pytest.mark.parametrize("words", WORDS)
def test_an_amount_equal_to_a_life_total_of_a_billion_comes_to_an_end(words: str) -> None:
    table = Table(library=40)
    table.life("A", HUGE)
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    table.hand("A", card("Great Words", "{W}", "Sorcery", words))
    targets = [bear] if "creature," in words else [1] if words.startswith("Target") else []
    table.mana("A", "{W}").cast("A", "Great Words", targets).resolve()
    assert len(table.game.battlefield) <= MOST + 1
    assert table.pool("A") == ("G*1000000000" if words.startswith("Add") else "")
    if "Create" in words:
        assert len(table.game.battlefield) == MOST - 1  # the sorcery lay on the stack
        told = [happening.text for happening in narrate(table.game, 0, 0)]
        assert any("The table has room for" in text and "728.1" in text for text in told)
    if "counters" in words:
        assert table.counters(bear) == {"+1/+1": HUGE}  # a number is only a number


@rule("728.1")
@pytest.mark.parametrize(
    "words",
    [
        pytest.param("Investigate X times, where X is your life total.", marks=pytest.mark.long),
        "Manifest the top X cards of your library, where X is your life total.",
        pytest.param(
            "You lose X life, where X is your life total. For each 1 life you lost this way, create a Treasure token.",
            marks=pytest.mark.long,
        ),
    ],
)
def test_what_is_done_a_billion_times_is_done_as_often_as_the_table_goes(words: str) -> None:
    table = Table(library=40)
    table.life("A", HUGE)
    table.hand("A", card("Great Words", "{W}", "Sorcery", words))
    table.mana("A", "{W}").cast("A", "Great Words", []).resolve()
    assert len(table.game.battlefield) == (40 if words.startswith("Manifest") else MOST - 1)


@rule("728.1", "as often as it says, be that no time at all")
@pytest.mark.parametrize(("beasts", "drawn"), [(0, 0), (2, 1)])
def test_what_is_done_no_time_is_not_done(beasts: int, drawn: int) -> None:
    table = Table()
    table.battlefield("A", *[card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")] * beasts)
    table.hand("A", card("Small Toll", "{W}", "Sorcery", "You lose X life, where X is the number of creatures you control. For each 1 life you lost this way, "
                         "create a Treasure token. If you do, draw a card."))  # fmt: skip
    table.mana("A", "{W}").cast("A", "Small Toll", []).resolve()
    assert table.life("A") == 20 - beasts and len(table.game.battlefield) == 2 * beasts and len(table.zone("A", "hand")) == drawn


@rule("603.2e", "728.1")
def test_a_billion_counters_trigger_as_often_as_the_table_goes() -> None:
    table = Table(library=40)
    table.battlefield("A", card("Bookkeeper", "{2}", "Artifact", "Whenever a +1/+1 counter is put on a creature you control, you gain 1 life."))
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    happen(table.game, PutCounters(bear, "+1/+1", HUGE))
    assert table.counters(bear) == {"+1/+1": HUGE} and len(table.game.pending) == MOST


@rule("706.1")
@pytest.mark.parametrize(
    ("words", "told"),
    [
        ("Roll X six-sided dice, where X is your life total.", r"A rolls 10,000 d6: [\d,]+ × 1, [\d,]+ × 2, .* × 6$"),
        ("Roll X d20, where X is your life total.", r"A rolls 10,000 d20: [\d,]+ × 1, .* × 20$"),
        ("Roll X d100, where X is your life total.", r"A rolls 10,000 d100: 1 to 100, [\d,]+ in all$"),
    ],
)
def test_many_dice_are_told_in_one_go_with_their_distribution(words: str, told: str) -> None:
    table = Table(library=40)
    table.life("A", HUGE)
    table.hand("A", card("Great Words", "{W}", "Sorcery", words))
    table.mana("A", "{W}").cast("A", "Great Words", []).resolve()
    lines = [happening.text for happening in narrate(table.game, 0, 0) if "rolls" in happening.text]
    assert len(lines) == 1 and re.search(told, lines[0])


def test_coins_in_a_row_are_told_together_and_few_one_by_one() -> None:
    coins = [FlipCoin(0, number % 3 == 0) for number in range(30)]
    between = [thing for coin in coins for thing in (UseChance(7), coin)]
    ((number, last, throws),) = (one for one in together(enumerate(between)) if one[2])
    assert (number, last, len(throws)) == (59, coins[-1], 30)
    assert distribution(throws) == say("flips_many_coins", player=NameOf(0), number=30, heads=10, tails=20)
    few = list(together(enumerate([*between[:6], FlipCoin(1, True), RollDie(1, 6, 2, 2), UseChance(9), BeginTurn(1, 1)])))
    assert [event for _, event, _ in few if isinstance(event, FlipCoin)] == [*coins[:3], FlipCoin(1, True)]
    assert not any(throws for _, _, throws in few) and isinstance(few[-1][1], BeginTurn)


def test_dice_of_any_number_are_thrown_as_far_as_the_table_holds_them() -> None:
    from engine.game.rules.context import Context
    from engine.game.rules.events.dice import roll

    table = Table()
    dice = roll(Context(table.game, NOBODY, 0), 0, 6, HUGE)
    assert len(dice) == MOST and {die.natural for die in dice} == {1, 2, 3, 4, 5, 6}
