"""The declare attackers step (CR 508): what a declaration must obey, what it does, and what sees it."""

from __future__ import annotations

from engine.core.mana import Mana, how_much, parse_mana_cost
from engine.game.decisions.choices import YesNo
from engine.game.decisions.combat import DeclareAttackers
from engine.game.decisions.payment import PayMana
from engine.game.events.combat import AttackersDeclared, Attacks
from engine.game.events.mana import AddMana
from engine.game.events.status import SetMark, Tap
from engine.game.rules import combat
from engine.game.rules.combat import TooFew, TooMany
from engine.game.rules.combat.questions import (
    AS_IT_ATTACKS,
    ATTACK_GROUP,
    ATTACK_IGNORING_SICKNESS,
    ATTACK_TAX,
    MAY_ATTACK,
    MAY_BE_ATTACKED,
    MUST_ATTACK,
    TAPS_TO_ATTACK,
)
from engine.game.rules.context import Context
from engine.game.rules.events.happening import happen
from engine.meaning.families import Instruction
from engine.meaning.questions import Refusal
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, D, every_creature, refuses, says, says_of

ATTACKS_IF_ABLE = says(MUST_ATTACK, lambda about, defender, attackers: defender is None or None)
NOT_ALONE = says(
    ATTACK_GROUP, lambda about, attackers: TooFew("it can't attack alone", "508.1c") if len(attackers) < 2 else None
)


def at_most(number: int) -> object:
    """An effect under which only so many creatures can attack."""
    return says_of(
        every_creature,
        ATTACK_GROUP,
        lambda about, attackers: TooMany("no more can attack", "508.1c", number) if len(attackers) > number else None,
    )


@rule("508.1a", "302.6")
def test_only_untapped_creatures_that_one_had_all_turn_may_attack() -> None:
    board = Board()
    ready = board.creature(A, "Ember Fox", 2, 1)
    board.creature(A, "Dusk Owl", 1, 1, tapped=True)
    fresh = board.creature(A, "Bog Rat", 1, 1, sick=True)
    hasty = board.creature(A, "Gale Hawk", 1, 1, says(ATTACK_IGNORING_SICKNESS, True), sick=True)
    board.permanent(A, "Walking Siege", "Battle Creature", 3, 3)
    assert [oid for oid, _ in combat.possible_attacks(board.game, A)] == [ready, hasty]
    refusal = combat.why_not_attack(board.game, fresh, B)
    assert refusal is not None and refusal.rule == "302.6"
    with refuses("508.1a"):
        board.attack({fresh: B})


@rule("508.1b")
def test_each_attacker_attacks_one_thing() -> None:
    board = Board(3)
    fox = board.creature(A, "Ember Fox", 2, 1)
    with refuses("508.1b"):
        board.attack([(fox, B), (fox, C)])
    with refuses("508.1b"):
        board.attack([(fox, A)])


@rule("508.1c")
def test_a_restriction_by_what_is_attacked() -> None:
    board = Board(3)
    not_bob = says(MAY_ATTACK, lambda about, defender: Refusal("not there", "508.1c") if defender == B else None)
    timid = board.creature(A, "Timid Stag", 3, 3, not_bob)
    fox = board.creature(A, "Ember Fox", 2, 1)
    fort = says_of(lambda ctx, ref: ref == ctx.controller, MAY_BE_ATTACKED, Refusal("a fort", "508.1c"))
    board.permanent(C, "High Fort", "Enchantment", None, None, fort)
    assert combat.possible_attacks(board.game, A) == ((fox, (B,)),)
    assert combat.why_not_attack(board.game, timid, B) == Refusal("not there", "508.1c")
    assert combat.why_not_attack(board.game, timid) == Refusal("not there", "508.1c")
    assert combat.why_not_attack(board.game, fox) is None


@rule("508.1c")
def test_two_that_can_not_attack_alone_may_attack_together() -> None:
    board = Board()
    one = board.creature(A, "Pack Pup", 1, 1, NOT_ALONE)
    other = board.creature(A, "Pack Pup", 1, 1, NOT_ALONE)
    with refuses("508.1c"):
        board.attack({one: B})
    board.attack({one: B, other: B})
    assert list(board.combat.attacking) == [one, other]


@rule("508.1d")
def test_the_only_legal_attack_is_the_one_that_is_required() -> None:
    """The rulebook's example. One creature attacks if able, one has no abilities, and only one creature can attack."""
    board = Board()
    eager = board.creature(A, "Eager Boar", 3, 3, ATTACKS_IF_ABLE)
    plain = board.creature(A, "Ember Fox", 2, 1)
    board.permanent(B, "Narrow Pass", "Enchantment", None, None, at_most(1))
    assert combat.demanded_attacks(board.game, A) == ((eager, B),)
    for illegal, number in (({plain: B}, "508.1d"), ({eager: B, plain: B}, "508.1c"), ({}, "508.1d")):
        with refuses(number):
            board.attack(illegal)
    board.attack({eager: B})


