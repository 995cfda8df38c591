"""Controlling another player (CR 720): who answers, what they see, whose things they use."""

from __future__ import annotations

import pytest

from engine.compiler.compile import compile_card
from engine.compiler.show import plain_card
from engine.core import steps as s
from engine.core.zones import EXILE, GRAVEYARD, HAND, LIBRARY, OUTSIDE
from engine.game.decisions.act import Act
from engine.game.decisions.choices import ChooseObjects, ChooseTargets
from engine.game.decisions.combat import AssignDamage, DeclareAttackers
from engine.game.decisions.decision import Decision
from engine.game.decisions.payment import PayMana
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.events.happening import happen
from engine.game.rules.events.leaving import concede
from engine.game.rules.questions.seeing import may_see
from engine.game.rules.turn import turn
from engine.game.state.controlled_players import answers_for
from engine.meaning.cards import CardDefinition
from engine.table.invariants import check_views
from engine.table.seat_views import view_for
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, lamp, ogre, permanent
from tests.support.boards.melee import melee, passed_to, until
from tests.support.boards.table import Table, card

SLAVE = "You control target player during that player's next turn."
BOLT = ("Quick Spark", "{R}", "Instant", "Quick Spark deals 2 damage to any target.")


def bolt() -> CardDefinition:
    return card(*BOLT)


def controlled(who: str = "B", by: str = "A", seats: int = 2) -> Table:
    """A player's turn in which another controls them."""
    table = Table(seats)
    if by != "A":
        table.next_turn(by)
    do(table, SLAVE, targets=[table.seat(who)], who=by)
    return table.next_turn(who)


def asked(table: Table, kind: type[Decision]) -> list[tuple[int, int]]:
    """Whose decisions of a kind there were, and who was asked."""
    return [(decision.seat, decision.asked_of) for decision in table.asked if isinstance(decision, kind)]


def busy(table: Table) -> Table:
    """Everybody could do something whenever they have priority."""
    for who in "ABCD"[: len(table.game.players)]:
        permanent(table, "{0}: You gain 1 life.", who)
    return table


# -- how long ---------------------------------------------------------------------------------------------------------


@rule("720.1", "the next turn, all of it, until the next turn begins")
def test_control_begins_and_ends_with_the_turn() -> None:
    table = busy(Table(3))
    do(table, SLAVE, targets=[2])
    table.to_step(s.END)
    assert {pair for pair in asked(table, Act) if pair[0] == 2} == {(2, 2)}  # not yet
    table.next_turn("B")
    assert answers_for(table.game, 2) == 2
    table.asked.clear()
    table.to_step(s.END)
    assert {pair for pair in asked(table, Act) if pair[0] == 2} == {(2, 2)}  # B's turn
    table.next_turn("C")
    table.asked.clear()
    table.to_step(s.END)
    assert set(asked(table, Act)) == {(0, 0), (1, 1), (2, 0)}
    while table.game.turn.active == 2:
        assert answers_for(table.game, 2) == 0  # in the cleanup step too
        turn.advance(table.game)
    assert answers_for(table.game, 2) == 2
    table.next_turn("C")
    assert answers_for(table.game, 2) == 2  # that was the one turn


@rule("720.1", "control another player during that player's next turn")
@pytest.mark.parametrize(("other", "whose", "said"), [
    ("target player", "that player's", True), ("you", "your", True), ("target player", "each opponent's", False),
    ("target player", "your", False), ("you", "that player's", False),
])  # fmt: skip
def test_nobody_is_controlled_in_the_turn_of_somebody_else(other: str, whose: str, said: bool) -> None:
    words = f"Target opponent controls {other} during {whose} next turn." if other == "you" else f"You control {other} during {whose} next turn."
    assert (compile_card(plain_card(words, "Sorcery")).definition is not None) is said


