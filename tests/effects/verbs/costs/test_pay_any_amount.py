"""Paying as much as a player chooses (CR 107.1c, 118.12)."""

from __future__ import annotations

import pytest

from tests.rulebook import rule
from tests.support.boards.doing import bear, do, ogre, permanent, sprite
from tests.support.boards.table import FOREST, Table, card


@rule("118.12", "119.4")
def test_any_amount_of_life() -> None:
    table = Table()
    table.answer("A", True).answer("A", 3)
    do(table, "You may pay any amount of life. If you do, draw that many cards.")
    assert table.life("A") == 17 and len(table.zone("A", "hand")) == 3


@rule("107.14", "118.12")
def test_any_amount_of_energy() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    table.answer("A", True).answer("A", 2)
    do(table, "Choose target creature. You get {E}{E}{E}, then you may pay any amount of {E}. The creature gets -1/-1 until end of "
       "turn for each {E} paid this way.", [victim])  # fmt: skip
    assert table.pt(victim) == (1, 1) and table.game.players[0].counters == {"energy": 1}


@rule("107.14", "118.12")
def test_energy_equal_to_a_number() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    words = "You get {E}{E}{E}. You may pay an amount of {E} equal to target creature's mana value. If you do, destroy it."
    table.answer("A", True)
    do(table, words, [victim])
    assert victim not in table.game.permanents() and not table.game.players[0].counters.get("energy")


@rule("107.14", "118.3")
def test_energy_that_is_not_there() -> None:
    table = Table()
    (victim,) = table.battlefield("B", ogre())
    do(table, "You get {E}. You may pay an amount of {E} equal to target creature's mana value. If you do, destroy it.", [victim])
    assert victim in table.game.permanents() and table.game.players[0].counters == {"energy": 1}


@rule("107.14", "118.3", "one who has never had any energy")
@rule("118.5", "of a cost of no energy nothing is paid")
@pytest.mark.parametrize(("energy", "worth", "destroyed", "left"), [(0, 1, False, 0), (0, 0, True, 0), (2, 0, True, 2), (2, 1, True, 1)])
def test_as_much_energy_as_something_is_worth_and_no_more(energy: int, worth: int, destroyed: bool, left: int) -> None:
    table = Table()
    if energy:
        do(table, f"You get {'{E}' * energy}.")
    (victim,) = table.battlefield("B", card("Small Toy", f"{{{worth}}}", "Artifact Creature — Toy", "", "1/1"))
    table.answer("A", True)
    do(table, "You may pay an amount of {E} equal to target creature's mana value. If you do, destroy it.", [victim])
    assert (victim not in table.game.permanents()) == destroyed and table.game.players[0].counters.get("energy", 0) == left


@rule("119.4")
def test_no_more_life_than_there_is() -> None:
    table = Table()
    permanent(table, "Players can't gain life.", types="Artifact")
    table.life("A", 2)
    table.answer("A", 2)
    do(table, "Pay any amount of life. Each opponent loses that much life.")
    assert table.life("B") == 18 and table.game.players[0].life == 0


JOIN = ("Starting with you, each player may pay any amount of mana. Each player creates X 1/1 white Soldier creature tokens, where X is the "
        "total amount of mana paid this way.")  # fmt: skip


@rule("118.12", "107.1c", "608.2c")
def test_players_join_forces() -> None:
    table = Table(3)
    table.battlefield("B", *[card(*FOREST)] * 2)
    table.mana("A", "{G}{G}{G}").mana("C", "{1}")
    table.answer("A", True, 3).answer("B", True, 2).answer("C", False)
    do(table, JOIN)
    assert [len(table.all("Soldier Token", who=who)) for who in "ABC"] == [5, 5, 5]
    assert table.pool("A") == "" and table.pool("C") == "C" and all(table.game.obj(oid).tapped for oid in table.all("Forest"))
    amounts = [decision for decision in table.asked if type(decision).__name__ == "ChooseNumber"]
    assert [(one.seat, one.high) for one in amounts] == [(0, 3), (1, 2)], "nobody can pay more than there is"


