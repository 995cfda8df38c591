"""Multiplayer games: turn order, and players leaving (CR 800.4)."""

from __future__ import annotations

from engine.core.keys import Purpose
from engine.game.decisions.choices import ChooseObjects, YesNo
from engine.game.events.cards import Draw
from engine.game.events.damage import Damage
from engine.game.events.life import GainLife
from engine.game.events.players import LoseGame, WinGame
from engine.game.events.zone_changes import CreateTokens, ZoneChange
from engine.game.rules.context import ask
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.turn import turn
from tests.rulebook import rule
from tests.support.boards.table import Table, card

BEAR = ("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("800.4a")
def test_what_a_leaving_player_owns_leaves_with_them() -> None:
    table = Table(3)
    table.battlefield("B", card(*BEAR))
    table.battlefield("C", card(*BEAR))
    table.hand("B", card("Last Word", "{R}", "Instant", "Last Word deals 5 damage to any target."))
    table.mana("B", "{R}").cast("B", "Last Word", [0])
    leaving.concede(table.game, 1)
    table.settle()
    assert table.stack() == [] and table.life("A") == 20
    assert all(found.owner != 1 for found in table.game.objects.values())
    assert not table.game.over and table.all("Plain Bear", who="C")


@rule("800.4a", "611.2b")
def test_control_of_a_creature_ends_when_the_thief_leaves() -> None:
    table = Table(3)
    (bear,) = table.battlefield("C", card(*BEAR))
    table.hand("A", card("Borrow", "{2}{R}", "Sorcery", "Gain control of target creature until end of turn."))
    table.mana("A", "{2}{R}").cast("A", "Borrow", [bear]).resolve()
    assert table.game.controller(bear) == 0
    leaving.concede(table.game, 0)
    table.settle()
    assert table.game.controller(bear) == 2


@rule("104.2a", "800.4")
def test_the_last_player_left_wins() -> None:
    table = Table(4)
    for seat in (1, 3):
        leaving.concede(table.game, seat)
        assert not table.game.over
    leaving.concede(table.game, 0)
    assert table.game.over and table.game.players[2].won


@rule("104.4a")
def test_players_who_lose_at_once_draw() -> None:
    table = Table()
    table.life("A", 0)
    table.life("B", 0)
    table.settle()
    assert "draw" in table.told(table.game.over) and not any(player.won for player in table.game.players)


@rule("101.4")
def test_players_choose_in_turn_order_and_it_happens_at_once() -> None:
    table = Table(3)
    for seat in "ABC":
        table.battlefield(seat, card(*BEAR), card("Plain Cat", "{1}{G}", "Creature — Cat", "", "2/2"))
    table.hand("B", card("One Chair Less", "{1}{B}", "Instant", "Each player sacrifices a creature of their choice."))
    table.mana("B", "{1}{B}").cast("B", "One Chair Less").resolve()
    asked = [d.seat for d in table.asked if getattr(d, "purpose", "") == "sacrifice"]
    assert asked == [0, 1, 2]
    assert all(len(table.zone(seat, "graveyard")) == (2 if seat == "B" else 1) for seat in "ABC")


@rule("500.7")
def test_an_extra_turn_comes_next_and_then_the_order_goes_on() -> None:
    table = Table(3)
    table.hand("A", card("Second Supper", "{3}{U}", "Sorcery", "Take an extra turn after this one."))
    table.mana("A", "{3}{U}").cast("A", "Second Supper").resolve()
    order = []
    for _ in range(4):
        table.next_turn()
        order.append(table.game.turn.active)
    assert order == [0, 1, 2, 0]


@rule("800.4a")
def test_a_card_on_the_stack_that_a_leaving_player_only_controlled_is_exiled() -> None:
    table = Table(3)
    table.hand("C", card(*BEAR))
    table.hand("A", card("Take Over", "{U}", "Instant", "Gain control of target spell."))
    table.next_turn("C")
    table.mana("C", "{1}{G}").cast("C", "Plain Bear")
    table.mana("A", "{U}").cast("A", "Take Over", [table.game.stack[-1]]).resolve(1)
    bear = table.game.stack[-1]
    assert table.game.controller(bear) == 0
    leaving.concede(table.game, 0)
    table.resolve()
    assert table.game.became(bear) in table.game.objects
    assert table.all("Plain Bear", who="C")  # the effect that gave control ended, and the spell was C's again


@rule("800.4a")
def test_abilities_and_copies_of_a_leaving_player_cease_to_exist() -> None:
    table = Table(3)
    (mill,) = table.battlefield("B", card("Tin Mill", "{2}", "Artifact", "{0}: You gain 1 life."))
    table.activate("B", mill)
    leaving.concede(table.game, 1)
    assert table.stack() == []


@rule("800.4a")
def test_what_a_leaving_player_controls_for_good_but_does_not_own_is_exiled() -> None:
    table = Table(3)
    (bear,) = table.library("C", card(*BEAR))
    happen(table.game, ZoneChange(bear, "battlefield", controller=0))
    assert table.game.controller(table.find("Plain Bear")) == 0
    leaving.concede(table.game, 0)
    assert table.all("Plain Bear", "exile")


@rule("800.4a", "603.6c")
def test_permanents_that_leave_with_their_owner_leave_the_battlefield() -> None:
    table = Table(3)
    table.battlefield("A", card("Sad Bell", "{2}", "Artifact", "Whenever a creature leaves the battlefield, you gain 1 life."))
    table.battlefield("B", card(*BEAR), card(*BEAR))
    leaving.concede(table.game, 1)
    table.settle()
    assert table.stack() == ["Sad Bell trigger (A)"] * 2


@rule("800.4a", "303.4c")
def test_an_aura_whose_creature_left_the_game_goes_to_the_graveyard() -> None:
    table = Table(3)
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Mind Knot", "{U}", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature."))
    table.mana("A", "{U}").cast("A", "Mind Knot", [bear]).resolve()
    assert table.game.controller(bear) == 0
    leaving.concede(table.game, 1)
    table.settle()
    assert bear not in table.game.objects and table.all("Mind Knot", "graveyard", "A")


