"""The combat phase in general (CR 506): who attacks and defends, and how permanents leave combat."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.game.events.combat import Attacks
from engine.game.events.status import PhaseOut, SetValues
from engine.game.events.turn_structure import SetCombat
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import combat
from engine.game.rules.combat.questions import TAPS_TO_ATTACK
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.combat_board import NOBODY, A, B, Board, C, D, says
from tests.support.boards.table import Table, card, data


@rule("506.2", "310.5", "310.8b")
def test_the_opponent_their_planeswalkers_and_the_battles_they_protect_may_be_attacked() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.permanent(A, "Own Warden", "Planeswalker", counters={"loyalty": 3})
    siege = board.permanent(A, "Siege of Oaks", "Battle", counters={"defense": 4}, choices={"protector": B})
    board.permanent(B, "Siege of Elms", "Battle", counters={"defense": 4}, choices={"protector": A})
    assert combat.possible_attacks(board.game, A) == ((fox, (B, warden, siege)),)


@rule("802.2", "802.3")
def test_all_opponents_can_be_attacked_at_once() -> None:
    board = Board(4)
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    warden = board.permanent(D, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    assert combat.possible_attacks(board.game, A)[0] == (fox, (B, C, D, warden))
    board.attack({fox: C, owl: warden})
    assert [event.defending_player for event in board.happened(Attacks)] == [C, D]


@rule("803.1a", "803.1b")
def test_attack_left_and_attack_right() -> None:
    assert combat.defending_players(Board(4, attack="left").game) == (B,)
    assert combat.defending_players(Board(4, attack="right").game) == (D,)


@rule("506.3")
def test_only_creatures_attack_and_block() -> None:
    board = Board()
    statue = board.permanent(A, "Old Statue", "Artifact")
    wall = board.permanent(B, "Old Wall", "Artifact")
    fox = board.creature(A, "Ember Fox", 2, 1)
    refusal = combat.why_not_attack(board.game, statue)
    assert refusal is not None and refusal.rule == "506.3"
    board.attack({fox: B})
    refusal = combat.why_not_block(board.game, wall)
    assert refusal is not None and refusal.rule == "506.3"


@rule("506.3a", "506.3e")
def test_what_is_no_creature_or_also_a_battle_does_not_enter_attacking() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({fox: B})
    relic = board.permanent(A, "Old Relic", "Artifact")
    siege = board.permanent(A, "Walking Siege", "Battle Creature", 3, 3)
    assert not combat.enter_attacking(board.game, relic, B)
    assert not combat.enter_attacking(board.game, siege, B)
    assert list(board.combat.attacking) == [fox]


@rule("506.3b", "506.3c", "508.4a")
def test_who_can_not_be_attacking_just_enters() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({fox: B})
    theirs, mine = board.creature(B, "Bog Rat", 1, 1), board.creature(A, "Dusk Owl", 1, 1)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    happen(board.game, ZoneChange(warden, "graveyard"))
    assert not combat.enter_attacking(board.game, theirs, A)
    assert not combat.enter_attacking(board.game, mine, warden)
    assert combat.enter_attacking(board.game, mine, B)


@rule("506.3d", "509.7a")
def test_a_creature_does_not_enter_blocking_what_attacks_somebody_else() -> None:
    board = Board(3)
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    board.attack({fox: B, owl: C})
    board.block()
    rat = board.creature(C, "Bog Rat", 1, 1)
    assert not combat.enter_blocking(board.game, rat, fox)
    assert combat.enter_blocking(board.game, rat, owl)
    assert board.combat.blocking == {rat: (owl,)}


@rule("506.4", "509.1h")
def test_a_creature_that_leaves_the_battlefield_leaves_combat_and_what_it_blocked_stays_blocked() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B})
    board.block([(rat, fox)])
    happen(board.game, ZoneChange(rat, "graveyard"))
    board.damage()
    assert board.combat.blocked == (fox,) and not board.combat.blocking
    assert board.life(B) == 20


@rule("506.4")
def test_who_stops_being_a_creature_or_phases_out_is_removed() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    rat = board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B, owl: B})
    board.block([(rat, fox)])
    values = board.game.obj(owl).values.copy()
    values.types = ("artifact",)
    happen(board.game, SetValues(owl, values), PhaseOut(rat))
    assert combat.no_longer_in_combat(board.game) == (owl, rat)
    board.check()
    assert list(board.combat.attacking) == [fox]
    assert board.combat.blocking == {} and board.combat.blocker_order[fox] == ()


@rule("506.4")
def test_an_attacker_whose_controller_changes_is_removed() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B})
    board.block([(rat, fox)])
    board.game.write(fox).controller = B
    board.game.write(rat).controller = A
    assert combat.no_longer_in_combat(board.game) == (fox, rat)


@rule("506.4a", "506.4b")
def test_a_declared_attacker_stays_whatever_would_have_kept_it_away() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1, says(TAPS_TO_ATTACK, False))
    board.attack({fox: B})
    assert not board.game.obj(fox).tapped
    board.tap(fox)
    board.block()
    board.damage()
    assert board.life(B) == 18


@rule("506.4c")
def test_the_attacker_of_a_planeswalker_that_is_gone_attacks_nothing_and_may_be_blocked() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    rat = board.creature(B, "Bog Rat", 1, 1)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({fox: warden, owl: warden})
    happen(board.game, ZoneChange(warden, "graveyard"))
    assert combat.no_longer_in_combat(board.game) == (warden,)
    board.check()
    assert board.combat.attacking == {fox: NOBODY, owl: NOBODY}
    assert combat.possible_blocks(board.game, B) == ((rat, (fox, owl)),)
    board.block([(rat, fox)])
    board.damage()
    assert board.life(B) == 20
    assert board.combat_damage() == [(fox, rat, 2), (rat, fox, 1)]


@rule("506.4")
def test_a_planeswalker_whose_controller_changes_is_no_longer_attacked() -> None:
    board = Board(3)
    fox = board.creature(A, "Ember Fox", 2, 1)
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({fox: warden})
    assert combat.no_longer_in_combat(board.game) == ()
    board.game.write(warden).controller = C
    assert combat.no_longer_in_combat(board.game) == (warden,)


@rule("506.4", "if its controller changes", "506.4c", "unblocked, it will deal no combat damage")
@pytest.mark.parametrize("seized", [True, False])
def test_a_battle_whose_controller_changes_is_no_longer_attacked_though_its_protector_stays(seized: bool) -> None:
    table = Table(4)
    table.hand("A", card("Siege of the Pantry", "{2}{R}", "Battle — Siege", "", defense="5", back=data("Keeper of the Pantry", "", "Creature — Mouse", "", "4/4")))
    table.mana("A", "{2}{R}").answer("A", [2]).cast("A", "Siege of the Pantry").resolve()
    (siege,) = table.all("Siege of the Pantry")
    bear, other = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"), card("Plain Elk", "{1}{G}", "Creature — Elk", "", "3/3"))
    (lamp,) = table.battlefield("C", card("Plain Lamp", "{1}", "Artifact"))
    table.answer("A", [[bear, siege], [other, 3]]).to_step("declare_attackers")
    table.hand("B", card("Seize", "{U}", "Instant", "Gain control of target permanent."))
    table.mana("B", "{U}").cast("B", "Seize", [siege if seized else lamp]).resolve()
    assert table.game.controller(siege if seized else lamp) == 1 and table.game.objects[siege].choices["protector"] == 2
    assert table.game.combat.attacking == {bear: NOBODY if seized else siege, other: 3}
    table.to_step("main2")
    assert table.counters(siege) == {"defense": 5 if seized else 3} and [table.life(who) for who in "ABCD"] == [20, 20, 20, 17]


@rule("506.5")
def test_a_lone_attacker_attacks_alone() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    board.attack({fox: B})
    assert [event.alone for event in board.happened(Attacks)] == [True]
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    board.attack({fox: B, owl: B})
    assert [event.alone for event in board.happened(Attacks)] == [False, False]


@rule("508.5", "802.2a", "506.4c")
def test_the_defending_player_is_remembered_when_the_planeswalker_is_gone() -> None:
    board = Board(3)
    fox = board.creature(A, "Ember Fox", 2, 1)
    warden = board.permanent(C, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({fox: warden})
    assert combat.defending_player(board.game, fox) == C
    happen(board.game, ZoneChange(warden, "exile"))
    board.check()
    assert combat.attacked(board.game, fox) == NOBODY
    assert combat.defending_player(board.game, fox) == C
    happen(board.game, SetCombat(replace(board.combat, attacking={})))
    assert combat.defending_player(board.game, fox) == C


@rule("508.5", "508.5a", "of what its ability is about: itself, what its event names, or what it is attached to")
@pytest.mark.parametrize(("types", "words"), [
    ("Creature — Ogre", "Whenever this creature attacks, defending player loses 1 life. They discard a card."),
    ("Enchantment — Aura", "Enchant creature\nWhenever enchanted creature attacks, defending player loses 1 life. They discard a card."),
    ("Enchantment", "Whenever a creature you control attacks, defending player loses 1 life. They discard a card."),
])
def test_the_defending_player_is_whom_the_creature_in_question_attacks(types: str, words: str) -> None:
    table = Table(4)
    (bear,) = table.battlefield("A", card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2"))
    details = {"attach_to": bear} if "Aura" in types else {}
    (thing,) = table.battlefield("A", card("Odd Thing", "{2}", types, words, "2/2" if "Creature" in types else ""), **details)
    attacker = thing if "Creature" in types else bear
    for who in "BCD":
        table.hand(who, card("Plain Lamp", "{1}", "Artifact"))
    table.answer("A", [[attacker, 2]]).to_step("declare_attackers").resolve()
    assert [table.life(who) for who in "ABCD"] == [20, 20, 19, 20]
    assert [len(table.zone(who, "graveyard")) for who in "BCD"] == [0, 1, 0]
