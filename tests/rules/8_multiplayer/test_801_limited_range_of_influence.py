"""The limited range of influence option (CR 801). Four or more players, each of whom reaches only their neighbours."""

from __future__ import annotations

import pytest

from engine.core.zones import GRAVEYARD, HAND
from engine.game.decisions.choices import ChooseModes, ChooseObjects, ChooseTargets
from engine.game.events.damage import Damage
from engine.game.events.zone_changes import ZoneChange
from engine.game.rules.combat.attacking import why_not_attack
from engine.game.rules.combat.defending import attackable
from engine.game.rules.events import leaving
from engine.game.rules.events.happening import happen
from engine.game.rules.questions.attaching import why_not_attached
from engine.game.rules.questions.influence import OPTION
from engine.game.rules.turn import turn
from engine.game.state.influence import within
from engine.game.state.teams import Teams
from tests.rulebook import rule
from tests.support.boards.table import SEATS, Table, card

BEAR = card("Plain Bear", "{1}{G}", "Creature — Bear", "", "2/2")
BLAZE = card("Blaze All", "{R}", "Sorcery", "Blaze All deals 2 damage to each creature.")
SPARK = card("Spark", "{R}", "Instant", "Spark deals 3 damage to any target.")


def ranged(seats: int = 4, distance: object = 1) -> Table:
    """A table with a limited range of influence; A sits between B and the last."""
    table = Table(seats)
    table.game.options = {**table.game.options, OPTION: distance}
    return table.next_turn("B").next_turn("A") if seats == 2 else _round(table)


def _round(table: Table) -> Table:
    for seat in (*range(1, len(table.game.players)), 0):
        table.next_turn(SEATS[seat])
    return table


def bears(table: Table) -> list[int]:
    """A bear of each player."""
    return [table.battlefield(SEATS[seat], BEAR)[0] for seat in range(len(table.game.players))]


@rule("801.1", "801.2", "801.2a", "801.2b")
def test_who_is_within_range() -> None:
    table = ranged(6, 1)
    assert [seat for seat in range(6) if within(table.game, 0, seat)] == [0, 1, 5]
    table = ranged(6, [2, 1, 1, 1, 1, 1])
    assert [seat for seat in range(6) if within(table.game, 0, seat)] == [0, 1, 2, 4, 5]
    assert not within(table.game, 2, 0)


@rule("801.2c")
def test_ranges_are_determined_as_each_turn_begins() -> None:
    table = ranged(5)
    leaving.concede(table.game, 1)
    assert not within(table.game, 0, 2)
    table.next_turn()
    assert within(table.game, 0, 2)


@rule("801.2d")
def test_an_object_is_where_its_controller_or_its_protector_is() -> None:
    table = ranged(6)
    mine = bears(table)
    assert [within(table.game, 0, oid) for oid in mine] == [True, True, False, False, False, True]
    (siege,) = table.battlefield("D", card("Far Gate", "{2}{R}", "Battle — Siege", "", defense="3"))
    assert not within(table.game, 0, siege)
    table.game.write(siege).choices = {"protector": 1}
    assert within(table.game, 0, siege)


@rule("801.3")
def test_creatures_attack_only_opponents_in_range_and_their_planeswalkers() -> None:
    table = ranged(4)
    for who in "BC":
        table.battlefield(who, card(f"Sage {who}", "{2}", "Planeswalker — Sage", "+1: You gain 1 life.", loyalty="3"))
    assert attackable(table.game, 0) == (1, 3, table.find("Sage B"))


@rule("801.4")
def test_nothing_out_of_range_can_be_a_target() -> None:
    table = ranged(4)
    mine = bears(table)
    table.hand("A", SPARK)
    table.mana("A", "{R}").cast("A", "Spark", [1])
    (decision,) = [one for one in table.asked if isinstance(one, ChooseTargets)]
    assert set(decision.candidates) == {0, 1, 3, mine[0], mine[1], mine[3]}


@rule("801.4", "608.2b")
def test_a_target_that_has_come_out_of_range_is_illegal() -> None:
    table = ranged(4)
    near = bears(table)[1]
    table.hand("A", card("Drain", "{B}", "Instant", "Destroy target creature. You gain 3 life."))
    table.mana("A", "{B}").cast("A", "Drain", [near])
    table.game.write(near).controller = 2
    table.resolve()
    assert near in table.game.objects and table.life("A") == 20