@rule("800.4a", "117.4")
def test_priority_goes_on_and_who_left_has_not_passed() -> None:
    table = Table(3)
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack")
    turn.advance(table.game)  # A passes
    assert table.game.turn.priority == 1 and table.game.turn.passed == 1
    leaving.concede(table.game, 1)
    assert table.game.turn.priority == 2
    table = Table(3)
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.next_turn("B")
    table.mana("A", "{W}").cast("A", "Snack")
    turn.advance(table.game)  # A passes
    turn.advance(table.game)  # B passes
    assert table.game.turn.priority == 2 and table.game.turn.passed == 2
    leaving.concede(table.game, 1)
    assert table.game.turn.passed == 1
    turn.advance(table.game)
    turn.advance(table.game)  # C passes: A and C have passed
    assert table.life("A") == 23


@rule("800.4b", "800.4d")
def test_nothing_is_created_or_put_anywhere_for_a_player_who_left() -> None:
    table = Table(3)
    leaving.concede(table.game, 2)
    (bear,) = table.hand("A", card(*BEAR))
    assert happen(table.game, ZoneChange(bear, "battlefield", controller=2)) == ()
    assert bear in table.game.zone("hand", 0)
    assert happen(table.game, CreateTokens(2, card(*BEAR))) == ()
    assert happen(table.game, GainLife(2, 1), Draw(2)) == ()


@rule("800.4c")
def test_what_would_return_to_a_player_who_left_is_exiled_as_the_effect_ends() -> None:
    table = Table(3)
    (bear,) = table.library("B", card(*BEAR))
    happen(table.game, ZoneChange(bear, "battlefield", controller=2))
    bear = table.find("Plain Bear")
    table.hand("A", card("Borrow", "{2}{R}", "Sorcery", "Gain control of target creature until end of turn."))
    table.mana("A", "{2}{R}").cast("A", "Borrow", [bear]).resolve()
    leaving.concede(table.game, 2)
    assert table.game.controller(bear) == 0
    table.next_turn("B")
    assert table.all("Plain Bear", "exile") and not table.all("Plain Bear")


@rule("800.4c", "whatever has given control so long")
def test_what_an_aura_held_is_exiled_as_the_aura_leaves() -> None:
    table = Table(3)
    (bear,) = table.library("B", card(*BEAR))
    happen(table.game, ZoneChange(bear, "battlefield", controller=2))
    bear = table.find("Plain Bear")
    (leash,) = table.battlefield("A", card("Leash", "{U}", "Enchantment — Aura", "Enchant creature\nYou control enchanted creature."), attach_to=bear)
    leaving.concede(table.settle().game, 2)
    assert table.settle().game.controller(bear) == 0
    happen(table.game, ZoneChange(leash, "graveyard"))
    assert table.settle().all("Plain Bear", "exile") and not table.all("Plain Bear")


@rule("800.4d", "603.7")
def test_a_delayed_trigger_of_a_player_who_left_does_not_go_on_the_stack() -> None:
    table = Table(3)
    table.hand("B", card("Borrowed Hour", "{1}{U}", "Instant", "At the beginning of the next end step, each player draws a card."))
    table.mana("B", "{1}{U}").cast("B", "Borrowed Hour").resolve()
    leaving.concede(table.game, 1)
    table.to_step("end")
    assert table.stack() == []