@rule("508.1d")
def test_a_requirement_draws_a_companion_along() -> None:
    """Who must attack and can't attack alone needs another creature, which is then required in effect."""
    board = Board()
    pup = board.creature(A, "Pack Pup", 1, 1, ATTACKS_IF_ABLE, NOT_ALONE)
    fox = board.creature(A, "Ember Fox", 2, 1)
    with refuses("508.1d"):
        board.attack({})
    with refuses("508.1d"):
        board.attack({fox: B})
    assert dict(combat.demanded_attacks(board.game, A)) == {pup: B, fox: B}
    board = Board()
    board.creature(A, "Pack Pup", 1, 1, ATTACKS_IF_ABLE, NOT_ALONE)
    board.attack({})  # there is no companion: not attacking is the most that can be obeyed
    assert not board.combat.attacking


@rule("508.1d", "802.3a")
def test_the_most_requirements_are_obeyed_not_all() -> None:
    """Two requirements on one creature: to attack one opponent, and to attack the other. And one just to attack."""
    board = Board(3)
    torn = board.creature(
        A, "Torn Stag", 3, 3, says(MUST_ATTACK, lambda about, defender, attackers: defender == B or None),
        says(MUST_ATTACK, lambda about, defender, attackers: defender == B or None),
        says(MUST_ATTACK, lambda about, defender, attackers: defender == C or None), ATTACKS_IF_ABLE,
    )  # fmt: skip
    assert combat.demanded_attacks(board.game, A) == ((torn, B),)
    with refuses("508.1d"):
        board.attack({torn: C})
    board.attack({torn: B})


@rule("508.1d")
def test_with_a_limit_those_with_more_requirements_attack() -> None:
    board = Board()
    ones = [board.creature(A, f"Eager Boar {n}", 3, 3, ATTACKS_IF_ABLE) for n in range(6)]
    twice = [board.creature(A, f"Goaded Bull {n}", 3, 3, ATTACKS_IF_ABLE, ATTACKS_IF_ABLE) for n in range(2)]
    board.permanent(B, "Narrow Pass", "Enchantment", None, None, at_most(3))
    demanded = dict(combat.demanded_attacks(board.game, A))
    assert len(demanded) == 3 and all(oid in demanded for oid in twice)
    with refuses("508.1d"):
        board.attack({ones[0]: B, ones[1]: B, twice[0]: B})
    board.attack({ones[3]: B, twice[0]: B, twice[1]: B})


@rule("508.1d")
def test_nobody_has_to_pay_to_obey() -> None:
    tax = says_of(every_creature, ATTACK_TAX, parse_mana_cost("{2}"))
    board = Board()
    boar = board.creature(A, "Eager Boar", 3, 3, ATTACKS_IF_ABLE)
    board.permanent(B, "Toll Gate", "Enchantment", None, None, tax)
    assert combat.demanded_attacks(board.game, A) == ()
    board.attack({})
    with refuses("508.1j"):
        board.attack({boar: B})


@rule("508.1h", "508.1i", "508.1j")
def test_costs_to_attack_are_added_up_and_paid() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    tax = says_of(every_creature, ATTACK_TAX, parse_mana_cost("{2}"))
    board.permanent(B, "Toll Gate", "Enchantment", None, None, tax)
    happen(board.game, AddMana(A, (Mana("G"),) * 4))
    board.attack({fox: B})
    assert [decision.cost for decision in board.questions(PayMana)] == ["{2}"]
    assert how_much(board.game.players[A].pool) == 2
    board.end()
    happen(board.game, AddMana(A, (Mana("G"),) * 1))
    board.game.write(fox).tapped = False
    with refuses("508.1j"):
        board.attack({fox: B, owl: B})
    assert how_much(board.game.players[A].pool) == 3 and not board.game.obj(fox).tapped


@rule("508.1f")
def test_attackers_are_tapped_at_once() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1, says(TAPS_TO_ATTACK, False))
    board.attack({fox: B, owl: B})
    assert [(event.oid, event.cause) for event in board.happened(Tap)] == [(fox, "attack")]
    assert not board.game.obj(owl).tapped


class ExertItself(Instruction):
    """A stand-in for an optional cost to attack."""

    __slots__ = ()

    def perform(self, ctx: Context) -> bool:
        if ctx.may(ctx.controller, "Exert it?"):
            ctx.happen(SetMark(ctx.source, "exerted"))
        return True


