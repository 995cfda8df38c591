"""Teams that take their turns together (CR 805). A and B play C and D; A and C are the primary players."""

from __future__ import annotations

import pytest

from engine.core.errors import IllegalAnswer
from engine.core.zones import HAND
from engine.game.decisions.choices import ChooseOption, YesNo
from engine.game.decisions.combat import AssignDamage, DeclareAttackers, DeclareBlockers
from engine.game.decisions.orders import OrderObjects, OrderTriggers
from engine.game.events.cards import Draw
from engine.game.events.life import LoseLife
from engine.game.events.status import SetGameMark
from engine.game.rules import combat
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import starting, turn
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
OX = ("Plain Ox", "{3}{G}", "Creature — Ox", "", "3/4")


def giants() -> Table:
    """A main phase of A and B, the first of the game."""
    return Table(4, variant="two_headed_giant")


def hands(table: Table) -> list[int]:
    return [len(table.game.zone(HAND, seat)) for seat in range(4)]


@rule("805.4", "805.4a")
def test_teams_take_turns_not_players() -> None:
    table = giants()
    assert table.game.active_players() == (0, 1) and view_for(table.game, 3, None).turn_of == ("A", "B")
    turns = []
    for _ in range(4):
        table.next_turn()
        turns.append(table.game.active_players())
    assert turns == [(2, 3), (0, 1), (2, 3), (0, 1)]


@rule("103.8b", "800.7", "810.6", "805.4b")
def test_each_player_of_the_active_team_draws_but_not_in_the_first_turn_of_the_game() -> None:
    table = giants()
    assert hands(table) == [0, 0, 0, 0]
    table.next_turn()
    assert hands(table) == [0, 0, 1, 1]
    table.next_turn()
    assert hands(table) == [1, 1, 1, 1]


@rule("121.2d", "805.6", "805.6a")
def test_the_active_teams_players_draw_first() -> None:
    table = giants().next_turn()
    table.hand("C", card("Rain of Letters", "{U}", "Sorcery", "Each player draws two cards."))
    before = table.game.history.total
    table.mana("C", "{U}").cast("C", "Rain of Letters").resolve()
    drawn = [event.player for event in table.game.history.since(before) if isinstance(event, Draw)]
    assert drawn == [2, 2, 3, 3, 0, 0, 1, 1]


@rule("805.3", "103.1a")
def test_a_team_starts() -> None:
    game = giants().game
    asked: list[ChooseOption] = []
    game.ask = lambda decision, validate: asked.append(decision) or 1
    starting.choose_starting_player(game)
    assert tuple(map(giants().told, asked[0].options)) == ("A and B", "C and D") and game.starting == 2


@rule("805.4c", "305.3")
def test_each_player_plays_a_land_in_each_of_their_teams_turns() -> None:
    table = giants()
    for seat in "ABCD":
        table.hand(seat, *[card("Forest", "", "Basic Land — Forest")] * 2)
    table.play("B", "Forest").play("A", "Forest")
    assert [len(table.all("Forest", who=seat)) for seat in "ABCD"] == [1, 1, 0, 0]
    assert all(not table.actions(seat) for seat in "ABCD")
    table.next_turn().play("D", "Forest")
    assert not table.actions("A") and not table.actions("B") and table.actions("C")


@rule("805.5a", "307.1")
def test_both_players_cast_sorceries_in_their_turn_and_the_others_do_not() -> None:
    table = giants()
    for seat in "ABCD":
        table.hand(seat, card("Plain Lesson", "{U}", "Sorcery", "Draw a card."))
        table.mana(seat, "{U}")
    assert [len(table.actions(seat)) for seat in "ABCD"] == [1, 1, 0, 0]


@rule("805.5", "805.5b", "117.6")
def test_the_stack_resolves_when_all_teams_have_passed_and_then_the_active_team_has_priority() -> None:
    table = giants()
    table.hand("D", card("Calm Word", "{W}", "Instant", "You gain 1 life."))
    table.mana("D", "{W}").cast("D", "Calm Word")
    had = []
    while table.game.stack:
        had.append(table.game.turn.priority)
        turn.advance(table.game)
    assert had == [2, 3, 0, 1]  # the team of who cast it has priority first (117.3c)
    assert table.game.turn.priority == 0 and table.life("C") == 31