@rule("800.4e", "120.3a")
def test_damage_to_a_player_who_left_is_not_dealt() -> None:
    table = Table(3)
    (bear,) = table.battlefield("A", card("Thirsty Bear", "{1}{G}", "Creature — Bear", "Lifelink", "2/2"))
    leaving.concede(table.game, 2)
    assert happen(table.game, Damage(bear, 2, 2)) == () and table.life("A") == 20


@rule("800.4f", "800.4g", "800.4h")
def test_choices_of_a_player_who_left_are_made_by_another() -> None:
    table = Table(4)
    (source,) = table.battlefield("A", card("Poll", "{2}", "Artifact"))
    leaving.concede(table.game, 2)
    table.answer("A", [3])
    pick = ChooseObjects(seat=2, candidates=(0, 1), purpose=Purpose.named("vote", "701.32a"), source=source)
    ask(table.game, pick)
    assert [(d.seat, d.purpose) for d in table.asked if isinstance(d, ChooseObjects)] == [(0, "chooser"), (3, "vote")]
    assert ask(table.game, YesNo(seat=2, purpose=Purpose.named("pay", "118.12"), source=source)) is False
    ask(table.game, ChooseObjects(seat=2, candidates=(0, 1), purpose=Purpose.named("rule", "800.4h")))
    assert table.asked[-1].seat == 3


@rule("800.4j")
def test_a_turn_goes_on_without_its_player() -> None:
    table = Table(3)
    table.battlefield("B", card("Night Bell", "{2}", "Artifact", "At the beginning of the end step, you gain 1 life."))
    table.hand("C", card("Snack", "{W}", "Instant", "You gain 3 life."))
    leaving.concede(table.game, 0)
    seen: list[str] = []
    table.policy = lambda decision: None
    while table.game.turn.number == 1:
        turn.advance(table.game)
        if table.game.turn.stage == "priority" and table.game.turn.step not in seen:
            seen.append(table.game.turn.step)
            assert table.game.turn.priority == 1
    assert [step for step in seen if step not in ("main1", "cleanup")] == ["begin_combat", "declare_attackers", "end_combat", "main2", "end"]
    assert table.life("B") == 21 and table.game.turn.active == 1


@rule("800.4k", "800.4m", "500.5")
def test_until_your_next_turn_lasts_until_that_turn_would_have_begun() -> None:
    table = Table(3)
    (bear,) = table.battlefield("B", card(*BEAR))
    table.hand("A", card("Thick Coat", "{W}", "Sorcery", "Until your next turn, target creature gets +0/+3."))
    table.mana("A", "{W}").cast("A", "Thick Coat", [bear]).resolve()
    leaving.concede(table.game, 0)
    table.next_turn("B")
    assert table.pt(bear) == (2, 5)
    table.next_turn("C")
    assert table.pt(bear) == (2, 5)
    table.next_turn("B")
    assert table.pt(bear) == (2, 2)


@rule("104.3a", "101.1", "614.17")
def test_a_player_who_can_not_lose_can_still_concede() -> None:
    table = Table()
    table.battlefield("A", card("Stay a While", "{3}", "Enchantment", "You can't lose the game."))
    leaving.concede(table.game, 0)
    assert table.game.over and table.game.players[1].won


@rule("104.2b", "104.3e", "104.3f")
def test_effects_win_and_lose_games_and_losing_prevails() -> None:
    table = Table()
    table.hand("A", card("Grand Prize", "{W}", "Sorcery", "You win the game."))
    table.mana("A", "{W}").cast("A", "Grand Prize").resolve()
    assert table.game.over and table.game.players[0].won
    table = Table()
    happen(table.game, WinGame(0), LoseGame(0, "both"))
    leaving.losers_leave(table.game)
    assert table.game.players[1].won


@rule("104.4c", "104.1")
def test_an_effect_can_end_the_game_in_a_draw() -> None:
    table = Table()
    table.hand("A", card("Flip the Table", "{R}", "Sorcery", "The game is a draw."))
    table.mana("A", "{R}").cast("A", "Flip the Table").resolve()
    assert "draw" in table.told(table.game.over) and not any(player.won for player in table.game.players)


@rule("104.4b")
def test_a_loop_of_mandatory_actions_is_a_draw() -> None:
    table = Table()
    fall = card("Endless Fall", "{B}", "Enchantment", "Whenever you gain life, each opponent gains 1 life.")
    table.battlefield("A", fall)
    table.battlefield("B", fall)
    table.hand("A", card("Snack", "{W}", "Instant", "You gain 3 life."))
    table.mana("A", "{W}").cast("A", "Snack")
    for _ in range(20_000):
        if table.game.over:
            break
        turn.advance(table.game)
    assert "104.4b" in table.told(table.game.over)