@rule("801.5", "801.5a")
def test_a_player_chooses_only_what_is_in_their_own_range_too() -> None:
    table = ranged(4)
    mine = bears(table)
    table.hand("A", card("Let Them Say", "{R}", "Sorcery", "Target opponent chooses a creature. Destroy that creature."))
    table.mana("A", "{R}").cast("A", "Let Them Say", [1]).resolve()
    (theirs,) = [one for one in table.asked if isinstance(one, ChooseObjects) and one.seat == 1]
    assert set(theirs.candidates) == {mine[0], mine[1]}  # C's is out of A's range, D's out of B's


@rule("801.5b")
def test_options_may_speak_of_what_is_out_of_range() -> None:
    table = ranged(4, [2, 1, 1, 1])
    bears(table)
    table.hand("A", card("Their Say", "{R}", "Sorcery", "An opponent chooses one —\n• You gain 2 life.\n• You gain 5 life."))
    table.mana("A", "{R}").answer("A", [2]).cast("A", "Their Say").resolve()
    assert table.life("A") in (22, 25)
    assert [one.seat for one in table.asked if isinstance(one, ChooseModes)] == [2]


@rule("801.5c")
def test_where_nobody_in_range_can_choose_the_closest_to_the_left_does() -> None:
    table = ranged(6)
    table.game.teams = Teams(((0, 1, 5), (0, 1, 5), (2, 3, 4), (2, 3, 4), (2, 3, 4), (0, 1, 5)))
    table.hand("A", card("Half and Half", "{U}", "Sorcery", "Reveal the top four cards of your library. An opponent separates those cards into two piles. Put one pile into your hand and the other into your graveyard."))
    table.mana("A", "{U}").cast("A", "Half and Half").resolve()
    (piles,) = [one for one in table.asked if isinstance(one, ChooseObjects) and one.purpose == "pile"]
    assert piles.seat == 2 and len(piles.candidates) == 4


@rule("801.6")
def test_abilities_of_objects_out_of_range_are_not_activated() -> None:
    table = ranged(4)
    well = card("Shared Well", "{2}", "Artifact", "{0}: You gain 1 life. Any player may activate this ability.")
    table.battlefield("B", well)
    assert [action for action in table.actions("A") if action.kind == "activate"]
    table = ranged(4)
    table.battlefield("C", well)
    assert not [action for action in table.actions("A") if action.kind == "activate"]


@rule("801.7", "801.7a")
def test_abilities_trigger_only_on_events_within_range() -> None:
    table = ranged(4)
    table.battlefield("A", card("Mourner", "{B}", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "1/1"))
    mine = bears(table)
    happen(table.game, *(ZoneChange(oid, GRAVEYARD) for oid in mine[1:]))
    table.resolve()
    assert table.life("A") == 22
    (lent,) = table.battlefield("C", BEAR)  # controlled by C, though A owns it
    table.game.write(lent).owner = 0
    happen(table.game, ZoneChange(lent, GRAVEYARD))
    assert table.resolve().life("A") == 22


@rule("801.7a", "into or out of a player's range: the state before or after, as appropriate", "603.6", "603.10", "901.13")
def test_what_moves_into_or_out_of_range_is_looked_at_as_it_enters_and_as_it_left() -> None:
    """C is out of A's range, B within. Whose it is while it is on the battlefield tells, not to whose graveyard it
    goes."""
    table = ranged(4)
    table.battlefield("A", card("Mourner", "{B}", "Creature — Human", "Whenever another creature dies, you gain 1 life.", "1/1"),
                      card("Sexton", "{B}", "Creature — Human", "Whenever another creature is put into a graveyard from the battlefield, you gain 100 life.", "1/1"),
                      card("Greeter", "{B}", "Creature — Human", "Whenever another creature enters, you gain 10 life.", "1/1"))  # fmt: skip
    for owner, controller, dies in (("C", "B", 1), ("B", "C", 0), ("B", "B", 1), ("C", "C", 0)):
        (lent,) = table.battlefield(controller, BEAR)
        table.game.write(lent).owner = table.seat(owner)
        before = table.life("A")
        happen(table.game, ZoneChange(lent, GRAVEYARD))
        assert table.resolve().life("A") == before + 101 * dies, f"{owner}'s card, controlled by {controller}, dies"
        (buried,) = table.graveyard(owner, BEAR)
        happen(table.game, ZoneChange(buried, "battlefield", controller=table.seat(controller)))
        assert table.resolve().life("A") == before + 111 * dies, f"{owner}'s card enters under {controller}'s control"