@rule("720.1a")
def test_the_last_effect_is_the_one_that_works() -> None:
    table = Table(3)
    do(table, SLAVE, targets=[2])
    table.next_turn("B")
    do(table, SLAVE, targets=[2], who="B")
    table.next_turn("C")
    assert answers_for(table.game, 2) == 1
    table.next_turn("C")
    assert answers_for(table.game, 2) == 2  # and the first one does not wait


@rule("720.1b")
def test_control_waits_until_the_player_really_takes_a_turn() -> None:
    table = Table()
    do(table, SLAVE, targets=[1])
    do(table, "Target player skips their next turn.", targets=[1])
    table.next_turn()
    assert table.game.turn.active == 0 and answers_for(table.game, 1) == 1
    table.next_turn("B")
    assert answers_for(table.game, 1) == 0


@rule("720.1b", "a turn is skipped, of whoever has a turn marker, also after an extra turn of somebody else")
@pytest.mark.parametrize("extra", [False, True])
def test_control_waits_while_a_turn_marker_goes_by(extra: bool) -> None:
    table = melee(4)
    if extra:
        do(table, "Take an extra turn after this one.")
        until(table, lambda: table.game.turn.extra_turn and table.game.turn.step == s.MAIN_1)
    do(table, SLAVE, targets=[1])
    do(table, "Target player skips their next turn.", targets=[1])
    passed_to(table, "C")
    assert answers_for(table.game, 1) == 1
    passed_to(table, "B")
    assert answers_for(table.game, 1) == 0


@rule("720.2")
def test_control_for_less_than_a_turn() -> None:
    table = Table(3)
    permanent(table, "You control your opponents while they're searching their libraries.", types="Enchantment")
    busy(table.next_turn("B"))
    (found,) = table.library("B", bear())
    table.policy = lambda decision: [found] if decision.purpose == "search" else None
    do(table, "Search your library for a creature card, put it into your hand, then shuffle. You may gain 1 life.", who="B")
    searches = [(d.seat, d.asked_of) for d in table.asked if d.purpose == "search"]
    assert searches == [(1, 0)]
    assert [(d.seat, d.asked_of) for d in table.asked if d.purpose == "may"] == [(1, 1)]
    assert answers_for(table.game, 1) == 1 and table.zone("B", HAND) .count("Plain Bear") == 1
    table.next_turn("A")
    table.policy = None
    do(table, "Search your library for a basic land card, put it into your hand, then shuffle.")
    assert [(d.seat, d.asked_of) for d in table.asked if d.purpose == "search"][1:] == [(0, 0)]  # no opponent


@rule("720.2", "720.4", "limited control shows what is searched, and gives back who controlled before")
def test_limited_control_within_a_controlled_turn() -> None:
    table = Table(3)
    permanent(table, "You control your opponents while they're searching their libraries.", types="Enchantment")
    table.next_turn("B")
    do(table, SLAVE, targets=[2], who="B")
    table.next_turn("C")
    (found,) = table.library("C", bear())
    seen: list[bool] = []

    def look(decision: Decision) -> object:
        if decision.purpose != "search":
            return None
        seen.extend(view_for(table.game, seat, decision).objects.get(found) is not None for seat in (0, 1, 2))
        return [found]

    table.policy = look
    do(table, "Search your library for a creature card, put it into your hand, then shuffle.", who="C")
    assert [(d.seat, d.asked_of) for d in table.asked if d.purpose == "search"] == [(2, 0)]
    assert seen == [True, False, True]
    assert answers_for(table.game, 2) == 1


# -- what it is -------------------------------------------------------------------------------------------------------


@rule("720.3")
def test_objects_keep_their_controllers_and_the_turn_its_player() -> None:
    table = Table()
    (mine,), (theirs,) = table.battlefield("A", bear()), table.battlefield("B", ogre())
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    assert table.game.turn.active == 1 and table.game.active_players() == (1,)
    assert table.game.controller(theirs) == 1 and table.game.controller(mine) == 0
    assert len(table.zone("B", HAND)) == 1 and table.zone("A", HAND) == []  # B drew
    table.answer("B", [[theirs, 0]])
    table.to_step(s.DECLARE_ATTACKERS)
    assert table.game.combat is not None and table.game.combat.attacking == {theirs: 0}


