"""The declare blockers step (CR 509): what blocks are legal, and what blocking does."""

from __future__ import annotations

from engine.core.mana import Mana, parse_mana_cost
from engine.game.decisions.combat import DeclareBlockers
from engine.game.decisions.orders import OrderObjects
from engine.game.events.combat import AttacksUnblocked, BecomesBlocked, BlockersDeclared, Blocks
from engine.game.events.mana import AddMana
from engine.game.events.turn_structure import SetTurn
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules import combat
from engine.game.rules.combat import TooFew, TooMany
from engine.game.rules.combat.questions import (
    BLOCK_GROUP,
    BLOCK_TAX,
    BLOCKER_GROUP,
    BLOCKS_MORE,
    BLOCKS_TAPPED,
    MAY_BLOCK,
    MUST_BE_BLOCKED,
    MUST_BLOCK,
)
from engine.game.rules.events.happening import happen
from engine.meaning.questions import Refusal
from engine.vocabulary.keywords.flying import Flying
from engine.vocabulary.keywords.menace import Menace
from engine.vocabulary.keywords.shadow import Shadow
from tests.rulebook import rule
from tests.support.boards.combat_board import A, B, Board, C, every_creature, refuses, says, says_of

BLOCKS_IF_ABLE = says(MUST_BLOCK, lambda about, attacker: attacker is None or None)
BLOCKED_IF_ABLE = says(MUST_BE_BLOCKED, lambda about, blocker: blocker is None or None)
ALL_MUST_BLOCK_IT = says(MUST_BE_BLOCKED, lambda about, blocker: blocker is not None or None)
ONLY_ONE_BLOCKS_IT = says(
    BLOCK_GROUP, lambda about, blockers: TooMany("only one may block it", "509.1b") if len(blockers) > 1 else None
)
NOT_ALONE = says(
    BLOCKER_GROUP, lambda about, blocks: TooFew("it can't block alone", "509.1b") if len(blocks) < 2 else None
)


def blocks_more(number: int) -> object:
    return says(BLOCKS_MORE, number)


@rule("509.1a")
def test_untapped_creatures_may_block_what_attacks_their_controller() -> None:
    board = Board(3)
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    rat = board.creature(B, "Bog Rat", 1, 1)
    tired = board.creature(B, "Tired Ox", 1, 4, tapped=True)
    watcher = board.creature(B, "Sleepless Ox", 1, 4, says(BLOCKS_TAPPED, True), tapped=True)
    board.creature(B, "Walking Siege", 3, 3, types="Battle Creature", choices={"protector": A})
    warden = board.permanent(B, "Reed Warden", "Planeswalker", counters={"loyalty": 3})
    board.attack({fox: warden, owl: C})
    assert combat.possible_blocks(board.game, B) == ((rat, (fox,)), (watcher, (fox,)))
    for creature, attacker in ((tired, fox), (rat, owl)):
        refusal = combat.why_not_block(board.game, creature, attacker)
        assert refusal is not None and refusal.rule == "509.1a"
    assert combat.why_not_block(board.game, rat) is None


@rule("509.1a")
def test_a_creature_blocks_one_attacker_unless_it_may_block_more() -> None:
    board = Board()
    fox, owl, hare = (board.creature(A, name, 2, 1) for name in ("Ember Fox", "Dusk Owl", "Field Hare"))
    rat = board.creature(B, "Bog Rat", 1, 1)
    ox = board.creature(B, "Broad Ox", 1, 5, blocks_more(1))
    board.attack({fox: B, owl: B, hare: B})
    with refuses("509.1a"):
        board.block([(rat, fox), (rat, owl)])
    with refuses("509.1a"):
        board.block([(ox, fox), (ox, owl), (ox, hare)])
    assert board.questions(DeclareBlockers)[-1].limits == ((ox, 2),)
    board.block([(ox, fox), (ox, owl)])
    assert board.combat.blocking == {ox: (fox, owl)}
    assert board.combat.unblocked == (hare,)