@rule("801.7")
def test_the_steps_of_players_out_of_range_trigger_nothing() -> None:
    table = ranged(4)
    table.battlefield("A", card("Hourglass", "{2}", "Artifact", "At the beginning of each upkeep, you gain 1 life."))
    _round(table)
    assert table.life("A") == 23


@rule("801.8", "801.9", "704.5m")
def test_attachments_fall_off_what_is_out_of_range() -> None:
    table = ranged(4)
    far = bears(table)[2]
    (veil,) = table.battlefield("A", card("Veil", "{W}", "Enchantment — Aura", "Enchant creature"), attach_to=far)
    (cloak,) = table.battlefield("A", card("Cloak", "{1}", "Artifact — Equipment", "Equipped creature gets +1/+1.\nEquip {1}"), attach_to=far)
    refusals = [why_not_attached(table.game, oid, far) for oid in (veil, cloak)]
    assert [refusal.rule for refusal in refusals if refusal is not None] == ["801.8", "801.9"]
    assert table.pt(far) == (2, 2)
    table.settle()
    assert table.all("Veil", GRAVEYARD) and table.game.objects[cloak].attached_to < 0


@rule("801.10")
def test_a_spell_affects_nothing_out_of_range() -> None:
    table = ranged(6)
    mine = bears(table)
    table.hand("A", BLAZE)
    table.mana("A", "{R}").cast("A", "Blaze All").resolve()
    assert [oid in table.game.objects for oid in mine] == [False, False, True, True, True, False]


@rule("801.10")
def test_what_has_come_out_of_range_is_not_affected_later_either() -> None:
    for seat in (1, 2):
        table = ranged(4)
        near = bears(table)[1]
        table.hand("A", card("Doom", "{B}", "Instant", "Target creature gets +1/+1 until end of turn. Destroy it at the beginning of the next end step."))
        table.mana("A", "{B}").cast("A", "Doom", [near]).resolve()
        table.game.write(near).controller = seat
        table.to_step("end").resolve()
        assert (near in table.game.objects) == (seat == 2)


@rule("801.10")
def test_players_out_of_range_are_not_affected() -> None:
    table = ranged(4)
    table.hand("A", card("Toll", "{B}", "Sorcery", "Each opponent loses 2 life."))
    table.mana("A", "{B}").cast("A", "Toll").resolve()
    assert [table.life(who) for who in "ABCD"] == [20, 18, 20, 18]


@rule("801.10", "801.11")
def test_a_continuous_effect_reaches_and_counts_only_what_is_in_range() -> None:
    table = ranged(6)
    mine = bears(table)
    table.battlefield("A", card("Bear Banner", "{3}", "Enchantment", "Each creature gets +1/+1 for each creature on the battlefield."))
    assert [table.pt(oid) for oid in mine] == [(5, 5), (5, 5), (2, 2), (2, 2), (2, 2), (5, 5)]
    leaving.concede(table.game, 1)
    table.next_turn()
    assert [table.pt(oid) for oid in mine if oid != mine[1]] == [(5, 5), (5, 5), (2, 2), (2, 2), (5, 5)]


@rule("801.10", "101.2")
def test_what_is_forbidden_out_of_range_is_not_forbidden() -> None:
    table = ranged(4)
    table.battlefield("A", card("Calm", "{W}", "Enchantment", "Players can't gain life."))
    for who in "BC":
        table.hand(who, card("Salve", "{W}", "Instant", "You gain 3 life."))
        table.mana(who, "{W}").cast(who, "Salve").resolve()
    assert (table.life("B"), table.life("C")) == (20, 23)


@rule("801.10", "101.2")
def test_creatures_out_of_range_are_not_forbidden_to_attack() -> None:
    table = ranged(4)
    mine = bears(table)
    table.battlefield("A", card("Stillness", "{W}", "Enchantment", "Creatures can't attack."))
    assert [why_not_attack(table.game, oid) is None for oid in mine] == [False, False, True, False]


@rule("801.12", "704.5k")
def test_the_world_rule_counts_only_what_is_in_range() -> None:
    table = ranged(4)
    for who in "AC":
        table.battlefield(who, card(f"World {who}", "{G}", "World Enchantment", "Players can't gain life."))
    table.settle()
    assert table.all("World A") and table.all("World C")
    table.battlefield("B", card("World B", "{G}", "World Enchantment", "Players can't gain life."))
    table.settle()
    assert not table.all("World A") and not table.all("World C") and table.all("World B")


