"""Subgames (CR 725): what is in them, what of the main game is not, and how that goes on."""

from __future__ import annotations

from engine.core import steps as s
from engine.core.zones import BATTLEFIELD, COMMAND, EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE, STACK
from engine.game.events.counters import PutCounters
from engine.game.events.status import PhaseOut
from engine.game.events.zone_changes import GoWithOwner, ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.game.rules.turn import turn
from engine.game.state.controlled_players import CONTROLLED
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent, sprite
from tests.support.boards.subgames import TALE, back, begin, depth, into, keeping, lose, main, tale
from tests.support.boards.table import Table, card

WISH = "You may reveal a creature card you own from outside the game and put it into your hand."


def cards_of(table: Table, who: str) -> list[str]:
    """The names of a player's cards in library and hand."""
    return sorted(table.zone(who, LIBRARY) + table.zone(who, HAND))


# -- 725.1


@rule("725.1")
def test_a_card_lets_players_play_a_subgame() -> None:
    table = begin(Table())
    assert depth(table.game) == 1
    back(table, "B")
    assert depth(table.game) == 0 and (table.life("A"), table.life("B")) == (20, 10)
    assert table.zone("A", GRAVEYARD) == ["Nested Tale"] and table.game.stack == ()


@rule("725.1a", "a separate game; the main game is discontinued, and resumes")
def test_the_main_game_waits_as_it_was() -> None:
    table = Table()
    table.life("A", 9)
    bears = table.battlefield("A", bear())
    table.hand("B", ogre())
    table.next_turn("B").next_turn("A")
    before = table.game.turn
    begin(table)
    game = table.game
    assert game.turn.number < 3 and game.battlefield == () and game.stack == ()
    assert [player.life for player in game.players] == [20, 20]
    above = main(table)
    assert above.players[0].life == 9 and above.battlefield == bears and len(above.stack) == 1
    do(table, "You gain 5 life.")
    do(table, "Create a 1/1 green Elf creature token.")
    table.next_turn("B")
    assert main(table).players[0].life == 9 and main(table).battlefield == bears
    back(table, "A")
    assert (table.game.turn.number, table.game.turn.step) == (before.number, before.step)
    assert table.life("A") == 4 and table.game.battlefield == bears
    table.to_step(s.MAIN_2)
    assert table.game.turn.number == before.number


@rule("725.1b", "no effect of the main game has any meaning in the subgame")
def test_effects_of_the_main_game_mean_nothing_in_the_subgame() -> None:
    table = Table()
    (mine,) = table.battlefield("A", bear())
    do(table, "Creatures you control get +2/+2 until end of turn.")
    do(table, "At the beginning of the next end step, you lose 3 life.")
    do(table, 'You get an emblem with "Creatures you control have flying."')
    do(table, "You control target opponent during their next turn.", targets=[1])
    permanent(table, "Whenever you gain life, you lose 1 life.", types="Enchantment")
    begin(table)
    (there,) = table.battlefield("A", bear())
    seen = table.game.chars(there)
    assert (seen.power, seen.toughness) == (2, 2) and not seen.abilities.static and not table.game.zone(COMMAND)
    do(table, "You gain 1 life.")
    assert table.life("A") == 21
    table.next_turn("B")
    assert table.life("A") == 21 and CONTROLLED not in table.game.players[1].marks
    back(table, "B")
    seen = table.game.chars(mine)
    assert (seen.power, seen.toughness) == (4, 4)  # the turn has not ended
    table.to_step(s.END)
    table.resolve()
    assert table.life("A") == 17


@rule("725.1b", "no effect of the subgame has any meaning in the main game")
def test_effects_of_the_subgame_mean_nothing_in_the_main_game() -> None:
    table = begin(Table())
    do(table, 'You get an emblem with "At the beginning of each end step, you lose 1 life."')
    do(table, "Take an extra turn after this one.")
    do(table, "You become the monarch.")
    back(table, "B")
    table.to_step(s.END)
    assert not table.stack() and not table.game.zone(COMMAND)
    assert table.next_turn().game.turn.active == 1 and not any(player.marks for player in table.game.players)