@rule("720.4", "both see it")
def test_the_controller_sees_what_the_controlled_player_sees() -> None:
    table = Table(3)
    (held,) = table.hand("B", bolt())
    table.hand("B", card("Deep Lurker", "{4}{U}", "Creature — Fish", "Morph {U}", "5/5"))
    permanent(table, "You may look at the top card of your library any time.", "B", "Enchantment")
    (top,) = table.library("B", ogre(), lamp())[1:]
    do(table, SLAVE, targets=[1])
    assert not may_see(table.game, 0, held)
    table.next_turn("B")  # which draws the ogre
    table.mana("B", "{3}").cast("B", "Deep Lurker", way="morph").resolve()
    hidden = table.game.battlefield[-1]
    check_views(table.game)
    for oid in (held, hidden, top):
        assert [may_see(table.game, seat, oid) for seat in (0, 1, 2)] == [True, True, False]
    view = view_for(table.game, 0, None)
    assert view.objects[held].name == "Quick Spark" and view.objects[hidden].faces and view.players[1].library_top == (top,)
    table.next_turn("C")
    assert [may_see(table.game, seat, held) for seat in (0, 1, 2)] == [False, True, False]


@rule("720.4", "not cards outside the game")
def test_cards_outside_the_game_are_seen_by_their_owner_alone() -> None:
    table = controlled()
    outside, _ = table._in_zone("B", OUTSIDE, (bear(), ogre()))
    known: list[tuple[int, bool]] = []

    def look(decision: Decision) -> None:
        if isinstance(decision, ChooseObjects) and outside in decision.candidates:
            check_views(table.game, decision)
            known.extend((seat, view_for(table.game, seat, decision).objects[outside].known) for seat in (0, 1))
            assert decision.asked_of == 0

    table.answer("B", True, lambda decision: look(decision) or [outside])
    do(table, "You may reveal a creature card you own from outside the game and put it into your hand.", who="B")
    assert known == [(0, False), (1, True)]
    assert table.zone("B", HAND)[-1] == "Plain Bear"


@rule("720.5", "what to play, targets, choices as it resolves", "720.8")
def test_the_controller_makes_every_choice_of_the_controlled_player() -> None:
    table = controlled()
    busy(table)
    (victim,) = table.battlefield("B", bear())
    table.hand("B", bolt(), lamp())
    table.asked.clear()
    table.mana("B", "{R}").cast("B", "Quick Spark", targets=[victim]).resolve()
    assert asked(table, ChooseTargets) == [(1, 0)]
    assert set(asked(table, Act)) == {(1, 0), (0, 0)}  # and the controller still makes their own choices
    assert asked(table, PayMana) in ([], [(1, 0)])
    assert table.all("Plain Bear") == []
    do(table, "You may draw a card. If you do, discard a card.", who="B")
    assert [(d.seat, d.asked_of) for d in table.asked if d.purpose in ("may", "discard")] == [(1, 0), (1, 0)]
    table.answer("A", False)
    do(table, "Each player may gain 1 life.", who="B")
    assert [(d.seat, d.asked_of) for d in table.asked if d.purpose == "may"][1:] == [(1, 0), (0, 0)]
    assert (table.life("A"), table.life("B")) == (20, 21)
    table.battlefield("B", lamp(), lamp())
    table.battlefield("A", lamp())
    table.policy = lambda decision: list(decision.candidates) if isinstance(decision, ChooseObjects) else None
    (gone,) = table.battlefield("A", bear())
    do(table, "Destroy target creature. Each player sacrifices any number of artifacts, then creates that many 1/1 green Elf creature tokens.", [gone], who="B")
    assert [len(table.all("Elf Token", who=who)) for who in "AB"] == [1, 2], "each as many as were chosen for them"