@rule("509.1b", "702.28b")
def test_evasion_abilities_are_cumulative() -> None:
    """The rulebook's example: flying without shadow does not block flying with shadow."""
    board = Board()
    wraith = board.creature(A, "Dusk Wraith", 2, 2, Flying(), Shadow())
    hawk = board.creature(B, "Gale Hawk", 1, 1, Flying())
    shade = board.creature(B, "Low Shade", 1, 1, Shadow())
    both = board.creature(B, "High Shade", 1, 1, Shadow(), Flying())
    board.attack({wraith: B})
    assert combat.possible_blocks(board.game, B) == ((both, (wraith,)),)
    for creature, number in ((hawk, "702.28b"), (shade, "702.9b")):
        refusal = combat.why_not_block(board.game, creature, wraith)
        assert refusal is not None and refusal.rule == number


@rule("509.1b")
def test_restrictions_on_the_blocker_and_on_groups() -> None:
    board = Board()
    fox, elk = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Lone Elk", 3, 3, ONLY_ONE_BLOCKS_IT)
    rat = board.creature(B, "Bog Rat", 1, 1)
    shy = board.creature(B, "Shy Newt", 1, 1, NOT_ALONE)
    board.creature(B, "Pacified Ogre", 5, 5, says(MAY_BLOCK, Refusal("it can't block", "509.1b")))
    board.attack({fox: B, elk: B})
    assert [oid for oid, _ in combat.possible_blocks(board.game, B)] == [rat, shy]
    with refuses("509.1b"):
        board.block([(shy, fox)])
    with refuses("509.1b"):
        board.block([(shy, elk), (rat, elk)])
    board.block([(shy, fox), (rat, elk)])


@rule("509.1b")
def test_evasion_gained_or_lost_later_does_not_undo_a_block() -> None:
    board = Board()
    fox, rat = board.creature(A, "Ember Fox", 2, 1), board.creature(B, "Bog Rat", 1, 1)
    board.attack({fox: B})
    board.block([(rat, fox)])
    values = board.game.obj(fox).values.copy()
    values.abilities = values.abilities.with_added(Flying())
    board.game.write(fox).values = values
    board.check()
    board.damage()
    assert board.life(B) == 20 and not board.lives(rat)


@rule("509.1c", "702.111b")
def test_a_creature_that_must_block_menace_draws_another_along() -> None:
    """The rulebook's example: both must block; one alone, the other alone and neither are illegal."""
    board = Board()
    brute = board.creature(A, "Grim Brute", 3, 3, Menace())
    eager = board.creature(B, "Eager Ox", 1, 4, BLOCKS_IF_ABLE)
    plain = board.creature(B, "Bog Rat", 1, 1)
    board.attack({brute: B})
    assert sorted(combat.demanded_blocks(board.game, B)) == sorted([(eager, brute), (plain, brute)])
    for illegal, number in (([(eager, brute)], "702.111b"), ([(plain, brute)], "702.111b"), ([], "509.1c")):
        with refuses(number):
            board.block(illegal)
    board.block([(eager, brute), (plain, brute)])


@rule("509.1c")
def test_as_many_as_can_be_blocked_must_be() -> None:
    """The rat can block either, the mole only what walks: both required attackers get a blocker."""
    board = Board()
    hawk = board.creature(A, "Gale Hawk", 2, 2, BLOCKED_IF_ABLE)
    boar = board.creature(A, "Loud Boar", 2, 2, BLOCKED_IF_ABLE)
    fox = board.creature(A, "Ember Fox", 2, 1)
    archer = board.creature(B, "Old Archer", 1, 1)
    mole = board.creature(
        B, "Blind Mole", 1, 1,
        says(MAY_BLOCK, lambda about, attacker: Refusal("not that", "509.1b") if attacker != boar else None),
    )  # fmt: skip
    board.attack({boar: B, hawk: B, fox: B})
    assert sorted(combat.demanded_blocks(board.game, B)) == sorted([(archer, hawk), (mole, boar)])
    for illegal in ([(archer, boar)], [(archer, fox), (mole, boar)], [(archer, hawk)], []):
        with refuses("509.1c"):
            board.block(illegal)
    board.block([(mole, boar), (archer, hawk)])