@rule("805.5b", "117.3c")
def test_after_one_of_a_team_acts_the_whole_team_may_act_again() -> None:
    table = giants()
    table.hand("B", card("Calm Word", "{W}", "Instant", "You gain 1 life."))
    table.hand("A", card("Calm Reply", "{W}", "Instant", "You gain 1 life."))
    table.mana("A", "{W}").mana("B", "{W}").cast("B", "Calm Word")
    assert table.game.turn.priority == 0
    table.cast("A", "Calm Reply")
    assert table.stack() == ["Calm Word", "Calm Reply"]


BELL = "At the beginning of {}, {}"


@rule("805.4d")
@pytest.mark.parametrize(
    ("whose", "what", "times"),
    [
        ("your upkeep", "you gain 1 life.", 0),
        ("each opponent's upkeep", "you gain 1 life.", 1),
        ("each opponent's upkeep", "that player loses 1 life.", 2),
        ("each player's upkeep", "that player loses 1 life.", 2),
        ("each player's upkeep", "if that player has 1 or more life, you gain 1 life.", 2),
        ("each upkeep", "you gain 1 life.", 1),
    ],
)
def test_an_ability_about_a_teams_step_triggers_for_each_player_it_speaks_of(whose: str, what: str, times: int) -> None:
    table = giants()
    table.battlefield("A", card("Hour Bell", "{1}", "Artifact", BELL.format(whose, what)))
    table.to_step("upkeep", "C")
    assert table.stack() == ["Hour Bell trigger (A)"] * times


@rule("805.4d")
def test_each_player_of_the_team_has_their_upkeep() -> None:
    table = giants().next_turn()
    for seat in "AB":
        table.battlefield(seat, card(f"Dawn Bell {seat}", "{1}", "Artifact", BELL.format("your upkeep", "draw a card.")))
    table.to_step("upkeep", "A")
    assert table.stack() == ["Dawn Bell A trigger (A)", "Dawn Bell B trigger (B)"]


@rule("805.7", "603.3b")
def test_a_team_orders_all_that_its_players_abilities_triggered() -> None:
    table = giants()
    for seat in "ABCD":
        table.battlefield(seat, card(f"Echo {seat}", "{1}", "Artifact", "Whenever a creature enters, you gain 1 life."))
    table.hand("B", card(*BEAR))
    table.answer("A", [1, 0]).mana("B", "{1}{G}").cast("B", "Plain Bear").resolve(1)
    assert table.stack() == ["Echo B trigger (B)", "Echo A trigger (A)", "Echo C trigger (C)", "Echo D trigger (D)"]
    assert [decision.seat for decision in table.asked if isinstance(decision, OrderTriggers)] == [0, 2]


@rule("805.8")
def test_an_extra_turn_is_the_teams() -> None:
    table = giants()
    table.hand("B", card("Twice Today", "{U}", "Sorcery", "Take an extra turn after this one."))
    table.mana("B", "{U}").cast("B", "Twice Today").resolve().next_turn()
    assert table.game.active_players() == (0, 1)
    assert table.next_turn().game.active_players() == (2, 3)


@rule("805.8")
def test_one_effect_gives_a_team_one_extra_turn() -> None:
    table = giants()
    table.hand("B", card("Time for All", "{U}", "Sorcery", "Each player takes an extra turn after this one."))
    table.mana("B", "{U}").cast("B", "Time for All").resolve()
    turns = [table.next_turn().game.active_players() for _ in range(4)]
    assert turns == [(2, 3), (0, 1), (2, 3), (0, 1)] and table.game.turn.extra == ()
    assert table.game.turn.number == 5


@rule("805.8")
def test_a_step_that_one_skips_the_team_skips() -> None:
    table = giants()
    table.hand("A", card("Closed Book", "{U}", "Sorcery", "Each player skips their next draw step."))
    table.mana("A", "{U}").cast("A", "Closed Book").resolve().next_turn()
    assert hands(table) == [0, 0, 0, 0]
    table.next_turn().next_turn()
    assert hands(table) == [0, 0, 1, 1]
    table.battlefield("B", card("Shut Book", "{U}", "Enchantment", "Skip your draw step."))
    table.next_turn()
    assert hands(table) == [0, 0, 1, 1]


@rule("502.3", "302.6")
def test_what_both_players_control_untaps_and_is_ready() -> None:
    table = giants()
    bears = [table.battlefield(seat, card(*BEAR), tapped=True)[0] for seat in "ABCD"]
    table.hand("D", card(*BEAR))
    table.next_turn()
    assert [table.game.obj(bear).tapped for bear in bears] == [True, True, False, False]
    table.mana("D", "{1}{G}").cast("D", "Plain Bear").resolve()
    new = table.all("Plain Bear", who="D")[-1]
    assert table.game.obj(new).sick
    table.next_turn()
    assert table.game.obj(new).sick
    table.next_turn()
    assert not table.game.obj(new).sick