@rule("801.13", "801.13a")
def test_damage_is_not_redirected_out_of_range_of_the_spell_that_deals_it() -> None:
    table = ranged(4)
    table.hand("A", card("Lava", "{R}", "Sorcery", "Lava deals 5 damage to target player."))
    table.hand("B", card("Turn Aside", "{R}", "Instant", "The next 3 damage that would be dealt to target player this turn is dealt to another target player instead."))
    table.mana("A", "{R}").cast("A", "Lava", [1])
    table.mana("B", "{R}").cast("B", "Turn Aside", [1, 2]).resolve()
    assert (table.life("B"), table.life("C")) == (18, 20)


@rule("801.13b")
@pytest.mark.parametrize(
    ("words", "left"),
    [
        ("Prevent all damage that would be dealt by creatures this turn.", 18),
        ("Prevent the next 4 damage that would be dealt to any target this turn.", 20),
        ("Prevent all combat damage that would be dealt this turn.", 18),
    ],
)
def test_prevention_looks_at_what_its_words_name(words: str, left: int) -> None:
    table = ranged(4)
    (far,) = table.battlefield("C", BEAR)  # in B's range, not in A's
    table.hand("A", card("Ward Off", "{W}", "Instant", words))
    table.mana("A", "{W}").cast("A", "Ward Off", [1]).resolve()
    happen(table.game, Damage(far, 1, 2, combat=True))
    assert table.life("B") == left


@rule("801.14")
def test_who_wins_by_an_effect_lets_opponents_in_range_lose() -> None:
    table = ranged(4)
    table.hand("A", card("Triumph", "{W}", "Sorcery", "You win the game."))
    table.mana("A", "{W}").cast("A", "Triumph").resolve()
    assert not table.game.over and table.game.seats() == (0, 2)


@rule("801.14")
def test_an_opponent_in_range_may_forbid_it() -> None:
    for who, still in (("B", (0, 1, 2, 3)), ("C", (0, 2))):
        table = ranged(4)
        table.battlefield(who, card("Guardian", "{W}", "Enchantment", "Your opponents can't win the game."))
        table.hand("A", card("Triumph", "{W}", "Sorcery", "You win the game."))
        table.mana("A", "{W}").cast("A", "Triumph").resolve()
        assert table.game.seats() == still


@rule("801.15")
def test_a_draw_is_one_for_those_in_range_and_the_others_play_on() -> None:
    table = ranged(5)
    table.hand("A", card("Truce", "{W}", "Sorcery", "The game is a draw."))
    table.mana("A", "{W}").cast("A", "Truce").resolve()
    assert not table.game.over and table.game.seats() == (2, 3)
    assert not any(player.lost or player.won for player in table.game.players)
    assert not table.game.zone(HAND, 0)


@rule("801.1")
def test_without_the_option_everything_is_in_range() -> None:
    table = Table(6)
    assert all(within(table.game, 0, seat) for seat in range(6))


ECHO = card("Endless Echo", "{1}", "Artifact", "Whenever you gain life, each opponent gains 1 life.")
SIP = card("Sip", "{W}", "Instant", "You gain 3 life.")


def endless(seats: int, *owners: str) -> Table:
    """A table of so many players where what some of them control goes on for ever."""
    table = ranged(seats)
    for who in owners:
        table.battlefield(who, ECHO)
    table.hand(owners[0], SIP)
    table.mana(owners[0], "{W}").cast(owners[0], "Sip")
    for _ in range(50_000):
        if table.game.over or not (table.game.stack or table.game.pending):
            break
        turn.advance(table.game)
    return table


@rule("104.4f", "801.16", "for each player who controls an object involved in the loop, and within range of any of those")
def test_a_loop_is_a_draw_for_those_whom_it_concerns_and_the_game_goes_on() -> None:
    """A and B keep it up; F and C sit next to them; D and E see nothing of it and play on."""
    table = endless(6, "A", "B")
    assert [player.left for player in table.game.players] == [True, True, True, False, False, True]
    assert not table.game.over and not any(player.lost or player.won for player in table.game.players)
    table.next_turn("D")
    assert table.game.turn.active == table.seat("D") and table.game.turn.unbroken.count == 0


@rule("104.4f", "all remaining players")
def test_a_loop_that_concerns_all_is_a_draw_for_all() -> None:
    table = endless(4, "A", "B", "D")
    assert "draw" in table.told(table.game.over)


@rule("104.4f", "104.2a", "the game continues for all other players: who is left alone wins")
def test_who_is_left_alone_by_a_loop_wins() -> None:
    table = endless(5, "A", "B")
    assert [player.left for player in table.game.players] == [True, True, True, False, True]
    assert table.game.players[3].won