@rule("509.1c")
def test_a_long_chain_of_blockers_moves_up_to_cover_all() -> None:
    """Each blocker can block two neighbours only; covering the last attacker moves every blocker by one."""
    board = Board()
    attackers = [board.creature(A, f"Loud Boar {n}", 2, 2, BLOCKED_IF_ABLE) for n in range(7)]

    def only(*allowed: int) -> object:
        return says(MAY_BLOCK, lambda about, attacker: None if attacker in allowed else Refusal("no", "509.1b"))

    blockers = [board.creature(B, f"Guard {n}", 1, 1, only(*attackers[n : n + 2])) for n in range(6)]
    board.creature(B, "Guard of the First", 1, 1, only(attackers[0]))
    board.attack(dict.fromkeys(attackers, B))
    demanded = combat.demanded_blocks(board.game, B)
    assert sorted(attacker for _, attacker in demanded) == sorted(attackers)
    assert {(blockers[n], attackers[n + 1]) for n in range(6)} <= set(demanded)


@rule("509.1c")
def test_all_that_can_block_it_do_but_for_stronger_requirements() -> None:
    board = Board()
    lure = board.creature(A, "Bright Stag", 1, 6, ALL_MUST_BLOCK_IT)
    fox = board.creature(A, "Ember Fox", 2, 1)
    rats = [board.creature(B, f"Bog Rat {n}", 1, 1) for n in range(3)]
    drawn = board.creature(
        B, "Drawn Newt", 1, 1, says(MUST_BLOCK, lambda about, attacker: attacker == fox or None),
        says(MUST_BLOCK, lambda about, attacker: attacker == fox or None),
    )  # fmt: skip
    board.attack({lure: B, fox: B})
    assert sorted(combat.demanded_blocks(board.game, B)) == sorted([*((rat, lure) for rat in rats), (drawn, fox)])
    with refuses("509.1c"):
        board.block([*((rat, lure) for rat in rats), (drawn, lure)])
    with refuses("509.1c"):
        board.block([(rats[0], lure), (rats[1], lure), (drawn, fox)])
    board.block([*((rat, lure) for rat in rats), (drawn, fox)])


@rule("509.1c")
def test_required_blockers_spread_where_only_one_may_block_each() -> None:
    board = Board()
    elk, hind = (board.creature(A, name, 3, 3, ONLY_ONE_BLOCKS_IT) for name in ("Lone Elk", "Lone Hind"))
    oxen = [board.creature(B, f"Eager Ox {n}", 1, 4, BLOCKS_IF_ABLE) for n in range(3)]
    board.attack({elk: B, hind: B})
    demanded = combat.demanded_blocks(board.game, B)
    assert len(demanded) == 2 and {attacker for _, attacker in demanded} == {elk, hind}
    with refuses("509.1c"):
        board.block([(oxen[0], elk)])
    board.block([(oxen[2], elk), (oxen[0], hind)])


@rule("509.1d", "509.1f")
def test_costs_to_block_are_paid_and_never_required() -> None:
    board = Board()
    fox = board.creature(A, "Ember Fox", 2, 1)
    ox = board.creature(B, "Eager Ox", 1, 4, BLOCKS_IF_ABLE)
    tax = says_of(every_creature, BLOCK_TAX, parse_mana_cost("{1}"))
    board.permanent(A, "Toll Bridge", "Enchantment", None, None, tax)
    board.attack({fox: B})
    assert combat.demanded_blocks(board.game, B) == ()
    with refuses("509.1f"):
        board.block([(ox, fox)])
    happen(board.game, AddMana(B, (Mana("C"),)))
    board.block([(ox, fox)])
    assert board.game.players[B].pool == () and board.combat.blocking == {ox: (fox,)}


@rule("509.1g", "509.1h", "509.1i")
def test_attackers_become_blocked_or_unblocked_and_events_say_so() -> None:
    board = Board()
    fox, owl, hare = (board.creature(A, name, 2, 1) for name in ("Ember Fox", "Dusk Owl", "Field Hare"))
    rat, ox = board.creature(B, "Bog Rat", 1, 1), board.creature(B, "Broad Ox", 1, 5, blocks_more(1))
    board.attack({fox: B, owl: B, hare: B})
    board.block([(rat, fox), (ox, fox), (ox, owl)])
    assert board.combat.blocked == (fox, owl) and board.combat.unblocked == (hare,)
    assert board.combat.declared_blockers == (rat, ox)
    assert [(e.blocker, e.attacker, e.first) for e in board.happened(Blocks)] == [
        (rat, fox, True), (ox, fox, True), (ox, owl, False)
    ]  # fmt: skip
    assert [(e.attacker, e.blockers) for e in board.happened(BecomesBlocked)] == [(fox, (rat, ox)), (owl, (ox,))]
    assert [e.attacker for e in board.happened(AttacksUnblocked)] == [hare]
    assert [e.player for e in board.happened(BlockersDeclared)] == [B]


