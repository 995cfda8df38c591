"""Ninjutsu (CR 702.49)."""

from __future__ import annotations

from engine.game.events.cards import Reveal
from engine.game.rules.questions.seeing import may_see
from tests.rulebook import rule
from tests.support.boards.table import Table, card

SHADOW = ("Night Shadow", "{3}{U}", "Creature — Ninja", "Ninjutsu {U}", "4/2")
BEAR = ("Meadow Bear", "{1}{G}", "Creature — Bear", "", "2/2")


@rule("702.49a", "702.49c")
def test_it_takes_the_place_of_an_unblocked_attacker() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.mana("A", "{U}")
    assert table.actions("A") == ()
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers")
    table.mana("A", "{U}")
    table.activate("A", shadow).resolve()
    (ninja,) = table.all("Night Shadow")
    assert table.zone("A", "hand") == ["Meadow Bear"] and table.game.obj(ninja).tapped
    table.to_step("main2")
    assert table.life("B") == 16


@rule("702.49b", "701.16a")
def test_the_card_stays_revealed_until_the_ability_leaves_the_stack() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.hand("B", card("Null Word", "{0}", "Instant", "Counter target activated or triggered ability."))
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers")
    assert not may_see(table.game, 1, shadow)
    table.mana("A", "{U}")
    table.activate("A", shadow)
    assert may_see(table.game, 1, shadow) and shadow in table.game.zone("hand", 0)
    table.cast("B", "Null Word", [table.game.stack[-1]]).resolve()
    assert shadow in table.game.zone("hand", 0) and not may_see(table.game, 1, shadow)


@rule("702.49d", "command zone", "hand")
def test_commander_ninjutsu_works_from_the_command_zone_too() -> None:
    table = Table()
    lord = card("Night Lord", "{3}{U}", "Legendary Creature — Ninja", "Commander ninjutsu {U}", "4/2")
    one, two = table.battlefield("A", card(*BEAR), card(*BEAR))
    (inhand,) = table.hand("A", lord)
    (commander,) = table._in_zone("A", "command", (lord,))
    table.answer("A", [[one, 1], [two, 1]])
    table.to_step("declare_blockers")
    table.mana("A", "{U}{U}").answer("A", [one])
    table.act("A", lambda action: action.kind == "activate" and action.oid == commander)
    assert "Meadow Bear" in table.zone("A", "hand") and table.game.players[0].pool != ()
    table.resolve()
    (ninja,) = table.all("Night Lord")
    assert table.game.obj(ninja).tapped and table.game.combat.attacking[ninja] == 1
    table.act("A", lambda action: action.kind == "activate" and action.oid == inhand)
    assert table.zone("A", "hand").count("Meadow Bear") == 2


@rule("702.49a", "an unblocked attacking creature you control", "702.49c", "the player that creature attacked")
def test_only_an_unblocked_attacker_of_ones_own_is_returned_and_it_attacks_the_same_player() -> None:
    table = Table(3)
    one, two, home = table.battlefield("A", *[card(*BEAR)] * 3)
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    (shadow,) = table.hand("A", card(*SHADOW))
    (theirs,) = table.hand("B", card(*SHADOW))
    table.answer("A", [[one, 1], [two, 2]]).answer("B", [[wall, one]])
    table.to_step("declare_blockers")
    table.mana("A", "{U}").mana("B", "{U}")
    assert [action.oid for action in table.actions("B")] == [] and theirs in table.game.zone("hand", 1)
    table.activate("A", shadow).resolve()
    assert home in table.game.battlefield and one in table.game.battlefield and two not in table.game.battlefield
    assert table.game.combat is not None and table.game.combat.attacking[table.find("Night Shadow")] == 2


@rule("702.49a", "only while there is such an attacker")
def test_with_every_attacker_blocked_it_cant_be_activated() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/4"))
    table.hand("A", card(*SHADOW))
    table.answer("A", [[bear, 1]]).answer("B", [[wall, bear]])
    table.to_step("declare_blockers").mana("A", "{U}")
    assert table.actions("A") == ()


@rule("702.49a", "put this card onto the battlefield from your hand")
def test_a_card_that_has_left_the_hand_does_not_enter() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.hand("B", card("Rude Grab", "{0}", "Instant", "Target player discards all the cards in their hand."))
    table.answer("A", [[bear, 1]])
    table.to_step("declare_blockers").mana("A", "{U}").activate("A", shadow)
    table.cast("B", "Rude Grab", [0]).resolve()
    assert table.all("Night Shadow") == [] and "Night Shadow" in table.zone("A", "graveyard")


@rule("702.49a", "return an unblocked attacking creature you control: one")
def test_one_unblocked_attacker_is_returned() -> None:
    table = Table()
    one, two, blocked, home = table.battlefield("A", *[card(*BEAR)] * 4)
    (wall,) = table.battlefield("B", card("Plain Wall", "{1}", "Creature — Wall", "", "0/9"))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.answer("A", [[one, 1], [two, 1], [blocked, 1]]).answer("B", [[wall, blocked]]).to_step("declare_blockers")
    table.mana("A", "{U}").activate("A", shadow)
    [choice] = [decision for decision in table.asked if decision.kind == "objects"]
    assert (choice.candidates, choice.least, choice.most) == ((one, two), 1, 1)  # type: ignore[attr-defined]
    assert [event.oids for event in table.game.history.this_turn if isinstance(event, Reveal)] == [(shadow,)], "revealed once"
    assert home in table.game.permanents()


@rule("702.49c", "the card that is put onto the battlefield")
def test_a_card_that_has_left_the_hand_in_the_meantime_does_not_attack() -> None:
    table = Table()
    (bear,) = table.battlefield("A", card(*BEAR))
    (shadow,) = table.hand("A", card(*SHADOW))
    table.answer("A", [[bear, 1]]).to_step("declare_blockers").mana("A", "{U}")
    table.activate("A", shadow)
    table.hand("B", card("Foul Mind", "{0}", "Instant", "Each opponent discards their hand."))
    table.cast("B", "Foul Mind").resolve()
    assert sorted(table.zone("A", "graveyard")) == ["Meadow Bear", "Night Shadow"] and table.all("Night Shadow") == []
