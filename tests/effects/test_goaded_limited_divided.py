"""Creatures that are goaded for as long as words say, prevention that is divided, what is spared."""

from __future__ import annotations

import pytest

from engine.game.decisions.choices import Divide
from engine.game.decisions.combat import DeclareAttackers
from engine.game.events.damage import Damage
from engine.game.rules.events.happening import happen
from tests.rulebook import rule
from tests.support.boards.doing import do, permanent
from tests.support.boards.table import Table, card

CUB = ("Odd Cub", "{G}", "Creature — Bear", "", "2/2")
WOLF = ("Dark Wolf", "{G}", "Creature — Wolf", "", "2/2")


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


@rule("701.38b", "701.38d", "611.2c")
def test_a_creature_is_goaded_for_the_rest_of_the_game() -> None:
    table = Table(3)
    (cub,) = table.battlefield("B", card(*CUB))
    do(table, "Put a +1/+1 counter on target creature. It's goaded for the rest of the game.", targets=[cub]).resolve()
    do(table, "Goad target creature.", targets=[cub]).resolve()
    for _ in range(2):
        assert _demanded(table, "B") == [(cub, table.seat("C"))]


@rule("615.7", "601.2d")
def test_prevention_is_divided_among_targets_as_the_spell_is_cast() -> None:
    """Each target has a shield of its own: what one does not need does not help another."""
    table = Table()
    one, two, ox = table.battlefield("A", card("Ox One", "{W}", "Creature — Ox", "", "2/9"), card("Ox Two", "{W}", "Creature — Ox", "", "2/9"),
                                     card("Ox Three", "{W}", "Creature — Ox", "", "2/9"))  # fmt: skip
    table.hand("A", card("Split Ward", "{0}", "Instant", "Prevent the next 5 damage that would be dealt this turn to any number of targets, divided as "
                         "you choose."))  # fmt: skip
    table.policy = lambda decision: [3, 1, 1] if isinstance(decision, Divide) else None
    table.cast("A", "Split Ward", targets=[one, two, table.seat("A")]).resolve()
    happen(table.game, Damage(ox, one, 4), Damage(ox, two, 4), Damage(ox, ox, 4), Damage(ox, table.seat("A"), 4))
    assert [table.game.obj(oid).damage for oid in (one, two, ox)] == [1, 3, 4] and table.life("A") == 17
    happen(table.game, Damage(ox, one, 4))
    assert table.game.obj(one).damage == 5


@rule("615.7")
def test_each_of_two_targets_has_its_own_shield() -> None:
    table = Table()
    one, two = table.battlefield("A", card(*CUB), card(*WOLF))
    do(table, "Prevent the next 1 damage that would be dealt to each of up to two target creatures this turn.", targets=[one, two]).resolve()
    happen(table.game, Damage(one, one, 2))
    assert table.game.obj(one).damage == 1  # not both shields


@rule("608.2c")
def test_what_is_excepted_stays() -> None:
    table = Table()
    table.battlefield("A", card(*CUB), card(*WOLF))
    table.battlefield("B", card(*CUB))
    do(table, "Return all creatures to their owners' hands except for Wolves and Birds.").resolve()
    assert table.zone("A", "battlefield") == ["Dark Wolf"] and table.zone("A", "hand") == table.zone("B", "hand") == ["Odd Cub"]


@rule("615.7", "609.7")
@pytest.mark.parametrize(("words", "whom", "left"), [
    ("that would be dealt by Test Thing this turn", "B", 1), ("that would be dealt by Test Thing this turn", "A", 1),
    ("that would be dealt to you by Test Thing this turn", "A", 1), ("that would be dealt to you by Test Thing this turn", "B", 3),
])  # fmt: skip
def test_the_next_damage_of_one_source_is_prevented(words: str, whom: str, left: int) -> None:
    table = Table()
    thing = permanent(table, f"{{0}}: Prevent the next 2 damage {words}.")
    (cub,) = table.battlefield("A", card(*CUB))
    table.activate("A", thing).resolve()
    happen(table.game, Damage(cub, table.seat(whom), 5))
    assert table.life(whom) == 15  # another source
    happen(table.game, Damage(thing, table.seat(whom), 3))
    assert table.life(whom) == 15 - left