@rule("720.5", "attacks, damage assignment order, combat damage")
def test_the_controller_declares_the_attacks_of_the_controlled_player() -> None:
    table = Table(3)
    (attacker,) = table.battlefield("B", card("Big Bull", "{4}", "Creature — Ox", "", "5/5"))
    first, second = table.battlefield("C", bear(), bear())
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    table.answer("B", [[attacker, 2]]).answer("C", [[first, attacker], [second, attacker]])
    table.to_step(s.END_COMBAT)
    assert asked(table, DeclareAttackers) == [(1, 0)]
    assert [d.asked_of for d in table.asked if type(d).__name__ == "DeclareBlockers"] == [2]
    assert [(d.seat, d.asked_of) for d in table.asked if d.rule.startswith("509.2")] == [(1, 0)]
    assert asked(table, AssignDamage) == [(1, 0)]


@rule("720.5a")
def test_only_the_controlled_players_things_pay() -> None:
    table = controlled()
    table.hand("A", ogre())
    (paid,) = table.hand("B", lamp())
    table.hand("B", card("Costly Word", "{R}", "Sorcery", "As an additional cost to cast this spell, discard a card.\nDraw two cards."))
    table.mana("A", "{R}")
    assert not [a for a in table.actions("B") if a.label == "Costly Word"]  # A's mana is not theirs
    table.mana("B", "{R}").answer("B", [paid])
    table.cast("B", "Costly Word")
    discards = [d for d in table.asked if d.purpose == "discard"]
    assert [(d.seat, d.asked_of) for d in discards] == [(1, 0)]
    assert set(discards[0].candidates) <= set(table.game.zone(HAND, 1)) | set(table.game.zone(GRAVEYARD, 1)) | {paid}
    assert table.zone("B", GRAVEYARD) == ["Plain Lamp"] and table.zone("A", HAND) == ["Plain Ogre"]
    assert len(table.pool("A")) == 1
    table.resolve()
    words = "As an additional cost to cast this spell, discard two cards or pay 3 life.\nYou gain 1 life."
    table.hand("B", card("Dear Word", "{0}", "Sorcery", words))
    before = table.life("A"), table.life("B"), len(table.zone("B", HAND))
    table.answer("B", 1).cast("B", "Dear Word")
    assert (table.life("A"), table.life("B"), len(table.zone("B", HAND))) == (before[0], before[1] - 3, before[2] - 1), "their life, or their cards"
    asked_for = [(d.asked_of, d.options) for d in table.asked if d.purpose == "additional cost"]  # type: ignore[attr-defined]
    assert asked_for == [(0, ("Discard two cards", "Pay 3 life"))]
    table.resolve().hand("A", *[lamp()] * 9)
    for price in ("discard nine cards", "pay {2}"):
        life = table.life("B")
        table.mana("A", "{2}").hand("B", card("Rare Word", "{0}", "Sorcery", f"As an additional cost to cast this spell, {price} or pay 3 life.\nYou gain 1 life."))
        table.cast("B", "Rare Word").resolve()
        assert table.life("B") == life - 2 and len(table.zone("A", HAND)) >= 9, "A could have paid the other"
    table.resolve().life("B", 2)
    do(table, "Target player discards their hand.", [1], who="B")
    table.hand("A", ogre(), ogre())
    table.hand("B", card("Dear Word", "{0}", "Sorcery", words))
    assert not [a for a in table.actions("B") if a.label == "Dear Word"], "A's life and cards are not theirs"
    table.resolve().hand("B", card("Kind Word", "{0}", "Sorcery", "As an additional cost to cast this spell, you may discard a card and pay 1 life.\nYou gain 1 life."))
    table.answer("B", True).cast("B", "Kind Word")
    assert "discard a card and pay 1 life" in table.told([d.prompt for d in table.asked if d.asked_of == 0 and d.kind == "yes_no"][-1]).lower()