@rule("725.1b", "what was done in a subgame was not done this turn")
def test_what_happened_in_the_subgame_did_not_happen_this_turn() -> None:
    table = Table()
    do(table, "You gain 2 life.")
    begin(table)
    started_second = table.game.starting != 0
    do(table, "If you gained life this turn, draw a card.")
    drawn = len(table.zone("A", HAND))
    do(table, "Each opponent loses 1 life.")
    back(table, "B")
    assert drawn == 7 + started_second  # it did nothing in the subgame
    table.life("B", 20)
    do(table, "If you gained life this turn, you gain 10 life.")
    assert table.life("A") == 32


# -- 725.2


@rule("725.2", "libraries are the decks; nothing else is moved; new zones")
def test_the_cards_of_the_libraries_are_in_the_subgame_and_no_others() -> None:
    table = Table(library=9)
    table.battlefield("A", lamp())
    table.graveyard("A", bear())
    table.exile("A", ogre())
    table.hand("A", sprite())
    table.library("A", card("Top Card", "{1}", "Artifact"))
    begin(table)
    assert cards_of(table, "A").count("Forest") == 9 and "Top Card" in cards_of(table, "A")
    assert len(cards_of(table, "A")) == 10 and len(cards_of(table, "B")) == 9
    for zone in (GRAVEYARD, EXILE, BATTLEFIELD, STACK):
        assert table.game.zone(zone, 0) == ()
    above = main(table)
    assert above.zone(LIBRARY, 0) == above.zone(LIBRARY, 1) == ()
    assert [above.chars(oid).name for oid in above.zone(HAND, 0)] == ["Plain Sprite"]


@rule("725.2", "each shuffles; chance says who goes first, nobody chooses; opening hands and mulligans")
def test_a_subgame_starts_like_any_game_but_nobody_chooses_who_begins() -> None:
    first = set()
    for seed in range(8):
        table = Table(seed=seed, library=0)
        order = [card(f"Card {number}", "{1}", "Artifact") for number in range(20)]
        table.library("A", *order)
        table.library("B", *order)
        keeping(table).hand("A", tale())
        into(table.cast("A", "Nested Tale"))
        first.add(table.game.starting)
        assert not [decision for decision in table.asked if decision.purpose == "starting player"]
        assert [decision.seat for decision in table.asked if decision.purpose == "mulligan"] == [table.game.starting, 1 - table.game.starting]
        assert table.game.turn.active == table.game.starting
        assert table.zone("A", HAND)[:7] != [one.name for one in order[:7]]
        assert sorted(map(len, (table.zone("A", HAND), table.zone("B", HAND)))) == [7, 7]  # no draw in the first turn
    assert first == {0, 1}


@rule("725.2", "mulligans")
def test_players_take_mulligans_in_a_subgame() -> None:
    table = Table()
    table.hand("A", tale())
    table.policy = lambda decision: len([d for d in table.asked if d.purpose == "mulligan" and d.seat == decision.seat]) == 1 if decision.purpose == "mulligan" else None
    table.cast("A", "Nested Tale")
    while table.game.turn.step != s.MAIN_1 or depth(table.game) == 0:
        turn.advance(table.game)
    assert [len(table.zone(who, HAND)) for who in "AB"] == [6, 6]


# -- 725.3


@rule("725.3")
def test_who_has_fewer_than_seven_cards_loses_in_the_first_upkeep() -> None:
    table = Table(library=20)
    for oid in table.game.zone(LIBRARY, 1)[:14]:
        happen(table.game, GoWithOwner(oid))
    keeping(table).hand("A", tale())
    table.cast("A", "Nested Tale")
    seen = []
    while table.game.stack or depth(table.game):
        turn.advance(table.game)
        if table.game.over:
            seen.append((table.game.turn.number, table.game.turn.step, table.told(table.game.players[1].lost)))
    assert seen[0][:2] == (1, s.UPKEEP) and "704.5b" in seen[0][2]
    assert (table.life("A"), table.life("B")) == (20, 10) and len(table.zone("B", LIBRARY)) == 6