@rule("508.1g")
def test_optional_costs_are_offered_as_a_creature_attacks() -> None:
    board = Board()
    runner = board.creature(A, "Dune Runner", 2, 2, says(AS_IT_ATTACKS, ExertItself()))
    board.creature(A, "Other Runner", 2, 2, says(AS_IT_ATTACKS, ExertItself()))
    board.will_answer(True)
    board.attack({runner: B})
    assert [decision.source for decision in board.questions(YesNo)] == [runner]
    assert board.game.obj(runner).marks == {"exerted": True}


@rule("508.1k", "508.3a", "508.3b")
def test_declared_creatures_attack_and_events_say_so_together() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    board.attack({fox: B, owl: B})
    assert board.combat.attacking == {fox: B, owl: B} and board.combat.declared_attackers == (fox, owl)
    assert [event.attacks for event in board.happened(AttackersDeclared)] == [((fox, B), (owl, B))]
    assert [(event.oid, event.defender) for event in board.happened(Attacks)] == [(fox, B), (owl, B)]


@rule("508.4", "508.3a")
def test_a_creature_put_onto_the_battlefield_attacking_never_attacked() -> None:
    board = Board(3)
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({fox: B})
    spirit = board.creature(A, "Late Spirit", 3, 1, sick=True)
    board.will_answer([C])
    assert combat.enter_attacking(board.game, spirit, combat.choose_defender(board.game, A))
    assert board.combat.attacking == {fox: B, spirit: C}
    assert [event.oid for event in board.happened(Attacks)] == [fox]
    assert board.combat.declared_attackers == (fox,)
    board.block([], [])
    board.damage()
    assert (board.life(B), board.life(C)) == (18, 17)


@rule("508.4")
def test_a_creature_that_enters_attacking_after_blocks_is_not_blocked() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B})
    board.block([(rat, fox)])
    spirit = board.creature(A, "Late Spirit", 3, 1, sick=True)
    assert combat.enter_attacking(board.game, spirit, B)
    assert board.combat.unblocked == (spirit,)
    board.damage()
    assert board.life(B) == 17


@rule("508.4c")
def test_restrictions_on_declarations_do_not_touch_who_enters_attacking() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    board.attack({fox: B})
    wall = board.creature(A, "Old Wall", 0, 4, says(MAY_ATTACK, Refusal("it can't attack", "508.1c")))
    assert combat.enter_attacking(board.game, wall, B)


@rule("508.7", "508.7a", "508.7c")
def test_what_a_creature_attacks_is_reselected() -> None:
    board = Board(3)
    fox, idle = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Idle Fox", 2, 1)
    board.attack({fox: B})
    assert not combat.reselect(board.game, fox, A)
    assert not combat.reselect(board.game, idle, C), "only what attacks can attack something else"
    assert combat.reselect(board.game, fox, C)
    assert [event.defender for event in board.happened(Attacks)] == [B]
    board.block([])
    assert [decision.seat for decision in board.asked if decision.kind == "blockers"] == []  # nobody could block
    board.damage()
    assert (board.life(B), board.life(C)) == (20, 18)


@rule("508.8")
def test_without_attackers_there_is_nothing_to_block() -> None:
    board = Board()
    board.creature(A, "Ember Fox", 2, 1)
    board.attack({})
    assert not board.combat.attacking and board.happened(AttackersDeclared) == []
    assert combat.possible_blocks(board.game, B) == ()


def test_a_thousand_creatures_are_judged_quickly() -> None:
    """No requirement or restriction on groups: nothing is searched for."""
    board = Board()
    creatures = [board.creature(A, "Field Mouse", 1, 1) for _ in range(1000)]
    board.attack([(oid, B) for oid in creatures])
    assert len(board.combat.attacking) == 1000


def test_many_required_attackers_under_a_limit_are_judged_in_bounded_work() -> None:
    board = Board()
    for number in range(60):
        board.creature(A, f"Eager Boar {number}", 3, 3, ATTACKS_IF_ABLE)
    board.permanent(B, "Narrow Pass", "Enchantment", None, None, at_most(25))
    assert len(combat.demanded_attacks(board.game, A)) == 25


@rule("508.1d")
def test_a_random_answer_obeys_what_is_demanded_of_single_creatures() -> None:
    board = Board(4)
    boars = [board.creature(A, f"Eager Boar {number}", 3, 3, ATTACKS_IF_ABLE) for number in range(3)]
    board.creature(A, "Ember Fox", 2, 1)
    board.attack()
    [decision] = board.questions(DeclareAttackers)
    answer = decision.some_answer(lambda bound: bound - 1)
    assert {attacker for attacker, _ in answer} >= set(boars)
    assert {defender for _, defender in answer} == {B, D}
