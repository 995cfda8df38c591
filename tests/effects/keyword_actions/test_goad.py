"""Goad (CR 701.38)."""

from __future__ import annotations

from contextlib import nullcontext

import pytest

from engine.core.errors import IllegalAnswer
from engine.game.decisions.combat import DeclareAttackers
from engine.game.rules.layers.projection import BoardProjection
from engine.vocabulary.effects.keyword_actions.goad import Goaded
from tests.rulebook import rule
from tests.support.boards.doing import bear, do, permanent
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")

OX = card("Wild Ox", "{2}{R}", "Creature — Ox", "", "3/3")


TAUNT = card("Rude Taunt", "{R}", "Sorcery", "Goad target creature.")


@rule("701.38a")
def test_words_about_goaded_creatures_know_which_are_goaded() -> None:
    table = Table()
    first, second = table.battlefield("B", OX, OX)
    table.battlefield("A", card("Bull Ring", "{2}", "Enchantment", "Goaded creatures get +2/+0."))
    table.hand("A", TAUNT, card("Last Laugh", "{R}", "Sorcery", "Destroy all goaded creatures."))
    assert table.game.chars(first).power == 3
    table.mana("A", "{R}").cast("A", "Rude Taunt", targets=[first]).resolve()
    assert (table.game.chars(first).power, table.game.chars(second).power) == (5, 3)
    table.mana("A", "{R}").cast("A", "Last Laugh").resolve()
    assert table.all("Wild Ox") == [second]


@rule("701.38a", "701.38b")
def test_goad() -> None:
    table = Table(3)
    (one,) = table.battlefield("B", bear())
    do(table, "Goad target creature.", targets=[one])
    table.policy = lambda decision: [list(pair) for pair in decision.demanded] if decision.kind == "attackers" else None
    table.next_turn("B")
    table.to_step("declare_attackers")
    assert table.game.combat is not None
    assert table.game.combat.attacking == {one: 2}


@rule("701.38b", "attacks if able, even its goader if there is nobody else", "701.38a", "until the goader's next turn")
def test_with_one_opponent_a_goaded_creature_attacks_its_goader_until_their_next_turn() -> None:
    table = Table()
    one, other = table.battlefield("B", OX, OX)
    do(table, "Goad target creature.", targets=[one])
    table.policy = lambda decision: [list(pair) for pair in decision.demanded] if decision.kind == "attackers" else None
    table.to_step("declare_attackers", "B")
    assert table.game.combat is not None and table.game.combat.attacking == {one: 0}
    table.next_turn("A")
    table.next_turn("B")
    table.answer("B", [])
    table.to_step("end")
    assert table.game.combat is None and not table.game.obj(other).tapped and not table.game.obj(one).tapped


LURE = "During target player's next turn, creatures that player controls attack you if able."


def goaded_by(*seats: str, seats_at_table: int = 3) -> tuple[Table, int]:
    """A table in B's turn at which players have goaded B's creature one after the other.

    A lures it, too.
    """
    table = Table(seats_at_table)
    (ox,) = table.battlefield("B", OX)
    for seat in seats:
        table.hand(seat, card("Quick Taunt", "{0}", "Instant", "Goad target creature."))
        table.cast(seat, "Quick Taunt", targets=[ox]).resolve()
    do(table, LURE, targets=[1])
    table.next_turn("B")
    return table, ox


def may_attack(table: Table, ox: int, whom: int) -> bool:
    """Whether that attack obeys as many requirements as possible."""
    table.answer("B", [[ox, whom]])
    try:
        table.to_step("declare_attackers")
    except IllegalAnswer:
        return False
    return True


@rule("701.38c")
def test_goaded_by_two_players_there_are_more_requirements() -> None:
    assert may_attack(*goaded_by("A"), 2)  # two requirements each way: C or A
    assert may_attack(*goaded_by("A"), 0)
    assert not may_attack(*goaded_by("A", "C"), 2)  # not C now: that would disobey C's and the lure
    assert may_attack(*goaded_by("A", "C"), 0)
    assert may_attack(*goaded_by("A", "C", seats_at_table=4), 3)


@rule("701.38c", "each goad demands an attack too")
def test_of_two_creatures_the_one_that_more_players_goaded_attacks() -> None:
    for chosen, legal in ((0, True), (1, False)):
        table = Table(3)
        oxen = table.battlefield("B", OX, OX)
        permanent(table, "No more than one creature can attack each combat.", types="Enchantment")
        for seat, ox in (("A", oxen[0]), ("C", oxen[0]), ("A", oxen[1])):
            table.hand(seat, card("Quick Taunt", "{0}", "Instant", "Goad target creature."))
            table.cast(seat, "Quick Taunt", targets=[ox]).resolve()
        table.next_turn("B")
        assert may_attack(table, oxen[chosen], 2 * chosen) is legal  # A or C, whom the one or the other goad leaves