@rule("514.1")
def test_each_active_player_discards_to_their_hand_size() -> None:
    table = giants()
    for seat, number in zip("ABCD", (9, 8, 9, 7), strict=True):
        table.hand(seat, *[card(*BEAR)] * number)
    table.to_step("upkeep", "C")
    assert hands(table) == [7, 7, 9, 7]


def lesson(table: Table, who: str) -> None:
    table.hand(who, card("Plain Lesson", "{U}", "Sorcery", "Draw a card."))
    table.mana(who, "{U}").cast(who, "Plain Lesson").resolve()


@rule("502.2a", "727.2a")
def test_night_falls_only_if_nobody_of_the_team_cast_a_spell() -> None:
    table = giants()
    happen(table.game, SetGameMark("daytime", "day"))
    lesson(table, "B")
    assert table.next_turn().game.marks["daytime"] == "day"
    assert table.next_turn().game.marks["daytime"] == "night"


@rule("502.2a", "727.2b")
def test_day_breaks_only_if_one_of_the_team_cast_two_spells() -> None:
    table = giants()
    happen(table.game, SetGameMark("daytime", "night"))
    lesson(table, "A")
    lesson(table, "B")
    assert table.next_turn().game.marks["daytime"] == "night"
    lesson(table, "D")
    lesson(table, "D")
    assert table.next_turn().game.marks["daytime"] == "day"


def fight(table: Table, attacks: list[list[int]], blocks: list[list[int]] = []) -> Table:  # noqa: B006
    """The combat of A's team up to the end of combat."""
    return table.answer("A", attacks).answer("C", blocks).to_step("end_combat")


@rule("805.10a", "805.10b", "506.2b")
def test_a_team_attacks_as_a_group_each_creature_whom_it_likes() -> None:
    table = giants()
    (bear,), (ox,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*OX))
    sage = table.battlefield("D", card("Old Sage", "{3}", "Legendary Planeswalker — Sage", "+1: Draw a card.", loyalty="4"))
    assert dict(combat.possible_attacks(table.game, 0)) == {bear: (2, 3, *sage), ox: (2, 3, *sage)}
    fight(table, [[bear, 3], [ox, 2]])
    assert [decision.seat for decision in table.asked if isinstance(decision, DeclareAttackers)] == [0]
    lost = [(event.player, event.amount) for event in table.game.history.this_turn if isinstance(event, LoseLife)]
    assert lost == [(3, 2), (2, 3)] and table.life("C") == 25


@rule("805.10b", "508.1c")
def test_the_attack_of_a_team_must_be_legal_as_a_whole() -> None:
    table = giants()
    (bear,), (ox,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*OX))
    table.battlefield("C", card("Narrow Gate", "{W}", "Enchantment", "No more than one creature can attack each combat."))
    with pytest.raises(IllegalAnswer):
        fight(table, [[bear, 3], [ox, 3]])


@rule("508.1h", "508.1j", "805.10b")
def test_each_pays_for_their_own_creatures_to_attack() -> None:
    toll = "Creatures can't attack you unless their controller pays {1} for each creature they control that's attacking you."
    for bears_aim, legal in ((2, False), (3, True)):
        table = giants()
        (bear,), (ox,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*OX))
        table.battlefield("C", card("Toll Gate", "{W}", "Enchantment", toll))
        table.battlefield("B", *[card("Forest", "", "Basic Land — Forest")] * 2)
        if legal:
            fight(table, [[ox, 2], [bear, bears_aim]])
            assert sum(table.game.obj(oid).tapped for oid in table.all("Forest")) == 1 and table.life("C") == 25
        else:  # A has no mana
            with pytest.raises(IllegalAnswer, match=r"508\.1j"):
                fight(table, [[ox, 2], [bear, bears_aim]])


@rule("805.10d", "805.10a")
def test_a_teams_creatures_block_what_attacks_either_player() -> None:
    table = giants()
    (bear,), (ox,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*OX))
    (cat,) = table.battlefield("C", card("Plain Cat", "{G}", "Creature — Cat", "", "1/1"))
    (dog,) = table.battlefield("D", card("Plain Dog", "{G}", "Creature — Dog", "", "2/2"))
    fight(table, [[bear, 3], [ox, 3]], [[cat, ox], [dog, bear]])
    assert [decision.seat for decision in table.asked if isinstance(decision, DeclareBlockers)] == [2]
    assert table.life("C") == 30 and table.all("Plain Ox") == [ox]
    assert not table.all("Plain Bear") and not table.all("Plain Cat") and not table.all("Plain Dog")