@rule("509.1h", "509.5c")
def test_an_effect_makes_a_creature_blocked_by_nothing() -> None:
    board = Board()
    fox, idle = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Idle Fox", 2, 1)
    board.attack({fox: B})
    board.block()
    assert not combat.become_blocked(board.game, idle), "it does not attack"
    assert combat.become_blocked(board.game, fox)
    assert not combat.become_blocked(board.game, fox)
    assert [(e.attacker, e.blockers) for e in board.happened(BecomesBlocked)] == [(fox, ())]
    board.damage()
    assert board.life(B) == 20


@rule("802.4", "802.4a", "802.4b")
def test_each_defending_player_blocks_what_attacks_them_in_turn_order() -> None:
    board = Board(3)
    brute, fox = board.creature(A, "Grim Brute", 3, 3, Menace()), board.creature(A, "Ember Fox", 2, 1)
    rat, newt = board.creature(B, "Bog Rat", 1, 1), board.creature(C, "Shy Newt", 1, 1)
    toad = board.creature(C, "Old Toad", 1, 1)
    board.attack({fox: C, brute: C})
    assert combat.possible_blocks(board.game, B) == ()
    assert combat.possible_blocks(board.game, C) == ((newt, (fox, brute)), (toad, (fox, brute)))
    board.end()
    for oid in (brute, fox):
        board.game.write(oid).tapped = False
    board.attack({fox: B, brute: C})
    board.block([(rat, fox)], [(newt, brute), (toad, brute)])
    assert [d.seat for d in board.questions(DeclareBlockers)] == [B, C]
    assert board.combat.blocking == {rat: (fox,), newt: (brute,), toad: (brute,)}


@rule("509.2")
def test_the_active_player_orders_the_blockers_of_each_attacker() -> None:
    """The rulebook's example: three blockers, in an order of the attacker's choice."""
    board = Board()
    gorger = board.creature(A, "Vast Gorger", 5, 6)
    elf, bear, angel = (board.creature(B, name, 1, 1) for name in ("Elf", "Bear", "Angel"))
    board.attack({gorger: B})
    board.will_answer([2, 0, 1])
    board.block([(elf, gorger), (bear, gorger), (angel, gorger)])
    [decision] = board.questions(OrderObjects)
    assert (decision.seat, decision.rule, decision.purpose) == (A, "509.2", "damage order")
    assert board.combat.blocker_order == {gorger: (angel, elf, bear)}


@rule("509.3", "802.5")
def test_the_defending_player_orders_the_attackers_of_each_blocker() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    ox = board.creature(B, "Broad Ox", 1, 5, blocks_more(1))
    board.attack({fox: B, owl: B})
    board.will_answer([1, 0])
    board.block([(ox, fox), (ox, owl)])
    [decision] = board.questions(OrderObjects)
    assert (decision.seat, decision.rule) == (B, "509.3")
    assert board.combat.attacker_order == {ox: (owl, fox)}


@rule("509.3", "each defending player")
@rule("802.5", "in APNAP order")
@rule("703.4m", "the orders of the attackers that each creature blocks")
def test_several_defending_players_order_attackers_in_turn_order_from_the_active_player() -> None:
    board = Board(3)
    happen(board.game, SetTurn((("active", B),)))
    attackers = [board.creature(B, f"Fox {number}", 1, 1) for number in range(4)]
    mine, theirs = board.creature(A, "Broad Ox", 1, 5, blocks_more(1)), board.creature(C, "Wide Ox", 1, 5, blocks_more(1))
    board.attack(dict(zip(attackers, (A, A, C, C), strict=True)))
    board.will_answer([1, 0], [1, 0])
    board.block([(theirs, fox) for fox in attackers[2:]], [(mine, fox) for fox in attackers[:2]])
    assert [decision.seat for decision in board.questions(OrderObjects)] == [C, A]
    assert board.combat.attacker_order == {mine: (attackers[1], attackers[0]), theirs: (attackers[3], attackers[2])}