# -- 725.4


def outside(table: Table, who: str) -> list[str]:
    """The names of the cards that are outside the present game."""
    return sorted(table.zone(who, OUTSIDE))


@rule("725.4", "objects in the main game and cards outside it are outside the subgame")
def test_everything_of_the_main_game_is_outside_the_subgame() -> None:
    table = Table()
    table.battlefield("A", lamp())
    table.graveyard("A", bear())
    table.exile("A", ogre())
    table.hand("A", sprite())
    table._in_zone("A", OUTSIDE, (card("Left Outside", "{1}", "Artifact"),))
    do(table, "Create a 1/1 green Elf creature token.")
    begin(table)
    assert outside(table, "A") == ["Left Outside", "Nested Tale", "Plain Bear", "Plain Lamp", "Plain Ogre", "Plain Sprite", "Test Rite"]
    assert outside(table, "B") == []


@rule("725.4", "what its owner doesn't know, what is phased out, and cards that are one permanent with others can't be brought")
def test_what_can_not_be_named_can_not_be_brought() -> None:
    table = Table()
    (ghost,) = table.battlefield("A", card("Dim Ghost", "{1}", "Creature — Spirit", "", "1/1"))
    happen(table.game, PhaseOut(ghost))
    do(table, "Exile the top card of your library face down.")
    begin(table)
    assert outside(table, "A") == ["Nested Tale", "Test Rite"]
    back(table, "B")
    assert table.game.obj(ghost).phased_out


@rule("725.4", "players not in the subgame are outside it")
def test_who_has_left_the_main_game_is_not_in_the_subgame() -> None:
    table = Table(3)
    concede(table.game, 1)
    begin(table)
    assert table.game.seats() == (0, 2) and not table.zone("B", LIBRARY) and not table.zone("B", HAND)
    back(table, "C")
    assert table.game.seats() == (0, 2) and table.life("C") == 10


@rule("725.4a", "725.4", "725.5", "a card brought from the main game")
def test_a_card_brought_from_the_main_game_leaves_it_and_what_triggers_there_waits() -> None:
    table = Table()
    (mine,) = table.battlefield("A", card("Sad Bear", "{1}{G}", "Creature — Bear", "When this creature leaves the battlefield, you gain 6 life.", "2/2"))
    begin(table)
    table.answer("A", True)
    do(table, WISH)
    assert "Sad Bear" in table.zone("A", HAND) and table.life("A") == 20
    above = main(table)
    assert mine not in above.objects and len(above.pending) == 1 and above.players[0].life == 20
    assert table.stack() == []
    table.resolve()
    back(table, "B")
    assert table.game.turn.stage == "priority" and table.life("B") == 10  # the spell has resolved first
    table.settle()
    assert table.stack() == ["Sad Bear trigger (A)"] and table.life("A") == 20
    table.resolve()
    assert table.life("A") == 26
    assert "Sad Bear" in table.zone("A", LIBRARY) and not table.all("Sad Bear")


@rule("725.5", "even if it was created by a spell card that's no longer on the stack")
def test_the_spell_goes_on_though_its_card_was_brought_into_the_subgame() -> None:
    table = begin(Table(), text=TALE)
    table.answer("A", True)
    do(table, "You may reveal a sorcery card you own from outside the game and put it into your hand.")
    assert "Nested Tale" in table.zone("A", HAND) and not main(table).stack
    back(table, "B")
    assert (table.life("A"), table.life("B")) == (20, 10)
    assert "Nested Tale" in table.zone("A", LIBRARY) and table.zone("A", GRAVEYARD) == []


@rule("725.5", "Example", "a card brought from outside the main game")
def test_a_card_from_outside_the_main_game_is_in_its_owners_library_in_the_end() -> None:
    table = Table()
    table._in_zone("A", OUTSIDE, (sprite(),))
    begin(table)
    table.answer("A", True)
    do(table, WISH)
    assert "Plain Sprite" in table.zone("A", HAND) and not main(table).zone(OUTSIDE, 0)
    back(table, "A")
    assert "Plain Sprite" in table.zone("A", LIBRARY) and table.zone("A", OUTSIDE) == []