@rule("805.10d", "509.1b")
def test_two_players_creatures_block_a_menacing_one_together() -> None:
    table = giants()
    (ogre,) = table.battlefield("A", card("Grim Ogre", "{3}{R}", "Creature — Ogre", "Menace", "3/3"))
    (cat,), (dog,) = (table.battlefield(seat, card(*BEAR)) for seat in "CD")
    fight(table, [[ogre, 2]], [[cat, ogre], [dog, ogre]])
    assert not table.all("Grim Ogre") and table.life("C") == 30


@rule("508.1m", "805.10b")
def test_whenever_you_attack_asks_who_attacks_and_how_many_go_together() -> None:
    table = giants()
    (bear,), (ox,) = table.battlefield("A", card(*BEAR)), table.battlefield("B", card(*OX))
    for seat in "AB":
        table.battlefield(seat, card(f"Drum {seat}", "{R}", "Enchantment", "Whenever you attack, you gain 1 life."))
    (pack,) = table.battlefield("A", card("Pack Leader", "{R}", "Creature — Wolf", "Battalion — Whenever Pack Leader and at "
                                "least two other creatures attack, draw a card.", "1/1"))  # fmt: skip
    table.answer("A", [[bear, 2], [pack, 2], [ox, 3]]).to_step("declare_attackers")
    assert sorted(table.stack()) == ["Drum A trigger (A)", "Drum B trigger (B)", "Pack Leader trigger (A)"]


@rule("805.10e")
def test_the_defending_player_is_the_one_attacked() -> None:
    table = giants()
    (thief,) = table.battlefield("B", card("Sly Thief", "{1}{B}", "Creature — Rogue",
                                           "Whenever this creature attacks, defending player discards a card.", "2/2"))  # fmt: skip
    table.hand("C", card(*BEAR))
    table.hand("D", card(*BEAR))
    fight(table, [[thief, 3]])
    assert hands(table) == [0, 0, 1, 0]


@rule("506.4")
def test_an_attacker_that_goes_over_to_the_teammate_attacks_no_more() -> None:
    table = giants()
    (bear,) = table.battlefield("A", card(*BEAR))
    table.hand("B", card("Lend Me That", "{U}", "Instant", "Gain control of target creature until end of turn."))
    table.mana("B", "{U}").answer("A", [[bear, 2]]).to_step("declare_attackers")
    table.mana("B", "{U}").cast("B", "Lend Me That", [bear]).resolve()
    assert table.game.controller(bear) == 1 and not table.game.combat.attacking


@rule("805.10f", "805.10g", "510.1")
def test_the_attacking_team_orders_and_assigns_damage_before_the_defending_team() -> None:
    table = giants()
    both = "This creature can block an additional creature each combat."
    attackers = [table.battlefield(seat, card("Big Boar", "{4}{G}", "Creature — Boar", "", "5/5"))[0] for seat in "AB"]
    (guard,) = table.battlefield("C", card("Wide Guard", "{4}{W}", "Creature — Soldier", both, "4/9"))
    helpers = [table.battlefield(seat, card(*BEAR))[0] for seat in "CD"]
    blocks = [[guard, attackers[0]], [guard, attackers[1]], [helpers[0], attackers[0]], [helpers[1], attackers[1]]]
    fight(table, [[attackers[0], 2], [attackers[1], 3]], blocks)
    order = [decision.seat for decision in table.asked if isinstance(decision, OrderObjects)]
    shares = [decision.seat for decision in table.asked if isinstance(decision, AssignDamage)]
    assert order == [0, 1, 2] and shares == [0, 1, 2]


@rule("103.5d", "805.3a")
def test_the_starting_team_decides_first_about_mulligans_and_one_may_go_on_when_the_teammate_keeps() -> None:
    table = giants()
    starting.set_starting_player(table.game, 2)
    table.answer("C", True, False).answer("D", False).answer("A", False).answer("B", True, True, "*", False)
    before = len(table.asked)
    starting.opening_hands(table.game)
    asked = [decision.seat for decision in table.asked[before:] if isinstance(decision, YesNo)]
    assert asked == [2, 3, 0, 1, 2, 1, 1]
    assert hands(table) == [7, 6, 7, 7]  # the first mulligan is free (103.5c)