@rule("118.12")
def test_nobody_pays_and_nothing_is_made() -> None:
    table = do(Table(), JOIN)
    assert not table.all("Soldier Token")


@rule("118.12", "608.2c")
def test_each_player_gets_what_they_paid_for_themselves() -> None:
    table = Table()
    table.mana("A", "{3}").mana("B", "{1}")
    table.answer("A", True, 3).answer("B", True, 1)
    do(table, "Each player may pay any amount of mana. Then each player creates a number of 1/1 green Squirrel creature tokens equal to the "
       "amount of mana they paid this way.")  # fmt: skip
    assert [len(table.all("Squirrel Token", who=who)) for who in "AB"] == [3, 1]


@rule("119.4", "608.2c")
def test_life_paid_again_and_again_until_no_one_pays() -> None:
    table = Table()
    table.answer("A", True, 2, False, True, 1, False).answer("B", False, True, 4, True, 0, False)
    do(table, "Starting with you, each player may pay any amount of life. Repeat this process until no one pays life. Each player creates a "
       "1/1 black Rat creature token for each 1 life they paid this way.")  # fmt: skip
    assert (table.life("A"), table.life("B")) == (17, 16) and not table.answers[0] and not table.answers[1]
    assert [len(table.all("Rat Token", who=who)) for who in "AB"] == [3, 4]


@rule("107.14", "107.3a")
def test_energy_as_much_as_x() -> None:
    table = Table()
    pylon = permanent(table, "{T}, Pay X {E}: Destroy target creature with mana value X.", types="Artifact")
    (cub,) = table.battlefield("B", bear())
    do(table, "You get {E}{E}{E}.")
    table.answer("A", 2)
    table.activate("A", pylon, [cub]).resolve()
    assert table.zone("B", "graveyard") == ["Plain Bear"] and table.game.players[0].counters == {"energy": 1}


@rule("107.14", "107.3f")
def test_x_energy_as_it_resolves() -> None:
    table = Table()
    cubs = table.battlefield("B", bear(), ogre(), sprite())
    do(table, "You get {E}{E}{E}.")
    table.answer("A", True, 2, list(cubs[:2]))
    do(table, "Tap all creatures target player controls. You may pay X {E}, then choose up to X creatures tapped this way. Put a stun counter on "
              "each of them.", targets=[1])  # fmt: skip
    assert [table.counters(cub) for cub in cubs] == [{"stun": 1}, {"stun": 1}, {}]
    assert table.game.players[0].counters == {"energy": 1} and all(table.game.objects[cub].tapped for cub in cubs)


@rule("107.14", "118.12")
@pytest.mark.parametrize(("energy", "size"), [("{E}{E}{E}", (4, 4)), ("", (2, 2))])
def test_one_or_more_energy(energy: str, size: tuple[int, int]) -> None:
    """Who has none can not pay one; who pays pays at least one."""
    table = Table()
    (cub,) = table.battlefield("A", bear())
    if energy:
        do(table, f"You get {energy}.")
    table.answer("A", True, 2)
    do(table, "You may pay one or more {E}. If you do, put that many +1/+1 counters on target creature.", [cub])
    assert table.pt(cub) == size
    least = [decision.low for decision in table.asked if type(decision).__name__ == "ChooseNumber"]
    assert least == ([1] if energy else [])


@rule("107.14", "608.2c")
@pytest.mark.parametrize(("paid", "dead", "life"), [(1, False, 20), (2, True, 22)])
def test_how_much_energy_was_paid_and_is_had(paid: int, dead: bool, life: int) -> None:
    table = Table()
    (cub,) = table.battlefield("B", bear())
    table.answer("A", paid)
    do(table, "You get {E}{E}{E}. Pay any amount of {E}. Destroy each creature with mana value less than or equal to the amount of "
       "{E} paid this way. If two or more {E} was paid this way, you gain 2 life. Draw X cards, where X is the amount of {E} you "
       "have.")  # fmt: skip
    assert (cub not in table.game.permanents()) == dead and table.life("A") == life
    assert len(table.zone("A", "hand")) == 3 - paid