@rule("725.4b")
def test_counters_of_players_belong_to_one_game_only() -> None:
    table = Table()
    happen(table.game, PutCounters(0, "poison", 3), PutCounters(1, "energy", 2))
    begin(table)
    assert not table.game.players[0].counters and not table.game.players[1].counters
    happen(table.game, PutCounters(0, "poison", 4), PutCounters(0, "experience", 1))
    back(table, "B")
    assert table.game.players[0].counters == {"poison": 3} and table.game.players[1].counters == {"energy": 2}


# -- 725.5


@rule("725.5", "all traditional cards, wherever they are: exile, phased out, under another's control; tokens cease to exist")
def test_all_cards_go_to_their_owners_main_game_libraries() -> None:
    table = Table(library=10)
    table.library("A", *(card(f"Bear {at}", "{0}", "Creature — Bear", "", "2/2") for at in range(6)))
    begin(table)
    mine = [oid for zone in (HAND, LIBRARY) for oid in table.game.zone(zone, 0) if table.game.chars(oid).name.startswith("Bear")]
    happen(table.game, *(ZoneChange(oid, BATTLEFIELD, controller=seat) for oid, seat in zip(mine[:3], (0, 0, 1), strict=True)))
    happen(table.game, ZoneChange(mine[3], EXILE), ZoneChange(mine[4], GRAVEYARD))
    (first, *_) = [oid for oid in table.game.battlefield if table.game.obj(oid).owner == 0]
    happen(table.game, PhaseOut(first))
    do(table, "Create a 1/1 green Elf creature token.")
    # the sorcery that made it is a card in the subgame, too
    back(table, "B")
    library = table.zone("A", LIBRARY)
    assert sorted(name for name in library if name.startswith("Bear")) == [f"Bear {at}" for at in range(6)]
    assert len(library) == 17 and len(table.zone("B", LIBRARY)) == 10 and table.zone("A", HAND) == []
    assert table.game.zone(EXILE) == () and table.game.battlefield == () and table.zone("A", OUTSIDE) == []


@rule("725.5", "then shuffles them")
def test_libraries_are_shuffled_as_the_subgame_ends() -> None:
    orders = set()
    for seed in range(4):
        table = Table(library=0, seed=seed)
        for who in "AB":
            table.library(who, *(card(f"Card {number}", "{1}", "Artifact") for number in range(12)))
        begin(table)
        back(table, "B")
        orders.add(tuple(table.zone("A", LIBRARY)))
        assert len(table.zone("A", LIBRARY)) == 12
    assert len(orders) == 4


@rule("725.5", "the cards of a player who has left the subgame")
def test_who_leaves_a_subgame_early_has_their_cards_in_the_main_game_in_the_end() -> None:
    table = Table(3, library=15)
    cards = [len(table.zone(who, LIBRARY)) for who in "ABC"]
    begin(table)
    lose(table, "B")
    assert table.game.seats() == (0, 2) and not table.game.over
    table.next_turn()
    back(table, "A")
    assert [len(table.zone(who, LIBRARY)) for who in "ABC"] == cards and table.game.seats() == (0, 1, 2)
    assert [table.life(who) for who in "ABC"] == [10, 10, 20]


# -- 725.6 and how subgames come about


@rule("725.6")
def test_subgames_within_subgames() -> None:
    table = Table(library=40)
    begin(table)
    begin(table, text="Players play a subgame. Each player who wins the subgame gains 7 life.")
    assert depth(table.game) == 2 and table.life("A") == 20
    assert main(table).zone(HAND, 0) and len(cards_of(table, "A")) == 40 - len(main(table).zone(HAND, 0))
    table.life("A", 3)
    begin(table)
    assert depth(table.game) == 3
    back(table, "A")
    assert depth(table.game) == 2 and table.life("A") == 1
    back(table, "B")
    assert depth(table.game) == 1 and table.life("A") == 27
    back(table, "B")
    assert depth(table.game) == 0 and (table.life("A"), table.life("B")) == (20, 10)