@rule("720.5b", "only choices called for by the rules or by objects")
def test_what_neither_rules_nor_objects_call_for_is_left_to_the_player() -> None:
    """To agree to a draw, to trade, to leave the table for a while. Of none of that the controller is ever asked."""
    table = busy(Table(2))
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    table.asked.clear()
    table.to_step(s.END)
    of_the_controller = [one for one in table.asked if one.seat == 1]
    assert of_the_controller and all(one.asked_of == 0 for one in of_the_controller)
    assert all(one.rule or one.source in table.game.objects for one in of_the_controller)
    assert {one.kind for one in of_the_controller} <= {"act", "attackers", "blockers", "objects", "targets", "pay", "yes_no"}


@rule("720.6")
def test_nobody_is_made_to_concede_and_anybody_may() -> None:
    table = busy(Table(3))
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    assert not [action for action in table.actions("B") if "concede" in (action.kind, action.label.lower())]
    concede(table.game, 1)
    assert table.game.players[1].left and not table.game.players[0].left


@rule("720.7")
def test_the_effect_may_restrict_what_the_controlled_player_does() -> None:
    table = Table()
    (attacker,) = table.battlefield("B", bear())
    do(table, "During target player's next turn, creatures that player controls attack if able. You control that player during "
       "their next turn.", targets=[1])  # fmt: skip
    table.next_turn("B")
    table.to_step(s.DECLARE_ATTACKERS)
    (declared,) = [d for d in table.asked if isinstance(d, DeclareAttackers)]
    assert declared.asked_of == 0 and [list(pair) for pair in declared.demanded] == [[attacker, 0]]


@rule("720.9")
def test_a_player_may_gain_control_of_themselves() -> None:
    for whom, decides in ((1, 1), (2, 0)):  # B gains control of themselves, or of C, and is controlled by A then
        table = busy(Table(3))
        do(table, SLAVE, targets=[1])
        table.hand("B", card("Own Will", "{0}", "Instant", "You control target player during that player's next turn."))
        table.cast("B", "Own Will", targets=[whom]).resolve()
        table.next_turn("B")
        table.asked.clear()
        table.to_step(s.END)
        assert {pair for pair in asked(table, Act) if pair[0] == 1} == {(1, decides)}
        table.next_turn("C")
        assert answers_for(table.game, 2) == (2 if whom == 1 else 1)


@rule("720.8")
def test_who_controls_one_who_controls_another_decides_for_both() -> None:
    table = busy(Table(4))
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    assert [answers_for(table.game, seat) for seat in range(4)] == [0, 0, 2, 3]
    table.asked.clear()
    table.to_step(s.END)
    assert set(asked(table, Act)) == {(0, 0), (1, 0), (2, 2), (3, 3)}


@rule("800.4a")
def test_control_ends_when_who_had_it_leaves() -> None:
    table = busy(Table(3))
    do(table, SLAVE, targets=[1])
    table.next_turn("B")
    assert answers_for(table.game, 1) == 0
    concede(table.game, 0)
    assert answers_for(table.game, 1) == 1 and not may_see(table.game, 0, table.game.zone(HAND, 1)[0])


@rule("805.8")
def test_the_whole_team_is_controlled() -> None:
    table = Table(4, variant="two_headed_giant")
    do(table, SLAVE, targets=[2])
    table.next_turn("C")
    assert [answers_for(table.game, seat) for seat in range(4)] == [0, 1, 0, 0]


@rule("720.4")
def test_what_was_seen_under_control_is_not_seen_afterwards() -> None:
    table = controlled()
    (held,) = table.hand("B", bolt())
    assert may_see(table.game, 0, held)
    happen(table.game, ZoneChange(held, LIBRARY, cause="effect"))
    assert not may_see(table.game, 0, table.game.zone(LIBRARY, 1)[0])
    assert table.zone("B", EXILE) == []