@rule("701.38c", "as many as possible: what can not attack one player attacks another", "508.1d")
@pytest.mark.parametrize(("attacks", "legal"), [(((0, 2),), False), (((0, 2), (1, 0)), True), (((0, 2), (1, 3)), True), (((0, 0), (1, 3)), False)])
def test_where_one_of_two_may_attack_whom_nobody_goaded_for_the_other_attacks_still(attacks: tuple[tuple[int, int], ...], legal: bool) -> None:
    table = Table(4)
    oxen = table.battlefield("B", OX, OX)
    permanent(table, "No more than one creature can attack you each combat.", types="Enchantment", who="C")
    for seat in "AD":
        for ox in oxen:
            table.hand(seat, card("Quick Taunt", "{0}", "Instant", "Goad target creature."))
            table.cast(seat, "Quick Taunt", targets=[ox]).resolve()
    table.next_turn("B")
    table.answer("B", [[oxen[number], seat] for number, seat in attacks])
    with nullcontext() if legal else pytest.raises(IllegalAnswer):
        table.to_step("declare_attackers")


@rule("701.38d")
def test_goaded_again_by_the_same_player_nothing_changes() -> None:
    assert may_attack(*goaded_by("A", "A"), 0)
    assert may_attack(*goaded_by("A", "A"), 2)
    table, _ = goaded_by("A", "A")
    assert sum(isinstance(part, Goaded) for effect in table.game.floating for part in effect.parts) == 1


@rule("701.38d", "by an effect that lasts, and once more", "701.38b")
def test_what_a_player_has_goaded_by_a_static_ability_they_do_not_goad_once_more() -> None:
    for chosen in (0, 1):
        table = Table(3)
        oxen = table.battlefield("B", OX, OX)
        permanent(table, "No more than one creature can attack each combat.\nCreatures your opponents control are goaded.", types="Enchantment")
        do(table, "Goad target creature.", targets=[oxen[0]])
        table.next_turn("B")
        assert may_attack(table, oxen[chosen], 2)  # as much is demanded of the one as of the other


@rule("701.38a", "words may speak of what was goaded")
def test_a_goaded_creature_can_be_spoken_of() -> None:
    table = Table()
    chosen, other = table.battlefield("B", OX, OX)
    table.answer("A", [chosen])
    do(table, "Goad a creature an opponent controls. It gets +1/+0 until end of turn.")
    assert (table.pt(chosen), table.pt(other)) == ((4, 3), (3, 3))
    do(table, "Goad all creatures your opponents control. Put a +1/+1 counter on each creature goaded this way.")
    assert [table.counters(oid) for oid in (chosen, other)] == [{"+1/+1": 1}] * 2


@rule("701.38a")
@rule("613.11")
def test_a_game_that_is_loaded_knows_which_creatures_are_goaded() -> None:
    table = Table()
    first, second = table.battlefield("B", OX, OX)
    table.battlefield("A", card("Bull Ring", "{2}", "Enchantment", "Goaded creatures get +2/+0."))
    do(table, "Goad target creature.", targets=[first])
    for layer_by_layer in (False, True):
        again = table.game.clone()
        again.projection = BoardProjection.of_game(again, always_layer_by_layer=layer_by_layer)
        assert [again.chars(oid).power for oid in (first, second)] == [5, 3]


def _demanded(table: Table, who: str) -> list[tuple[int, int]]:
    table.next_turn(who).to_step("declare_attackers", who)
    asked = [decision for decision in table.asked if isinstance(decision, DeclareAttackers) and decision.seat == table.seat(who)]
    return list(asked[-1].demanded) if asked else []


@rule("611.3a")
def test_creatures_are_goaded_while_a_static_ability_says_so() -> None:
    """B's creature has to attack, and C rather than A; A's own and those of more power have not."""
    table = Table(3)
    lord = permanent(table, "Creatures your opponents control with power less than Test Thing's power are goaded.", size="3/3")
    (cub,) = table.battlefield("B", card(*CUB))
    table.battlefield("B", card("Big Cub", "{G}", "Creature — Bear", "", "3/3"))
    assert _demanded(table, "B") == [(cub, table.seat("C"))]
    table.next_turn("A")
    do(table, "Destroy target creature.", targets=[lord]).resolve()
    assert not _demanded(table, "B")


@rule("611.2b")
def test_tokens_are_goaded_for_as_long_as_something_stays() -> None:
    table = Table(3)
    flag = permanent(table, "{0}: Each player creates two 2/2 green Bear creature tokens. The tokens are goaded for as long as Test Thing remains on the "
                     "battlefield.", types="Enchantment")  # fmt: skip
    table.activate("A", flag).resolve()
    bears = table.all("Bear Token", who="B")
    assert sorted(_demanded(table, "B")) == [(bear, table.seat("C")) for bear in bears]
    table.next_turn("A")
    do(table, "Destroy target enchantment.", targets=[flag]).resolve()
    assert not _demanded(table, "C")