@rule("725.6", "a card from two games above")
def test_a_card_of_the_uppermost_game_comes_down_two_games_and_one_up() -> None:
    table = Table(library=40)
    (mine,) = table.battlefield("A", bear())
    begin(table)
    begin(table)
    table.answer("A", True)
    do(table, WISH)
    assert "Plain Bear" in table.zone("A", HAND)
    middle = main(table)
    assert middle.main is not None and mine not in middle.main.game.objects
    assert "Plain Bear" not in [middle.chars(oid).name for oid in middle.zone(OUTSIDE, 0)]
    back(table, "B")
    assert "Plain Bear" in table.zone("A", LIBRARY)  # of the game that is the main game of the one it was brought into
    back(table, "B")
    assert "Plain Bear" in table.zone("A", LIBRARY) and table.game.battlefield == ()


@rule("725.1a", "of a triggered ability")
def test_a_triggered_ability_creates_a_subgame() -> None:
    table = Table()
    permanent(table, "At the beginning of your upkeep, players play a subgame. Each player who wins the subgame draws a card.", types="Enchantment")
    keeping(table).next_turn("B")
    cards, number = len(table.zone("A", HAND)), table.game.turn.number
    table.to_step(s.UPKEEP, "A")
    into(table)
    assert [main(table).chars(main(table).obj(oid).stack.source).name for oid in main(table).stack] == ["Test Thing"]  # type: ignore[union-attr]
    back(table, "B")
    assert (table.game.turn.number, table.game.turn.step) == (number + 1, s.UPKEEP)
    assert len(table.zone("A", HAND)) == cards + 1 and not table.game.stack


@rule("725.1a", "two of them in one spell")
def test_a_spell_with_two_subgames_goes_on_after_each() -> None:
    table = begin(Table(), text="You gain 1 life. Players play a subgame. Each player who wins the subgame gains 2 life. "
                  "Then players play a subgame. Each player who wins the subgame gains 10 life.")  # fmt: skip
    assert main(table).players[0].life == 21
    lose(table, "B")
    into(table)
    assert main(table).players[0].life == 23 and depth(table.game) == 1
    back(table, "A")
    assert (table.life("A"), table.life("B")) == (23, 30) and table.zone("A", GRAVEYARD) == ["Nested Tale"]


@rule("725.1a", "what was chosen before")
def test_what_was_chosen_before_the_subgame_stays_chosen() -> None:
    table = Table()
    table.hand("A", bear(), ogre())
    table.answer("A", lambda decision: [oid for oid in decision.candidates if table.game.chars(oid).name == "Plain Ogre"])
    begin(table, text="Discard a card. Players play a subgame. Each player who wins the subgame discards a card.")
    asked = len([decision for decision in table.asked if decision.purpose == "discard"])
    back(table, "B")
    assert asked == 1 and sorted(table.zone("A", GRAVEYARD)) == ["Nested Tale", "Plain Bear", "Plain Ogre"]


@rule("724.6")
def test_restarting_a_subgame_leaves_the_main_game_alone() -> None:
    table = Table(library=25)
    table.battlefield("A", bear())
    begin(table)
    table.life("A", 2)
    above = main(table)
    table.battlefield("A", ogre())
    mine = sorted(table.game.obj(oid).card for zone in (HAND, LIBRARY) for oid in table.game.zone(zone, 0))
    table.hand("B", card("New Dawn", "{0}", "Instant", "Restart the game."))
    table.cast("B", "New Dawn")
    while table.game.stack:
        turn.advance(table.game)
    assert depth(table.game) == 1 and table.life("A") == 20 and table.game.starting == 1
    assert main(table).battlefield == above.battlefield and main(table).players == above.players
    now = {table.game.obj(oid).card for zone in (HAND, LIBRARY) for oid in table.game.zone(zone, 0)}
    assert set(mine) < now and "Plain Ogre" in cards_of(table, "A")
    assert outside(table, "A") == ["Nested Tale", "Plain Bear"]
    table.to_step(s.MAIN_1)
    back(table, "B")  # the winner of the restarted subgame
    assert (table.life("A"), table.life("B")) == (20, 10)