@rule("509.2a", "509.3a")
def test_who_leaves_combat_leaves_the_orders() -> None:
    board = Board()
    gorger = board.creature(A, "Vast Gorger", 5, 6)
    elf, bear, angel = (board.creature(B, name, 1, 1) for name in ("Elf", "Bear", "Angel"))
    board.attack({gorger: B})
    board.will_answer([2, 0, 1])
    board.block([(elf, gorger), (bear, gorger), (angel, gorger)])
    happen(board.game, ZoneChange(elf, "graveyard"))
    assert board.combat.blocker_order == {gorger: (angel, bear)}


@rule("509.2", edition="2026-01-16")
def test_no_order_is_announced_in_the_newest_edition() -> None:
    board = Board(edition="2026")
    gorger = board.creature(A, "Vast Gorger", 5, 6)
    elf, bear = board.creature(B, "Elf", 1, 1), board.creature(B, "Bear", 2, 2)
    board.attack({gorger: B})
    board.block([(elf, gorger), (bear, gorger)])
    assert board.questions(OrderObjects) == []


@rule("509.5a", "509.5b", "509.6")
def test_an_effect_makes_a_creature_block() -> None:
    board = Board()
    fox, owl = board.creature(A, "Ember Fox", 2, 1), board.creature(A, "Dusk Owl", 1, 1)
    rat, newt = board.creature(B, "Bog Rat", 1, 1), board.creature(B, "Shy Newt", 1, 1)
    board.attack({fox: B, owl: B})
    board.block([(rat, fox)])
    board.will_answer(1)  # the newt is placed first among the fox's blockers
    assert combat.block(board.game, newt, fox)
    assert not combat.block(board.game, newt, fox)
    assert board.combat.blocker_order == {fox: (newt, rat)}
    assert [(e.blocker, e.first) for e in board.happened(Blocks)] == [(rat, True), (newt, True)]
    assert len(board.happened(BecomesBlocked)) == 1


@rule("509.7", "509.5c", "509.7b")
def test_a_creature_put_onto_the_battlefield_blocking_never_blocked() -> None:
    """The rulebook's example: the newcomer is placed before the creature that blocks already."""
    board = Board()
    spider, owl = board.creature(A, "Moss Spider", 2, 4), board.creature(A, "Dusk Owl", 1, 1)
    minotaur = board.creature(B, "Gorge Minotaur", 3, 3)
    board.attack({spider: B, owl: B})
    board.block([(minotaur, spider)])
    sapling = board.creature(B, "Sapling", 1, 1, says(MAY_BLOCK, Refusal("it can't block", "509.1b")))
    board.will_answer(1)
    assert combat.enter_blocking(board.game, sapling, spider)
    assert board.combat.blocker_order[spider] == (sapling, minotaur)
    assert [e.blocker for e in board.happened(Blocks)] == [minotaur]
    second = board.creature(B, "Sapling", 1, 1)
    assert combat.enter_blocking(board.game, second, owl)
    blocked = [(event.attacker, event.blockers) for event in board.happened(BecomesBlocked)]
    assert blocked == [(spider, (minotaur,)), (owl, (second,))]


def test_many_blockers_and_attackers_are_judged_quickly() -> None:
    board = Board()
    attackers = [board.creature(A, "Field Mouse", 1, 1) for _ in range(300)]
    blockers = [board.creature(B, "Old Mole", 1, 1) for _ in range(300)]
    board.attack([(oid, B) for oid in attackers])
    board.block(list(zip(blockers, attackers, strict=True)))
    assert len(board.combat.blocking) == 300


def test_a_lure_over_many_creatures_is_judged_quickly() -> None:
    board = Board()
    lure = board.creature(A, "Bright Stag", 1, 6, ALL_MUST_BLOCK_IT, Menace())
    others = [board.creature(A, f"Loud Boar {n}", 2, 2, BLOCKED_IF_ABLE) for n in range(20)]
    moles = [board.creature(B, f"Old Mole {n}", 1, 1) for n in range(100)]
    board.attack([(oid, B) for oid in (lure, *others)])
    demanded = combat.demanded_blocks(board.game, B)
    assert demanded == tuple((mole, lure) for mole in moles)
    board.block([(mole, lure) for mole in moles[20:]] + list(zip(moles[:20], others, strict=True)))  # as many
    assert len(board.combat.blocked) == 21
